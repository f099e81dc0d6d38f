import { jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment } from "preact/jsx-runtime";
import { Icon } from "../../art/symbols.js";
import { lit, live, refusal, replay, viewer } from "../../core/table.js";
import { say, seatName, t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { Back, CardView, iconOf, StoneView } from "./Card.js";
import { room } from "./boards.js";
import { book, cardName, lines, mark, named, own, term, view } from "./catalogue.js";
import { DogSlip } from "./Extras.js";
import { COLUMN_ICON, CostMarks, Ops } from "./Ops.js";
import { FigureMark } from "./Pieces.js";
function Goods({ seat }) {
    const { food_max, tool_max } = book.value.limits;
    const bar = (n, most, icon, name, kind) => (_jsxs("div", { class: `wgoods ${kind}`, role: "img", "aria-label": `${name}: ${n} / ${most}`, "data-anchor": `goods:${kind}`, title: `${name}: ${n} / ${most}`, children: [_jsx(Icon, { name: icon }), _jsx("b", { children: n }), _jsx("span", { children: Array.from({ length: most }, (_, i) => (_jsx("span", { class: i < n ? 'full' : '' }, i))) })] }));
    return (_jsxs("section", { class: "wgoodsbox", "aria-label": t('winter.goods'), children: [bar(seat.food, food_max, 'ew_food', term('t_food'), 'food'), bar(seat.tools, tool_max, 'ew_tool', term('t_tools'), 'tool'), _jsx(Figures, { seat: seat }), typeof seat.seat === 'number' && _jsx(DogSlip, { seat: seat.seat })] }));
}
function Figures({ seat }) {
    return (_jsxs("div", { class: "wfigurerow", children: [['chief', 'tribe'].map(kind => {
                const n = seat.figures[kind];
                const at = spot(`figure:${kind}`, `wfigurebutton ${n ? '' : 'gone'}`);
                return (_jsxs("button", { ...at, type: "button", "aria-label": `${term(`figure_${kind}`)}: ${n}`, children: [n === 0 && _jsx(FigureMark, { kind: kind, seat: mark(seat.seat), size: 38 }), Array.from({ length: n }, (_, i) => (_jsx(FigureMark, { kind: kind, seat: mark(seat.seat), size: 38 }, i)))] }, kind));
            }), seat.chief && _jsx(ChiefCard, { seat: seat })] }));
}
function ChiefCard({ seat }) {
    const chief = seat.chief ? book.value.chiefs[seat.chief] : undefined;
    if (!chief || !seat.chief)
        return null;
    const at = spot(`view:${seat.chief}`, 'wchief');
    const bonus = seat.chief_side ? chief[`side_${seat.chief_side}`] : [];
    return (_jsxs("button", { ...at, type: "button", "aria-label": lines('chief', seat.chief).join('. '), children: [bonus.map((b, i) => (_jsxs("span", { children: [_jsx(Icon, { name: COLUMN_ICON[b.column] ?? 'totem' }), _jsx("i", { class: "arrow", children: "\u2192" }), _jsx(Ops, { ops: b.effect })] }, i))), !bonus.length && _jsx("span", { children: named(chief.name) })] }));
}
function PlayerBoard({ seat }) {
    const due = view.value?.eclipse?.step === 4 && view.value.eclipse.seat === seat.seat ? view.value.eclipse.slots : [];
    const later = view.value?.eclipse && view.value.eclipse.seat === seat.seat ? view.value.eclipse.slots : [];
    const built = 3 - seat.villages_on_board;
    let gone = 0;
    const slot = (id, full, icon, income, more = _jsx(_Fragment, {})) => {
        const at = spot(`slot:${id}`, `wslot ${full ? 'full' : 'open'} ${due.includes(id) ? 'due' : later.includes(id) ? 'soon' : ''}`);
        return (_jsxs("button", { ...at, type: "button", "aria-label": lines('slot', id).join('. '), children: [full ? _jsx(Icon, { name: icon, cls: "icon piece" }) : _jsx(Ops, { ops: income }), more] }, id));
    };
    return (_jsxs("section", { class: "wboard", "aria-label": t('winter.board'), children: [_jsxs("div", { class: "wslots villages", children: [book.value.village_slots.map((s, n) => slot(`village_${n + 1}`, n >= built, 'hut', s.income, n === built ? _jsx(CostMarks, { cost: s.cost }) : _jsx(_Fragment, {}))), _jsx("span", { class: "wcamps", title: `${term('t_camps')}: ${seat.camps_on_board}`, children: Array.from({ length: book.value.limits.camps_max }, (_, i) => (_jsx("svg", { width: "20", height: "24", viewBox: "-16 -21 32 38", "aria-hidden": "true", class: i < seat.camps_on_board ? '' : 'used', children: _jsx("use", { href: `#camp-${mark(seat.seat)}` }) }, i))) })] }), _jsx("div", { class: "wslots megaliths", children: book.value.megalith_slots.map((s, n) => {
                    gone += s.pieces;
                    const left = Math.max(0, Math.min(s.pieces, gone - seat.megaliths_built));
                    return slot(`megalith_${n + 1}`, left > 0, 'dolmen', s.income, left > 0 ? _jsx("small", { children: left }) : _jsx(_Fragment, {}));
                }) }), _jsx("div", { class: "wslots stones", children: book.value.stone_slots.map((s, n) => {
                    const stone = seat.stones[n];
                    if (stone)
                        return (_jsx(StoneView, { stone: stone, target: `slot:stone_${n + 1}`, due: due.includes(`stone_${n + 1}`), small: true }, n));
                    return (_jsxs("span", { class: "wslot stoneslot", title: lines('slot', `stone_${n + 1}`).join('. '), children: [n === seat.stones.length && _jsx(CostMarks, { cost: s.cost }), _jsx(Ops, { ops: s.build_income })] }, n));
                }) })] }));
}
function Hand({ seat }) {
    const hand = seat.hand;
    const seen = new Map();
    const count = hand?.length ?? seat.hand_size ?? 0;
    return (_jsxs("section", { class: "hand", "aria-label": t('own.hand'), "data-anchor": "hand", style: { '--n': count }, tabIndex: room.value === 'narrow' ? 0 : undefined, children: [_jsx("h2", { class: "sr", children: t('own.hand') }), hand
                ? hand.map((card, i) => {
                    const copy = seen.get(card) ?? 0;
                    seen.set(card, copy + 1);
                    const why = refusal(`hand:${card}`);
                    return (_jsx("div", { class: "fan", style: { '--i': i - (count - 1) / 2 }, children: _jsx(CardView, { card: card, target: `hand:${card}`, flip: `hand:${card}:${copy}`, from: "deck", state: why ? t('why.not', { reason: say(why.reason) }) : '' }) }, `${card}:${copy}`));
                })
                : Array.from({ length: count }, (_, i) => (_jsx("div", { class: "fan", style: { '--i': i - (count - 1) / 2 }, children: _jsx(Back, { size: "hand" }) }, i))), count === 0 && _jsx("small", { class: "hint", children: t('own.no_hand') })] }));
}
function Piles({ seat }) {
    const discard = seat.discard ?? [];
    const choosing = [...lit.value].some(x => x.startsWith('discard:'));
    const pile = seat.eclipse_pile ?? [];
    const eclipse = view.value?.eclipse;
    const dueCards = eclipse?.seat === seat.seat && (eclipse?.step ?? 0) <= 2 ? eclipse.cards : [];
    const played = seat.play_area ?? [];
    return (_jsxs("section", { class: "piles", "aria-label": t('own.piles'), children: [(seat.eclipse_pile_size ?? 0) > 0 && (_jsxs("span", { class: "minipile wpile", "data-anchor": "pile", children: [_jsx("span", { class: "played", children: pile.length
                            ? counted(pile).map(([card, n]) => (_jsx(CardView, { card: card, target: `pile:${card}`, size: "mini", due: dueCards.includes(card), count: n > 1 ? n : undefined, flip: `pile:${card}` }, card)))
                            : Array.from({ length: seat.eclipse_pile_size ?? 0 }, (_, i) => _jsx(Back, {}, i)) }), _jsxs("small", { children: [_jsx("i", { class: "disc" }), " ", t('winter.pile', { n: seat.eclipse_pile_size ?? 0 })] })] })), played.length > 0 && (_jsxs("span", { class: "minipile", title: played.map(cardName).join(', '), children: [_jsx("span", { class: "played", children: counted(played).map(([card, n]) => (_jsx(CardView, { card: card, target: `played:${card}`, size: "mini", count: n > 1 ? n : undefined }, card))) }), _jsx("small", { children: t('own.played', { n: played.length }) })] })), _jsxs("span", { class: "minipile", "data-flip": "deck", title: deckTitle(seat), children: [_jsx(Back, {}), _jsx("small", { children: t('own.deck', { n: seat.deck ?? 0 }) })] }), _jsxs("span", { class: "minipile", "data-anchor": "discard", title: discard.map(cardName).join(', '), children: [choosing ? (_jsx("span", { class: "played wide", children: [...new Set(discard)].map(card => (_jsx(CardView, { card: card, target: `discard:${card}`, size: "mini" }, card))) })) : discard.length ? (_jsx(CardView, { card: discard.at(-1) ?? '', target: `discard:${discard.at(-1) ?? ''}`, size: "mini" })) : (_jsx("span", { class: "card size-mini gone", "aria-hidden": "true" })), _jsx("small", { children: t('own.discard', { n: discard.length }) })] }), _jsxs("span", { class: "minipile", "data-anchor": "grave", title: seat.graveyard.map(cardName).join(', '), children: [_jsxs("span", { class: "wgrave", "aria-hidden": "true", children: [_jsx(Icon, { name: "ew_bury" }), _jsx("b", { children: seat.graveyard.length })] }), _jsx("small", { children: term('t_grave') })] })] }));
}
function counted(cards) {
    const found = new Map();
    for (const card of cards)
        found.set(card, (found.get(card) ?? 0) + 1);
    return [...found];
}
function deckTitle(seat) {
    const inside = seat.deck_contents ?? {};
    return Object.entries(inside)
        .map(([card, n]) => `${n} × ${cardName(card)}`)
        .join(', ');
}
function AnimalRow({ seat }) {
    const eclipse = view.value?.eclipse;
    return (_jsxs("section", { class: "wanimals", "aria-label": term('t_animals'), "data-anchor": "animals", children: [Object.entries(book.value.animals)
                .filter(([animal]) => seat.animals[animal] ?? false)
                .map(([animal, data]) => {
                const n = seat.animals[animal] ?? { upright: 0, tipped: 0 };
                const due = eclipse?.seat === seat.seat && eclipse.cards.includes(animal);
                const at = spot(`animal:${animal}`, `wanimalbutton ${n.upright ? '' : 'none'} ${due ? 'due' : ''}`);
                const worth = data.points[Math.min(n.upright, data.points.length - 1)] ?? 0;
                const said = [
                    ...lines('animal', animal),
                    `${n.upright}`,
                    n.tipped ? `${n.tipped} ${term('t_tipped')}` : '',
                ];
                return (_jsxs("button", { ...at, type: "button", "aria-label": said.filter(Boolean).join('. '), children: [_jsx(Icon, { name: iconOf(animal) }), _jsx("b", { children: n.upright }), n.tipped > 0 && (_jsxs("span", { class: "tipped", children: [_jsx(Icon, { name: iconOf(animal) }), n.tipped] })), _jsx("span", { class: "wsun", children: worth })] }, animal));
            }), !Object.keys(seat.animals).length && _jsx("small", { class: "hint", children: t('winter.no_animals') })] }));
}
export function Own() {
    const now = view.value;
    const number = own.value;
    const seat = now?.seats[number];
    if (!seat)
        return null;
    const watching = viewer.value === null || viewer.value === undefined;
    return (_jsxs("footer", { class: "own wown", "aria-label": t('own.title'), children: [watching && live.value && !replay.value && (_jsx("p", { class: "watching", children: t('own.watching', { name: seatName(number) }) })), _jsx(Goods, { seat: seat }), _jsx(PlayerBoard, { seat: seat }), _jsx(Hand, { seat: seat }), _jsx(Piles, { seat: seat }), _jsx(AnimalRow, { seat: seat })] }));
}
