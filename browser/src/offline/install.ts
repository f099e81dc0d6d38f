/** Keeps this edition on the device, and offers a newer one when it is there. */
import { newer } from '../core/edition.ts';
import { at } from '../core/host.ts';

/** A release that waits is taken when somebody says so; only then is the page loaded anew. */
function offer(worker: ServiceWorker | null): void {
  if (!worker) return;
  newer.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take over');
  };
}

export async function install(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const found = await navigator.serviceWorker.register(at('/sw.js'), { scope: at('/') });
    const look = (): void => {
      if (navigator.serviceWorker.controller) offer(found.waiting);
    };
    look();
    found.addEventListener('updatefound', () => {
      const coming = found.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') look();
      });
    });
    // Whoever leaves the page open for days hears of it, too.
    setInterval(() => void found.update().catch(() => undefined), 3_600_000);
  } catch {
    // Without https there is none; then it opens with a connection alone.
  }
}
