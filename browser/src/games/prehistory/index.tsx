/** What the table needs to know of Prehistory. */
import type { Drawn } from '../registry.tsx';
import { addIcons } from '../../art/symbols.tsx';
import { Describe } from './Describe.tsx';
import { ICONS } from './icons.ts';
import * as motion from './motion.ts';
import { SeatWindow } from './Seat.tsx';
import { Table } from './Table.tsx';

addIcons(ICONS);

export const prehistory: Drawn = {
  Table,
  flights: motion.flights,
  touched: motion.touched,
  describe: () => <Describe />,
  seat: seat => <SeatWindow seat={seat} />,
};
