/** What this browser holds of tables: the secrets of its seats. */
import { store, stored, storedKeys, unstore } from './storage.ts';
import type { SeatKey } from './wire.ts';

export interface Kept {
  keys: SeatKey[];
  host: string | null;
  invites: SeatKey[];
  /** When this was kept, in milliseconds. */
  at?: number;
}

const KEPT = 'dolmen.table.';

export const NOTHING: Kept = { keys: [], host: null, invites: [] };

export function kept(table: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(stored(KEPT + table) ?? '{}') as Kept) };
  } catch {
    return NOTHING;
  }
}

export function keep(table: string, what: Kept, at = Date.now()): void {
  store(KEPT + table, JSON.stringify({ ...what, at }));
}

/** More keys of a table, each seat once; whatever was there stays. */
export function keepMore(table: string, keys: readonly SeatKey[], host?: string | null, at?: number): void {
  const had = kept(table);
  const others = had.keys.filter(one => !keys.some(key => key.seat === one.seat));
  keep(table, { ...had, keys: [...others, ...keys], host: had.host ?? host ?? null }, at ?? had.at);
}

export function forget(table: string): void {
  unstore(KEPT + table);
}

/** The tables whose keys this browser keeps, the newest first. */
export function keptTables(): string[] {
  return storedKeys(KEPT)
    .map(key => key.slice(KEPT.length))
    .map(table => ({ table, at: kept(table).at ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .map(one => one.table);
}
