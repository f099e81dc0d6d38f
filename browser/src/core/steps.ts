/** What lies over a page is a step in the browser's history: Back closes it, Forward opens it again. */
import { batch, effect } from '@preact/signals';
import { at } from './host.ts';
import { dialog, drawer, type Dialog } from './ui.ts';

export interface Step {
  dialog?: Dialog | undefined;
  drawer?: boolean;
  /** The replay was opened here. */
  replay?: boolean;
}

export const step = (): Step => (history.state as Step | null) ?? {};
const covered = ({ dialog, drawer }: Step): boolean => Boolean(dialog ?? drawer);
const same = (one: Step, other: Step): boolean =>
  JSON.stringify([one.dialog ?? null, Boolean(one.drawer)]) ===
  JSON.stringify([other.dialog ?? null, Boolean(other.drawer)]);

/** We have gone back; until the browser has, nothing may be added. */
let leaving = false;
let late = 0;
const waiting: (() => void)[] = [];

export function whenSettled(act: () => void): void {
  if (leaving) waiting.push(act);
  else act();
}

export function goBack(): void {
  leaving = true;
  history.back();
  clearTimeout(late);
  late = window.setTimeout(arrived, 1000); // should there be nothing to go back to
}

function settle(): void {
  if (leaving) {
    waiting.push(settle);
    return;
  }
  const want: Step = { dialog: dialog.peek(), drawer: drawer.peek() };
  const have = step();
  if (same(want, have)) return;
  if (!covered(want)) goBack();
  else if (covered(have)) history.replaceState({ ...have, ...want }, '');
  else history.pushState({ ...have, ...want }, '');
}

function arrived(): void {
  clearTimeout(late);
  leaving = false;
  waiting.splice(0).forEach(act => act());
}

/** The browser is at another step, or a page was gone to: what lay over it there lies there again. */
export function takeStep(): void {
  const now = step();
  // What was to be opened while we went back is opened now.
  if (!waiting.includes(settle)) {
    batch(() => {
      dialog.value = now.dialog;
      drawer.value = now.drawer ?? false;
    });
  }
  arrived();
}

/** Another page: it takes the place of a window that leads there. */
export function turnTo(path: string): void {
  if (covered(step())) history.replaceState(null, '', at(path));
  else history.pushState(null, '', at(path));
}

/** From now on windows and the menu are steps. Several things may change at once: a menu closes as a
 * window opens. */
export function keepSteps(): void {
  let due = false;
  effect(() => {
    void dialog.value;
    void drawer.value;
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      settle();
    });
  });
}
