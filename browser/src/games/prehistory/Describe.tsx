/** The whole table as tables: for those who read it instead of looking at it. */
import { join, nameOf, seatName, t } from '../../core/text.ts';
import { book, colourName, FISH_KINDS, SPECIES, textOf, total, view } from './catalogue.ts';
import { hexContents } from './Map.tsx';
import { counted } from './Wall.tsx';

export function Describe() {
  const now = view.value;
  if (!now) return <p />;
  return (
    <div class="describe">
      <table>
        <caption>{t('ph.tribes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('describe.name')}</th>
            <th scope="col">{t('describe.points')}</th>
            <th scope="col">{t('ph.resources')}</th>
            <th scope="col">{t('ph.markers')}</th>
            <th scope="col">{t('ph.shamans')}</th>
            <th scope="col">{t('describe.rest')}</th>
          </tr>
        </thead>
        <tbody>
          {now.seats.map(seat => (
            <tr key={seat.seat}>
              <th scope="row">{seatName(seat.seat)}</th>
              <td>{total(seat)}</td>
              <td>{counted(seat.resources)}</td>
              <td>{counted(seat.markers)}</td>
              <td>{seat.shamans.map(p => p + 1).join(', ')}</td>
              <td>
                {[
                  t('ph.dp', { n: seat.dp }),
                  t('ph.fishing_at', { n: seat.fishing }),
                  t('ph.home', { n: seat.home }),
                  t('ph.camps_built', { n: seat.camps.length }),
                  ...seat.painted.map(s => nameOf('section', s)),
                  ...Object.entries(seat.baskets)
                    .filter(([, n]) => n > 0)
                    .map(([kind, n]) => `${n} ${nameOf('kind', kind)}`),
                  ...FISH_KINDS.filter(k => seat.fish[k]).map(
                    k => `${seat.fish[k]} ${nameOf('fish_kind', k)}`,
                  ),
                  ...SPECIES.filter(k => seat.animals[k]?.length || seat.footprints[k]?.length).map(
                    k =>
                      `${nameOf('species', k)}: ${t('ph.hunted', {
                        points: (seat.animals[k] ?? []).reduce((a, b) => a + b, 0),
                        prints: seat.footprints[k]?.length ?? 0,
                      })}`,
                  ),
                  ...seat.cards.map(c => `${nameOf('ceremony_card', c.card)} (${c.now})`),
                ].join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('ph.wall')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('describe.name')}</th>
            {Array.from({ length: 6 }, (_, i) => (
              <th key={i} scope="col">
                {t('ph.side', { n: i + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now.prices.map(price => (
            <tr key={price.space}>
              <th scope="row">{nameOf('space', price.space)}</th>
              {price.colours.map((c, i) => (
                <td key={i}>
                  {colourName(c)}
                  {beside(price.space, i)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('ph.pillars')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('describe.name')}</th>
            <th scope="col">{t('ph.top')}</th>
            <th scope="col">{t('ph.foot')}</th>
          </tr>
        </thead>
        <tbody>
          {now.pillars.map(pillar => (
            <tr key={pillar.pillar}>
              <th scope="row">{nameOf('pillar', pillar.pillar)}</th>
              <td>{counted(pillar.top)}</td>
              <td>{pillar.foot.length ? join(pillar.foot.map(colourName)) : t('ph.free')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('ph.display')}</caption>
        <tbody>
          {now.fishing.map(
            slot =>
              slot.fish && (
                <tr key={slot.slot}>
                  <th scope="row">{nameOf('fish', slot.fish)}</th>
                  <td>{textOf('fish', slot.fish)}</td>
                </tr>
              ),
          )}
          {now.hunting.map(c => (
            <tr key={c.card}>
              <th scope="row">{nameOf('species', c.species)}</th>
              <td>{textOf('hunt_card', c.card)}</td>
            </tr>
          ))}
          {now.ceremony.map(c => (
            <tr key={c.card}>
              <th scope="row">{nameOf('ceremony_card', c.card)}</th>
              <td>{textOf('ceremony_card', c.card)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('map.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('describe.name')}</th>
            <th scope="col">{t('describe.terrain')}</th>
            <th scope="col">{t('describe.there')}</th>
            <th scope="col">{t('map.next')}</th>
          </tr>
        </thead>
        <tbody>
          {now.map.map(hex => (
            <tr key={hex.hex}>
              <th scope="row">{nameOf('hex', hex.hex)}</th>
              <td>{hex.terrain === 'none' ? '–' : nameOf('terrain', hex.terrain)}</td>
              <td>{hexContents(hex).join(', ') || '–'}</td>
              <td>
                {now.map
                  .filter(o => adjacent(o.q - hex.q, o.r - hex.r))
                  .map(o => (o.hex === 'h0' ? nameOf('hex', 'h0') : o.hex.slice(1)))
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const adjacent = (dq: number, dr: number): boolean =>
  Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;

/** What the board prints at a side of a wheel. */
function beside(space: string, edge: number): string {
  const now = view.value;
  const data = book.value;
  if (!now) return '';
  let what = '';
  if (space === 'space_painting') {
    what = nameOf('symbol', Object.entries(data.symbol_edge).find(([, e]) => e === edge)?.[0] ?? '');
  } else if (space === 'space_gathering') {
    const slot = now.gathering[data.slot_edge.indexOf(edge)];
    what = slot?.tile ? nameOf('gathering_tile', slot.tile) : '–';
  } else if (space === 'space_river') {
    what = nameOf('action', data.hunting_edges.includes(edge) ? 'hunting' : 'fishing');
  } else if (space === 'space_centre') {
    what = t('ph.moves', { n: data.edge_value[edge] ?? 0 });
  } else if (space === 'space_migration') {
    what = String(data.migrations.find(m => m.edges.includes(edge))?.members ?? '');
  } else {
    what = t('ph.position', { n: data.position_edge.indexOf(edge) + 1 });
  }
  return what ? ` (${what})` : '';
}
