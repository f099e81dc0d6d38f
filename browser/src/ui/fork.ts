/** A new table that goes on from a moment of a game. */
import { api } from '../core/api.ts';
import { at } from '../core/host.ts';
import { keep } from '../core/kept.ts';
import { tokens } from '../core/picture.ts';
import { t } from '../core/text.ts';
import { toast } from '../core/toasts.ts';
import type { SeatInfo } from '../core/wire.ts';

interface From {
  game: string;
  seats: SeatInfo[];
}

/** Where people sat they sit again, at this screen; with `only`, that seat is theirs, and bots play
 * for the others. */
export async function fork(table: string, from: From, moves: number, only?: number): Promise<void> {
  try {
    const [record, games] = await Promise.all([
      api.record(table, tokens(table)),
      only === undefined ? [] : api.games(),
    ]);
    const bots = games.find(game => game.id === from.game)?.bots ?? [];
    const bot = bots[1] ?? bots[0] ?? 'random';
    const seats = from.seats.map((s, n) => {
      const person = s.kind === 'human' || s.kind === 'open';
      const kind = n === only ? 'human' : !person ? s.kind : only === undefined ? 'human' : bot;
      return { kind, name: s.name || t('seat.number', { n: n + 1 }) };
    });
    const made = await api.make({ game: from.game, seats, record, moves });
    keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
    location.assign(at(`/t/${made.table}`));
  } catch (e) {
    toast((e as Error).message);
  }
}

/** The same for a table that is not open here. */
export async function forkAt(table: string, moves: number, only: number): Promise<void> {
  try {
    await fork(table, await api.table(table), moves, only);
  } catch (e) {
    toast((e as Error).message);
  }
}
