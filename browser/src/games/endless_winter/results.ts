/** Challenges: the same deal for a friend. And results of a time when this game kept its own. */
import { remember, type Result } from '../../core/results.ts';
import { stored, unstore } from '../../core/storage.ts';

/** A deal that somebody has played: seed and difficulty, their name and points. */
export interface Challenge {
  seed: number;
  /** The options that are on. */
  options: string[];
  name: string;
  score: number;
}

export const GAME = 'endless_winter';
const OLD = 'dolmen.winter.solo';

interface OldResult {
  table: string;
  at: number;
  seed: number;
  options: string[];
  me: number;
  nomads: number;
  won: boolean;
}

export const modern = ({ table, at, seed, options, me, nomads, won }: OldResult): Result => ({
  table,
  game: GAME,
  at,
  seed,
  options: Object.fromEntries(options.map(option => [option, 'on'])),
  me,
  other: nomads,
  won,
});

/** Once: they are with those of the other games from now on. */
export function adopt(): void {
  const old = stored(OLD);
  if (old === null) return;
  try {
    remember(...(JSON.parse(old) as OldResult[]).map(modern));
  } catch {
    // What cannot be read is of no use.
  }
  unstore(OLD);
}

export const switchedOn = (options: Record<string, string>): string[] =>
  Object.keys(options).filter(id => options[id] === 'on');

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
