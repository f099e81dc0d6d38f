/** Looking back: all pictures of the game so far are fetched once and gone through here. */
import { api } from './api.ts';
import { capture, glide } from './flip.ts';
import { kept } from './kept.ts';
import { live, replay, tableId } from './picture.ts';
import { moves, speed } from './settings.ts';

/** Open the replay at its end, or at the picture after a number of moves. */
export async function openReplay(move?: number): Promise<void> {
  const id = tableId.value;
  if (!id) return;
  const seat = live.value?.viewer;
  const token = kept(id).keys.find(k => k.seat === seat)?.token;
  const data = await api.replay(id, token, seat ?? undefined);
  const at = move === undefined ? data.frames.length - 1 : data.frames.findLastIndex(f => f.move <= move);
  seek(Math.max(0, at), data);
}

export function seek(at: number, data = replay.value?.data): void {
  if (!data) return;
  const to = Math.max(0, Math.min(data.frames.length - 1, at));
  const before = moves() ? capture() : undefined;
  const near = replay.value && Math.abs(replay.value.at - to) === 1;
  replay.value = { data, at: to, playing: replay.value?.playing ?? false };
  history.replaceState(null, '', `#move=${data.frames[to]?.move ?? to}`);
  if (before && near) requestAnimationFrame(() => glide(before, 420 * speed()));
}

export function leaveReplay(): void {
  replay.value = undefined;
  history.replaceState(null, '', location.pathname);
}
