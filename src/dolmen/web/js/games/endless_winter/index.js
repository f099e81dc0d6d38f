import { jsx as _jsx } from "preact/jsx-runtime";
import { Later } from "../../ui/Later.js";
import * as motion from "./motion.js";
import { stage, told } from "./stages.js";
import { Table } from "./Table.js";
const describe = async () => (await import("./Describe.js")).Describe;
const seatWindow = async () => (await import("./Seat.js")).SeatWindow;
export const winter = {
    Table,
    flights: motion.flights,
    touched: motion.touched,
    stage,
    told,
    describe: () => _jsx(Later, { get: describe, quiet: true }),
    seat: seat => _jsx(Later, { get: seatWindow, quiet: true, seat: seat }),
};
