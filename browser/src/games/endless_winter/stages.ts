/** What the Nomads do between two decisions of the player comes as one picture per act. Here each
 * gets what the panel and the question say about it: the lines, the reason, the rule behind it. */
import { idOf, nameOf, say, t } from '../../core/text.ts';
import type { Picture, Weighing } from '../../core/picture.ts';
import type { LogEntry, Snapshot, Token, WireText } from '../../core/wire.ts';
import { NOBODY } from './catalogue.ts';
import { target, weigh } from './motion.ts';

/** Where on their cards the act is printed. */
export interface Stage {
  card?: string;
  row?: 0 | 1;
  column?: string;
}
type Staged = Picture & { stage?: Stage };

export const stageOf = (now: Picture | undefined): Stage | undefined => (now as Staged | undefined)?.stage;

/** The first line of an act, and the rule behind it. */
const RULES: Record<string, string> = {
  nomad_extra: 'S8',
  nomad_turn: 'S2',
  nomad_action: 'S4',
  nomad_pile: 'S7',
  nomad_pile_empty: 'S7',
  nomad_ritual: 'M7',
  eclipse_of: 'S7',
  terrain: 'S7',
  slot: 'S7',
  stone_scores: 'S7',
  nearest_raft: 'M4',
  followed: 'M3',
  paid_strife: 'M3',
};
/** Lines that say more precisely which rule it was. */
const CLOSER: Record<string, string> = {
  nomad_column_marked: 'S2',
  nomad_column_arrow: 'S2',
  nomad_column_all_taken: 'S2',
  nomad_replaced: 'S6',
  nomad_animal_owned: 'N4',
  nomad_animal_new: 'N4',
  nomad_animal_many: 'N4',
  nomad_display: 'S3',
  nomad_raises: 'N6',
  nomad_ground: 'S3',
  nomad_stone: 'N13',
  nomad_glaciers: 'N18',
  nomad_no_glaciers: 'N18',
  nomad_no_village: 'S5',
  nomad_junction: 'S5',
  nomad_settles_instead: 'S5',
  nomad_mammoth: 'M8',
  nomad_mammoth_stays: 'M8',
  nomad_mammoth_there: 'M8',
  moved_raft: 'M4',
};
const IN_ECLIPSE = new Set([
  'nomad_pile',
  'nomad_pile_empty',
  'eclipse_of',
  'terrain',
  'slot',
  'stone_scores',
  'nomad_extra',
  'nomad_ritual',
  'nearest_raft',
]);

const isNomads = (token: Token | undefined): boolean => token !== undefined && token.n !== 0;

/** Does an act of the Nomads begin with this line? */
function begins(text: WireText): boolean {
  if (!(text.key in RULES)) return false;
  return text.key.startsWith('nomad_') || isNomads(text.tokens.seat);
}

/** The line that says what they do; none if the picture shows something else. */
function firstOf(log: readonly LogEntry[]): LogEntry | undefined {
  return log.find(entry => begins(entry.text)) ?? log.find(entry => entry.text.key in CLOSER);
}

/** The columns that were free, and the one they chose. */
function weighColumns(log: readonly LogEntry[]): Weighing | undefined {
  for (const reason of log) {
    const { text } = reason;
    const { empty, column, big } = text.tokens;
    if (!text.key.startsWith('nomad_column') || !column) continue;
    const arrows = text.key === 'nomad_column_arrow' && big?.id ? [big.id] : [];
    return { candidates: empty ? target(empty) : [], taken: target(column), arrows, reason };
  }
  return undefined;
}

/** Card, row and column after an act, from those before it. */
function follow(before: Stage, log: readonly LogEntry[], { key, tokens }: WireText): Stage {
  const turn = key === 'nomad_turn' ? {} : { ...before };
  for (const { text } of log) {
    if (text.key === 'nomad_first' || text.key === 'nomad_large') turn.column = idOf(text.tokens.column);
  }
  if (key !== 'nomad_action') return turn;
  return { ...turn, card: idOf(tokens.card), row: tokens.number?.n === 1 ? 0 : 1 };
}

/** The card, row and column of the turn that goes on. */
let turn: Stage = {};

export function stage(picture: Snapshot): Picture | undefined {
  const first = firstOf(picture.log);
  if (!first) return undefined;
  turn = follow(turn, picture.log, first.text);
  return staged(picture, first, turn);
}

/** The last of several pictures, of an example: its turn is none of the table's. Where there was a
 * choice, the table lies as it was before, with what was chosen among. */
export function stageLast(pictures: readonly Snapshot[]): Picture | undefined {
  const last = pictures.at(-1);
  const before = pictures.at(-2);
  let of: Stage = {};
  for (const picture of pictures) {
    const first = firstOf(picture.log);
    if (first) of = follow(of, picture.log, first.text);
  }
  const first = last?.page ? firstOf(last.log) : undefined;
  if (!last || !first) return last;
  const act = staged(last, first, of);
  const weighing = before && weigh(act, before);
  return weighing ? { ...act, view: before.view, weighing } : act;
}

function staged(picture: Snapshot, first: LogEntry, of: Stage): Staged {
  const { key } = first.text;
  const closer = picture.log.map(entry => CLOSER[entry.text.key]).find(Boolean);
  return {
    ...picture,
    decision: {
      id: picture.moves,
      seat: NOBODY,
      prompt: first.text,
      choices: [],
      follows: false,
      guarded: false,
      alone: false,
    },
    act: {
      lines: picture.log.slice(picture.log.indexOf(first)),
      rule: closer ?? RULES[key] ?? '',
      number: picture.page,
      of: picture.pages,
    },
    stage: IN_ECLIPSE.has(key) ? {} : of,
    weighing: weighColumns(picture.log),
  };
}

/** Who acts and what, in one sentence. */
export function narrate(text: WireText): string {
  const { key, tokens } = text;
  if (key === 'nomad_turn')
    return t('endless_winter.nomads_turn', { card: nameOf('nomad_card', idOf(tokens.card)) });
  if (key === 'nomad_action') {
    const what = nameOf('action', idOf(tokens.action));
    return t('endless_winter.nomads_act', { what, n: tokens.number?.n ?? 0, of: tokens.of?.n ?? 0 });
  }
  if (key === 'eclipse_of') return t('endless_winter.nomads_eclipse');
  return say(text); // every other line names the Nomads itself
}
