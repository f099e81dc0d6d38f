/** What may be chosen now, what has been picked so far, and the way of a choice to the server. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { send, sendQuietly } from './connection.ts';
import * as legal from './legal.ts';
import { lookedAt } from './looking.ts';
import { curtain, live, replay, shown } from './picture.ts';
import { settings } from './settings.ts';
import { shareBy } from './share.ts';
import { kindOf, say } from './text.ts';
import { toast } from './toasts.ts';
import type { Choice, Sure, Ways, WhyNot, WhyNots } from './wire.ts';

export const picked = signal<string[]>([]);
/** Several choices at a place. `follow`: they lead there, with one more choice or more than that. */
export interface Menu {
  choices: readonly Choice[];
  target: string;
  follow?: 'near' | 'far' | undefined;
  part?: string | undefined;
}
export const menu = signal<Menu>();
export const asking = signal<Choice>();
export const listed = signal(false);

export const decision = computed(() => {
  const now = shown.value;
  const open = now?.decision;
  if (!now || !open || now.over || replay.value || curtain.value !== undefined) return undefined;
  return open;
});
export const mine = computed(() => {
  const open = decision.value;
  return open !== undefined && open.seat === shown.value?.viewer && open.choices.length > 0;
});

const NONE: Choice[] = [];
/** By kind, wherever they are listed and numbered; what only gives something up comes last. */
export const choices = computed<Choice[]>(() => {
  const all = mine.value ? (decision.value?.choices ?? NONE) : NONE;
  return legal.byKind(all, choice => kindOf(choice.text)).flatMap(group => group.choices);
});
/** Nothing else is left: the table waits for its player to go on. */
export const sole = computed(() => (choices.value.length === 1 ? choices.value[0] : undefined));
/** What is offered openly. Giving something up takes a second step. */
const offered = computed(() => (sole.value ? choices.value : choices.value.filter(c => !c.gives_up)));
export const givingUp = computed(() => (sole.value ? NONE : choices.value.filter(c => c.gives_up)));
export const buttons = computed(() => (sole.value ? [sole.value] : legal.buttons(offered.value)));

let litLast = new Set<string>();
/** The same set as before if it holds the same places. */
export const lit = computed(() => {
  const now = legal.lit(offered.value, picked.value);
  if (now.size !== litLast.size || [...now].some(place => !litLast.has(place))) litLast = now;
  return litLast;
});

/** How long a decision stands before its reasons are asked for, in ms: an answer that comes at once
 * needs none. */
const REST = 120;
const NO_REASONS = new Map<string, WhyNot>();
/** Why other places may not be chosen, as the server has explained it last. */
export const explained = signal<WhyNots>();

const byTarget = (all: readonly WhyNot[]): Map<string, WhyNot> => new Map(all.map(w => [w.target, w]));
/** What is greyed out. Until the reasons for a new decision are there, those before it stand: nothing
 * lights up for a moment only to be grey again. */
export const refusals = computed(() => {
  const own = shown.value?.why_not;
  if (own?.length) return byTarget(own);
  return mine.value && explained.value ? byTarget(explained.value.why_not) : NO_REASONS;
});
/** The reasons for the open decision, and for no other. */
const known = computed(() => {
  const own = shown.value?.why_not;
  const now = explained.value?.decision === decision.value?.id;
  return own?.length || now ? refusals.value : NO_REASONS;
});
const reasons = new Map<string, ReadonlySignal<WhyNot | undefined>>();
/** Why a place may not be chosen, if the server has said so. */
export function refusal(target: string): WhyNot | undefined {
  let found = reasons.get(target);
  if (!found) {
    found = computed(() => known.value.get(target));
    reasons.set(target, found);
  }
  return found.value;
}

export function takeReasons(next: WhyNots): void {
  if (next.decision !== decision.peek()?.id) return;
  const last = explained.peek()?.why_not ?? [];
  explained.value = { ...next, why_not: shareBy(last, next.why_not, why => why.target) };
}

effect(() => {
  const id = mine.value ? decision.value?.id : undefined;
  if (id === undefined || shown.value?.why_not.length || explained.value?.decision === id) return;
  const timer = setTimeout(() => sendQuietly({ type: 'reasons', decision: id }), REST);
  return () => clearTimeout(timer);
});

/** Another question is open: what was picked for the last one means nothing any more. */
export function beginAnew(): void {
  if (picked.value.length) picked.value = [];
  menu.value = undefined;
  asking.value = undefined;
}

export function commit(choice: Choice, unsure = false): void {
  const open = decision.value;
  if (!open || !mine.value) return;
  const from = menu.value;
  following = from?.follow && from.choices.includes(choice) ? from : undefined;
  batch(() => {
    menu.value = undefined;
    asking.value = undefined;
    lookedAt.value = undefined;
  });
  send({ type: 'choose', decision: open.id, action: choice.index, unsure });
}

/** Take it, or ask again first: before what only gives something up, and before what would make
 * this and earlier steps final. Whether it would, the server knows. */
export function take(choice: Choice): void {
  const asked = asking.value?.index === choice.index || sole.value !== undefined;
  if (choice.gives_up && !asked && !menu.value?.choices.includes(choice)) {
    batch(() => {
      menu.value = undefined;
      asking.value = choice;
    });
    return;
  }
  commit(choice, !asked && asksFirst(choice));
}

/** A button says what it does, and carries a mark; whoever finishes what they began means it. But a
 * place on the table is easily touched, and earlier steps would become final. */
function asksFirst(choice: Choice): boolean {
  const { confirm } = settings.value;
  const stray = choice.targets.length > 0 && !decision.value?.follows;
  return confirm === 'always' || (confirm === 'usual' && stray && (live.value?.undo ?? 0) > 0);
}

/** The server asks whether a choice is meant that cannot be undone. */
export function askSure({ decision: id, action }: Sure): void {
  if (decision.value?.id === id) asking.value = choices.value.find(c => c.index === action);
}

/** A place on the table is clicked, or a part of it that is called like a word of one of the choices
 * at the place, or like an answer to the question that follows. */
export function click(target: string, part?: string): void {
  if (replay.value) return;
  const result = legal.pick(offered.value, picked.value, target);
  const meant = result.kind === 'menu' && part && result.choices.find(c => c.text.split(' ').includes(part));
  partly = result.kind === 'commit' ? part : undefined;
  if (meant) take(meant);
  else if (result.kind === 'commit') take(result.choice);
  else if (result.kind === 'menu') menu.value = { choices: result.choices, target };
  else if (result.kind === 'narrow') picked.value = result.picked;
  else {
    const up = givingUp.value.filter(c => c.targets.includes(target));
    if (up.length) menu.value = { choices: up, target };
    else if (!whyNot(target)) reach(target, part);
  }
}

function whyNot(target: string): boolean {
  const why = known.value.get(target);
  if (why) toast(say(why.reason), why.rule);
  return why !== undefined;
}

/** What a click on a lit place does, in words. */
export function meanings(target: string): string[] {
  return legal.candidates(offered.value, [...picked.value, target]).map(c => say(c.label));
}

// A place that the open question does not speak of may be what the next one asks for.

let following: Menu | undefined;
let partly: string | undefined;
let sought: { target: string; part?: string | undefined } | undefined;

function reach(target: string, part?: string): void {
  const open = decision.value;
  sought = { target, part };
  if (open && mine.value) send({ type: 'reach', decision: open.id, target });
}

/** The choices that lead to a place: the only one is taken, among several the player chooses. */
export function goTowards({ decision: id, target, choices: found, far }: Ways): void {
  if (decision.value?.id !== id) return;
  const open = choices.value.filter(c => found.some(way => way.index === c.index));
  const [first] = open;
  if (!first) return;
  const part = sought?.target === target ? sought.part : undefined;
  menu.value = { choices: open, target, follow: far ? 'far' : 'near', part };
  if (open.length === 1) take(first);
}

effect(() => {
  const open = decision.value;
  const to = following;
  const word = partly;
  // Where the table goes on by itself, so does what was begun.
  if (open?.alone && mine.peek() && !live.peek()?.redo) return;
  following = partly = undefined;
  if (!open || !mine.peek() || (live.peek()?.redo && to)) return;
  const meant = word && open.choices.find(c => c.text === word);
  if (meant) setTimeout(() => take(meant));
  // A pause before what matters is not passed over: that takes a click of its own.
  if (!to || sole.peek()) return;
  // Not within the drawing of the picture that asks.
  if (lit.peek().has(to.target)) setTimeout(() => click(to.target, to.part));
  else if (to.follow === 'far') setTimeout(() => reach(to.target, to.part));
});
