/** The parts of the expansions and modules in words. */
import { named, nameOf, t, upper } from '../../core/text.ts';
import type { Part, Row } from '../../ui/table/Describe.tsx';
import { mammothLabel } from './Board.tsx';
import { book, lines, sideName, term, titled } from './catalogue.ts';
import { spaceName, unseenFish } from './River.tsx';
import type { CaveBoardView, Table } from './view.ts';

const called = (id: string): string => named(book.value.modules.names[id]);
export const hexName = (id: string): string => upper(named(book.value.hexes[id]?.name));
export const textOf = (kind: string, id: string): string => lines(kind, id).slice(1).join('. ');

export const moduleParts = (now: Table): Part[] => [...riverPart(now), ...cavePart(now), ...smallParts(now)];

function riverPart(now: Table): Part[] {
  const rivers = now.rivers_rafts;
  if (!rivers) return [];
  const raftsOn = (space: number): string =>
    rivers.rafts.flatMap((at, n) => (at === space ? [sideName(now.seats[n]?.seat ?? n)] : [])).join(', ');
  const rows: Row[] = [
    ...[null, ...rivers.river, null].map((hex, space): Row => [
      spaceName(space),
      hex ? hexName(hex) : '',
      raftsOn(space),
      hex && rivers.fish[space - 1] ? term('t_face_down') : '',
    ]),
    ...Object.entries(rivers.landmarks).map(([hex, id]): Row => [
      lines('landmark', id)[0] ?? '',
      hexName(hex),
      textOf('landmark', id),
      '',
    ]),
    ...rivers.start_tiles.map((place, n): Row => [
      t('endless_winter.start_tile', {
        name: sideName(n),
        n: now.map.hexes.start?.camps[String(n)] ?? 0,
      }),
      place ? nameOf('border_place', place) : '',
      '',
      '',
    ]),
    [term('t_fish'), '', t('endless_winter.fish_here', { list: unseenFish(rivers) }), ''],
  ];
  const names = [t('describe.name'), t('describe.there'), term('t_rafts'), term('t_fish')];
  return [{ caption: called('rivers_rafts'), names, rows }];
}

function cavePart(now: Table): Part[] {
  const boards = now.cave_paintings?.boards;
  if (!boards) return [];
  const { torches, paintings } = book.value.modules;
  const names = [t('describe.name'), '', ...boards.map((_, n) => sideName(n))];
  const rows: Row[] = [
    [term('t_torches'), '', ...boards.map(b => t('endless_winter.torches', { n: b.torches, of: torches }))],
    ...Object.keys(paintings).map((id): Row => [
      lines('painting', id)[0] ?? '',
      textOf('painting', id),
      ...boards.map(board => painted(id, board)),
    ]),
  ];
  return [{ caption: t('endless_winter.cave'), names, rows }];
}

/** How much of a painting there is on a board. */
function painted(id: string, board: CaveBoardView): string {
  const data = book.value.modules;
  const all = Object.keys(data.lines).filter(line => data.lines[line]?.painting === id);
  const dots = Object.entries(data.dots).filter(([, node]) => data.nodes[node]?.painting === id);
  const drawn = all.filter(line => board.lines.includes(line));
  const filled = dots.filter(([dot]) => board.dots.includes(dot)).length;
  const letters = drawn.map(line => line.slice(line.lastIndexOf('_') + 1).toUpperCase()).join(' ');
  return `${term('t_lines')} ${drawn.length}/${all.length} ${letters}, ${term('t_dots')} ${filled}/${dots.length}`;
}

function smallParts(now: Table): Part[] {
  const parts: [string, Row[]][] = [];
  if (now.rest_tiles) {
    parts.push([
      called('rest_tiles'),
      now.rest_tiles.tiles.map(({ id, seat }) => [
        lines('rest_tile', id)[0] ?? '',
        `${textOf('rest_tile', id)} (${seat === null ? term('t_free') : sideName(now.seats[seat]?.seat ?? seat)})`,
      ]),
    ]);
  }
  if (now.glacier_tokens) {
    parts.push([
      called('glacier_tokens'),
      Object.entries(now.glacier_tokens.tokens).map(([hex, id]) => [
        hexName(hex),
        id ? titled('ice_find', id) : term('t_face_down'),
      ]),
    ]);
  }
  if (now.four_legged_friends) {
    parts.push([
      called('four_legged_friends'),
      now.four_legged_friends.seats.map((held, n) => [
        sideName(n),
        held.dog
          ? `${titled('dog', held.dog)}. ${term('t_trust')} ${held.trust}${held.used ? `, ${term('t_used')}` : ''}`
          : '',
      ]),
    ]);
  }
  if (now.ritual_sites) {
    parts.push([
      called('ritual_sites'),
      [
        ...now.ritual_sites.row.map((id): Row => [lines('ritual', id)[0] ?? '', textOf('ritual', id)]),
        ...now.ritual_sites.taken.flatMap((id, n): Row[] =>
          id ? [[sideName(n), lines('ritual', id)[0] ?? '']] : [],
        ),
      ],
    ]);
  }
  if (now.mammoth) {
    const at = now.mammoth.junction;
    parts.push([
      called('mammoth'),
      [[at ? nameOf('junction', at) : term('t_beside'), mammothLabel(now.mammoth.influence)]],
    ]);
  }
  return parts.map(([caption, rows]) => ({ caption, rows }));
}
