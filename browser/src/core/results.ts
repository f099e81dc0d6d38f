/** Games alone that were finished here: kept in this browser, and taken along to another one. */
import { effect, signal } from '@preact/signals';
import { api } from './api.ts';
import { guest, live, tableId, tokens } from './picture.ts';
import { store, stored } from './storage.ts';
import { toast } from './toasts.ts';

export interface Result {
  table: string;
  game: string;
  /** Milliseconds. */
  at: number;
  seed: number;
  /** What differs from the default. */
  options: Record<string, string>;
  me: number;
  /** The points of an automatic opponent, if the game has one. */
  other: number | null;
  won: boolean | null;
}

const KEY = 'dolmen.alone';
const MOST = 500;

export function readResults(): Result[] {
  try {
    const kept = JSON.parse(stored(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Result[]) : [];
  } catch {
    return [];
  }
}

export const results = signal<Result[]>(readResults());

/** Each table once; the newest first. */
export function merge(had: readonly Result[], more: readonly Result[]): Result[] {
  const by = new Map([...had, ...more].map(one => [one.table, one]));
  return [...by.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
}

export function remember(...more: readonly Result[]): void {
  results.value = merge(readResults(), more);
  store(KEY, JSON.stringify(results.value));
}

/** Games won since the last one that was lost. */
export function streak(of: readonly Result[]): number {
  const lost = of.findIndex(r => !r.won);
  return lost < 0 ? of.length : lost;
}

export const best = (of: readonly Result[]): number => Math.max(0, ...of.map(r => r.me));

/** Seed and options from the head of a record. */
export function headOf(record: string): Pick<Result, 'seed' | 'options'> {
  const seed = /^seed: (\d+)$/m.exec(record)?.[1] ?? '0';
  const found = [...record.matchAll(/^option (\w+): (\S+)$/gm)];
  return { seed: Number(seed), options: Object.fromEntries(found.map(one => [one[1] ?? '', one[2] ?? ''])) };
}

let asked = '';
effect(() => {
  const now = live.value;
  const id = tableId.value;
  const over = now?.over && !now.ended && !now.still && now.seats.length === 1 && now.viewer === 0;
  if (!over || !id || guest.value || asked === id) return;
  asked = id;
  const [me, other] = now.scores.map(score => score.total);
  const { game } = now;
  api.record(id, tokens(id)).then(
    record => {
      const at = results.peek().find(r => r.table === id)?.at ?? Date.now();
      const won = other === undefined ? null : (me ?? 0) > other;
      remember({ table: id, game, at, ...headOf(record), me: me ?? 0, other: other ?? null, won });
    },
    (e: Error) => toast(e.message),
  );
});
