/** What the page needs to know of Prehistory. */
import type { Drawn } from '../drawn.ts';
import { flights, HEADLINES, parts, touched } from './motion.ts';
import { Table } from './Table.tsx';
import { verdict } from './Tribes.tsx';

export const prehistory: Drawn = {
  Table,
  flights,
  touched,
  headlines: HEADLINES,
  parts,
  verdict,
  describe: async () => (await import('./Describe.tsx')).Describe,
  seat: async () => (await import('./Seat.tsx')).SeatWindow,
};
