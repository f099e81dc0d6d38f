/** What Altay alone draws many times. */
import { GoodSymbols } from '../../art/pieces.tsx';
import { memo } from '../../core/memo.ts';
import { ICONS } from './icons.ts';

export const AltaySprite = memo(() => (
  <svg class="sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {Object.entries(ICONS).map(([key, d]) => (
        <path key={key} id={`i-${key}`} d={d} />
      ))}
      <GoodSymbols />
    </defs>
  </svg>
));
