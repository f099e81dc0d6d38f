/** Single keys. Inactive in text fields, and they can be switched off. */
import { towards } from './legal.ts';
import { zoomTable } from './panzoom.ts';
import { route } from './route.ts';
import { hold, leaving } from './routine.ts';
import { settings } from './settings.ts';
import * as table from './table.ts';
import { dialog, tab } from './ui.ts';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys for buttons that a game may show: the next act of an automatic opponent, and why. */
const ACTS: Record<string, string> = { '.': 'step', w: 'why' };

function visible(act: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-act=${act}]`);
  return [...all].find(e => e.getBoundingClientRect().width > 0);
}

function places(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-target].legal')];
  return all.filter(e => e.getBoundingClientRect().width > 0);
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
    if (table.menu.value) table.menu.value = undefined;
    else if (table.asking.value) table.asking.value = undefined;
    else if (leaving.value) hold();
    else if (table.picked.value.length) table.picked.value = [];
    else if (table.pinned.value) table.pinned.value = undefined;
    else if (table.listed.value) table.listed.value = false;
    return;
  }
  if (!settings.value.keys || inText(e) || e.ctrlKey || e.metaKey || e.altKey || dialog.value) return;
  // The table stays open behind a help page, out of reach of keys.
  if (!table.tableId.value || route.value.page !== 'table') return;
  const replay = table.replay.value;
  if (replay) {
    if (e.key === ',') table.seek(replay.at - 1);
    else if (e.key === '.') table.seek(replay.at + 1);
    else if (e.key === 'Home') table.seek(0);
    else if (e.key === 'End') table.seek(replay.data.frames.length - 1);
    else if (e.key === ' ' && !(e.target as Element).closest('button')) {
      table.replay.value = { ...replay, playing: !replay.playing };
    } else return common(e);
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
    const among = table.menu.value?.choices ?? numbered();
    const choice = among[digit - 1];
    if (choice) table.take(choice);
  } else if (e.key === 'n') step(1);
  else if (e.key === 'N') step(-1);
  else if (e.key === 'u') table.undo();
  else if (e.key === 'U') table.redo();
  else if (e.key === 'e') {
    const end = table.buttons.value.find(c => c.ends) ?? table.buttons.value.at(-1);
    if (end) table.take(end);
  } else if (e.key in ACTS && visible(ACTS[e.key] ?? '')) {
    visible(ACTS[e.key] ?? '')?.click();
  } else if (e.key === ' ' && table.behind.value && document.activeElement === document.body) table.skip();
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
  return table.listed.value || table.choices.value.length < 10 ? table.choices.value : table.buttons.value;
}

function common(e: KeyboardEvent): void {
  if (e.key === '+' || e.key === '=') zoomTable('in');
  else if (e.key === '-') zoomTable('out');
  else if (e.key === '0') zoomTable('fit');
  else if (e.key === 'i') {
    const at = document.activeElement?.closest<HTMLElement>('[data-target]')?.dataset.target;
    table.pinned.value = table.pinned.value ? undefined : (at ?? table.lookedAt.value);
  } else if (e.key === 'l') {
    table.listed.value = !table.listed.value;
    if (table.listed.value) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.choices button')?.focus());
    }
  } else if (e.key === 'g') {
    tab.value = 'log';
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.logbox')?.focus());
  } else if (e.key === '?') dialog.value = { kind: 'help' };
  else return;
  e.preventDefault();
}
