import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { memo } from "../../core/memo.js";
import { Icon } from "../../art/symbols.js";
import { spot } from "../../ui/spot.js";
import { book, cardName, lines, named, term } from "./catalogue.js";
import { parted } from "./hyphens.js";
import { COLUMN_ICON, CostMarks, Ops } from "./Ops.js";
export function kindOf(card) {
    if (book.value.animals[card])
        return 'animal';
    if (book.value.culture[card])
        return 'culture';
    if (book.value.stones[card] || card.startsWith('great_stone') || card.startsWith('stone_of'))
        return 'stone';
    return 'tribe';
}
const Art = memo(function Art({ icon, small }) {
    return (_jsxs("svg", { class: "art", viewBox: "0 0 120 84", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", children: [!small && _jsx("path", { d: "M0 70C20 60 40 66 60 62S100 56 120 64V84H0Z", class: "floor" }), !small && _jsx("use", { href: `#i-${icon}`, transform: "translate(27.5 7) scale(.131)", class: "shade" }), _jsx("use", { href: `#i-${icon}`, transform: "translate(26.5 5.5) scale(.131)", class: "fig" })] }));
});
const SAME = {
    crafter: 'ew_develop',
    scout: 'ew_move',
    standing_stones: 'ew_stone',
    tracking: 'ew_reveal',
    game_drive: 'bison',
    mastodon: 'mammoth',
    fire_making: 'fire',
    council_fire: 'loremaster',
    body_painting: 'hand',
    brave: 'hunter',
    great_gathering: 'ew_settle',
    pit_houses: 'cave',
    stag_moose: 'deer',
    giant_bison: 'bison',
    woolly_mammoth: 'mammoth',
    teratorn: 'argentavis',
    storyteller: 'fire',
    knapper: 'flint_knapping',
    pathfinder: 'snowshoes',
    trapper: 'snares',
    shared_workshop: 'ew_develop',
    tribal_moot: 'kinship',
    joint_hunt: 'bow_and_arrow',
    raiding_party: 'warrior',
    land_dispute: 'tipi',
    stolen_idols: 'ew_idol',
    poaching: 'ew_reveal',
    charcoal_sticks: 'tribesman',
    torchbearers: 'ew_torch',
    hand_stencils: 'hand',
    cave_rites: 'cave',
    mineral_pigments: 'stones',
};
export const iconOf = (id) => SAME[id] ?? id;
export function figureOf(card) {
    if (book.value.stones[card])
        return 'ew_stone';
    if (card.startsWith('culture_'))
        return 'hand';
    return iconOf(card);
}
function Labor({ card }) {
    const folk = book.value.folk[card];
    if (!folk)
        return null;
    const more = Object.entries(folk.column_labor).filter(([, n]) => n !== folk.labor);
    return (_jsxs("span", { class: "wlabor", "aria-hidden": "true", children: [_jsxs("span", { children: [folk.labor, _jsx(Icon, { name: "hand" })] }), more.map(([column, n]) => (_jsxs("span", { class: "more", children: [n, _jsx(Icon, { name: COLUMN_ICON[column] ?? 'hand' })] }, column)))] }));
}
export function CardView(props) {
    const { card, target, size = 'hand' } = props;
    const culture = book.value.culture[card];
    const animal = book.value.animals[card];
    const folk = book.value.folk[card];
    const text = lines(animal ? 'animal' : 'card', card);
    const cost = culture?.cost ?? animal?.cost;
    const place = spot(target, `card ${kindOf(card)} size-${size} ${props.due ? 'due' : ''} ${props.cls ?? ''}`);
    const title = animal ? named(animal.name) : cardName(card).replace(/ \(.*\)$/, '');
    const says = [animal ? title : cardName(card), ...text.slice(1), props.state ?? ''];
    return (_jsxs("button", { ...place, type: "button", "data-flip": props.flip, "data-from": props.from, "aria-label": says.filter(Boolean).join('. '), children: [_jsx("span", { class: "title", children: size === 'large' ? title : parted(title) }), _jsx(Art, { icon: figureOf(card), small: size === 'mini' || size === 'market' }), cost && _jsx(CostMarks, { cost: cost, cls: "cost" }), folk && size !== 'mini' && _jsx(Labor, { card: card }), size !== 'mini' && (_jsxs("span", { class: "effects", "aria-hidden": "true", children: [culture && _jsx(Ops, { ops: culture.effect }), animal && _jsx(Ops, { ops: animal.tip }), folk && folk.action.length > 0 && _jsx(Ops, { ops: folk.action }), folk?.column_action && _jsx(Ability, { ability: folk.column_action, arrow: size !== 'market' }), animal?.eclipse && _jsx(Rows, { rows: animal.eclipse, all: size === 'large' }), folk && folk.eclipse.length > 0 && (_jsxs("span", { class: "weclipse", children: [_jsx("i", { class: "disc" }), _jsx(Ops, { ops: folk.eclipse })] }))] })), size === 'large' && (_jsx("span", { class: "text", children: text.slice(1).map((line, i) => (_jsx("span", { children: line }, i))) })), (culture?.kind === 'prosperity' || culture?.kind === 'strife') && (_jsx("span", { class: `wkind ${culture.kind}`, title: term(culture.kind), "aria-hidden": "true", children: culture.kind === 'strife' ? '⚔' : '❧' })), culture && culture.points > 0 && _jsx("span", { class: "vp", children: culture.points }), props.count !== undefined && _jsx("span", { class: "count", children: props.count }), props.children] }));
}
function Ability({ ability, arrow }) {
    return (_jsxs("span", { class: "wability", children: [ability.column === 'any' ? _jsx("b", { children: "\u2217" }) : _jsx(Icon, { name: COLUMN_ICON[ability.column] ?? 'totem' }), _jsx(CostMarks, { cost: ability.cost }), arrow && _jsx("i", { class: "arrow", children: "\u2192" }), _jsx(Ops, { ops: ability.effect })] }));
}
function Rows({ rows, all }) {
    if (!all) {
        return (_jsxs("span", { class: "weclipse", children: [_jsx("i", { class: "disc" }), _jsx("small", { children: "\u2264" }), _jsx(Ops, { ops: rows.at(-1)?.slice(0, 1) ?? [] })] }));
    }
    return (_jsxs("span", { class: "weclipse", children: [_jsx("i", { class: "disc" }), rows.map((row, i) => (_jsxs("span", { class: "wrowgain", children: [_jsx("small", { children: i + 1 }), _jsx(Ops, { ops: row })] }, i)))] }));
}
export function StoneView({ stone, target, small, due, }) {
    const data = book.value.stones[stone];
    if (!data)
        return null;
    const text = lines('stone', stone);
    const at = spot(target, `sacred ${small ? 'small' : ''} ${data.era === 2 ? 'great' : ''} ${due ? 'due' : ''}`);
    return (_jsxs("button", { ...at, type: "button", "data-flip": target.startsWith('view:') ? undefined : `stone:${stone}`, "aria-label": text.join('. '), children: [_jsxs("svg", { viewBox: "0 0 60 74", "aria-hidden": "true", children: [_jsx("path", { d: "M12 70C6 50 8 22 22 6C30 0 40 6 46 20C54 38 54 56 50 70C38 74 24 74 12 70Z", class: "sacredbody" }), !small && (_jsx("path", { d: "M12 70C6 50 8 22 22 6C20 30 20 54 24 72C20 72 16 71 12 70Z", fill: "#fff", opacity: ".25" })), _jsx("use", { href: `#i-${COUNT_ICON[data.count] ?? 'totem'}`, transform: "translate(16 17) scale(.054)", fill: "#f4fbfd" })] }), _jsxs("span", { class: "sacredrate", "aria-hidden": "true", children: [_jsx("span", { class: "wsun", children: data.rate }), data.div > 1 ? `/${data.div}` : '', "\u2264", data.cap] })] }));
}
export const COUNT_ICON = {
    buried_cards: 'ew_bury',
    buried_cultures: 'loremaster',
    camps_on_map: 'tipi',
    camps_off_base: 'tipi',
    villages: 'hut',
    megaliths_built: 'dolmen',
    megaliths_raised: 'dolmen',
    animals: 'ew_animal',
    animals_upright: 'ew_animal',
    animals_tipped: 'hunter',
    animal_types: 'bison',
    glory_pos: 'ew_idol',
    offering_pos: 'ew_food',
    hexes_led: 'mountains',
    hexes_with_influence: 'mountains',
    glaciers_with_influence: 'ew_glacier',
    sacred_stones: 'ew_stone',
    food: 'ew_food',
    tools: 'ew_tool',
    cultures_owned: 'loremaster',
    raft_pos: 'ew_raft',
    landmarks_led: 'mountains',
    torches: 'ew_torch',
    lines_drawn: 'ew_line',
    dots_filled: 'ew_dot',
    paintings_complete: 'cave',
    paintings_coloured: 'cave',
    dog_trust: 'ew_dog',
    hand_size: 'cards',
};
export const Back = memo(function Back({ size = 'mini', label }) {
    return (_jsx("span", { class: `card back size-${size}`, "aria-hidden": label ? undefined : true, role: label ? 'img' : undefined, "aria-label": label, children: _jsx(Icon, { name: "hand" }) }));
});
export const eraName = (era) => term('era').replace('#', 'I'.repeat(era));
