import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { Icon } from "../../art/symbols.js";
import { memo } from "../../core/memo.js";
import { refusal } from "../../core/table.js";
import { nameOf, say, t, upper } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { CubeMark, Dev, Figure, RewardMark, Tent } from "./art.js";
import { book, ceremonyIcon, ICON, mySeat, own, textOf, view } from "./catalogue.js";
const soft = (name) => name.replace(/(Säbelzahn|Woll|nashorn|tiger|Mammut)(?=[a-zäöüß]{4})/g, '$1\u00AD');
const Art = memo(function Art({ icon, corner }) {
    return (_jsxs("svg", { class: "art", viewBox: "0 0 120 84", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", children: [_jsx("rect", { width: "120", height: "84", class: "wall" }), _jsx("path", { d: "M0 70C20 60 40 66 60 62S100 56 120 64V84H0Z", class: "floor" }), _jsx("use", { href: `#i-${icon}`, transform: "translate(27.5 9) scale(.131)", class: "shade" }), _jsx("use", { href: `#i-${icon}`, transform: "translate(26.5 7.5) scale(.131)", class: "fig" }), corner && (_jsx("use", { href: `#i-${corner}`, transform: "translate(84 50) scale(.06)", class: "fig", opacity: ".8" }))] }));
});
function reason(target) {
    const why = refusal(target);
    return why ? t('why.not', { reason: say(why.reason) }) : '';
}
function Worth({ n, colour }) {
    const summer = view.value?.phase === 'summer' || view.value?.phase === 'final';
    return (_jsx("span", { class: "worth", "aria-hidden": "true", children: Array.from({ length: n }, (_, i) => summer ? _jsx(CubeMark, { of: colour, marker: true, size: 20 }, i) : _jsx("i", { class: "anycube" }, i)) }));
}
export function HuntCard({ card, target, size = 'market', flip }) {
    const data = book.value.hunt[card];
    if (!data)
        return null;
    const animal = data.reward === null;
    const at = spot(target, `card ${animal ? 'animal' : 'culture'} size-${size}`);
    const says = [nameOf('hunt_card', card), reason(target)];
    return (_jsxs("button", { ...at, type: "button", "data-flip": flip, "aria-label": says.filter(Boolean).join('. '), children: [_jsx("span", { class: "title", children: soft(nameOf('species', data.species)) }), _jsxs("span", { class: "artbox", children: [_jsx(Art, { icon: animal ? (ICON[data.species] ?? 'tiger') : 'paw', corner: animal ? undefined : ICON[data.species] }), _jsx(Worth, { n: data.value, colour: "brown" }), data.reward && (_jsx("span", { class: "gain", children: _jsx(RewardMark, { of: data.reward, size: size === 'large' ? 28 : 20 }) })), animal && _jsx("span", { class: "vp", children: data.points })] }), size === 'large' && _jsxs("span", { class: "text", children: [upper(textOf('hunt_card', card)), "."] })] }));
}
export function CeremonyCard({ card, target, size = 'market', flip, now }) {
    const data = book.value.ceremony[card];
    if (!data)
        return null;
    const at = spot(target, `card stone size-${size}`);
    const text = textOf('ceremony_card', card);
    const says = [
        nameOf('ceremony_card', card),
        text,
        now === undefined ? '' : t('ph.worth_now', { n: now }),
        reason(target),
    ];
    return (_jsxs("button", { ...at, type: "button", "data-flip": flip, "aria-label": says.filter(Boolean).join('. '), title: size === 'mini' ? nameOf('ceremony_card', card) : undefined, children: [_jsx("span", { class: "title", children: soft(nameOf('ceremony_card', card)) }), _jsxs("span", { class: "artbox", children: [_jsx(Art, { icon: ceremonyIcon(card) }), now === undefined && _jsx(Worth, { n: data.value, colour: "yellow" }), data.dp > 0 && now === undefined && (_jsxs("span", { class: "gain", children: [data.dp > 1 && data.dp, _jsx(Dev, { size: size === 'large' ? 28 : 19 })] })), now !== undefined && _jsx("span", { class: "vp", children: now })] }), size === 'large' && _jsxs("span", { class: "text", children: [upper(text), "."] })] }));
}
export function CampTile({ camp, target, built = false, large = false, }) {
    const data = book.value.camps[camp];
    if (!data)
        return null;
    const at = spot(target, `camptile ${built ? 'built' : ''} ${large ? 'large' : ''}`);
    const says = [nameOf('camp', camp), textOf('camp', camp), built ? t('ph.built') : '', reason(target)];
    return (_jsxs("button", { ...at, type: "button", "aria-label": says.filter(Boolean).join('. '), "data-flip": built ? undefined : `tile:${camp}`, children: [_jsx("span", { class: "campno", children: camp.slice(-1) }), _jsx("svg", { viewBox: "-20 -22 40 40", class: "camptent", "aria-hidden": "true", children: _jsx(Tent, { seat: own.value }) }), _jsxs("span", { class: "campfacts", "aria-hidden": "true", children: [_jsxs("span", { class: "need", children: [_jsx("svg", { viewBox: "-13 -28 30 46", width: "13", height: "20", children: _jsx(Figure, { seat: own.value }) }), data.need, data.settle > 0 && _jsxs("em", { children: ["\u2212", data.settle] })] }), _jsxs("span", { children: [_jsx("i", { class: "sunny", children: data.vp }), data.dp, _jsx(Dev, { size: 16 })] })] }), large && _jsxs("span", { class: "text", children: [upper(textOf('camp', camp)), "."] })] }));
}
function Hunting() {
    const now = view.value;
    return (_jsxs("section", { class: "row5 huntrow", "aria-label": t('ph.hunt_row'), children: [_jsxs("h2", { children: [t('ph.hunt_row'), " ", _jsx("small", { children: t('ph.deck', { n: now?.piles.hunt ?? 0 }) })] }), _jsxs("div", { class: "cards", children: [now?.hunting.map(c => (_jsx(HuntCard, { card: c.card, target: `hunt:${c.card}`, flip: c.card }, c.card))), now?.hunting.length === 0 && _jsx("p", { class: "hint", children: t('ph.nothing') })] })] }));
}
function Ceremonies() {
    const now = view.value;
    return (_jsxs("section", { class: "row5 riterow", "aria-label": t('ph.ceremony_row'), children: [_jsxs("h2", { children: [t('ph.ceremony_row'), " ", _jsx("small", { children: t('ph.deck', { n: now?.piles.ceremony ?? 0 }) })] }), _jsxs("div", { class: "cards", children: [now?.ceremony.map(c => (_jsx(CeremonyCard, { card: c.card, target: `ceremony:${c.card}`, flip: c.card }, c.card))), now?.ceremony.length === 0 && _jsx("p", { class: "hint", children: t('ph.nothing') })] })] }));
}
function Camps() {
    const seat = mySeat.value;
    return (_jsxs("section", { class: "camps", "aria-label": t('ph.camps'), children: [_jsxs("h2", { children: [t('ph.camps'), " ", _jsx("small", { children: t('ph.camps_left', { n: seat?.camps_left.length ?? 0 }) })] }), _jsx("div", { class: "camptiles", children: Object.keys(book.value.camps).map(camp => (_jsx(CampTile, { camp: camp, target: `camp:${camp}`, built: !seat?.camps_left.includes(camp) }, camp))) })] }));
}
function MyCards() {
    const seat = mySeat.value;
    return (_jsxs("section", { class: "mycards", "aria-label": t('ph.my_cards'), children: [_jsx("h2", { children: t('ph.my_cards') }), _jsxs("div", { class: "cards", children: [seat?.cards.map(({ card, now }) => (_jsx(CeremonyCard, { card: card, target: `view:${card}`, size: "mini", flip: card, now: now }, card))), !seat?.cards.length && (_jsxs("p", { class: "hint", children: [_jsx(Icon, { name: "drum" }), " ", t('ph.no_cards')] }))] })] }));
}
export function Rows({ stage }) {
    return (_jsxs("footer", { class: `rows on-${stage}`, "aria-label": t('ph.cards'), children: [_jsx(Hunting, {}), _jsx(Ceremonies, {}), _jsx(Camps, {}), _jsx(MyCards, {})] }));
}
