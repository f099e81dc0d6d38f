import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { Icon } from "../../art/symbols.js";
import { behind, byHand, live, replay, skip, turnByHand, turnPage } from "../../core/table.js";
import { say, t } from "../../core/text.js";
import { set, settings } from "../../core/settings.js";
import { dialog, tab } from "../../core/ui.js";
import { spot } from "../../ui/spot.js";
import { room } from "./boards.js";
import { book, cardName, lines, named, term, view } from "./catalogue.js";
import { ACT_ICON, COLUMN_ICON, columnName } from "./Ops.js";
import { stageOf } from "./stages.js";
const ARROWS = { west: '◀', east: '▶', north: '▲', south: '▼' };
function Row({ card, row, active, stage, }) {
    const data = book.value.nomad_cards[card];
    const columns = Object.keys(COLUMN_ICON).filter(c => Array.isArray(data?.[c]));
    return (_jsx("span", { class: `nrow ${row ? 'lower' : 'upper'}`, children: columns.map(column => {
            const action = data?.[column]?.[row];
            if (!action)
                return _jsx("span", {}, column);
            const now = active === column;
            const doing = now && stage?.card === card && stage.row === row;
            return (_jsxs("span", { class: `nact ${now ? 'now' : ''} ${doing ? 'doing' : ''}`, title: `${columnName(column)}: ${named(book.value.nomad_actions[action]?.name)}`, children: [_jsx(Icon, { name: ACT_ICON[action] ?? 'totem' }), action === 'n_random_animal' && _jsx("i", { children: "?" })] }, column));
        }) }));
}
function Cards({ stage }) {
    const nomads = view.value?.nomads;
    if (!nomads)
        return null;
    const row = [...nomads.row].reverse();
    const columns = (view.value?.columns ?? []).filter(c => c.id !== 'cave');
    const newest = row[0];
    const active = stage?.column;
    return (_jsxs("div", { class: "ncards", children: [_jsx("span", { class: "nhead", "aria-hidden": "true", children: columns.map(c => (_jsx("span", { class: newest && book.value.nomad_cards[newest]?.marked_column === c.id ? 'marked' : '', children: _jsx(Icon, { name: COLUMN_ICON[c.id] ?? 'totem' }) }, c.id))) }), row.map((card, i) => {
                const data = book.value.nomad_cards[card];
                const at = spot(`view:${card}`, `ncard ${i ? 'older' : 'newest'}`);
                return (_jsxs("button", { ...at, type: "button", "aria-label": lines('nomad_card', card).join('. '), "data-flip": `nomad:${card}`, children: [i === 0 && (_jsxs("span", { class: "ntitle", children: [_jsx("b", { children: named(data?.name) }), _jsxs("span", { class: "narrows", title: term('arrows'), children: [_jsx("b", { children: ARROWS[data?.big_arrow ?? ''] ?? '' }), ARROWS[data?.small_arrow ?? ''] ?? ''] }), _jsxs("span", { title: term('labor'), children: [data?.labor, _jsx(Icon, { name: "hand" })] })] })), i === 0 && _jsx(Row, { card: card, row: 0, active: active, stage: stage }), _jsx(Row, { card: card, row: 1, active: active, stage: stage })] }, card));
            }), !row.length && _jsx("small", { class: "hint", children: t('winter.no_nomad_card') })] }));
}
function Doing({ stage }) {
    return (_jsxs("div", { class: "ndoing", "aria-live": "polite", children: [stage.entries.map((entry, i) => (_jsx("p", { class: i === 0 ? 'first' : '', children: say(entry.text) }, i))), _jsxs("p", { class: "nbuttons", children: [stage.rule && (_jsx("button", { type: "button", class: "quiet", "data-act": "why", onClick: () => (dialog.value = { kind: 'rules', number: stage.rule }), children: t('winter.why') })), _jsx("small", { children: t('winter.stage', { n: stage.number, of: stage.of }) })] })] }));
}
function Controls() {
    const speeds = ['slow', 'normal', 'fast', 'off'];
    return (_jsxs("p", { class: "ncontrols", children: [_jsxs("button", { type: "button", "data-act": "step", class: byHand.value && behind.value ? 'go' : '', "aria-disabled": !behind.value && byHand.value, onClick: () => (byHand.value ? turnPage() : turnByHand(true)), title: t('winter.step_hint'), children: ["\u25B8\u2759 ", t('winter.step')] }), byHand.value && (_jsxs("button", { type: "button", "data-act": "by-itself", class: "quiet", onClick: () => turnByHand(false), children: ["\u25BA ", t('winter.by_itself')] })), behind.value > 0 && (_jsxs("button", { type: "button", class: "quiet", onClick: skip, children: ["\u00BB", _jsx("span", { class: "sr", children: t('prompt.skip', { n: behind.value }) })] })), _jsxs("label", { children: [_jsx("span", { class: "sr", children: t('settings.speed') }), _jsx("select", { value: settings.value.speed, onChange: e => set('speed', e.currentTarget.value), "aria-label": t('settings.speed'), children: speeds.map(speed => (_jsx("option", { value: speed, children: t(`settings.${speed}`) }, speed))) })] })] }));
}
export function NomadPanel() {
    const nomads = view.value?.nomads;
    if (!nomads)
        return null;
    const stage = replay.value ? undefined : stageOf(live.value);
    const land = nomads.land_discard.at(-1);
    const at = land ? spot(`view:${land}`, 'nland') : undefined;
    const difficulty = book.value.difficulty.filter(d => d.id === 'extra_card' ? nomads.extra_card : nomads.tile_side === 'village');
    return (_jsxs("section", { class: "nomads", "aria-label": term('nomads_name'), "data-anchor": "nomads", children: [_jsxs("h2", { children: [term('nomads_name'), difficulty.map(d => (_jsxs("small", { children: [" \u00B7 ", named(d.name)] }, d.id)))] }), _jsxs("div", { class: "nbody", children: [_jsx(Cards, { stage: stage }), _jsxs("ul", { class: "nstock", children: [_jsxs("li", { title: t('winter.n_deck'), children: [_jsx(Icon, { name: "cards" }), " ", nomads.deck, _jsx("span", { class: "sr", children: t('winter.n_deck') })] }), _jsxs("li", { title: t('winter.n_pile'), children: [_jsx("i", { class: "disc" }), " ", nomads.eclipse_pile_size, nomads.eclipse_labor !== null && _jsxs("b", { children: [" =", nomads.eclipse_labor] }), _jsx("span", { class: "sr", children: t('winter.n_pile') })] }), _jsxs("li", { title: `${term('t_sacrifice')}: ${nomads.sacrifice_pile.map(cardName).join(', ')}`, children: [_jsx(Icon, { name: "ew_bury" }), " ", nomads.sacrifice_pile.length, _jsx("span", { class: "sr", children: term('t_sacrifice') })] }), _jsxs("li", { children: [land && at ? (_jsx("button", { ...at, type: "button", "aria-label": lines('land_card', land).join('. '), children: _jsx(LandCard, { land: land }) })) : (_jsx("span", { class: "nland none", title: term('t_land') })), _jsx("small", { title: term('t_land'), children: nomads.land_deck })] })] })] }), stage && _jsx(Doing, { stage: stage }), _jsx(Controls, {})] }));
}
export function StageBar() {
    const stage = replay.value ? undefined : stageOf(live.value);
    if (!stage || room.value === 'wide' || tab.value === 'peoples')
        return null;
    return (_jsxs("aside", { class: "stagebar", "aria-label": term('nomads_name'), children: [_jsx(Doing, { stage: stage }), _jsx(Controls, {})] }));
}
export function LandCard({ land, size = 44 }) {
    const card = book.value.land_cards[land];
    return (_jsx("svg", { viewBox: "-5.6 -5.4 11.2 10.8", width: size, height: size * 0.95, "aria-hidden": "true", children: Object.values(book.value.hexes).map(hex => {
            const on = card?.inner.includes(hex.id) ? 'inner' : card?.outer.includes(hex.id) ? 'outer' : '';
            const x = hex.x;
            const y = hex.y * 1.73;
            return (_jsx("path", { transform: `translate(${x} ${y})`, d: "M0 -1.1L.95 -.55V.55L0 1.1L-.95 .55V-.55Z", fill: on === 'inner'
                    ? '#e3a02c'
                    : on === 'outer'
                        ? '#f4efe6'
                        : hex.id === 'base'
                            ? '#a4552e'
                            : '#5d4a38', stroke: "#1d1510", "stroke-width": ".18" }, hex.id));
        }) }));
}
