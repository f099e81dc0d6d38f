/** The tribes round the fire, in turn order. */
import { memo } from '../../core/memo.ts';
import { colour } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { askedSeat } from '../../core/picture.ts';
import { gameTexts, labelled, nameOf, seatName, t, upper } from '../../core/text.ts';
import { SeatState } from '../../ui/Seats.tsx';
import { Chips } from '../../ui/table/Chips.tsx';
import { Fact, People, Peoples } from '../../ui/table/People.tsx';
import { CubeMark, Dev } from './art.tsx';
import { categories, COLOURS, counted, MARKERS, RESOURCES, total, view } from './catalogue.ts';
import type { SeatView } from './view.ts';

const sumOf = (seat: SeatView): string =>
  categories(seat)
    .map(([name, n]) => `${name} ${n}`)
    .join(' · ');

const Cubes = memo(function Cubes({
  of,
  marker,
  label,
}: {
  of: SeatView['resources'];
  marker: boolean;
  label: string;
}) {
  const some = COLOURS.filter(c => of[c] > 0);
  if (!some.length) return null;
  const says = labelled(label, counted(of, marker ? MARKERS : RESOURCES));
  return (
    <span class="cubeline" title={says}>
      <span class="sr">{says}</span>
      {some.map(c => (
        <span key={c} aria-hidden="true">
          <CubeMark of={c} size={marker ? 23 : 18} marker={marker} />
          {of[c]}
        </span>
      ))}
    </span>
  );
});

function Tribe({ number, place }: { number: number; place: number }) {
  const now = view.value;
  const seat = now?.seats[number];
  if (!now || !seat) return null;
  const asked = askedSeat.value === number;
  const passed = now.phase === 'spring' && now.passed.includes(number);
  const next = now.ceremony_track.indexOf(number);
  return (
    <People
      cls={`${asked ? 'turn' : ''} ${passed ? 'passed' : ''}`}
      colour={colour(number)}
      anchor={`seat:${number}`}
      mark={number}
      name={seatName(number)}
      about={
        <>
          {t('prehistory.place', { n: place })}
          {passed && ` · ${t('prehistory.passed')}`}
          {next >= 0 && (
            <span class="fact" title={t('prehistory.dance', { n: next + 1 })}>
              {'\u00a0·\u00a0'}
              <Icon name="shaman" />
              <i aria-hidden="true">{next + 1}.</i>
              <span class="sr">{t('prehistory.dance', { n: next + 1 })}</span>
            </span>
          )}{' '}
          <SeatState seat={number} />
        </>
      }
      points={{ seat: number, total: total(seat), title: sumOf(seat) }}
    >
      <span class="fact" title={t('prehistory.dp', { n: seat.dp })}>
        <Dev size={18} />
        <i aria-hidden="true">{seat.dp}</i>
        <span class="sr">{t('prehistory.dp', { n: seat.dp })}</span>
      </span>
      <Fact icon="fish" n={seat.fishing} label={t('prehistory.fishing_at', { n: seat.fishing })} />
      <Fact icon="cave" n={seat.home} label={t('prehistory.home', { n: seat.home })} />
      <Fact icon="tipi" n={seat.camps.length} label={t('prehistory.camps_built', { n: seat.camps.length })} />
      <Fact
        icon="hand"
        n={seat.painted.length}
        label={t('prehistory.sections', { n: seat.painted.length })}
      />
      <Fact icon="drum" n={seat.cards.length} label={t('prehistory.cards_held', { n: seat.cards.length })} />
      <Cubes of={seat.resources} marker={false} label={t('prehistory.resources')} />
      <Cubes of={seat.markers} marker label={t('prehistory.markers')} />
    </People>
  );
}

function Rival() {
  const now = view.value;
  const rival = now?.rival;
  if (!now || !rival) return null;
  const passed = rival.passed && now.phase === 'spring';
  return (
    <People
      cls={`rival ${passed ? 'passed' : ''}`}
      colour="#f4efe6"
      anchor="rival"
      mark={9}
      name={t('prehistory.rival')}
      about={
        <>
          {t('prehistory.place', { n: rival.first ? 1 : 2 })}
          {passed ? ` · ${t('prehistory.passed')}` : ''}
        </>
      }
    >
      <Fact
        icon="hourglass"
        n={`${rival.spring_turns}/3`}
        label={t('prehistory.rival_turns', { n: rival.spring_turns })}
      />
      {now.rank && <b class="rank">{t('prehistory.rank', { rank: rankName(now.rank) })}</b>}
    </People>
  );
}

const rankName = (rank: string): string => gameTexts.value.sections.term?.[`rank_${rank}`] ?? rank;

/** A game for one is judged by its rank. */
export function verdict(): string | undefined {
  const rank = view.value?.rank;
  return rank ? t('prehistory.over', { rank: rankName(rank) }) : undefined;
}

const phaseName = (phase: string): string =>
  upper(gameTexts.value.sections.table?.[`phase_${phase}`] ?? phase);

export function Tribes() {
  const now = view.value;
  if (!now) return null;
  const rival = now.rival;
  return (
    <Peoples title={t('prehistory.tribes')}>
      {rival?.first && <Rival key="rival" />}
      {now.order.map((seat, i) => (
        <Tribe key={seat} number={seat} place={i + 1 + Number(rival?.first ?? 0)} />
      ))}
      {rival && !rival.first && <Rival key="rival" />}
    </Peoples>
  );
}

export function TribeChips() {
  return (
    <Chips
      chips={view.value?.seats.map((seat, n) => ({
        anchor: `seat:${n}`,
        name: seatName(n),
        points: total(seat),
        turn: askedSeat.value === n,
      }))}
    />
  );
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
const OF_PHASE: Record<string, number> = {
  setup: -1,
  winter: 0,
  spring: 1,
  pick: 2,
  summer: 2,
  autumn: 3,
  final: 3,
  over: 3,
};

/** The ring of the seasons; in summer the action of the moment. */
export function Season() {
  const now = view.value;
  if (!now) return null;
  const at = OF_PHASE[now.phase] ?? 0;
  const icons = ['snow', 'berries', 'sun', 'foot'];
  const name = phaseName(now.phase);
  const detail = now.phase === 'summer' && now.action ? nameOf('action', now.action) : '';
  const whole = detail ? labelled(name, detail) : name;
  return (
    <span class="season" role="img" aria-label={whole}>
      <span class="ring" aria-hidden="true">
        {SEASONS.map((season, i) => (
          <span key={season} class={`s-${season} ${i === at ? 'here' : ''}`} title={phaseName(season)}>
            <Icon name={icons[i] ?? 'sun'} />
          </span>
        ))}
      </span>
      <b>{whole}</b>
    </span>
  );
}
