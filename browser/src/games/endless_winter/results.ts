/** Results of games alone, kept in this browser, and challenges: the same deal for a friend. */
import { signal } from '@preact/signals';

export interface Result {
  table: string;
  /** Milliseconds. */
  at: number;
  seed: number;
  options: string[];
  me: number;
  nomads: number;
  won: boolean;
  challenge?: Challenge;
}

/** A deal that somebody has played: seed and difficulty, their name and points. */
export interface Challenge {
  seed: number;
  options: string[];
  name: string;
  score: number;
}

const KEY = 'dolmen.winter.solo';
const MOST = 200;

export function read(store: Pick<Storage, 'getItem'> = localStorage): Result[] {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Result[]) : [];
  } catch {
    return [];
  }
}

export const results = signal<Result[]>(typeof localStorage === 'undefined' ? [] : read());

/** Each table once; the newest first. */
export function remember(result: Result): void {
  const others = results.value.filter(r => r.table !== result.table);
  results.value = [result, ...others].sort((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(results.value));
}

/** Games won since the last one that was lost. */
export function streak(of: readonly Result[]): number {
  const lost = of.findIndex(r => !r.won);
  return lost < 0 ? of.length : lost;
}

export const best = (of: readonly Result[]): number => Math.max(0, ...of.map(r => r.me));

/** What stands behind # in the address of the lobby: endless_winter:5:extra_card+village_tile:67:Ayla */
export function challengeHash(c: Challenge): string {
  return `#endless_winter:${c.seed}:${c.options.join('+') || '-'}:${c.score}:${encodeURIComponent(c.name)}`;
}

export function readChallenge(hash: string): Challenge | undefined {
  const found = /^#endless_winter:(\d{1,19}):([a-z_+-]+):(-?\d+):(.*)$/.exec(hash);
  if (!found) return undefined;
  const [, seed = '', options = '-', score = '0', name = ''] = found;
  // Beyond this a number is no longer exact.
  if (!Number.isSafeInteger(Number(seed))) return undefined;
  try {
    return {
      seed: Number(seed),
      options: options === '-' ? [] : options.split('+'),
      score: Number(score),
      name: decodeURIComponent(name).slice(0, 40),
    };
  } catch {
    return undefined;
  }
}

const accepted = (table: string): string => `dolmen.winter.challenge.${table}`;
export const accept = (table: string, c: Challenge): void =>
  localStorage.setItem(accepted(table), JSON.stringify(c));
export function challengeOf(table: string): Challenge | undefined {
  try {
    return (JSON.parse(localStorage.getItem(accepted(table)) ?? 'null') as Challenge | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Seed and difficulty from the head of a record. */
export function headOf(record: string): { seed: number; options: string[] } {
  const seed = /^seed: (\d+)$/m.exec(record)?.[1] ?? '0';
  const options = [...record.matchAll(/^option (\w+): on$/gm)].map(found => found[1] ?? '');
  return { seed: Number(seed), options };
}
