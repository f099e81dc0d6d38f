import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { SeatMark } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { askedSeat } from "../../core/table.js";
import { t } from "../../core/text.js";
import { dialog } from "../../core/ui.js";
import { SeatState } from "../../ui/Seats.js";
import { colour, mark, named, book, sideName, term, total, view } from "./catalogue.js";
import { FigureMark } from "./Pieces.js";
import { iconOf, StoneView } from "./Card.js";
import { ModuleFacts } from "./Extras.js";
const Fact = memo(function Fact({ icon, n, label, tint = '', }) {
    return (_jsxs("span", { class: `fact ${tint}`, role: "img", "aria-label": `${label}: ${n}`, title: `${label}: ${n}`, children: [_jsx(Icon, { name: icon }), n] }));
});
const animalLabel = (animal, n) => `${named(book.value.animals[animal]?.name)}: ${n.upright}${n.tipped ? ` (+${n.tipped} ${term('t_tipped')})` : ''}`;
export function Animals({ seat }) {
    return (_jsx(_Fragment, { children: Object.entries(seat.animals).map(([animal, n]) => (_jsxs("span", { class: "fact wanimal", role: "img", "aria-label": animalLabel(animal, n), title: animalLabel(animal, n), children: [_jsx(Icon, { name: iconOf(animal) }), n.upright, n.tipped > 0 && _jsx("s", { children: n.tipped })] }, animal))) }));
}
function Tribe({ number }) {
    const now = view.value;
    const seat = now?.seats[number];
    if (!now || !seat)
        return null;
    const place = now.turn_order.indexOf(seat.seat) + 1;
    const nomads = seat.seat === 'nomads';
    const turn = now.active === seat.seat || now.eclipse?.seat === seat.seat;
    const chief = seat.chief ? named(book.value.chiefs[seat.chief]?.name).replace(/ \(.*\)$/, '') : '';
    return (_jsxs("li", { class: `people ${turn ? 'turn' : ''} ${askedSeat.value === number ? 'asked' : ''}`, style: { '--pc': colour(seat.seat) }, "data-anchor": `seat:${seat.seat}`, children: [_jsx(SeatMark, { seat: mark(seat.seat), size: 30 }), _jsxs("span", { class: "who", children: [_jsx("b", { children: sideName(seat.seat) }), _jsxs("small", { children: [place > 0 && _jsxs("span", { title: term('t_order'), children: [place, ". "] }), chief, seat.chief_side ? ` (${seat.chief_side.toUpperCase()})` : '', !nomads && _jsx(SeatState, { seat: number })] })] }), _jsx("button", { type: "button", class: "points", "aria-label": t('seat.points', { n: total(number), name: sideName(seat.seat) }), onClick: () => (dialog.value = { kind: 'seat', seat: number }), children: total(number) }), _jsxs("span", { class: "facts", children: [_jsx(Fact, { icon: "ew_food", n: seat.food, label: term('t_food'), tint: "food" }), _jsx(Fact, { icon: "ew_tool", n: seat.tools, label: term('t_tools'), tint: "tool" }), !nomads && _jsx(Fact, { icon: "cards", n: seat.hand_size ?? 0, label: term('t_hand') }), _jsx(Fact, { icon: "ew_bury", n: seat.graveyard.length, label: term('t_grave') }), _jsx(Fact, { icon: "tipi", n: seat.camps_on_board, label: `${term('t_camps')} ${t('winter.in_stock')}` }), _jsx(Fact, { icon: "hut", n: seat.villages_on_board, label: `${term('t_villages')} ${t('winter.in_stock')}` }), _jsx(Fact, { icon: "dolmen", n: 10 - seat.megaliths_built, label: `${term('t_megaliths')} ${t('winter.in_stock')}` }), _jsxs("span", { class: "wfigures", title: term('t_figures'), children: [seat.figures.chief > 0 && _jsx(FigureMark, { kind: "chief", seat: mark(seat.seat), size: 24 }), Array.from({ length: seat.figures.tribe }, (_, i) => (_jsx(FigureMark, { kind: "tribe", seat: mark(seat.seat), size: 22 }, i)))] }), _jsx(Animals, { seat: seat }), _jsx(ModuleFacts, { seat: number }), seat.stones.map(stone => (_jsx(StoneView, { stone: stone, target: `view:${stone}`, small: true }, stone)))] })] }));
}
export function Tribes() {
    const n = view.value?.seats.length ?? 0;
    return (_jsxs("section", { class: "peoples", "aria-label": t('winter.tribes'), children: [_jsx("h2", { children: t('winter.tribes') }), _jsx("ol", { children: Array.from({ length: n }, (_, i) => (_jsx(Tribe, { number: i }, i))) })] }));
}
export function Chips() {
    const now = view.value;
    return (_jsx("ol", { class: "chips", children: now?.seats.map((seat, n) => (_jsx("li", { class: now.active === seat.seat ? 'turn' : '', children: _jsxs("button", { type: "button", "data-anchor": `seat:${seat.seat}`, "aria-label": t('seat.points', { n: total(n), name: sideName(seat.seat) }), onClick: () => (dialog.value = { kind: 'seat', seat: n }), children: [_jsx(SeatMark, { seat: mark(seat.seat), size: 24 }), _jsx("b", { children: total(n) }), _jsxs("small", { children: [_jsx(Icon, { name: "ew_food" }), seat.food, " ", _jsx(Icon, { name: "ew_tool" }), seat.tools] })] }) }, n))) }));
}
