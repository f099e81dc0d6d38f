/** Parts of the table of Prehistory, for drawings on its help page. */
import type { Part } from '../../ui/help/pictures.ts';
import { Cave, Purse } from './Cave.tsx';
import { HexMap } from './Map.tsx';
import { Rows } from './Rows.tsx';
import { Wall } from './Wall.tsx';

const target = (kind: string) => (of: readonly string[]) =>
  of.map(id => `[data-target="${kind}:${id}"]`).join();

export const PARTS: Record<string, Part> = {
  map: { View: HexMap, pick: () => '.world', places: of => of.map(id => `hex:${id}`) },
  movement: { View: HexMap, pick: () => '.movement' },
  purse: { View: Purse },
  weather: { View: Cave, pick: () => '.weather' },
  painting: { View: Cave, pick: () => '.painting' },
  baskets: { View: Cave, pick: () => '.baskets' },
  catch: { View: Cave, pick: () => '.catch' },
  panel: { View: Wall, pick: of => of.map(id => `.at-${id}`).join() },
  pillar: { View: Wall, pick: of => of.map(id => `[data-target="pillar:${id}"]`).join() },
  hunt: { View: () => <Rows stage="wall" />, pick: target('hunt') },
  camps: { View: () => <Rows stage="map" />, pick: target('camp') },
  mine: { View: () => <Rows stage="map" />, pick: () => '.mycards' },
};
