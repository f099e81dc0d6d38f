import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { Icon } from "../../art/symbols.js";
import { CardView, iconOf, kindOf, StoneView } from "./Card.js";
import { book, NOBODY } from "./catalogue.js";
import { ICONS } from "./icons.js";
import { LandCard } from "./Nomads.js";
import { COLUMN_ICON, Ops } from "./Ops.js";
import { WinterSprite } from "./Pieces.js";
const FIGURE = {
    card: 'loremaster',
    animal: 'ew_animal',
    stone: 'ew_stone',
    chief: 'chiefdom',
    setup: 'tipi',
    site_tile: 'dolmen',
    track: 'ew_idol',
    slot: 'hut',
    nomad_card: 'ew_nomads',
    rest_tile: 'fire',
    river_tile: 'wave',
    landmark: 'mountains',
    fish: 'fish',
    ice_find: 'ew_glacier',
    painting: 'hand',
    dog: 'ew_dog',
    ritual: 'stones',
};
const PIECE = {
    megalith: 'dolmen',
    neutral: 'stones',
    idol: 'ew_idol',
    nomad_tile: 'ew_nomads',
    start_tile: 'tipi',
    mammoth: 'mammoth',
};
const STANDING = ['chief', 'tribe', 'camp', 'village', 'raft'];
const figure = (kind, id) => iconOf(id) in ICONS ? iconOf(id) : (FIGURE[kind] ?? 'dolmen');
function Slip({ kind, id, icon = figure(kind, id), under }) {
    return (_jsxs("span", { class: `card size-market helpslip ${kindOf(id)}`, children: [_jsxs("svg", { class: "art", viewBox: "0 0 120 84", preserveAspectRatio: "xMidYMid slice", children: [_jsx("rect", { width: "120", height: "84", class: "wall" }), _jsx("path", { d: "M0 70C20 60 40 66 60 62S100 56 120 64V84H0Z", class: "floor" }), _jsx("use", { href: `#i-${icon}`, transform: "translate(26.5 5.5) scale(.131)", class: "fig" })] }), under && _jsx("span", { class: "ways", children: under })] }));
}
const ARROW = { west: '←', east: '→', north: '↑', south: '↓' };
function NomadCard({ id }) {
    const card = book.value.nomad_cards[id];
    const ways = `${ARROW[card?.big_arrow ?? ''] ?? ''} ${ARROW[card?.small_arrow ?? ''] ?? ''}`;
    return _jsx(Slip, { kind: "nomad_card", id: id, icon: COLUMN_ICON[card?.marked_column ?? ''], under: ways });
}
const HEX = 'M0 -44L38 -22V22L0 44L-38 22V-22Z';
const LAND = {
    base: '#a4552e',
    plains: '#a9b259',
    forest: '#5e7a45',
    mountains: '#8d8177',
    tundra: '#c39b54',
    wetland: '#5c93a6',
    glacier: '#d8eef5',
    river: '#5b9db3',
    landmark: '#c4a878',
};
function Tile({ id }) {
    const tile = book.value.tiles[id];
    const type = tile?.type ?? 'base';
    return (_jsxs("span", { class: "helptile", children: [_jsxs("svg", { viewBox: "-42 -48 84 96", width: "84", height: "96", children: [_jsx("path", { d: HEX, fill: LAND[type] ?? '#a4552e', stroke: "#1d1510", "stroke-width": "3", "stroke-linejoin": "round" }), type !== 'base' && _jsx("use", { href: `#wd-${type}`, transform: "translate(0 -14) scale(1.5)" })] }), tile && tile.income.length > 0 && (_jsx("span", { class: "tileincome", children: _jsx(Ops, { ops: tile.income }) }))] }));
}
function Piece({ kind, id }) {
    const known = book.value;
    if (kind === 'card' && (known.folk[id] || known.culture[id]))
        return _jsx(CardView, { card: id, target: `look:${id}`, size: "hand" });
    if (kind === 'animal' && known.animals[id])
        return _jsx(CardView, { card: id, target: `look:${id}`, size: "hand" });
    if (kind === 'stone' && known.stones[id])
        return _jsx(StoneView, { stone: id, target: `view:${id}` });
    if (kind === 'land_card')
        return _jsx(LandCard, { land: id, size: 104 });
    if (kind === 'nomad_card')
        return _jsx(NomadCard, { id: id });
    if (kind === 'tile')
        return _jsx(Tile, { id: id });
    if (kind === 'column')
        return _jsx(Icon, { name: COLUMN_ICON[id] ?? 'hand', cls: "bigicon" });
    if (kind === 'piece' && STANDING.includes(id))
        return (_jsx("svg", { viewBox: "-20 -32 40 52", width: "76", height: "98", children: _jsx("use", { href: `#${id}-0` }) }));
    if (kind === 'landmark') {
        return (_jsx("svg", { viewBox: "-24 -26 48 46", width: "92", height: "88", children: _jsx("use", { href: `#wd-${id}` }) }));
    }
    if (id === 'mammoth') {
        return (_jsx("svg", { viewBox: "-26 -24 52 46", width: "98", height: "88", children: _jsx("use", { href: "#w-mammoth" }) }));
    }
    if (kind === 'piece')
        return _jsx(Icon, { name: PIECE[id] ?? 'dolmen', cls: "bigicon" });
    return _jsx(Slip, { kind: kind, id: id });
}
const Symbols = () => _jsx(WinterSprite, { sides: `0 ${NOBODY}`, more: true });
export const pictures = { scope: 'winter', Piece, Symbols };
