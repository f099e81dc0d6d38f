/** What the player points at, and what they inspect. */
import { signal } from '@preact/signals';

/** Places that are lit because something about them is pointed at: an option, a line of the log. */
export const hot = signal<readonly string[]>([]);
export const lookedAt = signal<string>();
export const pinned = signal<string>();

/** What is looked at may be gone from the table; what a line of the log speaks of need not be there. */
export function forgetLost(): void {
  for (const one of hot.value.length ? [] : [lookedAt, pinned]) {
    if (one.value && !document.querySelector(`[data-target="${one.value}"]`)) one.value = undefined;
  }
}
