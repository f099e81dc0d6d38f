import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "preact/jsx-runtime";
import { HutDrawing } from "../../art/pieces.js";
import { path, roughen } from "../../art/shapes.js";
export function DoorPicture({ game }) {
    const walls = {
        altay: ['#3f7d96', '#dbe7e6', '#7f9a4a', '#5d7638'],
        prehistory: ['#7b3f20', '#b8703c', '#a4552e', '#6b3218'],
        endless_winter: ['#1f3946', '#8fbccb', '#e6f5f9', '#bfe0ea'],
    };
    const [sky, far, land, front] = walls[game] ?? ['#3a2f26', '#65523e', '#65523e', '#4a3d31'];
    const ridge = path(roughen([
        [-10, 168],
        [44, 84],
        [78, 122],
        [126, 48],
        [186, 132],
        [228, 88],
        [330, 170],
        [330, 280],
        [-10, 280],
    ], true));
    return (_jsxs(_Fragment, { children: [_jsx("rect", { width: "320", height: "270", fill: sky }), _jsx("circle", { cx: "228", cy: "50", r: "38", fill: "#ffe08a", opacity: ".18" }), _jsx("circle", { cx: "228", cy: "50", r: "24", fill: "#ffe08a", opacity: ".9" }), _jsx("path", { d: ridge, fill: far, stroke: "#2b1f15", "stroke-width": "2.4", "stroke-linejoin": "round" }), _jsx("path", { d: "M126 50L146 78L134 74L124 84L114 70Z", fill: "#fff", opacity: game === 'prehistory' ? 0.3 : 1 }), _jsx("path", { d: "M0 150C60 124 120 146 180 136S280 128 320 146V270H0Z", fill: land, stroke: "#2b1f15", "stroke-width": "2.4" }), _jsx("path", { d: "M0 196C70 172 150 190 210 182S300 176 320 186V270H0Z", fill: front, stroke: "#2b1f15", "stroke-width": "2.4" }), game === 'altay' && (_jsxs(_Fragment, { children: [[
                        [56, 146],
                        [252, 138],
                        [240, 148],
                        [268, 150],
                    ].map(([x, y], i) => (_jsx("use", { href: "#door-pine", x: x, y: y }, i))), _jsx("g", { transform: "translate(96 152) scale(1.25)", children: _jsx(HutDrawing, { seat: 0 }) }), _jsx("g", { transform: "translate(146 142) scale(1)", children: _jsx(HutDrawing, { seat: 2 }) }), _jsx("g", { transform: "translate(204 150) scale(1.15)", children: _jsx(HutDrawing, { seat: 1 }) })] })), game === 'prehistory' && (_jsxs(_Fragment, { children: [_jsx("use", { href: "#i-mammoth", transform: "translate(52 76) scale(.24)", fill: "#2b130a" }), _jsx("use", { href: "#i-deer", transform: "translate(184 92) scale(.17)", fill: "#2b130a" })] })), game === 'endless_winter' && (_jsxs(_Fragment, { children: [_jsx("use", { href: "#i-bison", transform: "translate(48 92) scale(.2)", fill: "#24444f" }), _jsx("use", { href: "#i-dolmen", transform: "translate(158 74) scale(.22)", fill: "#24444f" })] })), _jsx("rect", { width: "320", height: "270", fill: "url(#doorgrain)", opacity: ".45" }), _jsxs("defs", { children: [_jsx("symbol", { id: "door-pine", overflow: "visible", children: _jsx("path", { d: "M0 -30L11 -9L6 -10L15 8L8 7L17 18C6 21 -6 21 -17 18L-8 7L-15 8L-6 -10L-11 -9Z", fill: "#3d4a2a", stroke: "#1c1a10", "stroke-width": "1.6", "stroke-linejoin": "round" }) }), _jsx("pattern", { id: "doorgrain", width: "220", height: "220", patternUnits: "userSpaceOnUse", children: _jsx("image", { href: "/web/art/grain.png", width: "220", height: "220" }) })] })] }));
}
