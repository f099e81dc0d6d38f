import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { Icon } from "../../art/symbols.js";
import { Figure, Fish, Gathered, Megalith, PrehistorySprite, RewardMark, Shaman, Wheel } from "./art.js";
import { book, ICON } from "./catalogue.js";
import { CampTile, CeremonyCard, HuntCard } from "./Rows.js";
const Mark = ({ box = 52, children }) => (_jsx("svg", { viewBox: `${-box / 2} ${-box / 2} ${box} ${box}`, width: "96", height: "96", children: children }));
function PriceTile({ id }) {
    const colours = book.value.price_tiles[id] ?? [];
    return (_jsx(Mark, { box: 136, children: _jsx(Wheel, { id: `help-${id}`, tile: id, rotation: 0, on: colours.join(' ') }) }));
}
function Section({ id }) {
    return (_jsx("span", { class: "sectionsigns", children: (book.value.sections[id] ?? []).map(symbol => (_jsx(Icon, { name: ICON[symbol] ?? 'hand', cls: "bigicon" }, symbol))) }));
}
function Basket({ id }) {
    const pair = book.value.baskets.find(b => b.id === id);
    if (!pair)
        return null;
    return (_jsxs("span", { class: "sectionsigns", children: [_jsxs(Mark, { box: 88, children: [_jsx("g", { transform: "translate(-20 0)", children: _jsx(Gathered, { kind: pair.upper }) }), _jsx("g", { transform: "translate(20 0)", children: _jsx(Gathered, { kind: pair.lower }) })] }), _jsx("span", { children: pair.rewards.map((r, i) => (_jsx(RewardMark, { of: r, size: 24 }, i))) })] }));
}
function Animal({ species }) {
    return (_jsxs(Mark, { children: [_jsx("circle", { r: "20", fill: "#dcb27a", stroke: "#1d1510", "stroke-width": "2" }), _jsx("use", { href: `#i-${ICON[species] ?? 'tiger'}`, transform: "translate(-15 -15) scale(.0586)", fill: "#43170b" })] }));
}
function Piece({ kind, id }) {
    switch (kind) {
        case 'ceremony_card':
            return _jsx(CeremonyCard, { card: id, target: `look:${id}` });
        case 'hunt_card':
            return _jsx(HuntCard, { card: id, target: `look:${id}` });
        case 'camp':
            return _jsx(CampTile, { camp: id, target: `look:${id}` });
        case 'gathering_tile':
            return (_jsx(Mark, { children: _jsx(Gathered, { ...(book.value.gathering[id] ?? { kind: '' }), r: 22 }) }));
        case 'fish':
            return (_jsx(Mark, { children: _jsx("g", { transform: "scale(1.2)", children: _jsx(Fish, { ...(book.value.fish[id] ?? { kind: '', value: null }) }) }) }));
        case 'megalith':
            return (_jsx(Mark, { children: _jsx(Megalith, { type: id }) }));
        case 'price_tile':
            return _jsx(PriceTile, { id: id });
        case 'section':
            return _jsx(Section, { id: id });
        case 'basket':
            return _jsx(Basket, { id: id });
        case 'animal_token':
            return _jsx(Animal, { species: id });
        default:
            return _jsx(Other, { id: id });
    }
}
function Other({ id }) {
    if (id === 'member')
        return (_jsx(Mark, { children: _jsx(Figure, { seat: 0 }) }));
    if (id === 'shaman')
        return (_jsx(Mark, { children: _jsx(Shaman, { seat: 0 }) }));
    const icon = id.startsWith('migrate') ? 'foot' : id.startsWith('board') ? 'cave' : 'mountains';
    return _jsx(Icon, { name: icon, cls: "bigicon" });
}
export const pictures = { scope: 'prehistory', Piece, Symbols: PrehistorySprite };
