/** The parts of the expansions and modules as tables. */
import { nameOf, t } from '../../core/text.ts';
import { mammothLabel } from './Board.tsx';
import { book, lines, named, sideName, term, view, type View } from './catalogue.ts';
import { Head, Row } from './Rows.tsx';
import { spaceName, unseenFish } from './River.tsx';

const called = (id: string): string => named(book.value.modules.names[id]);
const text = (kind: string, id: string): string => lines(kind, id).slice(1).join('. ');

export function DescribeModules() {
  const now = view.value;
  if (!now) return null;
  return (
    <>
      <RiverTable now={now} />
      <CaveTable now={now} />
      <SmallTables now={now} />
    </>
  );
}

function RiverTable({ now }: { now: View }) {
  const rivers = now.rivers_rafts;
  if (!rivers) return null;
  return (
    <table>
      <caption>{called('rivers_rafts')}</caption>
      <Head names={[t('describe.name'), t('describe.there'), term('t_rafts'), term('t_fish')]} />
      <tbody>
        {[null, ...rivers.river, null].map((hex, space) => (
          <Row
            key={space}
            head={spaceName(space)}
            cells={[
              hex ? named(book.value.hexes[hex]?.name) : '',
              rivers.rafts
                .flatMap((at, n) => (at === space ? [sideName(now.seats[n]?.seat ?? n)] : []))
                .join(', '),
              hex && rivers.fish[space - 1] ? term('t_face_down') : '',
            ]}
          />
        ))}
        {Object.entries(rivers.landmarks).map(([hex, id]) => (
          <Row
            key={id}
            head={lines('landmark', id)[0] ?? ''}
            cells={[named(book.value.hexes[hex]?.name), text('landmark', id), '']}
          />
        ))}
        {rivers.start_tiles.map((place, n) => (
          <Row
            key={`start${n}`}
            head={t('winter.start_tile', {
              name: sideName(n),
              n: now.map.hexes.start?.camps[String(n)] ?? 0,
            })}
            cells={[place ? nameOf('border_place', place) : '', '', '']}
          />
        ))}
        <Row head={term('t_fish')} cells={['', t('winter.fish_here', { list: unseenFish(rivers) }), '']} />
      </tbody>
    </table>
  );
}

function CaveTable({ now }: { now: View }) {
  const boards = now.cave_paintings?.boards;
  if (!boards) return null;
  const data = book.value.modules;
  return (
    <table>
      <caption>{t('winter.cave')}</caption>
      <Head names={[t('describe.name'), '', ...boards.map((_, n) => sideName(n))]} />
      <tbody>
        <Row
          head={term('t_torches')}
          cells={['', ...boards.map(b => t('winter.torches', { n: b.torches, of: data.torches }))]}
        />
        {Object.keys(data.paintings).map(id => {
          const all = Object.keys(data.lines).filter(line => data.lines[line]?.painting === id);
          const dots = Object.entries(data.dots).filter(([, node]) => data.nodes[node]?.painting === id);
          return (
            <Row
              key={id}
              head={lines('painting', id)[0] ?? ''}
              cells={[
                text('painting', id),
                ...boards.map(b => {
                  const drawn = all.filter(line => b.lines.includes(line));
                  const filled = dots.filter(([dot]) => b.dots.includes(dot)).length;
                  const letters = drawn
                    .map(line => line.slice(line.lastIndexOf('_') + 1).toUpperCase())
                    .join(' ');
                  return `${term('t_lines')} ${drawn.length}/${all.length} ${letters}, ${term('t_dots')} ${filled}/${dots.length}`;
                }),
              ]}
            />
          );
        })}
      </tbody>
    </table>
  );
}

function SmallTables({ now }: { now: View }) {
  const rows: [string, [string, string][]][] = [];
  if (now.rest_tiles) {
    rows.push([
      called('rest_tiles'),
      now.rest_tiles.tiles.map(({ id, seat }) => [
        lines('rest_tile', id)[0] ?? '',
        `${text('rest_tile', id)} (${seat === null ? term('t_free') : sideName(now.seats[seat]?.seat ?? seat)})`,
      ]),
    ]);
  }
  if (now.glacier_tokens) {
    rows.push([
      called('glacier_tokens'),
      Object.entries(now.glacier_tokens.tokens).map(([hex, id]) => [
        named(book.value.hexes[hex]?.name),
        id ? lines('ice_find', id).join(': ') : term('t_face_down'),
      ]),
    ]);
  }
  if (now.four_legged_friends) {
    rows.push([
      called('four_legged_friends'),
      now.four_legged_friends.seats.map((held, n) => [
        sideName(n),
        held.dog
          ? `${lines('dog', held.dog).join(': ')}. ${term('t_trust')} ${held.trust}${held.used ? `, ${term('t_used')}` : ''}`
          : '',
      ]),
    ]);
  }
  if (now.ritual_sites) {
    rows.push([
      called('ritual_sites'),
      [
        ...now.ritual_sites.row.map((id): [string, string] => [
          lines('ritual', id)[0] ?? '',
          text('ritual', id),
        ]),
        ...now.ritual_sites.taken.flatMap((id, n): [string, string][] =>
          id ? [[sideName(n), lines('ritual', id)[0] ?? '']] : [],
        ),
      ],
    ]);
  }
  if (now.mammoth) {
    const at = now.mammoth.junction;
    rows.push([
      called('mammoth'),
      [[at ? nameOf('junction', at) : term('t_beside'), mammothLabel(now.mammoth.influence)]],
    ]);
  }
  return (
    <>
      {rows.map(([caption, cells]) => (
        <table key={caption}>
          <caption>{caption}</caption>
          <tbody>
            {cells.map(([head, cell], i) => (
              <Row key={i} head={head} cells={[cell]} />
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
