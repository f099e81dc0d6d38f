/** Pieces of Endless Winter: our own drawings, each defined once and placed with <use>. */
import { colour, Emblem, INK } from '../../art/pieces.tsx';
import { addressOf } from '../../core/address.ts';
import { memo } from '../../core/memo.ts';
import { ICONS } from './icons.ts';
import { NOBODY } from './catalogue.ts';
import { ModuleSymbols } from './ModulePieces.tsx';

const LINE = { stroke: INK, 'stroke-width': 1.8, 'stroke-linejoin': 'round' } as const;
const OWN = 'var(--pc)';

/** The emblem of a side, in the size that a piece wants. */
const Badge = ({ seat, y, r }: { seat: number; y: number; r: number }) => (
  <use href={`#emblem-${seat}`} transform={`translate(0 ${y}) scale(${r / 4})`} />
);

/** The pieces without colour and emblem: those come with the side. */
const Shapes = () => (
  <>
    <symbol id="w-camp" overflow="visible">
      <ellipse cy="13" rx="14" ry="4" fill="#120d09" opacity=".38" />
      <path d="M-3 -19L1.5 -13M3.4 -19.5L-1 -13" stroke="#3b2a1c" stroke-width="2" stroke-linecap="round" />
      <path d="M0 -15C-4 -4 -9 6 -15 13C-6 15.5 6 15.5 15 13C9 6 4 -4 0 -15Z" fill={OWN} {...LINE} />
      <path
        d="M0 -15C-4 -4 -9 6 -15 13C-11 14 -8 14.4 -5 14.7C-3 6 -1.5 -4 0 -15Z"
        fill="#fff"
        opacity=".2"
      />
      <path d="M0 1C-2 7 -3.4 11 -4.6 14.8C-1.6 15 2 15 4.8 14.8C3.6 11 2 7 0 1Z" fill="#241810" />
    </symbol>
    <symbol id="w-village" overflow="visible">
      <ellipse cy="13" rx="16" ry="4.5" fill="#120d09" opacity=".38" />
      <path d="M-17 3C-15 -9 -8 -17 0 -18.5C8 -17 15 -9 17 3C13 5.5 -13 5.5 -17 3Z" fill={OWN} {...LINE} />
      <path
        d="M-17 3C-15 -9 -8 -17 0 -18.5C-5 -12 -8 -4 -8 4.6C-12 4.3 -15.5 3.8 -17 3Z"
        fill="#fff"
        opacity=".2"
      />
      <path d="M-13 4.6V13C-7 15.4 7 15.4 13 13V4.6C8 5.6 -8 5.6 -13 4.6Z" fill="#d9bd8c" {...LINE} />
      <path d="M-4.5 14.6V9.5C-4.5 5.5 4.5 5.5 4.5 9.5V14.6Z" fill="#241810" />
    </symbol>
    <symbol id="w-worker" overflow="visible">
      <ellipse cy="14" rx="9" ry="3" fill="#120d09" opacity=".38" />
      <path
        d="M0 -17.5A5 5 0 1 1 -.1 -17.5M-5.5 -6C-9 -2 -9.5 4 -8.4 13.4C-3 15 3 15 8.4 13.4C9.5 4 9 -2 5.5 -6C2 -8.4 -2 -8.4 -5.5 -6Z"
        fill={OWN}
        {...LINE}
      />
    </symbol>
    {/* The Chief wears feathers and carries a spear. */}
    <symbol id="w-finery" overflow="visible">
      <path d="M11 -18L9.4 14" stroke="#d8b27a" stroke-width="2.6" stroke-linecap="round" />
      <path d="M11.4 -26L14.4 -17L11 -15L8 -17.4Z" fill="#dfe6e6" stroke={INK} stroke-width="1" />
      <path
        d="M-5.5 -18L-8 -27L-2.4 -20.4L0 -29L2.4 -20.4L8 -27L5.5 -18Z"
        fill="#fff4d8"
        stroke={INK}
        stroke-width="1.1"
        stroke-linejoin="round"
      />
    </symbol>
  </>
);

function SidePieces({ seat, more }: { seat: number; more: boolean }) {
  const own = { '--pc': colour(seat) };
  return (
    <>
      <symbol id={`emblem-${seat}`} overflow="visible">
        <g
          fill={seat === NOBODY ? 'none' : '#fff8ea'}
          stroke={seat === NOBODY ? '#3a2a1c' : INK}
          stroke-width=".9"
        >
          <Emblem seat={seat} r={4} />
        </g>
      </symbol>
      <symbol id={`camp-${seat}`} overflow="visible">
        <use href="#w-camp" style={own} />
        <Badge seat={seat} y={-3.4} r={2.9} />
      </symbol>
      <symbol id={`village-${seat}`} overflow="visible">
        <use href="#w-village" style={own} />
        <Badge seat={seat} y={-6} r={4.2} />
      </symbol>
      <symbol id={`tribe-${seat}`} overflow="visible">
        <use href="#w-worker" style={own} />
        <Badge seat={seat} y={4} r={3.4} />
      </symbol>
      <symbol id={`chief-${seat}`} overflow="visible">
        <use href="#w-finery" />
        <use href={`#tribe-${seat}`} />
      </symbol>
      {more && (
        <symbol id={`raft-${seat}`} overflow="visible">
          <use href="#w-raft" style={own} />
          <g transform="translate(5.6 0)">
            <Badge seat={seat} y={-5} r={3.2} />
          </g>
        </symbol>
      )}
    </>
  );
}

/** A block of the site; higher ones are darker. */
const BLOCK = ['', '#b9ab98', '#8f8271', '#685c4f', '#463c33'];

export const blockColour = (level: number): string => BLOCK[level] ?? '#463c33';

/** Everything that is drawn many times: for the sides at this table, and for its modules. */
export const WinterSprite = memo(function WinterSprite({ sides, more }: { sides: string; more: boolean }) {
  const seats = sides.split(' ').map(Number);
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(ICONS).map(([key, d]) => (
          <path key={key} id={`i-${key}`} d={d} />
        ))}
        <Shapes />
        {seats.map(seat => (
          <SidePieces key={seat} seat={seat} more={more} />
        ))}
        <symbol id="tribe-8" overflow="visible">
          <use href="#w-worker" style={{ '--pc': '#8d8177' }} />
        </symbol>
        <Ground />
        {more && <ModuleSymbols />}
      </defs>
    </svg>
  );
});

export const FigureMark = memo(function FigureMark({
  kind,
  seat,
  size = 34,
}: {
  kind: string;
  seat: number;
  size?: number;
}) {
  return (
    <svg class="wfigure" width={size * 0.78} height={size} viewBox="-14 -30 30 48" aria-hidden="true">
      <use href={`#${kind}-${seat}`} />
    </svg>
  );
});

const Ground = () => (
  <>
    <radialGradient id="w-skin" cx=".5" cy=".45" r=".65">
      <stop offset="0" stop-color="#ecd9b3" />
      <stop offset=".7" stop-color="#d9bd8a" />
      <stop offset="1" stop-color="#9c7446" />
    </radialGradient>
    <radialGradient id="w-glow">
      <stop offset="0" stop-color="#ffb54a" stop-opacity=".9" />
      <stop offset=".5" stop-color="#ff7a1f" stop-opacity=".35" />
      <stop offset="1" stop-color="#ff7a1f" stop-opacity="0" />
    </radialGradient>
    <pattern id="w-grain" width="220" height="220" patternUnits="userSpaceOnUse">
      <image href={addressOf('art/grain.png')} width="220" height="220" />
    </pattern>
    <symbol id="w-pebble" overflow="visible">
      <path
        d="M-9 1C-10 -5 -5 -9 1 -8.6C7 -8 10 -3 9 2C8 7 3 9 -2 8.4C-6 8 -8.6 5 -9 1Z"
        fill="#f4e8cd"
        stroke="#2a1f16"
        stroke-width="1.2"
      />
    </symbol>
    <symbol id="w-block" overflow="visible">
      <path
        d="M-16 -9L-14 -16L15 -17L17 -9L16 15C6 17 -6 17 -16 15Z"
        fill="var(--pc)"
        stroke={INK}
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M-16 -9L-14 -16L15 -17L17 -9C6 -7 -6 -7 -16 -9Z" fill="#fff" opacity=".28" />
    </symbol>
    <symbol id="w-pebbles" overflow="visible">
      <use href="#w-pebble" />
      <circle cx="7" cy="-6" r="4.6" fill="#3a2a1c" />
    </symbol>
    <symbol id="w-sun" overflow="visible">
      <circle r="9" fill="#e9a93a" stroke={INK} stroke-width="1.2" />
      <circle r="6.6" fill="#ffe08a" />
    </symbol>
    <symbol id="wd-forest" overflow="visible">
      <ellipse cy="7" rx="6" ry="2" fill="#2b3620" opacity=".5" />
      <path d="M-1.1 8V3H1.1V8Z" fill="#3c2a1a" />
      <path
        d="M0 -14L5 -5L3 -5.4L7 2.4L4 2L7.6 6C3 7.4 -3 7.4 -7.6 6L-4 2L-7 2.4L-3 -5.4L-5 -5Z"
        fill="#33492f"
        stroke="#1c2418"
        stroke-width=".9"
        stroke-linejoin="round"
      />
      <path d="M0 -14L-5 -5L-3 -5.4L-7 2.4L-4 2L-7.6 6L-2.6 6.9Z" fill="#55703f" />
    </symbol>
    <symbol id="wd-plains" overflow="visible">
      <path
        d="M-6 3C-5.6 -1 -5 -3 -3.4 -6M-2 3C-1.8 -2 -.8 -5 0 -8M2 3C2.2 -1 3 -4 5 -6.4"
        stroke="#4d6124"
        stroke-width="1.5"
        fill="none"
        stroke-linecap="round"
      />
    </symbol>
    <symbol id="wd-tundra" overflow="visible">
      <path d="M-8 3C-6 -3 -2 -4 0 0C2 -5 7 -4 9 3Z" fill="#a67f3d" stroke="#5f4718" stroke-width="1" />
      <path
        d="M-3 -3C-2.6 -6 -2 -7 -1 -9M2 -3C2.4 -6 3.4 -8 5 -9"
        stroke="#6f5220"
        stroke-width="1.2"
        fill="none"
      />
    </symbol>
    <symbol id="wd-mountains" overflow="visible">
      <path
        d="M-15 9L-9 -6L-4 -1L2 -13L9 -2L11 -3L16 9C8 11 -8 11 -15 9Z"
        fill="#5d534b"
        stroke="#26201b"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path d="M2 -13L9 -2L5 0L7 9.4C4 10 1 10.2 -2 10.1L0 -2Z" fill="#8d8177" />
      <path d="M2 -13L5.3 -7.6L2.2 -8.4L-.2 -6.8Z" fill="#eef4f4" />
    </symbol>
    <symbol id="wd-wetland" overflow="visible">
      <path
        d="M-10 0C-7 -3 -5 -3 -2 0C1 3 3 3 6 0C8 -2 9 -2.4 11 -1.6"
        stroke="#cfeaf2"
        stroke-width="1.4"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M-3 -2V-9M0 -1V-11" stroke="#2f4a2b" stroke-width="1.4" />
      <ellipse cx="-3" cy="-9.6" rx="1.3" ry="2.6" fill="#5b3a1a" />
      <ellipse cx="0" cy="-11.6" rx="1.3" ry="2.6" fill="#5b3a1a" />
    </symbol>
    <symbol id="wd-glacier" overflow="visible">
      <path
        d="M-13 9L-10 -4L-4 -9L1 -3L5 -14L11 -6L14 9C6 11 -6 11 -13 9Z"
        fill="#a9d3e2"
        stroke="#39677c"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <path d="M-4 -9L1 -3L-1 10.3C-4 10.3 -7 10.1 -9 9.7L-6 -1Z" fill="#f3fbfd" />
      <path d="M5 -14L11 -6L9 1L10 9.9L5 10.2L3 -2Z" fill="#d8eef5" />
    </symbol>
  </>
);
