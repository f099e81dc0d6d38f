import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { refusal } from "../../core/table.js";
import { say, t } from "../../core/text.js";
import { CardView, GoalView, levelMark } from "./Card.js";
import { view } from "./catalogue.js";
function reason(target) {
    const why = refusal(target);
    return why ? t('why.not', { reason: say(why.reason) }) : '';
}
export function Market() {
    const now = view.value;
    return (_jsxs("section", { class: "market", "aria-label": t('supply.title'), children: [_jsx("h2", { children: t('supply.title') }), _jsx("div", { class: "grid", children: now?.market.map(pile => (_jsxs("div", { class: `pile ${pile.left > 1 ? 'deep' : ''} ${pile.left ? '' : 'empty'}`, children: [_jsx(CardView, { card: pile.vp ? `${pile.title}+${pile.vp}` : pile.title, target: `market:${pile.title}`, size: "market", cost: pile.cost, count: pile.left, cls: pile.bought ? 'bought' : '', state: [
                                t('supply.left', { n: pile.left }),
                                pile.bought ? t('supply.bought') : '',
                                reason(`market:${pile.title}`),
                            ]
                                .filter(Boolean)
                                .join('. ') }), pile.bought && _jsx("span", { class: "stamp", children: t('supply.once') })] }, pile.title))) })] }));
}
export function Goals() {
    const now = view.value;
    return (_jsxs("section", { class: "goals", "aria-label": t('goal.title'), children: [_jsx("h2", { children: t('goal.title') }), [2, 1, 0].map(level => {
                const display = now?.goals[level];
                return (_jsxs("div", { class: "goalrow", children: [_jsxs("span", { class: "level", title: t('goal.deck', { n: display?.deck ?? 0 }), children: [_jsx("b", { children: levelMark(level + 1) }), _jsx("small", { children: display?.deck ?? 0 })] }), display?.shown.map(({ goal, cards }) => (_jsx(GoalView, { goal: goal, cards: cards, target: `goal:${goal}`, flip: `goal:${goal}`, state: reason(`goal:${goal}`) }, goal)))] }, level));
            })] }));
}
