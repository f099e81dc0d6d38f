import { Grain } from '../../art/land.tsx';
import { path, roughen } from '../../art/shapes.ts';
import type { DoorPainting } from './GameLobby.ts';

/** Behind the door of a game that brings no painting. */
const PLAIN: DoorPainting = {
  sky: '#3a2f26',
  far: '#65523e',
  land: '#65523e',
  front: '#4a3d31',
  Figures: () => <use href="#i-dolmen" transform="translate(104 84) scale(.22)" fill="#2b1f15" />,
};

/** A wall painting behind each door. */
export function DoorPicture({ door = PLAIN }: { door?: DoorPainting }) {
  const { sky, far, land, front, snow = 1, Figures } = door;
  const ridge = path(
    roughen(
      [
        [-10, 168],
        [44, 84],
        [78, 122],
        [126, 48],
        [186, 132],
        [228, 88],
        [330, 170],
        [330, 280],
        [-10, 280],
      ] as const,
      true,
    ),
  );
  return (
    <>
      <rect width="320" height="270" fill={sky} />
      <circle cx="228" cy="50" r="38" fill="#ffe08a" opacity=".18" />
      <circle cx="228" cy="50" r="24" fill="#ffe08a" opacity=".9" />
      <path d={ridge} fill={far} stroke="#2b1f15" stroke-width="2.4" stroke-linejoin="round" />
      <path d="M126 50L146 78L134 74L124 84L114 70Z" fill="#fff" opacity={snow} />
      <path
        d="M0 150C60 124 120 146 180 136S280 128 320 146V270H0Z"
        fill={land}
        stroke="#2b1f15"
        stroke-width="2.4"
      />
      <path
        d="M0 196C70 172 150 190 210 182S300 176 320 186V270H0Z"
        fill={front}
        stroke="#2b1f15"
        stroke-width="2.4"
      />
      <Figures />
      <rect width="320" height="270" fill="url(#doorgrain)" opacity=".45" />
      <defs>
        <Grain id="doorgrain" />
      </defs>
    </>
  );
}
