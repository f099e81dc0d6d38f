/** All sides in one row, for screens that have no room for more. */
import type { ComponentChildren } from 'preact';
import { SeatMark } from '../../art/pieces.tsx';
import { t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import { Clock } from '../Clock.tsx';

export interface Chip {
  /** What flies to this side or away from it is looked for here. */
  anchor: string;
  name: string;
  points: number;
  turn: boolean;
  /** Whose pebble it is; that of the seat if nothing is said. */
  mark?: number;
  children?: ComponentChildren;
}

export function Chips({ chips }: { chips: readonly Chip[] | undefined }) {
  return (
    <ol class="chips">
      {chips?.map(({ anchor, name, points, turn, mark, children }, n) => (
        <li key={n} class={turn ? 'turn' : ''}>
          <button
            type="button"
            data-anchor={anchor}
            aria-label={t('seat.points', { n: points, name })}
            onClick={() => (dialog.value = { kind: 'seat', seat: n })}
          >
            <SeatMark seat={mark ?? n} size={24} />
            <b>{points}</b>
            {children}
            <Clock seat={n} />
          </button>
        </li>
      ))}
    </ol>
  );
}
