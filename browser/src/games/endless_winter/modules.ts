/** What expansions and modules add: static data, and their parts of a seat's view. */
import type { Named } from '../../core/api.ts';
import type { ColumnOption, Cost, Op } from './catalogue.ts';

export interface Landmark {
  name: Named;
  count: string;
  div: number;
  rate: number;
  cap: number;
}
export interface Ritual {
  name: Named;
  requirement: { count: string; min: number }[];
  cost: Cost;
  reward: Op[];
}
export interface Painting {
  name: Named;
  chamber: string;
  complete: Op[];
  coloured: Op[];
}
export interface Line {
  painting: string;
  from: string;
  to: string;
  start: boolean;
  effect: Op[];
}
export interface Node {
  painting: string;
  x: number;
  y: number;
  dot: boolean;
}

export interface ModuleBook {
  names: Record<string, Named>;
  rest_tiles: Record<string, { name: Named; effect: Op[] }>;
  ice_finds: Record<string, { name: Named; effect: Op[] }>;
  dogs: Record<string, { name: Named; column: string; effect: Op[] }>;
  dog: { food: number; points: number[] };
  rituals: Record<string, Ritual>;
  mammoth: ColumnOption;
  landmarks: Record<string, Landmark>;
  fish: Record<string, { name: Named; count: number; effect: Op[] }>;
  border: Record<string, { neighbours: [string, string] }>;
  raft_points: number;
  chambers: Record<string, { name: Named; torches_needed: number }>;
  paintings: Record<string, Painting>;
  lines: Record<string, Line>;
  nodes: Record<string, Node>;
  dots: Record<string, string>;
  torches: number;
}

export interface CaveBoard {
  torches: number;
  lines: string[];
  dots: string[];
  complete: string[];
}
export interface Rivers {
  river: string[];
  fish: boolean[];
  fish_unseen: Record<string, number>;
  landmarks: Record<string, string>;
  rafts: number[];
  start_tiles: (string | null)[];
}
export interface Dog {
  dog: string | null;
  chosen: boolean;
  trust: number;
  used: boolean;
  to_choose?: string[];
}

/** Only what is in play is there. */
export interface ModuleViews {
  rest_tiles?: { tiles: { id: string; seat: number | null }[]; eclipse_labor: number[] };
  glacier_tokens?: { tokens: Record<string, string | null> };
  rivers_rafts?: Rivers;
  cave_paintings?: { boards: CaveBoard[] };
  four_legged_friends?: { seats: Dog[] };
  ritual_sites?: { row: string[]; taken: (string | null)[] };
  mammoth?: { junction: string | null; influence: number };
  column_abilities?: { used: Record<string, number> };
}

/** Space 0 is the Headwaters, this one the Delta. */
export const DELTA = 6;
