/** The tribes around the table, in turn order. */
import { memo } from '../../core/memo.ts';
import { SeatMark } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { askedSeat } from '../../core/table.ts';
import { t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import { SeatState } from '../../ui/Seats.tsx';
import { colour, mark, named, book, sideName, term, total, view, type SeatView } from './catalogue.ts';
import { FigureMark } from './Pieces.tsx';
import { iconOf, StoneView } from './Card.tsx';
import { ModuleFacts } from './Extras.tsx';

const Fact = memo(function Fact({
  icon,
  n,
  label,
  tint = '',
}: {
  icon: string;
  n: number;
  label: string;
  tint?: string;
}) {
  return (
    <span class={`fact ${tint}`} role="img" aria-label={`${label}: ${n}`} title={`${label}: ${n}`}>
      <Icon name={icon} />
      {n}
    </span>
  );
});

const animalLabel = (animal: string, n: { upright: number; tipped: number }): string =>
  `${named(book.value.animals[animal]?.name)}: ${n.upright}${n.tipped ? ` (+${n.tipped} ${term('t_tipped')})` : ''}`;

export function Animals({ seat }: { seat: SeatView }) {
  return (
    <>
      {Object.entries(seat.animals).map(([animal, n]) => (
        <span
          key={animal}
          class="fact wanimal"
          role="img"
          aria-label={animalLabel(animal, n)}
          title={animalLabel(animal, n)}
        >
          <Icon name={iconOf(animal)} />
          {n.upright}
          {n.tipped > 0 && <s>{n.tipped}</s>}
        </span>
      ))}
    </>
  );
}

function Tribe({ number }: { number: number }) {
  const now = view.value;
  const seat = now?.seats[number];
  if (!now || !seat) return null;
  const place = now.turn_order.indexOf(seat.seat) + 1;
  const nomads = seat.seat === 'nomads';
  const turn = now.active === seat.seat || now.eclipse?.seat === seat.seat;
  const chief = seat.chief ? named(book.value.chiefs[seat.chief]?.name).replace(/ \(.*\)$/, '') : '';
  return (
    <li
      class={`people ${turn ? 'turn' : ''} ${askedSeat.value === number ? 'asked' : ''}`}
      style={{ '--pc': colour(seat.seat) }}
      data-anchor={`seat:${seat.seat}`}
    >
      <SeatMark seat={mark(seat.seat)} size={30} />
      <span class="who">
        <b>{sideName(seat.seat)}</b>
        <small>
          {place > 0 && <span title={term('t_order')}>{place}. </span>}
          {chief}
          {seat.chief_side ? ` (${seat.chief_side.toUpperCase()})` : ''}
          {!nomads && <SeatState seat={number} />}
        </small>
      </span>
      <button
        type="button"
        class="points"
        aria-label={t('seat.points', { n: total(number), name: sideName(seat.seat) })}
        onClick={() => (dialog.value = { kind: 'seat', seat: number })}
      >
        {total(number)}
      </button>
      <span class="facts">
        <Fact icon="ew_food" n={seat.food} label={term('t_food')} tint="food" />
        <Fact icon="ew_tool" n={seat.tools} label={term('t_tools')} tint="tool" />
        {!nomads && <Fact icon="cards" n={seat.hand_size ?? 0} label={term('t_hand')} />}
        <Fact icon="ew_bury" n={seat.graveyard.length} label={term('t_grave')} />
        <Fact icon="tipi" n={seat.camps_on_board} label={`${term('t_camps')} ${t('winter.in_stock')}`} />
        <Fact icon="hut" n={seat.villages_on_board} label={`${term('t_villages')} ${t('winter.in_stock')}`} />
        <Fact
          icon="dolmen"
          n={10 - seat.megaliths_built}
          label={`${term('t_megaliths')} ${t('winter.in_stock')}`}
        />
        <span class="wfigures" title={term('t_figures')}>
          {seat.figures.chief > 0 && <FigureMark kind="chief" seat={mark(seat.seat)} size={24} />}
          {Array.from({ length: seat.figures.tribe }, (_, i) => (
            <FigureMark key={i} kind="tribe" seat={mark(seat.seat)} size={22} />
          ))}
        </span>
        <Animals seat={seat} />
        <ModuleFacts seat={number} />
        {seat.stones.map(stone => (
          <StoneView key={stone} stone={stone} target={`view:${stone}`} small />
        ))}
      </span>
    </li>
  );
}

export function Tribes() {
  const n = view.value?.seats.length ?? 0;
  return (
    <section class="peoples" aria-label={t('winter.tribes')}>
      <h2>{t('winter.tribes')}</h2>
      <ol>
        {Array.from({ length: n }, (_, i) => (
          <Tribe key={i} number={i} />
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
        <li key={n} class={now.active === seat.seat ? 'turn' : ''}>
          <button
            type="button"
            data-anchor={`seat:${seat.seat}`}
            aria-label={t('seat.points', { n: total(n), name: sideName(seat.seat) })}
            onClick={() => (dialog.value = { kind: 'seat', seat: n })}
          >
            <SeatMark seat={mark(seat.seat)} size={24} />
            <b>{total(n)}</b>
            <small>
              <Icon name="ew_food" />
              {seat.food} <Icon name="ew_tool" />
              {seat.tools}
            </small>
          </button>
        </li>
      ))}
    </ol>
  );
}
