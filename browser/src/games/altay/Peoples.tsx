/** The peoples around the table. */
import { memo } from '../../core/memo.ts';
import { GoodMark, SeatMark, colour } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { askedSeat } from '../../core/table.ts';
import { nameOf, seatName, t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import { SeatState } from '../../ui/Seats.tsx';
import { GoalView } from './Card.tsx';
import { book, filled, named, total, view, type SeatView } from './catalogue.ts';
import { kindOf } from './Card.tsx';

export function sumOf(seat: SeatView): string {
  return book.value.categories.map(c => `${named(c.name)} ${seat.score[c.id] ?? 0}`).join(' · ');
}

export function strength(markers: Record<string, number>): number {
  return Object.entries(markers).reduce((sum, [id, n]) => sum + (book.value.markers[id]?.value ?? 0) * n, 0);
}

const Count = memo(function Count({ icon, n, label }: { icon: string; n: number; label: string }) {
  return (
    <span class="fact" title={label}>
      <Icon name={icon} />
      <i>{n}</i>
      <span class="sr">{label}</span>
    </span>
  );
});

export function People({ number }: { number: number }) {
  const now = view.value;
  const seat = now?.seats[number];
  if (!now || !seat) return null;
  const turn = askedSeat.value === number;
  const active = now.active === number;
  const markers = strength(seat.markers) + strength(seat.consumed);
  const won = seat.trophies.reduce((a, b) => a + b, 0);
  return (
    <li
      class={`people ${active ? 'turn' : ''} ${turn ? 'asked' : ''}`}
      style={{ '--pc': colour(number) }}
      data-anchor={`seat:${number}`}
    >
      <SeatMark seat={number} size={30} />
      <span class="who">
        <b>
          {seatName(number)}
          {now.start === number && (
            <span class="first" title={t('seat.start')}>
              {' '}
              ★
            </span>
          )}
        </b>
        <small>
          {seat.folk ? nameOf('folk', seat.folk) : ''}
          <SeatState seat={number} />
        </small>
      </span>
      <button
        type="button"
        class="points"
        title={sumOf(seat)}
        aria-label={t('seat.points', { n: total(seat), name: seatName(number) })}
        onClick={() => (dialog.value = { kind: 'seat', seat: number })}
      >
        {total(seat)}
      </button>
      <span class="facts">
        <Count icon="hut" n={seat.reserve} label={t('seat.reserve', { n: seat.reserve })} />
        <Count icon="cards" n={seat.hand_size} label={t('seat.hand', { n: seat.hand_size })} />
        <Count icon="draw" n={seat.deck_size} label={t('seat.deck', { n: seat.deck_size })} />
        <Count icon="defence" n={markers} label={t('seat.markers', { n: markers })} />
        {won > 0 && <Count icon="trophy" n={won} label={t('seat.trophies', { n: won })} />}
        {now.trading && <Count icon="coin" n={seat.coins} label={t('seat.coins', { n: seat.coins })} />}
        {Object.entries(seat.pool).flatMap(([kind, n]) =>
          Array.from({ length: n }, (_, i) => <GoodMark key={kind + i} kind={kind} size={18} />),
        )}
        {seat.open.map(open => {
          const title = open.card.split('+')[0] ?? '';
          const done = filled(open.fields, open.placed);
          return (
            <span
              key={open.card}
              class={`opened ${kindOf(title)}`}
              title={named(book.value.cards[title]?.name)}
            >
              <Icon name={title} />
              {open.fields.map((kind, i) => (
                <span key={i} class={done[i] ? 'slot full' : 'slot'}>
                  <GoodMark kind={done[i] ?? kind} size={13} />
                </span>
              ))}
            </span>
          );
        })}
        {seat.done.map(goal => (
          <GoalView key={goal} goal={goal} target={`view:${goal}`} mini cls="mini" />
        ))}
        {seat.goal && (
          <GoalView
            goal={seat.goal.goal}
            target={`view:${seat.goal.goal}`}
            mini
            cls="mini working"
            state={t('goal.working')}
          />
        )}
      </span>
    </li>
  );
}

export function Peoples() {
  const n = view.value?.seats.length ?? 0;
  return (
    <section class="peoples" aria-label={t('seat.title')}>
      <h2>{t('seat.title')}</h2>
      <ol>
        {Array.from({ length: n }, (_, i) => (
          <People key={i} number={i} />
        ))}
      </ol>
    </section>
  );
}

export function Chips() {
  const now = view.value;
  return (
    <ol class="chips">
      {now?.seats.map((seat, n) => (
        <li key={n} class={now.active === n ? 'turn' : ''}>
          <button
            type="button"
            data-anchor={`seat:${n}`}
            aria-label={t('seat.points', { n: total(seat), name: seatName(n) })}
            onClick={() => (dialog.value = { kind: 'seat', seat: n })}
          >
            <SeatMark seat={n} size={24} />
            <b>{total(seat)}</b>
          </button>
        </li>
      ))}
    </ol>
  );
}
