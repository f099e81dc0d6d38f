/** What travels over the table when something happens, and what it touches. */
import { flight, type Flight } from '../../core/flip.ts';
import { viewAs, type Weighing } from '../../core/picture.ts';
import { idOf } from '../../core/text.ts';
import type { LogEntry, Snapshot, Token } from '../../core/wire.ts';
import { iconOf } from './Card.tsx';
import { colour } from './catalogue.ts';
import type { Table } from './view.ts';

export function flights(entry: LogEntry, now: Snapshot): Flight[] {
  const { key, tokens } = entry.text;
  const side = tokens.seat?.n === 0 || (tokens.seat?.n ?? -1) > 0 ? (tokens.seat?.n ?? 0) : 'nomads';
  const mine = side === now.viewer;
  const seat = `seat:${side}`;
  const column = viewAs<Table>(now)?.column;
  const goods = (kind: string) => (mine ? `goods:${kind}` : seat);
  const card = (from: string, to: string, figure: string): Flight =>
    flight('card', iconOf(figure), '#e2cba0', from, to);
  const good = (from: string, to: string, kind: string): Flight =>
    flight(
      'good',
      kind === 'food' ? 'ew_food' : 'ew_tool',
      kind === 'food' ? '#b5522b' : '#7b8790',
      from,
      to,
    );
  switch (key) {
    case 'gained': {
      const kind = idOf(tokens.op);
      if (kind !== 'food' && kind !== 'tool') return [];
      return Array.from({ length: tokens.n?.n ?? 0 }, () =>
        good(mine ? 'hand' : 'nomads', goods(kind), kind),
      );
    }
    case 'took_animal':
      return [card(`ground:${idOf(tokens.cell)}`, mine ? 'animals' : seat, idOf(tokens.animal))];
    case 'took_culture':
      return [card(`culture:${idOf(tokens.cell)}`, mine ? 'discard' : seat, idOf(tokens.card))];
    case 'nomad_culture':
      return [card(`culture:${idOf(tokens.cell)}`, 'nomads', idOf(tokens.card))];
    case 'recruited':
      return [card(`tribe:${idOf(tokens.card)}`, mine ? 'hand' : seat, idOf(tokens.card))];
    case 'buried':
      return [card(mine ? 'hand' : seat, mine ? 'grave' : seat, 'ew_bury')];
    case 'built_village':
    case 'nomad_village':
    case 'nomad_tile':
      return [
        flight(
          'hut',
          'hut',
          colour(key === 'built_village' ? side : 'nomads'),
          key === 'built_village' ? seat : 'seat:nomads',
          `junction:${idOf(tokens.junction)}`,
        ),
      ];
    case 'built_megalith':
      return [flight('hut', 'dolmen', colour(side), seat, `site:${idOf(tokens.place)}`)];
    case 'terrain':
      return [flight('good', 'ew_eclipse', '#ffe08a', `hex:${idOf(tokens.hex)}`, seat)];
    case 'caught':
      return [flight('good', 'fish', '#d8eef5', `raft:${side}`, mine ? 'goods:food' : seat)];
    case 'lit_torch':
      return [flight('good', 'ew_torch', '#f0b45a', mine ? 'hand' : seat, mine ? 'torch' : seat)];
    case 'drew_line':
      return [
        flight('good', 'ew_line', '#c9653a', mine ? 'hand' : seat, mine ? `line:${idOf(tokens.line)}` : seat),
      ];
    case 'filled_dot':
      return [
        flight('good', 'ew_dot', '#c9653a', mine ? 'hand' : seat, mine ? `dot:${idOf(tokens.dot)}` : seat),
      ];
    case 'took_ritual':
      return [card(`ritual:${idOf(tokens.ritual)}`, seat, 'stones')];
    case 'nomad_ritual':
      return [card(`ritual:${idOf(tokens.ritual)}`, 'seat:nomads', 'stones')];
    case 'used_dog':
      return [
        flight('hut', 'ew_dog', '#8d5f3c', mine ? 'dog:own' : seat, column ? `column:${column}` : seat),
      ];
    case 'rest_tile':
      return [flight('hut', 'colonist', colour(side), seat, `rest:${idOf(tokens.tile)}`)];
    case 'ice_find':
      return [flight('good', 'snow', '#dff2f8', `ice:${idOf(tokens.hex)}`, `hex:${idOf(tokens.hex)}`)];
    case 'nomad_first':
    case 'nomad_large':
      return [flight('hut', 'colonist', colour('nomads'), 'seat:nomads', `first:${idOf(tokens.column)}`)];
    default:
      return [];
  }
}

const PLACES: Record<string, string[]> = {
  hex: ['hex'],
  junction: ['junction'],
  column: ['column'],
  display: ['culture'],
  ground: ['ground'],
  animal: ['animal'],
  stone: ['stone', 'view'],
  card: ['hand', 'tribe', 'discard', 'pile', 'view'],
  track: ['track'],
  site: ['site'],
  slot: ['slot'],
  item: ['slot', 'hex', 'pile'],
  option: ['option'],
  nomad_card: ['view'],
  land: ['view'],
  rest_tile: ['rest'],
  ritual: ['ritual', 'view'],
  dog: ['dog', 'view'],
  border_place: ['border'],
  painting: ['painting'],
  line: ['line'],
  dot: ['dot'],
};

/** The places that a name in the log stands for. */
export function target(token: Token): string[] {
  const kinds = PLACES[token.kind] ?? [];
  return [token.id ?? [], token.ids ?? []].flat().flatMap(one => kinds.map(kind => `${kind}:${one}`));
}

/** The line of an act that names what was taken. */
const TAKEN = [
  'took_animal',
  'nomad_culture',
  'built_megalith',
  'built_stone',
  'nomad_village',
  'nomad_tile',
];

/** All that lies in a display or is empty on the site, where the lines only count it. */
function counted(key: string, table: Table | undefined): string[] {
  if (key === 'nomad_display')
    return Object.entries(table?.culture_display ?? {}).flatMap(([cell, card]) =>
      card ? [`culture:${cell}`] : [],
    );
  if (key !== 'nomad_ground') return [];
  const full = new Set(table?.site.pieces.filter(p => p.level === 1).map(p => `${p.row}-${p.column}`));
  return (table?.site.spaces ?? []).flatMap(({ row, column }) =>
    full.has(`${row}-${column}`) ? [] : [`site:1-${row}-${column}`],
  );
}

/** What the Nomads chose among in a picture, and what they took. */
export function weigh(picture: Snapshot, before: Snapshot): Weighing | undefined {
  const at = picture.log.findIndex(
    ({ text }) => text.tokens.candidates || counted(text.key, viewAs<Table>(before)).length,
  );
  const first = picture.log[at];
  if (first) {
    const { candidates } = first.text.tokens;
    const arrow = picture.log.slice(at).find(({ text }) => /^nomad_(big|both)_arrow/.test(text.key));
    const done = picture.log.slice(at).find(({ text }) => TAKEN.includes(text.key))?.text.tokens;
    const taken = [done?.cell, done?.place, done?.junction, done?.stone].flatMap(token =>
      token ? target(token) : [],
    );
    const { big, small } = arrow?.text.tokens ?? {};
    return {
      candidates: candidates ? target(candidates) : counted(first.text.key, viewAs<Table>(before)),
      taken,
      arrows: [big, small].flatMap(one => (one?.id ? [one.id] : [])),
      reason: arrow ?? first,
    };
  }
  const glaciers = picture.log.find(({ text }) => text.key === 'nomad_glaciers');
  const hexes = glaciers?.text.tokens.hexes;
  if (!glaciers || !hexes) return undefined;
  return { candidates: target(hexes), taken: target(hexes), arrows: [], reason: glaciers };
}

export function touched(entry: LogEntry): string[] {
  const { candidates, left, spot, ...rest } = entry.text.tokens;
  // Of candidates and what was chosen among them, only the latter.
  const chosen = candidates || left ? [spot] : [spot, ...Object.values(rest)];
  return chosen.flatMap(token => (token ? target(token) : []));
}

/** What is told of a turn in short. */
export const HEADLINES = [
  'built_village',
  'nomad_village',
  'nomad_tile',
  'built_stone',
  'built_megalith',
  'took_animal',
  'took_culture',
  'nomad_culture',
  'took_ritual',
  'nomad_ritual',
  'recruited',
  'nomad_camps',
  'placed_camp',
  'moved_camp',
  'moved_mammoth',
  'nomad_mammoth',
  'nomad_glaciers',
  'nomad_buried',
  'nomad_buried_unseen',
  'buried',
  'drew_line',
  'filled_dot',
  'rested',
];
