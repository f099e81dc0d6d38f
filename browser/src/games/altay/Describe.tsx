/** The whole table as tables: for those who read it instead of looking at it. */
import { seatName, t } from '../../core/text.ts';
import { cardName } from './Own.tsx';
import { goodName, levelMark } from './Card.tsx';
import { book, cardText, goalText, named, total, view } from './catalogue.ts';
import { nameOf } from '../../core/text.ts';

export function Describe() {
  const now = view.value;
  if (!now) return <p />;
  return (
    <div class="describe">
      <table>
        <caption>{t('seat.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('describe.name')}</th>
            <th scope="col">{t('describe.points')}</th>
            <th scope="col">{t('describe.goods')}</th>
            <th scope="col">{t('own.open')}</th>
            <th scope="col">{t('goal.title')}</th>
            <th scope="col">{t('describe.rest')}</th>
          </tr>
        </thead>
        <tbody>
          {now.seats.map((seat, n) => (
            <tr key={n}>
              <th scope="row">
                {seatName(n)}
                {seat.folk ? ` (${nameOf('folk', seat.folk)})` : ''}
              </th>
              <td>{total(seat)}</td>
              <td>{counted(seat.pool)}</td>
              <td>
                {seat.open
                  .map(
                    o => `${cardName(o.card)} (${o.fields.map(goodName).join(', ')}: ${counted(o.placed)})`,
                  )
                  .join('; ') || '–'}
              </td>
              <td>
                {[...seat.done.map(g => named(book.value.goals[g]?.name))].join(', ') || '–'}
                {seat.goal &&
                  `; ${t('goal.working')}: ${named(book.value.goals[seat.goal.goal]?.name)} (${counted(seat.goal.placed)})`}
              </td>
              <td>
                {t('seat.reserve', { n: seat.reserve })}; {t('seat.hand', { n: seat.hand_size })};{' '}
                {t('seat.deck', { n: seat.deck_size })}
              </td>
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
          {now.territories.map(place => {
            const data = book.value.territories.find(x => x.id === place.id);
            const there = [
              place.owner !== null
                ? t('map.settlements', { n: place.settlements, seat: seatName(place.owner) })
                : '',
              place.marker ? named(book.value.markers[place.marker]?.name) : '',
              place.vp ? t('map.sun', { n: place.vp }) : '',
              place.used ? t('map.used') : '',
            ].filter(Boolean);
            return (
              <tr key={place.id}>
                <th scope="row">{named(data?.name)}</th>
                <td>{named(book.value.terrains.find(x => x.id === data?.terrain)?.name)}</td>
                <td>{there.join(', ') || t('map.free')}</td>
                <td>
                  {data?.adjacent
                    .filter(id => now.territories.some(x => x.id === id))
                    .map(id => named(book.value.territories.find(x => x.id === id)?.name))
                    .join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <table>
        <caption>{t('supply.title')}</caption>
        <tbody>
          {now.market.map(pile => (
            <tr key={pile.title}>
              <th scope="row">{cardName(pile.title)}</th>
              <td>{(pile.cost ?? []).map(goodName).join(', ')}</td>
              <td>{t('supply.left', { n: pile.left })}</td>
              <td>{cardText(pile.title)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{t('goal.title')}</caption>
        <tbody>
          {now.goals.flatMap((display, level) =>
            display.shown.map(({ goal, cards }) => (
              <tr key={goal}>
                <th scope="row">{named(book.value.goals[goal]?.name)}</th>
                <td>{t('goal.level', { n: levelMark(level + 1) })}</td>
                <td>×{cards}</td>
                <td>{(book.value.goals[goal]?.fields ?? []).map(goodName).join(', ')}</td>
                <td>{goalText(goal)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function counted(goods: Record<string, number>): string {
  return (
    Object.entries(goods)
      .map(([kind, n]) => `${n} ${goodName(kind)}`)
      .join(', ') || '–'
  );
}
