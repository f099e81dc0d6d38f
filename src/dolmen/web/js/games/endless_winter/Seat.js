import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { shown } from "../../core/table.js";
import { nameOf, t } from "../../core/text.js";
import { cardName, lines, term, total, view } from "./catalogue.js";
export function SeatWindow({ seat: n }) {
    const seat = view.value?.seats[n];
    const score = shown.value?.scores[n];
    if (!seat)
        return _jsx("p", {});
    const list = (cards) => {
        const counts = new Map();
        for (const card of cards)
            counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
        return [...counts].map(([name, many]) => (many > 1 ? `${many} × ${name}` : name)).join(', ') || '–';
    };
    return (_jsxs(_Fragment, { children: [_jsxs("table", { class: "sum", children: [_jsx("tbody", { children: Object.entries(score?.categories ?? {}).map(([id, points]) => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: nameOf('category', id) }), _jsx("td", { children: points })] }, id))) }), _jsx("tfoot", { children: _jsxs("tr", { children: [_jsx("th", { scope: "row", children: t('scores.total') }), _jsx("td", { children: total(n) })] }) })] }), _jsxs("dl", { children: [seat.chief && _jsx("dt", { children: lines('chief', seat.chief)[0] }), seat.chief && (_jsx("dd", { children: seat.chief_side ? lines('chief', seat.chief)[seat.chief_side === 'a' ? 1 : 2] : '' })), seat.discard && _jsx("dt", { children: t('own.discard', { n: seat.discard.length }) }), seat.discard && _jsx("dd", { children: list(seat.discard) }), seat.deck_hand_and_pile && _jsx("dt", { children: t('winter.hidden_cards') }), seat.deck_hand_and_pile && (_jsx("dd", { children: list(Object.entries(seat.deck_hand_and_pile).flatMap(([card, many]) => Array.from({ length: many }, () => card))) })), _jsx("dt", { children: term('t_grave') }), _jsx("dd", { children: list(seat.graveyard) }), _jsx("dt", { children: term('t_stones') }), _jsx("dd", { children: seat.stones.map(s => lines('stone', s).join(': ')).join('; ') || '–' })] })] }));
}
