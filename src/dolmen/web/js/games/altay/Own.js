import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { GoodMark } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { click, decision, lit, live, picked, refusal, replay, viewer } from "../../core/table.js";
import { say, seatName, t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { CardView, GoalView, Slots, goodName } from "./Card.js";
import { book, filled, named, own, titleOf, view } from "./catalogue.js";
const KINDS = ['food', 'wood', 'metal', 'stone', 'culture'];
function Bowl({ seat }) {
    const free = decision.value?.prompt.key === 'ask_main';
    const some = KINDS.some(kind => lit.value.has(`resource:${kind}`));
    const asked = some && !free;
    const empty = !asked && Object.keys(seat.pool).length === 0;
    return (_jsxs("section", { class: `bowl ${empty ? 'bare' : ''}`, "aria-label": t('own.goods'), "data-anchor": "pool", children: [_jsx("h2", { children: asked ? t('own.choose') : t('own.goods') }), _jsxs("div", { class: "inside", children: [empty && _jsx("small", { children: t('own.empty') }), KINDS.map(kind => {
                        const n = seat.pool[kind] ?? 0;
                        const target = asked ? `resource:${kind}` : `pool:${kind}`;
                        if (!asked && !n)
                            return null;
                        const can = lit.value.has(target);
                        const place = spot(target, 'goodbutton');
                        return (_jsxs("button", { type: "button", ...place, "aria-label": `${goodName(kind)}: ${n}`, draggable: can && !asked, onDragStart: e => {
                                e.dataTransfer?.setData('text/plain', target);
                                if (!picked.value.includes(target))
                                    click(target);
                            }, onDragEnd: () => (picked.value = []), title: goodName(kind), children: [_jsx(GoodMark, { kind: kind, size: 34 }), _jsx("b", { children: n })] }, kind));
                    }), view.value?.trading && (_jsxs("span", { class: "coins", title: t('seat.coins', { n: seat.coins }), children: [_jsx(Icon, { name: "coin" }), seat.coins, some &&
                                free &&
                                KINDS.map(kind => (_jsx("button", { type: "button", ...spot(`resource:${kind}`, 'goodbutton small'), "aria-label": t('own.exchange', { good: goodName(kind) }), title: t('own.exchange', { good: goodName(kind) }), children: _jsx(GoodMark, { kind: kind, size: 20 }) }, kind)))] }))] })] }));
}
function drop(target) {
    return {
        onDragOver: (e) => {
            if (lit.value.has(target))
                e.preventDefault();
        },
        onDrop: (e) => {
            e.preventDefault();
            click(target);
        },
    };
}
function OpenCards({ seat }) {
    return (_jsxs("section", { class: "opencards", "aria-label": t('own.open'), children: [_jsx("h2", { children: t('own.open') }), _jsxs("div", { class: "strip", children: [seat.open.length === 0 && _jsx("small", { class: "hint", children: t('own.no_open') }), seat.open.map(open => {
                        const title = titleOf(open.card);
                        const done = filled(open.fields, open.placed);
                        const n = done.filter(Boolean).length;
                        return (_jsx("div", { ...drop(`open:${title}`), children: _jsx(CardView, { card: open.card, target: `open:${title}`, size: "market", flip: `open:${title}`, from: `hand:${open.card}:0`, state: t('own.filled', { n, of: open.fields.length }), children: _jsx(Slots, { fields: open.fields, filled: done }) }) }, title));
                    })] })] }));
}
function Hand({ seat }) {
    const hand = seat.hand;
    const seen = new Map();
    const count = hand?.length ?? seat.hand_size;
    return (_jsxs("section", { class: "hand", "aria-label": t('own.hand'), "data-anchor": "hand", children: [_jsx("h2", { class: "sr", children: t('own.hand') }), hand
                ? hand.map((card, i) => {
                    const copy = seen.get(card) ?? 0;
                    seen.set(card, copy + 1);
                    const why = refusal(`hand:${card}`);
                    return (_jsx("div", { class: "fan", style: { '--i': i - (count - 1) / 2 }, children: _jsx(CardView, { card: card, target: `hand:${card}`, flip: `hand:${card}:${copy}`, from: "deck", state: why ? t('why.not', { reason: say(why.reason) }) : '' }) }, `${card}:${copy}`));
                })
                : Array.from({ length: seat.hand_size }, (_, i) => (_jsx("div", { class: "fan", style: { '--i': i - (count - 1) / 2 }, children: _jsx("span", { class: "card back", "aria-hidden": "true", children: _jsx(Icon, { name: "hand" }) }) }, i))), count === 0 && _jsx("small", { class: "hint", children: t('own.no_hand') })] }));
}
function Piles({ seat }) {
    const top = seat.discard.at(-1);
    return (_jsxs("section", { class: "piles", "aria-label": t('own.piles'), children: [_jsxs("span", { class: "minipile", "data-flip": "deck", title: deckTitle(seat), children: [_jsx("span", { class: "card back size-mini", "aria-hidden": "true", children: _jsx(Icon, { name: "hand" }) }), _jsx("small", { children: t('own.deck', { n: seat.deck_size }) })] }), _jsxs("span", { class: "minipile", "data-anchor": "discard", title: seat.discard.map(c => cardName(c)).join(', '), children: [top ? (_jsx(CardView, { card: top, target: `view:${top}`, size: "mini" })) : (_jsx("span", { class: "card size-mini gone", "aria-hidden": "true" })), _jsx("small", { children: t('own.discard', { n: seat.discard.length }) })] }), (seat.archive_full || seat.done.includes('writing')) && (_jsxs("span", { class: "minipile", children: [_jsx(ArchivePlace, { seat: seat }), _jsx("small", { children: t('own.archive') })] })), seat.area.length > 0 && (_jsxs("span", { class: "minipile", title: seat.area.map(c => cardName(c)).join(', '), children: [_jsx("span", { class: "played", children: seat.area.slice(-3).map((card, i) => (_jsx(CardView, { card: card, target: `view:${card}`, size: "mini" }, i))) }), _jsx("small", { children: t('own.played', { n: seat.area.length }) })] }))] }));
}
function ArchivePlace({ seat }) {
    if (seat.archive)
        return _jsx(CardView, { card: seat.archive, target: "archive", size: "mini" });
    return _jsx("span", { class: `card size-mini ${seat.archive_full ? 'back' : 'gone'}`, "aria-hidden": "true" });
}
function deckTitle(seat) {
    return seat.deck ? seat.deck.map(c => cardName(c)).join(', ') : t('own.deck', { n: seat.deck_size });
}
export function cardName(card) {
    return named(book.value.cards[titleOf(card)]?.name);
}
function MyGoals({ seat }) {
    const levels = [3, 2, 1].map(level => seat.done.filter(g => book.value.goals[g]?.level === level));
    const secret = seat.wonder && !seat.done.includes(seat.wonder) && seat.goal?.goal !== seat.wonder;
    return (_jsxs("section", { class: "mygoals", "aria-label": t('own.goals'), children: [_jsx("h2", { children: t('own.goals') }), _jsxs("div", { class: "mygoalsbox", children: [_jsx("div", { class: "pyramid", children: levels.map((goals, i) => (_jsxs("div", { class: "tier", children: [goals.map(goal => (_jsx(GoalView, { goal: goal, target: `done:${goal}`, flip: `done:${goal}`, mini: true, cls: "mini" }, goal))), goals.length < i + 1 && _jsx("span", { class: "tierslot", "aria-hidden": "true" })] }, i))) }), _jsxs("div", { class: "working", children: [seat.goal ? (_jsx("div", { ...drop('goal:current'), children: _jsx(GoalView, { goal: seat.goal.goal, target: "goal:current", flip: "goal:current", from: `goal:${seat.goal.goal}`, filled: filled(seat.goal.fields, seat.goal.placed), cls: "current", state: t('goal.working') }) })) : (_jsx("small", { class: "hint", children: t('own.no_goal') })), secret && seat.wonder && (_jsx(GoalView, { goal: seat.wonder, target: `goal:${seat.wonder}`, cls: "secret", state: t('own.secret') }))] })] })] }));
}
export function Own() {
    const now = view.value;
    const number = own.value;
    const seat = now?.seats[number];
    if (!seat)
        return null;
    const watching = viewer.value === null || viewer.value === undefined;
    return (_jsxs("footer", { class: "own", "aria-label": t('own.title'), children: [watching && live.value && !replay.value && (_jsx("p", { class: "watching", children: t('own.watching', { name: seatName(number) }) })), _jsx(Bowl, { seat: seat }), _jsx(OpenCards, { seat: seat }), _jsx(Hand, { seat: seat }), _jsx(Piles, { seat: seat }), _jsx(MyGoals, { seat: seat })] }));
}
