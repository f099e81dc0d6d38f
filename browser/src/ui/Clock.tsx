/** The time that a seat has left. It runs only while the seat decides; its last minute is marked. */
import { clockFace, LAST, ticks, timeLeft } from '../core/clock.ts';
import { seatName, t } from '../core/text.ts';

export function Clock({ seat }: { seat: number }) {
  const left = timeLeft(seat);
  if (left === undefined) return null;
  const face = clockFace(left);
  const cls = `clock${ticks(seat) ? ' ticking' : ''}${left <= LAST ? ' last' : ''}`;
  return (
    <span
      class={cls}
      role="timer"
      aria-live="off"
      title={t('clock.left', { name: seatName(seat), time: face })}
    >
      {face}
    </span>
  );
}
