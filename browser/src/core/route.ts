/** Which page the address asks for, and how to get to another one without loading anew. */
import { signal } from '@preact/signals';
import { turnTo, whenSettled } from './steps.ts';

export const HELP_PARTS = ['summary', 'legend', 'components', 'rules'] as const;
export type HelpPart = (typeof HELP_PARTS)[number];

export type Route =
  | { page: 'lobby' }
  | { page: 'about' }
  | { page: 'companion'; session: string }
  | { page: 'help'; game: string; part: HelpPart }
  | { page: 'box'; game: string; entry: string }
  | { page: 'take'; code: string }
  /** As a guest: the public page of a finished game. */
  | { page: 'table'; table: string; guest?: boolean }
  | { page: 'review'; table: string }
  | { page: 'practice'; table: string; seat: number }
  /** Back: the token gives a lost seat back. */
  | { page: 'join'; table: string; token: string; back: boolean };

export const route = signal<Route>({ page: 'lobby' });

export function readRoute(path: string, hash: string): Route {
  const [, place = '', first = '', second = '', third = ''] = path.split('/');
  if (place === 'about') return { page: 'about' };
  if (place === 'companion') return { page: 'companion', session: hash.slice(1) };
  if (place === 'help' && first) {
    const part = HELP_PARTS.find(one => one === second) ?? 'summary';
    return { page: 'help', game: first, part };
  }
  if (place === 'box' && first) {
    const entry = decodeURIComponent(hash.slice(1));
    return { page: 'box', game: first, entry: entry.includes('/') ? entry : '' };
  }
  if (place === 'take') return { page: 'take', code: hash.slice(1) };
  if (place === 'g' && first) return { page: 'table', table: first, guest: true };
  if (place !== 't' || !first) return { page: 'lobby' };
  if (second === 'review') return { page: 'review', table: first };
  if (second === 'practice') return { page: 'practice', table: first, seat: Number(third) || 0 };
  const [, way, token] = /^#(join|back)=(.+)$/.exec(hash) ?? [];
  return token
    ? { page: 'join', table: first, token, back: way === 'back' }
    : { page: 'table', table: first };
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
  whenSettled(() => {
    turnTo(path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

export const helpPath = (game: string, part: HelpPart = 'summary', anchor = ''): string =>
  `/help/${game}${part === 'summary' ? '' : `/${part}`}${anchor ? `#${anchor}` : ''}`;

/** Where anybody can look at a game that is over. */
export const resultPath = (table: string): string => `/g/${table}`;

/** The box of a game, or the form of one component in it. */
export const boxPath = (game: string, entry = ''): string => `/box/${game}${entry && `#${entry}`}`;

/** What the coach says of a game that is over. */
export const reviewPath = (table: string): string => `/t/${table}/review`;

/** The costliest decisions of a seat, as exercises. */
export const practicePath = (table: string, seat: number): string => `/t/${table}/practice/${seat}`;
