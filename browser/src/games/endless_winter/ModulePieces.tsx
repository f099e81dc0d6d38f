/** Pieces of the expansions and modules: our own drawings, each defined once. */
import { Shape, Stroke } from '../../art/land.tsx';
import { INK } from '../../art/pieces.tsx';

const LINE = { stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' } as const;

const Solid = ({ d, fill }: { d: string; fill: string }) => <path d={d} fill={fill} {...LINE} />;

/** A stroke of pigment and a filled dot, in the size of icons. */
const ICONS = {
  ew_line:
    'M58 398C96 300 132 222 196 232C262 242 236 330 290 326C352 320 350 176 436 96L466 128C404 190 398 356 292 374C196 390 230 282 190 284C156 286 128 346 104 420Z',
  ew_dot:
    'M256 96C350 92 420 164 416 258C412 352 346 420 252 416C158 412 92 346 96 252C100 160 166 98 256 96ZM256 150C196 150 152 196 150 254C148 316 194 362 254 364C316 366 362 318 362 256C362 196 314 150 256 150ZM256 196C292 196 316 222 316 256C316 292 290 316 256 316C220 316 196 290 196 256C196 220 222 196 256 196Z',
};

export function ModuleSymbols() {
  return (
    <>
      {Object.entries(ICONS).map(([key, d]) => (
        <path key={key} id={`i-${key}`} d={d} fill-rule="evenodd" />
      ))}
      {/* Logs, a mast and a hide as sail in the colour of the side. */}
      <Shape id="w-raft">
        <ellipse cy="12" rx="16" ry="4" fill="#0d2530" opacity=".45" />
        <Solid d="M-15 6L14 6L17 10L13 14L-13 14L-17 10Z" fill="#9a6a3a" />
        <path d="M-16 10H16" stroke="#5b3a1a" stroke-width="1.2" />
        <path d="M-9 6V14M9 6V14" stroke="#e3c48a" stroke-width="1.6" />
        <path d="M-.5 7V-19" stroke="#3b2a1c" stroke-width="2.2" stroke-linecap="round" />
        <Solid
          d="M1 -18C9 -15 13 -8 12 2C8 4 4 4 1 3ZM-2 -15C-7 -11 -9 -5 -8 2C-6 3 -4 3 -2 2.4Z"
          fill="var(--pc)"
        />
      </Shape>
      <Shape id="w-fish">
        <circle r="11" fill="#d8eef5" stroke="#14323e" stroke-width="1.6" />
        <circle r="8.4" fill="none" stroke="#3f7d96" stroke-width="1" stroke-dasharray="3 2" />
        <path d="M-6 0C-2 -5 4 -4.6 6.4 0C4 4.6 -2 5 -6 0ZM-6 0L-8.6 -3.4V3.4Z" fill="#24505f" />
      </Shape>
      <Shape id="w-ice">
        <path
          d="M0 -12L9 -7L11 2L4 10L-6 10L-11 2L-8 -7Z"
          fill="#dff2f8"
          stroke="#26576c"
          stroke-width="1.6"
        />
        <path d="M0 -12L2 -3L11 2L4 10L0 3L-11 2L-8 -7L2 -3" fill="none" stroke="#7fb4c8" stroke-width="1" />
      </Shape>
      <Shape id="w-mammoth">
        <ellipse cy="15" rx="21" ry="5" fill="#120d09" opacity=".4" />
        <Solid
          d="M-19 14C-21 2 -20 -7 -13 -12C-8 -16 -2 -15 2 -13C5 -19 14 -19 17 -13C20 -8 20 -3 19 2C19 7 23 9 22 3C25 8 21 14 17 10C15 8 15 4 14 3L13 14H7L6 6C1 8 -5 8 -9 6L-10 14Z"
          fill="#6d452a"
        />
        <path
          d="M-13 -12C-8 -16 -2 -15 2 -13C-1 -9 -2 -6 -2 -2C-8 -4 -14 -4 -19 0C-19 -6 -17 -10 -13 -12Z"
          fill="#8d5f3c"
        />
        <Stroke d="M12 0C13 7 19 9 23 4" colour="#f4e8cd" width={2.6} />
        <circle cx="12" cy="-9" r="1.5" fill={INK} />
      </Shape>
      <Shape id="wd-river">
        <Stroke
          d="M-5 3C-4.6 -1 -4 -3 -2.6 -6M-1 3C-.8 -2 0 -5 1 -8M3 3C3.2 -1 4 -4 6 -6"
          colour="#4d6124"
          width={1.5}
        />
      </Shape>
      <Shape id="wd-landmark">
        <path d="M-6 4C-6 -1 -2 -4 1 -3C5 -2 7 1 6 4Z" fill="#8a7350" stroke="#4d3c22" stroke-width="1" />
      </Shape>
      <Shape id="wd-landmark_great_tree">
        <Solid d="M-3 14L-2 0H2L4 14Z" fill="#4a2f1a" />
        <Solid
          d="M-16 2C-22 -6 -15 -15 -8 -14C-6 -22 7 -22 9 -14C17 -15 21 -6 16 1C11 7 -10 8 -16 2Z"
          fill="#3f5a30"
        />
        <path d="M-16 2C-22 -6 -15 -15 -8 -14C-8 -6 -8 0 -4 5C-9 5 -14 4 -16 2Z" fill="#678148" />
      </Shape>
      <Shape id="wd-landmark_geyser">
        <Solid d="M-15 13C-10 6 -6 5 -4 4H4C6 5 10 6 15 13Z" fill="#7d7167" />
        <path
          d="M-3 5C-4 -5 -10 -8 -8 -14C-5 -12 -4 -10 -3 -8C-4 -15 -1 -18 0 -21C1 -18 4 -15 3 -8C4 -10 5 -12 8 -14C10 -8 4 -5 3 5Z"
          fill="#dff2f8"
          stroke="#26576c"
          stroke-width="1.4"
        />
      </Shape>
      <Shape id="wd-landmark_stone_arch">
        <Solid
          d="M-18 13C-18 0 -15 -12 0 -14C15 -13 19 -1 18 13H9C10 2 7 -4 0 -4C-7 -4 -9 3 -9 13Z"
          fill="#8a7d70"
        />
        <path d="M-18 13C-18 0 -15 -12 0 -14C-8 -8 -12 2 -13 13Z" fill="#b3a595" />
      </Shape>
      <Shape id="wd-landmark_bone_field">
        <g fill="none" stroke="#f4e8cd" stroke-width="3" stroke-linecap="round">
          <path
            d="M-14 10C-13 -6 -5 -10 -2 -12M-6 12C-5 -2 0 -8 5 -10M2 12C4 2 8 -4 12 -6"
            stroke={INK}
            stroke-width="5"
          />
          <path d="M-14 10C-13 -6 -5 -10 -2 -12M-6 12C-5 -2 0 -8 5 -10M2 12C4 2 8 -4 12 -6" />
          <path d="M-16 13L14 11" stroke={INK} stroke-width="5" />
          <path d="M-16 13L14 11" />
        </g>
      </Shape>
      <Shape id="wd-landmark_hot_spring">
        <ellipse cy="7" rx="17" ry="8" fill="#5d534b" {...LINE} />
        <ellipse cy="6" rx="12" ry="5" fill="#67a3ae" />
        <g fill="none" stroke="#e6f5f9" stroke-width="2.2" stroke-linecap="round">
          <path d="M-7 1C-10 -4 -4 -6 -7 -12M0 0C-3 -6 3 -8 0 -15M7 1C4 -4 10 -6 7 -12" />
        </g>
      </Shape>
    </>
  );
}
