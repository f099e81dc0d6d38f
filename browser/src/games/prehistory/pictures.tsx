/** How the components of Prehistory are drawn in the list of components, its symbols in the legend. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/symbols.tsx';
import type { Pictures } from '../../ui/help/pictures.ts';
import {
  Animal,
  CubeMark,
  Dev,
  Figure,
  Fish,
  Gathered,
  Megalith,
  PrehistorySprite,
  RewardMark,
  Shaman,
  Tent,
  Wheel,
} from './art.tsx';
import { book, ICON } from './catalogue.ts';
import { CampSpace } from './Map.tsx';
import { PARTS } from './parts.tsx';
import { CampTile, CeremonyCard, HuntCard } from './Rows.tsx';
import type { Colour } from './view.ts';

const Mark = ({ box = 52, children }: { box?: number; children: ComponentChildren }) => (
  <svg viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} width="96" height="96">
    {children}
  </svg>
);

function PriceTile({ id }: { id: string }) {
  const colours = book.value.price_tiles[id] ?? [];
  return (
    <Mark box={136}>
      <Wheel id={`help-${id}`} tile={id} rotation={0} on={colours.join(' ')} />
    </Mark>
  );
}

function Section({ id }: { id: string }) {
  return (
    <span class="sectionsigns">
      {(book.value.sections[id] ?? []).map(symbol => (
        <Icon key={symbol} name={ICON[symbol] ?? 'hand'} cls="bigicon" />
      ))}
    </span>
  );
}

function Basket({ id }: { id: string }) {
  const pair = book.value.baskets.find(b => b.id === id);
  if (!pair) return null;
  return (
    <span class="sectionsigns">
      <Mark box={88}>
        <g transform="translate(-20 0)">
          <Gathered kind={pair.upper} />
        </g>
        <g transform="translate(20 0)">
          <Gathered kind={pair.lower} />
        </g>
      </Mark>
      <span>
        {pair.rewards.map((r, i) => (
          <RewardMark key={i} of={r} size={24} />
        ))}
      </span>
    </span>
  );
}

function Piece({ kind, id }: { kind: string; id: string }) {
  switch (kind) {
    case 'ceremony_card':
      return <CeremonyCard card={id} target={`look:${id}`} />;
    case 'hunt_card':
      return <HuntCard card={id} target={`look:${id}`} />;
    case 'camp':
      return <CampTile camp={id} target={`look:${id}`} />;
    case 'gathering_tile':
      return (
        <Mark>
          <Gathered {...(book.value.gathering[id] ?? { kind: '' })} r={22} />
        </Mark>
      );
    case 'fish':
      return (
        <Mark>
          <g transform="scale(1.2)">
            <Fish {...(book.value.fish[id] ?? { kind: '', value: null })} />
          </g>
        </Mark>
      );
    case 'megalith':
      return (
        <Mark>
          <Megalith type={id} />
        </Mark>
      );
    case 'price_tile':
      return <PriceTile id={id} />;
    case 'section':
      return <Section id={id} />;
    case 'basket':
      return <Basket id={id} />;
    case 'animal_token':
      return (
        <Mark>
          <Animal species={id} r={20} />
        </Mark>
      );
    default:
      return <Other id={id} />;
  }
}

function Other({ id }: { id: string }) {
  if (id === 'member')
    return (
      <Mark>
        <Figure seat={0} />
      </Mark>
    );
  if (id === 'shaman')
    return (
      <Mark>
        <Shaman seat={0} />
      </Mark>
    );
  const icon = id.startsWith('migrate') ? 'foot' : id.startsWith('board') ? 'cave' : 'mountains';
  return <Icon name={icon} cls="bigicon" />;
}

/** The symbols of the legend. */
function Symbol({ kind, id }: { kind: string; id: string }) {
  if (kind === 'cube' || kind === 'marker')
    return <CubeMark of={id as Colour} marker={kind === 'marker'} size={36} />;
  if (id === 'dp') return <Dev size={34} />;
  if (id === 'anycube') return <i class="anycube" />;
  if (id === 'camp')
    return (
      <Mark>
        <Tent seat={0} />
      </Mark>
    );
  if (id === 'campspace')
    return (
      <Mark box={40}>
        <CampSpace />
      </Mark>
    );
  return <Piece kind={kind} id={id} />;
}

export const pictures: Pictures = {
  scope: 'prehistory',
  Piece,
  Symbols: PrehistorySprite,
  Mark: Symbol,
  parts: PARTS,
};
