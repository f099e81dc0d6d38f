/** The static data of Altay, as the server gives it. */
import { computed } from '@preact/signals';
import type { Named } from '../../core/api.ts';
import type { Point } from '../../art/shapes.ts';
import { inParts } from '../../core/parts.ts';
import { catalogue, shown } from '../../core/table.ts';
import { language } from '../../core/text.ts';

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
  terrains: { id: string; name: Named; produces: string }[];
  categories: { id: string; name: Named }[];
  texts: Record<string, { cards: Record<string, string>; goals: Record<string, string> }>;
}

export const book = computed(() => catalogue.value as Catalogue);

export const named = (name: Named | undefined): string => name?.[language.value] ?? '';

export const titleOf = (card: string): string => card.split('+')[0] ?? card;
export const pointsOf = (card: string): number => Number(card.split('+')[1] ?? 0);
export const cardText = (title: string): string => book.value.texts[language.value]?.cards[title] ?? '';
export const goalText = (goal: string): string => book.value.texts[language.value]?.goals[goal] ?? '';

// The view of a seat

export interface Place {
  id: string;
  owner: number | null;
  settlements: number;
  marker: string | null;
  vp: number;
  used: boolean;
}
export interface OpenCard {
  card: string;
  mode: 'fill' | 'store';
  fields: string[];
  placed: Record<string, number>;
}
export interface SeatView {
  folk: string | null;
  hand_size: number;
  deck_size: number;
  discard: string[];
  area: string[];
  open: OpenCard[];
  archive_full: boolean;
  reserve: number;
  pool: Record<string, number>;
  coins: number;
  markers: Record<string, number>;
  consumed: Record<string, number>;
  trophies: number[];
  done: string[];
  goal: { goal: string; fields: string[]; placed: Record<string, number> } | null;
  wonder: string | null;
  trashed: string[];
  deck_cards: number;
  score: Record<string, number>;
  hand?: string[];
  archive?: string | null;
  deck?: string[];
}
export interface View {
  start: number;
  active: number;
  ended: boolean;
  trading: boolean;
  territories: Place[];
  market: { title: string; left: number; vp: number | null; cost: string[] | null; bought: boolean }[];
  goals: { shown: { goal: string; cards: number }[]; deck: number; discard: string[] }[];
  seats: SeatView[];
  turn: { used_goals: string[]; seas: string[]; attacks: [string, string][] };
  combat: {
    source: string;
    target: string;
    cards: string[];
    attack: number;
    defence: number;
    struck: boolean;
    defender?: number;
    answer?: string[];
  } | null;
}

export const view = inParts(() => shown.value?.view as View | undefined, ['seats']);

/** The seat in whose place one sits: the viewer's, or the active one's for a spectator. */
export const own = computed(() => {
  const now = shown.value;
  if (!now) return 0;
  return now.viewer ?? (now.view as View).active;
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
