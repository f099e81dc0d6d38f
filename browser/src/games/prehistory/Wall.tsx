/** The rock wall: the centre wheel with five that turn around it, what lies at them, and the pillars. */
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../art/symbols.tsx';
import { lit, picked } from '../../core/choosing.ts';
import { layer } from '../../core/layers.ts';
import { join, labelled, nameOf, seatName, t, upper } from '../../core/text.ts';
import { press, spot } from '../../ui/spot.ts';
import { Cube, edgeAt, Figure, Fish, Gathered, Shaman, slab, Wheel } from './art.tsx';
import {
  ACTION_ICON,
  ACTIONS,
  book,
  colourName,
  COLOURS,
  counted,
  ICON,
  MARKERS,
  mySeat,
  own,
  space,
  textOf,
  view,
} from './catalogue.ts';
import { setSpot } from './sets.ts';
import type { Action } from './view.ts';

/** The wheel that an arrow is pointed at shows what the turn would bring. */
const preview = signal<{ space: string; by: number }>();
/** On a small screen one panel at a time is large. */
export const near = signal<string>();
layer(
  () => near.value !== undefined,
  () => (near.value = undefined),
);

function Arrows({ id }: { id: string }) {
  const cost = book.value.costs.rotate_price;
  return (
    <span class="arrows">
      {(
        [
          ['counter', -1, '↺'],
          ['clockwise', 1, '↻'],
        ] as const
      ).map(([way, by, sign]) => {
        const at = spot(`turn:${id}/${way}`, 'arrow');
        const ahead = (on: boolean) =>
          (preview.value = on && lit.value.has(`turn:${id}/${way}`) ? { space: id, by } : undefined);
        return (
          <button
            key={way}
            {...at}
            type="button"
            aria-label={t(way === 'clockwise' ? 'prehistory.turn_right' : 'prehistory.turn_left', {
              space: nameOf('space', id),
              n: cost,
            })}
            title={t(way === 'clockwise' ? 'prehistory.turn_right' : 'prehistory.turn_left', {
              space: nameOf('space', id),
              n: cost,
            })}
            onPointerEnter={() => {
              at.onPointerEnter();
              ahead(true);
            }}
            onPointerLeave={() => {
              at.onPointerLeave();
              ahead(false);
            }}
            onFocus={() => {
              at.onFocus();
              ahead(true);
            }}
            onBlur={() => {
              at.onBlur();
              ahead(false);
            }}
            onClick={e => {
              if (at.class.includes('legal')) ahead(true);
              at.onClick(e);
              if (!picked.value.length) preview.value = undefined;
            }}
          >
            {sign}
          </button>
        );
      })}
    </span>
  );
}

interface PanelProps {
  id: string;
  actions: Action[];
  title: string;
  still?: boolean;
  extra?: ComponentChildren;
  ground?: ComponentChildren;
  children: ComponentChildren;
}

function Panel({ id, actions, title, still = false, extra, ground, children }: PanelProps) {
  const now = view.value;
  const summer = now?.phase === 'summer' && now.action !== null && actions.includes(now.action);
  const price = space(id);
  const says = price ? price.colours.map((c, i) => `${i + 1} ${colourName(c)}`).join(', ') : '';
  return (
    <section
      class={`panel at-${id} ${summer ? 'current' : ''} ${near.value === id ? 'near' : ''}`}
      aria-label={`${title}. ${says}`}
    >
      <svg class="slab" viewBox="0 0 260 240" preserveAspectRatio="none" aria-hidden="true">
        <path d={slab(id, 260, 240)} class="rockface" />
        {ground && (
          <>
            <clipPath id={`clip-${id}`}>
              <path d={slab(id, 260, 240)} />
            </clipPath>
            <g clip-path={`url(#clip-${id})`}>{ground}</g>
          </>
        )}
        <path d={slab(id, 260, 240)} fill="url(#rock)" opacity=".45" />
      </svg>
      <header>
        {actions.map(a => (
          <Icon key={a} name={ACTION_ICON[a]} cls={`icon act-${a}`} />
        ))}
        <h3 aria-level={2}>{title}</h3>
        {!still && <Arrows id={id} />}
      </header>
      <button
        type="button"
        class="closer"
        aria-label={t(near.value === id ? 'prehistory.smaller' : 'prehistory.closer', { what: title })}
        onClick={() => (near.value = near.value === id ? undefined : id)}
      >
        {near.value === id ? '✕' : '↗'}
      </button>
      <svg class="face" viewBox="-124 -110 248 220" role="group" aria-label={title}>
        {children}
      </svg>
      {extra}
    </section>
  );
}

function PriceWheel({ id, r = 56 }: { id: string; r?: number }) {
  const at = space(id);
  if (!at) return null;
  const ahead = preview.value?.space === id ? preview.value.by : 0;
  return (
    <Wheel
      id={id}
      tile={at.tile}
      rotation={at.rotation}
      r={r}
      ahead={ahead}
      on={at.colours.map((_, i) => at.colours[(i + at.rotation) % 6]).join(' ')}
    />
  );
}

/** Something round that can be chosen. */
function Place({
  target,
  x,
  y,
  r,
  label,
  children,
  set = false,
}: {
  target: string;
  x: number;
  y: number;
  r: number;
  label: string;
  children: ComponentChildren;
  set?: boolean;
}): JSX.Element {
  const at = set ? setSpot(target, 'item') : spot(target, 'item');
  return (
    <g
      {...at}
      role="button"
      aria-label={label}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      onKeyDown={press(at)}
    >
      <circle class="hit" r={Math.max(r, 21)} />
      <circle class="edge" r={r + 3} />
      <circle class="halo" r={r + 3} />
      {children}
    </g>
  );
}

function Painting() {
  const now = view.value;
  if (!now) return null;
  return (
    <Panel id="space_painting" actions={['painting']} title={nameOf('action', 'painting')}>
      {Object.entries(book.value.symbol_edge).map(([symbol, edge]) => {
        const [x, y] = edgeAt(edge, 98, 88);
        const price = space('space_painting')?.colours[edge] ?? 'grey';
        return (
          <g key={symbol} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <title>{labelled(upper(nameOf('symbol', symbol)), colourName(price))}</title>
            <path
              d="M-18 -13C-8 -18 10 -17 18 -12C19 -4 19 6 17 13C8 17 -9 17 -18 12C-20 4 -20 -6 -18 -13Z"
              fill="#d9bd8a"
              stroke="#2b1f15"
              stroke-width="1.8"
            />
            <use href={`#i-${ICON[symbol]}`} transform="translate(-13 -13) scale(.0508)" fill="#8c3217" />
          </g>
        );
      })}
      <PriceWheel id="space_painting" />
    </Panel>
  );
}

function Gathering() {
  const now = view.value;
  if (!now) return null;
  return (
    <Panel id="space_gathering" actions={['gathering']} title={nameOf('action', 'gathering')}>
      {now.gathering.map((slot, n) => {
        const [x, y] = edgeAt(book.value.slot_edge[n] ?? n, 98, 87);
        const label = slot.tile
          ? `${upper(nameOf('gathering_tile', slot.tile))}. ${t('prehistory.price', { what: colourName(slot.price) })}`
          : t('prehistory.empty');
        return (
          <Place key={slot.slot} target={`gather:${slot.slot}`} x={x} y={y} r={18} label={label}>
            {slot.kind ? (
              <g data-flip={slot.tile}>
                <Gathered kind={slot.kind} dp={slot.dp} />
              </g>
            ) : (
              <circle r="15" class="void" />
            )}
          </Place>
        );
      })}
      <PriceWheel id="space_gathering" />
    </Panel>
  );
}

function Ceremony() {
  const now = view.value;
  if (!now) return null;
  const me = own.value;
  const mine = mySeat.value;
  const track = now.ceremony_track;
  return (
    <Panel
      id="space_ceremony"
      actions={['ceremony']}
      title={nameOf('action', 'ceremony')}
      extra={
        track.length > 0 && (
          <p class="dancetrack" title={t('prehistory.track')}>
            <span class="sr">{labelled(t('prehistory.track'), join(track.map(seatName)))}</span>
            {track.map((seat, i) => (
              <svg key={seat} viewBox="-13 -25 26 42" width="17" height="27" aria-hidden="true">
                <Shaman seat={seat} />
                <text x="8" y="15" class="num ranknum" font-size="13">
                  {i + 1}
                </text>
              </svg>
            ))}
          </p>
        )
      }
    >
      {Array.from({ length: 6 }, (_, p) => {
        const [x, y] = edgeAt(book.value.position_edge[p] ?? p, 96, 86);
        const there = now.seats.filter(s => s.shamans.includes(p) && now.phase !== 'setup');
        const held = mine?.shamans.includes(p) && lit.value.has(`shaman:${p}`);
        const target = held || picked.value.includes(`shaman:${p}`) ? `shaman:${p}` : `position:${p}`;
        const price = now.shaman_prices[p] ?? 'grey';
        const others = there.filter(s => s.seat !== me);
        const who = there.map(s => seatName(s.seat));
        return (
          <Place
            key={p}
            target={target}
            set
            x={x}
            y={y}
            r={17}
            label={`${labelled(t('prehistory.position', { n: p + 1 }), who.length ? join(who) : t('prehistory.free'))}. ${t('prehistory.price', { what: colourName(price) })}`}
          >
            <ellipse rx="16" ry="13" cy="3" class="void" />
            {others.map((s, i) => (
              <g
                key={s.seat}
                transform={`translate(${there.length === 1 ? 0 : (i - (others.length - 1) / 2) * 13} ${mine?.shamans.includes(p) ? -7 : 0}) scale(.66)`}
              >
                <Shaman seat={s.seat} />
              </g>
            ))}
            {there.length > others.length && (
              <g transform={`translate(0 ${others.length ? 5 : 1}) scale(.86)`}>
                <Shaman seat={me} />
              </g>
            )}
          </Place>
        );
      })}
      <PriceWheel id="space_ceremony" />
    </Panel>
  );
}

function River() {
  const now = view.value;
  if (!now) return null;
  return (
    <Panel
      id="space_river"
      actions={['hunting', 'fishing']}
      title={`${nameOf('action', 'hunting')} · ${nameOf('action', 'fishing')}`}
      ground={
        <>
          <path class="water" d="M0 124C40 108 70 136 110 120S200 108 260 126V240H0Z" />
          <path class="bank" d="M0 124C40 108 70 136 110 120S200 108 260 126" />
          <path
            class="ripple"
            d="M20 160c10-7 16-7 26 0s16 7 26 0M190 176c10-7 16-7 26 0s16 7 26 0M30 214c8-6 13-6 21 0M214 222c8-6 13-6 21 0"
          />
        </>
      }
    >
      <g class="halfmark" aria-hidden="true">
        <use href="#i-spear" transform="translate(-116 -76) scale(.05)" />
        <use href="#i-spear" transform="translate(116 -76) scale(-.05 .05)" />
      </g>
      {now.fishing.map((slot, n) => {
        const a = ((8 + n * 32.8) * Math.PI) / 180;
        const [x, y] = [Math.cos(a) * 102, Math.sin(a) * 78 - 2 + (n === 2 || n === 3 ? 10 : 0)];
        const label = slot.fish
          ? `${upper(nameOf('fish', slot.fish))}. ${t('prehistory.half', { n: slot.value ?? 0, what: join(now.fishing_colours.map(colourName)) })}`
          : t('prehistory.empty');
        return (
          <Place key={slot.slot} target={`fish:${slot.slot}`} x={x} y={y} r={18} label={label}>
            {slot.kind ? (
              <g data-flip={slot.fish}>
                <Fish kind={slot.kind} value={slot.value} />
              </g>
            ) : (
              <circle r="15" class="void" />
            )}
          </Place>
        );
      })}
      <g transform="translate(0 -16)">
        <PriceWheel id="space_river" r={54} />
        <path d="M-66 0H-52M52 0H66" stroke="#bfe0ea" stroke-width="4" stroke-linecap="round" />
      </g>
    </Panel>
  );
}

/** Where the figures of an option of migration stand. */
const GATES: [number, number][] = [
  [0, -86],
  [90, 0],
  [0, 84],
  [-90, 0],
];

function Migration() {
  const now = view.value;
  const mine = mySeat.value;
  if (!now || !mine) return null;
  const numbers = [...lit.value].some(x => x.startsWith('home:'));
  return (
    <Panel
      id="space_migration"
      actions={['migration']}
      title={nameOf('action', 'migration')}
      extra={
        <p class={`athome ${numbers ? 'asking' : ''}`}>
          <span class="sr">{t('prehistory.home', { n: mine.home })}</span>
          {Array.from({ length: Math.max(mine.home, 0) }, (_, i) => (
            <HomeFigure key={i} n={i + 1} />
          ))}
        </p>
      }
    >
      {now.migration.map((option, n) => {
        const [x, y] = GATES[n] ?? [0, 0];
        const three = option.members > 1;
        const label = `${upper(textOf('migration', option.option))}. ${t('prehistory.price', { what: join(option.price.map(colourName)) })}`;
        return (
          <g key={option.option}>
            <Bracket edges={book.value.migrations[n]?.edges ?? []} />
            <Place target={`migrate:${option.option}`} x={x} y={y} r={three ? 25 : 19} label={label}>
              <circle r={three ? 24 : 18} class="gate" />
              {Array.from({ length: option.members }, (_, i) => (
                <g
                  key={i}
                  transform={
                    three
                      ? `translate(${(i - 1) * 13} ${i === 1 ? -3 : 4}) scale(.74)`
                      : 'translate(-1 1) scale(.82)'
                  }
                >
                  <use href="#figure-plain" />
                </g>
              ))}
            </Place>
          </g>
        );
      })}
      <PriceWheel id="space_migration" r={52} />
    </Panel>
  );
}

/** Which sides of the wheel pay together. */
function Bracket({ edges }: { edges: number[] }) {
  const first = edges[0] ?? 0;
  const last = edges.at(-1) ?? first;
  const p = (deg: number, r: number) => {
    const a = ((deg - 90) * Math.PI) / 180;
    return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
  };
  return <path class="bracket" d={`M${p(first * 60 - 22, 62)}A62 62 0 0 1 ${p(last * 60 + 22, 62)}`} />;
}

function HomeFigure({ n }: { n: number }) {
  const at = spot(`home:${n}`, 'homefigure');
  return (
    <button
      {...at}
      type="button"
      aria-label={t('prehistory.send', { n })}
      title={t('prehistory.send', { n })}
    >
      <svg viewBox="-13 -28 30 46" width="19" height="29" aria-hidden="true">
        <Figure seat={own.value} />
      </svg>
      <b>{n}</b>
    </button>
  );
}

function Centre() {
  const now = view.value;
  if (!now) return null;
  const stack = now.price_stack;
  return (
    <Panel
      id="space_centre"
      actions={[]}
      still
      title={t('prehistory.centre')}
      extra={
        stack.colours && (
          <p
            class="nextwheel"
            title={labelled(
              t('prehistory.next_centre', { n: stack.size }),
              stack.colours.map(colourName).join(', '),
            )}
          >
            <svg
              viewBox="-44 -48 88 92"
              width="56"
              height="58"
              role="img"
              aria-label={labelled(
                t('prehistory.next_centre', { n: stack.size }),
                stack.colours.map(colourName).join(', '),
              )}
            >
              <Wheel id="next" tile={stack.top ?? ''} rotation={0} r={40} on={stack.colours.join(' ')} />
            </svg>
            <small>
              {t('prehistory.next')} ×{stack.size}
            </small>
          </p>
        )
      }
    >
      {ACTIONS.map((action, n) => {
        const edge = book.value.pillar_edge[n] ?? n;
        const [x, y] = edgeAt(edge, 96, 86);
        const refill = now.pillars[n]?.refill ?? 'grey';
        return (
          <g key={action} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <title>{`${labelled(upper(nameOf('pillar', `pillar_${action}`)), colourName(refill))}. ${t('prehistory.moves', { n: now.movement[refill] })}`}</title>
            <path d="M-13 -15H13L15 15H-15Z" fill="#6d6357" stroke="#1d1510" stroke-width="1.8" />
            <use
              href={`#i-${ACTION_ICON[action]}`}
              transform="translate(-11 -13) scale(.043)"
              fill="#e9d7b2"
            />
            <g transform="translate(16 11)">
              <path
                d="M-10 -9C0 -11 10 -9 10 0C10 8 4 10 0 10C-7 10 -11 4 -10 -9Z"
                fill="#f4e8cd"
                stroke="#1d1510"
                stroke-width="1.3"
              />
              <text y="4.6" class="num" font-size="13">
                {now.movement[refill]}
              </text>
            </g>
          </g>
        );
      })}
      <PriceWheel id="space_centre" />
    </Panel>
  );
}

/** A trilith: markers on the lintel, two places for cubes at its feet. */
function PillarView({ n }: { n: number }) {
  const pillar = view.value?.pillars[n];
  const action = ACTIONS[n] ?? 'painting';
  if (!pillar) return null;
  const at = spot(`pillar:${pillar.pillar}`, `pillar ${pillar.foot.length > 1 ? 'full' : ''}`);
  const top = COLOURS.flatMap(c => Array.from({ length: pillar.top[c] }, () => c));
  const step = top.length > 4 ? 88 / (top.length - 1) : 24;
  const label = [
    upper(nameOf('pillar', pillar.pillar)),
    labelled(t('prehistory.top'), counted(pillar.top, MARKERS)),
    labelled(
      t('prehistory.foot'),
      pillar.foot.length ? pillar.foot.map(colourName).join(', ') : t('prehistory.free'),
    ),
    pillar.foot.length > 1 ? t('prehistory.full') : '',
  ];
  return (
    <button
      {...at}
      type="button"
      aria-label={label.filter(Boolean).join('. ')}
      title={label.filter(Boolean).join('. ')}
    >
      <svg viewBox="-66 -34 132 116" aria-hidden="true">
        <ellipse cy="78" rx="56" ry="5" fill="#0b0806" opacity=".5" />
        <path class="leg" d="M-50 78L-44 16H-16L-12 78ZM12 78L16 16H44L50 78Z" />
        <path class="shine" d="M-50 78L-44 16H-34L-36 78ZM12 78L16 16H24L22 78Z" />
        <path
          class="lintel"
          d="M-58 20C-60 6 -58 -2 -52 -6C-20 -10 24 -9 52 -6C60 -2 59 8 57 20C20 24 -24 23 -58 20Z"
        />
        <use href={`#i-${ACTION_ICON[action]}`} transform="translate(-13 -3) scale(.05)" class="sign" />
        {top.map((c, i) => (
          <g key={i} transform={`translate(${((i - (top.length - 1) / 2) * step).toFixed(1)} -15) scale(1)`}>
            <g data-flip={`top:${n}:${i}`}>
              <Cube of={c} marker />
            </g>
          </g>
        ))}
        {[0, 1].map(i => {
          const c = pillar.foot[i];
          return (
            <g key={i} transform={`translate(${i ? 31 : -31} 60)`}>
              {c ? (
                <g data-flip={`foot:${n}:${i}`}>
                  <Cube of={c} s={1.35} />
                </g>
              ) : (
                <rect x="-14" y="-14" width="28" height="28" rx="6" class="footslot" />
              )}
            </g>
          );
        })}
        {pillar.foot.length > 1 && <path class="bar" d="M-58 50L58 34M-58 34L58 50" />}
      </svg>
      <span class="pillarname">{nameOf('action', action)}</span>
    </button>
  );
}

export function Wall() {
  return (
    <div class="wall" role="group" aria-label={t('prehistory.wall')}>
      <div class="wheels night">
        <Painting />
        <Gathering />
        <Ceremony />
        <Migration />
        <Centre />
        <River />
      </div>
      <div class="pillars" role="group" aria-label={t('prehistory.pillars')}>
        {ACTIONS.map((_, n) => (
          <PillarView key={n} n={n} />
        ))}
      </div>
    </div>
  );
}
