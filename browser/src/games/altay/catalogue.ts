/** The static data of Altay, as the server gives it. */
import { computed } from '@preact/signals';
import { named, type Named } from '../../core/text.ts';
import type { Point } from '../../art/shapes.ts';
import { inParts } from '../../core/parts.ts';
import { catalogue, shown, viewAs } from '../../core/picture.ts';
import { language } from '../../core/text.ts';
import type { SeatView, Table } from './view.ts';

export interface Territory {
  id: string;
  name: Named;
  terrain: string;
  island: boolean;
  anchor: Point;
  adjacent: string[];
  outline: Point[];
}
export interface Card {
  name: Named;
  kind: string;
  options: { id: string; cost?: Op[]; do?: Op[] }[];
  fields: string[];
  mode: 'fill' | 'store' | null;
  attack: number;
  defence: number;
  copies: { vp: number; cost: string[] }[];
}
export interface Op {
  op: string;
  n?: number;
  res?: Record<string, number>;
  terrain?: string;
  card?: string;
  fields?: string[];
  on_full?: Op[];
}
export interface Goal {
  id: string;
  name: Named;
  level: number;
  fields: string[];
  vp?: number;
  settlement: boolean;
  trigger: string;
}
export interface Catalogue {
  canvas: { width: number; height: number; settlement_slots: Point[]; vp_marker_offset: Point };
  territories: Territory[];
  seas: { id: string; name: Named; outline: Point[] }[];
  borders: { a: string; b: string; kind: 'land' | 'river' | 'strait'; path: Point[] }[];
  cards: Record<string, Card>;
  goals: Record<string, Goal>;
  markers: Record<string, { name: Named; value: number; resource: string }>;
  folks: { id: string; name: Named }[];
  /** The starting deck of each folk: how many of which card. */
  decks: Record<string, Record<string, number>>;
  terrains: { id: string; name: Named; produces: string }[];
  categories: { id: string; name: Named }[];
  texts: Record<string, Record<'cards' | 'goals' | 'worth', Record<string, string>>>;
}

export const book = computed(() => catalogue.value as Catalogue);

export const titleOf = (card: string): string => card.split('+')[0] ?? card;
export const pointsOf = (card: string): number => Number(card.split('+')[1] ?? 0);
export const cardText = (title: string): string => book.value.texts[language.value]?.cards[title] ?? '';
export const goalText = (goal: string): string => book.value.texts[language.value]?.goals[goal] ?? '';

/** The printed points of a technology and its settlement symbol, in words; nothing for a wonder. */
export const goalWorth = (goal: string): string => book.value.texts[language.value]?.worth[goal] ?? '';

export const view = inParts(() => viewAs<Table>(), ['seats']);

/** What a territory borders on in this game, by name (R39: what is out of play does not exist). */
export function besides(id: string): string {
  const here = new Set(view.value?.territories.map(x => x.id));
  const near = book.value.territories.find(x => x.id === id)?.adjacent.filter(x => here.has(x)) ?? [];
  return near.map(x => named(book.value.territories.find(y => y.id === x)?.name)).join(', ') || '–';
}

/** The seat in whose place one sits: the viewer's, or the active one's for a spectator. */
export const own = computed(() => {
  const now = shown.value;
  if (!now) return 0;
  return now.viewer ?? viewAs<Table>()?.active ?? 0;
});

export const total = (seat: SeatView): number => Object.values(seat.score).reduce((a, b) => a + b, 0);

/** Which fields of a card are filled: every placed good lies on the first field that takes it. */
export function filled(fields: readonly string[], placed: Record<string, number>): (string | null)[] {
  const left = { ...placed };
  const out: (string | null)[] = fields.map(() => null);
  fields.forEach((field, i) => {
    if ((left[field] ?? 0) > 0) {
      left[field] = (left[field] ?? 0) - 1;
      out[i] = field;
    }
  });
  fields.forEach((field, i) => {
    if (out[i]) return;
    const wild = field === 'any' ? Object.keys(left) : field === 'wms' ? ['wood', 'metal', 'stone'] : [];
    const good = wild.find(kind => (left[kind] ?? 0) > 0);
    if (good) {
      left[good] = (left[good] ?? 0) - 1;
      out[i] = good;
    }
  });
  return out;
}
