import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { INK } from "../../art/pieces.js";
import { choices, hot, lit, picked } from "../../core/table.js";
import { t } from "../../core/text.js";
import { hide } from "./geometry.js";
import { book, lines, mark, sideName, term, view } from "./catalogue.js";
import { drawnSpot } from "./place.js";
import { blockColour } from "./Pieces.js";
import { Reward } from "./Reward.js";
const CELL = 40;
const RISE = 7;
const HALF = 17;
function middle(level, row, column) {
    const off = ((level - 1) * CELL) / 2;
    return [column * CELL + CELL / 2 + off, row * CELL + CELL / 2 + off - (level - 1) * RISE];
}
export function placeLabel(level, row, column) {
    const place = term('site')
        .replace('{l}', String(level))
        .replace('{r}', String(row + 1))
        .replace('{c}', String(column + 1));
    const piece = view.value?.site.pieces.find(p => p.level === level && p.row === row && p.column === column);
    const space = view.value?.site.spaces.find(s => level === 1 && s.row === row && s.column === column);
    const gain = space ? lines('space', space.space)[0] : undefined;
    return [place, gain, piece ? sideName(piece.seat) : ''].filter(Boolean).join('. ');
}
export function Site() {
    const now = view.value;
    if (!now)
        return null;
    const { spaces, pieces } = now.site;
    const rows = Math.max(...spaces.map(s => s.row)) + 1;
    const columns = Math.max(...spaces.map(s => s.column)) + 1;
    const building = choices.value.some(c => c.targets[0]?.startsWith('site:'));
    const raised = [...lit.value].filter(x => x.startsWith('site:') && !x.startsWith('site:1'));
    const standing = new Set(pieces.filter(p => p.level === 1).map(p => `${p.row}-${p.column}`));
    const order = [...pieces].sort((a, b) => a.level - b.level || a.row - b.row);
    const w = columns * CELL;
    const h = rows * CELL;
    const ground = hide(w / 2 + 26, h / 2 + 24, 'site');
    const centre = `translate(${w / 2} ${h / 2})`;
    return (_jsxs("section", { class: "site", "aria-label": t('winter.site'), children: [_jsx("h2", { children: t('winter.site') }), _jsxs("svg", { viewBox: `-14 -20 ${w + 28} ${h + 32}`, class: building ? 'choosing' : '', role: "group", "aria-label": t('winter.site'), children: [_jsx("path", { d: ground, transform: centre, fill: "#4a4038", stroke: "#1b130d", "stroke-width": "3" }), _jsx("path", { class: "grainy", d: ground, transform: centre, fill: "url(#w-grain)", opacity: ".5" }), spaces.map(s => {
                        const target = `site:1-${s.row}-${s.column}`;
                        const income = book.value.spaces[s.space]?.income ?? [];
                        return (_jsxs("g", { transform: `translate(${s.column * CELL} ${s.row * CELL})`, ...drawnSpot(target, 'space', placeLabel(1, s.row, s.column)), children: [_jsx("rect", { x: "2", y: "2", width: CELL - 4, height: CELL - 4, rx: "5", class: "spaceground" }), !standing.has(`${s.row}-${s.column}`) &&
                                    income.map((op, i) => (_jsx("g", { transform: `translate(${CELL / 2 + (i - (income.length - 1) / 2) * 16} ${CELL / 2})`, children: _jsx(Reward, { op: op, r: income.length > 1 ? 0.8 : 1.15 }) }, i)))] }, target));
                    }), order.map(p => (_jsx(Block, { piece: p }, `${p.level}-${p.row}-${p.column}`))), raised.map(target => {
                        const [level = 1, row = 0, column = 0] = target.slice(5).split('-').map(Number);
                        const [x, y] = middle(level, row, column);
                        return (_jsx("g", { transform: `translate(${x} ${y})`, children: _jsxs("g", { ...drawnSpot(target, 'space raised', placeLabel(level, row, column)), children: [_jsx("rect", { x: -HALF, y: -HALF, width: HALF * 2, height: HALF * 2, rx: "5", fill: blockColour(level), "fill-opacity": ".55" }), _jsx(Reward, { op: book.value.levels[level]?.[0] ?? { do: 'point', n: 1 }, r: 1.1 })] }) }, target));
                    }), _jsx("g", { class: "halos", "aria-hidden": "true", children: [...lit.value, ...hot.value, ...picked.value]
                            .filter(x => x.startsWith('site:'))
                            .map(target => {
                            const [level = 1, row = 0, column = 0] = target.slice(5).split('-').map(Number);
                            const [x, y] = middle(level, row, column);
                            return (_jsxs("g", { class: hot.value.includes(target) ? 'hot' : '', children: [_jsx("rect", { class: "edge", x: x - HALF, y: y - HALF, width: HALF * 2, height: HALF * 2, rx: "5" }), _jsx("rect", { class: "halo", x: x - HALF, y: y - HALF, width: HALF * 2, height: HALF * 2, rx: "5" })] }, target));
                        }) })] }), _jsx("p", { class: "levels", "aria-hidden": "true", children: [2, 3, 4].map(level => (_jsxs("span", { children: [_jsx("i", { style: { background: blockColour(level) }, children: level }), _jsx("span", { class: "wsun", children: book.value.levels[level]?.[0]?.n ?? '' })] }, level))) })] }));
}
const Block = memo(function Block({ piece }) {
    const [x, y] = middle(piece.level, piece.row, piece.column);
    const seat = mark(piece.seat);
    return (_jsx("g", { transform: `translate(${x} ${y})`, "data-anchor": `site:${piece.level}-${piece.row}-${piece.column}`, class: "block", "aria-hidden": "true", children: _jsxs("g", { "data-flip": `block:${piece.level}-${piece.row}-${piece.column}`, children: [_jsx("use", { href: "#w-block", style: { '--pc': blockColour(piece.level) } }), piece.neutral ? (_jsxs("g", { transform: "translate(0 4)", children: [_jsx("circle", { r: "8", fill: "#8d8177", stroke: INK, "stroke-width": "1.2" }), _jsx("use", { href: `#emblem-${seat}`, transform: "scale(.9)" })] })) : (_jsx("use", { href: `#mark-${seat}`, transform: "translate(0 4) scale(.98)" })), piece.level > 1 && (_jsx("text", { x: "11", y: "-8", "font-size": "10", "font-weight": "700", fill: "#fff", "text-anchor": "middle", children: piece.level }))] }) }));
});
