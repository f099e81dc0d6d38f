/** What others have said and nobody here has read yet, also after the page was loaded again. */
import { computed, effect, signal } from '@preact/signals';
import { chat, live, localSeats, tableId } from './picture.ts';
import { store, stored, unstore } from './storage.ts';
import type { ChatLine } from './wire.ts';

const KEY = 'dolmen.read.';
/** Everything that was said at the open table up to this time has been read. */
const read = signal(0);
/** A spectator has no seat to be known by. */
const said = new Set<string>();

effect(() => {
  const id = tableId.value;
  read.value = id ? Number(stored(KEY + id) ?? 0) || 0 : 0;
});

const theirs = (line: ChatLine): boolean =>
  line.seat === null ? !said.has(line.text) : !localSeats.value.includes(line.seat);

/** What became of a seat is told, but it is nothing that somebody said. */
const fresh = (line: ChatLine): boolean => line.at > read.value && !line.note && theirs(line);

export const unread = computed(() => (live.value ? chat.value.filter(fresh).length : 0));

/** Somebody looks at the chat. */
export function markRead(): void {
  const id = tableId.peek();
  const last = chat.peek().at(-1)?.at ?? 0;
  if (!id || read.peek() >= last) return;
  read.value = last;
  store(KEY + id, String(last));
}

export const hearMyself = (text: string): void => void said.add(text);
export const forgetRead = (table: string): void => unstore(KEY + table);
