import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "preact/jsx-runtime";
import { COLOURS as SEATS, colour, Emblem, INK } from "../../art/pieces.js";
import { memo } from "../../core/memo.js";
import { blob, path, rng, roughen } from "../../art/shapes.js";
import { COLOURS, ICON } from "./catalogue.js";
import { ICONS } from "./icons.js";
export const GOODS = {
    grey: { fill: '#98a1a6', icon: '#ffffff', edge: INK },
    red: { fill: '#e0503a', icon: '#fff3e6', edge: INK },
    yellow: { fill: '#f2c840', icon: '#4a2d05', edge: INK },
    blue: { fill: '#2a6fb8', icon: '#eaf5ff', edge: INK },
    brown: { fill: '#41260f', icon: '#ffdfb0', edge: '#c79a63' },
    white: { fill: '#f8f4ea', icon: '#4b3a28', edge: INK },
};
const CUBE = 'M-10 -6L0 -11L10 -6V6L0 11L-10 6Z';
function CubeDrawing({ of }) {
    const look = GOODS[of];
    return (_jsxs(_Fragment, { children: [_jsx("path", { d: CUBE, fill: look.fill, stroke: INK, "stroke-width": "2.2", "stroke-linejoin": "round" }), _jsx("path", { d: "M-10 -6L0 -1L10 -6L0 -11Z", fill: "#fff", opacity: ".26" }), _jsx("path", { d: "M0 -1V11L10 6V-6Z", fill: "#000", opacity: ".14" }), look.edge !== INK && (_jsx("path", { d: CUBE, fill: "none", stroke: look.edge, "stroke-width": "1", "stroke-linejoin": "round" })), _jsx("use", { href: `#i-${ICON[of]}`, transform: "translate(-6.2 -5.2) scale(.0242)", fill: look.icon })] }));
}
const RAYS = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    const p = (r, d) => `${(Math.cos(a + d) * r).toFixed(2)} ${(Math.sin(a + d) * r).toFixed(2)}`;
    return `M${p(12.2, -0.17)}L${p(16.6, 0)}L${p(12.2, 0.17)}Z`;
}).join('');
export const Cube = memo(function Cube({ of, x = 0, y = 0, s = 1, marker = false, }) {
    return _jsx("use", { href: `#${marker ? 'mark' : 'cube'}-${of}`, transform: `translate(${x} ${y}) scale(${s})` });
});
export const CubeMark = memo(function CubeMark({ of, size = 24, marker = false, label, }) {
    const box = marker ? '-17 -17 34 34' : '-12.5 -12.5 25 25';
    return (_jsx("svg", { class: "cube", width: size, height: size, viewBox: box, role: label ? 'img' : undefined, "aria-label": label, "aria-hidden": label ? undefined : true, children: _jsx(Cube, { of: of, marker: marker }) }));
});
export const RewardMark = memo(function RewardMark({ of, size = 20 }) {
    return (_jsxs("span", { class: "reward", "aria-hidden": "true", children: [of.n > 1 && of.n, of.colour ? (_jsx(CubeMark, { of: of.colour, size: of.type === 'marker' ? size + 6 : size, marker: of.type === 'marker' })) : (_jsx(Dev, { size: size }))] }));
});
export const Dev = memo(function Dev({ size = 20 }) {
    return (_jsx("svg", { class: "dev", width: size, height: size, viewBox: "-11 -11 22 22", "aria-hidden": "true", children: _jsx("use", { href: "#dev" }) }));
});
const LINE = { stroke: INK, 'stroke-width': 1.8, 'stroke-linejoin': 'round' };
function FigureDrawing({ seat }) {
    return (_jsxs(_Fragment, { children: [_jsx("path", { d: "M11 -18L9.4 14", stroke: "#d8b27a", "stroke-width": "2.6", "stroke-linecap": "round" }), _jsx("path", { d: "M11 -18L9.4 14", stroke: "#5b3d22", "stroke-width": "1.2", "stroke-linecap": "round" }), _jsx("path", { d: "M11.4 -26L14.4 -17L11 -15L8 -17.4Z", fill: "#dfe6e6", stroke: INK, "stroke-width": "1" }), _jsx("path", { d: "M0 -17.5A5 5 0 1 1 -.1 -17.5M-5.5 -6C-9 -2 -9.5 4 -8.4 13.4C-3 15 3 15 8.4 13.4C9.5 4 9 -2 5.5 -6C2 -8.4 -2 -8.4 -5.5 -6Z", fill: colour(seat), ...LINE }), _jsx("g", { transform: "translate(0 4)", fill: "#fff8ea", stroke: INK, "stroke-width": ".7", children: _jsx(Emblem, { seat: seat, r: 3.6 }) })] }));
}
export const Figure = memo(function Figure({ seat, lying = false }) {
    return lying ? (_jsx("g", { transform: "translate(-2 8) rotate(80)", class: "lying", children: _jsx("use", { href: `#figure-${seat}` }) })) : (_jsxs(_Fragment, { children: [_jsx("ellipse", { cy: "13.5", rx: "10", ry: "4", fill: "#120d09", opacity: ".4" }), _jsx("use", { href: `#figure-${seat}` })] }));
});
function ShamanDrawing({ seat }) {
    return (_jsxs(_Fragment, { children: [_jsx("path", { d: "M-9 -16L-4.5 -21L-1.5 -17L0 -23L1.5 -17L4.5 -21L9 -16L5 -12H-5Z", fill: "#ead7b0", stroke: INK, "stroke-width": "1.2", "stroke-linejoin": "round" }), _jsx("circle", { cy: "-11", r: "5", fill: colour(seat), ...LINE }), _jsx("path", { d: "M-5 -6C-11 0 -12 7 -11 13.4C-4 15.4 4 15.4 11 13.4C12 7 11 0 5 -6C2 -8 -2 -8 -5 -6Z", fill: colour(seat), ...LINE }), _jsx("g", { transform: "translate(0 4.6)", fill: "#fff8ea", stroke: INK, "stroke-width": ".7", children: _jsx(Emblem, { seat: seat, r: 4 }) })] }));
}
export const Shaman = memo(({ seat }) => _jsx("use", { href: `#shaman-${seat}` }));
function TentDrawing({ seat }) {
    return (_jsxs(_Fragment, { children: [_jsx("ellipse", { cy: "13", rx: "16", ry: "4.5", fill: "#120d09", opacity: ".38" }), _jsx("path", { d: "M-3 -19L1.5 -13M3.4 -19.5L-1 -13", stroke: "#3b2a1c", "stroke-width": "2", "stroke-linecap": "round" }), _jsx("path", { d: "M0 -15C-4 -4 -9 6 -15 13C-6 15.5 6 15.5 15 13C9 6 4 -4 0 -15Z", fill: colour(seat), ...LINE }), _jsx("path", { d: "M0 -15C-4 -4 -9 6 -15 13C-11 14 -8 14.4 -5 14.7C-3 6 -1.5 -4 0 -15Z", fill: "#fff", opacity: ".2" }), _jsx("path", { d: "M0 3C-2 8 -3.4 11 -4.6 14.8C-1.6 15 2 15 4.8 14.8C3.6 11 2 8 0 3Z", fill: "#241810" }), _jsx("g", { transform: "translate(0 -2.6)", fill: "#fff8ea", stroke: INK, "stroke-width": ".7", children: _jsx(Emblem, { seat: seat, r: 3.1 }) })] }));
}
export const Tent = memo(({ seat }) => _jsx("use", { href: `#tent-${seat}` }));
export const Fish = memo(function Fish({ kind, value, ground = true, }) {
    return (_jsxs(_Fragment, { children: [ground && _jsx("circle", { r: "18", fill: "#bfe0ea", stroke: INK, "stroke-width": "2" }), _jsx("use", { href: `#f-${kind}`, transform: "translate(0 -3.5)" }), value !== null && (_jsx("text", { y: "14.5", class: "num fishnum", "font-size": "13", children: value }))] }));
});
const BODY = 'M-13 0C-8 -6.5 3 -6.5 8 -1.5L14 -5.5C13 -2 13 2 14 5.5L8 1.5C3 6.5 -8 6.5 -13 0Z';
const PIKE = 'M-15 .6C-10 -3.6 2 -4.6 9 -1.4L14.5 -5C13.6 -2 13.6 2 14.5 5L9 1.4C2 4.6 -10 4.2 -15 .6Z';
function FishSymbols() {
    const line = { stroke: '#16303c', 'stroke-width': 1.3, 'stroke-linejoin': 'round' };
    return (_jsxs(_Fragment, { children: [_jsxs("symbol", { id: "f-fish_kind_trout", overflow: "visible", children: [_jsx("path", { d: BODY, fill: "#8a9a52", ...line }), [-5, -1, 3].map(x => (_jsx("circle", { cx: x, cy: x % 2 ? -2 : 1.6, r: "1.1", fill: "#b5311c" }, x))), _jsx("circle", { cx: "-9", cy: "-1", r: "1", fill: "#16303c" })] }), _jsxs("symbol", { id: "f-fish_kind_pike", overflow: "visible", children: [_jsx("path", { d: PIKE, fill: "#4f7f6a", ...line }), _jsx("path", { d: "M-5 -3L-4 2.6M-1 -3.4L0 3M3 -3L4 2.6", stroke: "#dbe8c4", "stroke-width": "1.3" }), _jsx("circle", { cx: "-10.5", cy: "-.4", r: ".9", fill: "#16303c" })] }), _jsxs("symbol", { id: "f-fish_kind_salmon", overflow: "visible", children: [_jsx("path", { d: BODY, fill: "#e2795c", ...line }), _jsx("path", { d: "M-13 0C-14.5 -1.6 -14 -3 -12 -3.4", fill: "none", ...line }), _jsx("path", { d: "M-4 -4.6C-2 -7.6 2 -7 4 -4.4Z", fill: "#b9533c", ...line }), _jsx("circle", { cx: "-9", cy: "-1", r: "1", fill: "#16303c" })] })] }));
}
export const Megalith = memo(function Megalith({ type }) {
    const letter = type.slice(-1).toUpperCase();
    return (_jsxs("g", { children: [_jsx("ellipse", { cy: "13", rx: "17", ry: "4.5", fill: "#120d09", opacity: ".4" }), _jsx("use", { href: `#m-${type}` }), _jsxs("g", { transform: "translate(13 9)", children: [_jsx("circle", { r: "7", fill: "#f4e8cd", stroke: INK, "stroke-width": "1.2" }), _jsx("text", { y: "3.8", class: "num", "font-size": "10.5", children: letter })] })] }));
});
function MegalithSymbols() {
    const stone = { fill: '#b7ab9b', stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' };
    const light = { fill: '#fff', opacity: 0.3 };
    return (_jsxs(_Fragment, { children: [_jsxs("symbol", { id: "m-megalith_a", overflow: "visible", children: [_jsx("path", { d: "M-7 14C-9 2 -8 -12 -2 -18C4 -20 8 -12 8 14C3 15.4 -3 15.4 -7 14Z", ...stone }), _jsx("path", { d: "M-7 14C-9 2 -8 -12 -2 -18C-3 -8 -3 4 -2 14.8Z", ...light })] }), _jsxs("symbol", { id: "m-megalith_b", overflow: "visible", children: [_jsx("path", { d: "M-12 14L-10 -6H-4L-3 14ZM3 14L4 -6H10L12 14Z", ...stone }), _jsx("path", { d: "M-16 -5C-15 -13 -8 -15 0 -15C9 -15 16 -12 16 -5Z", ...stone }), _jsx("path", { d: "M-16 -5C-15 -13 -8 -15 0 -15L-2 -5Z", ...light })] }), _jsxs("symbol", { id: "m-megalith_c", overflow: "visible", children: [_jsx("path", { d: "M-4 6C-5 -6 -3 -18 1 -19C5 -17 6 -6 5 6Z", ...stone }), _jsx("path", { d: "M-16 13C-18 3 -15 -7 -11 -8C-7 -6 -6 4 -6 13ZM6 14C5 4 8 -7 12 -8C16 -6 17 4 16 13Z", ...stone }), _jsx("path", { d: "M-16 13C-18 3 -15 -7 -11 -8L-11 13ZM6 14C5 4 8 -7 12 -8L11 14Z", ...light })] })] }));
}
export const Gathered = memo(function Gathered({ kind, dp = 0, r = 18, }) {
    const s = (r * 1.44) / 512;
    return (_jsxs(_Fragment, { children: [_jsx("circle", { r: r, fill: "#ead9b4", stroke: INK, "stroke-width": "2" }), _jsx("use", { href: `#i-${ICON[kind]}`, transform: `translate(${-256 * s} ${-256 * s}) scale(${s})`, fill: "#6b2a17" }), dp ? _jsx("use", { href: "#dev", transform: `translate(${r * 0.72} ${r * 0.72}) scale(.78)` }) : null] }));
});
const TerrainSymbols = () => (_jsxs(_Fragment, { children: [_jsxs("symbol", { id: "t-forest", overflow: "visible", children: [_jsx("ellipse", { cy: "7", rx: "6", ry: "2", fill: "#2b3620", opacity: ".5" }), _jsx("path", { d: "M-1.1 8V3H1.1V8Z", fill: "#3c2a1a" }), _jsx("path", { d: "M0 -14L5 -5L3 -5.4L7 2.4L4 2L7.6 6C3 7.4 -3 7.4 -7.6 6L-4 2L-7 2.4L-3 -5.4L-5 -5Z", fill: "#33492f", stroke: "#1c2418", "stroke-width": ".9", "stroke-linejoin": "round" }), _jsx("path", { d: "M0 -14L-5 -5L-3 -5.4L-7 2.4L-4 2L-7.6 6L-2.6 6.9Z", fill: "#55703f" })] }), _jsxs("symbol", { id: "t-rock", overflow: "visible", children: [_jsx("path", { d: "M-15 9L-9 -6L-4 -1L2 -13L9 -2L11 -3L16 9C8 11 -8 11 -15 9Z", fill: "#5d534b", stroke: "#26201b", "stroke-width": "1.3", "stroke-linejoin": "round" }), _jsx("path", { d: "M2 -13L9 -2L5 0L7 9.4C4 10 1 10.2 -2 10.1L0 -2Z", fill: "#8d8177" }), _jsx("path", { d: "M2 -13L5.3 -7.6L2.2 -8.4L-.2 -6.8Z", fill: "#eef4f4" })] }), _jsx("symbol", { id: "t-water", overflow: "visible", children: _jsx("path", { d: "M-10 0C-7 -3 -5 -3 -2 0C1 3 3 3 6 0C8 -2 9 -2.4 11 -1.6", stroke: "#bfe3ee", "stroke-width": "1.4", fill: "none", "stroke-linecap": "round", opacity: ".85" }) })] }));
const RIPPLES = [110, 256, 402]
    .map(y => {
    const wave = (shift) => Array.from({ length: 25 }, (_, i) => [28 + i * 19, y + shift + Math.sin((i / 24) * Math.PI * 4) * 46]);
    return path([...wave(-32), ...wave(32).reverse()]);
})
    .join('');
export const PrehistorySprite = memo(() => (_jsx("svg", { class: "sprite", width: "0", height: "0", "aria-hidden": "true", children: _jsxs("defs", { children: [Object.entries(ICONS).map(([key, d]) => (_jsx("path", { id: `i-${key}`, d: d }, key))), COLOURS.map(of => (_jsx("symbol", { id: `cube-${of}`, overflow: "visible", children: _jsx(CubeDrawing, { of: of }) }, of))), COLOURS.map(of => (_jsxs("symbol", { id: `mark-${of}`, overflow: "visible", children: [_jsx("path", { d: RAYS, fill: "#ffd84a", stroke: INK, "stroke-width": ".9", "stroke-linejoin": "round" }), _jsx("circle", { r: "13", fill: "#ffd84a", stroke: INK, "stroke-width": "1.3" }), _jsx("g", { transform: "scale(.94)", children: _jsx(CubeDrawing, { of: of }) })] }, of))), SEATS.map((_, seat) => (_jsx("symbol", { id: `figure-${seat}`, overflow: "visible", children: _jsx(FigureDrawing, { seat: seat }) }, seat))), SEATS.map((_, seat) => (_jsx("symbol", { id: `shaman-${seat}`, overflow: "visible", children: _jsx(ShamanDrawing, { seat: seat }) }, seat))), SEATS.map((_, seat) => (_jsx("symbol", { id: `tent-${seat}`, overflow: "visible", children: _jsx(TentDrawing, { seat: seat }) }, seat))), _jsx("path", { id: "i-ripples", d: RIPPLES }), _jsxs("symbol", { id: "dev", overflow: "visible", children: [_jsx("circle", { r: "9.6", fill: "#3f6f86", stroke: INK, "stroke-width": "1.3" }), _jsx("use", { href: "#i-flint", transform: "translate(-6.9 -6.9) scale(.027)", fill: "#fff6e2" })] }), _jsx(FishSymbols, {}), _jsx(MegalithSymbols, {}), _jsx(TerrainSymbols, {}), _jsx("pattern", { id: "rock", width: "220", height: "220", patternUnits: "userSpaceOnUse", children: _jsx("image", { href: "/web/art/grain.png", width: "220", height: "220" }) })] }) })));
export const edgeAt = (edge, rx, ry = rx) => {
    const a = ((edge * 60 - 90) * Math.PI) / 180;
    return [Math.cos(a) * rx, Math.sin(a) * ry];
};
const stones = new Map();
export function disc(id, r) {
    const key = `${id}:${r}`;
    const had = stones.get(key);
    if (had)
        return had;
    const next = rng(id);
    const points = Array.from({ length: 24 }, (_, i) => {
        const a = (i / 24) * Math.PI * 2;
        const k = r * (1 + (next() - 0.5) * 0.05);
        return [Math.cos(a) * k, Math.sin(a) * k];
    });
    const d = path(points);
    stones.set(key, d);
    return d;
}
export function slab(id, w, h) {
    const key = `${id}:${w}x${h}`;
    const had = stones.get(key);
    if (had)
        return had;
    const next = rng(id);
    const j = () => 3 + next() * 3;
    const d = path(roughen([
        [j(), j()],
        [w - j(), j()],
        [w - j(), h - j()],
        [j(), h - j()],
    ]));
    stones.set(key, d);
    return d;
}
const turned = new Map();
function angleOf(id, tile, rotation) {
    const was = turned.get(id);
    if (!was || was.tile !== tile) {
        turned.set(id, { tile, rotation, angle: rotation * 60 });
        return rotation * 60;
    }
    const by = ((rotation - was.rotation + 9) % 6) - 3;
    if (by)
        turned.set(id, { tile, rotation, angle: was.angle + by * 60 });
    return was.angle + by * 60;
}
export const Wheel = memo(function Wheel({ id, tile, rotation, on, r = 54, ahead = 0, }) {
    const a = angleOf(id, tile, rotation) + ahead * 60;
    const d = disc(id, r);
    const things = on.split(' ');
    return (_jsxs("g", { class: `wheel ${ahead ? 'ahead' : ''}`, children: [_jsx("path", { d: d, fill: "#000", opacity: ".4", transform: "translate(2 5)" }), _jsxs("g", { class: "spin", style: { transform: `rotate(${a}deg)` }, children: [_jsx("path", { d: d, fill: "#b9a78c", stroke: "#2b1f15", "stroke-width": "2.4" }), _jsx("path", { d: d, fill: "url(#rock)", opacity: ".4" }), _jsx("circle", { r: r * 0.87, fill: "none", stroke: "#8d7a60", "stroke-width": "2" }), _jsx("circle", { r: r * 0.34, fill: "#7d6c55", stroke: "#2b1f15", "stroke-width": "2" }), _jsx("path", { d: `M0 ${-r * 0.99}l7 -9h-14z`, fill: "#c8401c", stroke: "#2b1f15", "stroke-width": "1.5" }), things.map((thing, i) => {
                        const [x, y] = edgeAt(i, r * 0.62);
                        return (_jsx("g", { class: "spin", style: { transform: `translate(${x}px, ${y}px) rotate(${-a}deg)` }, children: thing in GOODS ? (_jsx(Cube, { of: thing, s: r / 47 })) : (_jsx("text", { y: "7", class: "num", "font-size": "19", children: thing })) }, i));
                    })] }), _jsx("path", { d: blob(0, 0, r * 0.22, r * 0.2, `${id}k`, 0.1), fill: "#554838", stroke: "#2b1f15", "stroke-width": "1.6" })] }));
});
