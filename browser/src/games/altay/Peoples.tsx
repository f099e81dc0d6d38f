/** The peoples around the table. */
import { GoodMark, colour } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { askedSeat } from '../../core/picture.ts';
import { named, nameOf, seatName, t } from '../../core/text.ts';
import { SeatState } from '../../ui/Seats.tsx';
import { Chips } from '../../ui/table/Chips.tsx';
import { Fact, People as Panel, Peoples as Panels } from '../../ui/table/People.tsx';
import { GoalView, kindOf } from './Card.tsx';
import { book, filled, total, view } from './catalogue.ts';
import type { SeatView } from './view.ts';

export function sumOf(seat: SeatView): string {
  return book.value.categories.map(c => `${named(c.name)} ${seat.score[c.id] ?? 0}`).join(' · ');
}

export function strength(markers: Record<string, number>): number {
  return Object.entries(markers).reduce((sum, [id, n]) => sum + (book.value.markers[id]?.value ?? 0) * n, 0);
}

export function People({ number }: { number: number }) {
  const now = view.value;
  const seat = now?.seats[number];
  if (!now || !seat) return null;
  const asked = askedSeat.value === number;
  const active = now.active === number;
  const markers = strength(seat.markers) + strength(seat.consumed);
  const won = seat.trophies.reduce((a, b) => a + b, 0);
  return (
    <Panel
      cls={asked ? 'turn' : active ? 'active' : ''}
      colour={colour(number)}
      anchor={`seat:${number}`}
      mark={number}
      name={seatName(number)}
      sign={
        now.start === number && (
          <span class="first" title={t('altay.seat_start')}>
            {' '}
            ★
          </span>
        )
      }
      about={
        <>
          {seat.folk ? nameOf('folk', seat.folk) : ''}
          <SeatState seat={number} />
        </>
      }
      points={{ seat: number, total: total(seat), title: sumOf(seat) }}
    >
      <Fact icon="hut" n={seat.reserve} label={t('altay.seat_reserve', { n: seat.reserve })} />
      <Fact icon="cards" n={seat.hand_size} label={t('altay.seat_hand', { n: seat.hand_size })} />
      <Fact icon="draw" n={seat.deck_size} label={t('altay.seat_deck', { n: seat.deck_size })} />
      <Fact icon="defence" n={markers} label={t('altay.seat_markers', { n: markers })} />
      {won > 0 && <Fact icon="trophy" n={won} label={t('altay.seat_trophies', { n: won })} />}
      {now.trading && <Fact icon="coin" n={seat.coins} label={t('altay.seat_coins', { n: seat.coins })} />}
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
          state={t('altay.goal_working')}
        />
      )}
    </Panel>
  );
}

export function Peoples() {
  const n = view.value?.seats.length ?? 0;
  return (
    <Panels title={t('altay.peoples')}>
      {Array.from({ length: n }, (_, i) => (
        <People key={i} number={i} />
      ))}
    </Panels>
  );
}

export function AltayChips() {
  const now = view.value;
  return (
    <Chips
      chips={now?.seats.map((seat, n) => ({
        anchor: `seat:${n}`,
        name: seatName(n),
        points: total(seat),
        turn: askedSeat.value === n,
      }))}
    />
  );
}
