/** What this browser can hand on to another one: the keys of its tables, and results. */
import { keepMore, kept, keptTables } from '../../core/kept.ts';
import { remember, results, type Result } from '../../core/results.ts';
import { set, settings } from '../../core/settings.ts';
import type { Pocket } from '../../core/wire.ts';

const MOST = 500;

/** Of one table, or of all that a seat is held at. */
export function fill(only?: string): Pocket {
  const tables = (only ? [only] : keptTables()).map(table => ({ table, ...kept(table) }));
  return {
    name: settings.value.name,
    tables: tables
      .filter(one => one.keys.length || one.host)
      .slice(0, MOST)
      .map(({ table, keys, host, at }) => ({ table, keys, host, at: at ?? 0 })),
    results: only ? [] : results.value.map(one => ({ ...one })),
  };
}

/** Nothing that is here already is lost. */
export function empty(pocket: Pocket): number {
  for (const { table, keys, host, at } of pocket.tables) keepMore(table, keys, host, at || undefined);
  remember(...((pocket.results ?? []) as unknown as Result[]));
  if (pocket.name && !settings.value.name) set('name', pocket.name);
  return pocket.tables.length;
}
