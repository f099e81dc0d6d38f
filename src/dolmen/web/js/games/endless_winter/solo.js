import { signal } from '@preact/signals';
const KEY = 'dolmen.winter.solo';
const MOST = 200;
export function read(store = localStorage) {
    try {
        const kept = JSON.parse(store.getItem(KEY) ?? '[]');
        return Array.isArray(kept) ? kept : [];
    }
    catch {
        return [];
    }
}
export const results = signal(typeof localStorage === 'undefined' ? [] : read());
export function remember(result) {
    const others = results.value.filter(r => r.table !== result.table);
    results.value = [result, ...others].sort((a, b) => b.at - a.at).slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(results.value));
}
export function streak(of) {
    const lost = of.findIndex(r => !r.won);
    return lost < 0 ? of.length : lost;
}
export const best = (of) => Math.max(0, ...of.map(r => r.me));
export function challengeHash(c) {
    return `#endless_winter:${c.seed}:${c.options.join('+') || '-'}:${c.score}:${encodeURIComponent(c.name)}`;
}
export function readChallenge(hash) {
    const found = /^#endless_winter:(\d{1,19}):([a-z_+-]+):(-?\d+):(.*)$/.exec(hash);
    if (!found)
        return undefined;
    const [, seed = '', options = '-', score = '0', name = ''] = found;
    if (!Number.isSafeInteger(Number(seed)))
        return undefined;
    try {
        return {
            seed: Number(seed),
            options: options === '-' ? [] : options.split('+'),
            score: Number(score),
            name: decodeURIComponent(name).slice(0, 40),
        };
    }
    catch {
        return undefined;
    }
}
const accepted = (table) => `dolmen.winter.challenge.${table}`;
export const accept = (table, c) => localStorage.setItem(accepted(table), JSON.stringify(c));
export function challengeOf(table) {
    try {
        return JSON.parse(localStorage.getItem(accepted(table)) ?? 'null') ?? undefined;
    }
    catch {
        return undefined;
    }
}
export function headOf(record) {
    const seed = /^seed: (\d+)$/m.exec(record)?.[1] ?? '0';
    const options = [...record.matchAll(/^option (\w+): on$/gm)].map(found => found[1] ?? '');
    return { seed: Number(seed), options };
}
