import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { memo } from "../core/memo.js";
export const COLOURS = ['#c8401c', '#56b4e9', '#f6d65a', '#5a3591'];
export const INK = '#1d1510';
const people = signal(COLOURS.length);
export function seatsAre(n) {
    people.value = n;
}
export function colour(seat) {
    return seat === null || seat >= people.value ? '#f4efe6' : (COLOURS[seat] ?? '#f4efe6');
}
export function Emblem({ seat, r = 5 }) {
    switch (seat < people.value ? seat : -1) {
        case 0:
            return _jsx("circle", { r: r });
        case 1:
            return _jsx("path", { d: `M0 ${-r * 1.15}L${r * 1.1} ${r * 0.8}H${-r * 1.1}Z` });
        case 2:
            return _jsx("path", { d: `M0 ${-r * 1.25}L${r * 1.05} 0L0 ${r * 1.25}L${-r * 1.05} 0Z` });
        case 3:
            return (_jsx("path", { d: `M${-r * 0.4} ${-r * 1.1}h${r * 0.8}v${r * 0.7}h${r * 0.7}v${r * 0.8}h${-r * 0.7}v${r * 0.7}h${-r * 0.8}v${-r * 0.7}h${-r * 0.7}v${-r * 0.8}h${r * 0.7}Z` }));
        default:
            return _jsx("circle", { r: r, fill: "none", "stroke-width": r * 0.5 });
    }
}
export const SeatMark = memo(function SeatMark({ seat, size = 30, label, }) {
    return (_jsx("svg", { class: "seatmark", width: size, height: size, viewBox: "-9.5 -9.5 19 19", role: label ? 'img' : undefined, "aria-label": label, "aria-hidden": label ? undefined : true, children: _jsx("use", { href: `#mark-${seat < people.value ? seat : NOBODY}` }) }));
});
const NOBODY = 9;
const MarkDrawing = ({ seat }) => (_jsxs(_Fragment, { children: [_jsx("path", { d: "M-8 1C-9 -5 -4 -8.6 1 -8C6 -7.6 9 -3 8 2C7.4 6.6 3 8.6 -2 8C-6 7.6 -7.6 5 -8 1Z", fill: COLOURS[seat] ?? '#f4efe6', stroke: seat === 3 ? '#f4e8cf' : '#120d09', "stroke-width": seat === 3 ? 1.2 : 1 }), _jsx("g", { fill: "#fff8ea", stroke: "#120d09", "stroke-width": ".6", children: _jsx(Emblem, { seat: seat, r: 3.6 }) })] }));
const LINE = { stroke: INK, 'stroke-width': 1.8, 'stroke-linejoin': 'round' };
export function Hut({ seat }) {
    return _jsx("use", { href: `#hut-${seat}` });
}
export function HutDrawing({ seat }) {
    return (_jsxs(_Fragment, { children: [_jsx("ellipse", { cy: "13", rx: "16", ry: "4.5", fill: "#120d09", opacity: ".38" }), _jsx("path", { d: "M-17 3C-15 -9 -8 -17 0 -18.5C8 -17 15 -9 17 3C13 5.5 -13 5.5 -17 3Z", fill: colour(seat), ...LINE }), _jsx("path", { d: "M-17 3C-15 -9 -8 -17 0 -18.5C-5 -12 -8 -4 -8 4.6C-12 4.3 -15.5 3.8 -17 3Z", fill: "#fff", opacity: ".2" }), _jsx("path", { d: "M-13 4.6V13C-7 15.4 7 15.4 13 13V4.6C8 5.6 -8 5.6 -13 4.6Z", fill: "#d9bd8c", ...LINE }), _jsx("path", { d: "M-4.5 14.6V9.5C-4.5 5.5 4.5 5.5 4.5 9.5V14.6Z", fill: "#241810" }), _jsx("g", { transform: "translate(0 -6)", fill: "#fff8ea", stroke: INK, "stroke-width": ".7", children: _jsx(Emblem, { seat: seat, r: 4.4 }) })] }));
}
export const SHIELD = 'M-11 -9C-6 -13 6 -13 11 -9C12 1 8 9 0 13C-8 9 -12 1 -11 -9Z';
const SHIELD_INNER = 'M-8.6 -7.4C-4 -10.4 4 -10.4 8.6 -7.4C9.4 .6 6 7 0 10.2C-6 7 -9.4 .6 -8.6 -7.4Z';
export function Shield({ value, good }) {
    return (_jsxs(_Fragment, { children: [_jsx("ellipse", { cy: "13", rx: "9", ry: "3", fill: "#120d09", opacity: ".4" }), _jsx("path", { d: SHIELD, fill: "#4c3a2c", stroke: INK, "stroke-width": "1.6" }), _jsx("path", { d: SHIELD_INNER, fill: "#ead7b0" }), _jsx("text", { y: "4.6", "text-anchor": "middle", "font-family": "Skranji", "font-weight": "700", "font-size": "13", fill: "#3a1d0b", children: value }), good && (_jsx("g", { transform: "translate(11 9)", children: _jsx(Good, { kind: good, r: 7.5 }) }))] }));
}
export const GOODS = {
    food: { fill: '#8fb13a', icon: '#1d2a05' },
    wood: { fill: '#5a3416', icon: '#ffe9c9' },
    metal: { fill: '#2d5d8c', icon: '#eaf4ff' },
    stone: { fill: '#ddd6ca', icon: '#33291d' },
    culture: { fill: '#e07fb0', icon: '#3d0c24' },
};
export const Good = memo(function Good({ kind, r = 10 }) {
    return _jsx("use", { href: `#g-${kind}`, transform: `scale(${(r / 9).toFixed(3)})` });
});
function Pebble({ kind }) {
    const look = GOODS[kind];
    const pebble = 'M-9 1C-10 -5 -5 -9 1 -8.6C7 -8 10 -3 9 2C8 7 3 9 -2 8.4C-6 8 -8.6 5 -9 1Z';
    if (!look) {
        return (_jsxs(_Fragment, { children: [_jsx("path", { d: pebble, fill: "#f4e8cd", stroke: INK, "stroke-width": "1.2" }), kind === 'wms' ? (_jsxs(_Fragment, { children: [_jsx("circle", { cx: "-3.6", cy: "-2", r: "3", fill: "#5a3416", stroke: INK, "stroke-width": ".6" }), _jsx("circle", { cx: "3.8", cy: "-2", r: "3", fill: "#2d5d8c", stroke: INK, "stroke-width": ".6" }), _jsx("circle", { cx: "0", cy: "3.8", r: "3", fill: "#ddd6ca", stroke: INK, "stroke-width": ".6" })] })) : (_jsx("text", { y: "4.4", "text-anchor": "middle", "font-family": "Skranji", "font-weight": "700", "font-size": "12", fill: "#4a2a15", children: "?" }))] }));
    }
    return (_jsxs(_Fragment, { children: [_jsx("path", { d: pebble, fill: look.fill, stroke: INK, "stroke-width": "1.2" }), _jsx("path", { d: "M-7 -1C-6.6 -5 -3 -7 1 -6.6", fill: "none", stroke: "#fff", "stroke-width": "1.3", opacity: ".45", "stroke-linecap": "round" }), _jsx("use", { href: `#i-${kind}`, transform: "translate(-6.7 -6.5) scale(.0262)", fill: look.icon })] }));
}
export const PieceSymbols = memo(() => (_jsx(_Fragment, { children: [...COLOURS.keys(), NOBODY].map(seat => (_jsx("symbol", { id: `mark-${seat}`, overflow: "visible", children: _jsx(MarkDrawing, { seat: seat }) }, seat))) })));
export const GoodSymbols = memo(() => (_jsxs(_Fragment, { children: [[...Object.keys(GOODS), 'any', 'wms'].map(kind => (_jsx("symbol", { id: `g-${kind}`, overflow: "visible", children: _jsx(Pebble, { kind: kind }) }, kind))), COLOURS.map((_, seat) => (_jsx("symbol", { id: `hut-${seat}`, overflow: "visible", children: _jsx(HutDrawing, { seat: seat }) }, seat)))] })));
export const GoodMark = memo(function GoodMark({ kind, size = 22, label, }) {
    return (_jsx("svg", { class: "good", width: size, height: size, viewBox: "-10.5 -10.5 21 21", role: label ? 'img' : undefined, "aria-label": label, "aria-hidden": label ? undefined : true, children: _jsx(Good, { kind: kind, r: 9 }) }));
});
export function Sun({ value }) {
    return (_jsxs(_Fragment, { children: [_jsx("path", { d: "M0 -13L3 -9L7.6 -10.6L8 -5.6L12.6 -3.4L10 .6L12 5L7.4 6.4L6.4 11L1.8 9.4L-1.8 12.6L-4.6 8.8L-9.4 9.2L-9 4.4L-12.8 1.4L-9.6 -2L-11 -6.6L-6.2 -7L-4 -11.4Z", fill: "#e3a02c", stroke: INK, "stroke-width": "1.3", "stroke-linejoin": "round" }), _jsx("circle", { r: "7", fill: "#ffe08a" }), _jsx("text", { y: "4", "text-anchor": "middle", "font-family": "Skranji", "font-weight": "700", "font-size": "11", fill: "#3a220c", children: value })] }));
}
