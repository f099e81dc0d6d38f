/** Which games have a board of their own. */
import type { ComponentType, VNode } from 'preact';
import type { Drawing } from '../core/table.ts';
import { Describe } from './altay/Describe.tsx';
import * as motion from './altay/motion.ts';
import { SeatWindow } from './altay/Seat.tsx';
import { Table as AltayTable } from './altay/Table.tsx';
import { winter } from './endless_winter/index.tsx';
import { Table as PlainTable } from './plain/Table.tsx';
import { prehistory } from './prehistory/index.tsx';

export interface Drawn extends Drawing {
  Table: ComponentType;
  describe?: () => VNode;
  seat?: (seat: number) => VNode;
}

const GAMES: Record<string, Drawn> = {
  altay: {
    Table: AltayTable,
    flights: motion.flights,
    touched: motion.touched,
    describe: () => <Describe />,
    seat: seat => <SeatWindow seat={seat} />,
  },
  prehistory,
  endless_winter: winter,
};

export function drawn(game: string): Drawn {
  return GAMES[game] ?? { Table: PlainTable };
}
