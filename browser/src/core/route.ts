/** Which page the address asks for, and how to get to another one without loading anew. */
import { signal } from '@preact/signals';

export const HELP_PARTS = ['summary', 'components', 'rules'] as const;
export type HelpPart = (typeof HELP_PARTS)[number];

export type Route =
  | { page: 'lobby' }
  | { page: 'about' }
  | { page: 'help'; game: string; part: HelpPart }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; token: string };

export const route = signal<Route>({ page: 'lobby' });

export function readRoute(path: string, hash: string): Route {
  const [, place = '', first = '', second = ''] = path.split('/');
  if (place === 'about') return { page: 'about' };
  if (place === 'help' && first) {
    const part = HELP_PARTS.find(one => one === second) ?? 'summary';
    return { page: 'help', game: first, part };
  }
  if (place !== 't' || !first) return { page: 'lobby' };
  const token = /^#join=(.+)$/.exec(hash)?.[1];
  return token ? { page: 'join', table: first, token } : { page: 'table', table: first };
}

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

export const helpPath = (game: string, part: HelpPart = 'summary', anchor = ''): string =>
  `/help/${game}${part === 'summary' ? '' : `/${part}`}${anchor ? `#${anchor}` : ''}`;
