import { jsx as _jsx } from "preact/jsx-runtime";
import { Describe } from "./Describe.js";
import * as motion from "./motion.js";
import { SeatWindow } from "./Seat.js";
import { stages } from "./stages.js";
import { Table } from "./Table.js";
export const winter = {
    Table,
    flights: motion.flights,
    touched: motion.touched,
    stages,
    describe: () => _jsx(Describe, {}),
    seat: seat => _jsx(SeatWindow, { seat: seat }),
};
