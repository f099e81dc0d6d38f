/** Tables as they are asked for: one click each, or everything chosen by hand. */
import { api } from '../../core/api.ts';
import { keepSafe } from '../../core/edition.ts';
import { STATIC } from '../../core/host.ts';
import { go } from '../../core/route.ts';
import { NAMELESS, settings } from '../../core/settings.ts';
import { keep } from '../../core/kept.ts';
import { toast } from '../../core/toasts.ts';
import { t } from '../../core/text.ts';
import type { GameInfo, NewTable, SeatPlan } from '../../core/wire.ts';

/** Makes the table and goes there; gives its number. */
export async function makeTable(plan: NewTable): Promise<string> {
  const made = await api.make(plan);
  keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
  if (STATIC) void keepSafe();
  go(`/t/${made.table}`);
  return made.table;
}

/** The same; what goes wrong is told at the edge of the page. */
export async function make(plan: NewTable): Promise<string | undefined> {
  try {
    return await makeTable(plan);
  } catch (e) {
    toast((e as Error).message);
    return undefined;
  }
}

/** What a game needs for its own way to begin. */
export interface Beginning {
  game: GameInfo;
  begin: typeof make;
}

const QUICK_BOTS = 2;

export const myName = (): string => settings.value.name || NAMELESS;

export function nameFor(kind: string, n: number): string {
  if (kind === 'human') return n === 0 ? myName() : t('seat.number', { n: n + 1 });
  if (kind === 'open') return t('seat.open');
  const bots = t('seat.bots').split(', ');
  return bots[n % bots.length] ?? kind;
}

/** The bot that one meets without choosing; they are listed from weak to strong. */
export const usualBot = (game: GameInfo): string => game.bots[1] ?? game.bots[0] ?? 'random';

export const quickBots = ({ players: [fewest, most] }: GameInfo): number =>
  Math.min(Math.max(QUICK_BOTS, fewest - 1), most - 1);

const seat = (kind: string, n: number, name = ''): SeatPlan => ({ kind, name: name || nameFor(kind, n) });

function seats(first: string, others: string, n: number): SeatPlan[] {
  return Array.from({ length: n }, (_, i) => seat(i === 0 ? first : others, i));
}

export const againstBots = (game: GameInfo): NewTable => ({
  game: game.id,
  seats: seats('human', usualBot(game), quickBots(game) + 1),
});

export const alone = (game: GameInfo): NewTable => ({ game: game.id, seats: seats('human', '', 1) });

export const online = (game: GameInfo, people: number): NewTable => ({
  game: game.id,
  seats: seats('human', 'open', people),
});

export const onOneScreen = (game: GameInfo, names: string[]): NewTable => ({
  game: game.id,
  seats: names.map((name, n) => seat('human', n, name.trim())),
});

/** How many people can share a table; alone is another thing. */
export function numbers(game: GameInfo): number[] {
  const from = Math.max(2, game.players[0]);
  return Array.from({ length: Math.max(0, game.players[1] - from + 1) }, (_, i) => from + i);
}
