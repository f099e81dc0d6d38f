import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { OP_ICON } from "./Ops.js";
export const Reward = memo(function Reward({ op, r = 1.2 }) {
    const n = op.n ?? 1;
    if (op.do === 'point') {
        return (_jsxs(_Fragment, { children: [_jsx("use", { href: "#w-sun", transform: `scale(${r})` }), _jsx("text", { y: 4.2 * r, "text-anchor": "middle", class: "pebbletext", "font-size": 11.5 * r, children: n })] }));
    }
    return (_jsxs(_Fragment, { children: [_jsx("use", { href: n > 1 ? '#w-pebbles' : '#w-pebble', transform: `scale(${r})` }), _jsx("use", { href: `#i-${OP_ICON[op.do] ?? 'totem'}`, transform: `translate(${-6.4 * r} ${-6.6 * r}) scale(${0.0255 * r})`, fill: op.do === 'food' ? '#8c3a1e' : '#3d2413' }), n > 1 && (_jsx("text", { x: 7 * r, y: -3 * r, "text-anchor": "middle", fill: "#fff6e2", "font-size": 8.4 * r, "font-weight": "700", children: n }))] }));
});
