/** What travels over the table when something happens, and what it touches. */
import { COLOURS as SEATS } from '../../art/pieces.tsx';
import { flight, type Flight } from '../../core/flip.ts';
import { idOf } from '../../core/text.ts';
import type { LogEntry, Snapshot, Token } from '../../core/wire.ts';
import { GOODS } from './art.tsx';
import { ceremonyIcon, ICON } from './catalogue.ts';
import type { Colour } from './view.ts';

/** Seasons are headings of the log. */
export const parts: ReadonlySet<string> = new Set(['winter', 'spring', 'summer', 'autumn']);

const cubes = (token: Token | undefined): string[] =>
  (token?.counts ?? []).flatMap(([colour, n]) => Array.from({ length: Math.min(n, 4) }, () => colour));

export function flights(entry: LogEntry, now: Snapshot): Flight[] {
  const { key, tokens } = entry.text;
  const number = tokens.seat?.n ?? 0;
  const mine = number === now.viewer;
  const seat = `seat:${number}`;
  const cube = (colour: string, from: string, to: string): Flight =>
    flight('good', ICON[colour] ?? 'hand', GOODS[colour as Colour]?.fill ?? '#ddd', from, to);
  const tent = (colour: string) => (mine ? `tent:${colour}` : seat);
  const store = (colour: string) => (mine ? `store:${colour}` : seat);
  switch (key) {
    case 'at_foot':
      return [cube(idOf(tokens.colour), tent(idOf(tokens.colour)), `pillar:${idOf(tokens.pillar)}`)];
    case 'rival_foot':
      return [cube(idOf(tokens.colour), 'rival', `pillar:${idOf(tokens.pillar)}`)];
    case 'picked':
      return cubes(tokens.cubes).map(c => cube(c, `pillar:${idOf(tokens.pillar)}`, store(c)));
    case 'rival_picked':
      return cubes(tokens.cubes).map(c => cube(c, `pillar:${idOf(tokens.pillar)}`, 'rival'));
    case 'moved':
      return [
        flight(
          'hut',
          'foot',
          SEATS[number] ?? '#f4efe6',
          `hex:${idOf(tokens.source)}`,
          `hex:${idOf(tokens.target)}`,
        ),
      ];
    case 'migrated':
      return [flight('hut', 'foot', SEATS[number] ?? '#ddd', seat, `hex:${idOf(tokens.hex)}`)];
    case 'built':
      return [flight('hut', 'tipi', SEATS[number] ?? '#ddd', seat, `hex:${idOf(tokens.hex)}`)];
    case 'took_card':
      return [
        flight(
          'card',
          ceremonyIcon(idOf(tokens.card)),
          '#cfe3ea',
          `ceremony:${idOf(tokens.card)}`,
          mine ? `view:${idOf(tokens.card)}` : seat,
        ),
      ];
    case 'animal':
    case 'footprint':
      return [
        flight('card', key === 'animal' ? 'tiger' : 'paw', '#dcb27a', `hunt:${idOf(tokens.card)}`, seat),
      ];
    default:
      return [];
  }
}

/** The places a line of the log speaks of. */
export function touched(entry: LogEntry): string[] {
  return Object.values(entry.text.tokens).flatMap(target);
}

export function target(token: Token): string[] {
  const one = token.id;
  if (!one) return [];
  switch (token.kind) {
    case 'hex':
      return [`hex:${one}`];
    case 'pillar':
      return [`pillar:${one}`];
    case 'section':
      return [`section:${one}`];
    case 'ceremony_card':
      return [`ceremony:${one}`, `view:${one}`];
    case 'hunt_card':
      return [`hunt:${one}`];
    case 'camp':
      return [`camp:${one}`];
    case 'basket':
      return [`basket:${one}`];
    default:
      return [];
  }
}

/** What is told of a turn in short. */
export const HEADLINES = [
  'megalith',
  'built',
  'settled',
  'animal',
  'footprint',
  'took_card',
  'danced',
  'fished',
  'gathered',
  'painted',
  'migrated',
  'moved',
  'rival_hunted',
  'rival_card',
  'rival_fished',
  'rival_gathered',
  'picked',
  'rival_picked',
  'passed',
  'rival_passed',
];
