/** Endless Winter as the page knows it. */
import type { Drawn } from '../registry.tsx';
import { Describe } from './Describe.tsx';
import * as motion from './motion.ts';
import { pictures } from './pictures.tsx';
import { SeatWindow } from './Seat.tsx';
import { Dare, Past, SoloBeginning } from './Solo.tsx';
import { stages } from './stages.ts';
import { Table } from './Table.tsx';

export const winter: Drawn = {
  Table,
  flights: motion.flights,
  touched: motion.touched,
  stages,
  Beginning: SoloBeginning,
  Dare,
  History: Past,
  pictures,
  describe: () => <Describe />,
  seat: seat => <SeatWindow seat={seat} />,
};
