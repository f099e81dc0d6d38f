import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { colour, SeatMark } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { askedSeat } from "../../core/table.js";
import { gameWords, nameOf, seatName, t, upper } from "../../core/text.js";
import { dialog } from "../../core/ui.js";
import { SeatState } from "../../ui/Seats.js";
import { CubeMark, Dev } from "./art.js";
import { COLOURS, total, view } from "./catalogue.js";
import { counted } from "./Wall.js";
export function sumOf(seat) {
    return Object.entries(seat.score)
        .filter(([id]) => id !== 'total')
        .map(([id, n]) => `${nameOf('category', id)} ${n}`)
        .join(' · ');
}
const Fact = memo(function Fact({ icon, n, label }) {
    return (_jsxs("span", { class: "fact", title: label, children: [_jsx(Icon, { name: icon }), _jsx("i", { "aria-hidden": "true", children: n }), _jsx("span", { class: "sr", children: label })] }));
});
const Cubes = memo(function Cubes({ of, marker, label, }) {
    const some = COLOURS.filter(c => of[c] > 0);
    if (!some.length)
        return null;
    return (_jsxs("span", { class: "cubeline", title: `${label}: ${counted(of)}`, children: [_jsxs("span", { class: "sr", children: [label, ": ", counted(of)] }), some.map(c => (_jsxs("span", { "aria-hidden": "true", children: [_jsx(CubeMark, { of: c, size: marker ? 23 : 18, marker: marker }), of[c]] }, c)))] }));
});
function Tribe({ number, place }) {
    const now = view.value;
    const seat = now?.seats[number];
    if (!now || !seat)
        return null;
    const asked = askedSeat.value === number;
    const passed = now.phase === 'spring' && now.passed.includes(number);
    const next = now.ceremony_track.indexOf(number);
    return (_jsxs("li", { class: `people ${asked ? 'turn asked' : ''} ${passed ? 'passed' : ''}`, style: { '--pc': colour(number) }, "data-anchor": `seat:${number}`, children: [_jsx(SeatMark, { seat: number, size: 30 }), _jsxs("span", { class: "who", children: [_jsx("b", { children: seatName(number) }), _jsxs("small", { children: [t('ph.place', { n: place }), passed && ` · ${t('ph.passed')}`, next >= 0 && (_jsxs("span", { class: "fact", title: t('ph.dance', { n: next + 1 }), children: [' · ', _jsx(Icon, { name: "shaman" }), _jsxs("i", { "aria-hidden": "true", children: [next + 1, "."] }), _jsx("span", { class: "sr", children: t('ph.dance', { n: next + 1 }) })] })), ' ', _jsx(SeatState, { seat: number })] })] }), _jsx("button", { type: "button", class: "points", title: sumOf(seat), "aria-label": t('seat.points', { n: total(seat), name: seatName(number) }), onClick: () => (dialog.value = { kind: 'seat', seat: number }), children: total(seat) }), _jsxs("span", { class: "facts", children: [_jsxs("span", { class: "fact", title: t('ph.dp', { n: seat.dp }), children: [_jsx(Dev, { size: 18 }), _jsx("i", { "aria-hidden": "true", children: seat.dp }), _jsx("span", { class: "sr", children: t('ph.dp', { n: seat.dp }) })] }), _jsx(Fact, { icon: "fish", n: seat.fishing, label: t('ph.fishing_at', { n: seat.fishing }) }), _jsx(Fact, { icon: "cave", n: seat.home, label: t('ph.home', { n: seat.home }) }), _jsx(Fact, { icon: "tipi", n: seat.camps.length, label: t('ph.camps_built', { n: seat.camps.length }) }), _jsx(Fact, { icon: "hand", n: seat.painted.length, label: t('ph.sections', { n: seat.painted.length }) }), _jsx(Fact, { icon: "drum", n: seat.cards.length, label: t('ph.cards_held', { n: seat.cards.length }) }), _jsx(Cubes, { of: seat.resources, marker: false, label: t('ph.resources') }), _jsx(Cubes, { of: seat.markers, marker: true, label: t('ph.markers') })] })] }));
}
function Rival() {
    const now = view.value;
    const rival = now?.rival;
    if (!now || !rival)
        return null;
    return (_jsxs("li", { class: `people rival ${rival.passed && now.phase === 'spring' ? 'passed' : ''}`, style: { '--pc': '#f4efe6' }, "data-anchor": "rival", children: [_jsx(SeatMark, { seat: 9, size: 30 }), _jsxs("span", { class: "who", children: [_jsx("b", { children: t('ph.rival') }), _jsxs("small", { children: [t('ph.place', { n: rival.first ? 1 : 2 }), rival.passed && now.phase === 'spring' ? ` · ${t('ph.passed')}` : ''] })] }), _jsxs("span", { class: "facts", children: [_jsx(Fact, { icon: "hourglass", n: `${rival.spring_turns}/3`, label: t('ph.rival_turns', { n: rival.spring_turns }) }), now.rank && _jsx("b", { class: "rank", children: t('ph.rank', { rank: rankName(now.rank) }) })] })] }));
}
const rankName = (rank) => gameWords.value.sections.term?.[`rank_${rank}`] ?? rank;
const phaseName = (phase) => upper(gameWords.value.sections.table?.[`phase_${phase}`] ?? phase);
export function Tribes() {
    const now = view.value;
    if (!now)
        return null;
    const rival = now.rival;
    return (_jsxs("section", { class: "peoples", "aria-label": t('ph.tribes'), children: [_jsx("h2", { children: t('ph.tribes') }), _jsxs("ol", { children: [rival?.first && _jsx(Rival, {}, "rival"), now.order.map((seat, i) => (_jsx(Tribe, { number: seat, place: i + 1 + Number(rival?.first ?? 0) }, seat))), rival && !rival.first && _jsx(Rival, {}, "rival")] })] }));
}
export function Chips() {
    const now = view.value;
    return (_jsx("ol", { class: "chips", children: now?.seats.map((seat, n) => (_jsx("li", { class: askedSeat.value === n ? 'turn' : '', children: _jsxs("button", { type: "button", "data-anchor": `seat:${n}`, "aria-label": t('seat.points', { n: total(seat), name: seatName(n) }), onClick: () => (dialog.value = { kind: 'seat', seat: n }), children: [_jsx(SeatMark, { seat: n, size: 24 }), _jsx("b", { children: total(seat) })] }) }, n))) }));
}
const SEASONS = ['winter', 'spring', 'summer', 'autumn'];
const OF_PHASE = {
    setup: -1,
    winter: 0,
    spring: 1,
    pick: 2,
    summer: 2,
    autumn: 3,
    final: 3,
    over: 3,
};
export function Season() {
    const now = view.value;
    if (!now)
        return null;
    const at = OF_PHASE[now.phase] ?? 0;
    const icons = ['snow', 'berries', 'sun', 'foot'];
    const name = phaseName(now.phase);
    const detail = now.phase === 'summer' && now.action ? `: ${nameOf('action', now.action)}` : '';
    return (_jsxs("span", { class: "season", role: "img", "aria-label": name + detail, children: [_jsx("span", { class: "ring", "aria-hidden": "true", children: SEASONS.map((season, i) => (_jsx("span", { class: `s-${season} ${i === at ? 'here' : ''}`, title: phaseName(season), children: _jsx(Icon, { name: icons[i] ?? 'sun' }) }, season))) }), _jsxs("b", { children: [name, detail] })] }));
}
