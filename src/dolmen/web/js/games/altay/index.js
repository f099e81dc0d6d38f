import { jsx as _jsx } from "preact/jsx-runtime";
import { Describe } from "./Describe.js";
import * as motion from "./motion.js";
import { SeatWindow } from "./Seat.js";
import { Table } from "./Table.js";
export const altay = {
    Table,
    flights: motion.flights,
    touched: motion.touched,
    describe: () => _jsx(Describe, {}),
    seat: seat => _jsx(SeatWindow, { seat: seat }),
};
