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

export function kept(table: string): Kept {
  const none: Kept = { keys: [], host: null, invites: [] };
  try {
    return { ...none, ...(JSON.parse(stored(KEPT + table) ?? '{}') as Kept) };
  } catch {
    return none;
  }
}

export function keep(table: string, what: Kept): void {
  store(KEPT + table, JSON.stringify({ ...what, at: Date.now() }));
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
