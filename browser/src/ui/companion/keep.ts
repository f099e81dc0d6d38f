import { STATIC } from '../../core/host.ts';

/** The page itself kept on this device, so that it opens without a connection. */

const PAGE = '/companion';
export const CACHE = 'companion';

/** What this page has loaded so far; a browser without https has no such store. */
export async function keepPage(): Promise<void> {
  if (STATIC || !('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/service.js', { scope: PAGE });
    // What is loaded from then on the service worker keeps; everything before is in the list.
    await untilServed();
    const loaded = performance
      .getEntriesByType('resource')
      .map(one => new URL(one.name))
      .filter(url => url.origin === location.origin && kept(url));
    const cache = await caches.open(CACHE);
    await Promise.allSettled([PAGE, ...loaded.map(String)].map(url => cache.add(url)));
    await forgetOld(cache, loaded);
  } catch {
    // Then it opens with a connection alone.
  }
}

/** Until the service worker sees what this page asks for. */
function untilServed(): Promise<unknown> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Files of an earlier release are in a folder of another name. */
async function forgetOld(cache: Cache, loaded: readonly URL[]): Promise<void> {
  const folders = new Set(loaded.map(folder).filter(Boolean));
  if (!folders.size) return;
  for (const request of await cache.keys()) {
    const name = folder(new URL(request.url));
    if (name && !folders.has(name)) await cache.delete(request);
  }
}

const folder = ({ pathname }: URL): string => /^\/web\/\w+\//.exec(pathname)?.[0] ?? '';

/** Texts and drawings; sessions themselves are kept by `device.ts`. */
const kept = ({ pathname }: URL): boolean =>
  pathname.startsWith('/web/') || /^\/api\/(words|games|rules|companion\/words)\b/.test(pathname);
