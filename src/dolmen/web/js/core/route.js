import { signal } from '@preact/signals';
export const HELP_PARTS = ['summary', 'components', 'rules'];
export const route = signal({ page: 'lobby' });
export function readRoute(path, hash) {
    const [, place = '', first = '', second = ''] = path.split('/');
    if (place === 'about')
        return { page: 'about' };
    if (place === 'help' && first) {
        const part = HELP_PARTS.find(one => one === second) ?? 'summary';
        return { page: 'help', game: first, part };
    }
    if (place !== 't' || !first)
        return { page: 'lobby' };
    const token = /^#join=(.+)$/.exec(hash)?.[1];
    return token ? { page: 'join', table: first, token } : { page: 'table', table: first };
}
export function go(path) {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}
export const helpPath = (game, part = 'summary', anchor = '') => `/help/${game}${part === 'summary' ? '' : `/${part}`}${anchor ? `#${anchor}` : ''}`;
