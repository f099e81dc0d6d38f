import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { useEffect, useRef } from 'preact/hooks';
import { INK } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { panzoom, zoomTable } from "../../core/panzoom.js";
import { hot, lit, lookedAt, picked } from "../../core/table.js";
import { nameOf, seatName, t } from "../../core/text.js";
import { memo } from "../../core/memo.js";
import { spot } from "../../ui/spot.js";
import { Cube, CubeMark, Dev, Figure, Fish, Gathered, Megalith, Tent } from "./art.js";
import { book, COLOURS, colourName, ICON, view } from "./catalogue.js";
import { chart } from "./chart.js";
import { press } from "./sets.js";
const BASE = {
    forest: ['#6f7d42', '#8a9753'],
    rock: ['#7d7167', '#978a7d'],
    water: ['#3f7d96', '#5b9db3'],
    none: ['#a4552e', '#bd6f3f'],
};
export function tokenName(token) {
    if (token.tile)
        return nameOf('gathering_tile', token.tile);
    if (token.fish)
        return nameOf('fish', token.fish);
    if (token.species)
        return nameOf('species', token.species);
    return token.megalith ? nameOf('megalith', token.megalith) : '';
}
export function hexContents(hex) {
    const bits = [];
    if (hex.feature === 'marker' && hex.colour)
        bits.push(t('ph.marker_space', { colour: colourName(hex.colour) }));
    if (hex.feature === 'camp' && !hex.camp)
        bits.push(t('ph.camp_space'));
    if (hex.token)
        bits.push(tokenName(hex.token));
    if (hex.camp)
        bits.push(t('ph.camp_of', { seat: seatName(hex.camp.seat), camp: nameOf('camp', hex.camp.camp) }));
    for (const { seat, n } of hex.members)
        bits.push(t('ph.members_of', { seat: seatName(seat), n }));
    return bits;
}
export function hexName(hex) {
    const terrain = hex.terrain === 'none' ? '' : nameOf('terrain', hex.terrain);
    return [nameOf('hex', hex.hex), terrain, ...hexContents(hex)].filter(Boolean).join(', ');
}
const Ground = memo(function Ground({ tile }) {
    const [base, wash] = BASE[tile.terrain] ?? ['#777', '#888'];
    return (_jsxs(_Fragment, { children: [_jsx("path", { class: "base", d: tile.d, fill: base }), _jsx("path", { d: tile.wash, fill: wash, opacity: ".75", class: "wash" }), tile.decoration.map((d, i) => (_jsx("use", { href: `#t-${tile.terrain}`, transform: `translate(${d.x.toFixed(1)} ${d.y.toFixed(1)}) scale(${d.s.toFixed(2)})` }, i))), tile.terrain === 'none' && (_jsxs("g", { transform: `translate(${tile.x} ${tile.y})`, children: [_jsx("circle", { r: "38", fill: "url(#glow)" }), _jsx("use", { href: "#i-fire", transform: "translate(-21 -26) scale(.082)", fill: "#2a120a" }), _jsx("use", { href: "#i-fire", transform: "translate(-20 -27) scale(.079)", fill: "#ffc65c" })] })), _jsx("path", { class: "ink", d: tile.d })] }));
});
function TileView({ tile, hex }) {
    const at = spot(`hex:${hex.hex}`, 'tile');
    return (_jsx("g", { ...at, role: "button", "aria-label": hexName(hex), onKeyDown: press(at), children: _jsx(Ground, { tile: tile }) }));
}
const Hide = memo(function Hide({ hide, stitch, corners, }) {
    const signs = ['mammoth', 'deer', 'bison', 'hand'];
    return (_jsxs("g", { "aria-hidden": "true", children: [_jsx("path", { d: hide, fill: "#000", opacity: ".45", transform: "translate(4 10)" }), _jsx("path", { d: hide, fill: "url(#skin)", stroke: "#5a3d22", "stroke-width": "3" }), _jsx("path", { d: hide, fill: "url(#rock)", opacity: ".5", class: "grainy" }), _jsx("path", { d: stitch, fill: "none", stroke: "#6e4b29", "stroke-width": "2.2", "stroke-dasharray": "9 7", opacity: ".75" }), _jsx("g", { fill: "#9b3f1f", opacity: ".5", class: "pigment", children: corners.map(([x, y], i) => (_jsx("use", { href: `#i-${signs[i]}`, transform: `translate(${x} ${y}) scale(.125)` }, i))) })] }));
});
const bare = (hex) => !hex.camp && !hex.token && hex.feature !== 'marker' && hex.feature !== 'camp';
function Lying({ hex }) {
    const token = hex.token;
    if (hex.camp) {
        return (_jsxs("g", { transform: "translate(0 -3) scale(1.16)", children: [_jsx(Tent, { seat: hex.camp.seat }), _jsxs("g", { transform: "translate(13 9)", children: [_jsx("circle", { r: "7", fill: "#f4e8cd", stroke: INK, "stroke-width": "1.2" }), _jsx("text", { y: "3.8", class: "num", "font-size": "10.5", children: hex.camp.camp.slice(-1) })] })] }));
    }
    if (hex.feature === 'marker' && hex.colour)
        return _jsx(Cube, { of: hex.colour, marker: true, s: hex.paid ? 0.95 : 1.05 });
    if (hex.feature === 'camp')
        return (_jsxs("g", { class: "campspace", children: [_jsx("circle", { r: "15" }), _jsx("path", { d: "M0 -9L9 8H-9ZM0 -9L-2 -12M0 -9L2 -12" })] }));
    if (!token)
        return null;
    if (token.megalith)
        return _jsx(Megalith, { type: token.megalith });
    if (token.fish)
        return _jsx(Fish, { kind: token.kind ?? '', value: token.value ?? null });
    if (token.species)
        return (_jsxs(_Fragment, { children: [_jsx("circle", { r: "18", fill: "#dcb27a", stroke: INK, "stroke-width": "2" }), _jsx("use", { href: `#i-${ICON[token.species]}`, transform: "translate(-13 -13) scale(.0508)", fill: "#43170b" })] }));
    return _jsx(Gathered, { kind: token.kind ?? '', dp: token.dp ?? 0 });
}
const SPOTS = [
    [[0, 2]],
    [
        [-13, 4],
        [13, 4],
    ],
    [
        [-15, 8],
        [15, 8],
        [0, -8],
    ],
    [
        [-15, -6],
        [15, -6],
        [-15, 14],
        [15, 14],
    ],
];
function Crowd({ tile, hex, all }) {
    const aside = bare(hex) || all.length > 1 ? 0 : 12;
    const where = SPOTS[Math.min(all.length, 4) - 1] ?? [];
    return (_jsx("g", { transform: `translate(${tile.x} ${tile.y})`, children: all.map((one, i) => {
            const [dx, dy] = where[i] ?? [0, 0];
            return (_jsxs("g", { transform: `translate(${dx + aside} ${dy}) scale(${all.length > 2 ? 0.86 : 1.08})`, children: [_jsx("g", { "data-flip": `member:${one.seat}:${hex.hex}`, children: _jsx(Figure, { seat: one.seat, lying: one.moved }) }), one.n > 1 && (_jsxs("g", { transform: "translate(-9 10)", children: [_jsx("circle", { r: "7.4", fill: "#221c17", stroke: "#f4e8cf", "stroke-width": "1.3" }), _jsx("text", { y: "4", class: "num light", "font-size": "11", children: one.n })] }))] }, `${one.seat}${one.moved}`));
        }) }));
}
const marked = (target) => picked.value.includes(target) || hot.value.includes(target);
export function HexMap() {
    const host = useRef(null);
    useEffect(() => (host.current ? panzoom(host.current) : undefined), []);
    const now = view.value;
    if (!now)
        return null;
    const drawn = chart(now.map);
    const choosing = [...lit.value].some(x => x.startsWith('hex:'));
    const standing = new Map();
    for (const seat of now.seats) {
        for (const { hex, moved } of seat.members) {
            const all = standing.get(hex) ?? [];
            const same = all.find(x => x.seat === seat.seat && x.moved === moved);
            if (same)
                same.n++;
            else
                all.push({ seat: seat.seat, moved, n: 1 });
            standing.set(hex, all);
        }
    }
    const area = areaOf();
    return (_jsxs(_Fragment, { children: [_jsx("div", { class: "board", role: "group", "aria-label": t('map.title'), ref: host, children: _jsxs("div", { class: "world", children: [_jsxs("svg", { class: `layer ground ${choosing ? 'choosing' : ''}`, viewBox: drawn.box, children: [_jsxs("defs", { children: [_jsxs("radialGradient", { id: "skin", cx: ".5", cy: ".45", r: ".65", children: [_jsx("stop", { offset: "0", "stop-color": "#ecd9b3" }), _jsx("stop", { offset: ".7", "stop-color": "#d9bd8a" }), _jsx("stop", { offset: "1", "stop-color": "#9c7446" })] }), _jsxs("radialGradient", { id: "glow", children: [_jsx("stop", { offset: "0", "stop-color": "#ffb54a", "stop-opacity": ".9" }), _jsx("stop", { offset: ".5", "stop-color": "#ff7a1f", "stop-opacity": ".35" }), _jsx("stop", { offset: "1", "stop-color": "#ff7a1f", "stop-opacity": "0" })] })] }), _jsx(Hide, { hide: drawn.hide, stitch: drawn.stitch, corners: drawn.corners }), _jsx("g", { class: "tiles", children: now.map.map((hex, n) => {
                                        const tile = drawn.tiles[n];
                                        return tile ? _jsx(TileView, { tile: tile, hex: hex }, hex.hex) : null;
                                    }) }), _jsx("path", { class: "seams", d: drawn.seams, "aria-hidden": "true" })] }), _jsxs("svg", { class: "layer halos", viewBox: drawn.box, "aria-hidden": "true", children: [area.map(id => (_jsx("path", { class: "area", d: drawn.at.get(id)?.d }, id))), drawn.tiles
                                    .filter(x => lit.value.has(`hex:${x.id}`) || marked(`hex:${x.id}`))
                                    .map(x => (_jsxs("g", { class: marked(`hex:${x.id}`) ? 'hot' : '', children: [_jsx("path", { class: "edge", d: x.d }), _jsx("path", { class: "halo", d: x.d })] }, x.id)))] }), _jsxs("svg", { class: "layer pieces", viewBox: drawn.box, "aria-hidden": "true", children: [now.map.map((hex, n) => {
                                    const tile = drawn.tiles[n];
                                    if (!tile || bare(hex))
                                        return null;
                                    return (_jsx("g", { transform: `translate(${tile.x} ${tile.y})`, "data-anchor": `hex:${hex.hex}`, children: _jsx(Lying, { hex: hex }) }, hex.hex));
                                }), now.map.map((hex, n) => {
                                    const tile = drawn.tiles[n];
                                    const all = standing.get(hex.hex);
                                    return tile && all ? _jsx(Crowd, { tile: tile, hex: hex, all: all }, hex.hex) : null;
                                }), Object.entries(now.reach?.steps ?? {}).map(([id, n]) => {
                                    const tile = drawn.at.get(id);
                                    if (!tile || !lit.value.has(`hex:${id}`))
                                        return null;
                                    return (_jsxs("g", { transform: `translate(${tile.x} ${tile.y - 29})`, class: "stepcost", children: [_jsx("path", { d: "M-11 0C-12 -7 -5 -11 1 -10.4C8 -10 12 -4 10.6 2C10 8 4 10.6 -2 10C-8 9.6 -10.6 6 -11 0Z" }), _jsx("text", { y: "4.8", class: "num", "font-size": "13.5", children: n })] }, id));
                                })] })] }) }), _jsx(Movement, {}), _jsxs("div", { class: "zoom", children: [_jsx("button", { type: "button", "aria-label": t('map.zoom_in'), onClick: () => zoomTable('in'), children: "+" }), _jsx("button", { type: "button", "aria-label": t('map.zoom_fit'), onClick: () => zoomTable('fit'), children: "\u2302" }), _jsx("button", { type: "button", "aria-label": t('map.zoom_out'), onClick: () => zoomTable('out'), children: "\u2212" })] })] }));
}
function areaOf() {
    const now = view.value;
    const looked = hot.value[0] ?? lookedAt.value;
    const target = looked?.startsWith('hex:') ? looked.slice(4) : undefined;
    const hex = now?.map.find(h => h.hex === target);
    const type = hex?.token?.megalith;
    if (!now || !type || !target)
        return [];
    return now.megalith_areas[type]?.find(area => area[0] === target) ?? [];
}
function Movement() {
    const now = view.value;
    if (!now)
        return null;
    const buying = spot('buy:movement', 'buystep');
    const autumn = now.phase === 'autumn';
    return (_jsxs("section", { class: `movement ${autumn ? 'now' : ''}`, "aria-label": t('ph.movement'), children: [autumn && (_jsxs("p", { class: "pool", title: t('ph.movement'), children: [_jsx(Icon, { name: "foot" }), " ", _jsx("b", { children: now.pool }), " ", _jsx("span", { class: "sr", children: t('ph.movement') })] })), _jsxs("p", { class: "values", title: t('ph.values'), children: [_jsxs("span", { class: "sr", children: [t('ph.values'), ": "] }), [3, 2, 1].map(n => {
                        const all = COLOURS.filter(c => now.movement[c] === n);
                        if (!all.length)
                            return null;
                        return (_jsxs("span", { class: "value", children: [all.map(c => (_jsx(CubeMark, { of: c, size: 20, label: colourName(c) }, c))), _jsx("b", { children: n })] }, n));
                    })] }), autumn && (_jsxs("button", { ...buying, type: "button", "aria-label": t('ph.buy_step', { n: book.value.costs.movement }), title: t('ph.buy_step', { n: book.value.costs.movement }), children: [_jsx(Dev, { size: 20 }), " \u2192 +1"] }))] }));
}
