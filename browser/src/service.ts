/** The service worker. It exists for notices alone: some systems show none without it, and a tap on one
 * must lead to its table even if the page is closed by then. It keeps nothing and answers no requests. */

interface Shown extends Event {
  notification: Notification;
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
  };
  addEventListener(type: 'notificationclick', act: (event: Shown) => void): void;
}

const worker = self as unknown as Service;

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
