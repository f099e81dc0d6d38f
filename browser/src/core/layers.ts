/** What lies over the page, in the order in which it came. Escape closes the topmost, and the focus goes
 * back to where it was when that was opened. */
import { effect } from '@preact/signals';

interface Layer {
  close: () => void;
  /** What had the focus, and should it be gone, what had it before that. */
  openers: readonly Element[];
}

let open: Layer[] = [];
/** Closed at this moment: what opens in their place was opened from where they were. */
let closing: Layer[] = [];

/** Lay something over the page; gives what takes it away again. */
export function lay(close: () => void): () => void {
  const before = [...closing, ...[...open].reverse()].flatMap(layer => layer.openers);
  const layer = { close, openers: [document.activeElement, ...before].filter(one => one !== null) };
  open.push(layer);
  return () => {
    open = open.filter(one => one !== layer);
    closing.unshift(layer);
    queueMicrotask(() => (closing = []));
  };
}

/** Something that is a layer whenever it is shown. */
export function layer(shown: () => boolean, close: () => void): void {
  let leave: (() => void) | undefined;
  effect(() => {
    const now = shown();
    if (now && !leave) leave = lay(close);
    else if (!now) {
      leave?.();
      leave = undefined;
    }
  });
}

const lost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** So many frames what was closed may take to go from the page: machines may be busy. */
const FRAMES = 30;

/** What was closed last says where the focus goes. */
let closings = 0;

/** To the first of these that is still there, unless something else has the focus by then. */
export function giveBack(openers: readonly Element[]): void {
  const before = document.activeElement;
  const closed = ++closings;
  const look = (frames: number): void => {
    if (closed !== closings) return;
    if (lost()) focusFirst(openers);
    else if (frames && document.activeElement === before) requestAnimationFrame(() => look(frames - 1));
  };
  requestAnimationFrame(() => look(FRAMES));
}

function focusFirst(openers: readonly Element[]): void {
  for (const one of openers) {
    if (one === document.body || !one.isConnected) continue;
    (one as HTMLElement | SVGElement).focus();
    if (!lost()) return;
  }
}

/** What had the focus when the topmost layer was laid. */
export const openers = (): readonly Element[] => open.at(-1)?.openers ?? [];

/** Was there anything to close? */
export function closeTopmost(): boolean {
  const top = open.at(-1);
  if (!top) return false;
  top.close();
  giveBack(top.openers);
  return true;
}
