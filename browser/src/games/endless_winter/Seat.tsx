/** Everything public about one tribe, with the sum of its points. */
import { shown } from '../../core/table.ts';
import { nameOf, t } from '../../core/text.ts';
import { cardName, lines, term, total, view } from './catalogue.ts';

export function SeatWindow({ seat: n }: { seat: number }) {
  const seat = view.value?.seats[n];
  const score = shown.value?.scores[n];
  if (!seat) return <p />;
  const list = (cards: string[]) => {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
    return [...counts].map(([name, many]) => (many > 1 ? `${many} × ${name}` : name)).join(', ') || '–';
  };
  return (
    <>
      <table class="sum">
        <tbody>
          {Object.entries(score?.categories ?? {}).map(([id, points]) => (
            <tr key={id}>
              <th scope="row">{nameOf('category', id)}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('scores.total')}</th>
            <td>{total(n)}</td>
          </tr>
        </tfoot>
      </table>
      <dl>
        {seat.chief && <dt>{lines('chief', seat.chief)[0]}</dt>}
        {seat.chief && (
          <dd>{seat.chief_side ? lines('chief', seat.chief)[seat.chief_side === 'a' ? 1 : 2] : ''}</dd>
        )}
        {seat.discard && <dt>{t('own.discard', { n: seat.discard.length })}</dt>}
        {seat.discard && <dd>{list(seat.discard)}</dd>}
        {seat.deck_hand_and_pile && <dt>{t('winter.hidden_cards')}</dt>}
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
        <dd>{seat.stones.map(s => lines('stone', s).join(': ')).join('; ') || '–'}</dd>
      </dl>
    </>
  );
}
