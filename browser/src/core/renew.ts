import { at } from './host.ts';

/** Where a part of the page cannot be had, the server may have been upgraded: the parts have other
 * addresses then, and the page is loaded again. Nothing is lost; the table is the server's. */
export async function renew(): Promise<void> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const page = await fetch(at('/'), { cache: 'no-store' });
    if (own && page.ok && !(await page.text()).includes(own)) location.reload();
  } catch {
    // No server, nothing newer.
  }
}
