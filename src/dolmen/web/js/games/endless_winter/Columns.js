import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { Icon } from "../../art/symbols.js";
import { lit } from "../../core/table.js";
import { t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { book, lines, mark, named, sideName, term, view, } from "./catalogue.js";
import { RestTiles } from "./Extras.js";
import { COLUMN_ICON, CostMarks, Ops, columnName } from "./Ops.js";
import { FigureMark } from "./Pieces.js";
function Option({ option, step }) {
    const at = spot(`option:${option.id}`, 'woption');
    const seat = view.value?.seats[0];
    let cost = (_jsx("i", { class: "bycard", title: term('cost'), children: "\u25A4" }));
    if (typeof option.cost === 'object')
        cost = _jsx(CostMarks, { cost: option.cost });
    else if (option.cost === 'stone_slot') {
        const slot = book.value.stone_slots[ownSeat()?.stones.length ?? 0];
        if (slot)
            cost = _jsx(CostMarks, { cost: slot.cost });
    }
    else if (option.cost === 'village_slot') {
        const slot = book.value.village_slots[3 - (ownSeat()?.villages_on_board ?? seat?.villages_on_board ?? 3)];
        if (slot)
            cost = _jsx(CostMarks, { cost: slot.cost });
    }
    return (_jsxs("button", { ...at, type: "button", "aria-label": `${step}: ${named(option.name)}`, title: named(option.name), children: [(view.value?.columns.length ?? 0) < 5 && _jsx("em", { "aria-hidden": "true", children: step }), cost, _jsx(Ops, { ops: option.effect })] }));
}
function ownSeat() {
    const now = view.value;
    if (!now)
        return undefined;
    return now.seats[typeof now.active === 'number' ? now.active : 0];
}
const standing = (figures) => figures
    .map(f => `${sideName(f.seat)} (${f.figure === 'chief' ? term('figure_chief') : term('figure_tribe')})`)
    .join(', ');
const Stand = memo(function Stand({ figure, flip }) {
    return (_jsx("span", { "data-flip": flip, class: "wstand", children: _jsx(FigureMark, { kind: figure.seat === 'neutral' ? 'tribe' : figure.figure, seat: mark(figure.seat), size: 38 }) }));
});
function ColumnView({ id }) {
    const now = view.value;
    const data = book.value.columns[id];
    const here = now?.columns.find(c => c.id === id);
    if (!now || !here)
        return null;
    const first = here.first_figure_space;
    const at = spot(`column:${id}`, columnName(id).length > 9 ? 'wcolhead long' : 'wcolhead');
    const said = [...lines('column', id), first ? standing([first]) : '', standing(here.large_space)].filter(Boolean);
    return (_jsxs("li", { class: `wcolumn ${now.column === id ? 'open' : ''}`, children: [_jsxs("button", { ...at, type: "button", "aria-label": said.join('. '), children: [_jsx(Icon, { name: COLUMN_ICON[id] ?? 'totem' }), _jsx("b", { children: columnName(id) }), now.column === id && (_jsxs("span", { class: "wlabornow", title: term('labor'), children: [now.labor, _jsx(Icon, { name: "hand" })] })), now.column !== id && now.pledged_labor[id] ? (_jsxs("span", { class: "wlabornow", children: ["+", now.pledged_labor[id], _jsx(Icon, { name: "hand" })] })) : null] }), _jsxs("div", { class: "wspaces", "aria-hidden": "true", children: [_jsx("span", { class: `wfirst ${first ? 'taken' : ''}`, title: term('first_figure_term'), "data-anchor": `first:${id}`, children: first ? (_jsx(Stand, { figure: first, flip: figureKey(first, id) })) : (_jsx(Ops, { ops: data?.first_figure ?? [] })) }), _jsx("span", { class: "wlarge", children: here.large_space.map((f, i) => (_jsx(Stand, { figure: f, flip: `${figureKey(f, id)}:${i}` }, i))) })] }), _jsxs("div", { class: "woptions", children: [(data?.step_0.length ?? 0) > 0 && (_jsxs("span", { class: "woption plain", "aria-hidden": "true", children: [now.columns.length < 5 && _jsx("em", { children: "0" }), _jsx(Ops, { ops: data?.step_0 ?? [] })] })), data?.step_a.map(o => (_jsx(Option, { option: o, step: "A" }, o.id))), id === 'migrate' && now.mammoth && _jsx(Option, { option: book.value.modules.mammoth, step: "A" }), data?.step_b.map(o => (_jsx(Option, { option: o, step: "B" }, o.id)))] })] }));
}
const figureKey = (f, id) => `figure:${f.seat}:${f.figure}:${id}`;
function RestView() {
    const now = view.value;
    if (!now)
        return null;
    const at = spot('column:rest', 'wcolhead');
    return (_jsxs("li", { class: "wcolumn rest", children: [_jsxs("button", { ...at, type: "button", "aria-label": [term('t_rest'), standing(now.rest)].filter(Boolean).join('. '), children: [_jsx(Icon, { name: "fire" }), _jsx("b", { children: term('t_rest') })] }), _jsx("div", { class: "wspaces", "aria-hidden": "true", children: _jsx("span", { class: "wlarge", children: now.rest.map((f, i) => (_jsx(Stand, { figure: f, flip: `${figureKey(f, 'rest')}:${i}` }, i))) }) }), _jsxs("div", { class: "woptions", "aria-hidden": "true", children: [_jsx("span", { class: "woption plain", children: _jsx(Ops, { ops: book.value.rest }) }), _jsxs("span", { class: "woption plain", children: [_jsx("i", { class: "disc" }), "+", book.value.rest_labor, _jsx(Icon, { name: "hand" })] })] }), _jsx(RestTiles, {})] }));
}
export function Columns() {
    const now = view.value;
    if (!now)
        return null;
    const choosing = [...lit.value].some(x => x.startsWith('column:'));
    return (_jsxs("ol", { class: `wcolumns ${choosing ? 'choosing' : ''} ${now.columns.length > 4 ? 'five' : ''}`, "aria-label": t('winter.columns'), children: [now.columns.map(c => (_jsx(ColumnView, { id: c.id }, c.id))), _jsx(RestView, {})] }));
}
