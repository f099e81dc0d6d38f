/** Cards of Altay: a bone-coloured slip with one pigment figure, effects as icons. */
import type { ComponentChildren } from 'preact';
import { CardArt } from '../../art/cards.tsx';
import { GoodMark } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { parted } from '../../core/hyphens.ts';
import { memo } from '../../core/memo.ts';
import { countsOf, named, nameOf, t, upper } from '../../core/text.ts';
import { CardButton } from '../../ui/table/CardButton.tsx';
import { book, cardText, goalText, goalWorth, pointsOf, titleOf, type Goal, type Op } from './catalogue.ts';

export const BAND: Record<string, string> = {
  economy: 'tribe',
  building: 'culture',
  settlement: 'culture',
  military: 'animal',
  war: 'animal',
};

export function kindOf(title: string): string {
  const card = book.value.cards[title];
  if (!card) return 'neutral';
  if (card.attack || card.defence) return 'animal';
  if (card.mode === 'fill') return 'culture';
  if (card.mode === 'store') return 'stone';
  return 'tribe';
}

function Goods({ of, size }: { of: Record<string, number>; size: number }) {
  return (
    <>
      {Object.entries(of).flatMap(([kind, n]) =>
        Array.from({ length: n }, (_, i) => <GoodMark key={kind + i} kind={kind} size={size} />),
      )}
    </>
  );
}

function OpMark({ op, size }: { op: Op; size: number }) {
  const n = op.n ?? 1;
  const mark = (icon: string, cls = 'opicon') => (
    <span class={cls}>
      <Icon name={icon} />
      {n > 1 || icon === 'attack' || icon === 'defence' ? n : ''}
    </span>
  );
  switch (op.op) {
    case 'produce':
      return <Goods of={op.res ?? {}} size={size} />;
    case 'produce_any':
    case 'spend_any':
      return <Goods of={{ any: n }} size={size} />;
    case 'use_terrain':
      return <span class={`terrain ${op.terrain}`} />;
    case 'draw':
      return mark('draw');
    case 'build':
      return mark('hut');
    case 'attack':
    case 'attack_bonus':
      return mark('attack');
    case 'defence':
    case 'defence_bonus':
      return mark('defence');
    case 'fill_open_card':
      return mark('village');
    case 'consume_marker':
      return mark('defence');
    case 'open_sea':
      return mark('seafarer');
    case 'stay_open':
      return (
        <>
          {(op.fields ?? []).map((kind, i) => (
            <GoodMark key={i} kind={kind} size={size} />
          ))}
          {op.on_full ? (
            <>
              <i class="arrow">→</i>
              {op.on_full.map((o, i) => (
                <OpMark key={i} op={o} size={size} />
              ))}
            </>
          ) : (
            <i class="arrow">↧</i>
          )}
        </>
      );
    default:
      return null;
  }
}

/** What a card does, in icons: its options one below the other. */
export const Effects = memo(function Effects({ title, size = 17 }: { title: string; size?: number }) {
  const card = book.value.cards[title];
  return (
    <span class="effects" aria-hidden="true">
      {card?.options.map(option => (
        <span key={option.id} class="option" data-part={option.id}>
          {option.cost?.map((op, i) => (
            <OpMark key={i} op={op} size={size} />
          ))}
          {option.cost?.length ? <i class="arrow">→</i> : null}
          {option.do?.map((op, i) => (
            <OpMark key={i} op={op} size={size} />
          ))}
        </span>
      ))}
    </span>
  );
});

/** The fields of a card or goal, filled or waiting. */
export const Slots = memo(function Slots({
  fields,
  filled,
  size = 20,
}: {
  fields: string[];
  filled: (string | null)[];
  size?: number;
}) {
  return (
    <span class="slots" aria-hidden="true">
      {fields.map((kind, i) => {
        const good = filled[i];
        return (
          <span key={i} class={good ? 'slot full' : 'slot'}>
            <GoodMark kind={good ?? kind} size={size} />
          </span>
        );
      })}
    </span>
  );
});

interface CardProps {
  card: string;
  target: string;
  size?: 'mini' | 'market' | 'hand' | 'large';
  cost?: string[] | null;
  flip?: string;
  from?: string;
  count?: number;
  cls?: string;
  state?: string;
  children?: ComponentChildren;
}

export function CardView(props: CardProps) {
  const { card, target, size = 'hand', cost, count } = props;
  const title = titleOf(card);
  const points = pointsOf(card);
  const data = book.value.cards[title];
  const text = cardText(title);
  const says = [
    named(data?.name),
    points ? t('altay.card_points', { n: points }) : '',
    cost ? t('altay.card_costs', { cost: goodsText(cost) }) : '',
    text,
    props.state ?? '',
  ];
  return (
    <CardButton
      target={target}
      cls={`card ${kindOf(title)} size-${size} ${props.cls ?? ''}`}
      says={says}
      flip={props.flip}
      from={props.from}
    >
      <span class="title">{size === 'large' ? named(data?.name) : parted(named(data?.name))}</span>
      <CardArt icon={title} />
      {cost && (
        <span class="cost" aria-hidden="true">
          {cost.map((kind, i) => (
            <GoodMark key={i} kind={kind} size={size === 'large' ? 26 : 18} />
          ))}
        </span>
      )}
      {props.children}
      {!props.children && size !== 'mini' && <Effects title={title} size={size === 'large' ? 26 : 16} />}
      {size === 'large' && <Sentences text={text} />}
      {points > 0 && <span class="vp">{points}</span>}
      {count !== undefined && <span class="count">{count}</span>}
    </CardButton>
  );
}

/** One sentence per option. */
export function Sentences({ text }: { text: string }) {
  return (
    <span class="text">
      {text.split(' | ').map((part, i) => (
        <span key={i}>{upper(part)}.</span>
      ))}
    </span>
  );
}

export const goodName = (kind: string): string => nameOf('resource', kind);

/** So many of each kind: 2 food, 1 wood. */
export function goodsText(goods: string[] | Record<string, number>): string {
  const kinds = Array.isArray(goods) ? tally(goods) : goods;
  return countsOf('resource', Object.entries(kinds)).join(', ');
}

function tally(kinds: string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const kind of kinds) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}

const LEVEL = ['I', 'II', 'III'];
export const levelMark = (level: number): string => LEVEL[level - 1] ?? String(level);

interface GoalProps {
  goal: string;
  target: string;
  cards?: number;
  filled?: (string | null)[];
  cls?: string;
  mini?: boolean;
  flip?: string;
  from?: string;
  state?: string;
}

/** The printed points of a technology and its settlement symbol. */
export function Worth({ goal }: { goal: Goal }) {
  if (!goal.vp && !goal.settlement) return null;
  return (
    <span class="worth" aria-hidden="true">
      {goal.settlement && <Icon name="hut" />}
      {goal.vp ? <b>{goal.vp}</b> : null}
    </span>
  );
}

/** A goal: name, fields, figure. */
export function GoalView(props: GoalProps) {
  const goal = book.value.goals[props.goal];
  if (!goal) return null;
  const says = [
    named(goal.name),
    t('altay.goal_level', { n: levelMark(goal.level) }),
    goodsText(goal.fields),
    goalWorth(goal.id),
    goalText(goal.id),
    props.state ?? '',
  ];
  return (
    <CardButton
      target={props.target}
      cls={`goal ${goal.level === 3 ? 'stone' : 'culture'} ${props.cls ?? ''}`}
      says={says}
      flip={props.flip}
      from={props.from}
    >
      <span class={`goalname ${named(goal.name).length > 11 ? 'long' : ''}`}>{parted(named(goal.name))}</span>
      <span class="goalbody">
        <svg class="goalart" viewBox="0 0 512 512" aria-hidden="true">
          <use href={`#i-${goal.id}`} />
        </svg>
        {!props.mini && <Slots fields={goal.fields} filled={props.filled ?? []} size={16} />}
        {!props.mini && <Worth goal={goal} />}
      </span>
      {!props.mini && (
        <span class="goaltext" aria-hidden="true">
          {goalText(goal.id)}
        </span>
      )}
      {(props.cards ?? 0) > 1 && <span class="count">×{props.cards}</span>}
    </CardButton>
  );
}
