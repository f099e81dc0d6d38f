/** Which page the address asks for, and how to get to another one without loading anew. */
import { signal } from '@preact/signals';

export const HELP_PARTS = ['summary', 'components', 'rules'] as const;
export type HelpPart = (typeof HELP_PARTS)[number];

export type Route =
  | { page: 'lobby' }
  | { page: 'about' }
  | { page: 'help'; game: string; part: HelpPart }
  | { page: 'box'; game: string; entry: string }
  | { page: 'table'; table: string }
  | { page: 'review'; table: string }
  | { page: 'practice'; table: string; seat: number }
  | { page: 'join'; table: string; token: string };

export const route = signal<Route>({ page: 'lobby' });

export function readRoute(path: string, hash: string): Route {
  const [, place = '', first = '', second = '', third = ''] = path.split('/');
  if (place === 'about') return { page: 'about' };
  if (place === 'help' && first) {
    const part = HELP_PARTS.find(one => one === second) ?? 'summary';
    return { page: 'help', game: first, part };
  }
  if (place === 'box' && first) {
    const entry = decodeURIComponent(hash.slice(1));
    return { page: 'box', game: first, entry: entry.includes('/') ? entry : '' };
  }
  if (place !== 't' || !first) return { page: 'lobby' };
  if (second === 'review') return { page: 'review', table: first };
  if (second === 'practice') return { page: 'practice', table: first, seat: Number(third) || 0 };
  const token = /^#join=(.+)$/.exec(hash)?.[1];
  return token ? { page: 'join', table: first, token } : { page: 'table', table: first };
}

/** Whoever has something to lose says here whether one may go. */
let mayLeave: (() => boolean) | undefined;
let stayedAt = '';

export function askBeforeLeaving(ask: (() => boolean) | undefined): void {
  mayLeave = ask;
  stayedAt = location.pathname + location.hash;
}

/** The address has changed already, by the browser's own arrows: it is put back if one stays. */
export function stays(): boolean {
  if (!mayLeave || location.pathname + location.hash === stayedAt) return false;
  const back = stayedAt;
  if (mayLeave()) {
    mayLeave = undefined;
    return false;
  }
  history.pushState(null, '', back);
  return true;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

export const helpPath = (game: string, part: HelpPart = 'summary', anchor = ''): string =>
  `/help/${game}${part === 'summary' ? '' : `/${part}`}${anchor ? `#${anchor}` : ''}`;

/** The box of a game, or the form of one component in it. */
export const boxPath = (game: string, entry = ''): string => `/box/${game}${entry && `#${entry}`}`;

/** What the coach says of a game that is over. */
export const reviewPath = (table: string): string => `/t/${table}/review`;

/** The costliest decisions of a seat, as exercises. */
export const practicePath = (table: string, seat: number): string => `/t/${table}/practice/${seat}`;
