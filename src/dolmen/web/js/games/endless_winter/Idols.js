import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { SeatMark } from "../../art/pieces.js";
import { t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { book, lines, mark, sideName, term, view } from "./catalogue.js";
import { Ops } from "./Ops.js";
const TRACKS = ['glory', 'offering'];
function worth(track, n) {
    if (track === 'glory')
        return String(book.value.glory[n]?.points_per_buried_card ?? 0);
    const space = book.value.offering[n] ?? {};
    const rate = Object.entries(space).find(([key]) => key !== 'position' && key !== 'effect')?.[1];
    return rate ? `1/${String(rate)}` : '0';
}
export function Idols() {
    const now = view.value;
    if (!now)
        return null;
    return (_jsxs("section", { class: "widols", "aria-label": t('winter.idols'), children: [_jsx("h2", { children: t('winter.idols') }), TRACKS.map(track => {
                const at = spot(`track:${track}`, `wtrack ${track}`);
                const spaces = book.value[track];
                const said = now.seats.map(s => `${sideName(s.seat)} ${s[track]}`).join(', ');
                return (_jsxs("button", { ...at, type: "button", "aria-label": `${lines('track', track)[0] ?? track}: ${said}`, children: [_jsx("span", { class: "wtrackname", "aria-hidden": "true", children: term(`t_${track}`) }), _jsx("span", { class: "wtrackcells", "aria-hidden": "true", children: spaces.map((space, n) => (_jsxs("span", { class: `wcell ${space.effect.length ? 'gives' : ''}`, children: [worth(track, n), space.effect.length > 0 && _jsx(Ops, { ops: space.effect }), now.seats.some(s => s[track] === n) && (_jsx("span", { class: "wmarkers", children: now.seats.map((s, i) => s[track] === n ? (_jsx("span", { "data-flip": `idol:${track}:${i}`, children: _jsx(SeatMark, { seat: mark(s.seat), size: 18 }) }, i)) : null) }))] }, n))) })] }, track));
            })] }));
}
