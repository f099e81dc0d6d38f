import { jsx as _jsx } from "preact/jsx-runtime";
import { Describe } from "./Describe.js";
import * as motion from "./motion.js";
import { pictures } from "./pictures.js";
import { SeatWindow } from "./Seat.js";
import { Dare, Past, SoloBeginning } from "./Solo.js";
import { stages } from "./stages.js";
import { Table } from "./Table.js";
export const winter = {
    Table,
    flights: motion.flights,
    touched: motion.touched,
    stages,
    Beginning: SoloBeginning,
    Dare,
    History: Past,
    pictures,
    describe: () => _jsx(Describe, {}),
    seat: seat => _jsx(SeatWindow, { seat: seat }),
};
