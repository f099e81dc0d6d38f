import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { SeatMark } from "../../art/pieces.js";
import { lookedAt, pinned, refusal } from "../../core/table.js";
import { say, t } from "../../core/text.js";
import { RuleLink } from "../../ui/Rules.js";
import { CardView } from "./Card.js";
import { book, lines, mark, named, sideName, term, view } from "./catalogue.js";
import { LandCard } from "./Nomads.js";
import { Ops } from "./Ops.js";
import { placeLabel } from "./Site.js";
export function Inspector() {
    const target = pinned.value ?? lookedAt.value;
    if (!target)
        return null;
    const inner = content(target);
    const why = refusal(target);
    if (!inner && !why)
        return null;
    return (_jsxs("aside", { class: `inspect ${pinned.value ? 'pinned' : ''} ${inTheWay(target) ? 'aside' : ''}`, "aria-label": t('inspect.title'), children: [inner, why && (_jsxs("p", { class: "whynot", children: [say(why.reason), " ", why.rule && _jsx(RuleLink, { number: why.rule })] }))] }));
}
function inTheWay(target) {
    const stage = document.querySelector('.stage')?.getBoundingClientRect();
    const place = document.querySelector(`.stage [data-target="${target}"]`)?.getBoundingClientRect();
    if (!stage || !place)
        return false;
    return place.x < stage.x + 270 && place.bottom > stage.y + stage.height * 0.5;
}
function Slip({ text, children }) {
    if (!text.length)
        return null;
    return (_jsxs("div", { class: "slip", children: [_jsx("h3", { children: text[0] }), children, text.slice(1).map((line, i) => (_jsx("p", { children: line }, i)))] }));
}
function content(target) {
    const [kind = '', id = ''] = target.split(':');
    const now = view.value;
    if (!now)
        return null;
    if (kind === 'hex')
        return _jsx(HexSlip, { id: id });
    if (kind === 'site') {
        const [level = 1, row = 0, column = 0] = id.split('-').map(Number);
        return _jsx(Slip, { text: placeLabel(level, row, column).split('. ') });
    }
    if (kind === 'column' && id !== 'rest')
        return _jsx(Slip, { text: lines('column', id) });
    if (kind === 'column')
        return _jsx(Slip, { text: [term('t_rest'), t('winter.rest_text', { n: book.value.rest_labor })] });
    if (kind === 'track')
        return _jsx(Slip, { text: lines('track', id) });
    if (kind === 'slot')
        return _jsx(SlotSlip, { id: id });
    if (kind === 'chief')
        return _jsx(Slip, { text: lines('chief', id) });
    if (kind === 'setup')
        return _jsx(Slip, { text: lines('setup', id) });
    if (kind === 'option')
        return _jsx(Slip, { text: [optionName(id)] });
    const card = kind === 'ground' ? now.hunting_ground[id] : kind === 'culture' ? now.culture_display[id] : id;
    if (!card)
        return null;
    if (book.value.stones[card])
        return _jsx(Slip, { text: lines('stone', card) });
    if (book.value.chiefs[card])
        return _jsx(Slip, { text: lines('chief', card) });
    if (book.value.nomad_cards[card])
        return _jsx(Slip, { text: lines('nomad_card', card) });
    if (book.value.land_cards[card]) {
        return (_jsx(Slip, { text: lines('land_card', card), children: _jsx(LandCard, { land: card, size: 130 }) }));
    }
    if (book.value.folk[card] || book.value.culture[card] || book.value.animals[card]) {
        return (_jsx("div", { inert: true, children: _jsx(CardView, { card: card, target: `look:${card}`, size: "large" }) }));
    }
    return null;
}
function optionName(id) {
    for (const column of Object.values(book.value.columns)) {
        for (const option of [...column.step_a, ...column.step_b])
            if (option.id === id)
                return named(option.name);
    }
    return id;
}
function SlotSlip({ id }) {
    const stone = id.startsWith('stone_') ? stoneAt(Number(id.slice(6)) - 1) : undefined;
    return _jsx(Slip, { text: stone ? lines('stone', stone) : lines('slot', id) });
}
const stoneAt = (n) => view.value?.seats[0]?.stones[n];
function HexSlip({ id }) {
    const hex = view.value?.map.hexes[id];
    const tile = hex ? book.value.tiles[hex.tile] : undefined;
    if (!hex || !tile)
        return null;
    const sides = [...new Set([...Object.keys(hex.camps), ...Object.keys(hex.influence)])];
    return (_jsxs("div", { class: "slip", children: [_jsx("h3", { children: named(book.value.hexes[id]?.name) }), _jsxs("p", { children: [named(tile.name), " ", _jsx(Ops, { ops: tile.income })] }), tile.income.length > 0 && _jsx("p", { children: lines('tile', hex.tile)[1] }), sides.map(side => (_jsxs("p", { children: [_jsx(SeatMark, { seat: mark(side), size: 20 }), " ", sideName(side), ":", ' ', hex.camps[side] ? `${hex.camps[side]} ${term('t_camps')}` : '', ' ', hex.influence[side] ? `${term('influence')} ${hex.influence[side]}` : ''] }, side)))] }));
}
