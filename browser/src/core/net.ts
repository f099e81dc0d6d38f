import { takeOver } from './hello.ts';
import { socketTo, type Socket } from './host.ts';
import type { BrowserMessage, ServerMessage } from './wire.ts';

export type Link = 'connecting' | 'online' | 'offline';

interface Handlers {
  message(message: ServerMessage): void;
  link(state: Link): void;
  hello(): BrowserMessage;
}

/** A socket that comes back: longer and longer pauses, at once when the tab or the network returns. */
export function connect(url: string, on: Handlers) {
  let socket: Socket | undefined;
  let tries = 0;
  let timer = 0;
  let closed = false;
  const open = () => {
    clearTimeout(timer);
    on.link('connecting');
    const early = takeOver(url);
    socket = (early?.socket as Socket | undefined) ?? socketTo(url);
    socket.onopen = () => {
      online();
      send(on.hello());
    };
    socket.onmessage = hear;
    socket.onclose = () => {
      if (closed) return;
      on.link('offline');
      timer = window.setTimeout(open, pause(tries++));
    };
    if (socket.readyState === WebSocket.OPEN) online();
    early?.heard.forEach(hear);
  };
  const online = () => {
    tries = 0;
    on.link('online');
  };
  const hear = (e: { data: unknown }) => on.message(JSON.parse(e.data as string) as ServerMessage);
  const wake = () => {
    if (!closed && socket?.readyState === WebSocket.CLOSED) {
      tries = 0;
      open();
    }
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  const send = (message: BrowserMessage): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  open();
  return {
    send,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      socket?.close();
    },
  };
}

/** 250 ms, doubled with every try up to 8 s, and never two browsers at the same moment. */
export function pause(tries: number, random: () => number = Math.random): number {
  return Math.min(8000, 250 * 2 ** tries) * (0.7 + random() * 0.6);
}
