import { iconOf } from "./Card.js";
import { colour } from "./catalogue.js";
const id = (token) => token?.id ?? '';
export function flights(entry, now) {
    const { key, tokens } = entry.text;
    const side = tokens.seat?.n === 0 || (tokens.seat?.n ?? -1) > 0 ? (tokens.seat?.n ?? 0) : 'nomads';
    const mine = side === now.viewer;
    const seat = `seat:${side}`;
    const goods = (kind) => (mine ? `goods:${kind}` : seat);
    const card = (from, to, figure) => ({
        from,
        to,
        icon: iconOf(figure),
        colour: '#e2cba0',
        shape: 'card',
    });
    const good = (from, to, kind) => ({
        from,
        to,
        icon: kind === 'food' ? 'ew_food' : 'ew_tool',
        colour: kind === 'food' ? '#b5522b' : '#7b8790',
        shape: 'good',
    });
    switch (key) {
        case 'gained': {
            const kind = id(tokens.op);
            if (kind !== 'food' && kind !== 'tool')
                return [];
            return Array.from({ length: tokens.n?.n ?? 0 }, () => good(mine ? 'hand' : 'nomads', goods(kind), kind));
        }
        case 'took_animal':
            return [card(`ground:${id(tokens.cell)}`, mine ? 'animals' : seat, id(tokens.animal))];
        case 'took_culture':
            return [card(`culture:${id(tokens.cell)}`, mine ? 'discard' : seat, id(tokens.card))];
        case 'nomad_culture':
            return [card(`culture:${id(tokens.cell)}`, 'nomads', id(tokens.card))];
        case 'recruited':
            return [card(`tribe:${id(tokens.card)}`, mine ? 'hand' : seat, id(tokens.card))];
        case 'buried':
            return [card(mine ? 'hand' : seat, mine ? 'grave' : seat, 'ew_bury')];
        case 'built_village':
        case 'nomad_village':
        case 'nomad_tile':
            return [
                {
                    from: key === 'built_village' ? seat : 'seat:nomads',
                    to: `junction:${id(tokens.junction)}`,
                    icon: 'hut',
                    colour: colour(key === 'built_village' ? side : 'nomads'),
                    shape: 'hut',
                },
            ];
        case 'built_megalith':
            return [
                { from: seat, to: `site:${id(tokens.place)}`, icon: 'dolmen', colour: colour(side), shape: 'hut' },
            ];
        case 'terrain':
            return [
                { from: `hex:${id(tokens.hex)}`, to: seat, icon: 'ew_eclipse', colour: '#ffe08a', shape: 'good' },
            ];
        case 'caught':
            return [
                {
                    from: `raft:${side}`,
                    to: mine ? 'goods:food' : seat,
                    icon: 'fish',
                    colour: '#d8eef5',
                    shape: 'good',
                },
            ];
        case 'lit_torch':
            return [
                {
                    from: mine ? 'hand' : seat,
                    to: mine ? 'torch' : seat,
                    icon: 'ew_torch',
                    colour: '#f0b45a',
                    shape: 'good',
                },
            ];
        case 'drew_line':
            return [
                {
                    from: mine ? 'hand' : seat,
                    to: mine ? `line:${id(tokens.line)}` : seat,
                    icon: 'ew_line',
                    colour: '#c9653a',
                    shape: 'good',
                },
            ];
        case 'filled_dot':
            return [
                {
                    from: mine ? 'hand' : seat,
                    to: mine ? `dot:${id(tokens.dot)}` : seat,
                    icon: 'ew_dot',
                    colour: '#c9653a',
                    shape: 'good',
                },
            ];
        case 'took_ritual':
            return [card(`ritual:${id(tokens.ritual)}`, seat, 'stones')];
        case 'nomad_ritual':
            return [card(`ritual:${id(tokens.ritual)}`, 'seat:nomads', 'stones')];
        case 'used_dog':
            return [
                {
                    from: mine ? 'dog:own' : seat,
                    to: now.view.column ? `column:${String(now.view.column)}` : seat,
                    icon: 'ew_dog',
                    colour: '#8d5f3c',
                    shape: 'hut',
                },
            ];
        case 'rest_tile':
            return [
                { from: seat, to: `rest:${id(tokens.tile)}`, icon: 'colonist', colour: colour(side), shape: 'hut' },
            ];
        case 'ice_find':
            return [
                {
                    from: `ice:${id(tokens.hex)}`,
                    to: `hex:${id(tokens.hex)}`,
                    icon: 'snow',
                    colour: '#dff2f8',
                    shape: 'good',
                },
            ];
        case 'nomad_first':
        case 'nomad_large':
            return [
                {
                    from: 'seat:nomads',
                    to: `first:${id(tokens.column)}`,
                    icon: 'colonist',
                    colour: colour('nomads'),
                    shape: 'hut',
                },
            ];
        default:
            return [];
    }
}
const PLACES = {
    hex: ['hex'],
    junction: ['junction'],
    column: ['column'],
    display: ['culture'],
    ground: ['ground'],
    animal: ['animal'],
    stone: ['stone', 'view'],
    card: ['hand', 'tribe', 'discard', 'pile', 'view'],
    track: ['track'],
    site: ['site'],
    slot: ['slot'],
    item: ['slot', 'hex', 'pile'],
    option: ['option'],
    nomad_card: ['view'],
    land: ['view'],
    rest_tile: ['rest'],
    ritual: ['ritual', 'view'],
    dog: ['dog', 'view'],
    border_place: ['border'],
    painting: ['painting'],
    line: ['line'],
    dot: ['dot'],
};
export function target(token) {
    const kinds = PLACES[token.kind] ?? [];
    return [token.id ?? [], token.ids ?? []].flat().flatMap(one => kinds.map(kind => `${kind}:${one}`));
}
export function touched(entry) {
    const { cell, ...rest } = entry.text.tokens;
    const chosen = entry.text.tokens.candidates
        ? [cell, rest.place, rest.junction, rest.stone]
        : Object.values(entry.text.tokens);
    return chosen.flatMap(token => (token ? target(token) : []));
}
