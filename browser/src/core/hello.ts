/** The first words at a table. They are said in the head of the page, before any module is there;
 * whoever connects then takes the socket over. */
import { kept, NOTHING } from './kept.ts';
import type { Language } from './language.ts';
import { PROTOCOL, type Hello } from './wire.ts';

interface Early {
  url: string;
  socket: WebSocket;
  heard: MessageEvent[];
}

declare global {
  interface Window {
    dolmenEarly?: Early | undefined;
  }
}

export function socketOf(table: string): string {
  const url = new URL(`/ws/${table}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/** A guest shows no keys: they see what everybody sees. */
export function hello(table: string, language: Language, viewer?: number | null, guest = false): Hello {
  const held = guest ? NOTHING : kept(table);
  const tokens = held.keys.map(k => k.token);
  if (held.host) tokens.push(held.host);
  const seat = viewer ?? held.keys[0]?.seat ?? null;
  return { type: 'hello', tokens, seat, language, protocol: PROTOCOL };
}

export function knock(table: string, language: Language, guest: boolean): void {
  const url = socketOf(table);
  const socket = new WebSocket(url);
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(JSON.stringify(hello(table, language, null, guest)));
  socket.onmessage = e => heard.push(e);
  window.dolmenEarly = { url, socket, heard };
}

/** The socket that waits there already, once. */
export function takeOver(url: string): Early | undefined {
  const early = window.dolmenEarly;
  window.dolmenEarly = undefined;
  return early?.url === url && early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}
