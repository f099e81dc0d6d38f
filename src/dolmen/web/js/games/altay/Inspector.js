import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { GoodMark, SeatMark } from "../../art/pieces.js";
import { lookedAt, pinned, refusal } from "../../core/table.js";
import { say, seatName, t } from "../../core/text.js";
import { RuleLink } from "../../ui/Rules.js";
import { Art, CardView, Sentences, Slots, goodName, levelMark } from "./Card.js";
import { book, goalText, named, own, titleOf, view } from "./catalogue.js";
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
function content(target) {
    const [kind = '', id = ''] = target.split(':');
    if (kind === 'territory')
        return _jsx(TerritoryCard, { id: id });
    const goal = kind === 'goal' || kind === 'done' || kind === 'view' ? goalOf(id) : undefined;
    if (goal)
        return _jsx(GoalCard, { goal: goal });
    const card = kind === 'archive' ? view.value?.seats[own.value]?.archive : id;
    if (card && book.value.cards[titleOf(card)]) {
        const pile = kind === 'market' ? view.value?.market.find(p => p.title === id) : undefined;
        const name = pile?.vp ? `${id}+${pile.vp}` : card;
        return (_jsx("div", { inert: true, children: _jsx(CardView, { card: name, target: `look:${card}`, size: "large", cost: pile?.cost ?? null }) }));
    }
    return null;
}
function goalOf(id) {
    const goal = id === 'current' ? view.value?.seats[own.value]?.goal?.goal : id;
    return goal && book.value.goals[goal] ? goal : undefined;
}
function GoalCard({ goal }) {
    const data = book.value.goals[goal];
    if (!data)
        return null;
    return (_jsxs("div", { class: `card size-large ${data.level === 3 ? 'stone' : 'culture'}`, children: [_jsxs("span", { class: "title", children: [named(data.name), " ", _jsx("small", { children: levelMark(data.level) })] }), _jsx(Art, { icon: goal }), _jsx(Slots, { fields: data.fields, filled: [], size: 24 }), _jsx(Sentences, { text: goalText(goal) }), data.vp ? _jsx("span", { class: "vp", children: data.vp }) : null] }));
}
function TerritoryCard({ id }) {
    const territory = book.value.territories.find(x => x.id === id);
    const place = view.value?.territories.find(x => x.id === id);
    const terrain = book.value.terrains.find(x => x.id === territory?.terrain);
    if (!territory || !terrain)
        return null;
    const marker = place?.marker ? book.value.markers[place.marker] : undefined;
    return (_jsxs("div", { class: "slip", children: [_jsx("h3", { children: named(territory.name) }), _jsxs("p", { children: [_jsx("span", { class: `terrain ${terrain.id}` }), " ", named(terrain.name), ' ', _jsx(GoodMark, { kind: terrain.produces, size: 18 }), " ", goodName(terrain.produces)] }), !place && _jsx("p", { children: t('map.closed') }), place && place.owner !== null && (_jsxs("p", { children: [_jsx(SeatMark, { seat: place.owner, size: 20 }), ' ', t('map.settlements', { n: place.settlements, seat: seatName(place.owner) })] })), marker && _jsx("p", { children: named(marker.name) }), place && place.vp > 0 && _jsx("p", { children: t('map.sun', { n: place.vp }) }), place?.used && _jsx("p", { children: t('map.used') }), _jsxs("p", { class: "dim", children: [t('map.next'), ' ', territory.adjacent.map(n => named(book.value.territories.find(x => x.id === n)?.name)).join(', ')] })] }));
}
