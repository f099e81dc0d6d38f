import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { useEffect, useRef } from 'preact/hooks';
import { colour, Hut, INK, Shield, Sun } from "../../art/pieces.js";
import { Terrain } from "../../art/symbols.js";
import { panzoom, zoomTable } from "../../core/panzoom.js";
import { hot, lit, picked } from "../../core/table.js";
import { seatName, t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { book, named, view } from "./catalogue.js";
import { chart, slots } from "./geometry.js";
const BASE = {
    farmland: ['#7f9a4a', '#9bb35f'],
    forest: ['#7a5533', '#94693f'],
    hill: ['#4a4541', '#5f5953'],
    mountain: ['#d5e3e4', '#f3f8f7'],
};
const CLOSED = ['#3a342f', '#453e38'];
const BOX = '-22 -18 1044 736';
export function placeName(id, place) {
    const territory = book.value.territories.find(x => x.id === id);
    const terrain = book.value.terrains.find(x => x.id === territory?.terrain);
    const marker = place?.marker ? book.value.markers[place.marker] : undefined;
    const bits = [`${named(territory?.name)}`, named(terrain?.name)];
    if (!place)
        bits.push(t('map.closed'));
    else {
        if (place.owner !== null)
            bits.push(t('map.settlements', { n: place.settlements, seat: seatName(place.owner) }));
        else if (!marker)
            bits.push(t('map.free'));
        if (marker)
            bits.push(named(marker.name));
        if (place.vp)
            bits.push(t('map.sun', { n: place.vp }));
        if (place.used)
            bits.push(t('map.used'));
    }
    return bits.join(', ');
}
const Ground = memo(function Ground({ tile, closed }) {
    const [base, wash] = closed ? CLOSED : (BASE[tile.terrain] ?? CLOSED);
    return (_jsxs(_Fragment, { children: [_jsx("path", { class: "base", d: tile.d, fill: base }), _jsx("path", { d: tile.wash, fill: wash, opacity: ".8", class: "wash" }), _jsx("g", { opacity: closed ? 0.3 : 1, children: tile.decoration.map((d, i) => (_jsx("use", { href: `#d-${tile.terrain}`, transform: `translate(${d.x.toFixed(1)} ${d.y.toFixed(1)}) scale(${d.s.toFixed(2)})` }, i))) }), _jsx("path", { class: "grainy", d: tile.d, fill: "url(#grain)", opacity: closed ? 0.25 : 0.38 }), _jsx("path", { class: "shadow", d: tile.d }), _jsx("path", { class: "ink", d: tile.d })] }));
});
function TileView({ tile, place }) {
    const target = `territory:${tile.id}`;
    const at = spot(target, place ? 'tile' : 'tile closed');
    return (_jsx("g", { ...at, role: "button", "aria-label": placeName(tile.id, place), onKeyDown: e => {
            if (e.key === 'Enter' || e.key === ' ') {
                e.preventDefault();
                e.stopPropagation();
                at.onClick(e);
            }
        }, children: _jsx(Ground, { tile: tile, closed: !place }) }));
}
const Sea = memo(function Sea({ tiles }) {
    const land = tiles.map(x => x.d).join('');
    return (_jsxs("g", { "aria-hidden": "true", children: [_jsx("rect", { x: "-600", y: "-500", width: "2200", height: "1700", fill: "url(#sea)" }), _jsx("rect", { class: "waves", x: "-600", y: "-500", width: "2200", height: "1700", fill: "url(#waves)" }), _jsxs("g", { class: "rings", fill: "none", "stroke-linejoin": "round", children: [_jsx("path", { d: land, stroke: "#5596ad", "stroke-width": "46", opacity: ".35" }), _jsx("path", { d: land, stroke: "#7fb6c7", "stroke-width": "30", opacity: ".45" }), _jsx("path", { d: land, stroke: "#b9dbe2", "stroke-width": "16", opacity: ".75" }), _jsx("path", { d: land, stroke: "#e6d2a4", "stroke-width": "7" })] })] }));
});
const Defs = memo(() => (_jsxs("defs", { children: [_jsxs("radialGradient", { id: "sea", cx: ".5", cy: ".5", r: ".62", children: [_jsx("stop", { offset: "0", "stop-color": "#3f7d96" }), _jsx("stop", { offset: "1", "stop-color": "#173644" })] }), _jsx(Terrain, {}), _jsx("pattern", { id: "grain", width: "220", height: "220", patternUnits: "userSpaceOnUse", children: _jsx("image", { href: "/web/art/grain.png", width: "220", height: "220" }) }), _jsx("pattern", { id: "waves", width: "70", height: "34", patternUnits: "userSpaceOnUse", children: _jsx("path", { d: "M6 12C11 8 15 8 20 12S30 16 35 12M42 28C46 25 49 25 53 28", fill: "none", stroke: "#9fd0df", "stroke-width": "1.3", "stroke-linecap": "round", opacity: ".3" }) }), _jsx("marker", { id: "spearhead", viewBox: "0 0 10 10", refX: "7", refY: "5", markerWidth: "3.4", markerHeight: "3.4", orient: "auto", children: _jsx("path", { d: "M0 0L10 5L0 10L2.6 5Z", fill: "#fff", stroke: "#1b0e05", "stroke-width": "1" }) })] })));
export function Board() {
    const host = useRef(null);
    useEffect(() => (host.current ? panzoom(host.current) : undefined), []);
    const now = view.value;
    if (!now)
        return null;
    const { tiles, waters, seas } = chart(book.value);
    const places = new Map(now.territories.map(p => [p.id, p]));
    const choosing = [...lit.value].some(x => x.startsWith('territory:'));
    const at = new Map(tiles.map(x => [x.id, x]));
    const roped = tiles.filter(x => lit.value.has(`territory:${x.id}`) || marked(`territory:${x.id}`));
    const seaLit = seas.filter(s => lit.value.has(`sea:${s.id}`) || marked(`sea:${s.id}`));
    return (_jsxs(_Fragment, { children: [_jsx("div", { class: "board", role: "group", "aria-label": t('map.title'), ref: host, children: _jsxs("div", { class: "world", children: [_jsxs("svg", { class: `layer ground ${choosing ? 'choosing' : ''}`, viewBox: BOX, children: [_jsx(Defs, {}), _jsx(Sea, { tiles: tiles }), _jsxs("g", { class: "pigment", "aria-hidden": "true", fill: "#bfe0ea", opacity: ".3", children: [_jsx("use", { href: "#i-fish", transform: "translate(372 118) scale(.07)" }), _jsx("use", { href: "#i-fish", transform: "translate(690 296) scale(.085)" })] }), seas.map(s => {
                                    const place = spot(`sea:${s.id}`, 'seaspot');
                                    if (!lit.value.has(`sea:${s.id}`))
                                        return null;
                                    return (_jsx("path", { ...place, d: s.d, role: "button", "aria-label": named(book.value.seas.find(x => x.id === s.id)?.name), fill: "#fff", "fill-opacity": ".01", onKeyDown: e => {
                                            if (e.key === 'Enter' || e.key === ' ')
                                                place.onClick(e);
                                        } }, s.id));
                                }), _jsx("g", { class: "tiles", children: tiles.map(x => (_jsx(TileView, { tile: x, place: places.get(x.id) }, x.id))) })] }), _jsxs("svg", { class: "layer bands", viewBox: BOX, "aria-hidden": "true", children: [tiles.map(x => {
                                    const owner = places.get(x.id)?.owner;
                                    if (owner === null || owner === undefined)
                                        return null;
                                    return _jsx(Band, { d: x.d, id: x.id, owner: owner }, x.id);
                                }), waters.map((w, i) => (_jsx(WaterLine, { d: w.d, kind: w.kind, closed: !places.has(w.a) || !places.has(w.b) }, i)))] }), _jsxs("svg", { class: "layer halos", viewBox: BOX, "aria-hidden": "true", children: [seaLit.map(s => (_jsx(Rope, { d: s.d, target: `sea:${s.id}` }, s.id))), roped.map(x => (_jsx(Rope, { d: x.d, target: `territory:${x.id}` }, x.id)))] }), _jsxs("svg", { class: "layer pieces", viewBox: BOX, "aria-hidden": "true", children: [tiles.map(x => {
                                    const place = places.get(x.id);
                                    return place ? _jsx(Pieces, { tile: x, place: place }, x.id) : null;
                                }), now.combat && _jsx(Assault, { combat: now.combat, at: at })] })] }) }), _jsxs("div", { class: "zoom", children: [_jsx("button", { type: "button", "aria-label": t('map.zoom_in'), onClick: () => zoomTable('in'), children: "+" }), _jsx("button", { type: "button", "aria-label": t('map.zoom_fit'), onClick: () => zoomTable('fit'), children: "\u2302" }), _jsx("button", { type: "button", "aria-label": t('map.zoom_out'), onClick: () => zoomTable('out'), children: "\u2212" })] })] }));
}
function marked(target) {
    return picked.value.includes(target) || hot.value.includes(target);
}
const Band = memo(function Band({ d, id, owner }) {
    return (_jsxs(_Fragment, { children: [_jsx("clipPath", { id: `clip-${id}`, children: _jsx("path", { d: d }) }), _jsxs("g", { "clip-path": `url(#clip-${id})`, fill: "none", children: [_jsx("path", { d: d, stroke: owner === 3 ? '#e9dcc0' : '#20140b', "stroke-width": owner === 3 ? 17 : 18 }), _jsx("path", { d: d, stroke: colour(owner), "stroke-width": "14" })] }), _jsx("path", { class: "ink", d: d })] }));
});
const WaterLine = memo(function WaterLine({ d, kind, closed }) {
    if (kind === 'strait')
        return (_jsxs("g", { fill: "none", "stroke-linecap": "round", opacity: closed ? 0.35 : 1, children: [_jsx("path", { d: d, stroke: "#2b1f15", "stroke-width": "9", "stroke-dasharray": ".1 11" }), _jsx("path", { d: d, stroke: "#ecd9b3", "stroke-width": "6", "stroke-dasharray": ".1 11" })] }));
    return (_jsxs("g", { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round", opacity: closed ? 0.45 : 1, children: [_jsx("path", { d: d, stroke: "#1c3a48", "stroke-width": "10" }), _jsx("path", { d: d, stroke: "#4f93ad", "stroke-width": "7" }), _jsx("path", { d: d, stroke: "#bfe3ee", "stroke-width": "1.4", "stroke-dasharray": "9 13", opacity: ".8" })] }));
});
function Rope({ d, target }) {
    return (_jsxs("g", { class: marked(target) ? 'hot' : '', children: [_jsx("path", { class: "edge", d: d }), _jsx("path", { class: "halo", d: d })] }));
}
const Pieces = memo(function Pieces({ tile, place }) {
    const marker = place.marker ? book.value.markers[place.marker] : undefined;
    const owner = place.owner;
    return (_jsxs("g", { transform: `translate(${tile.x} ${tile.y})`, "data-anchor": `territory:${tile.id}`, children: [place.vp > 0 && (_jsx("g", { transform: `translate(0 -38) scale(${owner === null ? 1 : 0.95})`, children: _jsx(Sun, { value: place.vp }) })), marker && (_jsx("g", { transform: "scale(1.2)", children: _jsx(Shield, { value: marker.value, good: marker.resource }) })), owner !== null &&
                slots(place.settlements).map(([dx, dy], i) => (_jsx("g", { transform: `translate(${dx} ${dy}) scale(.94)`, children: _jsx("g", { "data-flip": `hut:${tile.id}:${i}`, children: _jsx(Hut, { seat: owner }) }) }, i))), place.used && (_jsxs("g", { transform: "translate(30 -22)", children: [_jsx("circle", { r: "9", fill: "#f4e8cd", stroke: INK, "stroke-width": "1.4" }), _jsx("path", { d: "M-4 0L-1 3.4L4.4 -3.6", fill: "none", stroke: "#6b2d12", "stroke-width": "2.4", "stroke-linecap": "round" })] }))] }));
});
function Assault({ combat, at, }) {
    const a = at.get(combat.source);
    const b = at.get(combat.target);
    if (!a || !b)
        return null;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const d = `M${a.x + ux * 30} ${a.y + uy * 30}L${b.x - ux * 34} ${b.y - uy * 34}`;
    const wins = combat.attack > combat.defence;
    const y = b.y < 90 ? 52 : -58;
    return (_jsxs("g", { children: [_jsx("path", { d: d, stroke: "#1b0e05", "stroke-width": "13", "stroke-linecap": "round" }), _jsx("path", { d: d, stroke: "#fff", "stroke-width": "6.5", "stroke-linecap": "round", "marker-end": "url(#spearhead)" }), _jsxs("g", { transform: `translate(${Math.min(930, Math.max(70, b.x))} ${b.y + y})`, children: [_jsx("rect", { x: "-58", y: "-20", width: "116", height: "40", rx: "12", fill: "#221c17", stroke: wins ? '#f0b45a' : '#c3b194', "stroke-width": "2.4" }), _jsx("use", { href: "#i-attack", transform: "translate(-52 -12) scale(.046)", fill: "#ffb27d" }), _jsx("text", { x: "-12", y: "8", class: "versus", "text-anchor": "middle", children: combat.attack }), _jsx("text", { y: "6", "text-anchor": "middle", class: "versus small", children: ":" }), _jsx("text", { x: "12", y: "8", class: "versus", "text-anchor": "middle", children: combat.defence }), _jsx("use", { href: "#i-defence", transform: "translate(28 -12) scale(.046)", fill: "#bfe0ea" })] })] }));
}
