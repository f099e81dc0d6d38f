import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { seatName, t } from "../../core/text.js";
import { cardName } from "./Own.js";
import { goodName, levelMark } from "./Card.js";
import { book, cardText, goalText, named, total, view } from "./catalogue.js";
import { nameOf } from "../../core/text.js";
export function Describe() {
    const now = view.value;
    if (!now)
        return _jsx("p", {});
    return (_jsxs("div", { class: "describe", children: [_jsxs("table", { children: [_jsx("caption", { children: t('seat.title') }), _jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: t('describe.name') }), _jsx("th", { scope: "col", children: t('describe.points') }), _jsx("th", { scope: "col", children: t('describe.goods') }), _jsx("th", { scope: "col", children: t('own.open') }), _jsx("th", { scope: "col", children: t('goal.title') }), _jsx("th", { scope: "col", children: t('describe.rest') })] }) }), _jsx("tbody", { children: now.seats.map((seat, n) => (_jsxs("tr", { children: [_jsxs("th", { scope: "row", children: [seatName(n), seat.folk ? ` (${nameOf('folk', seat.folk)})` : ''] }), _jsx("td", { children: total(seat) }), _jsx("td", { children: counted(seat.pool) }), _jsx("td", { children: seat.open
                                        .map(o => `${cardName(o.card)} (${o.fields.map(goodName).join(', ')}: ${counted(o.placed)})`)
                                        .join('; ') || '–' }), _jsxs("td", { children: [[...seat.done.map(g => named(book.value.goals[g]?.name))].join(', ') || '–', seat.goal &&
                                            `; ${t('goal.working')}: ${named(book.value.goals[seat.goal.goal]?.name)} (${counted(seat.goal.placed)})`] }), _jsxs("td", { children: [t('seat.reserve', { n: seat.reserve }), "; ", t('seat.hand', { n: seat.hand_size }), ";", ' ', t('seat.deck', { n: seat.deck_size })] })] }, n))) })] }), _jsxs("table", { children: [_jsx("caption", { children: t('map.title') }), _jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: t('describe.name') }), _jsx("th", { scope: "col", children: t('describe.terrain') }), _jsx("th", { scope: "col", children: t('describe.there') }), _jsx("th", { scope: "col", children: t('map.next') })] }) }), _jsx("tbody", { children: now.territories.map(place => {
                            const data = book.value.territories.find(x => x.id === place.id);
                            const there = [
                                place.owner !== null
                                    ? t('map.settlements', { n: place.settlements, seat: seatName(place.owner) })
                                    : '',
                                place.marker ? named(book.value.markers[place.marker]?.name) : '',
                                place.vp ? t('map.sun', { n: place.vp }) : '',
                                place.used ? t('map.used') : '',
                            ].filter(Boolean);
                            return (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: named(data?.name) }), _jsx("td", { children: named(book.value.terrains.find(x => x.id === data?.terrain)?.name) }), _jsx("td", { children: there.join(', ') || t('map.free') }), _jsx("td", { children: data?.adjacent
                                            .filter(id => now.territories.some(x => x.id === id))
                                            .map(id => named(book.value.territories.find(x => x.id === id)?.name))
                                            .join(', ') })] }, place.id));
                        }) })] }), _jsxs("table", { children: [_jsx("caption", { children: t('supply.title') }), _jsx("tbody", { children: now.market.map(pile => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: cardName(pile.title) }), _jsx("td", { children: (pile.cost ?? []).map(goodName).join(', ') }), _jsx("td", { children: t('supply.left', { n: pile.left }) }), _jsx("td", { children: cardText(pile.title) })] }, pile.title))) })] }), _jsxs("table", { children: [_jsx("caption", { children: t('goal.title') }), _jsx("tbody", { children: now.goals.flatMap((display, level) => display.shown.map(({ goal, cards }) => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: named(book.value.goals[goal]?.name) }), _jsx("td", { children: t('goal.level', { n: levelMark(level + 1) }) }), _jsxs("td", { children: ["\u00D7", cards] }), _jsx("td", { children: (book.value.goals[goal]?.fields ?? []).map(goodName).join(', ') }), _jsx("td", { children: goalText(goal) })] }, goal)))) })] })] }));
}
function counted(goods) {
    return (Object.entries(goods)
        .map(([kind, n]) => `${n} ${goodName(kind)}`)
        .join(', ') || '–');
}
