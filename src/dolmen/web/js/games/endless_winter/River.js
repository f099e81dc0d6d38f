import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { colour, Emblem, INK } from "../../art/pieces.js";
import { memo } from "../../core/memo.js";
import { choices, hot, lit, picked } from "../../core/table.js";
import { nameOf, t } from "../../core/text.js";
import { book, lines, mark, named, own, sideName, term, view } from "./catalogue.js";
import { COUNT_ICON } from "./Card.js";
import { beside, SIZE, WIDE } from "./geometry.js";
import { DELTA } from "./modules.js";
import { Reward } from "./Reward.js";
import { drawnSpot } from "./place.js";
function middle(data, id) {
    const hex = data.hexes[id] ?? { q: 0, r: 0 };
    return [WIDE * (hex.q + hex.r / 2), SIZE * 1.5 * hex.r];
}
export function course(data, river) {
    const inner = river.map(id => middle(data, id));
    const first = inner[0] ?? [0, 0];
    const last = inner.at(-1) ?? [0, 0];
    const out = (p) => [p[0] * 1.4, p[1] * 1.4];
    return [out(first), ...inner, out(last)];
}
export function aside(river) {
    const [a, b] = [river[0] ?? [0, 0], river.at(-1) ?? [0, 0]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [x, y] = [-dy / length, dx / length];
    return y < 0 || (y === 0 && x < 0) ? [-x, -y] : [x, y];
}
export function borderAt(data, place) {
    const [a, b] = data.modules.border[place]?.neighbours ?? ['', ''];
    const [p, q] = [middle(data, a), middle(data, b)];
    const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const far = Math.hypot(x, y) || 1;
    return [x * (1 + 51 / far), y * (1 + 51 / far)];
}
export const Course = memo(function Course({ ids, data }) {
    const river = course(data, ids.split(' '));
    const [sx, sy] = aside(river);
    const bent = river.flatMap((p, i) => {
        const next = river[i + 1];
        const bend = i % 2 ? 5 : -5;
        return next ? [p, [(p[0] + next[0]) / 2 + sx * bend, (p[1] + next[1]) / 2 + sy * bend]] : [p];
    });
    const d = open(bent);
    const [x0, y0] = river[0] ?? [0, 0];
    const [x6, y6] = river[DELTA] ?? [0, 0];
    return (_jsxs("g", { class: "course", "aria-hidden": "true", children: [_jsxs("g", { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round", children: [_jsx("path", { d: d, stroke: "#1d2f36", "stroke-width": "31", opacity: ".85" }), _jsx("path", { d: d, stroke: "#3f7d96", "stroke-width": "27" }), _jsx("path", { d: d, stroke: "#5b9db3", "stroke-width": "17" }), _jsx("path", { d: d, stroke: "#9fd0df", "stroke-width": "2", "stroke-dasharray": "12 22", opacity: ".8" }), _jsx("path", { d: d, stroke: "#cfeaf2", "stroke-width": "1.4", "stroke-dasharray": "7 31", "stroke-dashoffset": "14" })] }), _jsxs("g", { transform: `translate(${x0} ${y0})`, children: [_jsx("path", { d: "M-22 12L-13 -8L-7 0L0 -18L8 -3L13 -9L22 12C10 17 -10 17 -22 12Z", fill: "#6b6057", stroke: INK, "stroke-width": "1.8" }), _jsx("path", { d: "M0 -18L3.6 -11L.4 -12.6L-2.6 -10Z", fill: "#eef4f4" }), _jsx("path", { d: "M-3 0C-6 6 2 8 0 16", fill: "none", stroke: "#9fd0df", "stroke-width": "4.5", "stroke-linecap": "round" })] }), _jsxs("g", { transform: `translate(${x6} ${y6})`, children: [_jsx("path", { d: "M-22 0C-20 -14 18 -16 22 -2C24 14 -18 17 -22 0Z", fill: "#3f7d96", stroke: INK, "stroke-width": "1.8" }), _jsx("path", { d: "M-13 -3C-8 -7 -4 -7 0 -3C4 1 9 1 14 -3M-12 5C-7 1 -3 1 1 5C5 9 9 8 12 5", fill: "none", stroke: "#cfeaf2", "stroke-width": "1.6", "stroke-linecap": "round" })] })] }));
});
function open(points) {
    const at = (p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
    const [first = [0, 0], ...rest] = points;
    const last = rest.at(-1) ?? first;
    const bends = rest.slice(0, -1).map((p, i) => {
        const next = rest[i + 1] ?? p;
        return `Q${at(p)} ${at([(p[0] + next[0]) / 2, (p[1] + next[1]) / 2])}`;
    });
    return `M${at(first)}${bends.join('')}L${at(last)}`;
}
export function RiverLoad({ now }) {
    const river = course(book.value, now.river);
    const [sx, sy] = aside(river);
    return (_jsxs("g", { "aria-hidden": "true", children: [now.river.map((id, i) => {
                const [x, y] = river[i + 1] ?? [0, 0];
                const income = book.value.tiles[view.value?.map.hexes[id]?.tile ?? '']?.income ?? [];
                return (_jsxs("g", { children: [income.map((op, n) => (_jsx("g", { transform: `translate(${x + sx * 27} ${y + sy * 27})`, children: _jsx(Reward, { op: op, r: 1.1 }) }, n))), now.fish[i] && _jsx("use", { href: "#w-fish", x: x, y: y, "data-anchor": `fish:${i + 1}` })] }, id));
            }), Object.entries(now.landmarks).map(([id, landmark]) => (_jsx(LandmarkView, { at: middle(book.value, id), id: landmark }, id)))] }));
}
function LandmarkView({ at: [x, y], id }) {
    const data = book.value.modules.landmarks[id];
    if (!data)
        return null;
    return (_jsxs("g", { transform: `translate(${x} ${y})`, children: [_jsx("use", { href: `#wd-${id}`, transform: "translate(0 -17) scale(.95)" }), _jsx("g", { transform: "translate(-11 29)", children: _jsx(Reward, { op: { do: 'point', n: data.rate }, r: 1 }) }), _jsxs("g", { transform: "translate(11 29)", children: [_jsx("use", { href: "#w-pebble", transform: "scale(1.05)" }), _jsx("use", { href: `#i-${COUNT_ICON[data.count] ?? 'totem'}`, transform: "translate(-6.6 -6.8) scale(.0262)", fill: "#3d2413" })] })] }));
}
export function spaceName(space) {
    if (space === 0)
        return term('headwaters');
    return space === DELTA ? term('delta') : term('river_space').replace('#', String(space));
}
export function Rafts({ now }) {
    const river = course(book.value, now.river);
    const sides = view.value?.seats.map(s => s.seat) ?? [];
    return (_jsx(_Fragment, { children: now.rafts.map((space, n) => {
            const here = now.rafts.map((s, i) => (s === space ? i : -1)).filter(i => i >= 0);
            const [dx, dy] = beside(here.length, 21)[here.indexOf(n)] ?? [0, 0];
            const [x, y] = river[space] ?? [0, 0];
            const side = sides[n] ?? n;
            const label = t('winter.raft_at', { name: sideName(side), place: spaceName(space) });
            const mine = side === own.value;
            const on = mine && (lit.value.has('raft:own') || hot.value.includes('raft:own'));
            const at = mine
                ? drawnSpot('raft:own', 'wpiece raft', label)
                : { role: 'img', 'aria-label': label, class: 'wpiece' };
            return (_jsxs("g", { transform: `translate(${x + dx} ${y + dy - 4})`, "data-anchor": `raft:${side}`, children: [on && _jsx(Ring, { r: 22, hot: hot.value.includes('raft:own') }), _jsxs("g", { ...at, children: [_jsx("circle", { r: "14", fill: "transparent" }), _jsx("g", { "data-flip": `raft:${side}`, children: _jsx("use", { href: `#raft-${mark(side)}`, transform: "scale(.95)" }) })] })] }, n));
        }) }));
}
function Ring({ r, hot: strong }) {
    return (_jsxs("g", { class: strong ? 'pieceropes hot' : 'pieceropes', children: [_jsx("circle", { class: "edge", r: r }), _jsx("circle", { class: "halo", r: r })] }));
}
const BASE = 'M0 -25L22 -13V12L0 25L-22 12V-13Z';
function StartTile({ side, place }) {
    const [x, y] = borderAt(book.value, place);
    const camps = view.value?.map.hexes.start?.camps[String(side)] ?? 0;
    const mine = side === own.value;
    const target = 'hex:start';
    const label = t('winter.start_tile', { name: sideName(side), n: camps });
    const at = mine
        ? drawnSpot(target, 'wpiece', label)
        : { role: 'img', 'aria-label': label, class: 'wpiece' };
    const strong = hot.value.includes(target) || picked.value.includes(target);
    return (_jsxs("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, "data-anchor": `start:${side}`, children: [_jsxs("g", { ...at, children: [_jsx("path", { d: BASE, fill: "#a4552e", stroke: INK, "stroke-width": "2" }), _jsx("path", { d: BASE, fill: "none", stroke: colour(side), "stroke-width": "4", transform: "scale(.84)" }), _jsx("g", { transform: "translate(0 15)", fill: "#fff8ea", stroke: INK, "stroke-width": ".8", children: _jsx(Emblem, { seat: side, r: 3.6 }) }), beside(camps, 13).map(([cx, cy], i) => (_jsx("g", { transform: `translate(${cx} ${cy - 6}) scale(.72)`, children: _jsx("g", { "data-flip": `camp:start:${side}:${i}`, children: _jsx("use", { href: `#camp-${side}` }) }) }, i)))] }), mine && (lit.value.has(target) || strong) && (_jsxs("g", { class: strong ? 'pieceropes hot' : 'pieceropes', children: [_jsx("path", { class: "edge", d: BASE, transform: "scale(1.1)" }), _jsx("path", { class: "halo", d: BASE, transform: "scale(1.1)" })] }))] }));
}
export function Border({ now }) {
    const placing = choices.value.some(c => c.targets[0]?.startsWith('border:'));
    return (_jsxs(_Fragment, { children: [now.start_tiles.map((place, n) => place && _jsx(StartTile, { side: n, place: place }, n)), placing &&
                Object.keys(book.value.modules.border)
                    .filter(place => !now.start_tiles.includes(place))
                    .map(place => {
                    const [x, y] = borderAt(book.value, place);
                    return (_jsx("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, children: _jsxs("g", { ...drawnSpot(`border:${place}`, 'point', nameOf('border_place', place)), children: [_jsx("circle", { r: "15", class: "pointring" }), lit.value.has(`border:${place}`) && (_jsx("use", { href: "#i-tipi", transform: "translate(-9.4 -9.8) scale(.0366)", fill: "#2a1606" }))] }) }, place));
                })] }));
}
export function riverLines(id) {
    const now = view.value?.rivers_rafts;
    if (!now)
        return [];
    const landmark = now.landmarks[id];
    if (landmark)
        return lines('landmark', landmark);
    const at = now.river.indexOf(id);
    if (at < 0)
        return [];
    const found = [spaceName(at + 1)];
    if (now.fish[at])
        found.push(t('winter.fish_here', { list: unseenFish(now) }));
    now.rafts.forEach((space, n) => {
        const side = view.value?.seats[n]?.seat ?? n;
        if (space === at + 1)
            found.push(t('winter.raft_at', { name: sideName(side), place: spaceName(space) }));
    });
    return found;
}
export const unseenFish = (now) => Object.entries(now.fish_unseen)
    .filter(([, n]) => n > 0)
    .map(([fish, n]) => `${n} ${named(book.value.modules.fish[fish]?.name)}`)
    .join(', ');
