import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { SeatMark } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { seatName, t } from "../../core/text.js";
import { CardView } from "./Card.js";
import { book, named, view } from "./catalogue.js";
export function CombatPanel() {
    const now = view.value;
    const fight = now?.combat;
    if (!now || !fight)
        return null;
    const target = now.territories.find(x => x.id === fight.target);
    const owner = target?.owner ?? null;
    const marker = target?.marker ? book.value.markers[target.marker] : undefined;
    const outcome = fight.attack > fight.defence
        ? 'wins'
        : fight.attack < fight.defence
            ? 'loses'
            : owner === null
                ? 'loses'
                : 'tie';
    return (_jsxs("section", { class: "combat", "aria-label": t('combat.title'), "aria-live": "polite", children: [_jsx("h3", { children: t('combat.line', {
                    source: named(book.value.territories.find(x => x.id === fight.source)?.name),
                    target: named(book.value.territories.find(x => x.id === fight.target)?.name),
                }) }), _jsxs("div", { class: "scale", children: [_jsxs("span", { class: "side", children: [_jsx(SeatMark, { seat: now.active, size: 24 }), _jsx(Icon, { name: "attack", label: t('combat.attack') }), _jsx("b", { children: fight.attack })] }), _jsx("span", { class: `beam ${outcome}`, "aria-hidden": "true", children: fight.attack > fight.defence ? '>' : fight.attack < fight.defence ? '<' : '=' }), _jsxs("span", { class: "side", children: [_jsx("b", { children: fight.defence }), _jsx(Icon, { name: "defence", label: t('combat.defence') }), owner !== null ? _jsx(SeatMark, { seat: owner, size: 24 }) : _jsx("small", { children: named(marker?.name) })] })] }), _jsxs("div", { class: "laid", children: [fight.cards.map((card, i) => (_jsx(CardView, { card: card, target: `view:${card}`, size: "mini" }, i))), fight.answer?.length ? _jsx("span", { class: "gap" }) : null, fight.answer?.map((card, i) => (_jsx(CardView, { card: card, target: `view:${card}`, size: "mini" }, `a${i}`)))] }), _jsx("p", { children: owner === null
                    ? t(outcome === 'wins' ? 'combat.conquers' : 'combat.weak')
                    : fight.struck
                        ? t('combat.answering', { name: seatName(fight.defender ?? owner) })
                        : t('combat.against', { name: seatName(owner) }) })] }));
}
