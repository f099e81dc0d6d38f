/** The static data of Endless Winter, as the server gives it, and the form of a seat's view. */
import { computed } from '@preact/signals';
import { colour as seatColour } from '../../art/pieces.tsx';
import type { Named } from '../../core/api.ts';
import { inParts } from '../../core/parts.ts';
import { catalogue, scores, shown } from '../../core/table.ts';
import { gameWords, language, nameOf, seatName } from '../../core/text.ts';
import type { ModuleBook, ModuleViews } from './modules.ts';

export interface Op {
  do: string;
  n?: number;
  column?: string;
  give?: Record<string, number>;
  get?: Record<string, number>;
  max?: number;
  options?: Op[][];
  step?: Op;
  count?: string;
  div?: number;
  cap?: number;
}
export interface Cost {
  food?: number;
  tool?: number;
  labor?: number;
}
export interface ColumnOption {
  id: string;
  name: Named;
  cost: Cost | 'card' | 'stone_slot' | 'village_slot';
  effect: Op[];
}
export interface Column {
  id: string;
  name: Named;
  step_0: Op[];
  step_a: ColumnOption[];
  step_b: ColumnOption[];
  first_figure: Op[];
}
export interface Folk {
  name: Named;
  labor: number;
  column_labor: Record<string, number>;
  action: Op[];
  eclipse: Op[];
  column_action?: { column: string; cost: Cost; effect: Op[] };
}
export interface Culture {
  name: Named;
  era: number;
  cost: Cost;
  points: number;
  effect: Op[];
  kind?: string;
  follow?: Op[];
  opponent_price?: Cost & { point?: number };
}
export interface Animal {
  name: Named;
  cost: Cost;
  tip: Op[];
  count: number;
  points: number[];
  eclipse?: Op[][];
}
export interface Chief {
  name: Named;
  side_a: { column: string; effect: Op[] }[];
  side_b: { column: string; effect: Op[] }[];
}
export interface Stone {
  name: Named;
  era: number;
  count: string;
  div: number;
  rate: number;
  cap: number;
}
export interface Hex {
  id: string;
  name: Named;
  ring: 'base' | 'inner' | 'outer';
  q: number;
  r: number;
  x: number;
  y: number;
}
export interface NomadCard {
  name: Named;
  marked_column: string;
  big_arrow: string;
  small_arrow: string;
  labor: number;
  [column: string]: unknown;
}
export interface Catalogue {
  limits: { food_max: number; tool_max: number; villages_max: number; camps_max: number };
  rest: Op[];
  rest_labor: number;
  turn_order: Op[][];
  difficulty: { id: string; name: Named }[];
  columns: Record<string, Column>;
  folk: Record<string, Folk>;
  culture: Record<string, Culture>;
  animals: Record<string, Animal>;
  chiefs: Record<string, Chief>;
  setup: Record<string, { name: Named; effect: Op[] }>;
  stones: Record<string, Stone>;
  tiles: Record<string, { name: Named; type: string; income: Op[] }>;
  types: Record<string, { name: Named }>;
  hexes: Record<string, Hex>;
  junctions: Record<string, { hexes: string[]; x3: number; y3: number; village_allowed: boolean }>;
  spaces: Record<string, { tile: string; income: Op[] }>;
  levels: Op[][];
  glory: { position: number; points_per_buried_card: number; effect: Op[] }[];
  offering: { position: number; effect: Op[]; [rate: string]: unknown }[];
  village_slots: { cost: Cost; income: Op[] }[];
  megalith_slots: { pieces: number; colour: string; income: Op[] }[];
  stone_slots: { cost: Cost; build_income: Op[] }[];
  nomad_cards: Record<string, NomadCard>;
  nomad_actions: Record<string, { name: Named }>;
  land_cards: Record<string, { name: Named; inner: string[]; outer: string[] }>;
  modules: ModuleBook;
  texts: Record<string, Record<string, Record<string, string[]>>>;
}

export const book = computed(() => catalogue.value as Catalogue);
export const named = (name: Named | undefined): string => name?.[language.value] ?? '';

/** What is printed on a component, line by line; the first line is its name. */
export const lines = (kind: string, id: string): string[] =>
  book.value.texts[language.value]?.[kind]?.[id] ?? [];
export const term = (key: string): string => gameWords.value.sections.term?.[key] ?? '';

// The view of a seat

export type Side = number | 'nomads' | 'neutral';
export interface Figure {
  seat: Side;
  figure: 'chief' | 'tribe';
}
export interface SeatView {
  seat: Side;
  chief: string | null;
  chief_side: 'a' | 'b' | null;
  setup_card: string | null;
  food: number;
  tools: number;
  points: number;
  glory: number;
  offering: number;
  figures: { chief: number; tribe: number };
  camps_on_board: number;
  villages_on_board: number;
  megaliths_built: number;
  megaliths_raised: number;
  stones: string[];
  animals: Record<string, { upright: number; tipped: number }>;
  graveyard: string[];
  deck?: number;
  hand_size?: number;
  play_area?: string[];
  discard?: string[];
  eclipse_pile_size?: number;
  eclipse_pile?: string[] | null;
  hand?: string[];
  deck_contents?: Record<string, number>;
  deck_hand_and_pile?: Record<string, number>;
  chiefs_to_choose?: string[];
  setup_to_choose?: string[];
}
export interface Piece {
  level: number;
  row: number;
  column: number;
  seat: Side;
  neutral: boolean;
}
export interface Nomads {
  deck: number;
  row: string[];
  arrows: [string, string];
  eclipse_pile_size: number;
  eclipse_pile: string[] | null;
  eclipse_labor: number | null;
  sacrifice_pile: string[];
  land_discard: string[];
  land_deck: number;
  tile_at: string | null;
  tile_side: 'camp' | 'village';
  extra_card: boolean;
}
export interface View extends ModuleViews {
  round: number;
  rounds: number;
  era: number;
  phase: string;
  solo: boolean;
  turn_order: Side[];
  active: Side | null;
  column: string | null;
  labor: number;
  pledged_labor: Record<string, number>;
  columns: { id: string; first_figure_space: Figure | null; large_space: Figure[] }[];
  rest: Figure[];
  tribe_stacks: Record<string, number>;
  culture_display: Record<string, string | null>;
  culture_decks: number[];
  hunting_ground: Record<string, string | null>;
  animal_deck: number;
  stone_rows: (string | null)[][];
  map: {
    hexes: Record<string, { tile: string; camps: Record<string, number>; influence: Record<string, number> }>;
    junctions: Record<string, string>;
  };
  site: { spaces: { space: string; row: number; column: number }[]; pieces: Piece[] };
  eclipse: { step: number; seat: Side | null; cards: string[]; hexes: string[]; slots: string[] } | null;
  seats: SeatView[];
  nomads?: Nomads;
}

export const view = inParts(() => shown.value?.view as View | undefined, ['seats']);

/** The seat in whose place one sits: the viewer's, or the first one's for a spectator. */
export const own = computed(() => {
  const now = shown.value;
  if (!now) return 0;
  const active = (now.view as View).active;
  return now.viewer ?? (typeof active === 'number' ? active : 0);
});
export const mySeat = computed(() => view.value?.seats[own.value]);

/** The Nomads have the colour and the ring of nobody's seat. */
export const NOBODY = 9;
export function mark(side: Side | string): number {
  if (side === 'nomads' || side === 'nomad_tile') return NOBODY;
  return side === 'neutral' || side === 'mammoth' ? 8 : Number(side);
}
export const colour = (side: Side | string): string =>
  side === 'neutral' || side === 'mammoth' ? '#8d8177' : seatColour(mark(side));
export function sideName(side: Side | string): string {
  if (side === 'nomads' || side === 'nomad_tile') return term('nomads_name');
  return side === 'neutral' || side === 'mammoth' ? '–' : seatName(Number(side));
}
/** Points if the game ended now, by the number of the side. */
export const total = (n: number): number => scores.value?.[n]?.total ?? 0;

export function cardName(card: string): string {
  if (card.startsWith('culture_') && !book.value.culture[card]) {
    return term(`culture_back_${card.slice(8)}`);
  }
  return nameOf('card', card);
}
