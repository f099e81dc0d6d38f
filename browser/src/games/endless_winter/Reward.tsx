/** A gain drawn on a board. */
import { memo } from '../../core/memo.ts';
import type { Op } from './catalogue.ts';
import { OP_ICON } from './Ops.tsx';

/** A gain on a bone pebble; points on a sun. */
export const Reward = memo(function Reward({ op, r = 1.2 }: { op: Op; r?: number }) {
  const n = op.n ?? 1;
  if (op.do === 'point') {
    return (
      <>
        <use href="#w-sun" transform={`scale(${r})`} />
        <text y={4.2 * r} text-anchor="middle" class="pebbletext" font-size={11.5 * r}>
          {n}
        </text>
      </>
    );
  }
  return (
    <>
      <use href={n > 1 ? '#w-pebbles' : '#w-pebble'} transform={`scale(${r})`} />
      <use
        href={`#i-${OP_ICON[op.do] ?? 'totem'}`}
        transform={`translate(${-6.4 * r} ${-6.6 * r}) scale(${0.0255 * r})`}
        fill={op.do === 'food' ? '#8c3a1e' : '#3d2413'}
      />
      {n > 1 && (
        <text x={7 * r} y={-3 * r} text-anchor="middle" fill="#fff6e2" font-size={8.4 * r} font-weight="700">
          {n}
        </text>
      )}
    </>
  );
});
