/** Rivers & Rafts on the land: the river from the Headwaters to the Delta, Rafts, fish, Landmarks,
 * and the Starting Base tiles at the border. */
import { Stroke } from '../../art/land.tsx';
import { colour, Emblem, INK } from '../../art/pieces.tsx';
import type { Point } from '../../art/shapes.ts';
import { memo } from '../../core/memo.ts';
import { choices, lit, picked } from '../../core/choosing.ts';
import { hot } from '../../core/looking.ts';
import { countNamed, named, nameOf, t } from '../../core/text.ts';
import { book, lines, mark, own, sideName, term, view, type Catalogue } from './catalogue.ts';
import { COUNT_ICON } from './Card.tsx';
import { beside, SIZE, WIDE } from './geometry.ts';
import { DELTA } from './modules.ts';
import { Reward } from './Reward.tsx';
import { drawnSpot } from '../../ui/spot.ts';
import type { RiversRaftsView } from './view.ts';

function middle(data: Catalogue, id: string): Point {
  const hex = data.hexes[id] ?? { q: 0, r: 0 };
  return [WIDE * (hex.q + hex.r / 2), SIZE * 1.5 * hex.r];
}

/** Where the seven spaces of the river lie: Headwaters, five hexes, Delta. */
export function course(data: Catalogue, river: readonly string[]): Point[] {
  const inner = river.map(id => middle(data, id));
  const first = inner[0] ?? [0, 0];
  const last = inner.at(-1) ?? [0, 0];
  const out = (p: Point): Point => [p[0] * 1.4, p[1] * 1.4];
  return [out(first), ...inner, out(last)];
}

/** To the side of the river, where Camps stand and incomes lie. */
export function aside(river: readonly Point[]): Point {
  const [a, b] = [river[0] ?? [0, 0], river.at(-1) ?? [0, 0]];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [-dy / length, dx / length];
  // Downwards, so that Camps stand behind the river and incomes lie before it.
  return y < 0 || (y === 0 && x < 0) ? [-x, -y] : [x, y];
}

/** A border place lies outside, in the notch between two outer hexes. */
export function borderAt(data: Catalogue, place: string): Point {
  const [a, b] = data.modules.border[place]?.neighbours ?? ['', ''];
  const [p, q] = [middle(data, a), middle(data, b)];
  const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const far = Math.hypot(x, y) || 1;
  return [x * (1 + 51 / far), y * (1 + 51 / far)];
}

/** The water: one band through all hexes, never drawn again. */
export const Course = memo(function Course({ ids, data }: { ids: string; data: Catalogue }) {
  const river = course(data, ids.split(' '));
  const [sx, sy] = aside(river);
  const bent = river.flatMap((p, i): Point[] => {
    const next = river[i + 1];
    const bend = i % 2 ? 5 : -5;
    return next ? [p, [(p[0] + next[0]) / 2 + sx * bend, (p[1] + next[1]) / 2 + sy * bend]] : [p];
  });
  const d = open(bent);
  const [x0, y0] = river[0] ?? [0, 0];
  const [x6, y6] = river[DELTA] ?? [0, 0];
  return (
    <g class="course" aria-hidden="true">
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d={d} stroke="#1d2f36" stroke-width="31" opacity=".85" />
        <path d={d} stroke="#3f7d96" stroke-width="27" />
        <path d={d} stroke="#5b9db3" stroke-width="17" />
        <path d={d} stroke="#9fd0df" stroke-width="2" stroke-dasharray="12 22" opacity=".8" />
        <path d={d} stroke="#cfeaf2" stroke-width="1.4" stroke-dasharray="7 31" stroke-dashoffset="14" />
      </g>
      <g transform={`translate(${x0} ${y0})`}>
        <path
          d="M-22 12L-13 -8L-7 0L0 -18L8 -3L13 -9L22 12C10 17 -10 17 -22 12Z"
          fill="#6b6057"
          stroke={INK}
          stroke-width="1.8"
        />
        <path d="M0 -18L3.6 -11L.4 -12.6L-2.6 -10Z" fill="#eef4f4" />
        <Stroke d="M-3 0C-6 6 2 8 0 16" colour="#9fd0df" width={4.5} />
      </g>
      <g transform={`translate(${x6} ${y6})`}>
        <path
          d="M-22 0C-20 -14 18 -16 22 -2C24 14 -18 17 -22 0Z"
          fill="#3f7d96"
          stroke={INK}
          stroke-width="1.8"
        />
        <Stroke
          d="M-13 -3C-8 -7 -4 -7 0 -3C4 1 9 1 14 -3M-12 5C-7 1 -3 1 1 5C5 9 9 8 12 5"
          colour="#cfeaf2"
          width={1.6}
        />
      </g>
    </g>
  );
});

function open(points: readonly Point[]): string {
  const at = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map((p, i): string => {
    const next = rest[i + 1] ?? p;
    return `Q${at(p)} ${at([(p[0] + next[0]) / 2, (p[1] + next[1]) / 2])}`;
  });
  return `M${at(first)}${bends.join('')}L${at(last)}`;
}

/** Incomes of the river hexes, the fish, and the Landmarks. */
export function RiverLoad({ now }: { now: RiversRaftsView }) {
  const river = course(book.value, now.river);
  const [sx, sy] = aside(river);
  return (
    <g aria-hidden="true">
      {now.river.map((id, i) => {
        const [x, y] = river[i + 1] ?? [0, 0];
        const income = book.value.tiles[view.value?.map.hexes[id]?.tile ?? '']?.income ?? [];
        return (
          <g key={id}>
            {income.map((op, n) => (
              <g key={n} transform={`translate(${x + sx * 27} ${y + sy * 27})`}>
                <Reward op={op} r={1.1} />
              </g>
            ))}
            {now.fish[i] && <use href="#w-fish" x={x} y={y} data-anchor={`fish:${i + 1}`} />}
          </g>
        );
      })}
      {Object.entries(now.landmarks).map(([id, landmark]) => (
        <LandmarkView key={id} at={middle(book.value, id)} id={landmark} />
      ))}
    </g>
  );
}

function LandmarkView({ at: [x, y], id }: { at: Point; id: string }) {
  const data = book.value.modules.landmarks[id];
  if (!data) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href={`#wd-${id}`} transform="translate(0 -17) scale(.95)" />
      <g transform="translate(-11 29)">
        <Reward op={{ do: 'point', n: data.rate }} r={1} />
      </g>
      <g transform="translate(11 29)">
        <use href="#w-pebble" transform="scale(1.05)" />
        <use
          href={`#i-${COUNT_ICON[data.count] ?? 'totem'}`}
          transform="translate(-6.6 -6.8) scale(.0262)"
          fill="#3d2413"
        />
      </g>
    </g>
  );
}

export function spaceName(space: number): string {
  if (space === 0) return term('headwaters');
  return space === DELTA ? term('delta') : term('river_space').replace('#', String(space));
}

/** Rafts of all sides; one's own can be pushed off. */
export function Rafts({ now }: { now: RiversRaftsView }) {
  const river = course(book.value, now.river);
  const sides = view.value?.seats.map(s => s.seat) ?? [];
  return (
    <>
      {now.rafts.map((space, n) => {
        const here = now.rafts.map((s, i) => (s === space ? i : -1)).filter(i => i >= 0);
        const [dx, dy] = beside(here.length, 21)[here.indexOf(n)] ?? [0, 0];
        const [x, y] = river[space] ?? [0, 0];
        const side = sides[n] ?? n;
        const label = t('endless_winter.raft_at', { name: sideName(side), place: spaceName(space) });
        const mine = side === own.value;
        const on = mine && (lit.value.has('raft:own') || hot.value.includes('raft:own'));
        const at = mine
          ? drawnSpot('raft:own', 'wpiece raft', label)
          : { role: 'img' as const, 'aria-label': label, class: 'wpiece' };
        return (
          <g key={n} transform={`translate(${x + dx} ${y + dy - 4})`} data-anchor={`raft:${side}`}>
            {on && <Ring r={22} hot={hot.value.includes('raft:own')} />}
            <g {...at}>
              <circle r="14" fill="transparent" />
              <g data-flip={`raft:${side}`}>
                <use href={`#raft-${mark(side)}`} transform="scale(.95)" />
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}

function Ring({ r, hot: strong }: { r: number; hot: boolean }) {
  return (
    <g class={strong ? 'pieceropes hot' : 'pieceropes'}>
      <circle class="edge" r={r} />
      <circle class="halo" r={r} />
    </g>
  );
}

const BASE = 'M0 -25L22 -13V12L0 25L-22 12V-13Z';

/** A Starting Base tile with the Camps that wait there. Only one's own can be chosen. */
function StartTile({ side, place }: { side: number; place: string }) {
  const [x, y] = borderAt(book.value, place);
  const camps = view.value?.map.hexes.start?.camps[String(side)] ?? 0;
  const mine = side === own.value;
  const target = 'hex:start';
  const label = t('endless_winter.start_tile', { name: sideName(side), n: camps });
  const at = mine
    ? drawnSpot(target, 'wpiece', label)
    : { role: 'img' as const, 'aria-label': label, class: 'wpiece' };
  const strong = hot.value.includes(target) || picked.value.includes(target);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-anchor={`start:${side}`}>
      <g {...at}>
        <path d={BASE} fill="#a4552e" stroke={INK} stroke-width="2" />
        <path d={BASE} fill="none" stroke={colour(side)} stroke-width="4" transform="scale(.84)" />
        <g transform="translate(0 15)" fill="#fff8ea" stroke={INK} stroke-width=".8">
          <Emblem seat={side} r={3.6} />
        </g>
        {beside(camps, 13).map(([cx, cy], i) => (
          <g key={i} transform={`translate(${cx} ${cy - 6}) scale(.72)`}>
            <g data-flip={`camp:start:${side}:${i}`}>
              <use href={`#camp-${side}`} />
            </g>
          </g>
        ))}
      </g>
      {mine && (lit.value.has(target) || strong) && (
        <g class={strong ? 'pieceropes hot' : 'pieceropes'}>
          <path class="edge" d={BASE} transform="scale(1.1)" />
          <path class="halo" d={BASE} transform="scale(1.1)" />
        </g>
      )}
    </g>
  );
}

/** Start tiles, and while one is being put down the places for it. */
export function Border({ now }: { now: RiversRaftsView }) {
  const placing = choices.value.some(c => c.targets[0]?.startsWith('border:'));
  return (
    <>
      {now.start_tiles.map((place, n) => place && <StartTile key={n} side={n} place={place} />)}
      {placing &&
        Object.keys(book.value.modules.border)
          .filter(place => !now.start_tiles.includes(place))
          .map(place => {
            const [x, y] = borderAt(book.value, place);
            return (
              <g key={place} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <g {...drawnSpot(`border:${place}`, 'point', nameOf('border_place', place))}>
                  <circle r="15" class="pointring" />
                  {lit.value.has(`border:${place}`) && (
                    <use href="#i-tipi" transform="translate(-9.4 -9.8) scale(.0366)" fill="#2a1606" />
                  )}
                </g>
              </g>
            );
          })}
    </>
  );
}

/** What the inspector says of a hex with a Landmark or the river. */
export function riverLines(id: string): string[] {
  const now = view.value?.rivers_rafts;
  if (!now) return [];
  const landmark = now.landmarks[id];
  if (landmark) return lines('landmark', landmark);
  const at = now.river.indexOf(id);
  if (at < 0) return [];
  const found = [spaceName(at + 1)];
  if (now.fish[at]) found.push(t('endless_winter.fish_here', { list: unseenFish(now) }));
  now.rafts.forEach((space, n) => {
    const side = view.value?.seats[n]?.seat ?? n;
    if (space === at + 1)
      found.push(t('endless_winter.raft_at', { name: sideName(side), place: spaceName(space) }));
  });
  return found;
}

export const unseenFish = (now: RiversRaftsView): string =>
  Object.entries(now.fish_unseen)
    .filter(([, n]) => n > 0)
    .map(([fish, n]) => countNamed(n, named(book.value.modules.fish[fish]?.name)))
    .join(', ');
