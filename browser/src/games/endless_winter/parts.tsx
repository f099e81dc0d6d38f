/** Parts of the table of Endless Winter, for drawings on its help page. */
import type { Part } from '../../ui/help/pictures.ts';
import { Land } from './Board.tsx';
import { Columns } from './Columns.tsx';
import { own } from './catalogue.ts';
import { Cave } from './Cave.tsx';
import { DogSlip, RitualSites } from './Extras.tsx';
import { Idols } from './Idols.tsx';
import { Culture, HuntingGround, Stones } from './Market.tsx';
import { NomadPanel } from './Nomads.tsx';
import { WinterOwn } from './Own.tsx';
import { Site } from './Site.tsx';

export const PARTS: Record<string, Part> = {
  land: { View: Land, pick: () => '.world', places: of => of.map(id => `hex:${id}`) },
  column: {
    View: Columns,
    pick: of => of.map(id => `.wcolumn:has([data-target="column:${id}"])`).join(),
  },
  columns: { View: Columns },
  resttiles: { View: Columns, pick: () => '.wresttiles' },
  ground: { View: HuntingGround },
  culture: { View: Culture },
  stones: { View: Stones },
  idols: { View: Idols },
  site: { View: Site },
  rituals: { View: RitualSites },
  nomads: { View: NomadPanel, pick: () => '.ncards' },
  hand: { View: WinterOwn, pick: () => '.hand' },
  goods: { View: WinterOwn, pick: () => '.wgoodsbox' },
  board: { View: WinterOwn, pick: of => (of.length ? of.map(id => `.wslots.${id}`).join() : '.wboard') },
  animals: { View: WinterOwn, pick: () => '.wanimals' },
  dog: { View: () => <DogSlip seat={own.value} /> },
  cave: { View: Cave, pick: () => '.cavescroll' },
  played: { View: WinterOwn, pick: () => '.piles' },
};
