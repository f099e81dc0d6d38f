import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "preact/jsx-runtime";
import { GoodMark } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { memo } from "../../core/memo.js";
import { parted, t, upper } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { book, cardText, goalText, named, pointsOf, titleOf } from "./catalogue.js";
export const BAND = {
    economy: 'tribe',
    building: 'culture',
    settlement: 'culture',
    military: 'animal',
    war: 'animal',
};
export function kindOf(title) {
    const card = book.value.cards[title];
    if (!card)
        return 'neutral';
    if (card.attack || card.defence)
        return 'animal';
    if (card.mode === 'fill')
        return 'culture';
    if (card.mode === 'store')
        return 'stone';
    return 'tribe';
}
function Goods({ of, size }) {
    return (_jsx(_Fragment, { children: Object.entries(of).flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => _jsx(GoodMark, { kind: kind, size: size }, kind + i))) }));
}
function OpMark({ op, size }) {
    const n = op.n ?? 1;
    const mark = (icon, cls = 'opicon') => (_jsxs("span", { class: cls, children: [_jsx(Icon, { name: icon }), n > 1 || icon === 'attack' || icon === 'defence' ? n : ''] }));
    switch (op.op) {
        case 'produce':
            return _jsx(Goods, { of: op.res ?? {}, size: size });
        case 'produce_any':
        case 'spend_any':
            return _jsx(Goods, { of: { any: n }, size: size });
        case 'use_terrain':
            return _jsx("span", { class: `terrain ${op.terrain}` });
        case 'draw':
            return mark('draw');
        case 'build':
            return mark('hut');
        case 'attack':
        case 'attack_bonus':
            return mark('attack');
        case 'defence':
        case 'defence_bonus':
            return mark('defence');
        case 'fill_open_card':
            return mark('village');
        case 'consume_marker':
            return mark('defence');
        case 'open_sea':
            return mark('seafarer');
        case 'stay_open':
            return (_jsxs(_Fragment, { children: [(op.fields ?? []).map((kind, i) => (_jsx(GoodMark, { kind: kind, size: size }, i))), op.on_full ? (_jsxs(_Fragment, { children: [_jsx("i", { class: "arrow", children: "\u2192" }), op.on_full.map((o, i) => (_jsx(OpMark, { op: o, size: size }, i)))] })) : (_jsx("i", { class: "arrow", children: "\u2913" }))] }));
        default:
            return null;
    }
}
export const Effects = memo(function Effects({ title, size = 17 }) {
    const card = book.value.cards[title];
    return (_jsx("span", { class: "effects", "aria-hidden": "true", children: card?.options.map(option => (_jsxs("span", { class: "option", children: [option.cost?.map((op, i) => (_jsx(OpMark, { op: op, size: size }, i))), option.cost?.length ? _jsx("i", { class: "arrow", children: "\u2192" }) : null, option.do?.map((op, i) => (_jsx(OpMark, { op: op, size: size }, i)))] }, option.id))) }));
});
export const Art = memo(function Art({ icon }) {
    return (_jsxs("svg", { class: "art", viewBox: "0 0 120 84", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", children: [_jsx("rect", { width: "120", height: "84", class: "wall" }), _jsx("path", { d: "M0 70C20 60 40 66 60 62S100 56 120 64V84H0Z", class: "floor" }), _jsx("use", { href: `#i-${icon}`, transform: "translate(27.5 7) scale(.131)", class: "shade" }), _jsx("use", { href: `#i-${icon}`, transform: "translate(26.5 5.5) scale(.131)", class: "fig" })] }));
});
export const Slots = memo(function Slots({ fields, filled, size = 20, }) {
    return (_jsx("span", { class: "slots", "aria-hidden": "true", children: fields.map((kind, i) => {
            const good = filled[i];
            return (_jsx("span", { class: good ? 'slot full' : 'slot', children: _jsx(GoodMark, { kind: good ?? kind, size: size }) }, i));
        }) }));
});
export function CardView(props) {
    const { card, target, size = 'hand', cost, count } = props;
    const title = titleOf(card);
    const points = pointsOf(card);
    const data = book.value.cards[title];
    const place = spot(target, `card ${kindOf(title)} size-${size} ${props.cls ?? ''}`);
    const text = cardText(title);
    const says = [
        named(data?.name),
        points ? t('card.points', { n: points }) : '',
        cost ? t('card.costs', { cost: cost.map(k => goodName(k)).join(', ') }) : '',
        text,
        props.state ?? '',
    ];
    return (_jsxs("button", { ...place, type: "button", "data-flip": props.flip, "data-from": props.from, "aria-label": says.filter(Boolean).join('. '), children: [_jsx("span", { class: "title", children: named(data?.name) }), _jsx(Art, { icon: title }), cost && (_jsx("span", { class: "cost", "aria-hidden": "true", children: cost.map((kind, i) => (_jsx(GoodMark, { kind: kind, size: size === 'large' ? 26 : 18 }, i))) })), props.children, !props.children && size !== 'mini' && _jsx(Effects, { title: title, size: size === 'large' ? 26 : 16 }), size === 'large' && _jsx(Sentences, { text: text }), points > 0 && _jsx("span", { class: "vp", children: points }), count !== undefined && _jsx("span", { class: "count", children: count })] }));
}
export function Sentences({ text }) {
    return (_jsx("span", { class: "text", children: text.split(' | ').map((part, i) => (_jsxs("span", { children: [upper(part), "."] }, i))) }));
}
export function goodName(kind) {
    return t(`good.${kind}`);
}
const LEVEL = ['I', 'II', 'III'];
export const levelMark = (level) => LEVEL[level - 1] ?? String(level);
export function GoalView(props) {
    const goal = book.value.goals[props.goal];
    if (!goal)
        return null;
    const place = spot(props.target, `goal ${goal.level === 3 ? 'stone' : 'culture'} ${props.cls ?? ''}`);
    const says = [
        named(goal.name),
        t('goal.level', { n: levelMark(goal.level) }),
        goal.fields.map(goodName).join(', '),
        goalText(goal.id),
        props.state ?? '',
    ];
    return (_jsxs("button", { ...place, type: "button", "data-flip": props.flip, "data-from": props.from, "aria-label": says.filter(Boolean).join('. '), children: [_jsx("span", { class: `goalname ${named(goal.name).length > 11 ? 'long' : ''}`, children: parted(named(goal.name)) }), _jsxs("span", { class: "goalbody", children: [_jsx("svg", { class: "goalart", viewBox: "0 0 512 512", "aria-hidden": "true", children: _jsx("use", { href: `#i-${goal.id}` }) }), !props.mini && _jsx(Slots, { fields: goal.fields, filled: props.filled ?? [], size: 16 })] }), !props.mini && (_jsx("span", { class: "goaltext", "aria-hidden": "true", children: goalText(goal.id) })), (props.cards ?? 0) > 1 && _jsxs("span", { class: "count", children: ["\u00D7", props.cards] })] }));
}
