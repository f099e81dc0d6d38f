import { jsx as _jsx } from "preact/jsx-runtime";
import { addIcons } from "../../art/symbols.js";
import { Describe } from "./Describe.js";
import { ICONS } from "./icons.js";
import * as motion from "./motion.js";
import { SeatWindow } from "./Seat.js";
import { Table } from "./Table.js";
addIcons(ICONS);
export const prehistory = {
    Table,
    flights: motion.flights,
    touched: motion.touched,
    describe: () => _jsx(Describe, {}),
    seat: seat => _jsx(SeatWindow, { seat: seat }),
};
