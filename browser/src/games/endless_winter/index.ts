/** What the page needs to know of Endless Winter. */
import type { Drawn } from '../drawn.ts';
import { flights, HEADLINES, touched, weigh } from './motion.ts';
import { narrate, stage } from './stages.ts';
import { Table } from './Table.tsx';

export const endlessWinter: Drawn = {
  Table,
  flights,
  touched,
  stage,
  weigh,
  headlines: HEADLINES,
  narrate,
  describe: async () => (await import('./Describe.tsx')).Describe,
  seat: async () => (await import('./Seat.tsx')).SeatWindow,
};
