import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { Icon } from "../../art/symbols.js";
import { choices, decision } from "../../core/table.js";
import { say } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { book, lines, mySeat, named, term } from "./catalogue.js";
import { COLUMN_ICON, Ops, columnName } from "./Ops.js";
function Bonus({ bonus }) {
    return (_jsx("span", { class: "wbonus", "aria-hidden": "true", children: bonus.map((b, i) => (_jsxs("span", { children: [_jsx(Icon, { name: COLUMN_ICON[b.column] ?? 'totem' }), _jsx("small", { children: b.column === 'any' ? term('in_every_column') : columnName(b.column) }), _jsx("i", { class: "arrow", children: "\u2192" }), _jsx(Ops, { ops: b.effect })] }, i))) }));
}
function Offer({ target, title, said, children, }) {
    const at = spot(target, 'woffer');
    return (_jsxs("button", { ...at, type: "button", "aria-label": said, children: [_jsx("b", { children: title }), children] }));
}
export function Choose() {
    const asked = decision.value?.prompt.key ?? '';
    const open = choices.value.map(c => c.targets[0] ?? '');
    const kind = ['choose_chief', 'choose_side', 'choose_setup', 'keep_dog'].includes(asked) ? asked : '';
    if (!kind || !decision.value || !open.length)
        return null;
    return (_jsx("div", { class: "wchoose", role: "group", "aria-label": say(decision.value.prompt), children: open.map(target => {
            const id = target.split(':')[1] ?? '';
            if (kind === 'choose_setup') {
                const card = book.value.setup[id];
                return (_jsxs(Offer, { target: target, title: named(card?.name), said: lines('setup', id).join('. '), children: [_jsx(Ops, { ops: card?.effect ?? [] }), _jsx("small", { children: lines('setup', id)[1] })] }, id));
            }
            if (kind === 'keep_dog') {
                const dog = book.value.modules.dogs[id];
                return (_jsxs(Offer, { target: target, title: named(dog?.name), said: lines('dog', id).join('. '), children: [_jsx(Bonus, { bonus: dog ? [dog] : [] }), _jsx("small", { children: lines('dog', id)[1] })] }, id));
            }
            const name = kind === 'choose_chief' ? id : (mySeat.value?.chief ?? '');
            const chief = book.value.chiefs[name];
            const text = lines('chief', name);
            if (kind === 'choose_side') {
                const side = id === 'b' ? 'b' : 'a';
                return (_jsx(Offer, { target: target, title: term(`side_${side}`), said: text[side === 'a' ? 1 : 2] ?? '', children: _jsx(Bonus, { bonus: chief?.[`side_${side}`] ?? [] }) }, id));
            }
            return (_jsxs(Offer, { target: target, title: named(chief?.name), said: text.join('. '), children: [_jsx("em", { children: term('side_a') }), _jsx(Bonus, { bonus: chief?.side_a ?? [] }), _jsx("em", { children: term('side_b') }), _jsx(Bonus, { bonus: chief?.side_b ?? [] })] }, id));
        }) }));
}
