/** The connection to the open table, and what is sent over it besides choices. */
import { signal } from '@preact/signals';
import { Whole } from './changes.ts';
import { hello, socketOf } from './hello.ts';
import { kept } from './kept.ts';
import { connect, type Link } from './net.ts';
import { guest, live, localSeats } from './picture.ts';
import { language, t } from './text.ts';
import { toast } from './toasts.ts';
import { hearMyself } from './unread.ts';
import type { BrowserMessage, Change, ServerMessage } from './wire.ts';

/** What the server says, its pictures whole. */
export type Told = Exclude<ServerMessage, Change>;

export const link = signal<Link>('connecting');

/** Whatever takes what is said at the table. */
export interface Line {
  send(message: BrowserMessage): boolean;
  close(): void;
}

let socket: Line | undefined;

export const seatsHeld = (id: string): number[] => (guest.peek() ? [] : kept(id).keys.map(k => k.seat));

export function connectTo(id: string, received: (message: Told) => void): void {
  socket?.close();
  const whole = new Whole(received, () => sendQuietly({ type: 'whole' }));
  socket = connect(socketOf(id), {
    message: message => whole.hear(message),
    link: state => (link.value = state),
    hello: () => {
      localSeats.value = seatsHeld(id);
      return hello(id, language.value, live.value?.viewer, guest.peek());
    },
  });
}

/** Somebody here answers, and not the server. */
export function connectBy(line: Line): void {
  socket?.close();
  socket = line;
  link.value = 'online';
}

export function disconnect(): void {
  socket?.close();
  socket = undefined;
}

export function send(message: BrowserMessage): void {
  if (!socket?.send(message)) toast(t('link.waiting'));
}

/** Something that nobody has asked for: if it cannot be sent, nobody need know. */
export const sendQuietly = (message: BrowserMessage): void => void socket?.send(message);

export function undo(): void {
  const now = live.value;
  if (now?.undo) send({ type: 'undo', decision: now.decision?.id ?? now.moves });
}

export function redo(): void {
  const now = live.value;
  if (now?.redo) send({ type: 'redo', decision: now.decision?.id ?? now.moves });
}

export const look = (seat: number | null) => send({ type: 'look', seat });
export function speak(text: string): void {
  hearMyself(text);
  send({ type: 'say', text });
}
export const host = (power: string, seat: number | null = null, bot: string | null = null) =>
  send({ type: 'host', power, seat, bot });
