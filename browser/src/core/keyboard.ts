/** Single keys. Inactive in text fields, and they can be switched off. */
import { asking, buttons, choices, listed, menu, mine, picked, take } from './choosing.ts';
import { agreeing, hideHint, hints, toggleHint } from './coach.ts';
import { redo, undo } from './connection.ts';
import { closeTopmost, layer } from './layers.ts';
import { towards } from './legal.ts';
import { lookedAt, pinned } from './looking.ts';
import { zoomTable } from './panzoom.ts';
import { replay, tableId, telling } from './picture.ts';
import { leaveReplay, seek } from './replay.ts';
import { route } from './route.ts';
import { hold, leaving, skipping } from './routine.ts';
import { settings } from './settings.ts';
import { behind, skip } from './showing.ts';
import { endTelling, pauseTelling, turnTelling } from './telling.ts';
import { dialog, drawer, tab } from './ui.ts';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

layer(
  () => listed.value && mine.value,
  () => (listed.value = false),
);
layer(
  () => hints.value !== undefined || agreeing.value,
  () => hideHint(),
);
layer(
  () => pinned.value !== undefined,
  () => (pinned.value = undefined),
);
layer(
  () => picked.value.length > 0,
  () => (picked.value = []),
);
layer(
  () => leaving.value !== undefined || skipping.value !== undefined,
  () => hold(),
);
layer(
  () => asking.value !== undefined,
  () => (asking.value = undefined),
);
layer(
  () => menu.value !== undefined,
  () => (menu.value = undefined),
);
layer(
  () => Boolean(telling.value),
  () => endTelling(),
);
layer(
  () => drawer.value,
  () => (drawer.value = false),
);
layer(
  () => dialog.value !== undefined,
  () => (dialog.value = undefined),
);

const AT_TABLE: readonly string[] = ['table', 'practice'];
layer(() => replay.value !== undefined && AT_TABLE.includes(route.value.page), leaveReplay);

/** Keys for buttons that a game may show: the next act of an automatic opponent, and why. */
const ACTS: Record<string, string> = { '.': 'step', w: 'why' };

function visible(act: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-act=${act}]`);
  return [...all].find(e => e.getBoundingClientRect().width > 0);
}

function places(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-target].legal')];
  // What only a pointer can touch is no stop on the way.
  return all.filter(e => e.matches('button, [role=button]') && e.getBoundingClientRect().width > 0);
}

function step(by: number): void {
  const all = places();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length) % all.length]?.focus();
}

function centre(e: Element) {
  const r = e.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2, e };
}

function inText(e: KeyboardEvent): boolean {
  const at = e.target as Element;
  return at.closest('input:not([type=range]),select,textarea') !== null;
}

export function keys(e: KeyboardEvent): void {
  if (e.key === 'Escape') {
    // The browser itself closes a window, and nothing but that.
    if (dialog.value) return;
    if (!closeTopmost()) lookedAt.value = undefined;
    return;
  }
  if (!settings.value.keys || inText(e) || e.ctrlKey || e.metaKey || e.altKey || dialog.value) return;
  // The table stays open behind a help page, out of reach of keys.
  if (!tableId.value || !AT_TABLE.includes(route.value.page)) return;
  const past = replay.value;
  if (past) {
    if (e.key === ',') seek(past.at - 1);
    else if (e.key === '.') seek(past.at + 1);
    else if (e.key === 'Home') seek(0);
    else if (e.key === 'End') seek(past.data.total - 1);
    else if (e.key === ' ' && !(e.target as Element).closest('button')) {
      replay.value = { ...past, playing: !past.playing };
    } else return common(e);
    e.preventDefault();
    return;
  }
  if (telling.value) {
    if (e.key === ',') turnTelling(-1);
    else if (e.key === '.') turnTelling(1);
    else if (e.key === ' ' && !(e.target as Element).closest('button')) pauseTelling();
    else return common(e);
    e.preventDefault();
    return;
  }
  const listedButton = (e.target as Element).closest('.choices button, .menu button');
  if (listedButton && (e.key === 'ArrowDown' || e.key === 'ArrowUp')) {
    const all = [...document.querySelectorAll<HTMLElement>('.choices button, .menu button')];
    const at = all.indexOf(listedButton as HTMLElement) + (e.key === 'ArrowDown' ? 1 : -1);
    all[(at + all.length) % all.length]?.focus();
    e.preventDefault();
    return;
  }
  const digit = /^[1-9]$/.test(e.key) ? Number(e.key) : 0;
  if (digit) {
    const among = menu.value?.choices ?? numbered();
    const choice = among[digit - 1];
    if (choice) take(choice);
  } else if (e.key === 'n') step(1);
  else if (e.key === 'N') step(-1);
  else if (e.key === 'c') toggleHint();
  else if (e.key === 'u') undo();
  else if (e.key === 'U') redo();
  else if (e.key === 'e') {
    const end = buttons.value.find(c => c.ends) ?? buttons.value.at(-1);
    if (end) take(end);
  } else if (e.key in ACTS && visible(ACTS[e.key] ?? '')) {
    visible(ACTS[e.key] ?? '')?.click();
  } else if (e.key === ' ' && behind.value && document.activeElement === document.body) skip();
  else if (e.key in ARROWS) {
    const [dx, dy] = ARROWS[e.key] ?? [0, 0];
    const at = document.activeElement?.closest('[data-target]');
    const all = places().map(centre);
    const next = at ? towards(centre(at), all, dx, dy) : all[0];
    if (!at && (e.target as Element).closest('[role=tab],input,li')) return;
    if (!next) return;
    (next.e as HTMLElement).focus();
  } else return common(e);
  e.preventDefault();
}

/** The options that number keys choose: the list that is open, or the buttons and places in order. */
export function numbered() {
  return listed.value || choices.value.length < 10 ? choices.value : buttons.value;
}

/** Give the focus to what is about to be drawn. On a busy machine that takes a few frames. */
function focusSoon(selector: string, frames = 30): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (frames) focusSoon(selector, frames - 1);
  });
}

function common(e: KeyboardEvent): void {
  if (e.key === '+' || e.key === '=') zoomTable('in');
  else if (e.key === '-') zoomTable('out');
  else if (e.key === '0') zoomTable('fit');
  else if (e.key === 'i') {
    const at = document.activeElement?.closest<HTMLElement>('[data-target]')?.dataset.target;
    pinned.value = pinned.value ? undefined : (at ?? lookedAt.value);
  } else if (e.key === 'l') {
    listed.value = !listed.value;
    if (listed.value) focusSoon('.choices button');
  } else if (e.key === 'g') {
    tab.value = 'log';
    focusSoon('.logbox');
  } else if (e.key === 'k') dialog.value = { kind: 'legend' };
  else if (e.key === '?') dialog.value = { kind: 'help' };
  else return;
  e.preventDefault();
}
