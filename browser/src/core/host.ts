/** Who answers this page, and at which address it is: a server at the root of its host, or, in the
 * static edition, a hall on this very device, in whatever folder of a host the page lies. */

// Tests read these modules where there is no page.
const page: DOMStringMap = globalThis.document?.documentElement.dataset ?? {};

/** The table without a server. */
export const STATIC = page.edition === 'static';

/** The folder that all pages are in, without a slash at its end. The service worker says it; before
 * there is one, only the folder itself can have been opened. */
export const BASE = STATIC ? (page.base ?? location.pathname).replace(/\/[^/]*$/, '') : '';

/** The address of one of our pages. */
export const at = (path: string): string => BASE + path;

/** The same for others. */
export const linkTo = (path: string): string => location.origin + at(path);

/** Where we are among our pages. */
export const here = (): string => {
  const path = location.pathname.slice(BASE.length);
  return STATIC && path === '/index.html' ? '/' : path;
};

/** What a page needs of a socket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** A hall on this device. */
export interface LocalHost {
  ask(path: string, init?: RequestInit): Promise<Response>;
  socket(url: string): Socket;
}

let local: LocalHost | undefined;

export function answerHere(by: LocalHost): void {
  local = by;
}

export const fetchFrom = (path: string, init?: RequestInit): Promise<Response> =>
  local ? local.ask(path, init) : fetch(path, init);

export const socketTo = (url: string): Socket => local?.socket(url) ?? (new WebSocket(url) as Socket);
