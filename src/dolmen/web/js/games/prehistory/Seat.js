import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { nameOf, t } from "../../core/text.js";
import { FISH_KINDS, SPECIES, total, view } from "./catalogue.js";
import { counted } from "./Wall.js";
export function SeatWindow({ seat: number }) {
    const seat = view.value?.seats[number];
    if (!seat)
        return _jsx("p", {});
    const list = (all) => (all.length ? all.join(', ') : '–');
    return (_jsxs(_Fragment, { children: [_jsxs("table", { class: "sum", children: [_jsx("tbody", { children: Object.entries(seat.score)
                            .filter(([id]) => id !== 'total')
                            .map(([id, n]) => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: nameOf('category', id) }), _jsx("td", { children: n })] }, id))) }), _jsx("tfoot", { children: _jsxs("tr", { children: [_jsx("th", { scope: "row", children: t('scores.total') }), _jsx("td", { children: total(seat) })] }) })] }), _jsxs("dl", { children: [_jsx("dt", { children: t('ph.resources') }), _jsx("dd", { children: counted(seat.resources) }), _jsx("dt", { children: t('ph.markers') }), _jsx("dd", { children: counted(seat.markers) }), _jsx("dt", { children: t('ph.painting') }), _jsx("dd", { children: list(seat.painted.map(s => nameOf('section', s))) }), _jsx("dt", { children: t('ph.baskets') }), _jsx("dd", { children: list(Object.entries(seat.baskets).map(([kind, n]) => `${n} ${nameOf('kind', kind)}`)) }), _jsx("dt", { children: t('ph.catch') }), _jsx("dd", { children: list([
                            ...FISH_KINDS.map(k => `${seat.fish[k] ?? 0} ${nameOf('fish_kind', k)}`),
                            ...SPECIES.map(k => `${nameOf('species', k)}: ${t('ph.hunted', {
                                points: (seat.animals[k] ?? []).reduce((a, b) => a + b, 0),
                                prints: seat.footprints[k]?.length ?? 0,
                            })}`),
                        ]) }), _jsx("dt", { children: t('ph.my_cards') }), _jsx("dd", { children: list(seat.cards.map(c => `${nameOf('ceremony_card', c.card)} (${c.now})`)) }), _jsx("dt", { children: t('ph.camps') }), _jsx("dd", { children: list(seat.camps.map(c => `${nameOf('camp', c.camp)}: ${nameOf('hex', c.hex)}`)) })] })] }));
}
