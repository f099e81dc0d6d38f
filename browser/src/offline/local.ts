/** The page's side of the hall on this device.
 *
 * The first page of a browser has the hall, in a worker; further pages talk to it over a channel.
 * When that page is closed, the next one opens the hall again, from what is stored. */
import { arriving, broken } from '../core/edition.ts';
import { BASE, type LocalHost, type Socket } from '../core/host.ts';
import { install } from './install.ts';
import { CHANNEL, LOCK, unpacked, type Answered, type Asked, type Relayed, type Sight } from './protocol.ts';

const me = Math.random().toString(36).slice(2);
const folder = `${location.origin}${BASE}/${document.documentElement.dataset.release}/`;

/** What is the same for everybody lies there as files, so that it can be read before Python is
 * there. */
const FILED =
  /^\/api\/(games|packs|words\/\w+|companion\/words\/\w+|games\/\w+\/(words|summary|legend)\/\w+|games\/\w+\/catalogue\?language=\w+)$/;

const fileOf = (path: string): string =>
  `${folder}answers${path.slice(4).replace('?language=', '/')}.json.gz`;

interface Waiting {
  resolve(answer: Response): void;
  asked: Asked;
}

const waiting = new Map<number, Waiting>();
const sockets = new Map<number, LocalSocket>();
const channel = new BroadcastChannel(CHANNEL);
let last = 0;
/** The worker, on the page that has it. */
let hall: Worker | undefined;
/** Whether there is somebody to talk to. */
let open = false;
const early: Asked[] = [];

function send(asked: Asked): void {
  if (hall) hall.postMessage(asked);
  else if (open) channel.postMessage({ from: me, asked } satisfies Relayed);
  else early.push(asked);
}

function begin(): void {
  open = true;
  arriving.value = undefined;
  early.splice(0).forEach(send);
  installed ??= install();
}

/** Only then, so that the two do not load the same things side by side. */
let installed: Promise<void> | undefined;

function hear(answered: Answered): void {
  if (answered.kind === 'progress') arriving.value = answered.part;
  else if (answered.kind === 'ready') {
    begin();
    channel.postMessage({ hall: 'open' } satisfies Relayed);
  } else if (answered.kind === 'failed') broken.value = answered.reason;
  else if (answered.kind === 'answer') {
    const { id, status, type, body } = answered;
    waiting.get(id)?.resolve(new Response(body as BodyInit, { status, headers: { 'Content-Type': type } }));
    waiting.delete(id);
  } else sockets.get(answered.id)?.hear(answered.text);
}

/** Numbers of other pages are their own: here they get others. */
const guests = new Map<number, { page: string; id: number }>();
const numbers = new Map<string, number>();
let lastGuest = 1_000_000_000;

function relay(page: string, asked: Asked): void {
  const name = `${page}/${asked.id}`;
  let id = numbers.get(name);
  if (id === undefined) {
    id = ++lastGuest;
    numbers.set(name, id);
    guests.set(id, { page, id: asked.id });
  }
  hall?.postMessage({ ...asked, id });
}

function letGo(id: number): void {
  const guest = guests.get(id);
  if (guest) numbers.delete(`${guest.page}/${guest.id}`);
  guests.delete(id);
}

function fromHall({ data }: MessageEvent<Answered>): void {
  if ((data.kind === 'answer' || data.kind === 'heard') && guests.has(data.id)) {
    const { page, id } = guests.get(data.id) ?? { page: '', id: 0 };
    channel.postMessage({ to: page, answered: { ...data, id } } satisfies Relayed);
    if (data.kind === 'answer' || data.text === null) letGo(data.id);
  } else hear(data);
}

channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
  if ('to' in data) {
    if (data.to === me) hear(data.answered);
  } else if ('hall' in data) {
    if (!hall && !open) begin();
  } else if ('gone' in data) {
    for (const [id, guest] of guests) {
      if (guest.page !== data.gone) continue;
      hall?.postMessage({ kind: 'close', id } satisfies Asked);
      letGo(id);
    }
  } else if (hall) relay(data.from, data.asked);
};

addEventListener('pagehide', () => {
  if (!hall) channel.postMessage({ gone: me } satisfies Relayed);
});

/** Other pages may have somebody before them whom this one does not see. */
document.addEventListener('visibilitychange', () => {
  hall?.postMessage({ seen: !document.hidden || guests.size > 0 } satisfies Sight);
});

/** Whoever holds the lock has the hall; it is let go with the page, however that ends. */
function openHall(): void {
  // Those who were served by another page until now begin anew.
  if (open) for (const socket of [...sockets.values()]) socket.hear(null);
  open = false;
  hall = new Worker(`${folder}web/offline/worker.js`, { type: 'module' });
  hall.onmessage = fromHall;
  hall.onerror = event => (broken.value = event.message || 'worker');
  arriving.value ??= 0;
  hall.postMessage({ role: 'hall', folder });
  const unsent = new Set(early.map(({ id }) => id));
  for (const { asked } of waiting.values()) if (!unsent.has(asked.id)) send(asked);
  early.splice(0).forEach(send);
}

export function start(): void {
  arriving.value = 0;
  // Written as they are found from the folder; the address of the page is about to change.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=manifest]')) {
    const { href } = link;
    link.href = href;
  }
  if (!('locks' in navigator)) {
    openHall();
    return;
  }
  void navigator.locks.request(LOCK, { ifAvailable: true }, async lock => {
    if (lock) {
      openHall();
      await new Promise(() => undefined);
    }
    begin();
    void navigator.locks.request(LOCK, async () => {
      openHall();
      await new Promise(() => undefined);
    });
  });
}

export class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly path: string;
  private readonly id = ++last;

  constructor(url: string) {
    this.path = new URL(url).pathname;
    sockets.set(this.id, this);
    send({ kind: 'open', id: this.id, path: this.path });
    // Whoever made it says first what is to happen.
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    send({ kind: 'say', id: this.id, text });
  }

  hear(text: string | null): void {
    if (text !== null) {
      this.onmessage?.({ data: text });
      return;
    }
    sockets.delete(this.id);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.id);
    send({ kind: 'close', id: this.id });
  }
}

async function filed(path: string): Promise<Response | undefined> {
  try {
    const found = await fetch(fileOf(path));
    if (!found.ok) return undefined;
    const body = await unpacked(await found.arrayBuffer());
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  } catch {
    return undefined;
  }
}

export const localHost: LocalHost = {
  async ask(path, init = {}) {
    const method = init.method ?? 'GET';
    const found = method === 'GET' && FILED.test(path) ? await filed(path) : undefined;
    if (found) return found;
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? init.body : '';
    const asked: Asked = { kind: 'ask', id: ++last, method, path, headers, body };
    return new Promise((resolve, reject) => {
      waiting.set(asked.id, { resolve, asked });
      init.signal?.addEventListener('abort', () => {
        waiting.delete(asked.id);
        reject(new DOMException('', 'AbortError'));
      });
      send(asked);
    });
  },
  socket: url => new LocalSocket(url),
};
