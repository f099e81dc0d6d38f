/** The painting on a card: one figure of pigment on a wall of rock. */
import { memo } from '../core/memo.ts';

interface Props {
  icon: string;
  /** A second, small figure. */
  corner?: string | undefined;
  /** A little lower than usual. */
  low?: boolean;
  wall?: boolean;
  floor?: boolean;
  shade?: boolean;
}

export const CardArt = memo(function CardArt(props: Props) {
  const { icon, corner, low = false, wall = true, floor = true, shade = true } = props;
  const y = low ? 2 : 0;
  return (
    <svg class="art" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {wall && <rect width="120" height="84" class="wall" />}
      {floor && <path d="M0 70C20 60 40 66 60 62S100 56 120 64V84H0Z" class="floor" />}
      {shade && <use href={`#i-${icon}`} transform={`translate(27.5 ${7 + y}) scale(.131)`} class="shade" />}
      <use href={`#i-${icon}`} transform={`translate(26.5 ${5.5 + y}) scale(.131)`} class="fig" />
      {corner && (
        <use href={`#i-${corner}`} transform="translate(84 50) scale(.06)" class="fig" opacity=".8" />
      )}
    </svg>
  );
});
