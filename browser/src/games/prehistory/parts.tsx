/** Parts of the table of Prehistory, for drawings on its help page. */
import type { Part } from '../../ui/help/pictures.ts';
import { Cave, Purse } from './Cave.tsx';
import { HexMap } from './Map.tsx';
import { own, view } from './catalogue.ts';
import { HuntCard } from './Rows.tsx';
import { Wall } from './Wall.tsx';

/** The footprints of one species that the viewer has. */
function Footprints({ of: [species = ''] }: { of: readonly string[] }) {
  const cards = view.value?.seats[own.value]?.footprints[species] ?? [];
  return (
    <div class="hunted">
      {cards.map(card => (
        <HuntCard key={card} card={card} target={`view:${card}`} />
      ))}
    </div>
  );
}

export const PARTS: Record<string, Part> = {
  map: { View: HexMap, pick: () => '.world', places: of => of.map(id => `hex:${id}`) },
  movement: { View: HexMap, pick: () => '.movement' },
  purse: { View: Purse },
  weather: { View: Cave, pick: () => '.weather' },
  painting: { View: Cave, pick: () => '.painting' },
  pillars: { View: Wall, pick: () => '.pillars' },
  footprints: { View: Footprints },
};
