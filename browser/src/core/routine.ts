/** Answers that a player leaves to the table: sole choices, passing, paying, pure gains, skipping.
 * The server marks them; here they are given, for players who want it. */
import { effect, signal } from '@preact/signals';
import { settings } from './settings.ts';
import { buttons, choices, commit, decision, mine, sole } from './choosing.ts';
import { link } from './connection.ts';
import { live } from './picture.ts';
import type { Choice } from './wire.ts';

/** What cannot be taken back is announced first, so that it can be stopped. */
const NOTICE = 2500;
const GUARD = 1000;
export const leaving = signal<Choice>();
let timer = 0;
const SETTING = { pass: 'autopass', pay: 'autopay', gain: 'autogain' } as const;
/** The decision that the player wants to answer after all. */
let held: number | undefined;
/** The seat whose player lets go by whatever offers nothing at once. */
export const skipping = signal<number>();

function routine(): Choice | undefined {
  const now = live.value;
  // Whoever has just taken something back wants to decide.
  if (!now || now.redo > 0 || now.paused || link.value !== 'online') return undefined;
  if (decision.value === undefined || decision.value.id === held) return undefined;
  if (sole.value) return settings.value.quick && !decision.value.alone ? sole.value : undefined;
  return choices.value.find(c => c.auto && wanted(c.auto));
}

function wanted(auto: NonNullable<Choice['auto']>): boolean {
  return auto === 'skip' ? skipping.value === decision.value?.seat : settings.value[SETTING[auto]];
}

/** Let this go by, and whatever follows that offers nothing at once. */
export function skipOn(choice: Choice): void {
  skipping.value = decision.value?.seat;
  commit(choice);
}

// There is something to do again, or the player wants to decide. A question that nobody can let go by,
// such as which pillar to take, is answered on the way.
effect(() => {
  const open = decision.value;
  if (!live.value || live.value.over || (live.value.redo > 0 && open)) skipping.value = undefined;
  if (!open || open.seat !== skipping.peek() || !mine.value) return;
  if (buttons.value.length && !open.choices.some(c => c.auto === 'skip')) skipping.value = undefined;
});

export function hold(): void {
  held = decision.value?.id;
  skipping.value = undefined;
  stop();
}

function stop(): void {
  clearTimeout(timer);
  leaving.value = undefined;
}

effect(() => {
  const choice = routine();
  stop();
  if (!choice) return;
  if (!choice.ends || sole.value || choice.auto === 'skip') {
    // Not within the drawing of the picture that asks; nor at once where that would tell the others
    // that there was nothing to choose.
    const wait = sole.value && decision.value?.guarded ? GUARD * (1 + 2 * Math.random()) : 0;
    timer = window.setTimeout(() => commit(choice), wait);
    return;
  }
  leaving.value = choice;
  timer = window.setTimeout(() => {
    leaving.value = undefined;
    commit(choice);
  }, NOTICE);
});
