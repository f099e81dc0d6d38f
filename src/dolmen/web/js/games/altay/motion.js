import { GOODS } from "../../art/pieces.js";
import { COLOURS } from "../../art/pieces.js";
import { titleOf } from "./catalogue.js";
const id = (token) => token?.id ?? '';
function goods(token) {
    if (token?.counts)
        return token.counts.flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
    return token?.id ? [token.id] : [];
}
export function flights(entry, now) {
    const { key, tokens } = entry.text;
    const number = tokens.seat?.n ?? 0;
    const mine = number === now.viewer;
    const seat = `seat:${number}`;
    const bowl = mine ? 'pool' : seat;
    const colour = COLOURS[number] ?? '#f4efe6';
    const land = `territory:${id(tokens.territory)}`;
    const good = (kind, from, to) => ({
        from,
        to,
        icon: kind,
        colour: GOODS[kind]?.fill ?? '#ddd',
        shape: 'good',
    });
    const card = (name, from, to) => ({
        from,
        to,
        icon: titleOf(name),
        colour: '#e2cba0',
        shape: 'card',
    });
    switch (key) {
        case 'produced':
            return goods(tokens.resources).map(kind => good(kind, mine ? 'hand' : seat, bowl));
        case 'produced_on':
            return goods(tokens.resources).map(kind => good(kind, land, bowl));
        case 'gained':
            return goods(tokens.resource).map(kind => good(kind, mine ? 'hand' : seat, bowl));
        case 'put':
            return mine ? goods(tokens.resource).map(kind => good(kind, 'pool', `open:${id(tokens.title)}`)) : [];
        case 'put_on_goal':
            return mine ? goods(tokens.resource).map(kind => good(kind, 'pool', 'goal:current')) : [];
        case 'took_goal':
        case 'laid_open':
            return [
                {
                    from: `goal:${id(tokens.goal)}`,
                    to: seat,
                    icon: id(tokens.goal),
                    colour: '#d9bd8a',
                    shape: 'card',
                },
            ];
        case 'bought':
            return [card(id(tokens.card), `market:${titleOf(id(tokens.card))}`, mine ? 'discard' : seat)];
        case 'built':
        case 'starts':
            return [{ from: seat, to: land, icon: 'hut', colour, shape: 'hut' }];
        case 'resettled':
            return [
                {
                    from: `territory:${id(tokens.source)}`,
                    to: `territory:${id(tokens.target)}`,
                    icon: 'hut',
                    colour,
                    shape: 'hut',
                },
            ];
        case 'conquered':
            return [{ from: land, to: seat, icon: 'defence', colour: '#ead7b0', shape: 'shield' }];
        case 'captured':
            return [
                { from: land, to: seat, icon: 'hut', colour: COLOURS[tokens.other?.n ?? 0] ?? '#ddd', shape: 'hut' },
            ];
        default:
            return [];
    }
}
export function touched(entry) {
    return Object.values(entry.text.tokens).flatMap(target);
}
export function target(token) {
    if (token.kind === 'territory' && token.id)
        return [`territory:${token.id}`];
    if (token.kind === 'sea' && token.id)
        return [`sea:${token.id}`];
    if (token.kind === 'goal' && token.id)
        return [`goal:${token.id}`, `done:${token.id}`, `view:${token.id}`];
    if (token.kind === 'card' || token.kind === 'title') {
        return [token.id ?? [], token.ids ?? []]
            .flat()
            .flatMap(one => [`market:${titleOf(one)}`, `hand:${one}`, `open:${titleOf(one)}`]);
    }
    return [];
}
