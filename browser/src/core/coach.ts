/** The coach beside whoever plays: hints for the open decision, and exercises. What is drawn of it is
 * loaded when it is first asked for. */
import { computed, effect, signal } from '@preact/signals';
import { decision, mine } from './choosing.ts';
import { send } from './connection.ts';
import { live, localSeats, replay } from './picture.ts';
import type { Choice, Exercise, Hints, HintsInfo, MistakeInfo } from './wire.ts';

/** What the coach has said about the open decision. */
export const hints = signal<Hints>();
/** The decision that it thinks about. */
export const thinking = signal<number>();
/** Whether somebody looks at who has agreed to have hints. */
export const agreeing = signal(false);

/** A position of a game that is over, set up again. */
export interface Task {
  table: string;
  seat: number;
  name: string;
  mistakes: MistakeInfo[];
  /** Which of them is on the table; beyond the last one, how it went. */
  at: number;
  /** The coach weighs the answer. */
  busy: boolean;
  answers: Exercise[];
  /** What could be chosen there. */
  choices: Choice[];
}
export const task = signal<Task>();

export const allowed = computed<HintsInfo | undefined>(() => live.value?.hints ?? undefined);
/** Others want hints for everybody, and somebody here has not answered. */
export const requested = computed(() => {
  const rule = allowed.value;
  if (!rule || rule.open || !rule.agreed.length) return false;
  return rule.waiting.some(seat => localSeats.value.includes(seat));
});

/** Whether there is anything to show besides the question. */
export const coachShown = computed(
  () =>
    task.value !== undefined ||
    (!replay.value &&
      (hints.value !== undefined || thinking.value !== undefined || agreeing.value || requested.value)),
);

/** Everybody whose agreement is missing sits at this screen. */
const oneScreen = (rule: HintsInfo): boolean =>
  rule.waiting.length > 0 && rule.waiting.every(seat => localSeats.value.includes(seat));

function think(): void {
  const open = decision.value;
  if (!open || !mine.value) return;
  thinking.value = open.id;
  send({ type: 'hint', decision: open.id });
}

/** Ask for a hint, or put it away. */
export function toggleHint(): void {
  const rule = allowed.value;
  if (hints.value || agreeing.value) return hideHint();
  if (!rule || replay.value || thinking.value !== undefined) return;
  if (rule.open) think();
  else if (oneScreen(rule)) {
    wantHints(true);
    afterwards = true;
  } else agreeing.value = true;
}

let afterwards = false;

export function hideHint(): void {
  hints.value = undefined;
  thinking.value = undefined;
  agreeing.value = false;
}

export const wantHints = (agreed: boolean): void => send({ type: 'want_hints', agreed });

/** The coach has spoken; too late, if something else is asked by now. */
export function advised(message: Hints): void {
  if (message.decision !== thinking.value) return;
  thinking.value = undefined;
  hints.value = message;
}

/** Another decision is open, or none: what was said of the last one means nothing any more. */
effect(() => {
  const open = decision.value?.id;
  if (hints.peek() && hints.peek()?.decision !== open) hints.value = undefined;
  if (thinking.peek() !== undefined && thinking.peek() !== open) thinking.value = undefined;
});

effect(() => {
  if (!allowed.value) agreeing.value = false;
  if (afterwards && allowed.value?.open) {
    afterwards = false;
    think();
  }
});
