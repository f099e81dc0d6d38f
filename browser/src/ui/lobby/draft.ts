/** What is chosen about a new table, apart from how it is asked for. */
import { Failed } from '../../core/api.ts';
import { store, stored } from '../../core/storage.ts';
import { t } from '../../core/text.ts';
import type { GameInfo, OptionInfo, ValueInfo } from '../../core/wire.ts';
import { myName, nameFor, quickBots, usualBot } from './plans.ts';

export interface Plan {
  kind: string;
  name: string;
  begins?: boolean;
}

/** All of it but the seed: another time it is another deal. */
export interface Setup {
  seats: Plan[];
  options: Record<string, string>;
  listed: boolean;
  /** Minutes; 0 for none. */
  clock: number;
}

export interface Problem {
  /** The field: seed, options.order, seats.2; form if nobody knows. */
  at: string;
  text: string;
}

export const calledAt = (plan: Plan, n: number): string => plan.name || nameFor(plan.kind, n);

export const usual = (game: GameInfo): Setup => ({
  seats: [
    { kind: 'human', name: myName() },
    ...Array.from({ length: quickBots(game) }, () => ({ kind: usualBot(game), name: '' })),
  ],
  options: Object.fromEntries(game.options.map(o => [o.id, String(o.default)])),
  listed: false,
  clock: 0,
});

export interface Matter extends OptionInfo {
  chosen: ValueInfo | undefined;
}

/** The options that have an effect: what belongs to a module that is off, or to another number of
 * players, does not matter. */
export function matter(game: GameInfo, { seats, options }: Setup): Matter[] {
  const fits = ({ players }: { players: number[] }) => !players.length || players.includes(seats.length);
  return game.options
    .filter(o => fits(o) && (!o.of.length || o.of.some(owner => options[owner] === 'on')))
    .map(o => {
      const values = o.values.filter(fits);
      return { ...o, values, chosen: values.find(v => v.id === options[o.id]) ?? values[0] };
    });
}

/** Those that are switched on or off, with a sentence each. */
export const isSwitch = (option: OptionInfo): boolean =>
  ['module', 'difficulty'].includes(option.kind) && option.values.some(v => v.id === 'on');

const KEY = 'dolmen.setup.';

export const keepSetup = (game: GameInfo, setup: Setup): void =>
  void store(KEY + game.id, JSON.stringify(setup));

/** The table that was made last, as far as it can still be made. */
export function lastSetup(game: GameInfo): Setup | undefined {
  try {
    const had = JSON.parse(stored(KEY + game.id) ?? 'null') as Setup | null;
    if (!had) return undefined;
    const known = ({ kind }: Plan) => ['human', 'open', ...game.bots].includes(kind);
    const seats = had.seats.filter(known).slice(0, game.players[1]);
    if (seats.length < game.players[0]) return undefined;
    return { ...usual(game), ...had, seats, options: { ...usual(game).options, ...had.options } };
  } catch {
    return undefined;
  }
}

/** What the server refused, beside the field that it speaks of. */
export function problemOf(e: unknown, shown: readonly string[]): Problem {
  const { message } = e as Error;
  const place = e instanceof Failed ? e.place : [];
  const named = [place.join('.'), String(place[0] ?? '')].find(at => shown.includes(at));
  return { at: named ?? 'form', text: message };
}

/** A seed must survive being written as a number. */
export function wrongSeed(seed: string): Problem | undefined {
  if (!seed.trim() || (/^\d+$/.test(seed.trim()) && Number.isSafeInteger(Number(seed)))) return undefined;
  return { at: 'seed', text: t('setup.seed_wrong', { most: Number.MAX_SAFE_INTEGER }) };
}
