/** How many people sit at the table. */
import { signal } from '@preact/signals';

/** As many as there are colours and emblems for. */
export const MOST_SEATS = 4;

/** Whoever has a higher number is an automatic opponent. */
export const people = signal<number>(MOST_SEATS);
