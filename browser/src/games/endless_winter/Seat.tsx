/** Everything public about one tribe, with the sum of its points. */
import { shown } from '../../core/picture.ts';
import { nameOf, t } from '../../core/text.ts';
import { counted, Sum } from '../../ui/table/Sum.tsx';
import { cardName, lines, term, titled, total, view } from './catalogue.ts';

export function SeatWindow({ seat: n }: { seat: number }) {
  const seat = view.value?.seats[n];
  const score = shown.value?.scores[n];
  if (!seat) return <p />;
  const list = (cards: string[]) => counted(cards.map(cardName));
  return (
    <>
      <Sum
        rows={Object.entries(score?.categories ?? {}).map(([id, points]) => [nameOf('category', id), points])}
        total={total(n)}
      />
      <dl>
        {seat.chief && <dt>{lines('chief', seat.chief)[0]}</dt>}
        {seat.chief && (
          <dd>{seat.chief_side ? lines('chief', seat.chief)[seat.chief_side === 'a' ? 1 : 2] : ''}</dd>
        )}
        {seat.discard && <dt>{t('own.discard', { n: seat.discard.length })}</dt>}
        {seat.discard && <dd>{list(seat.discard)}</dd>}
        {seat.deck_hand_and_pile && <dt>{t('endless_winter.hidden_cards')}</dt>}
        {seat.deck_hand_and_pile && (
          <dd>
            {list(
              Object.entries(seat.deck_hand_and_pile).flatMap(([card, many]) =>
                Array.from({ length: many }, () => card),
              ),
            )}
          </dd>
        )}
        <dt>{term('t_grave')}</dt>
        <dd>{list(seat.graveyard)}</dd>
        <dt>{term('t_stones')}</dt>
        <dd>{seat.stones.map(s => titled('stone', s)).join(' · ') || '–'}</dd>
      </dl>
    </>
  );
}
