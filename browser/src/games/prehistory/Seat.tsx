/** Everything about one tribe; nothing of it is hidden. */
import { nameOf, t } from '../../core/text.ts';
import { FISH_KINDS, SPECIES, total, view } from './catalogue.ts';
import { counted } from './Wall.tsx';

export function SeatWindow({ seat: number }: { seat: number }) {
  const seat = view.value?.seats[number];
  if (!seat) return <p />;
  const list = (all: string[]) => (all.length ? all.join(', ') : '–');
  return (
    <>
      <table class="sum">
        <tbody>
          {Object.entries(seat.score)
            .filter(([id]) => id !== 'total')
            .map(([id, n]) => (
              <tr key={id}>
                <th scope="row">{nameOf('category', id)}</th>
                <td>{n}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('scores.total')}</th>
            <td>{total(seat)}</td>
          </tr>
        </tfoot>
      </table>
      <dl>
        <dt>{t('ph.resources')}</dt>
        <dd>{counted(seat.resources)}</dd>
        <dt>{t('ph.markers')}</dt>
        <dd>{counted(seat.markers)}</dd>
        <dt>{t('ph.painting')}</dt>
        <dd>{list(seat.painted.map(s => nameOf('section', s)))}</dd>
        <dt>{t('ph.baskets')}</dt>
        <dd>{list(Object.entries(seat.baskets).map(([kind, n]) => `${n} ${nameOf('kind', kind)}`))}</dd>
        <dt>{t('ph.catch')}</dt>
        <dd>
          {list([
            ...FISH_KINDS.map(k => `${seat.fish[k] ?? 0} ${nameOf('fish_kind', k)}`),
            ...SPECIES.map(
              k =>
                `${nameOf('species', k)}: ${t('ph.hunted', {
                  points: (seat.animals[k] ?? []).reduce((a, b) => a + b, 0),
                  prints: seat.footprints[k]?.length ?? 0,
                })}`,
            ),
          ])}
        </dd>
        <dt>{t('ph.my_cards')}</dt>
        <dd>{list(seat.cards.map(c => `${nameOf('ceremony_card', c.card)} (${c.now})`))}</dd>
        <dt>{t('ph.camps')}</dt>
        <dd>{list(seat.camps.map(c => `${nameOf('camp', c.camp)}: ${nameOf('hex', c.hex)}`))}</dd>
      </dl>
    </>
  );
}
