import { pictures as altay } from "./altay/pictures.js";
import { pictures as endless_winter } from "./endless_winter/pictures.js";
import { pictures as prehistory } from "./prehistory/pictures.js";
export const PICTURES = { altay, prehistory, endless_winter };
