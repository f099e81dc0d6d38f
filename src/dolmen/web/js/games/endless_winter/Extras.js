import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { SeatMark } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { book, lines, mark, named, own, sideName, term, view } from "./catalogue.js";
import { COUNT_ICON } from "./Card.js";
import { COLUMN_ICON, CostMarks, Ops } from "./Ops.js";
export function RestTiles() {
    const tiles = view.value?.rest_tiles?.tiles;
    if (!tiles)
        return null;
    return (_jsx("div", { class: "wresttiles", children: tiles.map(({ id, seat }) => {
            const at = spot(`rest:${id}`, `wresttile ${seat === null ? '' : 'taken'}`);
            const side = seat === null ? undefined : (view.value?.seats[seat]?.seat ?? seat);
            const said = [...lines('rest_tile', id), side === undefined ? '' : sideName(side)];
            return (_jsx("button", { ...at, type: "button", "aria-label": said.filter(Boolean).join('. '), children: side === undefined ? (_jsx(Ops, { ops: book.value.modules.rest_tiles[id]?.effect ?? [] })) : (_jsx(SeatMark, { seat: mark(side), size: 20 })) }, id));
        }) }));
}
export function RitualSites() {
    const now = view.value?.ritual_sites;
    if (!now)
        return null;
    const taken = now.taken.flatMap((id, n) => (id ? [[id, n]] : []));
    return (_jsxs("section", { class: "writuals", "aria-label": named(book.value.modules.names.ritual_sites), children: [_jsx("h2", { children: named(book.value.modules.names.ritual_sites) }), _jsxs("div", { class: "writualrow", children: [now.row.map(id => (_jsx(RitualCard, { id: id, target: `ritual:${id}` }, id))), taken.map(([id, n]) => (_jsx(RitualCard, { id: id, target: `view:${id}`, seat: n }, id))), !now.row.length && !taken.length && _jsx("small", { class: "hint", children: t('winter.no_rituals') })] })] }));
}
function RitualCard({ id, target, seat }) {
    const card = book.value.modules.rituals[id];
    if (!card)
        return null;
    const at = spot(target, `writual ${seat === undefined ? '' : 'taken'}`);
    const said = [...lines('ritual', id), seat === undefined ? '' : sideName(seat)];
    return (_jsxs("button", { ...at, type: "button", "data-flip": `ritual:${id}`, "aria-label": said.filter(Boolean).join('. '), children: [_jsxs("span", { class: "writualneed", "aria-hidden": "true", children: [card.requirement.map(need => (_jsxs("span", { class: "wop", children: [_jsx("b", { children: need.min }), _jsx(Icon, { name: COUNT_ICON[need.count] ?? 'totem' })] }, need.count))), _jsx(CostMarks, { cost: card.cost })] }), _jsx(Ops, { ops: card.reward }), seat !== undefined && _jsx(SeatMark, { seat: mark(seat), size: 18 })] }));
}
export const dogOf = (seat) => view.value?.four_legged_friends?.seats[seat];
export function DogSlip({ seat }) {
    const held = dogOf(seat);
    const dog = held?.dog ? book.value.modules.dogs[held.dog] : undefined;
    if (!held?.dog || !dog)
        return null;
    const { food, points } = book.value.modules.dog;
    const at = spot(seat === own.value ? 'dog:own' : `view:${held.dog}`, `wdog ${held.used ? 'used' : ''}`);
    const trust = t('winter.trust', { n: held.trust, points: points[held.trust] ?? 0 });
    const said = [...lines('dog', held.dog), trust, held.used ? t('winter.dog_used') : t('winter.dog_free')];
    return (_jsxs("button", { ...at, type: "button", "aria-label": said.join('. '), children: [_jsx("span", { class: "wdogfigure", "data-flip": `dog:${seat}`, style: { '--pc': `var(--seat-${seat})` }, children: _jsx(Icon, { name: "ew_dog" }) }), _jsxs("span", { class: "wdogdoes", "aria-hidden": "true", children: [_jsx(Icon, { name: COLUMN_ICON[dog.column] ?? 'totem', cls: dog.column === 'any' ? 'icon none' : 'icon' }), dog.column === 'any' && _jsx("b", { children: "\u2217" }), _jsx(CostMarks, { cost: { food } }), _jsx("i", { class: "arrow", children: "\u2192" }), _jsx(Ops, { ops: dog.effect })] }), _jsx("span", { class: "wtrust", "aria-hidden": "true", title: trust, children: points.slice(1).map((worth, n) => (_jsx("i", { class: n < held.trust ? 'on' : '', children: worth }, n))) })] }));
}
export function ModuleFacts({ seat: n }) {
    const now = view.value;
    if (!now)
        return null;
    const raft = now.rivers_rafts?.rafts[n];
    const cave = now.cave_paintings?.boards[n];
    const dog = dogOf(n);
    const ritual = now.ritual_sites?.taken[n];
    const facts = [];
    if (raft !== undefined)
        facts.push(['ew_raft', raft, t('winter.raft_space')]);
    if (cave)
        facts.push(['ew_torch', cave.torches, term('t_torches')], ['ew_line', cave.lines.length, term('t_lines')]);
    if (dog?.dog)
        facts.push(['ew_dog', dog.trust, `${lines('dog', dog.dog).join(': ')}. ${term('t_trust')}`]);
    return (_jsxs(_Fragment, { children: [facts
                .filter(([, count]) => count > 0)
                .map(([icon, count, label]) => (_jsxs("span", { class: "fact", role: "img", "aria-label": `${label}: ${count}`, title: `${label}: ${count}`, children: [_jsx(Icon, { name: icon }), count] }, icon))), ritual && (_jsx("span", { class: "fact", role: "img", "aria-label": lines('ritual', ritual)[0], title: lines('ritual', ritual).join('. '), children: _jsx(Icon, { name: "stones" }) }))] }));
}
