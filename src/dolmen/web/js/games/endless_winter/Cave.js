import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { SeatMark } from "../../art/pieces.js";
import { blob } from "../../art/shapes.js";
import { memo } from "../../core/memo.js";
import { choices, hot, lit, picked } from "../../core/table.js";
import { nameOf, t } from "../../core/text.js";
import { book, lines as said, mark, named, own, sideName, view } from "./catalogue.js";
import { drawnSpot } from "./place.js";
import { Reward } from "./Reward.js";
const KX = 6.6;
const KY = 5.9;
const WALLS = [0, 41, 80, 121, 164];
const WIDE = 1084;
const TOP = -98;
const CEILING = -46;
const FOOT = 566;
const looking = signal(undefined);
export function Cave() {
    const now = view.value;
    const boards = now?.cave_paintings?.boards;
    if (!now || !boards)
        return null;
    const asked = choices.value.some(c => /^(line|dot):/.test(c.targets[0] ?? ''));
    const seat = asked ? own.value : (looking.value ?? own.value);
    const board = boards[seat] ?? boards[0];
    if (!board)
        return null;
    return (_jsxs("section", { class: "cavewall", "aria-label": t('winter.cave'), children: [boards.length > 1 && (_jsx("div", { class: "caveseats", role: "group", "aria-label": t('winter.cave'), children: boards.map((_, n) => (_jsxs("button", { type: "button", "aria-pressed": n === seat, onClick: () => (looking.value = n), children: [_jsx(SeatMark, { seat: mark(n), size: 22 }), " ", sideName(n)] }, n))) })), _jsx("div", { class: "cavescroll", tabIndex: -1, children: _jsxs("svg", { viewBox: `-8 ${TOP - 8} ${WIDE + 16} ${FOOT - TOP + 16}`, role: "group", "aria-label": t('winter.cave'), class: asked ? 'choosing' : '', children: [_jsx(Rock, {}), Object.entries(book.value.modules.chambers).map(([id, chamber], n) => (_jsx(Chamber, { n: n, name: named(chamber.name), need: chamber.torches_needed, torches: board.torches }, id))), Object.keys(book.value.modules.paintings).map(id => (_jsx(PaintingView, { id: id, board: board, mine: seat === own.value }, id))), _jsx(Torches, { lit: board.torches })] }) })] }));
}
const Rock = memo(function Rock() {
    const box = { x: -8, y: TOP - 8, width: WIDE + 16, height: FOOT - TOP + 16, rx: 26 };
    return (_jsxs("g", { "aria-hidden": "true", children: [_jsx("rect", { ...box, fill: "#2a211a", stroke: "#120c08", "stroke-width": "3" }), _jsx("rect", { ...box, fill: "url(#w-grain)", opacity: ".4" })] }));
});
const Chamber = memo(function Chamber({ n, name, need, torches, }) {
    const [from = 0, to = 0] = [WALLS[n], WALLS[n + 1]];
    const [x, w] = [from * KX + 4, (to - from) * KX - 8];
    const bright = torches >= need;
    const box = { x, y: CEILING, width: w, height: FOOT - CEILING - 6, rx: 22 };
    return (_jsxs("g", { "aria-hidden": "true", children: [_jsx("rect", { ...box, fill: bright ? '#c9a477' : '#57483a' }), _jsx("path", { d: blob(x + w / 2, 240, w / 2.25, 250, `wash${n}`, 0.14), fill: bright ? '#dcbd8f' : '#63523f' }), _jsx("rect", { ...box, fill: "url(#w-grain)", opacity: ".45", stroke: "#1b130d", "stroke-width": "4" }), _jsx("text", { x: x + 14, y: "-20", class: `chambername ${bright ? '' : 'dark'}`, children: name }), need > 0 && (_jsxs("g", { transform: `translate(${x + w - 40} -26)`, children: [_jsx("use", { href: "#i-ew_torch", transform: "translate(8 -11) scale(.044)", fill: bright ? '#8a3a12' : '#f0b45a' }), _jsx("text", { x: "4", y: "6", "text-anchor": "end", class: `chambername ${bright ? '' : 'dark'}`, children: need })] }))] }));
});
function Torches({ lit: burning }) {
    const all = book.value.modules.torches;
    return (_jsxs("g", { role: "img", "aria-label": t('winter.torches', { n: burning, of: all }), children: [Array.from({ length: all }, (_, i) => (_jsxs("g", { transform: `translate(${32 + i * 44} -74)`, children: [_jsx("circle", { r: "19", fill: "#17100b", stroke: i < burning ? '#f0b45a' : '#65523e', "stroke-width": "2" }), i < burning && _jsx("circle", { r: "17", fill: "url(#w-glow)" }), _jsx("use", { href: "#i-ew_torch", transform: "translate(-12.5 -13) scale(.05)", fill: i < burning ? '#ffd27a' : '#5d4a38', "data-anchor": i === burning - 1 ? 'torch' : undefined })] }, i))), _jsx("text", { x: 32 + all * 44, y: "-68", class: "chambername dark", children: t('winter.torches', { n: burning, of: all }) })] }));
}
const at = (node) => [(node?.x ?? 0) * KX, (node?.y ?? 0) * KY];
function PaintingView({ id, board, mine }) {
    const data = book.value.modules;
    const painting = data.paintings[id];
    if (!painting)
        return null;
    const strokes = Object.entries(data.lines).filter(([, line]) => line.painting === id);
    const ends = Object.entries(data.nodes).filter(([, node]) => node.painting === id);
    const xs = ends.map(([, n]) => n.x * KX);
    const ys = ends.map(([, n]) => n.y * KY);
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const dark = board.torches < (data.chambers[painting.chamber]?.torches_needed ?? 0);
    const complete = board.complete.includes(id);
    const dots = Object.entries(data.dots).filter(([, node]) => data.nodes[node]?.painting === id);
    const coloured = complete && dots.every(([dot]) => board.dots.includes(dot));
    return (_jsxs("g", { class: dark ? 'painting dark' : 'painting', children: [_jsxs("g", { ...drawnSpot(`painting:${id}`, 'paintingname', said('painting', id).join('. ')), children: [_jsx("text", { x: x, y: Math.min(...ys) - 22, "text-anchor": "middle", class: `chambername ${dark ? 'dark' : ''}`, children: named(painting.name) }), _jsxs("g", { transform: `translate(${x} ${Math.max(...ys) + 28})`, children: [_jsx(Prize, { ops: painting.complete, from: -1, won: complete, icon: "ew_line" }), _jsx(Prize, { ops: painting.coloured, from: 1, won: coloured, icon: "ew_dot" })] })] }), strokes.map(([line, data_]) => (_jsx(Stroke, { id: line, a: at(data.nodes[data_.from]), b: at(data.nodes[data_.to]), start: data_.start, effect: data_.effect, drawn: board.lines.includes(line), mine: mine }, line))), ends.map(([node, one]) => {
                const dot = dots.find(([, n]) => n === node)?.[0];
                const [nx, ny] = at(one);
                return dot ? (_jsx(Dot, { id: dot, x: nx, y: ny, filled: board.dots.includes(dot), mine: mine }, node)) : (_jsx("circle", { cx: nx, cy: ny, r: "4.5", class: "caveend", "aria-hidden": "true" }, node));
            })] }));
}
function Prize({ ops, from, won, icon }) {
    const wide = 30 + ops.length * 25;
    return (_jsxs("g", { transform: `translate(${from < 0 ? -wide - 3 : 3} 0)`, class: won ? 'prize won' : 'prize', "aria-hidden": "true", children: [_jsx("rect", { y: "-15", width: wide, height: "30", rx: "11", class: "prizeground" }), _jsx("use", { href: `#i-${icon}`, transform: "translate(4 -10) scale(.039)", class: "prizeicon" }), ops.map((op, i) => (_jsx("g", { transform: `translate(${38 + i * 25} 0)`, children: _jsx(Reward, { op: op, r: 1.15 }) }, i))), won && _jsx("path", { d: `M${wide - 15} 4L${wide - 10} 10L${wide - 1} -4`, class: "prizedone" })] }));
}
function Stroke({ id, a, b, start, effect, drawn, mine }) {
    const target = `line:${id}`;
    const d = `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.07} ${(a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.07} ${b[0]} ${b[1]}`;
    const label = [
        ...said('line', id),
        t(drawn ? 'winter.line_drawn' : start ? 'winter.line_start' : 'winter.line_open'),
    ];
    const on = mine && lit.value.has(target);
    const strong = mine && (hot.value.includes(target) || picked.value.includes(target));
    const spot = mine ? drawnSpot(target, 'stroke', label.filter(Boolean).join('. ')) : { class: 'stroke' };
    return (_jsxs("g", { ...spot, children: [_jsx("path", { d: d, class: "strokehit" }), _jsx("path", { d: d, class: drawn ? 'pigmentline' : start ? 'chalk start' : 'chalk', "data-anchor": target }), (on || strong) && _jsx("path", { d: d, class: "edge" }), (on || strong) && _jsx("path", { d: d, class: strong ? 'halo strong' : 'halo' }), !drawn && effect.length > 0 && (_jsx("g", { transform: `translate(${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2})`, children: effect.map((op, i) => (_jsx(Reward, { op: op, r: 1.1 }, i))) }))] }));
}
function Dot({ id, x, y, filled, mine, }) {
    const target = `dot:${id}`;
    const on = mine && lit.value.has(target);
    const strong = mine && (hot.value.includes(target) || picked.value.includes(target));
    const label = `${nameOf('dot', id)}. ${t(filled ? 'winter.dot_filled' : 'winter.dot_open')}`;
    const spot = mine ? drawnSpot(target, 'dotplace', label) : { class: 'dotplace' };
    return (_jsx("g", { transform: `translate(${x} ${y})`, children: _jsxs("g", { ...spot, children: [_jsx("circle", { r: "16", fill: "transparent" }), _jsx("circle", { r: "10.5", class: filled ? 'cavedot filled' : 'cavedot', "data-anchor": target }), (on || strong) && _jsx("circle", { r: "14.5", class: "edge" }), (on || strong) && _jsx("circle", { r: "14.5", class: strong ? 'halo strong' : 'halo' })] }) }));
}
