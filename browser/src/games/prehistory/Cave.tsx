/** The own cave: weather, painting, baskets, the catch; and the tent with cubes and markers. */
import { signal } from '@preact/signals';
import { Icon } from '../../art/symbols.tsx';
import { lit, refusal } from '../../core/choosing.ts';
import { layer } from '../../core/layers.ts';
import { live, replay, viewer } from '../../core/picture.ts';
import { countOf, join, labelled, nameOf, seatName, t, upper } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { Badge, Cube, CubeMark, Dev, edgeAt, Figure, Fish, Gathered, RewardMark, Wheel } from './art.tsx';
import {
  book,
  colourName,
  COLOURS,
  counted,
  FISH_KINDS,
  hunted,
  huntedText,
  ICON,
  own,
  RESOURCES,
  SPECIES,
  textOf,
  view,
} from './catalogue.ts';
import { setSpot } from './sets.ts';
import type { Colour, SeatView } from './view.ts';

/** The weather wheel: the ring of colours is printed, the disc of numbers turns within it. */
export function Weather({
  seat,
  rotation,
  name,
  size = 132,
}: {
  seat: SeatView;
  rotation: number;
  name: string;
  size?: number;
}) {
  return (
    <svg class="weatherwheel" viewBox="-84 -84 168 168" width={size} height={size} aria-hidden="true">
      <circle r="80" fill="#c7a873" stroke="#5a4028" stroke-width="2" />
      {seat.weather_ring.map((c, i) => {
        const [x, y] = edgeAt(i, 64);
        return <Cube key={c} of={c} x={x} y={y} s={1.12} />;
      })}
      <Wheel id={name} tile="weather" rotation={rotation} r={48} on={seat.weather_numbers.join(' ')} />
    </svg>
  );
}

function WeatherBox({ seat }: { seat: SeatView }) {
  const turning = spot('turn:weather', 'arrow');
  const next = seat.next_income[seat.weather];
  const cost = book.value.costs.rotate_weather;
  return (
    <section class="weather" aria-label={t('prehistory.weather')}>
      <Weather seat={seat} rotation={seat.weather} name={`weather${seat.seat}`} />
      <button
        {...turning}
        type="button"
        aria-label={t('prehistory.turn_weather', { n: cost })}
        title={t('prehistory.turn_weather', { n: cost })}
      >
        ↻
      </button>
      {next && (
        <p class="income" title={t('prehistory.income')}>
          <span class="sr">{labelled(t('prehistory.income'), counted(next, RESOURCES))}</span>
          <small aria-hidden="true">{t('prehistory.next')}</small>
          {COLOURS.filter(c => next[c] > 0).map(c => (
            <span key={c} aria-hidden="true">
              {next[c]}
              <CubeMark of={c} size={17} />
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Painting({ seat }: { seat: SeatView }) {
  const now = view.value;
  if (!now) return null;
  return (
    <section class="painting" aria-label={t('prehistory.painting')}>
      {now.painting.map(({ section, symbols, price }, n) => {
        const done = seat.painted.includes(section);
        const at = spot(`section:${section}`, `section ${done ? 'painted' : ''}`);
        const says = [
          upper(nameOf('section', section)),
          symbols.map(s => nameOf('symbol', s)).join(', '),
          done ? t('prehistory.painted') : t('prehistory.price', { what: join(price.map(colourName)) }),
        ];
        return (
          <button
            key={section}
            {...at}
            type="button"
            aria-label={says.join('. ')}
            style={{ gridArea: `r${Math.floor(n / 3)}c${n % 3}` }}
          >
            {symbols.map((symbol, i) => (
              <span key={symbol} class="symbol" aria-hidden="true">
                <Icon name={ICON[symbol] ?? 'hand'} cls="" />
                {!done && <CubeMark of={price[i] ?? 'grey'} size={17} />}
              </span>
            ))}
          </button>
        );
      })}
      {Object.entries(book.value.lines).map(([line, reward]) => (
        <span
          key={line}
          class="linereward"
          style={{ gridArea: line }}
          title={t(line.startsWith('row') ? 'prehistory.row_reward' : 'prehistory.column_reward')}
        >
          <RewardMark of={reward} size={18} />
        </span>
      ))}
    </section>
  );
}

function Baskets({ seat }: { seat: SeatView }) {
  return (
    <section class="baskets" aria-label={t('prehistory.baskets')}>
      {book.value.baskets.map(pair => (
        <div key={pair.id} class="basketpair" title={upper(textOf('basket', pair.id))}>
          {[pair.upper, pair.lower].map(kind => {
            const n = seat.baskets[kind] ?? 0;
            return (
              <span key={kind} class={`basket ${n ? '' : 'bare'}`} data-anchor={`basket:${kind}`}>
                <span class="sr">{labelled(upper(nameOf('kind', kind)), n)}</span>
                <svg viewBox="-30 -26 60 48" width="48" height="38" aria-hidden="true">
                  {n === 0 && (
                    <g transform="translate(0 -9)" opacity=".6">
                      <circle
                        r="11.5"
                        fill="#d9bd8a"
                        stroke="#5a4028"
                        stroke-width="1.4"
                        stroke-dasharray="3 3"
                      />
                      <use
                        href={`#i-${ICON[kind]}`}
                        transform="translate(-8.5 -8.5) scale(.0332)"
                        fill="#4a2a15"
                      />
                    </g>
                  )}
                  {Array.from({ length: Math.min(n, 5) }, (_, i) => (
                    <g key={i} transform={`translate(${((i - (Math.min(n, 5) - 1) / 2) * 9).toFixed(1)} -7)`}>
                      <Gathered kind={kind} r={12} />
                    </g>
                  ))}
                  <path
                    d="M-27 -4C-25 16 -14 20 0 20S25 16 27 -4C12 1 -12 1 -27 -4Z"
                    fill="#8a5a2c"
                    stroke="#2b1f15"
                    stroke-width="1.8"
                  />
                  <path
                    d="M-25 4C-10 9 10 9 25 4M-21 11C-8 15 8 15 21 11"
                    stroke="#c08a4d"
                    stroke-width="2.2"
                    fill="none"
                  />
                </svg>
                <b>{n}</b>
              </span>
            );
          })}
          <span class="pairreward" aria-hidden="true">
            {pair.rewards.map((r, i) => (
              <RewardMark key={i} of={r} size={15} />
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}

/** Fish, animals and footprints. */
function Catch({ seat }: { seat: SeatView }) {
  const income = book.value.fishing_track[seat.fishing] ?? { vp: 0, dp: 0 };
  const last = book.value.fishing_track.length - 1;
  return (
    <section class="catch" aria-label={t('prehistory.catch')}>
      <div
        class="fishline"
        title={t('prehistory.fishing_track', { n: seat.fishing, vp: income.vp, dp: income.dp })}
      >
        <span class="sr">
          {t('prehistory.fishing_track', { n: seat.fishing, vp: income.vp, dp: income.dp })}
        </span>
        <svg class="fishtrack" viewBox="0 0 210 22" aria-hidden="true">
          <path d="M4 11H206" stroke="#3f7d96" stroke-width="9" stroke-linecap="round" />
          {book.value.fishing_track.map((step, i) => {
            const better = i > 0 && step.vp > (book.value.fishing_track[i - 1]?.vp ?? 0);
            return (
              <circle
                key={i}
                cx={6 + (i * 198) / last}
                cy="11"
                r={better ? 3.4 : 2}
                fill={i <= seat.fishing ? '#ffe08a' : '#bfe0ea'}
                stroke="#16303c"
                stroke-width=".8"
              />
            );
          })}
          <Badge
            at={`${6 + (seat.fishing * 198) / last} 11`}
            r={9.5}
            fill="#fff8ea"
            line={1.6}
            y={4.2}
            size={11.5}
          >
            {seat.fishing}
          </Badge>
        </svg>
        <span class="yield">
          +{income.vp} <Icon name="laurels" />
          {income.dp > 0 && (
            <>
              +{income.dp} <Dev size={15} />
            </>
          )}
        </span>
      </div>
      <div class="tally">
        {FISH_KINDS.map(kind => (
          <span key={kind} title={upper(nameOf('fish_kind', kind))} data-anchor={`kept:${kind}`}>
            <svg viewBox="-17 -9 34 18" width="32" height="18" aria-hidden="true">
              <Fish kind={kind} value={null} ground={false} />
            </svg>
            <span class="sr">{nameOf('fish_kind', kind)} </span>
            <b>{seat.fish[kind] ?? 0}</b>
          </span>
        ))}
        <span title={upper(nameOf('megalith', 'megalith_a'))}>
          <Icon name="menhir" />
          <span class="sr">{nameOf('megalith', 'megalith_a')} </span>
          <b>{seat.megaliths_a}</b>
        </span>
        {SPECIES.map(kind => {
          const { points, prints } = hunted(seat, kind);
          const says = huntedText(seat, kind);
          return (
            <span key={kind} title={says} data-anchor={`kept:${kind}`}>
              <Icon name={ICON[kind] ?? 'tiger'} />
              <span class="sr">{says}</span>
              <b aria-hidden="true">
                {points}×{prints}
              </b>
              <Icon name="paw" cls="icon small" />
            </span>
          );
        })}
      </div>
    </section>
  );
}

export function Cave() {
  const number = own.value;
  const seat = view.value?.seats[number];
  if (!seat) return null;
  const watching = viewer.value === null && live.value && !replay.value;
  return (
    <section class="right cave" aria-label={t('prehistory.cave')} tabIndex={0}>
      <h2>{watching ? t('own.watching', { name: seatName(number) }) : t('prehistory.cave')}</h2>
      <div class="hide">
        <div class="upper">
          <WeatherBox seat={seat} />
          <Baskets seat={seat} />
        </div>
        <Painting seat={seat} />
        <Catch seat={seat} />
      </div>
    </section>
  );
}

// The tent, the marker store and the drawer of development points.

const drawer = signal(false);
layer(
  () => drawer.value,
  () => (drawer.value = false),
);

function Good({ of, n, marker }: { of: Colour; n: number; marker: boolean }) {
  const target = `${marker ? 'store' : 'tent'}:${of}`;
  const at = setSpot(target, `cubebutton ${n ? '' : 'none'}`);
  const now = view.value;
  const moves = now?.phase === 'autumn' ? now.movement[of] : 0;
  const cubes = countOf(n, marker ? 'marker' : 'resource', of);
  // What there is none of and the server does not refuse, it buys on the way.
  const bought = moves > 0 && !n && !marker && lit.value.has(`buy:${of}`) && !refusal(target);
  const parts = [
    cubes,
    ...(moves ? [t('prehistory.moves', { n: moves })] : []),
    ...(bought ? [t('prehistory.buy_and_pay', { n: book.value.costs.resource })] : []),
  ];
  const label = parts.join('. ');
  return (
    <button
      {...at}
      {...(bought ? { 'aria-disabled': undefined, tabIndex: 0 } : {})}
      type="button"
      aria-label={label}
      title={label}
      data-anchor={target}
    >
      <CubeMark of={of} size={marker ? 38 : 32} marker={marker} />
      <b>{n}</b>
      {moves > 0 && (bought || (n > 0 && lit.value.has(target))) && <i>+{moves}</i>}
    </button>
  );
}

function Deal({ target, of, marker, sign }: { target: string; of: Colour; marker: boolean; sign: string }) {
  const at = spot(target, 'deal');
  const costs = book.value.costs;
  const n = target.startsWith('buymarker')
    ? costs.marker
    : target.startsWith('buy')
      ? costs.resource
      : costs.cube;
  const what = t(marker ? 'prehistory.one_marker' : 'prehistory.one_resource', { colour: colourName(of) });
  const label = t(target.startsWith('buy') ? 'prehistory.buy' : 'prehistory.sell', { what, n });
  return (
    <button {...at} type="button" aria-label={label} title={label}>
      <CubeMark of={of} size={marker ? 30 : 25} marker={marker} />
      <small aria-hidden="true">{sign}</small>
    </button>
  );
}

function Drawer() {
  const rows = [
    ['buy', false, '+', 'prehistory.buy_resources', book.value.costs.resource],
    ['buymarker', true, '+', 'prehistory.buy_markers', book.value.costs.marker],
    ['sell', false, '−', 'prehistory.sell_resources', book.value.costs.cube],
    ['sellmarker', true, '−', 'prehistory.sell_markers', book.value.costs.cube],
  ] as const;
  return (
    <div class="drawer" role="group" aria-label={t('prehistory.drawer')}>
      {rows.map(([prefix, marker, sign, key, n]) => (
        <div key={prefix} class="dealrow">
          <span>{t(key, { n })}</span>
          {COLOURS.map(of => (
            <Deal key={of} target={`${prefix}:${of}`} of={of} marker={marker} sign={sign} />
          ))}
        </div>
      ))}
      <p class="hint">{t('prehistory.turn_hint', { n: book.value.costs.rotate_price })}</p>
    </div>
  );
}

export function Purse() {
  const number = own.value;
  const seat = view.value?.seats[number];
  if (!seat) return null;
  const open = drawer.value;
  const useful = [...lit.value].some(x => /^(buy|buymarker|sell|sellmarker):/.test(x));
  return (
    <section class="purse" aria-label={t('prehistory.tent')}>
      {open && <Drawer />}
      <div class="purserow tentrow" data-anchor="tent">
        <span class="pursename" title={t('prehistory.home', { n: seat.home })}>
          <svg viewBox="-13 -28 30 46" width="20" height="30" aria-hidden="true">
            <Figure seat={number} />
          </svg>
          <span class="sr">{t('prehistory.home', { n: seat.home })}</span>
          <b aria-hidden="true">{seat.home}</b>
        </span>
        {COLOURS.map(of => (
          <Good key={of} of={of} n={seat.resources[of]} marker={false} />
        ))}
      </div>
      <div class="purserow storerow" data-anchor="store">
        <button
          type="button"
          class={`devbutton ${useful ? 'useful' : ''}`}
          aria-expanded={open}
          data-act="drawer"
          aria-label={labelled(t('prehistory.drawer'), t('prehistory.dp', { n: seat.dp }))}
          title={labelled(t('prehistory.drawer'), t('prehistory.dp', { n: seat.dp }))}
          onClick={() => (drawer.value = !open)}
        >
          <Dev size={24} />
          <b>{seat.dp}</b>
          <i aria-hidden="true">{open ? '▾' : '▴'}</i>
        </button>
        {COLOURS.map(of => (
          <Good key={of} of={of} n={seat.markers[of]} marker />
        ))}
      </div>
    </section>
  );
}
