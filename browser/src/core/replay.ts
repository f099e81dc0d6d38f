/** Looking back: the pictures of the game so far are fetched in pages. What is looked at comes first,
 * then everything else, so that all of it can be gone through here. */
import { api } from './api.ts';
import { capture, glide } from './flip.ts';
import { kept } from './kept.ts';
import { joined, type Past } from './pages.ts';
import { guest, live, replay, tableId } from './picture.ts';
import { moves, speed } from './settings.ts';
import { goBack, step, whenSettled, type Step } from './steps.ts';
import { toast } from './toasts.ts';
import type { Replay } from './wire.ts';

/** Pages begin at multiples of this, as the server makes them. */
const PAGE = 100;
const pageOf = (frame: number): number => Math.floor(frame / PAGE) * PAGE;

/** Which replay is open: what is fetched for another one is dropped. */
let opened = 0;
let fetching = new Map<number, Promise<void>>();

/** Open the replay at its end, or at the picture after a number of moves. */
export async function openReplay(move?: number): Promise<void> {
  const id = tableId.value;
  if (!id) return;
  const mark = ++opened;
  fetching = new Map();
  const page = await fetchPage(id, pageOf(move ?? live.value?.moves ?? 0));
  if (tableId.peek() !== id || mark !== opened) return;
  const data = joined(undefined, page);
  seek(move === undefined ? data.total - 1 : pictureAt(data, move), data);
  for (let first = 0; first < data.total; first += PAGE) {
    if (mark !== opened || !replay.peek()) return;
    await load(first);
  }
}

function fetchPage(id: string, from: number): Promise<Replay> {
  const seat = live.peek()?.viewer;
  const token = guest.peek() ? undefined : kept(id).keys.find(k => k.seat === seat)?.token;
  return api.replay(id, from, token, seat ?? undefined);
}

/** Have a page, once. */
function load(first: number): Promise<void> {
  const id = tableId.peek();
  const past = replay.peek();
  if (!id || !past || past.data.frames[first]) return Promise.resolve();
  const mark = opened;
  const coming =
    fetching.get(first) ??
    fetchPage(id, first)
      .then(page => {
        const now = replay.peek();
        if (now && mark === opened) replay.value = { ...now, data: joined(now.data, page) };
      })
      .catch((e: Error) => toast(e.message))
      .finally(() => fetching.delete(first));
  fetching.set(first, coming);
  return coming;
}

export function seek(at: number, data = replay.value?.data): void {
  if (!data) return;
  const to = Math.max(0, Math.min(data.total - 1, at));
  const frame = data.frames[to];
  if (!frame) {
    const mark = opened;
    void load(pageOf(to)).then(() => {
      if (mark === opened && replay.peek()?.data.frames[to]) seek(to);
    });
    return;
  }
  const before = moves() ? capture() : undefined;
  const near = replay.value && Math.abs(replay.value.at - to) === 1;
  replay.value = { data, at: to, playing: replay.value?.playing ?? false };
  const address = `#move=${frame.move}`;
  whenSettled(() => {
    if (!replay.peek()) return;
    // One step of the browser's history for the whole replay: Back leaves it.
    if (location.hash.startsWith('#move=')) history.replaceState(history.state, '', address);
    else history.pushState({ replay: true } satisfies Step, '', address);
  });
  if (before && near) requestAnimationFrame(() => glide(before, 420 * speed()));
}

export function leaveReplay(): void {
  replay.value = undefined;
  whenSettled(() => {
    if (step().replay) goBack();
    else history.replaceState(null, '', location.pathname);
  });
}

/** The address has changed by the browser's arrows: show what it says. */
export async function followAddress(): Promise<void> {
  const move = moveOf(location.hash);
  const past = replay.peek();
  if (move === undefined) {
    if (past) replay.value = undefined;
  } else if (!past) await openReplay(move);
  else if (past.data.frames[past.at]?.move !== move) seek(pictureAt(past.data, move));
}

/** The number of moves that an address names. */
export function moveOf(hash: string): number | undefined {
  const found = /^#move=(\d+)$/.exec(hash)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** There is a picture after every move, and one before the first. */
const pictureAt = ({ total }: Past, move: number): number => Math.max(0, Math.min(total - 1, move));
