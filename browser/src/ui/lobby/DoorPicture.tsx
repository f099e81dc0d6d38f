import { HutDrawing } from '../../art/pieces.tsx';
import { path, roughen } from '../../art/shapes.ts';
import { addressOf } from '../../core/address.ts';

/** A wall painting behind each door. */
export function DoorPicture({ game }: { game: string }) {
  const walls: Record<string, [string, string, string, string]> = {
    altay: ['#3f7d96', '#dbe7e6', '#7f9a4a', '#5d7638'],
    prehistory: ['#7b3f20', '#b8703c', '#a4552e', '#6b3218'],
    endless_winter: ['#1f3946', '#8fbccb', '#e6f5f9', '#bfe0ea'],
  };
  const [sky, far, land, front] = walls[game] ?? ['#3a2f26', '#65523e', '#65523e', '#4a3d31'];
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
      <path d="M126 50L146 78L134 74L124 84L114 70Z" fill="#fff" opacity={game === 'prehistory' ? 0.3 : 1} />
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
      {game === 'altay' && (
        <>
          {[
            [56, 146],
            [252, 138],
            [240, 148],
            [268, 150],
          ].map(([x, y], i) => (
            <use key={i} href="#door-pine" x={x} y={y} />
          ))}
          <g transform="translate(96 152) scale(1.25)">
            <HutDrawing seat={0} />
          </g>
          <g transform="translate(146 142) scale(1)">
            <HutDrawing seat={2} />
          </g>
          <g transform="translate(204 150) scale(1.15)">
            <HutDrawing seat={1} />
          </g>
        </>
      )}
      {game === 'prehistory' && (
        <>
          <use href="#i-mammoth" transform="translate(52 76) scale(.24)" fill="#2b130a" />
          <use href="#i-deer" transform="translate(184 92) scale(.17)" fill="#2b130a" />
        </>
      )}
      {game === 'endless_winter' && (
        <>
          <use href="#i-bison" transform="translate(48 92) scale(.2)" fill="#24444f" />
          <use href="#i-dolmen" transform="translate(158 74) scale(.22)" fill="#24444f" />
        </>
      )}
      <rect width="320" height="270" fill="url(#doorgrain)" opacity=".45" />
      <defs>
        <symbol id="door-pine" overflow="visible">
          <path
            d="M0 -30L11 -9L6 -10L15 8L8 7L17 18C6 21 -6 21 -17 18L-8 7L-15 8L-6 -10L-11 -9Z"
            fill="#3d4a2a"
            stroke="#1c1a10"
            stroke-width="1.6"
            stroke-linejoin="round"
          />
        </symbol>
        <pattern id="doorgrain" width="220" height="220" patternUnits="userSpaceOnUse">
          <image href={addressOf('art/grain.png')} width="220" height="220" />
        </pattern>
      </defs>
    </>
  );
}
