import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { Icon } from "../../art/symbols.js";
import { book, named, term } from "./catalogue.js";
import { gameWords } from "../../core/text.js";
export const OP_ICON = {
    food: 'ew_food',
    tool: 'ew_tool',
    idol: 'ew_idol',
    labor: 'hand',
    column_labor: 'hand',
    draw: 'draw',
    bury: 'ew_bury',
    tribe_to_hand: 'colonist',
    tribe_to_discard: 'colonist',
    culture: 'loremaster',
    place_camp: 'tipi',
    move_camp: 'ew_move',
    village: 'hut',
    megalith: 'dolmen',
    animal: 'ew_animal',
    random_animal: 'ew_animal',
    reveal_animal: 'ew_reveal',
    tip: 'hunter',
    sacred_stone: 'ew_stone',
    eclipse_labor: 'hand',
    copy_eclipse: 'healer',
    move_raft: 'ew_raft',
    war_influence: 'warrior',
    torch: 'ew_torch',
    paint_line: 'ew_line',
    paint_dot: 'ew_dot',
    move_mammoth: 'mammoth',
};
const TINT = {
    food: 'food',
    tool: 'tool',
    labor: 'labor',
    column_labor: 'labor',
    idol: 'idol',
    eclipse_labor: 'labor',
};
export const COLUMN_ICON = {
    initiate: 'shaman',
    develop: 'ew_develop',
    migrate: 'tipi',
    hunt: 'ew_hunt',
    cave: 'cave',
    rest: 'fire',
};
export const ACT_ICON = {
    n_animal: 'ew_animal',
    n_random_animal: 'ew_animal',
    n_bury: 'ew_bury',
    n_culture: 'loremaster',
    n_eclipse: 'ew_eclipse',
    n_glacier: 'ew_glacier',
    n_idol: 'ew_idol',
    n_food: 'ew_food',
    n_tool: 'ew_tool',
    n_reveal: 'ew_reveal',
    n_megalith: 'dolmen',
    n_stone: 'ew_stone',
    n_settle: 'ew_settle',
};
export function opName(op) {
    return gameWords.value.sections.op?.[op] ?? op;
}
export const OpMark = memo(function OpMark({ op }) {
    const n = op.n ?? 1;
    if (op.do === 'point')
        return _jsx("span", { class: "wsun", children: n });
    if (op.do === 'exchange') {
        return (_jsxs("span", { class: "wop", children: [op.max && op.max > 1 ? `${op.max}×` : '', _jsx(CostMarks, { cost: op.give ?? {} }), _jsx("i", { class: "arrow", children: "\u2192" }), Object.entries(op.get ?? {}).map(([what, m]) => (_jsx(OpMark, { op: { do: what, n: m } }, what)))] }));
    }
    if (op.do === 'choose') {
        return (_jsx("span", { class: "wop", children: (op.options ?? []).map((option, i) => (_jsxs(_Fragment, { children: [i > 0 && _jsx("i", { class: "arrow", children: "/" }), _jsx(Ops, { ops: option })] }))) }));
    }
    if (op.do === 'per') {
        return (_jsxs("span", { class: "wop", children: [op.step && _jsx(OpMark, { op: op.step }), _jsx("i", { class: "arrow", children: "\u00D7" }), _jsxs("small", { children: ["\u2264", op.cap] })] }));
    }
    const dark = op.do === 'eclipse_labor' || op.do === 'copy_eclipse';
    const extra = op.do === 'random_animal' ? '?' : op.do === 'tribe_to_discard' ? '↓' : '';
    return (_jsxs("span", { class: `wop ${TINT[op.do] ?? ''}`, title: opName(op.do), children: [dark && _jsx("i", { class: "disc" }), n > 1 && _jsx("b", { children: n }), _jsx(Icon, { name: OP_ICON[op.do] ?? 'totem' }), extra && _jsx("i", { children: extra }), op.do === 'column_labor' && op.column && _jsx(Icon, { name: COLUMN_ICON[op.column] ?? '', cls: "icon tiny" })] }));
});
export const Ops = memo(function Ops({ ops }) {
    const only = ops[0];
    if (only && ops.length === 1)
        return _jsx(OpMark, { op: only });
    return (_jsx("span", { class: "wops", "aria-hidden": "true", children: ops.map((op, i) => (_jsx(OpMark, { op: op }, i))) }));
});
export const CostMarks = memo(function CostMarks({ cost, cls = '' }) {
    const all = ['food', 'tool', 'labor'].filter(kind => cost[kind]);
    return (_jsx("span", { class: `wcost ${cls}`, "aria-hidden": "true", children: all.map(kind => (_jsxs("span", { class: `wpip ${kind}`, children: [(cost[kind] ?? 0) > 1 && _jsx("b", { children: cost[kind] }), _jsx(Icon, { name: kind === 'food' ? 'ew_food' : kind === 'tool' ? 'ew_tool' : 'hand' })] }, kind))) }));
});
export const columnName = (id) => id === 'rest' ? term('t_rest') : named(book.value.columns[id]?.name);
