/** Pieces, emblems and badges: our own drawings. Colour and shape always go together. */
import type { ComponentChildren, JSX } from 'preact';
import { memo } from '../core/memo.ts';
import { people } from '../core/seats.ts';
import { labelled } from './label.ts';

export const COLOURS = ['#c8401c', '#56b4e9', '#f6d65a', '#5a3591'] as const;
export const INK = '#1d1510';

/** Whoever sits at no seat is bone with a ring. */
export function colour(seat: number | null): string {
  return seat === null || seat >= people.value ? '#f4efe6' : (COLOURS[seat] ?? '#f4efe6');
}

export function Emblem({ seat, r = 5 }: { seat: number; r?: number }): JSX.Element {
  switch (seat < people.value ? seat : -1) {
    case 0:
      return <circle r={r} />;
    case 1:
      return <path d={`M0 ${-r * 1.15}L${r * 1.1} ${r * 0.8}H${-r * 1.1}Z`} />;
    case 2:
      return <path d={`M0 ${-r * 1.25}L${r * 1.05} 0L0 ${r * 1.25}L${-r * 1.05} 0Z`} />;
    case 3:
      return (
        <path
          d={`M${-r * 0.4} ${-r * 1.1}h${r * 0.8}v${r * 0.7}h${r * 0.7}v${r * 0.8}h${-r * 0.7}v${r * 0.7}h${-r * 0.8}v${-r * 0.7}h${-r * 0.7}v${-r * 0.8}h${r * 0.7}Z`}
        />
      );
    default:
      return <circle r={r} fill="none" stroke-width={r * 0.5} />;
  }
}

/** A small drawing within text; without a label it only adorns. */
interface MarkProps {
  size?: number;
  label?: string;
}

/** A pebble in a player's colour with the emblem on it. */
export const SeatMark = memo(function SeatMark({ seat, size = 30, label }: MarkProps & { seat: number }) {
  return (
    <svg class="seatmark" width={size} height={size} viewBox="-9.5 -9.5 19 19" {...labelled(label)}>
      <use href={`#mark-${seat < people.value ? seat : NOBODY}`} />
    </svg>
  );
});

/** Whoever sits at no seat. */
const NOBODY = 9;

const MarkDrawing = ({ seat }: { seat: number }) => (
  <>
    <path
      d="M-8 1C-9 -5 -4 -8.6 1 -8C6 -7.6 9 -3 8 2C7.4 6.6 3 8.6 -2 8C-6 7.6 -7.6 5 -8 1Z"
      fill={COLOURS[seat] ?? '#f4efe6'}
      stroke={seat === 3 ? '#f4e8cf' : '#120d09'}
      stroke-width={seat === 3 ? 1.2 : 1}
    />
    <g fill="#fff8ea" stroke="#120d09" stroke-width=".6">
      <Emblem seat={seat} r={3.6} />
    </g>
  </>
);

export const LINE = { stroke: INK, 'stroke-width': 1.8, 'stroke-linejoin': 'round' } as const;

export function Hut({ seat }: { seat: number }) {
  return <use href={`#hut-${seat}`} />;
}

/** A hut without the emblem of its owner. */
export const HutBody = ({ fill }: { fill: string }) => (
  <>
    <ellipse cy="13" rx="16" ry="4.5" fill="#120d09" opacity=".38" />
    <path d="M-17 3C-15 -9 -8 -17 0 -18.5C8 -17 15 -9 17 3C13 5.5 -13 5.5 -17 3Z" fill={fill} {...LINE} />
    <path
      d="M-17 3C-15 -9 -8 -17 0 -18.5C-5 -12 -8 -4 -8 4.6C-12 4.3 -15.5 3.8 -17 3Z"
      fill="#fff"
      opacity=".2"
    />
    <path d="M-13 4.6V13C-7 15.4 7 15.4 13 13V4.6C8 5.6 -8 5.6 -13 4.6Z" fill="#d9bd8c" {...LINE} />
    <path d="M-4.5 14.6V9.5C-4.5 5.5 4.5 5.5 4.5 9.5V14.6Z" fill="#241810" />
  </>
);

export function HutDrawing({ seat }: { seat: number }) {
  return (
    <>
      <HutBody fill={colour(seat)} />
      <g transform="translate(0 -6)" fill="#fff8ea" stroke={INK} stroke-width=".7">
        <Emblem seat={seat} r={4.4} />
      </g>
    </>
  );
}

/** A tent of hides; its shadow and its door are those of the game. */
export const TentBody = ({
  fill,
  shadow,
  door,
}: {
  fill: string;
  shadow: [number, number];
  door: string;
}) => (
  <>
    <ellipse cy="13" rx={shadow[0]} ry={shadow[1]} fill="#120d09" opacity=".38" />
    <path d="M-3 -19L1.5 -13M3.4 -19.5L-1 -13" stroke="#3b2a1c" stroke-width="2" stroke-linecap="round" />
    <path d="M0 -15C-4 -4 -9 6 -15 13C-6 15.5 6 15.5 15 13C9 6 4 -4 0 -15Z" fill={fill} {...LINE} />
    <path d="M0 -15C-4 -4 -9 6 -15 13C-11 14 -8 14.4 -5 14.7C-3 6 -1.5 -4 0 -15Z" fill="#fff" opacity=".2" />
    <path d={door} fill="#241810" />
  </>
);

/** Somebody of a tribe, and the spear that some carry. */
export const FIGURE =
  'M0 -17.5A5 5 0 1 1 -.1 -17.5M-5.5 -6C-9 -2 -9.5 4 -8.4 13.4C-3 15 3 15 8.4 13.4C9.5 4 9 -2 5.5 -6C2 -8.4 -2 -8.4 -5.5 -6Z';
export const SHAFT = 'M11 -18L9.4 14';
export const SpearHead = () => (
  <path d="M11.4 -26L14.4 -17L11 -15L8 -17.4Z" fill="#dfe6e6" stroke={INK} stroke-width="1" />
);

interface NumeralProps {
  y: number;
  size: number;
  fill: string;
  children: ComponentChildren;
}

const Numeral = ({ y, size, fill, children }: NumeralProps) => (
  <text y={y} text-anchor="middle" font-family="Skranji" font-weight="700" font-size={size} fill={fill}>
    {children}
  </text>
);

export const SHIELD = 'M-11 -9C-6 -13 6 -13 11 -9C12 1 8 9 0 13C-8 9 -12 1 -11 -9Z';
const SHIELD_INNER = 'M-8.6 -7.4C-4 -10.4 4 -10.4 8.6 -7.4C9.4 .6 6 7 0 10.2C-6 7 -9.4 .6 -8.6 -7.4Z';

/** A conquest marker: its value, and the good it gives. */
export function Shield({ value, good }: { value: number; good: string }) {
  return (
    <>
      <ellipse cy="13" rx="9" ry="3" fill="#120d09" opacity=".4" />
      <path d={SHIELD} fill="#4c3a2c" stroke={INK} stroke-width="1.6" />
      <path d={SHIELD_INNER} fill="#ead7b0" />
      <Numeral y={4.6} size={13} fill="#3a1d0b">
        {value}
      </Numeral>
      {good && (
        <g transform="translate(11 9)">
          <Good kind={good} r={7.5} />
        </g>
      )}
    </>
  );
}

export const GOODS: Record<string, { fill: string; icon: string }> = {
  food: { fill: '#8fb13a', icon: '#1d2a05' },
  wood: { fill: '#5a3416', icon: '#ffe9c9' },
  metal: { fill: '#2d5d8c', icon: '#eaf4ff' },
  stone: { fill: '#ddd6ca', icon: '#33291d' },
  culture: { fill: '#e07fb0', icon: '#3d0c24' },
};

/** A good: colour and icon on a pebble. `any` and `wms` are wild fields. */
export const Good = memo(function Good({ kind, r = 10 }: { kind: string; r?: number }) {
  return <use href={`#g-${kind}`} transform={`scale(${(r / 9).toFixed(3)})`} />;
});

function Pebble({ kind }: { kind: string }) {
  const look = GOODS[kind];
  const pebble = 'M-9 1C-10 -5 -5 -9 1 -8.6C7 -8 10 -3 9 2C8 7 3 9 -2 8.4C-6 8 -8.6 5 -9 1Z';
  if (!look) {
    return (
      <>
        <path d={pebble} fill="#f4e8cd" stroke={INK} stroke-width="1.2" />
        {kind === 'wms' ? (
          <>
            <circle cx="-3.6" cy="-2" r="3" fill="#5a3416" stroke={INK} stroke-width=".6" />
            <circle cx="3.8" cy="-2" r="3" fill="#2d5d8c" stroke={INK} stroke-width=".6" />
            <circle cx="0" cy="3.8" r="3" fill="#ddd6ca" stroke={INK} stroke-width=".6" />
          </>
        ) : (
          <Numeral y={4.4} size={12} fill="#4a2a15">
            ?
          </Numeral>
        )}
      </>
    );
  }
  return (
    <>
      <path d={pebble} fill={look.fill} stroke={INK} stroke-width="1.2" />
      <path
        d="M-7 -1C-6.6 -5 -3 -7 1 -6.6"
        fill="none"
        stroke="#fff"
        stroke-width="1.3"
        opacity=".45"
        stroke-linecap="round"
      />
      <use href={`#i-${kind}`} transform="translate(-6.7 -6.5) scale(.0262)" fill={look.icon} />
    </>
  );
}

/** What is drawn many times, for the sprite. */
export const PieceSymbols = memo(() => (
  <>
    {[...COLOURS.keys(), NOBODY].map(seat => (
      <symbol key={seat} id={`mark-${seat}`} overflow="visible">
        <MarkDrawing seat={seat} />
      </symbol>
    ))}
  </>
));

/** Goods and huts, for a game that has them. */
export const GoodSymbols = memo(() => (
  <>
    {[...Object.keys(GOODS), 'any', 'wms'].map(kind => (
      <symbol key={kind} id={`g-${kind}`} overflow="visible">
        <Pebble kind={kind} />
      </symbol>
    ))}
    {COLOURS.map((_, seat) => (
      <symbol key={seat} id={`hut-${seat}`} overflow="visible">
        <HutDrawing seat={seat} />
      </symbol>
    ))}
  </>
));

export const GoodMark = memo(function GoodMark({ kind, size = 22, label }: MarkProps & { kind: string }) {
  return (
    <svg class="good" width={size} height={size} viewBox="-10.5 -10.5 21 21" {...labelled(label)}>
      <Good kind={kind} r={9} />
    </svg>
  );
});

/** Victory points are shown on a sun. */
export function Sun({ value }: { value: number }) {
  return (
    <>
      <path
        d="M0 -13L3 -9L7.6 -10.6L8 -5.6L12.6 -3.4L10 .6L12 5L7.4 6.4L6.4 11L1.8 9.4L-1.8 12.6L-4.6 8.8L-9.4 9.2L-9 4.4L-12.8 1.4L-9.6 -2L-11 -6.6L-6.2 -7L-4 -11.4Z"
        fill="#e3a02c"
        stroke={INK}
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <circle r="7" fill="#ffe08a" />
      <Numeral y={4} size={11} fill="#3a220c">
        {value}
      </Numeral>
    </>
  );
}
