/** Answers that a player leaves to the table: sole choices, passing, paying, pure gains. The server
 * marks them; here they are given, for players who want it. */
import { effect, signal } from '@preact/signals';
import { settings } from './settings.ts';
import { choices, commit, decision, sole } from './choosing.ts';
import { link } from './connection.ts';
import { live } from './picture.ts';
import type { Choice } from './wire.ts';

/** What cannot be taken back is announced first, so that it can be stopped. */
const NOTICE = 2500;
export const leaving = signal<Choice>();
let timer = 0;
const SETTING = { pass: 'autopass', pay: 'autopay', gain: 'autogain' } as const;
/** The decision that the player wants to answer after all. */
let held: number | undefined;

function routine(): Choice | undefined {
  const now = live.value;
  // Whoever has just taken something back wants to decide.
  if (!now || now.redo > 0 || now.paused || link.value !== 'online') return undefined;
  if (decision.value === undefined || decision.value.id === held) return undefined;
  if (sole.value) return settings.value.quick ? sole.value : undefined;
  return choices.value.find(c => c.auto && settings.value[SETTING[c.auto]]);
}

export function hold(): void {
  held = decision.value?.id;
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
  if (!choice.ends || sole.value) {
    // Not within the drawing of the picture that asks.
    timer = window.setTimeout(() => commit(choice), 0);
    return;
  }
  leaving.value = choice;
  timer = window.setTimeout(() => {
    leaving.value = undefined;
    commit(choice);
  }, NOTICE);
});
