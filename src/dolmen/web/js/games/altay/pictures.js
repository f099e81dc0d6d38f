import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { Hut, Shield, Sun } from "../../art/pieces.js";
import { Icon } from "../../art/symbols.js";
import { parted } from "../../core/text.js";
import { Art, CardView, Slots } from "./Card.js";
import { book, named } from "./catalogue.js";
import { AltaySprite } from "./Sprite.js";
function Goal({ id }) {
    const goal = book.value.goals[id];
    if (!goal)
        return null;
    const name = named(goal.name);
    return (_jsxs("span", { class: `card size-hand ${goal.level === 3 ? 'stone' : 'culture'}`, children: [_jsx("span", { class: name.length > 11 ? 'title long' : 'title', children: parted(name) }), _jsx(Art, { icon: id }), _jsx(Slots, { fields: goal.fields, filled: [], size: 15 })] }));
}
function Marker({ id }) {
    const marker = book.value.markers[id];
    return (_jsx("svg", { viewBox: "-18 -18 36 36", width: "76", height: "76", children: marker && _jsx(Shield, { value: marker.value, good: marker.resource }) }));
}
function Other({ id }) {
    if (id === 'vp_marker')
        return (_jsx("svg", { viewBox: "-16 -16 32 32", width: "70", height: "70", children: _jsx(Sun, { value: 1 }) }));
    if (id === 'settlement')
        return _jsx(Folk, { n: 0 });
    if (id.startsWith('coin'))
        return _jsx(Icon, { name: "coin", cls: "bigicon" });
    return _jsx(Icon, { name: "fire", cls: "bigicon" });
}
const Folk = ({ n }) => (_jsx("svg", { viewBox: "-22 -24 44 44", width: "84", height: "84", children: _jsx(Hut, { seat: n }) }));
function Piece({ kind, id }) {
    if (kind === 'card') {
        const copy = book.value.cards[id]?.copies.at(-1);
        return _jsx(CardView, { card: id, target: `look:${id}`, size: "hand", cost: copy?.cost ?? null });
    }
    if (kind === 'goal')
        return _jsx(Goal, { id: id });
    if (kind === 'marker')
        return _jsx(Marker, { id: id });
    if (kind === 'folk')
        return _jsx(Folk, { n: book.value.folks.findIndex(folk => folk.id === id) });
    return _jsx(Other, { id: id });
}
export const pictures = { scope: 'altay', Piece, Symbols: AltaySprite };
