/** Endless Winter as the page knows it. */
import type { Drawn } from '../registry.tsx';
import { Describe } from './Describe.tsx';
import * as motion from './motion.ts';
import { SeatWindow } from './Seat.tsx';
import { stage, told } from './stages.ts';
import { Table } from './Table.tsx';

export const winter: Drawn = {
  Table,
  flights: motion.flights,
  touched: motion.touched,
  stage,
  told,
  describe: () => <Describe />,
  seat: seat => <SeatWindow seat={seat} />,
};
