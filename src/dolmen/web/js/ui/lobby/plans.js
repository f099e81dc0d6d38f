import { api } from "../../core/api.js";
import { go } from "../../core/route.js";
import { NAMELESS, settings } from "../../core/settings.js";
import { keep, toast } from "../../core/table.js";
import { t } from "../../core/text.js";
export async function make(plan) {
    try {
        const made = await api.make(plan);
        keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
        go(`/t/${made.table}`);
        return made.table;
    }
    catch (e) {
        toast(e.message);
        return undefined;
    }
}
const BOT_NAMES = ['Aurochs', 'Heron', 'Lynx', 'Raven'];
const QUICK_BOTS = 2;
export const myName = () => settings.value.name || NAMELESS;
export function nameFor(kind, n) {
    if (kind === 'human')
        return n === 0 ? myName() : t('seat.number', { n: n + 1 });
    if (kind === 'open')
        return t('seat.open');
    return BOT_NAMES[n % BOT_NAMES.length] ?? kind;
}
export const usualBot = (game) => game.bots[1] ?? game.bots[0] ?? 'random';
export const quickBots = (game) => Math.min(QUICK_BOTS, game.players[1] - 1);
const seat = (kind, n, name = '') => ({ kind, name: name || nameFor(kind, n) });
function seats(first, others, n) {
    return Array.from({ length: n }, (_, i) => seat(i === 0 ? first : others, i));
}
export const againstBots = (game) => ({
    game: game.id,
    seats: seats('human', usualBot(game), quickBots(game) + 1),
});
export const alone = (game) => ({ game: game.id, seats: seats('human', '', 1) });
export const online = (game, people) => ({
    game: game.id,
    seats: seats('human', 'open', people),
});
export const onOneScreen = (game, names) => ({
    game: game.id,
    seats: names.map((name, n) => seat('human', n, name.trim())),
});
export function numbers(game) {
    const from = Math.max(2, game.players[0]);
    return Array.from({ length: game.players[1] - from + 1 }, (_, i) => from + i);
}
