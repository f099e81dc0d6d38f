/** Everything public about one people. */
import { seatName, t } from '../../core/text.ts';
import { book, named, total, view } from './catalogue.ts';
import { cardName } from './Own.tsx';

export function SeatWindow({ seat: number }: { seat: number }) {
  const seat = view.value?.seats[number];
  if (!seat) return <p />;
  const won = seat.trophies.reduce((a, b) => a + b, 0);
  const list = (cards: string[]) => {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
    return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ') || '–';
  };
  return (
    <>
      <table class="sum">
        <tbody>
          {book.value.categories.map(c => (
            <tr key={c.id}>
              <th scope="row">{named(c.name)}</th>
              <td>{seat.score[c.id] ?? 0}</td>
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
        <dt>{t('own.discard', { n: seat.discard.length })}</dt>
        <dd>{list(seat.discard)}</dd>
        <dt>{t('own.played', { n: seat.area.length })}</dt>
        <dd>{list(seat.area)}</dd>
        {seat.deck && <dt>{t('own.deck', { n: seat.deck_size })}</dt>}
        {seat.deck && <dd>{list(seat.deck)}</dd>}
        <dt>{t('seat.markers_all')}</dt>
        <dd>
          {[...Object.entries(seat.markers), ...Object.entries(seat.consumed)]
            .map(([id, n]) => `${n} × ${named(book.value.markers[id]?.name)}`)
            .join(', ') || '–'}
        </dd>
        {won > 0 && <dt>{t('seat.trophies', { n: won })}</dt>}
        {won > 0 && (
          <dd>{seat.trophies.flatMap((n, from) => (n ? [`${n} × ${seatName(from)}`] : [])).join(', ')}</dd>
        )}
        {seat.trashed.length > 0 && <dt>{t('seat.trashed')}</dt>}
        {seat.trashed.length > 0 && <dd>{list(seat.trashed)}</dd>}
      </dl>
    </>
  );
}
