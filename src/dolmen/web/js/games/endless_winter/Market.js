import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { t } from "../../core/text.js";
import { lit } from "../../core/table.js";
import { view } from "./catalogue.js";
import { CardView, StoneView, eraName } from "./Card.js";
function Cells({ cells, kind, columns, label, }) {
    return (_jsx("div", { class: `wcells ${kind}`, style: { '--columns': columns }, role: "group", "aria-label": label, children: Object.entries(cells).map(([cell, card]) => card ? (_jsx(CardView, { card: card, target: `${kind}:${cell}`, size: "market", flip: `${kind}:${cell}:${card}` }, cell)) : (_jsx("span", { class: "wempty", "aria-hidden": "true", "data-anchor": `${kind}:${cell}` }, cell))) }));
}
export function HuntingGround() {
    const now = view.value;
    if (!now)
        return null;
    return (_jsxs("section", { class: "wground", "aria-label": t('winter.ground'), children: [_jsxs("h2", { children: [t('winter.ground'), ' ', _jsxs("small", { title: t('winter.deck_left', { n: now.animal_deck }), children: ["\u25A4 ", now.animal_deck] })] }), _jsx(Cells, { cells: now.hunting_ground, kind: "ground", columns: 2, label: t('winter.ground') })] }));
}
export function Culture() {
    const now = view.value;
    if (!now)
        return null;
    const left = now.culture_decks[now.era - 1] ?? 0;
    return (_jsxs("section", { class: "wculture", "aria-label": t('winter.culture'), children: [_jsxs("h2", { children: [t('winter.culture'), " \u00B7 ", eraName(now.era), ' ', _jsxs("small", { title: t('winter.deck_left', { n: left }), children: ["\u25A4 ", left] })] }), _jsx(Cells, { cells: now.culture_display, kind: "culture", columns: 4, label: t('winter.culture') })] }));
}
export function Stones() {
    const now = view.value;
    if (!now)
        return null;
    return (_jsxs("section", { class: "wstones", "aria-label": t('winter.stones'), children: [_jsx("h2", { children: t('winter.stones') }), _jsx("div", { class: "wstonerows", style: { '--w': `${14 + 42 * Math.max(...now.stone_rows.map(r => r.length))}px` }, children: now.stone_rows.map((row, n) => row.length > 0 && (_jsxs("div", { class: `wstonerow ${n === 1 && now.era < 2 ? 'wlater' : ''}`, role: "group", "aria-label": eraName(n + 1), children: [_jsx("b", { "aria-hidden": "true", children: 'I'.repeat(n + 1) }), row.map((stone, i) => stone ? (_jsx(StoneView, { stone: stone, target: `stone:${stone}` }, stone)) : (_jsx("span", { class: "sacredgone", "aria-hidden": "true" }, i)))] }, n))) })] }));
}
export function Stacks() {
    const now = view.value;
    if (!now)
        return null;
    const asked = [...lit.value].some(x => x.startsWith('tribe:'));
    return (_jsxs("section", { class: `wstacks ${asked ? 'asked' : ''}`, "aria-label": t('winter.stacks'), children: [_jsx("h2", { children: t('winter.stacks') }), _jsx("div", { class: "wstackrow", children: Object.entries(now.tribe_stacks).map(([card, left]) => (_jsx("span", { class: `pile ${left > 1 ? 'deep' : left ? '' : 'empty'}`, children: _jsx(CardView, { card: card, target: `tribe:${card}`, size: "market", count: left, state: t('winter.left', { n: left }) }) }, card))) })] }));
}
