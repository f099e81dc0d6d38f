/** What may be chosen now, what has been picked so far, and the way of a choice to the server. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { send } from './connection.ts';
import * as legal from './legal.ts';
import { lookedAt } from './looking.ts';
import { curtain, replay, shown } from './picture.ts';
import { settings } from './settings.ts';
import { say } from './text.ts';
import { toast } from './toasts.ts';
import type { Choice, WhyNot } from './wire.ts';

export const picked = signal<string[]>([]);
export const menu = signal<{ choices: Choice[]; target: string }>();
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
export const choices = computed<Choice[]>(() => (mine.value ? (decision.value?.choices ?? NONE) : NONE));
export const buttons = computed(() => legal.buttons(choices.value));

let litLast = new Set<string>();
/** The same set as before if it holds the same places. */
export const lit = computed(() => {
  const now = legal.lit(choices.value, picked.value);
  if (now.size !== litLast.size || [...now].some(place => !litLast.has(place))) litLast = now;
  return litLast;
});

export const refusals = computed(() => new Map((shown.value?.why_not ?? []).map(w => [w.target, w])));
const reasons = new Map<string, ReadonlySignal<WhyNot | undefined>>();
/** Why a place may not be chosen, if the server has said so. */
export function refusal(target: string): WhyNot | undefined {
  let found = reasons.get(target);
  if (!found) {
    found = computed(() => refusals.value.get(target));
    reasons.set(target, found);
  }
  return found.value;
}

/** Another question is open: what was picked for the last one means nothing any more. */
export function beginAnew(): void {
  if (picked.value.length) picked.value = [];
  menu.value = undefined;
  asking.value = undefined;
}

export function commit(choice: Choice): void {
  const open = decision.value;
  if (!open || !mine.value) return;
  batch(() => {
    menu.value = undefined;
    asking.value = undefined;
    lookedAt.value = undefined;
  });
  send({ type: 'choose', decision: open.id, action: choice.index });
}

/** Take it, or ask again first if it cannot be taken back. */
export function take(choice: Choice): void {
  if (choice.ends && settings.value.confirm && asking.value?.index !== choice.index) {
    batch(() => {
      menu.value = undefined;
      asking.value = choice;
    });
    return;
  }
  commit(choice);
}

/** A place on the table is clicked. */
export function click(target: string): void {
  if (replay.value) return;
  const result = legal.pick(choices.value, picked.value, target);
  if (result.kind === 'commit') take(result.choice);
  else if (result.kind === 'menu') menu.value = { choices: result.choices, target };
  else if (result.kind === 'narrow') picked.value = result.picked;
  else whyNot(target);
}

function whyNot(target: string): void {
  const why = refusals.value.get(target);
  if (why) toast(say(why.reason), why.rule);
}
