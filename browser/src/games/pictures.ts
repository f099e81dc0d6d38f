/** How the components of each game are drawn on its help page. */
import type { Pictures } from '../ui/help/HelpPage.tsx';
import { pictures as altay } from './altay/pictures.tsx';
import { pictures as endless_winter } from './endless_winter/pictures.tsx';
import { pictures as prehistory } from './prehistory/pictures.tsx';

export const PICTURES: Record<string, Pictures> = { altay, prehistory, endless_winter };
