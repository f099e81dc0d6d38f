import { computed } from '@preact/signals';
import { inParts } from "../../core/parts.js";
import { catalogue, shown } from "../../core/table.js";
import { language, nameOf } from "../../core/text.js";
export const COLOURS = ['grey', 'red', 'yellow', 'blue', 'brown', 'white'];
export const ACTIONS = ['painting', 'gathering', 'ceremony', 'fishing', 'hunting', 'migration'];
export const SPECIES = ['species_tiger', 'species_rhino', 'species_mammoth'];
export const FISH_KINDS = ['fish_kind_trout', 'fish_kind_pike', 'fish_kind_salmon'];
export const book = computed(() => catalogue.value);
export const textOf = (kind, id) => book.value.texts[language.value]?.[kind]?.[id] ?? '';
export const colourName = (colour) => nameOf('colour', colour);
export const view = inParts(() => shown.value?.view, ['seats']);
export const own = computed(() => {
    const now = shown.value;
    if (!now)
        return 0;
    const deciding = now.decision?.seat ?? now.view.order[0] ?? 0;
    return now.viewer ?? deciding;
});
export const mySeat = computed(() => view.value?.seats[own.value]);
export const total = (seat) => seat.score.total ?? 0;
export const space = (id) => view.value?.prices.find(p => p.space === id);
export const ICON = {
    grey: 'hand',
    red: 'berries',
    yellow: 'fire',
    blue: 'fish',
    brown: 'spear',
    white: 'foot',
    symbol_wave: 'ripples',
    symbol_ox: 'bison',
    symbol_hand: 'hand',
    symbol_sun: 'sun',
    symbol_hunter: 'caveman',
    symbol_deer: 'deer',
    kind_honey: 'honeycomb',
    kind_egg: 'eggs',
    kind_berry: 'berries',
    kind_mushroom: 'mushroom',
    kind_nut: 'nut',
    kind_fruit: 'fruit',
    species_tiger: 'tiger',
    species_rhino: 'rhino',
    species_mammoth: 'mammoth',
    fish_kind_trout: 'fish',
    fish_kind_pike: 'fish',
    fish_kind_salmon: 'fish',
};
export const ACTION_ICON = {
    painting: 'hand',
    gathering: 'berries',
    ceremony: 'drum',
    fishing: 'fish',
    hunting: 'spear',
    migration: 'foot',
};
export function ceremonyIcon(card) {
    const score = book.value.ceremony[card]?.score;
    if (!score)
        return 'drum';
    if (score.op === 'copy_best')
        return 'shaman';
    if (score.op === 'pattern')
        return 'hand';
    if (score.of === 'fish')
        return 'fish';
    if (score.of === 'animals')
        return 'tiger';
    if (score.of === 'gathering')
        return 'basket';
    switch (score.count) {
        case 'members_on_terrain':
            return ['ripples', 'stone', 'pine'][score.argument] ?? 'foot';
        case 'members_on_board':
            return 'cave';
        case 'complete_rows':
            return 'hand';
        case 'scored_megaliths':
            return ['menhir', 'dolmen', 'stones'][score.argument] ?? 'dolmen';
        case 'development':
            return 'flint';
        case 'fishing_position':
        case 'fish':
            return 'fish';
        case 'ceremony_cards':
            return 'drum';
        case 'footprints':
            return 'paw';
        case 'animals':
            return ICON[SPECIES[score.argument] ?? ''] ?? 'tiger';
        case 'camps_built':
            return 'tipi';
        case 'gathering_tiles':
            return 'basket';
        default:
            return 'drum';
    }
}
