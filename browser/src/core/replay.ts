/** Looking back: all pictures of the game so far are fetched once and gone through here. */
import { api } from './api.ts';
import { capture, glide } from './flip.ts';
import { kept } from './kept.ts';
import { guest, live, replay, tableId } from './picture.ts';
import { moves, speed } from './settings.ts';
import { goBack, step, whenSettled, type Step } from './steps.ts';
import type { Replay } from './wire.ts';

/** Open the replay at its end, or at the picture after a number of moves. */
export async function openReplay(move?: number): Promise<void> {
  const id = tableId.value;
  if (!id) return;
  const seat = live.value?.viewer;
  const token = guest.peek() ? undefined : kept(id).keys.find(k => k.seat === seat)?.token;
  const data = await api.replay(id, token, seat ?? undefined);
  if (tableId.peek() !== id) return;
  seek(move === undefined ? data.frames.length - 1 : pictureAt(data, move), data);
}

export function seek(at: number, data = replay.value?.data): void {
  if (!data) return;
  const to = Math.max(0, Math.min(data.frames.length - 1, at));
  const before = moves() ? capture() : undefined;
  const near = replay.value && Math.abs(replay.value.at - to) === 1;
  replay.value = { data, at: to, playing: replay.value?.playing ?? false };
  const address = `#move=${data.frames[to]?.move ?? to}`;
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

const pictureAt = ({ frames }: Replay, move: number): number =>
  Math.max(
    0,
    frames.findLastIndex(f => f.move <= move),
  );
