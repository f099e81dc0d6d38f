import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { Icon } from "../../art/symbols.js";
import { lit, live, replay, viewer } from "../../core/table.js";
import { join, nameOf, seatName, t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { Cube, CubeMark, Dev, edgeAt, Figure, Fish, Gathered, RewardMark, Wheel } from "./art.js";
import { book, COLOURS, colourName, FISH_KINDS, ICON, own, SPECIES, textOf, view, } from "./catalogue.js";
import { setSpot } from "./sets.js";
import { counted } from "./Wall.js";
export function Weather({ seat, rotation, name, size = 132, }) {
    return (_jsxs("svg", { class: "weatherwheel", viewBox: "-84 -84 168 168", width: size, height: size, "aria-hidden": "true", children: [_jsx("circle", { r: "80", fill: "#c7a873", stroke: "#5a4028", "stroke-width": "2" }), seat.weather_ring.map((c, i) => {
                const [x, y] = edgeAt(i, 64);
                return _jsx(Cube, { of: c, x: x, y: y, s: 1.12 }, c);
            }), _jsx(Wheel, { id: name, tile: "weather", rotation: rotation, r: 48, on: seat.weather_numbers.join(' ') })] }));
}
function WeatherBox({ seat }) {
    const turning = spot('turn:weather', 'arrow');
    const next = seat.next_income[seat.weather];
    const cost = book.value.costs.rotate_weather;
    return (_jsxs("section", { class: "weather", "aria-label": t('ph.weather'), children: [_jsx(Weather, { seat: seat, rotation: seat.weather, name: `weather${seat.seat}` }), _jsx("button", { ...turning, type: "button", "aria-label": t('ph.turn_weather', { n: cost }), title: t('ph.turn_weather', { n: cost }), children: "\u21BB" }), next && (_jsxs("p", { class: "income", title: t('ph.income'), children: [_jsxs("span", { class: "sr", children: [t('ph.income'), ": ", counted(next)] }), _jsx("small", { "aria-hidden": "true", children: t('ph.next') }), COLOURS.filter(c => next[c] > 0).map(c => (_jsxs("span", { "aria-hidden": "true", children: [next[c], _jsx(CubeMark, { of: c, size: 17 })] }, c)))] }))] }));
}
function Painting({ seat }) {
    const now = view.value;
    if (!now)
        return null;
    return (_jsxs("section", { class: "painting", "aria-label": t('ph.painting'), children: [now.painting.map(({ section, symbols, price }, n) => {
                const done = seat.painted.includes(section);
                const at = spot(`section:${section}`, `section ${done ? 'painted' : ''}`);
                const says = [
                    nameOf('section', section),
                    symbols.map(s => nameOf('symbol', s)).join(', '),
                    done ? t('ph.painted') : t('ph.price', { what: join(price.map(colourName)) }),
                ];
                return (_jsx("button", { ...at, type: "button", "aria-label": says.join('. '), style: { gridArea: `r${Math.floor(n / 3)}c${n % 3}` }, children: symbols.map((symbol, i) => (_jsxs("span", { class: "symbol", "aria-hidden": "true", children: [_jsx(Icon, { name: ICON[symbol] ?? 'hand', cls: "" }), !done && _jsx(CubeMark, { of: price[i] ?? 'grey', size: 17 })] }, symbol))) }, section));
            }), Object.entries(book.value.lines).map(([line, reward]) => (_jsx("span", { class: "linereward", style: { gridArea: line }, title: t(line.startsWith('row') ? 'ph.row_reward' : 'ph.column_reward'), children: _jsx(RewardMark, { of: reward, size: 18 }) }, line)))] }));
}
function Baskets({ seat }) {
    return (_jsx("section", { class: "baskets", "aria-label": t('ph.baskets'), children: book.value.baskets.map(pair => (_jsxs("div", { class: "basketpair", title: textOf('basket', pair.id), children: [[pair.upper, pair.lower].map(kind => {
                    const n = seat.baskets[kind] ?? 0;
                    return (_jsxs("span", { class: `basket ${n ? '' : 'bare'}`, "data-anchor": `basket:${kind}`, children: [_jsx("span", { class: "sr", children: `${nameOf('kind', kind)}: ${n}` }), _jsxs("svg", { viewBox: "-30 -26 60 48", width: "48", height: "38", "aria-hidden": "true", children: [n === 0 && (_jsxs("g", { transform: "translate(0 -9)", opacity: ".6", children: [_jsx("circle", { r: "11.5", fill: "#d9bd8a", stroke: "#5a4028", "stroke-width": "1.4", "stroke-dasharray": "3 3" }), _jsx("use", { href: `#i-${ICON[kind]}`, transform: "translate(-8.5 -8.5) scale(.0332)", fill: "#4a2a15" })] })), Array.from({ length: Math.min(n, 5) }, (_, i) => (_jsx("g", { transform: `translate(${((i - (Math.min(n, 5) - 1) / 2) * 9).toFixed(1)} -7)`, children: _jsx(Gathered, { kind: kind, r: 12 }) }, i))), _jsx("path", { d: "M-27 -4C-25 16 -14 20 0 20S25 16 27 -4C12 1 -12 1 -27 -4Z", fill: "#8a5a2c", stroke: "#2b1f15", "stroke-width": "1.8" }), _jsx("path", { d: "M-25 4C-10 9 10 9 25 4M-21 11C-8 15 8 15 21 11", stroke: "#c08a4d", "stroke-width": "2.2", fill: "none" })] }), _jsx("b", { children: n })] }, kind));
                }), _jsx("span", { class: "pairreward", "aria-hidden": "true", children: pair.rewards.map((r, i) => (_jsx(RewardMark, { of: r, size: 15 }, i))) })] }, pair.id))) }));
}
function Catch({ seat }) {
    const income = book.value.fishing_track[seat.fishing] ?? { vp: 0, dp: 0 };
    const last = book.value.fishing_track.length - 1;
    return (_jsxs("section", { class: "catch", "aria-label": t('ph.catch'), children: [_jsxs("div", { class: "fishline", title: t('ph.fishing_track', { n: seat.fishing, vp: income.vp, dp: income.dp }), children: [_jsx("span", { class: "sr", children: t('ph.fishing_track', { n: seat.fishing, vp: income.vp, dp: income.dp }) }), _jsxs("svg", { class: "fishtrack", viewBox: "0 0 210 22", "aria-hidden": "true", children: [_jsx("path", { d: "M4 11H206", stroke: "#3f7d96", "stroke-width": "9", "stroke-linecap": "round" }), book.value.fishing_track.map((step, i) => {
                                const better = i > 0 && step.vp > (book.value.fishing_track[i - 1]?.vp ?? 0);
                                return (_jsx("circle", { cx: 6 + (i * 198) / last, cy: "11", r: better ? 3.4 : 2, fill: i <= seat.fishing ? '#ffe08a' : '#bfe0ea', stroke: "#16303c", "stroke-width": ".8" }, i));
                            }), _jsxs("g", { transform: `translate(${6 + (seat.fishing * 198) / last} 11)`, children: [_jsx("circle", { r: "9.5", fill: "#fff8ea", stroke: "#1d1510", "stroke-width": "1.6" }), _jsx("text", { y: "4.2", class: "num", "font-size": "11.5", children: seat.fishing })] })] }), _jsxs("span", { class: "yield", children: ["+", income.vp, " ", _jsx(Icon, { name: "laurels" }), income.dp > 0 && (_jsxs(_Fragment, { children: ["+", income.dp, " ", _jsx(Dev, { size: 15 })] }))] })] }), _jsxs("div", { class: "tally", children: [FISH_KINDS.map(kind => (_jsxs("span", { title: nameOf('fish_kind', kind), "data-anchor": `kept:${kind}`, children: [_jsx("svg", { viewBox: "-17 -9 34 18", width: "32", height: "18", "aria-hidden": "true", children: _jsx(Fish, { kind: kind, value: null, ground: false }) }), _jsxs("span", { class: "sr", children: [nameOf('fish_kind', kind), " "] }), _jsx("b", { children: seat.fish[kind] ?? 0 })] }, kind))), _jsxs("span", { title: nameOf('megalith', 'megalith_a'), children: [_jsx(Icon, { name: "menhir" }), _jsxs("span", { class: "sr", children: [nameOf('megalith', 'megalith_a'), " "] }), _jsx("b", { children: seat.megaliths_a })] }), SPECIES.map(kind => {
                        const points = (seat.animals[kind] ?? []).reduce((a, b) => a + b, 0);
                        const prints = seat.footprints[kind]?.length ?? 0;
                        const says = `${nameOf('species', kind)}: ${t('ph.hunted', { points, prints })}`;
                        return (_jsxs("span", { title: says, "data-anchor": `kept:${kind}`, children: [_jsx(Icon, { name: ICON[kind] ?? 'tiger' }), _jsx("span", { class: "sr", children: says }), _jsxs("b", { "aria-hidden": "true", children: [points, "\u00D7", prints] }), _jsx(Icon, { name: "paw", cls: "icon small" })] }, kind));
                    })] })] }));
}
export function Cave() {
    const number = own.value;
    const seat = view.value?.seats[number];
    if (!seat)
        return null;
    const watching = viewer.value === null && live.value && !replay.value;
    return (_jsxs("section", { class: "right cave", "aria-label": t('ph.cave'), children: [_jsx("h2", { children: watching ? t('own.watching', { name: seatName(number) }) : t('ph.cave') }), _jsxs("div", { class: "hide", children: [_jsxs("div", { class: "upper", children: [_jsx(WeatherBox, { seat: seat }), _jsx(Baskets, { seat: seat })] }), _jsx(Painting, { seat: seat }), _jsx(Catch, { seat: seat })] })] }));
}
const drawer = signal(false);
function Good({ of, n, marker }) {
    const target = `${marker ? 'store' : 'tent'}:${of}`;
    const at = setSpot(target, `cubebutton ${n ? '' : 'none'}`);
    const now = view.value;
    const moves = now?.phase === 'autumn' ? now.movement[of] : 0;
    const label = `${n} ${colourName(of)}${moves ? `. ${t('ph.moves', { n: moves })}` : ''}`;
    return (_jsxs("button", { ...at, type: "button", "aria-label": label, title: label, "data-anchor": target, children: [_jsx(CubeMark, { of: of, size: marker ? 38 : 32, marker: marker }), _jsx("b", { children: n }), moves > 0 && n > 0 && lit.value.has(target) && _jsxs("i", { children: ["+", moves] })] }));
}
function Deal({ target, of, marker, sign }) {
    const at = spot(target, 'deal');
    const costs = book.value.costs;
    const n = target.startsWith('buymarker')
        ? costs.marker
        : target.startsWith('buy')
            ? costs.resource
            : costs.cube;
    const what = t(marker ? 'ph.one_marker' : 'ph.one_resource', { colour: colourName(of) });
    const label = t(target.startsWith('buy') ? 'ph.buy' : 'ph.sell', { what, n });
    return (_jsxs("button", { ...at, type: "button", "aria-label": label, title: label, children: [_jsx(CubeMark, { of: of, size: marker ? 30 : 25, marker: marker }), _jsx("small", { "aria-hidden": "true", children: sign })] }));
}
function Drawer() {
    const rows = [
        ['buy', false, '+', 'ph.buy_resources', book.value.costs.resource],
        ['buymarker', true, '+', 'ph.buy_markers', book.value.costs.marker],
        ['sell', false, '−', 'ph.sell_resources', book.value.costs.cube],
        ['sellmarker', true, '−', 'ph.sell_markers', book.value.costs.cube],
    ];
    return (_jsxs("div", { class: "drawer", role: "group", "aria-label": t('ph.drawer'), children: [rows.map(([prefix, marker, sign, key, n]) => (_jsxs("div", { class: "dealrow", children: [_jsx("span", { children: t(key, { n }) }), COLOURS.map(of => (_jsx(Deal, { target: `${prefix}:${of}`, of: of, marker: marker, sign: sign }, of)))] }, prefix))), _jsx("p", { class: "hint", children: t('ph.turn_hint', { n: book.value.costs.rotate_price }) })] }));
}
export function Purse() {
    const number = own.value;
    const seat = view.value?.seats[number];
    if (!seat)
        return null;
    const open = drawer.value;
    const useful = [...lit.value].some(x => /^(buy|buymarker|sell|sellmarker):/.test(x));
    return (_jsxs("section", { class: "purse", "aria-label": t('ph.tent'), children: [open && _jsx(Drawer, {}), _jsxs("div", { class: "purserow tentrow", "data-anchor": "tent", children: [_jsxs("span", { class: "pursename", title: t('ph.home', { n: seat.home }), children: [_jsx("svg", { viewBox: "-13 -28 30 46", width: "20", height: "30", "aria-hidden": "true", children: _jsx(Figure, { seat: number }) }), _jsx("span", { class: "sr", children: t('ph.home', { n: seat.home }) }), _jsx("b", { "aria-hidden": "true", children: seat.home })] }), COLOURS.map(of => (_jsx(Good, { of: of, n: seat.resources[of], marker: false }, of)))] }), _jsxs("div", { class: "purserow storerow", "data-anchor": "store", children: [_jsxs("button", { type: "button", class: `devbutton ${useful ? 'useful' : ''}`, "aria-expanded": open, "data-act": "drawer", "aria-label": `${t('ph.drawer')}: ${t('ph.dp', { n: seat.dp })}`, title: `${t('ph.drawer')}: ${t('ph.dp', { n: seat.dp })}`, onClick: () => (drawer.value = !open), children: [_jsx(Dev, { size: 24 }), _jsx("b", { children: seat.dp }), _jsx("i", { "aria-hidden": "true", children: open ? '▾' : '▴' })] }), COLOURS.map(of => (_jsx(Good, { of: of, n: seat.markers[of], marker: true }, of)))] })] }));
}
