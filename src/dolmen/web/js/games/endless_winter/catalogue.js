import { computed } from '@preact/signals';
import { colour as seatColour } from "../../art/pieces.js";
import { inParts } from "../../core/parts.js";
import { catalogue, scores, shown } from "../../core/table.js";
import { gameWords, language, nameOf, seatName } from "../../core/text.js";
export const book = computed(() => catalogue.value);
export const named = (name) => name?.[language.value] ?? '';
export const lines = (kind, id) => book.value.texts[language.value]?.[kind]?.[id] ?? [];
export const term = (key) => gameWords.value.sections.term?.[key] ?? '';
export const view = inParts(() => shown.value?.view, ['seats']);
export const own = computed(() => {
    const now = shown.value;
    if (!now)
        return 0;
    const active = now.view.active;
    return now.viewer ?? (typeof active === 'number' ? active : 0);
});
export const mySeat = computed(() => view.value?.seats[own.value]);
export const NOBODY = 9;
export function mark(side) {
    if (side === 'nomads' || side === 'nomad_tile')
        return NOBODY;
    return side === 'neutral' || side === 'mammoth' ? 8 : Number(side);
}
export const colour = (side) => side === 'neutral' || side === 'mammoth' ? '#8d8177' : seatColour(mark(side));
export function sideName(side) {
    if (side === 'nomads' || side === 'nomad_tile')
        return term('nomads_name');
    return side === 'neutral' || side === 'mammoth' ? '–' : seatName(Number(side));
}
export const total = (n) => scores.value?.[n]?.total ?? 0;
export function cardName(card) {
    if (card.startsWith('culture_') && !book.value.culture[card]) {
        return term(`culture_back_${card.slice(8)}`);
    }
    return nameOf('card', card);
}
