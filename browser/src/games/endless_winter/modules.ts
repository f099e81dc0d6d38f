/** What expansions and modules add to the static data. */
import type { Named } from '../../core/text.ts';
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

/** Space 0 is the Headwaters, this one the Delta. */
export const DELTA = 6;
