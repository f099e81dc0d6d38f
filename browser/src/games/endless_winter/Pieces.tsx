/** Pieces of Endless Winter: our own drawings, each defined once and placed with <use>. */
import { Body, Glow, Grain, Grass, Peaks, Shape, Skin, Stroke, Tree, Wave } from '../../art/land.tsx';
import { colour, Emblem, FIGURE, HutBody, INK, LINE, SHAFT, SpearHead, TentBody } from '../../art/pieces.tsx';
import { Sheet } from '../../art/symbols.tsx';
import { memo } from '../../core/memo.ts';
import { ICONS } from './icons.ts';
import { NOBODY } from './catalogue.ts';
import { ModuleSymbols } from './ModulePieces.tsx';

const OWN = 'var(--pc)';

/** The pieces without colour and emblem: those come with the side. */
const Shapes = () => (
  <>
    <Shape id="w-camp">
      <TentBody
        fill={OWN}
        shadow={[14, 4]}
        door="M0 1C-2 7 -3.4 11 -4.6 14.8C-1.6 15 2 15 4.8 14.8C3.6 11 2 7 0 1Z"
      />
    </Shape>
    <Shape id="w-village">
      <HutBody fill={OWN} />
    </Shape>
    <Shape id="w-worker">
      <ellipse cy="14" rx="9" ry="3" fill="#120d09" opacity=".38" />
      <path d={FIGURE} fill={OWN} {...LINE} />
    </Shape>
    {/* The Chief wears feathers and carries a spear. */}
    <Shape id="w-finery">
      <Stroke d={SHAFT} colour="#d8b27a" width={2.6} />
      <SpearHead />
      <Body
        d="M-5.5 -18L-8 -27L-2.4 -20.4L0 -29L2.4 -20.4L8 -27L5.5 -18Z"
        fill="#fff4d8"
        line={INK}
        width={1.1}
      />
    </Shape>
  </>
);

function SidePieces({ seat, more }: { seat: number; more: boolean }) {
  return (
    <>
      <Shape id={`emblem-${seat}`}>
        <g
          fill={seat === NOBODY ? 'none' : '#fff8ea'}
          stroke={seat === NOBODY ? '#3a2a1c' : INK}
          stroke-width=".9"
        >
          <Emblem seat={seat} r={4} />
        </g>
      </Shape>
      <Owned id={`camp-${seat}`} of="w-camp" seat={seat} y={-3.4} r={2.9} />
      <Owned id={`village-${seat}`} of="w-village" seat={seat} y={-6} r={4.2} />
      <Owned id={`tribe-${seat}`} of="w-worker" seat={seat} y={4} r={3.4} />
      <Shape id={`chief-${seat}`}>
        <use href="#w-finery" />
        <use href={`#tribe-${seat}`} />
      </Shape>
      {more && <Owned id={`raft-${seat}`} of="w-raft" seat={seat} x={5.6} y={-5} r={3.2} />}
    </>
  );
}

/** A piece in the colour of its side, with the emblem in the size that the piece wants. */
function Owned(props: { id: string; of: string; seat: number; x?: number; y: number; r: number }) {
  const { id, of, seat, x = 0, y, r } = props;
  return (
    <Shape id={id}>
      <use href={`#${of}`} style={{ '--pc': colour(seat) }} />
      <use href={`#emblem-${seat}`} transform={`translate(${x} ${y}) scale(${r / 4})`} />
    </Shape>
  );
}

/** A block of the site; higher ones are darker. */
const BLOCK = ['', '#b9ab98', '#8f8271', '#685c4f', '#463c33'];

export const blockColour = (level: number): string => BLOCK[level] ?? '#463c33';

/** Everything that is drawn many times: for the sides at this table, and for its modules. */
export const WinterSprite = memo(function WinterSprite({ sides, more }: { sides: string; more: boolean }) {
  const seats = sides.split(' ').map(Number);
  return (
    <Sheet icons={ICONS}>
      <Shapes />
      {seats.map(seat => (
        <SidePieces key={seat} seat={seat} more={more} />
      ))}
      <Shape id="tribe-8">
        <use href="#w-worker" style={{ '--pc': '#8d8177' }} />
      </Shape>
      <Ground />
      {more && <ModuleSymbols />}
    </Sheet>
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
    <svg
      class={seat === 3 ? 'wfigure deep' : 'wfigure'}
      width={size * 0.78}
      height={size}
      viewBox="-14 -30 30 48"
      aria-hidden="true"
    >
      <use href={`#${kind}-${seat}`} />
    </svg>
  );
});

const Ground = () => (
  <>
    <Skin id="w-skin" />
    <Glow id="w-glow" />
    <Grain id="w-grain" />
    <Shape id="w-pebble">
      <Body
        d="M-9 1C-10 -5 -5 -9 1 -8.6C7 -8 10 -3 9 2C8 7 3 9 -2 8.4C-6 8 -8.6 5 -9 1Z"
        fill="#f4e8cd"
        line="#2a1f16"
        width={1.2}
      />
    </Shape>
    <Shape id="w-block">
      <Body d="M-16 -9L-14 -16L15 -17L17 -9L16 15C6 17 -6 17 -16 15Z" fill={OWN} line={INK} width={1.8} />
      <path d="M-16 -9L-14 -16L15 -17L17 -9C6 -7 -6 -7 -16 -9Z" fill="#fff" opacity=".28" />
    </Shape>
    <Shape id="w-pebbles">
      <use href="#w-pebble" />
      <circle cx="7" cy="-6" r="4.6" fill="#3a2a1c" />
    </Shape>
    <Shape id="w-sun">
      <circle r="9" fill="#e9a93a" stroke={INK} stroke-width="1.2" />
      <circle r="6.6" fill="#ffe08a" />
    </Shape>
    <Tree id="wd-forest" />
    <Grass id="wd-plains" colour="#4d6124" />
    <Shape id="wd-tundra">
      <path d="M-8 3C-6 -3 -2 -4 0 0C2 -5 7 -4 9 3Z" fill="#a67f3d" stroke="#5f4718" stroke-width="1" />
      <path
        d="M-3 -3C-2.6 -6 -2 -7 -1 -9M2 -3C2.4 -6 3.4 -8 5 -9"
        stroke="#6f5220"
        stroke-width="1.2"
        fill="none"
      />
    </Shape>
    <Peaks id="wd-mountains" />
    <Wave id="wd-wetland" colour="#cfeaf2">
      <path d="M-3 -2V-9M0 -1V-11" stroke="#2f4a2b" stroke-width="1.4" />
      <ellipse cx="-3" cy="-9.6" rx="1.3" ry="2.6" fill="#5b3a1a" />
      <ellipse cx="0" cy="-11.6" rx="1.3" ry="2.6" fill="#5b3a1a" />
    </Wave>
    <Shape id="wd-glacier">
      <Body
        d="M-13 9L-10 -4L-4 -9L1 -3L5 -14L11 -6L14 9C6 11 -6 11 -13 9Z"
        fill="#a9d3e2"
        line="#39677c"
        width={1.2}
      />
      <path d="M-4 -9L1 -3L-1 10.3C-4 10.3 -7 10.1 -9 9.7L-6 -1Z" fill="#f3fbfd" />
      <path d="M5 -14L11 -6L9 1L10 9.9L5 10.2L3 -2Z" fill="#d8eef5" />
    </Shape>
  </>
);
