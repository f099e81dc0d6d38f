/** The static data of Endless Winter, as the server gives it, and the view of a seat. */
import { computed } from '@preact/signals';
import { colour as seatColour } from '../../art/pieces.tsx';
import type { Named } from '../../core/text.ts';
import { inParts } from '../../core/parts.ts';
import { catalogue, scores, shown, viewAs } from '../../core/picture.ts';
import { gameTexts, labelled, language, nameOf, seatName } from '../../core/text.ts';
import type { ModuleBook } from './modules.ts';
import type { FigureView, Table } from './view.ts';

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

/** What is printed on a component, line by line; the first line is its name. */
export const lines = (kind: string, id: string): string[] =>
  book.value.texts[language.value]?.[kind]?.[id] ?? [];

/** Its name and, behind it, what it says. */
export function titled(kind: string, id: string): string {
  const [name = id, ...says] = lines(kind, id);
  return says.length ? labelled(name, says.join(' ')) : name;
}
export const term = (key: string): string => gameTexts.value.sections.term?.[key] ?? '';

export const view = inParts(() => viewAs<Table>(), ['seats']);

/** The seat in whose place one sits: the viewer's, or the first one's for a spectator. */
export const own = computed(() => {
  const now = shown.value;
  if (!now) return 0;
  const active = viewAs<Table>()?.active;
  return now.viewer ?? (typeof active === 'number' ? active : 0);
});
export const mySeat = computed(() => view.value?.seats[own.value]);

/** The Nomads have the colour and the ring of nobody's seat. */
export const NOBODY = 9;
/** Whoever has pieces on the table. */
export type Side = FigureView['seat'];

export function mark(side: Side | string): number {
  if (side === 'nomads' || side === 'nomad_tile') return NOBODY;
  return side === 'neutral' || side === 'mammoth' ? 8 : Number(side);
}
export const colour = (side: Side | string): string =>
  side === 'neutral' || side === 'mammoth' ? '#8d8177' : seatColour(mark(side));
export function sideName(side: Side | string): string {
  if (side === 'nomads' || side === 'nomad_tile') return term('opponent');
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
