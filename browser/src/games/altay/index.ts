/** What the page needs to know of Altay. */
import type { Drawn } from '../drawn.ts';
import { flights, HEADLINES, touched } from './motion.ts';
import { Table } from './Table.tsx';

export const altay: Drawn = {
  Table,
  flights,
  touched,
  headlines: HEADLINES,
  describe: async () => (await import('./Describe.tsx')).Describe,
  seat: async () => (await import('./Seat.tsx')).SeatWindow,
};
