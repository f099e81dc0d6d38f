import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { GoodMark, SeatMark, colour } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { askedSeat } from "../../core/table.js";
import { nameOf, seatName, t } from "../../core/text.js";
import { dialog } from "../../core/ui.js";
import { SeatState } from "../../ui/Seats.js";
import { GoalView } from "./Card.js";
import { book, filled, named, total, view } from "./catalogue.js";
import { kindOf } from "./Card.js";
export function sumOf(seat) {
    return book.value.categories.map(c => `${named(c.name)} ${seat.score[c.id] ?? 0}`).join(' · ');
}
export function strength(markers) {
    return Object.entries(markers).reduce((sum, [id, n]) => sum + (book.value.markers[id]?.value ?? 0) * n, 0);
}
const Count = memo(function Count({ icon, n, label }) {
    return (_jsxs("span", { class: "fact", title: label, children: [_jsx(Icon, { name: icon }), _jsx("i", { children: n }), _jsx("span", { class: "sr", children: label })] }));
});
export function People({ number }) {
    const now = view.value;
    const seat = now?.seats[number];
    if (!now || !seat)
        return null;
    const turn = askedSeat.value === number;
    const active = now.active === number;
    const markers = strength(seat.markers) + strength(seat.consumed);
    const won = seat.trophies.reduce((a, b) => a + b, 0);
    return (_jsxs("li", { class: `people ${active ? 'turn' : ''} ${turn ? 'asked' : ''}`, style: { '--pc': colour(number) }, "data-anchor": `seat:${number}`, children: [_jsx(SeatMark, { seat: number, size: 30 }), _jsxs("span", { class: "who", children: [_jsxs("b", { children: [seatName(number), now.start === number && (_jsxs("span", { class: "first", title: t('seat.start'), children: [' ', "\u2605"] }))] }), _jsxs("small", { children: [seat.folk ? nameOf('folk', seat.folk) : '', _jsx(SeatState, { seat: number })] })] }), _jsx("button", { type: "button", class: "points", title: sumOf(seat), "aria-label": t('seat.points', { n: total(seat), name: seatName(number) }), onClick: () => (dialog.value = { kind: 'seat', seat: number }), children: total(seat) }), _jsxs("span", { class: "facts", children: [_jsx(Count, { icon: "hut", n: seat.reserve, label: t('seat.reserve', { n: seat.reserve }) }), _jsx(Count, { icon: "cards", n: seat.hand_size, label: t('seat.hand', { n: seat.hand_size }) }), _jsx(Count, { icon: "draw", n: seat.deck_size, label: t('seat.deck', { n: seat.deck_size }) }), _jsx(Count, { icon: "defence", n: markers, label: t('seat.markers', { n: markers }) }), won > 0 && _jsx(Count, { icon: "trophy", n: won, label: t('seat.trophies', { n: won }) }), now.trading && _jsx(Count, { icon: "coin", n: seat.coins, label: t('seat.coins', { n: seat.coins }) }), Object.entries(seat.pool).flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => _jsx(GoodMark, { kind: kind, size: 18 }, kind + i))), seat.open.map(open => {
                        const title = open.card.split('+')[0] ?? '';
                        const done = filled(open.fields, open.placed);
                        return (_jsxs("span", { class: `opened ${kindOf(title)}`, title: named(book.value.cards[title]?.name), children: [_jsx(Icon, { name: title }), open.fields.map((kind, i) => (_jsx("span", { class: done[i] ? 'slot full' : 'slot', children: _jsx(GoodMark, { kind: done[i] ?? kind, size: 13 }) }, i)))] }, open.card));
                    }), seat.done.map(goal => (_jsx(GoalView, { goal: goal, target: `view:${goal}`, mini: true, cls: "mini" }, goal))), seat.goal && (_jsx(GoalView, { goal: seat.goal.goal, target: `view:${seat.goal.goal}`, mini: true, cls: "mini working", state: t('goal.working') }))] })] }));
}
export function Peoples() {
    const n = view.value?.seats.length ?? 0;
    return (_jsxs("section", { class: "peoples", "aria-label": t('seat.title'), children: [_jsx("h2", { children: t('seat.title') }), _jsx("ol", { children: Array.from({ length: n }, (_, i) => (_jsx(People, { number: i }, i))) })] }));
}
export function Chips() {
    const now = view.value;
    return (_jsx("ol", { class: "chips", children: now?.seats.map((seat, n) => (_jsx("li", { class: now.active === n ? 'turn' : '', children: _jsxs("button", { type: "button", "data-anchor": `seat:${n}`, "aria-label": t('seat.points', { n: total(seat), name: seatName(n) }), onClick: () => (dialog.value = { kind: 'seat', seat: n }), children: [_jsx(SeatMark, { seat: n, size: 24 }), _jsx("b", { children: total(seat) })] }) }, n))) }));
}
