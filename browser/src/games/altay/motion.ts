/** What travels over the table when something happens, and what it touches. */
import { GOODS } from '../../art/pieces.tsx';
import { flight, type Flight } from '../../core/flip.ts';
import { idOf } from '../../core/text.ts';
import type { LogEntry, Snapshot, Token } from '../../core/wire.ts';
import { COLOURS } from '../../art/pieces.tsx';
import { titleOf } from './catalogue.ts';

function goods(token: Token | undefined): string[] {
  if (token?.counts) return token.counts.flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
  return token?.id ? [token.id] : [];
}

export function flights(entry: LogEntry, now: Snapshot): Flight[] {
  const { key, tokens } = entry.text;
  const number = tokens.seat?.n ?? 0;
  const mine = number === now.viewer;
  const seat = `seat:${number}`;
  const bowl = mine ? 'pool' : seat;
  const colour = COLOURS[number] ?? '#f4efe6';
  const land = `territory:${idOf(tokens.territory)}`;
  const good = (kind: string, from: string, to: string): Flight =>
    flight('good', kind, GOODS[kind]?.fill ?? '#ddd', from, to);
  const card = (name: string, from: string, to: string): Flight =>
    flight('card', titleOf(name), '#e2cba0', from, to);
  switch (key) {
    case 'produced':
      return goods(tokens.resources).map(kind => good(kind, mine ? 'hand' : seat, bowl));
    case 'produced_on':
      return goods(tokens.resources).map(kind => good(kind, land, bowl));
    case 'gained':
      return goods(tokens.resource).map(kind => good(kind, mine ? 'hand' : seat, bowl));
    case 'put':
      return mine ? goods(tokens.resource).map(kind => good(kind, 'pool', `open:${idOf(tokens.title)}`)) : [];
    case 'put_on_goal':
      return mine ? goods(tokens.resource).map(kind => good(kind, 'pool', 'goal:current')) : [];
    case 'took_goal':
    case 'laid_open':
      return [flight('card', idOf(tokens.goal), '#d9bd8a', `goal:${idOf(tokens.goal)}`, seat)];
    case 'bought':
      return [card(idOf(tokens.card), `market:${titleOf(idOf(tokens.card))}`, mine ? 'discard' : seat)];
    case 'built':
    case 'starts':
      return [flight('hut', 'hut', colour, seat, land)];
    case 'resettled':
      return [
        flight('hut', 'hut', colour, `territory:${idOf(tokens.source)}`, `territory:${idOf(tokens.target)}`),
      ];
    case 'conquered':
    case 'conquered_gains':
      return [flight('shield', 'defence', '#ead7b0', land, seat)];
    case 'captured':
      return [flight('hut', 'hut', COLOURS[tokens.other?.n ?? 0] ?? '#ddd', land, seat)];
    default:
      return [];
  }
}

/** The places a line of the log speaks of. */
export function touched(entry: LogEntry): string[] {
  return Object.values(entry.text.tokens).flatMap(target);
}

export function target(token: Token): string[] {
  if (token.kind === 'territory' && token.id) return [`territory:${token.id}`];
  if (token.kind === 'sea' && token.id) return [`sea:${token.id}`];
  if (token.kind === 'goal' && token.id) return [`goal:${token.id}`, `done:${token.id}`, `view:${token.id}`];
  if (token.kind === 'card' || token.kind === 'title') {
    return [token.id ?? [], token.ids ?? []]
      .flat()
      .flatMap(one => [`market:${titleOf(one)}`, `hand:${one}`, `open:${titleOf(one)}`]);
  }
  return [];
}

/** What is told of a turn in short. */
export const HEADLINES = [
  'completed',
  'captured',
  'conquered',
  'surrendered',
  'fought',
  'built',
  'bought',
  'took_goal',
  'laid_open',
  'resettled',
  'abandoned',
];
