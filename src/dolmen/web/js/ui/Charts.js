import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { colour, Emblem } from "../art/pieces.js";
import { seatName, t } from "../core/text.js";
export function series(frames) {
    const rounds = new Map();
    for (const frame of frames)
        rounds.set(frame.round, frame.scores);
    const order = [...rounds.keys()].sort((a, b) => a - b);
    const seats = frames[0]?.scores.length ?? 0;
    return Array.from({ length: seats }, (_, seat) => ({
        seat,
        points: order.map(x => ({ x, y: rounds.get(x)?.[seat]?.total ?? 0 })),
    }));
}
export function LineChart({ lines }) {
    const W = 460;
    const H = 220;
    const xs = lines.flatMap(l => l.points.map(p => p.x));
    const ys = lines.flatMap(l => l.points.map(p => p.y));
    const x0 = Math.min(...xs);
    const x1 = Math.max(...xs, x0 + 1);
    const y1 = Math.max(...ys, 5);
    const px = (x) => 34 + ((x - x0) / (x1 - x0)) * (W - 70);
    const py = (y) => H - 26 - (y / y1) * (H - 44);
    const step = Math.max(1, Math.ceil(y1 / 5 / 5) * 5);
    const ticks = Array.from({ length: Math.floor(y1 / step) + 1 }, (_, i) => i * step);
    return (_jsxs("svg", { class: "chart", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": t('scores.line'), children: [ticks.map(y => (_jsxs("g", { children: [_jsx("path", { d: `M34 ${py(y)}H${W - 30}`, stroke: "#4a3d31", "stroke-width": "1" }), _jsx("text", { x: "28", y: py(y) + 4, "text-anchor": "end", children: y })] }, y))), [x0, Math.round((x0 + x1) / 2), x1].map((x, i) => (_jsx("text", { x: px(x), y: H - 6, "text-anchor": "middle", children: x }, i))), lines.map(({ seat, points }) => {
                const d = 'M' + points.map(p => `${px(p.x).toFixed(1)} ${py(p.y).toFixed(1)}`).join('L');
                const end = points.at(-1) ?? { x: x0, y: 0 };
                return (_jsxs("g", { children: [seat === 3 && (_jsx("path", { d: d, fill: "none", stroke: "#f4e8cf", "stroke-width": "5.5", "stroke-linejoin": "round" })), _jsx("path", { d: d, fill: "none", stroke: colour(seat), "stroke-width": "3", "stroke-linejoin": "round" }), _jsxs("g", { transform: `translate(${px(end.x) + 12} ${py(end.y)})`, children: [_jsx("circle", { r: "9", fill: colour(seat), stroke: "#120d09" }), _jsx("g", { fill: "#fff8ea", stroke: "#120d09", "stroke-width": ".6", children: _jsx(Emblem, { seat: seat, r: 4 }) })] })] }, seat));
            })] }));
}
const SHADES = ['#e0b878', '#8fb13a', '#5b9db3', '#c8602c', '#b9a6d6', '#ddd6ca', '#e07fb0', '#98a1a6'];
export function Bars({ scores, names }) {
    const W = 460;
    const most = Math.max(...scores.map(s => s.total), 1);
    const row = 34;
    return (_jsxs("figure", { class: "bars", children: [_jsx("svg", { class: "chart", viewBox: `0 0 ${W} ${scores.length * row + 6}`, role: "img", "aria-label": t('scores.bars'), children: scores.map((score, seat) => {
                    let x = 34;
                    return (_jsxs("g", { transform: `translate(0 ${seat * row + 4})`, children: [_jsxs("g", { transform: "translate(14 13)", children: [_jsx("circle", { r: "10", fill: colour(seat), stroke: seat === 3 ? '#f4e8cf' : '#120d09' }), _jsx("g", { fill: "#fff8ea", stroke: "#120d09", "stroke-width": ".6", children: _jsx(Emblem, { seat: seat, r: 4.4 }) })] }), names.map(([id, name], i) => {
                                const n = score.categories[id] ?? 0;
                                const w = (Math.max(0, n) / most) * (W - 90);
                                const at = x;
                                x += w;
                                return w ? (_jsxs("g", { children: [_jsx("rect", { x: at, y: "2", width: w, height: "22", fill: SHADES[i % 8], stroke: "#1b130d" }), w > 16 && (_jsx("text", { x: at + w / 2, y: "18", "text-anchor": "middle", fill: "#1b130d", children: n })), _jsx("title", { children: `${seatName(seat)}: ${name} ${n}` })] }, id)) : null;
                            }), _jsx("text", { x: x + 8, y: "18", class: "sum", children: score.total })] }, seat));
                }) }), _jsx("figcaption", { children: names.map(([id, name], i) => (_jsxs("span", { children: [_jsx("i", { style: { background: SHADES[i % 8] } }), " ", name] }, id))) })] }));
}
