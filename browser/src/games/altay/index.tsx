/** What the table needs to know of Altay. */
import { Later } from '../../ui/Later.tsx';
import type { Drawn } from '../registry.tsx';
import * as motion from './motion.ts';
import { Table } from './Table.tsx';

const describe = async () => (await import('./Describe.tsx')).Describe;
const seatWindow = async () => (await import('./Seat.tsx')).SeatWindow;

export const altay: Drawn = {
  Table,
  flights: motion.flights,
  touched: motion.touched,
  describe: () => <Later get={describe} quiet />,
  seat: seat => <Later get={seatWindow} quiet seat={seat} />,
};
