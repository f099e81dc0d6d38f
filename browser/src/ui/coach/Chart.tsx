/** The chances to win over a game, drawn over its decisions. Pointing or the arrow keys choose a
 * moment; a click or Enter goes there. Below it, what chance gave or took. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { colour, Emblem } from '../../art/pieces.tsx';
import { join, t } from '../../core/text.ts';
import type { ReviewInfo } from '../../core/wire.ts';
import { percent } from './words.ts';

const HEIGHT = 280;
const TOP = 14;
const BOTTOM = 30;
const LEFT = 46;
const STRIP = 64;

export interface ChartProps {
  info: ReviewInfo;
  /** Whose costly decisions are ringed, and whose luck is drawn. */
  seat: number;
  /** The chosen moment: so many decisions have been made. */
  at: number;
  choose: (at: number) => void;
  go: ((at: number) => void) | undefined;
}

/** What a moment shows, in words. */
export function describe(info: ReviewInfo, at: number): string {
  const last = info.moves.length;
  const move = info.moves[at];
  const where = move ? t('review.moment', { n: at + 1, of: last, round: move.round }) : t('review.end');
  const did = move ? t('review.did', { name: info.names[move.seat] ?? '', what: move.done }) : '';
  return [where, join(chances(info, at)), did].filter(Boolean).join('. ');
}

export const chances = (info: ReviewInfo, at: number): string[] =>
  info.names.map((name, seat) => t('review.chances', { name, n: percent(info.chances[at]?.[seat] ?? 0) }));

/** The width that there is for the drawing: its letters keep their size in every window. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(720);
  useLayoutEffect(() => {
    const at = box.current;
    if (!at) return;
    const measure = () => setWidth(Math.max(280, at.clientWidth));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(at);
    return () => watch.disconnect();
  }, []);
  return { box, width };
}

export function Chart({ info, seat, at, choose, go }: ChartProps) {
  const { box, width } = useWidth();
  const touched = useRef(false);
  const last = Math.max(1, info.chances.length - 1);
  const right = 30;
  const x = (n: number) => LEFT + (n / last) * (width - LEFT - right);
  const y = (part: number) => TOP + (1 - part) * (HEIGHT - TOP - BOTTOM);
  const moment = (e: MouseEvent): number => {
    const rect = box.current?.getBoundingClientRect();
    const part = (e.clientX - (rect?.left ?? 0) - LEFT) / (width - LEFT - right);
    return Math.max(0, Math.min(last, Math.round(part * last)));
  };
  const keys = (e: KeyboardEvent) => {
    const by: Record<string, number> = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -10,
      PageUp: 10,
      Home: -last,
      End: last,
    };
    const step = by[e.key];
    if (step !== undefined) choose(Math.max(0, Math.min(last, at + step)));
    else if (e.key === 'Enter' && go) go(at);
    else return;
    e.preventDefault();
  };
  const mistakes = info.seats.find(one => one.seat === seat)?.mistakes ?? [];
  return (
    <div
      class="chancechart"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={t('review.chart_long')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={describe(info, at)}
      onKeyDown={keys}
      onPointerMove={e => {
        if (e.pointerType !== 'touch') choose(moment(e));
      }}
      onPointerDown={e => (touched.current = e.pointerType === 'touch')}
      onClick={e => {
        const to = moment(e);
        // On touch the first tap shows, the second one takes.
        const shown = !touched.current || Math.abs(to - at) <= last / 60;
        if (shown && go) go(touched.current ? at : to);
        else choose(to);
      }}
    >
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
        <Grid info={info} x={x} y={y} width={width - right} />
        {info.names.map((_, one) => (
          <Line key={one} info={info} seat={one} strong={one === seat} x={x} y={y} />
        ))}
        {mistakes.map(({ move }) => (
          <g key={move} transform={`translate(${x(move - 1)} ${y(info.chances[move - 1]?.[seat] ?? 0)})`}>
            <circle r="8" class="ring" />
            <circle r="3" class="ringdot" />
          </g>
        ))}
        <path d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} class="now" />
        {info.names.map((_, one) => (
          <circle
            key={one}
            cx={x(at)}
            cy={y(info.chances[at]?.[one] ?? 0)}
            r="5"
            fill={colour(one)}
            class="at"
          />
        ))}
      </svg>
      <Luck info={info} seat={seat} at={at} x={x} width={width} />
    </div>
  );
}

interface Drawn {
  info: ReviewInfo;
  x: (n: number) => number;
  y: (part: number) => number;
}

/** Lines of a quarter, and where a round begins. */
function Grid({ info, x, y, width }: Drawn & { width: number }) {
  const rounds = info.moves.flatMap((move, n) =>
    n > 0 && info.moves[n - 1]?.round !== move.round ? [{ n, round: move.round }] : [],
  );
  let free = 0;
  return (
    <>
      {[0, 25, 50, 75, 100].map(part => (
        <g key={part}>
          <path d={`M${LEFT} ${y(part / 100)}H${width}`} class="grid" />
          <text x={LEFT - 8} y={y(part / 100) + 4} text-anchor="end">
            {part} %
          </text>
        </g>
      ))}
      {rounds.map(({ n, round }) => {
        const room = x(n) >= free;
        if (room) free = x(n) + 26;
        return (
          <g key={n}>
            <path d={`M${x(n)} ${TOP}V${HEIGHT - BOTTOM + 4}`} class="grid roundline" />
            {room && (
              <text x={x(n)} y={HEIGHT - 10} text-anchor="middle">
                {round}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

function Line({ info, seat, strong, x, y }: Drawn & { seat: number; strong: boolean }) {
  const points = info.chances.map((row, n) => `${x(n).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`);
  const d = `M${points.join('L')}`;
  const end = info.chances.at(-1)?.[seat] ?? 0;
  // Marks that end at one height lie side by side, the later ones lower.
  const below =
    info.chances
      .at(-1)
      ?.slice(0, seat)
      .filter(one => Math.abs(one - end) < 0.05).length ?? 0;
  const lift = end < 0.1 ? -20 * below : 20 * below;
  return (
    <g class={strong ? 'chance strong' : 'chance'}>
      <path d={d} class="halo" />
      <path d={d} stroke={colour(seat)} />
      <g transform={`translate(${x(info.chances.length - 1) + 15} ${y(end) + lift})`}>
        <circle r="9" fill={colour(seat)} class="seat" />
        <g fill="#fff8ea" stroke="#120d09" stroke-width=".6">
          <Emblem seat={seat} r={4} />
        </g>
      </g>
    </g>
  );
}

/** What chance gave (up) or took (down) with every move. */
function Luck({ info, seat, at, x, width }: Omit<Drawn, 'y'> & { seat: number; at: number; width: number }) {
  const most = Math.max(0.05, ...info.moves.map(move => Math.abs(move.luck[seat] ?? 0)));
  const middle = STRIP / 2;
  return (
    <svg viewBox={`0 0 ${width} ${STRIP}`} width={width} height={STRIP} class="luckstrip" aria-hidden="true">
      <text x={LEFT - 8} y={middle + 4} text-anchor="end">
        {t('review.luck')}
      </text>
      <path d={`M${LEFT} ${middle}H${x(info.moves.length)}`} class="grid" />
      {info.moves.map((move, n) => {
        const luck = move.luck[seat] ?? 0;
        const size = (Math.abs(luck) / most) * (middle - 4);
        if (size < 0.7) return null;
        return (
          <path
            key={n}
            d={`M${x(n)} ${middle}v${luck > 0 ? -size : size}`}
            class={luck > 0 ? 'up' : 'down'}
          />
        );
      })}
      <path d={`M${x(at)} 0V${STRIP}`} class="now" />
    </svg>
  );
}

/** Whether somebody points with a finger. */
export function useTouch(): boolean {
  const [touch, setTouch] = useState(false);
  useEffect(() => setTouch(matchMedia('(pointer: coarse)').matches), []);
  return touch;
}
