/** What the player points at, and what they inspect. */
import { signal } from '@preact/signals';

/** Places that are lit because something about them is pointed at: an option, a line of the log. */
export const hot = signal<readonly string[]>([]);
export const lookedAt = signal<string>();
export const pinned = signal<string>();
