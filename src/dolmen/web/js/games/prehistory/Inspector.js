import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { lookedAt, pinned, refusal } from "../../core/table.js";
import { join, nameOf, say, seatName, t, upper } from "../../core/text.js";
import { RuleLink } from "../../ui/Rules.js";
import { CubeMark, Figure, Fish, Gathered, Megalith, RewardMark, Tent } from "./art.js";
import { book, colourName, ICON, mySeat, textOf, view } from "./catalogue.js";
import { hexContents } from "./Map.js";
import { CampTile, CeremonyCard, HuntCard } from "./Rows.js";
import { counted } from "./Wall.js";
export function Inspector() {
    const target = pinned.value ?? lookedAt.value;
    if (!target)
        return null;
    const inner = content(target);
    const why = refusal(target);
    if (!inner && !why)
        return null;
    return (_jsxs("aside", { class: `inspect ${pinned.value ? 'pinned' : ''} ${aside(target)}`, "aria-label": t('inspect.title'), children: [inner, why && (_jsxs("p", { class: "whynot", children: [say(why.reason), " ", why.rule && _jsx(RuleLink, { number: why.rule })] }))] }));
}
function aside(target) {
    const stage = document.querySelector('.stage')?.getBoundingClientRect();
    const place = document.querySelector(`.stage [data-target="${target}"]`)?.getBoundingClientRect();
    if (!stage || !place)
        return '';
    return place.x < stage.x + 280 && place.bottom > stage.y + stage.height * 0.4 ? 'aside' : '';
}
function Slip({ title, children }) {
    return (_jsxs("div", { class: "slip", children: [_jsx("h3", { children: upper(title) }), children] }));
}
const Mark = ({ children }) => (_jsx("svg", { class: "slipmark", viewBox: "-26 -26 52 52", width: "60", height: "60", "aria-hidden": "true", children: children }));
function content(target) {
    const now = view.value;
    const [kind = '', id = ''] = target.split(':');
    if (!now)
        return null;
    switch (kind) {
        case 'hunt':
            return (_jsx("div", { inert: true, children: _jsx(HuntCard, { card: id, target: `look:${id}`, size: "large" }) }));
        case 'ceremony':
        case 'view':
            return (_jsx("div", { inert: true, children: _jsx(CeremonyCard, { card: id, target: `look:${id}`, size: "large", now: mySeat.value?.cards.find(c => c.card === id)?.now }) }));
        case 'camp':
            return (_jsx("div", { inert: true, children: _jsx(CampTile, { camp: id, target: `look:${id}`, large: true }) }));
        case 'hex':
            return _jsx(HexSlip, { id: id });
        case 'gather': {
            const slot = now.gathering.find(s => s.slot === id);
            if (!slot?.tile || !slot.kind)
                return null;
            return (_jsxs(Slip, { title: nameOf('gathering_tile', slot.tile), children: [_jsx(Mark, { children: _jsx(Gathered, { kind: slot.kind, dp: slot.dp, r: 22 }) }), _jsxs("p", { children: [upper(textOf('gathering_tile', slot.tile)), "."] }), _jsx("p", { class: "dim", children: t('ph.price', { what: colourName(slot.price) }) })] }));
        }
        case 'fish': {
            const slot = now.fishing.find(s => s.slot === id);
            if (!slot?.fish || !slot.kind)
                return null;
            return (_jsxs(Slip, { title: nameOf('fish', slot.fish), children: [_jsx(Mark, { children: _jsx("g", { transform: "scale(1.25)", children: _jsx(Fish, { kind: slot.kind, value: slot.value }) }) }), _jsxs("p", { children: [upper(textOf('fish', slot.fish)), "."] }), _jsx("p", { class: "dim", children: t('ph.half', { n: slot.value ?? 0, what: join(now.fishing_colours.map(colourName)) }) })] }));
        }
        case 'section': {
            const section = now.painting.find(s => s.section === id);
            if (!section)
                return null;
            return (_jsxs(Slip, { title: nameOf('section', id), children: [_jsxs("p", { children: [upper(textOf('section', id)), "."] }), !mySeat.value?.painted.includes(id) && (_jsx("p", { class: "dim", children: t('ph.price', { what: join(section.price.map(colourName)) }) }))] }));
        }
        case 'migrate': {
            const option = now.migration.find(m => m.option === id);
            return (_jsxs(Slip, { title: nameOf('action', 'migration'), children: [_jsxs("p", { children: [upper(textOf('migration', id)), "."] }), option && _jsx("p", { class: "dim", children: t('ph.price', { what: join(option.price.map(colourName)) }) })] }));
        }
        case 'pillar': {
            const pillar = now.pillars.find(p => p.pillar === id);
            if (!pillar)
                return null;
            return (_jsxs(Slip, { title: nameOf('pillar', id), children: [_jsxs("p", { children: [t('ph.top'), ": ", counted(pillar.top)] }), _jsxs("p", { children: [t('ph.foot'), ": ", pillar.foot.length ? join(pillar.foot.map(colourName)) : t('ph.free')] }), _jsx("p", { class: "dim", children: t('ph.refill', { colour: colourName(pillar.refill) }) })] }));
        }
        case 'position':
        case 'shaman': {
            const price = now.shaman_prices[Number(id)];
            const there = now.seats.filter(s => s.shamans.includes(Number(id)));
            return (_jsxs(Slip, { title: t('ph.position', { n: Number(id) + 1 }), children: [_jsx("p", { children: there.length ? join(there.map(s => seatName(s.seat))) : t('ph.free') }), price && _jsx("p", { class: "dim", children: t('ph.price', { what: colourName(price) }) })] }));
        }
        case 'basket': {
            const pair = book.value.baskets.find(b => b.id === id);
            if (!pair)
                return null;
            return (_jsxs(Slip, { title: nameOf('basket', id), children: [_jsxs("p", { children: [upper(textOf('basket', id)), "."] }), _jsx("p", { children: pair.rewards.map((r, i) => (_jsx(RewardMark, { of: r }, i))) })] }));
        }
        default:
            return null;
    }
}
function HexSlip({ id }) {
    const hex = view.value?.map.find(h => h.hex === id);
    if (!hex)
        return null;
    const terrain = hex.terrain === 'none' ? '' : nameOf('terrain', hex.terrain);
    const token = hex.token;
    const text = token?.tile
        ? textOf('gathering_tile', token.tile)
        : token?.fish
            ? textOf('fish', token.fish)
            : token?.megalith
                ? textOf('megalith', token.megalith)
                : token?.species
                    ? t('ph.animal_token', { n: token.points ?? 1 })
                    : '';
    return (_jsxs(Slip, { title: nameOf('hex', id), children: [hex.camp ? (_jsx(Mark, { children: _jsx("g", { transform: "scale(1.2)", children: _jsx(Tent, { seat: hex.camp.seat }) }) })) : token?.megalith ? (_jsx(Mark, { children: _jsx(Megalith, { type: token.megalith }) })) : token?.fish ? (_jsx(Mark, { children: _jsx(Fish, { kind: token.kind ?? '', value: token.value ?? null }) })) : token?.tile ? (_jsx(Mark, { children: _jsx(Gathered, { kind: token.kind ?? '', dp: token.dp ?? 0 }) })) : token?.species ? (_jsxs(Mark, { children: [_jsx("circle", { r: "20", fill: "#dcb27a", stroke: "#1d1510", "stroke-width": "2" }), _jsx("use", { href: `#i-${ICON[token.species]}`, transform: "translate(-15 -15) scale(.0586)", fill: "#43170b" })] })) : hex.colour ? (_jsx("span", { class: "slipmark", children: _jsx(CubeMark, { of: hex.colour, size: 46, marker: true }) })) : hex.members[0] ? (_jsx(Mark, { children: _jsx(Figure, { seat: hex.members[0].seat }) })) : null, terrain && _jsx("p", { children: upper(terrain) }), hexContents(hex).map(line => (_jsx("p", { children: upper(line) }, line))), text && _jsxs("p", { class: "dim", children: [upper(text), "."] }), hex.feature === 'marker' && _jsx("p", { class: "dim", children: t('ph.marker_rule') }), hex.feature === 'camp' && !hex.camp && _jsx("p", { class: "dim", children: t('ph.camp_rule') })] }));
}
