/** How the components of Altay are drawn in the list of components, its symbols in the legend. */
import { CardArt } from '../../art/cards.tsx';
import { GoodMark, Hut, Shield, Sun } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { named } from '../../core/text.ts';
import { parted } from '../../core/hyphens.ts';
import type { Pictures } from '../../ui/help/pictures.ts';
import { UsedMark, WaterLine } from './Board.tsx';
import { CardView, Slots, Worth } from './Card.tsx';
import { book } from './catalogue.ts';
import { PARTS } from './parts.tsx';
import { AltaySprite } from './Sprite.tsx';

function Goal({ id }: { id: string }) {
  const goal = book.value.goals[id];
  if (!goal) return null;
  const name = named(goal.name);
  return (
    <span class={`card size-hand ${goal.level === 3 ? 'stone' : 'culture'}`}>
      <span class={name.length > 11 ? 'title long' : 'title'}>{parted(name)}</span>
      <CardArt icon={id} />
      <Slots fields={goal.fields} filled={[]} size={15} />
      <Worth goal={goal} />
    </span>
  );
}

function Marker({ id }: { id: string }) {
  const marker = book.value.markers[id];
  return (
    <svg viewBox="-18 -18 36 36" width="76" height="76">
      {marker && <Shield value={marker.value} good={marker.resource} />}
    </svg>
  );
}

function Other({ id }: { id: string }) {
  if (id === 'vp_marker')
    return (
      <svg viewBox="-16 -16 32 32" width="70" height="70">
        <Sun value={1} />
      </svg>
    );
  if (id === 'settlement') return <Folk n={0} />;
  if (id.startsWith('coin')) return <Icon name="coin" cls="bigicon" />;
  return <Icon name="fire" cls="bigicon" />;
}

const Folk = ({ n }: { n: number }) => (
  <svg viewBox="-22 -24 44 44" width="84" height="84">
    <Hut seat={n} />
  </svg>
);

function Piece({ kind, id }: { kind: string; id: string }) {
  if (kind === 'card') {
    const copy = book.value.cards[id]?.copies.at(-1);
    return <CardView card={id} target={`look:${id}`} size="hand" cost={copy?.cost ?? null} />;
  }
  if (kind === 'goal') return <Goal id={id} />;
  if (kind === 'marker') return <Marker id={id} />;
  if (kind === 'folk') return <Folk n={book.value.folks.findIndex(folk => folk.id === id)} />;
  return <Other id={id} />;
}

/** The symbols of the legend. */
function Mark({ kind, id }: { kind: string; id: string }) {
  if (kind === 'good') return <GoodMark kind={id} size={34} />;
  if (kind === 'terrain') return <span class={`terrain ${id}`} />;
  if (kind === 'card' || kind === 'goal') return <Icon name={id} />;
  if (kind === 'line')
    return (
      <svg viewBox="-22 -22 44 44">
        <WaterLine d="M-17 6C-8 -12 6 14 17 -6" kind={id} closed={false} />
      </svg>
    );
  if (id === 'used')
    return (
      <svg viewBox="-12 -12 24 24">
        <UsedMark />
      </svg>
    );
  if (kind === 'sign') return <i class="arrow">{id === 'store' ? '↧' : '→'}</i>;
  return <Piece kind={kind} id={id} />;
}

export const pictures: Pictures = { scope: 'altay', Piece, Symbols: AltaySprite, Mark, parts: PARTS };
