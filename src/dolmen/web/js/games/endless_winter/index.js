import { jsx as _jsx } from "preact/jsx-runtime";
import { Describe } from "./Describe.js";
import * as motion from "./motion.js";
import { SeatWindow } from "./Seat.js";
import { stage, told } from "./stages.js";
import { Table } from "./Table.js";
export const winter = {
    Table,
    flights: motion.flights,
    touched: motion.touched,
    stage,
    told,
    describe: () => _jsx(Describe, {}),
    seat: seat => _jsx(SeatWindow, { seat: seat }),
};
