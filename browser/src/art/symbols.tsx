/** Everything that is drawn many times, defined once. */
import { memo } from '../core/memo.ts';
import { ICONS } from './icons.ts';
import { PieceSymbols } from './pieces.tsx';

interface IconProps {
  name: string;
  cls?: string;
  label?: string;
}
export const Icon = memo(function Icon({ name, cls = 'icon', label }: IconProps) {
  return (
    <svg
      class={cls}
      viewBox="0 0 512 512"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#i-${name}`} />
    </svg>
  );
});

export const Sprite = memo(() => (
  <svg class="sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {Object.entries(ICONS).map(([key, d]) => (
        <path key={key} id={`i-${key}`} d={d} />
      ))}
      <PieceSymbols />
    </defs>
  </svg>
));

/** Trees, grass, hills and peaks. */
export const Terrain = () => (
  <>
    <symbol id="d-forest" overflow="visible">
      <ellipse cy="7" rx="6" ry="2" fill="#2b1d10" opacity=".5" />
      <path d="M-1.1 8V3H1.1V8Z" fill="#2a1a0e" />
      <path
        d="M0 -14L5 -5L3 -5.4L7 2.4L4 2L7.6 6C3 7.4 -3 7.4 -7.6 6L-4 2L-7 2.4L-3 -5.4L-5 -5Z"
        fill="#3d4a2a"
        stroke="#1c1a10"
        stroke-width=".9"
        stroke-linejoin="round"
      />
      <path d="M0 -14L-5 -5L-3 -5.4L-7 2.4L-4 2L-7.6 6L-2.6 6.9Z" fill="#5e6f3a" />
    </symbol>
    <symbol id="d-farmland" overflow="visible">
      <path
        d="M-6 3C-5.6 -1 -5 -3 -3.4 -6M-2 3C-1.8 -2 -.8 -5 0 -8M2 3C2.2 -1 3 -4 5 -6.4"
        stroke="#41562a"
        stroke-width="1.5"
        fill="none"
        stroke-linecap="round"
      />
    </symbol>
    <symbol id="d-mountain" overflow="visible">
      <path
        d="M-15 9L-9 -6L-4 -1L2 -13L9 -2L11 -3L16 9C8 11 -8 11 -15 9Z"
        fill="#93a4a8"
        stroke="#2c3a3e"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path d="M2 -13L9 -2L5 0L7 9.4C4 10 1 10.2 -2 10.1L0 -2Z" fill="#c6d4d6" />
      <path d="M2 -13L6.4 -6L3 -6.4L1 -4L-1.6 -6Z" fill="#fff" />
    </symbol>
    <symbol id="d-hill" overflow="visible">
      <path
        d="M-13 6C-9 -7 -3 -8 0 -1C3 -11 10 -8 14 6Z"
        fill="#35302c"
        stroke="#17130f"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path
        d="M3 -3C5 -7 9 -4 11 3M-8 0C-7 -3 -5 -3.6 -4 -3"
        stroke="#8d8177"
        stroke-width="1.4"
        fill="none"
        stroke-linecap="round"
      />
    </symbol>
  </>
);
