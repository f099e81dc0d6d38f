/** Cards of Endless Winter: a bone-coloured slip with one pigment figure, gains as icons. */
import { labelled } from '../../art/label.ts';
import { CardArt } from '../../art/cards.tsx';
import { named } from '../../core/text.ts';
import { parted } from '../../core/hyphens.ts';
import { memo } from '../../core/memo.ts';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/symbols.tsx';
import { CardButton } from '../../ui/table/CardButton.tsx';
import { book, cardName, lines, term, type Cost, type Folk, type Op } from './catalogue.ts';
import { COLUMN_ICON, CostMarks, OP_ICON, Ops } from './Ops.tsx';

export type Size = 'mini' | 'market' | 'hand' | 'large';

export function kindOf(card: string): string {
  if (book.value.animals[card]) return 'animal';
  if (book.value.culture[card]) return 'culture';
  if (book.value.stones[card] || card.startsWith('great_stone') || card.startsWith('stone_of'))
    return 'stone';
  return 'tribe';
}

/** Cards that show a figure which something else shows too. */
const SAME: Record<string, string> = {
  crafter: 'ew_develop',
  scout: 'ew_move',
  standing_stones: 'ew_stone',
  tracking: 'ew_reveal',
  game_drive: 'bison',
  mastodon: 'mammoth',
  fire_making: 'fire',
  council_fire: 'loremaster',
  body_painting: 'hand',
  brave: 'hunter',
  great_gathering: 'ew_settle',
  pit_houses: 'cave',
  stag_moose: 'deer',
  giant_bison: 'bison',
  woolly_mammoth: 'mammoth',
  teratorn: 'argentavis',
  storyteller: 'fire',
  knapper: 'flint_knapping',
  pathfinder: 'snowshoes',
  trapper: 'snares',
  shared_workshop: 'ew_develop',
  tribal_moot: 'kinship',
  joint_hunt: 'bow_and_arrow',
  raiding_party: 'warrior',
  land_dispute: 'tipi',
  stolen_idols: 'ew_idol',
  poaching: 'ew_reveal',
  charcoal_sticks: 'tribesman',
  torchbearers: 'ew_torch',
  hand_stencils: 'hand',
  cave_rites: 'cave',
  mineral_pigments: 'stones',
};

/** What any beast leaves behind: further Animals of an own box differ by it. */
const TRACES = ['trophy_hall', 'ew_animal', 'ew_reveal', 'hide_tanning'];

/** No figure was made for a card of an own box; a Culture card shows what it gives first. */
function ownFigure(id: string): string {
  if (book.value.animals[id]) return TRACES[Number(id.split('_').at(-1)) % TRACES.length] ?? 'ew_animal';
  return OP_ICON[book.value.culture[id]?.effect[0]?.do ?? ''] ?? 'loremaster';
}

export const iconOf = (id: string): string => SAME[id] ?? (id.startsWith('own_') ? ownFigure(id) : id);

export function figureOf(card: string): string {
  if (book.value.stones[card]) return 'ew_stone';
  if (card.startsWith('culture_')) return 'hand';
  return iconOf(card);
}

interface Props {
  card: string;
  target: string;
  size?: Size;
  flip?: string;
  from?: string;
  count?: number | string;
  cls?: string;
  state?: string;
  due?: boolean;
  children?: ComponentChildren;
}

/** Labor of a Tribe card: the number, and where it gives more. */
function Labor({ card }: { card: string }) {
  const folk = book.value.folk[card];
  if (!folk) return null;
  const more = Object.entries(folk.column_labor).filter(([, n]) => n !== folk.labor);
  return (
    <span class="wlabor" aria-hidden="true">
      <span>
        {folk.labor}
        <Icon name="hand" />
      </span>
      {more.map(([column, n]) => (
        <span key={column} class="more">
          {n}
          <Icon name={COLUMN_ICON[column] ?? 'hand'} />
        </span>
      ))}
    </span>
  );
}

export function CardView(props: Props) {
  const { card, target, size = 'hand' } = props;
  const culture = book.value.culture[card];
  const animal = book.value.animals[card];
  const folk = book.value.folk[card];
  const text = lines(animal ? 'animal' : 'card', card);
  const cost: Cost | undefined = culture?.cost ?? animal?.cost;
  const large = size === 'hand' || size === 'large';
  const cls = `card ${kindOf(card)} size-${size} ${props.due ? 'due' : ''} ${props.cls ?? ''}`;
  const title = animal ? named(animal.name) : cardName(card).replace(/ \(.*\)$/, '');
  const says = [animal ? title : cardName(card), ...text.slice(1), props.state ?? ''];
  return (
    <CardButton target={target} cls={cls} says={says} flip={props.flip} from={props.from}>
      <span class="title">{size === 'large' ? title : parted(title)}</span>
      <CardArt icon={figureOf(card)} wall={false} floor={large} shade={large} />
      {cost && <CostMarks cost={cost} cls="cost" />}
      {folk && size !== 'mini' && <Labor card={card} />}
      {size !== 'mini' && (
        <span class="effects" aria-hidden="true">
          {culture && <Ops ops={culture.effect} />}
          {animal && <Ops ops={animal.tip} />}
          {folk && folk.action.length > 0 && <Action ops={folk.action} />}
          {folk?.column_action && <Ability ability={folk.column_action} arrow={size !== 'market'} />}
          {animal?.eclipse && <Rows rows={animal.eclipse} all={size === 'large'} />}
          {folk && folk.eclipse.length > 0 && (
            <span class="weclipse">
              <i class="disc" />
              <Ops ops={folk.eclipse} />
            </span>
          )}
        </span>
      )}
      {size === 'large' && (
        <span class="text">
          {text.slice(1).map((line, i) => (
            <span key={i}>{line}</span>
          ))}
        </span>
      )}
      {(culture?.kind === 'prosperity' || culture?.kind === 'strife') && (
        <span class={`wkind ${culture.kind}`} title={term(culture.kind)} aria-hidden="true">
          {culture.kind === 'strife' ? '⚔' : '❧'}
        </span>
      )}
      {culture && culture.points > 0 && <span class="vp">{culture.points}</span>}
      {props.count !== undefined && <span class="count">{props.count}</span>}
      {props.children}
    </CardButton>
  );
}

/** What a card does when it is played. A click on an exchange plays the card and makes it. */
function Action({ ops }: { ops: Op[] }) {
  const exchange = ops.some(op => op.do === 'exchange') ? 'use_exchange' : undefined;
  return (
    <span class="wpart" data-part={exchange}>
      <Ops ops={ops} />
    </span>
  );
}

/** Once in its column: what it costs and brings. */
function Ability({ ability, arrow }: { ability: NonNullable<Folk['column_action']>; arrow: boolean }) {
  return (
    <span class="wability">
      {ability.column === 'any' ? <b>∗</b> : <Icon name={COLUMN_ICON[ability.column] ?? 'totem'} />}
      <CostMarks cost={ability.cost} />
      {arrow && <i class="arrow">→</i>}
      <Ops ops={ability.effect} />
    </span>
  );
}

/** At the Eclipse, by the number of upright Animals; small cards show what the best row brings. */
function Rows({ rows, all }: { rows: Op[][]; all: boolean }) {
  if (!all) {
    return (
      <span class="weclipse">
        <i class="disc" />
        <small>≤</small>
        <Ops ops={rows.at(-1)?.slice(0, 1) ?? []} />
      </span>
    );
  }
  return (
    <span class="weclipse">
      <i class="disc" />
      {rows.map((row, i) => (
        <span key={i} class="wrowgain">
          <small>{i + 1}</small>
          <Ops ops={row} />
        </span>
      ))}
    </span>
  );
}

/** What a Sacred Stone pays: points per so many things, at most. */
export function StoneView({
  stone,
  target,
  small,
  due,
}: {
  stone: string;
  target: string;
  small?: boolean;
  due?: boolean;
}) {
  const data = book.value.stones[stone];
  if (!data) return null;
  const text = lines('stone', stone);
  const cls = `sacred ${small ? 'small' : ''} ${data.era === 2 ? 'great' : ''} ${due ? 'due' : ''}`;
  return (
    <CardButton
      target={target}
      cls={cls}
      says={text}
      flip={target.startsWith('view:') ? undefined : `stone:${stone}`}
    >
      <svg viewBox="0 0 60 74" aria-hidden="true">
        <path
          d="M12 70C6 50 8 22 22 6C30 0 40 6 46 20C54 38 54 56 50 70C38 74 24 74 12 70Z"
          class="sacredbody"
        />
        {!small && (
          <path d="M12 70C6 50 8 22 22 6C20 30 20 54 24 72C20 72 16 71 12 70Z" fill="#fff" opacity=".25" />
        )}
        <use
          href={`#i-${COUNT_ICON[data.count] ?? 'totem'}`}
          transform="translate(16 17) scale(.054)"
          fill="#f4fbfd"
        />
      </svg>
      <span class="sacredrate" aria-hidden="true">
        <span class="wsun">{data.rate}</span>
        {data.div > 1 ? `/${data.div}` : ''}≤{data.cap}
      </span>
    </CardButton>
  );
}

export const COUNT_ICON: Record<string, string> = {
  buried_cards: 'ew_bury',
  buried_cultures: 'loremaster',
  camps_on_map: 'tipi',
  camps_off_base: 'tipi',
  villages: 'hut',
  megaliths_built: 'dolmen',
  megaliths_raised: 'dolmen',
  animals: 'ew_animal',
  animals_upright: 'ew_animal',
  animals_tipped: 'hunter',
  animal_types: 'bison',
  glory_pos: 'ew_idol',
  offering_pos: 'ew_food',
  hexes_led: 'mountains',
  hexes_with_influence: 'mountains',
  glaciers_with_influence: 'ew_glacier',
  sacred_stones: 'ew_stone',
  food: 'ew_food',
  tools: 'ew_tool',
  cultures_owned: 'loremaster',
  raft_pos: 'ew_raft',
  landmarks_led: 'mountains',
  torches: 'ew_torch',
  lines_drawn: 'ew_line',
  dots_filled: 'ew_dot',
  paintings_complete: 'cave',
  paintings_coloured: 'cave',
  dog_trust: 'ew_dog',
  hand_size: 'cards',
};

export const Back = memo(function Back({ size = 'mini', label }: { size?: Size; label?: string }) {
  return (
    <span class={`card back size-${size}`} {...labelled(label)}>
      <Icon name="hand" />
    </span>
  );
});

export const eraName = (era: number): string => term('era').replace('#', 'I'.repeat(era));
