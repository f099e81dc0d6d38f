/** The clocks of the seats. The server says how much is left and whose clock runs; in between it
 * runs here. */
import { signal } from '@preact/signals';
import { localSeats } from './picture.ts';
import { t } from './text.ts';
import { toast } from './toasts.ts';
import type { Snapshot } from './wire.ts';

interface Clocks {
  left: readonly (number | null)[];
  ticking: number | null;
  /** When this was so, in ms of this page. */
  at: number;
}

const clocks = signal<Clocks>();
/** Whole seconds left on the clock that runs. */
const running = signal(0);
export const LAST = 60;
const OFTEN = 200;
let timer = 0;

/** A picture has come, whether or not it is shown at once. */
export function setClocks(next: Snapshot | undefined): void {
  clearInterval(timer);
  if (!next?.seats.some(s => s.clock !== null)) {
    if (clocks.peek()) clocks.value = undefined;
    return;
  }
  const ticking = next.ticking ?? null;
  clocks.value = { left: next.seats.map(s => s.clock), ticking, at: performance.now() };
  if (ticking === null) return;
  running.value = now(clocks.value, ticking);
  timer = window.setInterval(tick, OFTEN);
}

function now({ left, ticking, at }: Clocks, seat: number): number {
  const gone = ticking === seat ? (performance.now() - at) / 1000 : 0;
  return Math.max(0, Math.ceil((left[seat] ?? 0) - gone));
}

function tick(): void {
  const all = clocks.peek();
  if (!all || all.ticking === null) return;
  const before = running.peek();
  running.value = now(all, all.ticking);
  const mine = localSeats.peek().includes(all.ticking);
  if (mine && before > LAST && running.peek() <= LAST) toast(t('clock.minute'));
}

/** Whole seconds left for a seat; undefined where no clock is set. */
export function timeLeft(seat: number): number | undefined {
  const all = clocks.value;
  if (!all || (all.left[seat] ?? null) === null) return undefined;
  return all.ticking === seat ? running.value : now(all, seat);
}

export const ticks = (seat: number): boolean => clocks.value?.ticking === seat;

/** 9:31, or 1:09:31. */
export function clockFace(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
