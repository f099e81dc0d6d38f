/** A game that this browser knows nothing of, from wherever it comes. */
import type { Drawn } from '../drawn.ts';
import { Describe, SeatWindow } from './Outline.tsx';
import { Table } from './Table.tsx';

export const plain: Drawn = {
  Table,
  describe: () => Promise.resolve(Describe),
  seat: () => Promise.resolve(SeatWindow),
};
