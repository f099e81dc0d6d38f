import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { SeatMark } from "../../art/pieces.js";
import { t } from "../../core/text.js";
import { cardName, book, mark, named, sideName, view } from "./catalogue.js";
import { nameOf } from "../../core/text.js";
import { Ops } from "./Ops.js";
const STEPS = ['winter.e_order', 'winter.e_cards', 'winter.e_land', 'winter.e_board'];
const WAYS = [-45, 45, 135, 225];
export function Eclipse() {
    const now = view.value;
    const eclipse = now?.eclipse;
    if (!now || !eclipse)
        return null;
    const { step, seat } = eclipse;
    const place = seat === null ? -1 : now.turn_order.indexOf(seat);
    const due = [
        [[], 1],
        [eclipse.cards.map(c => (book.value.animals[c] ? nameOf('animal', c) : cardName(c))), 2],
        [eclipse.hexes.map(h => named(book.value.hexes[h]?.name)), 3],
        [eclipse.slots.map(s => nameOf('slot', s)), 4],
    ];
    return (_jsxs("section", { class: "eclipse", "aria-label": t('winter.eclipse'), children: [_jsxs("svg", { viewBox: "-60 -60 120 120", "aria-hidden": "true", children: [_jsx("circle", { r: "54", fill: "#2a1606", stroke: "#f6c777", "stroke-width": "2" }), WAYS.map((way, i) => {
                        const a0 = ((way - 42) * Math.PI) / 180;
                        const a1 = ((way + 42) * Math.PI) / 180;
                        const p = (a, r) => `${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
                        const done = step > i + 1;
                        return (_jsxs("g", { children: [_jsx("path", { d: `M${p(a0, 30)}L${p(a0, 50)}A50 50 0 0 1 ${p(a1, 50)}L${p(a1, 30)}A30 30 0 0 0 ${p(a0, 30)}Z`, fill: step === i + 1 ? '#ffe08a' : done ? '#6d4a22' : '#e3a02c55', stroke: "#1b0e05", "stroke-width": "1.5" }), _jsx("text", { x: Math.sin((way * Math.PI) / 180) * 40, y: -Math.cos((way * Math.PI) / 180) * 40 + 5, "text-anchor": "middle", class: step === i + 1 ? 'now' : '', children: done ? '✓' : i + 1 })] }, i));
                    }), _jsx("circle", { r: "26", fill: "#ffcf6a" }), _jsx("circle", { r: "26", cx: step === 0 ? 12 : 3, fill: "#171310" })] }), _jsxs("div", { children: [_jsxs("h3", { children: [t('winter.eclipse'), seat !== null && (_jsxs(_Fragment, { children: [' ', _jsx(SeatMark, { seat: mark(seat), size: 22 }), " ", sideName(seat)] }))] }), step === 0 ? (_jsx("p", { children: t('winter.e_seal') })) : (_jsx("ol", { children: STEPS.map((key, i) => (_jsxs("li", { class: step === i + 1 ? 'now' : step > i + 1 ? 'done' : '', "aria-current": step === i + 1 ? 'step' : undefined, children: [_jsx("b", { children: t(key) }), ' ', i === 0 && place >= 0 ? _jsx(Ops, { ops: book.value.turn_order[place] ?? [] }) : null, _jsx("small", { children: step <= i + 1 ? (due[i]?.[0] ?? []).join(', ') : '' })] }, key))) }))] })] }));
}
