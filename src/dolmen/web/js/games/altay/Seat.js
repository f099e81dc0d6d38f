import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { seatName, t } from "../../core/text.js";
import { book, named, total, view } from "./catalogue.js";
import { cardName } from "./Own.js";
export function SeatWindow({ seat: number }) {
    const seat = view.value?.seats[number];
    if (!seat)
        return _jsx("p", {});
    const won = seat.trophies.reduce((a, b) => a + b, 0);
    const list = (cards) => {
        const counts = new Map();
        for (const card of cards)
            counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
        return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ') || '–';
    };
    return (_jsxs(_Fragment, { children: [_jsxs("table", { class: "sum", children: [_jsx("tbody", { children: book.value.categories.map(c => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: named(c.name) }), _jsx("td", { children: seat.score[c.id] ?? 0 })] }, c.id))) }), _jsx("tfoot", { children: _jsxs("tr", { children: [_jsx("th", { scope: "row", children: t('scores.total') }), _jsx("td", { children: total(seat) })] }) })] }), _jsxs("dl", { children: [_jsx("dt", { children: t('own.discard', { n: seat.discard.length }) }), _jsx("dd", { children: list(seat.discard) }), _jsx("dt", { children: t('own.played', { n: seat.area.length }) }), _jsx("dd", { children: list(seat.area) }), seat.deck && _jsx("dt", { children: t('own.deck', { n: seat.deck_size }) }), seat.deck && _jsx("dd", { children: list(seat.deck) }), _jsx("dt", { children: t('seat.markers_all') }), _jsx("dd", { children: [...Object.entries(seat.markers), ...Object.entries(seat.consumed)]
                            .map(([id, n]) => `${n} × ${named(book.value.markers[id]?.name)}`)
                            .join(', ') || '–' }), won > 0 && _jsx("dt", { children: t('seat.trophies', { n: won }) }), won > 0 && (_jsx("dd", { children: seat.trophies.flatMap((n, from) => (n ? [`${n} × ${seatName(from)}`] : [])).join(', ') })), seat.trashed.length > 0 && _jsx("dt", { children: t('seat.trashed') }), seat.trashed.length > 0 && _jsx("dd", { children: list(seat.trashed) })] })] }));
}
