/** The tables that the lobby lists: mine, whose keys this browser keeps, and those open to everybody. */
import { signal } from '@preact/signals';
import { api } from '../../core/api.ts';
import { kept, keptTables } from '../../core/kept.ts';
import { named, t } from '../../core/text.ts';
import type { TableInfo } from '../../core/wire.ts';

export const open = signal<TableInfo[]>([]);
export const mine = signal<TableInfo[]>([]);
/** How many I hold a seat at, whether they are shown or not. */
export const held = signal(0);
/** Does somebody want to see all of them? */
export const everything = signal(false);

/** As many as the server tells about at once. */
const AT_ONCE = 40;
const AT_FIRST = 12;

export const mySeats = (line: TableInfo): number[] => kept(line.table).keys.map(k => k.seat);
export const myTurn = (line: TableInfo): boolean =>
  !line.over && line.turn !== null && mySeats(line).includes(line.turn);

/** My turn first, then what goes on, then what is over; each the newest first. */
export function sorted(lines: readonly TableInfo[]): TableInfo[] {
  const rank = (line: TableInfo) => (myTurn(line) ? 0 : line.over ? 2 : 1);
  return [...lines].sort((a, b) => rank(a) - rank(b) || (b.changed ?? 0) - (a.changed ?? 0));
}

async function ask(these: string[]): Promise<TableInfo[]> {
  const parts = Array.from({ length: Math.ceil(these.length / AT_ONCE) }, (_, n) =>
    api.tables(these.slice(n * AT_ONCE, (n + 1) * AT_ONCE)),
  );
  return (await Promise.all(parts)).flat();
}

export async function refresh(): Promise<void> {
  const known = keptTables();
  const wanted = everything.peek() ? known : known.slice(0, AT_FIRST);
  const [listed, found] = await Promise.all([
    api.tables().catch(() => open.peek()),
    ask(wanted).catch(() => mine.peek()),
  ]);
  held.value = known.length;
  mine.value = sorted(found);
  open.value = listed.filter(line => !found.some(own => own.table === line.table));
}

/** How a table stands, or what came of it. */
export function standing(line: TableInfo): string {
  if (line.still && !line.over) return `${named(line.still)}.`;
  if (!line.over) {
    const round = line.round ? t('app.round', { n: line.round }) : t('lobby.moves', { n: line.moves });
    return myTurn(line) ? `${t('notice.turn')} ${round}` : round;
  }
  const own = mySeats(line);
  if (own.some(seat => line.seats[seat]?.resigned)) return t('lobby.resigned');
  const winners = line.seats.filter(s => s.winner);
  const alone = line.seats.length === 1;
  if (!winners.length && !(alone && (line.scores?.length ?? 0) > 1 && !line.ended))
    return line.ended ? t('prompt.ended') : t('prompt.over');
  if (alone && (line.scores?.length ?? 0) < 2) return t('prompt.over');
  if (own.length !== 1) return t('prompt.won', { name: winners.map(s => s.name).join(', ') });
  return line.seats[own[0] ?? 0]?.winner ? t('lobby.won') : t('lobby.lost');
}
