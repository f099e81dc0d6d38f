/** Everything public about one people. */
import { named, seatName, t } from '../../core/text.ts';
import { counted, Sum } from '../../ui/table/Sum.tsx';
import { book, total, view } from './catalogue.ts';
import { cardName } from './Own.tsx';

export function SeatWindow({ seat: number }: { seat: number }) {
  const seat = view.value?.seats[number];
  if (!seat) return <p />;
  const won = seat.trophies.reduce((a, b) => a + b, 0);
  const list = (cards: string[]) => counted(cards.map(cardName));
  return (
    <>
      <Sum
        rows={book.value.categories.map(c => [named(c.name), seat.score[c.id] ?? 0])}
        total={total(seat)}
      />
      <dl>
        <dt>{t('own.discard', { n: seat.discard.length })}</dt>
        <dd>{list(seat.discard)}</dd>
        <dt>{t('own.played', { n: seat.area.length })}</dt>
        <dd>{list(seat.area)}</dd>
        {seat.deck && <dt>{t('own.deck', { n: seat.deck_size })}</dt>}
        {seat.deck && <dd>{list(seat.deck)}</dd>}
        <dt>{t('altay.seat_markers_all')}</dt>
        <dd>
          {[...Object.entries(seat.markers), ...Object.entries(seat.consumed)]
            .map(([id, n]) => `${n} × ${named(book.value.markers[id]?.name)}`)
            .join(', ') || '–'}
        </dd>
        {won > 0 && <dt>{t('altay.seat_trophies', { n: won })}</dt>}
        {won > 0 && (
          <dd>{seat.trophies.flatMap((n, from) => (n ? [`${n} × ${seatName(from)}`] : [])).join(', ')}</dd>
        )}
        {seat.trashed.length > 0 && <dt>{t('altay.seat_trashed')}</dt>}
        {seat.trashed.length > 0 && <dd>{list(seat.trashed)}</dd>}
      </dl>
    </>
  );
}
