/** How the components of Endless Winter are drawn in the list of components, its symbols in the legend. */
import { CardArt } from '../../art/cards.tsx';
import { Icon } from '../../art/symbols.tsx';
import type { Pictures } from '../../ui/help/pictures.ts';
import { CardView, iconOf, kindOf, StoneView } from './Card.tsx';
import { book, NOBODY } from './catalogue.ts';
import { ICONS } from './icons.ts';
import { LandCard } from './Nomads.tsx';
import { ACT_ICON, COLUMN_ICON, OpMark, Ops } from './Ops.tsx';
import { PARTS } from './parts.tsx';
import { WinterSprite } from './Pieces.tsx';
import { stageLast } from './stages.ts';

/** What stands for a kind of thing that has no figure of its own. */
const FIGURE: Record<string, string> = {
  card: 'loremaster',
  animal: 'ew_animal',
  stone: 'ew_stone',
  chief: 'chiefdom',
  setup: 'tipi',
  site_tile: 'dolmen',
  track: 'ew_idol',
  slot: 'hut',
  nomad_card: 'ew_nomads',
  rest_tile: 'fire',
  river_tile: 'wave',
  landmark: 'mountains',
  fish: 'fish',
  ice_find: 'ew_glacier',
  painting: 'hand',
  dog: 'ew_dog',
  ritual: 'stones',
};
const PIECE: Record<string, string> = {
  megalith: 'dolmen',
  neutral: 'stones',
  idol: 'ew_idol',
  nomad_tile: 'ew_nomads',
  start_tile: 'tipi',
  mammoth: 'mammoth',
};
const STANDING = ['chief', 'tribe', 'camp', 'village', 'raft'];

const figure = (kind: string, id: string): string =>
  iconOf(id) in ICONS ? iconOf(id) : (FIGURE[kind] ?? 'dolmen');

interface SlipProps {
  kind: string;
  id: string;
  icon?: string;
  under?: string;
}

/** A slip in the manner of a card, for what is never drawn as one at the table. */
function Slip({ kind, id, icon = figure(kind, id), under }: SlipProps) {
  return (
    <span class={`card size-market helpslip ${kindOf(id)}`}>
      <CardArt icon={icon} shade={false} />
      {under && <span class="ways">{under}</span>}
    </span>
  );
}

const ARROW: Record<string, string> = { west: '←', east: '→', north: '↑', south: '↓' };

/** Its marked column, and the two arrows that decide. */
function NomadCard({ id }: { id: string }) {
  const card = book.value.nomad_cards[id];
  const ways = `${ARROW[card?.big_arrow ?? ''] ?? ''} ${ARROW[card?.small_arrow ?? ''] ?? ''}`;
  return <Slip kind="nomad_card" id={id} icon={COLUMN_ICON[card?.marked_column ?? '']} under={ways} />;
}

const HEX = 'M0 -44L38 -22V22L0 44L-38 22V-22Z';
const LAND: Record<string, string> = {
  base: '#a4552e',
  plains: '#a9b259',
  forest: '#5e7a45',
  mountains: '#8d8177',
  tundra: '#c39b54',
  wetland: '#5c93a6',
  glacier: '#d8eef5',
  river: '#5b9db3',
  landmark: '#c4a878',
};

function Tile({ id }: { id: string }) {
  const tile = book.value.tiles[id];
  const type = tile?.type ?? 'base';
  return (
    <span class="helptile">
      <svg viewBox="-42 -48 84 96" width="84" height="96">
        <path
          d={HEX}
          fill={LAND[type] ?? '#a4552e'}
          stroke="#1d1510"
          stroke-width="3"
          stroke-linejoin="round"
        />
        {type !== 'base' && <use href={`#wd-${type}`} transform="translate(0 -14) scale(1.5)" />}
      </svg>
      {tile && tile.income.length > 0 && (
        <span class="tileincome">
          <Ops ops={tile.income} />
        </span>
      )}
    </span>
  );
}

function Piece({ kind, id }: { kind: string; id: string }) {
  const known = book.value;
  if (kind === 'card' && (known.folk[id] || known.culture[id]))
    return <CardView card={id} target={`look:${id}`} size="hand" />;
  if (kind === 'animal' && known.animals[id]) return <CardView card={id} target={`look:${id}`} size="hand" />;
  if (kind === 'stone' && known.stones[id]) return <StoneView stone={id} target={`view:${id}`} />;
  if (kind === 'land_card') return <LandCard land={id} size={104} />;
  if (kind === 'nomad_card') return <NomadCard id={id} />;
  if (kind === 'tile') return <Tile id={id} />;
  if (kind === 'column') return <Icon name={COLUMN_ICON[id] ?? 'hand'} cls="bigicon" />;
  if (kind === 'piece' && STANDING.includes(id))
    return (
      <svg viewBox="-20 -32 40 52" width="76" height="98">
        <use href={`#${id}-0`} />
      </svg>
    );
  if (kind === 'landmark') {
    return (
      <svg viewBox="-24 -26 48 46" width="92" height="88">
        <use href={`#wd-${id}`} />
      </svg>
    );
  }
  if (id === 'mammoth') {
    return (
      <svg viewBox="-26 -24 52 46" width="98" height="88">
        <use href="#w-mammoth" />
      </svg>
    );
  }
  if (kind === 'piece') return <Icon name={PIECE[id] ?? 'dolmen'} cls="bigicon" />;
  return <Slip kind={kind} id={id} />;
}

/** The incomes printed on it, row by row. */
function SiteTile({ id }: { id: string }) {
  const spaces = Object.entries(book.value.spaces).filter(([, space]) => space.tile === id);
  return (
    <span class="helpsite">
      {spaces.map(([name, space]) => (
        <span key={name}>
          <Ops ops={space.income} />
        </span>
      ))}
    </span>
  );
}

/** The symbols of the legend, and small pictures beside a real table. */
function Mark({ kind, id }: { kind: string; id: string }) {
  if (kind === 'op') return <OpMark op={{ do: id, n: 1, column: 'hunt' }} />;
  if (kind === 'column') return <Icon name={COLUMN_ICON[id] ?? 'totem'} />;
  if (kind === 'act') return <Icon name={ACT_ICON[id] ?? 'totem'} />;
  if (kind === 'card' || kind === 'animal') return <Icon name={iconOf(id)} />;
  if (kind === 'shape')
    return (
      <svg viewBox="-26 -24 52 46">
        <use href={`#${id}`} />
      </svg>
    );
  if (kind === 'site_tile') return <SiteTile id={id} />;
  if (kind === 'fish' || kind === 'ice_find') return <Icon name={figure(kind, id)} />;
  if (kind === 'sign') return <b>{id === 'arrows' ? '◀▲' : '▤'}</b>;
  return <Piece kind={kind} id={id} />;
}

/** Two sides and the Nomads are enough. */
const Symbols = () => <WinterSprite sides={`0 1 ${NOBODY}`} more />;

export const pictures: Pictures = { scope: 'winter', Piece, Symbols, Mark, parts: PARTS, stage: stageLast };
