/** The service worker of the table without a server: everything of one release in one cache. The
 * build writes the name of the release and the list of its files before this. */

declare const RELEASE: string;
declare const FILES: readonly string[];

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Event {
  data: unknown;
}
interface Shown extends Lasting {
  notification: Notification;
}
interface Place {
  url: string;
  focus(): Promise<unknown>;
}
interface Service {
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Place[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetched) => void): void;
  addEventListener(type: 'message', act: (event: Told) => void): void;
  addEventListener(type: 'notificationclick', act: (event: Shown) => void): void;
}

const worker = self as unknown as Service;
const scope = new URL(worker.registration.scope);
const PREFIX = `dolmen:${scope.pathname}:`;
const CACHE = PREFIX + RELEASE;

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  // The page itself must be today's; everything else has the release in its address.
  await cache.add(new Request(scope.href, { cache: 'no-cache' }));
  await cache.addAll(FILES.map(name => new URL(name, scope).href));
}

/** The release before stays as long as there is no third: pages that are still open need it. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map(name => caches.delete(name)));
  await worker.clients.claim();
}

/** The one page, for any address in the folder: it is told which folder that is. */
async function page(): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(scope.href);
  if (!kept) return fetch(scope.href);
  const text = (await kept.text())
    .replace('<html', `<html data-base="${scope.pathname}"`)
    .replaceAll(`="${RELEASE}/`, `="${scope.pathname}${RELEASE}/`)
    .replaceAll('href="manifest.webmanifest"', `href="${scope.pathname}manifest.webmanifest"`);
  return new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

const answer = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);

worker.addEventListener('install', event => event.waitUntil(keep()));
worker.addEventListener('activate', event => event.waitUntil(tidy()));
worker.addEventListener('message', event => {
  if (event.data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
  event.respondWith(request.mode === 'navigate' ? page() : answer(request));
});
worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const { path = scope.pathname } = (event.notification.data ?? {}) as { path?: string };
  const lead = async (): Promise<unknown> => {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find(place => new URL(place.url).pathname === path);
    return there ? there.focus() : worker.clients.openWindow(path);
  };
  event.waitUntil(lead());
});

export {};
