import type { ComponentType } from 'preact';
import type { Drawing } from '../core/showing.ts';

/** What the page needs to know of a game. */
export interface Drawn extends Drawing {
  Table: ComponentType;
  /** The table in words; loaded when it is asked for, as is the window of a seat. */
  describe: () => Promise<ComponentType>;
  seat: () => Promise<ComponentType<{ seat: number }>>;
}
