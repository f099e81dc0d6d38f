import { COLOURS as SEATS } from "../../art/pieces.js";
import { GOODS } from "./art.js";
import { ceremonyIcon, ICON } from "./catalogue.js";
const id = (token) => token?.id ?? '';
const cubes = (token) => (token?.counts ?? []).flatMap(([colour, n]) => Array.from({ length: Math.min(n, 4) }, () => colour));
export function flights(entry, now) {
    const { key, tokens } = entry.text;
    const number = tokens.seat?.n ?? 0;
    const mine = number === now.viewer;
    const seat = `seat:${number}`;
    const cube = (colour, from, to) => ({
        from,
        to,
        icon: ICON[colour] ?? 'hand',
        colour: GOODS[colour]?.fill ?? '#ddd',
        shape: 'good',
    });
    const tent = (colour) => (mine ? `tent:${colour}` : seat);
    const store = (colour) => (mine ? `store:${colour}` : seat);
    switch (key) {
        case 'at_foot':
            return [cube(id(tokens.colour), tent(id(tokens.colour)), `pillar:${id(tokens.pillar)}`)];
        case 'rival_foot':
            return [cube(id(tokens.colour), 'rival', `pillar:${id(tokens.pillar)}`)];
        case 'picked':
            return cubes(tokens.cubes).map(c => cube(c, `pillar:${id(tokens.pillar)}`, store(c)));
        case 'rival_picked':
            return cubes(tokens.cubes).map(c => cube(c, `pillar:${id(tokens.pillar)}`, 'rival'));
        case 'moved':
            return [
                {
                    from: `hex:${id(tokens.source)}`,
                    to: `hex:${id(tokens.target)}`,
                    icon: 'foot',
                    colour: SEATS[number] ?? '#f4efe6',
                    shape: 'hut',
                },
            ];
        case 'migrated':
            return [
                {
                    from: seat,
                    to: `hex:${id(tokens.hex)}`,
                    icon: 'foot',
                    colour: SEATS[number] ?? '#ddd',
                    shape: 'hut',
                },
            ];
        case 'built':
            return [
                {
                    from: seat,
                    to: `hex:${id(tokens.hex)}`,
                    icon: 'tipi',
                    colour: SEATS[number] ?? '#ddd',
                    shape: 'hut',
                },
            ];
        case 'took_card':
            return [
                {
                    from: `ceremony:${id(tokens.card)}`,
                    to: mine ? `view:${id(tokens.card)}` : seat,
                    icon: ceremonyIcon(id(tokens.card)),
                    colour: '#cfe3ea',
                    shape: 'card',
                },
            ];
        case 'animal':
        case 'footprint':
            return [
                {
                    from: `hunt:${id(tokens.card)}`,
                    to: seat,
                    icon: key === 'animal' ? 'tiger' : 'paw',
                    colour: '#dcb27a',
                    shape: 'card',
                },
            ];
        default:
            return [];
    }
}
export function touched(entry) {
    return Object.values(entry.text.tokens).flatMap(target);
}
export function target(token) {
    const one = token.id;
    if (!one)
        return [];
    switch (token.kind) {
        case 'hex':
            return [`hex:${one}`];
        case 'pillar':
            return [`pillar:${one}`];
        case 'section':
            return [`section:${one}`];
        case 'ceremony_card':
            return [`ceremony:${one}`, `view:${one}`];
        case 'hunt_card':
            return [`hunt:${one}`];
        case 'camp':
            return [`camp:${one}`];
        case 'basket':
            return [`basket:${one}`];
        default:
            return [];
    }
}
