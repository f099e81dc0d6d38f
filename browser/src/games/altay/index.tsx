/** What the table needs to know of Altay. */
import type { Drawn } from '../registry.tsx';
import { Describe } from './Describe.tsx';
import * as motion from './motion.ts';
import { SeatWindow } from './Seat.tsx';
import { Table } from './Table.tsx';

export const altay: Drawn = {
  Table,
  flights: motion.flights,
  touched: motion.touched,
  describe: () => <Describe />,
  seat: seat => <SeatWindow seat={seat} />,
};
