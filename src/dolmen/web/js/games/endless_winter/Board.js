import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "preact/jsx-runtime";
import { useEffect, useRef } from 'preact/hooks';
import { Emblem, INK } from "../../art/pieces.js";
import { panzoom, zoomTable } from "../../core/panzoom.js";
import { choices, hot, lit, picked } from "../../core/table.js";
import { t } from "../../core/text.js";
import { memo } from "../../core/memo.js";
import { book, colour, lines, mark, named, sideName, term, view } from "./catalogue.js";
import { beside, corners, hide, tile } from "./geometry.js";
import { aside, Border, Course, course, Rafts, RiverLoad, riverLines } from "./River.js";
import { Reward } from "./Reward.js";
import { drawnSpot } from "./place.js";
const BASE = {
    base: ['#a4552e', '#bd6f3f'],
    plains: ['#8d9a4a', '#a9b463'],
    forest: ['#5f7340', '#7a8d50'],
    mountains: ['#7d7167', '#978a7d'],
    tundra: ['#c9a35a', '#dcbd78'],
    wetland: ['#4b8796', '#67a3ae'],
    glacier: ['#bfe0ea', '#e6f5f9'],
    river: ['#7f9a52', '#a3b56b'],
    landmark: ['#a58a5c', '#c4a878'],
};
const BOX = '-258 -230 516 460';
const WIDE_BOX = '-268 -240 536 480';
const HIDE = hide(270, 240);
export function hexLabel(id) {
    const now = view.value?.map.hexes[id];
    const hex = book.value.hexes[id];
    const tileData = now ? book.value.tiles[now.tile] : undefined;
    const bits = [`${named(hex?.name)}: ${named(tileData?.name)}`];
    const income = lines('tile', now?.tile ?? '')[1];
    const find = view.value?.glacier_tokens?.tokens[id];
    if (find)
        bits.push(...lines('ice_find', find));
    else if (income && tileData?.income.length)
        bits.push(income);
    if (find === null)
        bits.push(t('winter.ice_hidden'));
    bits.push(...riverLines(id));
    for (const [side, n] of Object.entries(now?.camps ?? {}))
        bits.push(`${sideName(side)}: ${n} ${term('t_camps')}`);
    const led = Object.entries(now?.influence ?? {}).map(([side, n]) => `${sideName(side)} ${n}`);
    if (led.length)
        bits.push(`${term('influence')}: ${led.join(', ')}`);
    return bits.join('. ');
}
const Ground = memo(function Ground({ tile, type, income }) {
    const [base, wash] = BASE[type] ?? ['#777', '#999'];
    return (_jsxs(_Fragment, { children: [_jsx("path", { class: "base", d: tile.d, fill: base }), _jsx("path", { class: "wash", d: tile.wash, fill: wash, opacity: ".75" }), tile.spots.map((s, i) => (_jsx("use", { href: `#wd-${type}`, transform: `translate(${s.x.toFixed(1)} ${s.y.toFixed(1)}) scale(${s.s.toFixed(2)})` }, i))), type === 'base' && (_jsxs(_Fragment, { children: [_jsx("circle", { cx: tile.x, cy: tile.y, r: "40", fill: "url(#w-glow)" }), _jsx("use", { href: "#i-fire", transform: `translate(${tile.x - 20} ${tile.y - 32}) scale(.078)`, fill: "#2a120a" }), _jsx("use", { href: "#i-fire", transform: `translate(${tile.x - 19} ${tile.y - 33}) scale(.075)`, fill: "#ffc65c" })] })), income.map((op, i) => (_jsx("g", { transform: `translate(${tile.x + (i - (income.length - 1) / 2) * 23} ${tile.y + 29})`, children: _jsx(Reward, { op: op }) }, i))), _jsx("path", { class: "shadow", d: tile.d })] }));
});
const NOTHING = [];
function TileView({ shape, tileId }) {
    const data = book.value.tiles[tileId];
    const covered = Boolean(view.value?.glacier_tokens?.tokens[shape.id]) || data?.type === 'river';
    const due = view.value?.eclipse?.hexes.includes(shape.id) && view.value.eclipse.step === 3;
    return (_jsx("g", { ...drawnSpot(`hex:${shape.id}`, due ? 'tile due' : 'tile', hexLabel(shape.id)), children: _jsx(Ground, { tile: shape, type: data?.type ?? 'base', income: covered ? NOTHING : (data?.income ?? NOTHING) }) }));
}
export function Board() {
    const host = useRef(null);
    useEffect(() => (host.current ? panzoom(host.current, false) : undefined), []);
    const now = view.value;
    if (!now)
        return null;
    const shapes = Object.entries(now.map.hexes)
        .filter(([id]) => book.value.hexes[id])
        .map(([id, hex]) => ({ shape: tile(book.value, id, book.value.tiles[hex.tile]?.type ?? 'base'), hex }));
    const points = corners(book.value);
    const marked = (target) => picked.value.includes(target) || hot.value.includes(target);
    const roped = shapes.filter(({ shape }) => lit.value.has(`hex:${shape.id}`) || marked(`hex:${shape.id}`));
    const choosing = shapes.some(({ shape }) => lit.value.has(`hex:${shape.id}`));
    const placing = choices.value.some(c => c.targets[0]?.startsWith('junction:'));
    const due = now.eclipse && now.eclipse.step > 0 ? now.eclipse : null;
    const rivers = now.rivers_rafts;
    const box = rivers ? WIDE_BOX : BOX;
    const wandering = choices.value.some(c => c.text.startsWith('move_mammoth'));
    return (_jsxs(_Fragment, { children: [_jsx("div", { class: "board land", role: "group", "aria-label": t('winter.land'), ref: host, children: _jsxs("div", { class: "world", children: [_jsxs("svg", { class: `layer ground ${choosing || placing ? 'choosing' : ''}`, viewBox: box, children: [_jsx(Hide, {}), _jsx("g", { class: "tiles", children: shapes.map(({ shape, hex }) => (_jsx(TileView, { shape: shape, tileId: hex.tile }, shape.id))) }), _jsx(Edges, { d: shapes.map(({ shape }) => shape.d).join('') }), rivers && _jsx(Course, { ids: rivers.river.join(' '), data: book.value }), rivers && _jsx(RiverLoad, { now: rivers }), now.glacier_tokens && _jsx(IceFinds, { tokens: now.glacier_tokens.tokens })] }), _jsxs("svg", { class: "layer bands", viewBox: box, "aria-hidden": "true", children: [shapes.map(({ shape, hex }) => (_jsx(Lead, { shape: shape, influence: hex.influence }, shape.id))), due && _jsx(Due, { shapes: shapes.map(s => s.shape), hexes: due.hexes, now: due.step === 3 })] }), _jsx("svg", { class: "layer halos", viewBox: box, "aria-hidden": "true", children: roped.map(({ shape }) => (_jsxs("g", { class: marked(`hex:${shape.id}`) ? 'hot' : '', children: [_jsx("path", { class: "edge", d: shape.d }), _jsx("path", { class: "halo", d: shape.d })] }, shape.id))) }), _jsxs("svg", { class: "layer pieces", viewBox: box, children: [_jsxs("g", { "aria-hidden": "true", children: [shapes.map(({ shape, hex }) => (_jsx(Camps, { shape: shape, camps: hex.camps, ground: book.value.tiles[hex.tile]?.type ?? '' }, shape.id))), points.map(p => {
                                            const standing = now.map.junctions[p.id];
                                            return standing ? (_jsx("g", { transform: `translate(${p.x} ${p.y - 3})`, "data-anchor": `junction:${p.id}`, children: _jsx(Standing, { what: standing, id: p.id }) }, p.id)) : null;
                                        }), now.nomads && (_jsx(Compass, { arrows: now.nomads.arrows, low: rivers?.river[0] === 'o_w' || rivers?.river[0] === 'o_e' }))] }), rivers && _jsx(Border, { now: rivers }), rivers && _jsx(Rafts, { now: rivers }), now.mammoth && _jsx(Waiting, { mammoth: now.mammoth }), placing &&
                                    points
                                        .filter(p => !now.map.junctions[p.id])
                                        .map(p => {
                                        const target = `junction:${p.id}`;
                                        const names = (book.value.junctions[p.id]?.hexes ?? []).map(h => named(book.value.hexes[h]?.name));
                                        return (_jsx("g", { transform: `translate(${p.x} ${p.y})`, class: "pointplace", children: _jsxs("g", { ...drawnSpot(target, 'point', names.join(' / ')), children: [_jsx("circle", { r: "11", class: "pointring" }), lit.value.has(target) && (_jsx("use", { href: wandering ? '#i-mammoth' : '#i-hut', transform: "translate(-7.2 -7.6) scale(.028)", fill: "#2a1606" }))] }) }, p.id));
                                    })] })] }) }), _jsxs("div", { class: "zoom", children: [_jsx("button", { type: "button", "aria-label": t('map.zoom_in'), onClick: () => zoomTable('in'), children: "+" }), _jsx("button", { type: "button", "aria-label": t('map.zoom_fit'), onClick: () => zoomTable('fit'), children: "\u2302" }), _jsx("button", { type: "button", "aria-label": t('map.zoom_out'), onClick: () => zoomTable('out'), children: "\u2212" })] })] }));
}
const Edges = memo(function Edges({ d }) {
    return (_jsxs("g", { class: "edges", "aria-hidden": "true", children: [_jsx("path", { class: "grainy", d: d, fill: "url(#w-grain)", opacity: ".35" }), _jsx("path", { class: "ink", d: d })] }));
});
const Hide = memo(function Hide() {
    return (_jsxs("g", { "aria-hidden": "true", children: [_jsx("path", { d: HIDE, fill: "#000", opacity: ".45", transform: "translate(5 9)" }), _jsx("path", { d: HIDE, fill: "url(#w-skin)", stroke: "#5a3d22", "stroke-width": "3" }), _jsx("path", { class: "grainy", d: HIDE, fill: "url(#w-grain)", opacity: ".5" }), _jsx("path", { d: HIDE, fill: "none", stroke: "#6e4b29", "stroke-width": "2.2", "stroke-dasharray": "9 7", transform: "scale(.968)", opacity: ".75" }), _jsxs("g", { class: "pigment", fill: "#9b3f1f", opacity: ".5", children: [_jsx("use", { href: "#i-mammoth", transform: "translate(-236 -192) rotate(-8) scale(.12)" }), _jsx("use", { href: "#i-deer", transform: "translate(176 -196) rotate(6) scale(.115)" }), _jsx("use", { href: "#i-bison", transform: "translate(-232 134) rotate(8) scale(.115)" }), _jsx("use", { href: "#i-hand", transform: "translate(184 136) rotate(14) scale(.1)" })] })] }));
});
const Lead = memo(function Lead({ shape, influence }) {
    const ranks = Object.entries(influence).sort((a, b) => b[1] - a[1]);
    const best = ranks[0];
    if (!best || ranks[1]?.[1] === best[1])
        return null;
    const inner = (k) => `translate(${(shape.x * (1 - k)).toFixed(2)} ${(shape.y * (1 - k)).toFixed(2)}) scale(${k})`;
    return (_jsxs("g", { fill: "none", "stroke-linejoin": "round", children: [_jsx("path", { d: shape.d, transform: inner(0.935), stroke: best[0] === '3' ? '#e9dcc0' : '#20140b', "stroke-width": "5.6" }), _jsx("path", { d: shape.d, transform: inner(0.953), stroke: colour(best[0]), "stroke-width": "4" })] }));
});
function Due({ shapes, hexes, now }) {
    return (_jsx("g", { class: now ? 'suns now' : 'suns', children: shapes
            .filter(s => hexes.includes(s.id))
            .map(s => (_jsxs("g", { transform: `translate(${s.x} ${s.y + 29})`, children: [_jsx("circle", { r: "19", fill: "none", stroke: "#1b0e05", "stroke-width": "6" }), _jsx("circle", { r: "19", fill: "none", stroke: "#ffe08a", "stroke-width": "3" })] }, s.id))) }));
}
const Camps = memo(function Camps({ shape, camps, ground, }) {
    const all = Object.entries(camps).flatMap(([side, n]) => Array.from({ length: n }, (_, i) => ({ side, i })));
    const at = beside(all.length);
    const [ax, ay] = ground === 'river' ? besideRiver() : [0, 0];
    const low = ground === 'base' ? 10 : ground === 'landmark' ? 6 : -6;
    return (_jsx(_Fragment, { children: all.map(({ side, i }, n) => {
            const [x, y] = at[n] ?? [0, 0];
            return (_jsx("g", { transform: `translate(${shape.x + x - ax} ${shape.y + y + low - ay}) scale(${all.length > 3 ? 0.8 : 0.96})`, children: _jsx("g", { "data-flip": `camp:${shape.id}:${side}:${i}`, children: _jsx("use", { href: `#camp-${mark(side)}` }) }) }, `${side}-${i}`));
        }) }));
});
function besideRiver() {
    const river = view.value?.rivers_rafts?.river ?? [];
    const [x, y] = aside(course(book.value, river));
    return [x * 20, y * 20];
}
function MammothPiece({ n }) {
    return (_jsxs("g", { "data-flip": "mammoth", children: [_jsx("use", { href: "#w-mammoth" }), _jsxs("g", { transform: "translate(-15 -13)", children: [_jsx("circle", { r: "8", fill: "#3a2a1c", stroke: "#f4e8cd", "stroke-width": "1.4" }), _jsx("text", { y: "4.2", "text-anchor": "middle", fill: "#fff6e2", "font-size": "12", "font-weight": "700", children: n })] })] }));
}
function Waiting({ mammoth }) {
    const at = mammoth.junction ? corners(book.value).find(p => p.id === mammoth.junction) : undefined;
    const [x, y] = at ? [at.x, at.y - 3] : [-212, 176];
    return (_jsx("g", { transform: `translate(${x} ${y})`, children: _jsx("g", { ...drawnSpot('view:mammoth', 'wpiece', mammothLabel(mammoth.influence)), children: at ? _jsx("circle", { r: "15", fill: "transparent" }) : _jsx(MammothPiece, { n: mammoth.influence }) }) }));
}
export const mammothLabel = (n) => `${named(book.value.modules.names.mammoth)}. ${t('winter.mammoth_text', { n })}`;
function IceFinds({ tokens }) {
    return (_jsx("g", { "aria-hidden": "true", children: Object.entries(tokens).map(([id, find]) => {
            const shape = tile(book.value, id, 'glacier');
            const effect = find ? (book.value.modules.ice_finds[find]?.effect ?? []) : [];
            if (!find)
                return (_jsx("g", { transform: `translate(${shape.x + 25} ${shape.y + 17})`, children: _jsx("g", { "data-flip": `ice:${id}`, children: _jsx("use", { href: "#w-ice", transform: "scale(.95)" }) }) }, id));
            return (_jsxs("g", { transform: `translate(${shape.x} ${shape.y + 28})`, "data-anchor": `ice:${id}`, children: [_jsx("rect", { x: -8 - effect.length * 10, y: "-13.5", width: 16 + effect.length * 20, height: "27", rx: "10", fill: "#dff2f8", stroke: "#26576c", "stroke-width": "1.6" }), effect.map((op, i) => (_jsx("g", { transform: `translate(${(i - (effect.length - 1) / 2) * 21} 0)`, children: _jsx(Reward, { op: op, r: 1.05 }) }, i)))] }, id));
        }) }));
}
const Standing = memo(function Standing({ what, id }) {
    if (what === 'nomad_tile') {
        const village = view.value?.nomads?.tile_side === 'village';
        return (_jsxs("g", { "data-flip": "nomad-tile", children: [_jsx("circle", { r: "17", fill: "#f4efe6", stroke: INK, "stroke-width": "2" }), _jsx("use", { href: `#${village ? 'village' : 'camp'}-9`, transform: "scale(.72)" })] }));
    }
    if (what === 'mammoth') {
        return _jsx(MammothPiece, { n: view.value?.mammoth?.influence ?? 0 });
    }
    return (_jsx("g", { "data-flip": `village:${id}`, transform: "scale(.95)", children: _jsx("use", { href: `#village-${mark(what)}` }) }));
});
const WAYS = [
    ['north', 'winter.north', 0, -207, 0],
    ['east', 'winter.east', 233, 0, 90],
    ['south', 'winter.south', 0, 207, 180],
    ['west', 'winter.west', -233, 0, 270],
];
function Compass({ arrows, low }) {
    return (_jsx("g", { class: "compass", children: WAYS.map(([way, key, x, y, turn]) => {
            const big = arrows[0] === way;
            const on = big || arrows[1] === way;
            const aside = low && x !== 0 ? 64 : 0;
            return (_jsxs("g", { transform: `translate(${x} ${y + aside})`, class: on ? (big ? 'on big' : 'on') : '', children: [_jsx("g", { transform: `rotate(${turn}) scale(${big ? 1.25 : 1})`, children: _jsx("path", { d: "M0 -17L14 4H6V15H-6V4H-14Z", class: "wayarrow" }) }), _jsx("text", { y: "5", "text-anchor": "middle", children: t(key) })] }, way));
        }) }));
}
export function Ring({ side }) {
    return (_jsx("g", { fill: "#fff8ea", stroke: INK, "stroke-width": ".7", children: _jsx(Emblem, { seat: mark(side), r: 4 }) }));
}
