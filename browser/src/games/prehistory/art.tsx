/** Cubes, figures, stones and wheels of Prehistory: our own drawings. */
import type { ComponentChildren, JSX } from 'preact';
import { labelled } from '../../art/label.ts';
import { Grain, Shape, Stroke } from '../../art/land.tsx';
import {
  COLOURS as SEATS,
  colour,
  Emblem,
  FIGURE,
  INK,
  LINE,
  SHAFT,
  SpearHead,
  TentBody,
} from '../../art/pieces.tsx';
import { Sheet } from '../../art/symbols.tsx';
import { memo } from '../../core/memo.ts';
import { blob, path, rng, roughen, type Point } from '../../art/shapes.ts';
import { COLOURS, ICON } from './catalogue.ts';
import { ICONS } from './icons.ts';
import type { Colour, RewardView } from './view.ts';

/** Fill and icon of a good; brown is lit on dark ground by a paler edge. */
export const GOODS: Record<Colour, { fill: string; icon: string; edge: string }> = {
  grey: { fill: '#98a1a6', icon: '#ffffff', edge: INK },
  red: { fill: '#e0503a', icon: '#fff3e6', edge: INK },
  yellow: { fill: '#f2c840', icon: '#4a2d05', edge: INK },
  blue: { fill: '#2a6fb8', icon: '#eaf5ff', edge: INK },
  brown: { fill: '#41260f', icon: '#ffdfb0', edge: '#c79a63' },
  white: { fill: '#f8f4ea', icon: '#4b3a28', edge: INK },
};

const CUBE = 'M-10 -6L0 -11L10 -6V6L0 11L-10 6Z';

function CubeDrawing({ of }: { of: Colour }) {
  const look = GOODS[of];
  return (
    <>
      <path d={CUBE} fill={look.fill} stroke={INK} stroke-width="2.2" stroke-linejoin="round" />
      <path d="M-10 -6L0 -1L10 -6L0 -11Z" fill="#fff" opacity=".26" />
      <path d="M0 -1V11L10 6V-6Z" fill="#000" opacity=".14" />
      {look.edge !== INK && (
        <path d={CUBE} fill="none" stroke={look.edge} stroke-width="1" stroke-linejoin="round" />
      )}
      <use href={`#i-${ICON[of]}`} transform="translate(-6.2 -5.2) scale(.0242)" fill={look.icon} />
    </>
  );
}

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const a = (i / 12) * Math.PI * 2;
  const p = (r: number, d: number) =>
    `${(Math.cos(a + d) * r).toFixed(2)} ${(Math.sin(a + d) * r).toFixed(2)}`;
  return `M${p(12.2, -0.17)}L${p(16.6, 0)}L${p(12.2, 0.17)}Z`;
}).join('');

/** A cube of a tent; with a sun ring it is an action marker. */
export const Cube = memo(function Cube({
  of,
  x = 0,
  y = 0,
  s = 1,
  marker = false,
}: {
  of: Colour;
  x?: number;
  y?: number;
  s?: number;
  marker?: boolean;
}) {
  return <use href={`#${marker ? 'mark' : 'cube'}-${of}`} transform={`translate(${x} ${y}) scale(${s})`} />;
});

/** The same as a picture within text. */
export const CubeMark = memo(function CubeMark({
  of,
  size = 24,
  marker = false,
  label,
}: {
  of: Colour;
  size?: number;
  marker?: boolean;
  label?: string;
}) {
  const box = marker ? '-17 -17 34 34' : '-12.5 -12.5 25 25';
  return (
    <svg class="cube" width={size} height={size} viewBox={box} {...labelled(label)}>
      <Cube of={of} marker={marker} />
    </svg>
  );
});

/** What is gained: a cube, a marker or development points. */
export const RewardMark = memo(function RewardMark({ of, size = 20 }: { of: RewardView; size?: number }) {
  return (
    <span class="reward" aria-hidden="true">
      {of.n > 1 && of.n}
      {of.colour ? (
        <CubeMark
          of={of.colour}
          size={of.type === 'marker' ? size + 6 : size}
          marker={of.type === 'marker'}
        />
      ) : (
        <Dev size={size} />
      )}
    </span>
  );
});

/** Development: a spark from the flint. */
export const Dev = memo(function Dev({ size = 20 }: { size?: number }) {
  return (
    <svg class="dev" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <use href="#dev" />
    </svg>
  );
});

function FigureDrawing({ seat }: { seat: number }) {
  return (
    <>
      <Stroke d={SHAFT} colour="#d8b27a" width={2.6} />
      <Stroke d={SHAFT} colour="#5b3d22" width={1.2} />
      <SpearHead />
      <path d={FIGURE} fill={colour(seat)} {...LINE} />
      <g transform="translate(0 4)" fill="#fff8ea" stroke={INK} stroke-width=".7">
        <Emblem seat={seat} r={3.6} />
      </g>
    </>
  );
}

/** A member of a tribe: upright, or lying down and pale once it has moved. */
export const Figure = memo(function Figure({ seat, lying = false }: { seat: number; lying?: boolean }) {
  return lying ? (
    <g transform="translate(-2 8) rotate(80)" class="lying">
      <use href={`#figure-${seat}`} />
    </g>
  ) : (
    <>
      <ellipse cy="13.5" rx="10" ry="4" fill="#120d09" opacity=".4" />
      <use href={`#figure-${seat}`} />
    </>
  );
});

function ShamanDrawing({ seat }: { seat: number }) {
  return (
    <>
      <path
        d="M-9 -16L-4.5 -21L-1.5 -17L0 -23L1.5 -17L4.5 -21L9 -16L5 -12H-5Z"
        fill="#ead7b0"
        stroke={INK}
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <circle cy="-11" r="5" fill={colour(seat)} {...LINE} />
      <path
        d="M-5 -6C-11 0 -12 7 -11 13.4C-4 15.4 4 15.4 11 13.4C12 7 11 0 5 -6C2 -8 -2 -8 -5 -6Z"
        fill={colour(seat)}
        {...LINE}
      />
      <g transform="translate(0 4.6)" fill="#fff8ea" stroke={INK} stroke-width=".7">
        <Emblem seat={seat} r={4} />
      </g>
    </>
  );
}

export const Shaman = memo(({ seat }: { seat: number }) => <use href={`#shaman-${seat}`} />);

function TentDrawing({ seat }: { seat: number }) {
  return (
    <>
      <TentBody
        fill={colour(seat)}
        shadow={[16, 4.5]}
        door="M0 3C-2 8 -3.4 11 -4.6 14.8C-1.6 15 2 15 4.8 14.8C3.6 11 2 8 0 3Z"
      />
      <g transform="translate(0 -2.6)" fill="#fff8ea" stroke={INK} stroke-width=".7">
        <Emblem seat={seat} r={3.1} />
      </g>
    </>
  );
}

export const Tent = memo(({ seat }: { seat: number }) => <use href={`#tent-${seat}`} />);

/** A fish: trout are spotted, pike are long and striped, salmon have a hooked jaw. */
export const Fish = memo(function Fish({
  kind,
  value,
  ground = true,
}: {
  kind: string;
  value: number | null;
  ground?: boolean;
}) {
  return (
    <>
      {ground && <circle r="18" fill="#bfe0ea" stroke={INK} stroke-width="2" />}
      <use href={`#f-${kind}`} transform="translate(0 -3.5)" />
      {value !== null && (
        <text y="14.5" class="num fishnum" font-size="13">
          {value}
        </text>
      )}
    </>
  );
});

const BODY = 'M-13 0C-8 -6.5 3 -6.5 8 -1.5L14 -5.5C13 -2 13 2 14 5.5L8 1.5C3 6.5 -8 6.5 -13 0Z';
const PIKE = 'M-15 .6C-10 -3.6 2 -4.6 9 -1.4L14.5 -5C13.6 -2 13.6 2 14.5 5L9 1.4C2 4.6 -10 4.2 -15 .6Z';

function FishSymbols() {
  const line = { stroke: '#16303c', 'stroke-width': 1.3, 'stroke-linejoin': 'round' } as const;
  return (
    <>
      <symbol id="f-fish_kind_trout" overflow="visible">
        <path d={BODY} fill="#8a9a52" {...line} />
        {[-5, -1, 3].map(x => (
          <circle key={x} cx={x} cy={x % 2 ? -2 : 1.6} r="1.1" fill="#b5311c" />
        ))}
        <circle cx="-9" cy="-1" r="1" fill="#16303c" />
      </symbol>
      <symbol id="f-fish_kind_pike" overflow="visible">
        <path d={PIKE} fill="#4f7f6a" {...line} />
        <path d="M-5 -3L-4 2.6M-1 -3.4L0 3M3 -3L4 2.6" stroke="#dbe8c4" stroke-width="1.3" />
        <circle cx="-10.5" cy="-.4" r=".9" fill="#16303c" />
      </symbol>
      <symbol id="f-fish_kind_salmon" overflow="visible">
        <path d={BODY} fill="#e2795c" {...line} />
        <path d="M-13 0C-14.5 -1.6 -14 -3 -12 -3.4" fill="none" {...line} />
        <path d="M-4 -4.6C-2 -7.6 2 -7 4 -4.4Z" fill="#b9533c" {...line} />
        <circle cx="-9" cy="-1" r="1" fill="#16303c" />
      </symbol>
    </>
  );
}

interface BadgeProps {
  at: string;
  r: number;
  fill: string;
  edge?: string;
  /** The width of the edge, where the text stands, and its size. */
  line: number;
  y: number;
  size: number;
  cls?: string;
  children: ComponentChildren;
}

/** A number on a small disc. */
export const Badge = ({ at, r, fill, edge = INK, line, y, size, cls = 'num', children }: BadgeProps) => (
  <g transform={`translate(${at})`}>
    <circle r={r} fill={fill} stroke={edge} stroke-width={line} />
    <text y={y} class={cls} font-size={size}>
      {children}
    </text>
  </g>
);

/** Megaliths: one standing stone, a dolmen, a ring of three; the letter says it as well. */
export const Megalith = memo(function Megalith({ type }: { type: string }) {
  const letter = type.slice(-1).toUpperCase();
  return (
    <g>
      <ellipse cy="13" rx="17" ry="4.5" fill="#120d09" opacity=".4" />
      <use href={`#m-${type}`} />
      <Badge at="13 9" r={7} fill="#f4e8cd" line={1.2} y={3.8} size={10.5}>
        {letter}
      </Badge>
    </g>
  );
});

function MegalithSymbols() {
  const stone = { fill: '#b7ab9b', stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' } as const;
  const light = { fill: '#fff', opacity: 0.3 } as const;
  return (
    <>
      <symbol id="m-megalith_a" overflow="visible">
        <path d="M-7 14C-9 2 -8 -12 -2 -18C4 -20 8 -12 8 14C3 15.4 -3 15.4 -7 14Z" {...stone} />
        <path d="M-7 14C-9 2 -8 -12 -2 -18C-3 -8 -3 4 -2 14.8Z" {...light} />
      </symbol>
      <symbol id="m-megalith_b" overflow="visible">
        <path d="M-12 14L-10 -6H-4L-3 14ZM3 14L4 -6H10L12 14Z" {...stone} />
        <path d="M-16 -5C-15 -13 -8 -15 0 -15C9 -15 16 -12 16 -5Z" {...stone} />
        <path d="M-16 -5C-15 -13 -8 -15 0 -15L-2 -5Z" {...light} />
      </symbol>
      <symbol id="m-megalith_c" overflow="visible">
        <path d="M-4 6C-5 -6 -3 -18 1 -19C5 -17 6 -6 5 6Z" {...stone} />
        <path
          d="M-16 13C-18 3 -15 -7 -11 -8C-7 -6 -6 4 -6 13ZM6 14C5 4 8 -7 12 -8C16 -6 17 4 16 13Z"
          {...stone}
        />
        <path d="M-16 13C-18 3 -15 -7 -11 -8L-11 13ZM6 14C5 4 8 -7 12 -8L11 14Z" {...light} />
      </symbol>
    </>
  );
}

/** An animal that waits on the map. */
export const Animal = memo(function Animal({ species, r = 18 }: { species: string; r?: number }) {
  const half = r - 5;
  return (
    <>
      <circle r={r} fill="#dcb27a" stroke={INK} stroke-width="2" />
      <use
        href={`#i-${ICON[species] ?? 'tiger'}`}
        transform={`translate(${-half} ${-half}) scale(${(half / 256).toFixed(4)})`}
        fill="#43170b"
      />
    </>
  );
});

/** A gathering tile: a bone disc with one fruit of the land. */
export const Gathered = memo(function Gathered({
  kind,
  dp = 0,
  r = 18,
}: {
  kind: string;
  dp?: number | null;
  r?: number;
}) {
  const s = (r * 1.44) / 512;
  return (
    <>
      <circle r={r} fill="#ead9b4" stroke={INK} stroke-width="2" />
      <use
        href={`#i-${ICON[kind]}`}
        transform={`translate(${-256 * s} ${-256 * s}) scale(${s})`}
        fill="#6b2a17"
      />
      {dp ? <use href="#dev" transform={`translate(${r * 0.72} ${r * 0.72}) scale(.78)`} /> : null}
    </>
  );
});

/** Water, as everybody paints it: three wavy bands. */
const RIPPLES = [110, 256, 402]
  .map(y => {
    const wave = (shift: number) =>
      Array.from(
        { length: 25 },
        (_, i) => [28 + i * 19, y + shift + Math.sin((i / 24) * Math.PI * 4) * 46] as Point,
      );
    return path([...wave(-32), ...wave(32).reverse()]);
  })
  .join('');

/** Everything that is drawn many times. */
export const PrehistorySprite = memo(() => (
  <Sheet icons={ICONS}>
    {COLOURS.map(of => (
      <Shape key={of} id={`cube-${of}`}>
        <CubeDrawing of={of} />
      </Shape>
    ))}
    {COLOURS.map(of => (
      <Shape key={of} id={`mark-${of}`}>
        <path d={RAYS} fill="#ffd84a" stroke={INK} stroke-width=".9" stroke-linejoin="round" />
        <circle r="13" fill="#ffd84a" stroke={INK} stroke-width="1.3" />
        <g transform="scale(.94)">
          <CubeDrawing of={of} />
        </g>
      </Shape>
    ))}
    {SEATS.map((_, seat) => (
      <SeatShapes key={seat} seat={seat} />
    ))}
    <Shape id="figure-plain">
      <path d={FIGURE} fill="#4a3524" stroke={INK} stroke-width="1.6" />
    </Shape>
    <path id="i-ripples" d={RIPPLES} />
    <Shape id="dev">
      <circle r="9.6" fill="#3f6f86" stroke={INK} stroke-width="1.3" />
      <use href="#i-flint" transform="translate(-6.9 -6.9) scale(.027)" fill="#fff6e2" />
    </Shape>
    <FishSymbols />
    <MegalithSymbols />
    <Grain id="rock" />
  </Sheet>
));

const SeatShapes = ({ seat }: { seat: number }) => (
  <>
    <Shape id={`figure-${seat}`}>
      <FigureDrawing seat={seat} />
    </Shape>
    <Shape id={`shaman-${seat}`}>
      <ShamanDrawing seat={seat} />
    </Shape>
    <Shape id={`tent-${seat}`}>
      <TentDrawing seat={seat} />
    </Shape>
  </>
);

export const edgeAt = (edge: number, rx: number, ry = rx): Point => {
  const a = ((edge * 60 - 90) * Math.PI) / 180;
  return [Math.cos(a) * rx, Math.sin(a) * ry];
};

const stones = new Map<string, string>();

/** A worn disc, always the same for the same name. */
export function disc(id: string, r: number): string {
  const key = `${id}:${r}`;
  const had = stones.get(key);
  if (had) return had;
  const next = rng(id);
  const points: Point[] = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    const k = r * (1 + (next() - 0.5) * 0.05);
    return [Math.cos(a) * k, Math.sin(a) * k];
  });
  const d = path(points);
  stones.set(key, d);
  return d;
}

/** A slab of rock or hide with a ragged edge. */
export function slab(id: string, w: number, h: number): string {
  const key = `${id}:${w}x${h}`;
  const had = stones.get(key);
  if (had) return had;
  const next = rng(id);
  const j = () => 3 + next() * 3;
  const d = path(
    roughen([
      [j(), j()],
      [w - j(), j()],
      [w - j(), h - j()],
      [j(), h - j()],
    ]),
  );
  stones.set(key, d);
  return d;
}

/** How far a wheel has turned in all: it always takes the short way. */
const turned = new Map<string, { tile: string; rotation: number; angle: number }>();

function angleOf(id: string, tile: string, rotation: number): number {
  const was = turned.get(id);
  if (!was || was.tile !== tile) {
    turned.set(id, { tile, rotation, angle: rotation * 60 });
    return rotation * 60;
  }
  const by = ((rotation - was.rotation + 9) % 6) - 3;
  if (by) turned.set(id, { tile, rotation, angle: was.angle + by * 60 });
  return was.angle + by * 60;
}

interface WheelProps {
  id: string;
  tile: string;
  rotation: number;
  /** What lies on the disc, counted from its notch: colours, or numbers. */
  on: string;
  r?: number;
  ahead?: number;
}

/** A stone disc with six things on it; they stay upright while it turns. */
export const Wheel = memo(function Wheel({
  id,
  tile,
  rotation,
  on,
  r = 54,
  ahead = 0,
}: WheelProps): JSX.Element {
  const a = angleOf(id, tile, rotation) + ahead * 60;
  const d = disc(id, r);
  const things = on.split(' ');
  return (
    <g class={`wheel ${ahead ? 'ahead' : ''}`}>
      <path d={d} fill="#000" opacity=".4" transform="translate(2 5)" />
      <g class="spin" style={{ transform: `rotate(${a}deg)` }}>
        <path d={d} fill="#b9a78c" stroke="#2b1f15" stroke-width="2.4" />
        <path d={d} fill="url(#rock)" opacity=".4" />
        <circle r={r * 0.87} fill="none" stroke="#8d7a60" stroke-width="2" />
        <circle r={r * 0.34} fill="#7d6c55" stroke="#2b1f15" stroke-width="2" />
        <path d={`M0 ${-r * 0.99}l7 -9h-14z`} fill="#c8401c" stroke="#2b1f15" stroke-width="1.5" />
        {things.map((thing, i) => {
          const [x, y] = edgeAt(i, r * 0.62);
          return (
            <g key={i} class="spin" style={{ transform: `translate(${x}px, ${y}px) rotate(${-a}deg)` }}>
              {thing in GOODS ? (
                <Cube of={thing as Colour} s={r / 47} />
              ) : (
                <text y="7" class="num" font-size="19">
                  {thing}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <path
        d={blob(0, 0, r * 0.22, r * 0.2, `${id}k`, 0.1)}
        fill="#554838"
        stroke="#2b1f15"
        stroke-width="1.6"
      />
    </g>
  );
});
