/** The tribes round the fire, in turn order. */
import { memo } from '../../core/memo.ts';
import { colour, SeatMark } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { askedSeat } from '../../core/table.ts';
import { gameWords, nameOf, seatName, t, upper } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import { SeatState } from '../../ui/Seats.tsx';
import { CubeMark, Dev } from './art.tsx';
import { COLOURS, total, view, type SeatView } from './catalogue.ts';
import { counted } from './Wall.tsx';

export function sumOf(seat: SeatView): string {
  return Object.entries(seat.score)
    .filter(([id]) => id !== 'total')
    .map(([id, n]) => `${nameOf('category', id)} ${n}`)
    .join(' · ');
}

const Fact = memo(function Fact({ icon, n, label }: { icon: string; n: number | string; label: string }) {
  return (
    <span class="fact" title={label}>
      <Icon name={icon} />
      <i aria-hidden="true">{n}</i>
      <span class="sr">{label}</span>
    </span>
  );
});

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
  return (
    <span class="cubeline" title={`${label}: ${counted(of)}`}>
      <span class="sr">
        {label}: {counted(of)}
      </span>
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
    <li
      class={`people ${asked ? 'turn asked' : ''} ${passed ? 'passed' : ''}`}
      style={{ '--pc': colour(number) }}
      data-anchor={`seat:${number}`}
    >
      <SeatMark seat={number} size={30} />
      <span class="who">
        <b>{seatName(number)}</b>
        <small>
          {t('ph.place', { n: place })}
          {passed && ` · ${t('ph.passed')}`}
          {next >= 0 && (
            <span class="fact" title={t('ph.dance', { n: next + 1 })}>
              {' · '}
              <Icon name="shaman" />
              <i aria-hidden="true">{next + 1}.</i>
              <span class="sr">{t('ph.dance', { n: next + 1 })}</span>
            </span>
          )}{' '}
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
        <span class="fact" title={t('ph.dp', { n: seat.dp })}>
          <Dev size={18} />
          <i aria-hidden="true">{seat.dp}</i>
          <span class="sr">{t('ph.dp', { n: seat.dp })}</span>
        </span>
        <Fact icon="fish" n={seat.fishing} label={t('ph.fishing_at', { n: seat.fishing })} />
        <Fact icon="cave" n={seat.home} label={t('ph.home', { n: seat.home })} />
        <Fact icon="tipi" n={seat.camps.length} label={t('ph.camps_built', { n: seat.camps.length })} />
        <Fact icon="hand" n={seat.painted.length} label={t('ph.sections', { n: seat.painted.length })} />
        <Fact icon="drum" n={seat.cards.length} label={t('ph.cards_held', { n: seat.cards.length })} />
        <Cubes of={seat.resources} marker={false} label={t('ph.resources')} />
        <Cubes of={seat.markers} marker label={t('ph.markers')} />
      </span>
    </li>
  );
}

function Rival() {
  const now = view.value;
  const rival = now?.rival;
  if (!now || !rival) return null;
  return (
    <li
      class={`people rival ${rival.passed && now.phase === 'spring' ? 'passed' : ''}`}
      style={{ '--pc': '#f4efe6' }}
      data-anchor="rival"
    >
      <SeatMark seat={9} size={30} />
      <span class="who">
        <b>{t('ph.rival')}</b>
        <small>
          {t('ph.place', { n: rival.first ? 1 : 2 })}
          {rival.passed && now.phase === 'spring' ? ` · ${t('ph.passed')}` : ''}
        </small>
      </span>
      <span class="facts">
        <Fact
          icon="hourglass"
          n={`${rival.spring_turns}/3`}
          label={t('ph.rival_turns', { n: rival.spring_turns })}
        />
        {now.rank && <b class="rank">{t('ph.rank', { rank: rankName(now.rank) })}</b>}
      </span>
    </li>
  );
}

const rankName = (rank: string): string => gameWords.value.sections.term?.[`rank_${rank}`] ?? rank;
const phaseName = (phase: string): string =>
  upper(gameWords.value.sections.table?.[`phase_${phase}`] ?? phase);

export function Tribes() {
  const now = view.value;
  if (!now) return null;
  const rival = now.rival;
  return (
    <section class="peoples" aria-label={t('ph.tribes')}>
      <h2>{t('ph.tribes')}</h2>
      <ol>
        {rival?.first && <Rival key="rival" />}
        {now.order.map((seat, i) => (
          <Tribe key={seat} number={seat} place={i + 1 + Number(rival?.first ?? 0)} />
        ))}
        {rival && !rival.first && <Rival key="rival" />}
      </ol>
    </section>
  );
}

export function Chips() {
  const now = view.value;
  return (
    <ol class="chips">
      {now?.seats.map((seat, n) => (
        <li key={n} class={askedSeat.value === n ? 'turn' : ''}>
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
  const detail = now.phase === 'summer' && now.action ? `: ${nameOf('action', now.action)}` : '';
  return (
    <span class="season" role="img" aria-label={name + detail}>
      <span class="ring" aria-hidden="true">
        {SEASONS.map((season, i) => (
          <span key={season} class={`s-${season} ${i === at ? 'here' : ''}`} title={phaseName(season)}>
            <Icon name={icons[i] ?? 'sun'} />
          </span>
        ))}
      </span>
      <b>
        {name}
        {detail}
      </b>
    </span>
  );
}
