/** The static data of Prehistory, as the server gives it, and what a seat sees. */
import { computed } from '@preact/signals';
import { inParts } from '../../core/parts.ts';
import { catalogue, shown, viewAs } from '../../core/picture.ts';
import { countOf, join, labelled, language, nameOf, t, upper } from '../../core/text.ts';
import type { Action, Catalogue, Colour, SeatView, SpaceView, Table } from './view.ts';

export const COLOURS: readonly Colour[] = ['grey', 'red', 'yellow', 'blue', 'brown', 'white'];
export const ACTIONS: readonly Action[] = [
  'painting',
  'gathering',
  'ceremony',
  'fishing',
  'hunting',
  'migration',
];
export const SPECIES = ['species_tiger', 'species_rhino', 'species_mammoth'] as const;
export const FISH_KINDS = ['fish_kind_trout', 'fish_kind_pike', 'fish_kind_salmon'] as const;

export const book = computed(() => catalogue.value as Catalogue);

/** The generated text of a thing, in the language of whoever looks. */
export const textOf = (kind: string, id: string): string =>
  book.value.texts[language.value]?.[kind]?.[id] ?? '';
export const colourName = (colour: string): string => nameOf('colour', colour);

/** Cubes by colour, whose names agree with what they are. */
export const RESOURCES = 'f';
export const MARKERS = 'm';
export function counted(counts: Record<Colour, number>, form: string): string {
  const parts = COLOURS.filter(c => counts[c] > 0).map(c => countOf(counts[c], 'colour', c, form));
  return parts.length ? join(parts) : t('prehistory.nothing');
}

export const view = inParts(() => viewAs<Table>(), ['seats']);

/** The seat in whose cave one sits: the viewer's, or for a spectator that of who decides. */
export const own = computed(() => {
  const now = shown.value;
  if (!now) return 0;
  const deciding = now.decision?.seat ?? viewAs<Table>()?.order[0] ?? 0;
  return now.viewer ?? deciding;
});
export const mySeat = computed(() => view.value?.seats[own.value]);
export const total = (seat: SeatView): number => seat.score.total ?? 0;
/** Points by category, with its name. */
export const categories = (seat: SeatView): [string, number][] =>
  Object.entries(seat.score)
    .filter(([id]) => id !== 'total')
    .map(([id, n]) => [nameOf('category', id), n]);
/** The game of one species that a seat has hunted. */
export const hunted = (seat: SeatView, species: string): { points: number; prints: number } => ({
  points: (seat.animals[species] ?? []).reduce((a, b) => a + b, 0),
  prints: seat.footprints[species]?.length ?? 0,
});
export const huntedText = (seat: SeatView, species: string): string =>
  labelled(upper(nameOf('species', species)), t('prehistory.hunted', hunted(seat, species)));
export const space = (id: string): SpaceView | undefined => view.value?.prices.find(p => p.space === id);

/** What is printed on something, drawn as an icon. */
export const ICON: Record<string, string> = {
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
export const ACTION_ICON: Record<Action, string> = {
  painting: 'hand',
  gathering: 'berries',
  ceremony: 'drum',
  fishing: 'fish',
  hunting: 'spear',
  migration: 'foot',
};

/** The figure on a ceremony card, from what it counts. */
export function ceremonyIcon(card: string): string {
  const score = book.value.ceremony[card]?.score;
  if (!score) return 'drum';
  if (score.op === 'copy_best') return 'shaman';
  if (score.op === 'pattern') return 'hand';
  if (score.of === 'fish') return 'fish';
  if (score.of === 'animals') return 'tiger';
  if (score.of === 'gathering') return 'basket';
  switch (score.count) {
    case 'members_on_terrain':
      return (['ripples', 'stone', 'pine'] as const)[score.argument] ?? 'foot';
    case 'members_on_board':
      return 'cave';
    case 'complete_rows':
      return 'hand';
    case 'scored_megaliths':
      return (['menhir', 'dolmen', 'stones'] as const)[score.argument] ?? 'dolmen';
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
