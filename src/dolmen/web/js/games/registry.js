import { jsx as _jsx } from "preact/jsx-runtime";
import { Describe } from "./altay/Describe.js";
import * as motion from "./altay/motion.js";
import { SeatWindow } from "./altay/Seat.js";
import { Table as AltayTable } from "./altay/Table.js";
import { winter } from "./endless_winter/index.js";
import { Table as PlainTable } from "./plain/Table.js";
import { prehistory } from "./prehistory/index.js";
const GAMES = {
    altay: {
        Table: AltayTable,
        flights: motion.flights,
        touched: motion.touched,
        describe: () => _jsx(Describe, {}),
        seat: seat => _jsx(SeatWindow, { seat: seat }),
    },
    prehistory,
    endless_winter: winter,
};
export function drawn(game) {
    return GAMES[game] ?? { Table: PlainTable };
}
