/** The tribes around the table, in turn order. */
import { memo } from '../../core/memo.ts';
import { Icon } from '../../art/symbols.tsx';
import { askedSeat } from '../../core/picture.ts';
import { labelled, named, t } from '../../core/text.ts';
import { SeatState } from '../../ui/Seats.tsx';
import { Chips } from '../../ui/table/Chips.tsx';
import { People, Peoples } from '../../ui/table/People.tsx';
import { book, colour, mark, NOBODY, sideName, term, total, view } from './catalogue.ts';
import { FigureMark } from './Pieces.tsx';
import { iconOf, StoneView } from './Card.tsx';
import { ModuleFacts } from './Extras.tsx';
import type { SeatView } from './view.ts';

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
    <span class={`fact ${tint}`} role="img" aria-label={labelled(label, n)} title={labelled(label, n)}>
      <Icon name={icon} />
      {n}
    </span>
  );
});

const animalLabel = (animal: string, n: { upright: number; tipped: number }): string =>
  labelled(
    named(book.value.animals[animal]?.name),
    n.tipped ? `${n.upright} (+${n.tipped} ${term('t_tipped')})` : n.upright,
  );

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

/** Whoever is asked; while the Nomads act, they are. */
const decides = (number: number): boolean =>
  askedSeat.value === (view.value?.seats[number]?.seat === 'nomads' ? NOBODY : number);

function Tribe({ number }: { number: number }) {
  const now = view.value;
  const seat = now?.seats[number];
  if (!now || !seat) return null;
  const place = now.turn_order.indexOf(seat.seat) + 1;
  const nomads = seat.seat === 'nomads';
  const active = now.active === seat.seat || now.eclipse?.seat === seat.seat;
  const chief = seat.chief ? named(book.value.chiefs[seat.chief]?.name).replace(/ \(.*\)$/, '') : '';
  return (
    <People
      cls={decides(number) ? 'turn' : active ? 'active' : ''}
      colour={colour(seat.seat)}
      anchor={`seat:${seat.seat}`}
      mark={mark(seat.seat)}
      name={sideName(seat.seat)}
      about={
        <>
          {place > 0 && <span title={term('t_order')}>{place}.</span>}
          {chief && ` · ${chief}`}
          {seat.chief_side ? ` (${seat.chief_side.toUpperCase()})` : ''}
          {!nomads && <SeatState seat={number} />}
        </>
      }
      points={{ seat: number, total: total(number) }}
    >
      <Fact icon="ew_food" n={seat.food} label={term('t_food')} tint="food" />
      <Fact icon="ew_tool" n={seat.tools} label={term('t_tools')} tint="tool" />
      {!nomads && <Fact icon="cards" n={seat.hand_size ?? 0} label={term('t_hand')} />}
      <Fact icon="ew_bury" n={seat.graveyard.length} label={term('t_grave')} />
      <Fact
        icon="tipi"
        n={seat.camps_on_board}
        label={`${term('t_camps')} ${t('endless_winter.in_stock')}`}
      />
      <Fact
        icon="hut"
        n={seat.villages_on_board}
        label={`${term('t_villages')} ${t('endless_winter.in_stock')}`}
      />
      <Fact
        icon="dolmen"
        n={10 - seat.megaliths_built}
        label={`${term('t_megaliths')} ${t('endless_winter.in_stock')}`}
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
    </People>
  );
}

export function Tribes() {
  const n = view.value?.seats.length ?? 0;
  return (
    <Peoples title={t('endless_winter.tribes')}>
      {Array.from({ length: n }, (_, i) => (
        <Tribe key={i} number={i} />
      ))}
    </Peoples>
  );
}

export function WinterChips() {
  const now = view.value;
  return (
    <Chips
      chips={now?.seats.map((seat, n) => ({
        anchor: `seat:${seat.seat}`,
        name: sideName(seat.seat),
        points: total(n),
        turn: decides(n),
        mark: mark(seat.seat),
        children: (
          <small>
            <Icon name="ew_food" />
            {seat.food} <Icon name="ew_tool" />
            {seat.tools}
          </small>
        ),
      }))}
    />
  );
}
