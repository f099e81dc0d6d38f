import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { lit, picked } from "../../core/table.js";
import { join, nameOf, t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { CubeMark, edgeAt, Shaman } from "./art.js";
import { Weather } from "./Cave.js";
import { COLOURS, mySeat, own, view } from "./catalogue.js";
import { counted } from "./Wall.js";
const PATTERNS = [
    ['even', [0, 2, 4]],
    ['odd', [1, 3, 5]],
];
export function Setup() {
    const now = view.value;
    const seat = mySeat.value;
    if (!now || !seat || now.phase !== 'setup')
        return null;
    const asking = [...lit.value, ...picked.value].some(x => x.startsWith('weather:') || x.startsWith('pattern:'));
    if (!asking)
        return null;
    return (_jsxs("section", { class: "beginning", "aria-label": t('ph.beginning'), children: [_jsx("h3", { children: t('ph.choose_weather') }), _jsx("div", { class: "weathers", children: Array.from({ length: 6 }, (_, w) => {
                    const income = seat.next_income[w];
                    const at = spot(`weather:w${w}`, 'weatheroption');
                    return (_jsxs("button", { ...at, type: "button", "aria-label": `${w + 1}. ${t('ph.first_income')}: ${income ? counted(income) : ''}`, children: [_jsx(Weather, { seat: seat, rotation: (w + 1) % 6, name: `choice${w}`, size: 112 }), _jsx("span", { class: "gains", "aria-hidden": "true", children: COLOURS.filter(c => (income?.[c] ?? 0) > 0).map(c => (_jsxs("span", { children: [income?.[c], _jsx(CubeMark, { of: c, size: 18 })] }, c))) })] }, w));
                }) }), _jsx("h3", { children: t('ph.choose_pattern') }), _jsx("div", { class: "patterns", children: PATTERNS.map(([name, places]) => {
                    const at = spot(`pattern:${name}`, 'patternoption');
                    const prices = places.map(p => now.shaman_prices[p] ?? 'grey');
                    return (_jsx("button", { ...at, type: "button", "aria-label": `${nameOf('pattern', name)} (${join(prices.map(c => nameOf('colour', c)))})`, children: _jsxs("svg", { viewBox: "-62 -60 124 116", width: "104", height: "98", "aria-hidden": "true", children: [_jsx("circle", { r: "34", fill: "#3a2f26", stroke: "#8d7a60", "stroke-width": "2" }), _jsx("use", { href: "#i-fire", transform: "translate(-18 -20) scale(.07)", fill: "#f0b45a" }), Array.from({ length: 6 }, (_, p) => {
                                    const [x, y] = edgeAt(p, 46, 42);
                                    return (_jsx("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, children: places.includes(p) ? (_jsx("g", { transform: "scale(.72)", children: _jsx(Shaman, { seat: own.value }) })) : (_jsx("circle", { r: "6", fill: "#2c231b", stroke: "#6d5a45" })) }, p));
                                })] }) }, name));
                }) })] }));
}
