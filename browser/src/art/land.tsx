/** What grows and stands on a map: each a symbol that is defined once. Colours are those of the map. */
import type { ComponentChildren } from 'preact';
import { addressOf } from '../core/address.ts';

interface Props {
  id: string;
  children?: ComponentChildren;
}

/** Something that is drawn many times. */
export const Shape = ({ id, children }: Props) => (
  <symbol id={id} overflow="visible">
    {children}
  </symbol>
);

/** A line with round ends. */
export const Stroke = ({ d, colour, width, opacity }: StrokeProps) => (
  <path d={d} fill="none" stroke={colour} stroke-width={width} stroke-linecap="round" opacity={opacity} />
);
interface StrokeProps {
  d: string;
  colour: string;
  width: number;
  opacity?: number;
}

/** A filled outline. */
export const Body = ({ d, fill, line, width }: { d: string; fill: string; line: string; width: number }) => (
  <path d={d} fill={fill} stroke={line} stroke-width={width} stroke-linejoin="round" />
);

const TREE = 'M0 -14L5 -5L3 -5.4L7 2.4L4 2L7.6 6C3 7.4 -3 7.4 -7.6 6L-4 2L-7 2.4L-3 -5.4L-5 -5Z';

export function Tree({
  id,
  fill = '#33492f',
  light = '#55703f',
  line = '#1c2418',
  trunk = '#3c2a1a',
  shade = '#2b3620',
}: Props & { fill?: string; light?: string; line?: string; trunk?: string; shade?: string }) {
  return (
    <Shape id={id}>
      <ellipse cy="7" rx="6" ry="2" fill={shade} opacity=".5" />
      <path d="M-1.1 8V3H1.1V8Z" fill={trunk} />
      <Body d={TREE} fill={fill} line={line} width={0.9} />
      <path d="M0 -14L-5 -5L-3 -5.4L-7 2.4L-4 2L-7.6 6L-2.6 6.9Z" fill={light} />
    </Shape>
  );
}

export const Grass = ({ id, colour }: Props & { colour: string }) => (
  <Shape id={id}>
    <Stroke
      d="M-6 3C-5.6 -1 -5 -3 -3.4 -6M-2 3C-1.8 -2 -.8 -5 0 -8M2 3C2.2 -1 3 -4 5 -6.4"
      colour={colour}
      width={1.5}
    />
  </Shape>
);

export function Peaks({
  id,
  fill = '#5d534b',
  light = '#8d8177',
  line = '#26201b',
  snow = <path d="M2 -13L5.3 -7.6L2.2 -8.4L-.2 -6.8Z" fill="#eef4f4" />,
}: Props & { fill?: string; light?: string; line?: string; snow?: ComponentChildren }) {
  return (
    <Shape id={id}>
      <Body
        d="M-15 9L-9 -6L-4 -1L2 -13L9 -2L11 -3L16 9C8 11 -8 11 -15 9Z"
        fill={fill}
        line={line}
        width={1.3}
      />
      <path d="M2 -13L9 -2L5 0L7 9.4C4 10 1 10.2 -2 10.1L0 -2Z" fill={light} />
      {snow}
    </Shape>
  );
}

export const Wave = ({ id, colour, opacity, children }: Props & { colour: string; opacity?: number }) => (
  <Shape id={id}>
    <Stroke
      d="M-10 0C-7 -3 -5 -3 -2 0C1 3 3 3 6 0C8 -2 9 -2.4 11 -1.6"
      colour={colour}
      width={1.4}
      opacity={opacity}
    />
    {children}
  </Shape>
);

/** The hide that a map is painted on. */
export const Skin = ({ id }: { id: string }) => (
  <radialGradient id={id} cx=".5" cy=".45" r=".65">
    <stop offset="0" stop-color="#ecd9b3" />
    <stop offset=".7" stop-color="#d9bd8a" />
    <stop offset="1" stop-color="#9c7446" />
  </radialGradient>
);

/** The light around a fire. */
export const Glow = ({ id }: { id: string }) => (
  <radialGradient id={id}>
    <stop offset="0" stop-color="#ffb54a" stop-opacity=".9" />
    <stop offset=".5" stop-color="#ff7a1f" stop-opacity=".35" />
    <stop offset="1" stop-color="#ff7a1f" stop-opacity="0" />
  </radialGradient>
);

export const Grain = ({ id }: { id: string }) => (
  <pattern id={id} width="220" height="220" patternUnits="userSpaceOnUse">
    <image href={addressOf('art/grain.png')} width="220" height="220" />
  </pattern>
);
