/** What a seat sees of Altay. Types only: as the server sends them in `snapshot.view`. */

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
