import { Dare, Past, SoloBeginning } from "./endless_winter/Solo.js";
const LODGINGS = {
    endless_winter: { Beginning: SoloBeginning, Dare, History: Past },
};
export const lodging = (game) => LODGINGS[game] ?? {};
