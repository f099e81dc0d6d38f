/** Effects and costs as icons. */
import { memo } from '../../core/memo.ts';
import { Icon } from '../../art/symbols.tsx';
import type { Cost, Op } from './catalogue.ts';
import { book, term } from './catalogue.ts';
import { gameTexts, named } from '../../core/text.ts';

export const OP_ICON: Record<string, string> = {
  food: 'ew_food',
  tool: 'ew_tool',
  idol: 'ew_idol',
  labor: 'hand',
  column_labor: 'hand',
  draw: 'draw',
  bury: 'ew_bury',
  tribe_to_hand: 'colonist',
  tribe_to_discard: 'colonist',
  culture: 'loremaster',
  place_camp: 'tipi',
  move_camp: 'ew_move',
  village: 'hut',
  megalith: 'dolmen',
  animal: 'ew_animal',
  random_animal: 'ew_animal',
  reveal_animal: 'ew_reveal',
  tip: 'hunter',
  sacred_stone: 'ew_stone',
  eclipse_labor: 'hand',
  copy_eclipse: 'healer',
  move_raft: 'ew_raft',
  war_influence: 'warrior',
  torch: 'ew_torch',
  paint_line: 'ew_line',
  paint_dot: 'ew_dot',
  move_mammoth: 'mammoth',
};
const TINT: Record<string, string> = {
  food: 'food',
  tool: 'tool',
  labor: 'labor',
  column_labor: 'labor',
  idol: 'idol',
  eclipse_labor: 'labor',
};

export const COLUMN_ICON: Record<string, string> = {
  initiate: 'shaman',
  develop: 'ew_develop',
  migrate: 'tipi',
  hunt: 'ew_hunt',
  cave: 'cave',
  rest: 'fire',
};

export const ACT_ICON: Record<string, string> = {
  n_animal: 'ew_animal',
  n_random_animal: 'ew_animal',
  n_bury: 'ew_bury',
  n_culture: 'loremaster',
  n_eclipse: 'ew_eclipse',
  n_glacier: 'ew_glacier',
  n_idol: 'ew_idol',
  n_food: 'ew_food',
  n_tool: 'ew_tool',
  n_reveal: 'ew_reveal',
  n_megalith: 'dolmen',
  n_stone: 'ew_stone',
  n_settle: 'ew_settle',
};

export function opName(op: string): string {
  return gameTexts.value.sections.op?.[op] ?? op;
}

/** One icon with its number; points lie on a sun. */
export const OpMark = memo(function OpMark({ op }: { op: Op }) {
  const n = op.n ?? 1;
  if (op.do === 'point') return <span class="wsun">{n}</span>;
  if (op.do === 'exchange') {
    return (
      <span class="wop">
        {op.max && op.max > 1 ? `${op.max}×` : ''}
        <CostMarks cost={op.give ?? {}} />
        <i class="arrow">→</i>
        {Object.entries(op.get ?? {}).map(([what, m]) => (
          <OpMark key={what} op={{ do: what, n: m }} />
        ))}
      </span>
    );
  }
  if (op.do === 'choose') {
    return (
      <span class="wop">
        {(op.options ?? []).map((option, i) => (
          <>
            {i > 0 && <i class="arrow">/</i>}
            <Ops ops={option} />
          </>
        ))}
      </span>
    );
  }
  if (op.do === 'per') {
    return (
      <span class="wop">
        {op.step && <OpMark op={op.step} />}
        <i class="arrow">×</i>
        <small>≤{op.cap}</small>
      </span>
    );
  }
  const dark = op.do === 'eclipse_labor' || op.do === 'copy_eclipse';
  const extra = op.do === 'random_animal' ? '?' : op.do === 'tribe_to_discard' ? '↓' : '';
  return (
    <span class={`wop ${TINT[op.do] ?? ''}`} title={opName(op.do)}>
      {dark && <i class="disc" />}
      {n > 1 && <b>{n}</b>}
      <Icon name={OP_ICON[op.do] ?? 'totem'} />
      {extra && <i>{extra}</i>}
      {op.do === 'column_labor' && op.column && <Icon name={COLUMN_ICON[op.column] ?? ''} cls="icon tiny" />}
    </span>
  );
});

export const Ops = memo(function Ops({ ops }: { ops: Op[] }) {
  const only = ops[0];
  if (only && ops.length === 1) return <OpMark op={only} />;
  return (
    <span class="wops" aria-hidden="true">
      {ops.map((op, i) => (
        <OpMark key={i} op={op} />
      ))}
    </span>
  );
});

export const CostMarks = memo(function CostMarks({ cost, cls = '' }: { cost: Cost; cls?: string }) {
  const all = (['food', 'tool', 'labor'] as const).filter(kind => cost[kind]);
  return (
    <span class={`wcost ${cls}`} aria-hidden="true">
      {all.map(kind => (
        <span key={kind} class={`wpip ${kind}`}>
          {(cost[kind] ?? 0) > 1 && <b>{cost[kind]}</b>}
          <Icon name={kind === 'food' ? 'ew_food' : kind === 'tool' ? 'ew_tool' : 'hand'} />
        </span>
      ))}
    </span>
  );
});

export const columnName = (id: string): string =>
  id === 'rest' ? term('t_rest') : named(book.value.columns[id]?.name);
