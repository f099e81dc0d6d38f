/** What Altay adds to the lobby. */
import { Body, Shape } from '../../art/land.tsx';
import { HutDrawing } from '../../art/pieces.tsx';
import type { GameLobby } from '../../ui/lobby/GameLobby.ts';

const PINES = [
  [56, 146],
  [252, 138],
  [240, 148],
  [268, 150],
];

/** Whose, where, and how large. */
const HUTS = [
  [0, 96, 152, 1.25],
  [2, 146, 142, 1],
  [1, 204, 150, 1.15],
] as const;

const Figures = () => (
  <>
    {PINES.map(([x, y], i) => (
      <use key={i} href="#door-pine" x={x} y={y} />
    ))}
    {HUTS.map(([seat, x, y, scale]) => (
      <g key={seat} transform={`translate(${x} ${y}) scale(${scale})`}>
        <HutDrawing seat={seat} />
      </g>
    ))}
    <defs>
      <Shape id="door-pine">
        <Body
          d="M0 -30L11 -9L6 -10L15 8L8 7L17 18C6 21 -6 21 -17 18L-8 7L-15 8L-6 -10L-11 -9Z"
          fill="#3d4a2a"
          line="#1c1a10"
          width={1.6}
        />
      </Shape>
    </defs>
  </>
);

export const lobby: GameLobby = {
  door: { sky: '#3f7d96', far: '#dbe7e6', land: '#7f9a4a', front: '#5d7638', Figures },
};
