/** The service worker. For tables it exists for notices alone: some systems show none without it, and
 * a tap on one must lead to its table even if the page is closed by then. The companion's page has
 * one of its own, which keeps the page for a time without a connection. */

interface Shown extends Event {
  notification: Notification;
  waitUntil(done: Promise<unknown>): void;
}

interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Begun extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Place {
  url: string;
  focus(): Promise<unknown>;
}

interface Service {
  clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Place[]>;
    openWindow(path: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  registration: { scope: string };
  addEventListener(type: 'notificationclick', act: (event: Shown) => void): void;
  addEventListener(type: 'fetch', act: (event: Asked) => void): void;
  addEventListener(type: 'activate', act: (event: Begun) => void): void;
}

const worker = self as unknown as Service;
const CACHE = 'companion';
const PAGE = '/companion';
const beside = new URL(worker.registration.scope).pathname === PAGE;

/** To the page that shows this table, or to a new one. */
async function lead(path: string): Promise<unknown> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(place => new URL(place.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const { path = '/' } = (event.notification.data ?? {}) as { path?: string };
  event.waitUntil(lead(path));
});

/** From the server, and only without a connection from what was kept: nobody gets an old page while
 * there is a new one. */
async function fetched(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const name = request.mode === 'navigate' ? PAGE : request;
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(name, found.clone());
    return found;
  } catch (e) {
    const kept = await cache.match(name, { ignoreVary: true });
    if (kept) return kept;
    throw e;
  }
}

function keeps(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return false;
  if (request.mode === 'navigate') return pathname === PAGE;
  if (pathname.startsWith('/web/')) return true;
  return /^\/api\/(words|games|rules|companion\/words)\b/.test(pathname);
}

if (beside) {
  worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', event => {
    if (keeps(event.request)) event.respondWith(fetched(event.request));
  });
}
