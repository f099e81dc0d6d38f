import { jsx as _jsx, Fragment as _Fragment, jsxs as _jsxs } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
import { Icon } from "../../art/symbols.js";
import { lit, picked } from "../../core/table.js";
import { join, nameOf, seatName, t } from "../../core/text.js";
import { spot } from "../../ui/spot.js";
import { Cube, edgeAt, Figure, Fish, Gathered, Shaman, slab, Wheel } from "./art.js";
import { ACTION_ICON, ACTIONS, book, COLOURS, colourName, ICON, mySeat, own, space, textOf, view, } from "./catalogue.js";
import { press, setSpot } from "./sets.js";
const preview = signal();
export const near = signal();
function Arrows({ id }) {
    const cost = book.value.costs.rotate_price;
    return (_jsx("span", { class: "arrows", children: [
            ['counter', -1, '↺'],
            ['clockwise', 1, '↻'],
        ].map(([way, by, sign]) => {
            const at = spot(`turn:${id}/${way}`, 'arrow');
            const ahead = (on) => (preview.value = on && lit.value.has(`turn:${id}/${way}`) ? { space: id, by } : undefined);
            return (_jsx("button", { ...at, type: "button", "aria-label": t(way === 'clockwise' ? 'ph.turn_right' : 'ph.turn_left', {
                    space: nameOf('space', id),
                    n: cost,
                }), title: t(way === 'clockwise' ? 'ph.turn_right' : 'ph.turn_left', {
                    space: nameOf('space', id),
                    n: cost,
                }), onPointerEnter: () => {
                    at.onPointerEnter();
                    ahead(true);
                }, onPointerLeave: () => {
                    at.onPointerLeave();
                    ahead(false);
                }, onFocus: () => {
                    at.onFocus();
                    ahead(true);
                }, onBlur: () => {
                    at.onBlur();
                    ahead(false);
                }, onClick: e => {
                    if (at.class.includes('legal'))
                        ahead(true);
                    at.onClick(e);
                    if (!picked.value.length)
                        preview.value = undefined;
                }, children: sign }, way));
        }) }));
}
function Panel({ id, actions, title, still = false, extra, ground, children }) {
    const now = view.value;
    const summer = now?.phase === 'summer' && now.action !== null && actions.includes(now.action);
    const price = space(id);
    const says = price ? price.colours.map((c, i) => `${i + 1} ${colourName(c)}`).join(', ') : '';
    return (_jsxs("section", { class: `panel at-${id} ${summer ? 'current' : ''} ${near.value === id ? 'near' : ''}`, "aria-label": `${title}. ${says}`, children: [_jsxs("svg", { class: "slab", viewBox: "0 0 260 240", preserveAspectRatio: "none", "aria-hidden": "true", children: [_jsx("path", { d: slab(id, 260, 240), class: "rockface" }), ground && (_jsxs(_Fragment, { children: [_jsx("clipPath", { id: `clip-${id}`, children: _jsx("path", { d: slab(id, 260, 240) }) }), _jsx("g", { "clip-path": `url(#clip-${id})`, children: ground })] })), _jsx("path", { d: slab(id, 260, 240), fill: "url(#rock)", opacity: ".45" })] }), _jsxs("header", { children: [actions.map(a => (_jsx(Icon, { name: ACTION_ICON[a], cls: `icon act-${a}` }, a))), _jsx("h3", { children: title }), !still && _jsx(Arrows, { id: id })] }), _jsx("button", { type: "button", class: "closer", "aria-label": t(near.value === id ? 'ph.smaller' : 'ph.closer', { what: title }), onClick: () => (near.value = near.value === id ? undefined : id), children: near.value === id ? '✕' : '⤢' }), _jsx("svg", { class: "face", viewBox: "-124 -110 248 220", role: "group", "aria-label": title, children: children }), extra] }));
}
function PriceWheel({ id, r = 56 }) {
    const at = space(id);
    if (!at)
        return null;
    const ahead = preview.value?.space === id ? preview.value.by : 0;
    return (_jsx(Wheel, { id: id, tile: at.tile, rotation: at.rotation, r: r, ahead: ahead, on: at.colours.map((_, i) => at.colours[(i + at.rotation) % 6]).join(' ') }));
}
function Place({ target, x, y, r, label, children, set = false, }) {
    const at = set ? setSpot(target, 'item') : spot(target, 'item');
    return (_jsxs("g", { ...at, role: "button", "aria-label": label, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, onKeyDown: press(at), children: [_jsx("circle", { class: "hit", r: Math.max(r, 21) }), _jsx("circle", { class: "edge", r: r + 3 }), _jsx("circle", { class: "halo", r: r + 3 }), children] }));
}
function Painting() {
    const now = view.value;
    if (!now)
        return null;
    return (_jsxs(Panel, { id: "space_painting", actions: ['painting'], title: nameOf('space', 'space_painting'), children: [Object.entries(book.value.symbol_edge).map(([symbol, edge]) => {
                const [x, y] = edgeAt(edge, 98, 88);
                const price = space('space_painting')?.colours[edge] ?? 'grey';
                return (_jsxs("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, children: [_jsx("title", { children: `${nameOf('symbol', symbol)}: ${colourName(price)}` }), _jsx("path", { d: "M-18 -13C-8 -18 10 -17 18 -12C19 -4 19 6 17 13C8 17 -9 17 -18 12C-20 4 -20 -6 -18 -13Z", fill: "#d9bd8a", stroke: "#2b1f15", "stroke-width": "1.8" }), _jsx("use", { href: `#i-${ICON[symbol]}`, transform: "translate(-13 -13) scale(.0508)", fill: "#8c3217" })] }, symbol));
            }), _jsx(PriceWheel, { id: "space_painting" })] }));
}
function Gathering() {
    const now = view.value;
    if (!now)
        return null;
    return (_jsxs(Panel, { id: "space_gathering", actions: ['gathering'], title: nameOf('space', 'space_gathering'), children: [now.gathering.map((slot, n) => {
                const [x, y] = edgeAt(book.value.slot_edge[n] ?? n, 98, 87);
                const label = slot.tile
                    ? `${nameOf('gathering_tile', slot.tile)}. ${t('ph.price', { what: colourName(slot.price) })}`
                    : t('ph.empty');
                return (_jsx(Place, { target: `gather:${slot.slot}`, x: x, y: y, r: 18, label: label, children: slot.kind ? (_jsx("g", { "data-flip": slot.tile, children: _jsx(Gathered, { kind: slot.kind, dp: slot.dp }) })) : (_jsx("circle", { r: "15", class: "void" })) }, slot.slot));
            }), _jsx(PriceWheel, { id: "space_gathering" })] }));
}
function Ceremony() {
    const now = view.value;
    if (!now)
        return null;
    const me = own.value;
    const mine = mySeat.value;
    const track = now.ceremony_track;
    return (_jsxs(Panel, { id: "space_ceremony", actions: ['ceremony'], title: nameOf('space', 'space_ceremony'), extra: track.length > 0 && (_jsxs("p", { class: "dancetrack", title: t('ph.track'), children: [_jsxs("span", { class: "sr", children: [t('ph.track'), ": ", join(track.map(seatName))] }), track.map((seat, i) => (_jsxs("svg", { viewBox: "-13 -25 26 42", width: "17", height: "27", "aria-hidden": "true", children: [_jsx(Shaman, { seat: seat }), _jsx("text", { x: "8", y: "15", class: "num ranknum", "font-size": "13", children: i + 1 })] }, seat)))] })), children: [Array.from({ length: 6 }, (_, p) => {
                const [x, y] = edgeAt(book.value.position_edge[p] ?? p, 96, 86);
                const there = now.seats.filter(s => s.shamans.includes(p) && now.phase !== 'setup');
                const held = mine?.shamans.includes(p) && lit.value.has(`shaman:${p}`);
                const target = held || picked.value.includes(`shaman:${p}`) ? `shaman:${p}` : `position:${p}`;
                const price = now.shaman_prices[p] ?? 'grey';
                const others = there.filter(s => s.seat !== me);
                const who = there.map(s => seatName(s.seat));
                return (_jsxs(Place, { target: target, set: true, x: x, y: y, r: 17, label: `${t('ph.position', { n: p + 1 })}: ${who.length ? join(who) : t('ph.free')}. ${t('ph.price', { what: colourName(price) })}`, children: [_jsx("ellipse", { rx: "16", ry: "13", cy: "3", class: "void" }), others.map((s, i) => (_jsx("g", { transform: `translate(${there.length === 1 ? 0 : (i - (others.length - 1) / 2) * 13} ${mine?.shamans.includes(p) ? -7 : 0}) scale(.66)`, children: _jsx(Shaman, { seat: s.seat }) }, s.seat))), there.length > others.length && (_jsx("g", { transform: `translate(0 ${others.length ? 5 : 1}) scale(.86)`, children: _jsx(Shaman, { seat: me }) }))] }, p));
            }), _jsx(PriceWheel, { id: "space_ceremony" })] }));
}
function River() {
    const now = view.value;
    if (!now)
        return null;
    return (_jsxs(Panel, { id: "space_river", actions: ['hunting', 'fishing'], title: `${nameOf('action', 'hunting')} · ${nameOf('action', 'fishing')}`, ground: _jsxs(_Fragment, { children: [_jsx("path", { class: "water", d: "M0 124C40 108 70 136 110 120S200 108 260 126V240H0Z" }), _jsx("path", { class: "bank", d: "M0 124C40 108 70 136 110 120S200 108 260 126" }), _jsx("path", { class: "ripple", d: "M20 160c10-7 16-7 26 0s16 7 26 0M190 176c10-7 16-7 26 0s16 7 26 0M30 214c8-6 13-6 21 0M214 222c8-6 13-6 21 0" })] }), children: [_jsxs("g", { class: "halfmark", "aria-hidden": "true", children: [_jsx("use", { href: "#i-spear", transform: "translate(-116 -76) scale(.05)" }), _jsx("use", { href: "#i-spear", transform: "translate(116 -76) scale(-.05 .05)" })] }), now.fishing.map((slot, n) => {
                const a = ((8 + n * 32.8) * Math.PI) / 180;
                const [x, y] = [Math.cos(a) * 102, Math.sin(a) * 78 - 2 + (n === 2 || n === 3 ? 10 : 0)];
                const label = slot.fish
                    ? `${nameOf('fish', slot.fish)}. ${t('ph.half', { n: slot.value ?? 0, what: join(now.fishing_colours.map(colourName)) })}`
                    : t('ph.empty');
                return (_jsx(Place, { target: `fish:${slot.slot}`, x: x, y: y, r: 18, label: label, children: slot.kind ? (_jsx("g", { "data-flip": slot.fish, children: _jsx(Fish, { kind: slot.kind, value: slot.value }) })) : (_jsx("circle", { r: "15", class: "void" })) }, slot.slot));
            }), _jsxs("g", { transform: "translate(0 -16)", children: [_jsx(PriceWheel, { id: "space_river", r: 54 }), _jsx("path", { d: "M-66 0H-52M52 0H66", stroke: "#bfe0ea", "stroke-width": "4", "stroke-linecap": "round" })] })] }));
}
const GATES = [
    [0, -86],
    [90, 0],
    [0, 84],
    [-90, 0],
];
function Migration() {
    const now = view.value;
    const mine = mySeat.value;
    if (!now || !mine)
        return null;
    const numbers = [...lit.value].some(x => x.startsWith('home:'));
    return (_jsxs(Panel, { id: "space_migration", actions: ['migration'], title: nameOf('space', 'space_migration'), extra: _jsxs("p", { class: `athome ${numbers ? 'asking' : ''}`, children: [_jsx("span", { class: "sr", children: t('ph.home', { n: mine.home }) }), Array.from({ length: Math.max(mine.home, 0) }, (_, i) => (_jsx(HomeFigure, { n: i + 1 }, i)))] }), children: [now.migration.map((option, n) => {
                const [x, y] = GATES[n] ?? [0, 0];
                const three = option.members > 1;
                const label = `${textOf('migration', option.option)}. ${t('ph.price', { what: join(option.price.map(colourName)) })}`;
                return (_jsxs("g", { children: [_jsx(Bracket, { edges: book.value.migrations[n]?.edges ?? [] }), _jsxs(Place, { target: `migrate:${option.option}`, x: x, y: y, r: three ? 25 : 19, label: label, children: [_jsx("circle", { r: three ? 24 : 18, class: "gate" }), Array.from({ length: option.members }, (_, i) => (_jsx("g", { transform: three
                                        ? `translate(${(i - 1) * 13} ${i === 1 ? -3 : 4}) scale(.74)`
                                        : 'translate(-1 1) scale(.82)', children: _jsx("use", { href: "#figure-plain" }) }, i)))] })] }, option.option));
            }), _jsx(PriceWheel, { id: "space_migration", r: 52 })] }));
}
function Bracket({ edges }) {
    const first = edges[0] ?? 0;
    const last = edges.at(-1) ?? first;
    const p = (deg, r) => {
        const a = ((deg - 90) * Math.PI) / 180;
        return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
    };
    return _jsx("path", { class: "bracket", d: `M${p(first * 60 - 22, 62)}A62 62 0 0 1 ${p(last * 60 + 22, 62)}` });
}
function HomeFigure({ n }) {
    const at = spot(`home:${n}`, 'homefigure');
    return (_jsxs("button", { ...at, type: "button", "aria-label": t('ph.send', { n }), title: t('ph.send', { n }), children: [_jsx("svg", { viewBox: "-13 -28 30 46", width: "19", height: "29", "aria-hidden": "true", children: _jsx(Figure, { seat: own.value }) }), _jsx("b", { children: n })] }));
}
function Centre() {
    const now = view.value;
    if (!now)
        return null;
    const stack = now.price_stack;
    return (_jsxs(Panel, { id: "space_centre", actions: [], still: true, title: t('ph.centre'), extra: stack.colours && (_jsxs("p", { class: "nextwheel", title: `${t('ph.next_centre', { n: stack.size })}: ${stack.colours.map(colourName).join(', ')}`, children: [_jsx("svg", { viewBox: "-44 -48 88 92", width: "56", height: "58", role: "img", "aria-label": `${t('ph.next_centre', { n: stack.size })}: ${stack.colours.map(colourName).join(', ')}`, children: _jsx(Wheel, { id: "next", tile: stack.top ?? '', rotation: 0, r: 40, on: stack.colours.join(' ') }) }), _jsxs("small", { children: [t('ph.next'), " \u00D7", stack.size] })] })), children: [ACTIONS.map((action, n) => {
                const edge = book.value.pillar_edge[n] ?? n;
                const [x, y] = edgeAt(edge, 96, 86);
                const refill = now.pillars[n]?.refill ?? 'grey';
                return (_jsxs("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, children: [_jsx("title", { children: `${nameOf('pillar', `pillar_${action}`)}: ${colourName(refill)}. ${t('ph.moves', { n: now.movement[refill] })}` }), _jsx("path", { d: "M-13 -15H13L15 15H-15Z", fill: "#6d6357", stroke: "#1d1510", "stroke-width": "1.8" }), _jsx("use", { href: `#i-${ACTION_ICON[action]}`, transform: "translate(-11 -13) scale(.043)", fill: "#e9d7b2" }), _jsxs("g", { transform: "translate(16 11)", children: [_jsx("path", { d: "M-10 -9C0 -11 10 -9 10 0C10 8 4 10 0 10C-7 10 -11 4 -10 -9Z", fill: "#f4e8cd", stroke: "#1d1510", "stroke-width": "1.3" }), _jsx("text", { y: "4.6", class: "num", "font-size": "13", children: now.movement[refill] })] })] }, action));
            }), _jsx(PriceWheel, { id: "space_centre" })] }));
}
function PillarView({ n }) {
    const pillar = view.value?.pillars[n];
    const action = ACTIONS[n] ?? 'painting';
    if (!pillar)
        return null;
    const at = spot(`pillar:${pillar.pillar}`, `pillar ${pillar.foot.length > 1 ? 'full' : ''}`);
    const top = COLOURS.flatMap(c => Array.from({ length: pillar.top[c] }, () => c));
    const step = top.length > 4 ? 88 / (top.length - 1) : 24;
    const label = [
        nameOf('pillar', pillar.pillar),
        `${t('ph.top')}: ${counted(pillar.top)}`,
        `${t('ph.foot')}: ${pillar.foot.length ? pillar.foot.map(colourName).join(', ') : t('ph.free')}`,
        pillar.foot.length > 1 ? t('ph.full') : '',
    ];
    return (_jsxs("button", { ...at, type: "button", "aria-label": label.filter(Boolean).join('. '), title: label.filter(Boolean).join('. '), children: [_jsxs("svg", { viewBox: "-66 -34 132 116", "aria-hidden": "true", children: [_jsx("ellipse", { cy: "78", rx: "56", ry: "5", fill: "#0b0806", opacity: ".5" }), _jsx("path", { class: "leg", d: "M-50 78L-44 16H-16L-12 78ZM12 78L16 16H44L50 78Z" }), _jsx("path", { class: "shine", d: "M-50 78L-44 16H-34L-36 78ZM12 78L16 16H24L22 78Z" }), _jsx("path", { class: "lintel", d: "M-58 20C-60 6 -58 -2 -52 -6C-20 -10 24 -9 52 -6C60 -2 59 8 57 20C20 24 -24 23 -58 20Z" }), _jsx("use", { href: `#i-${ACTION_ICON[action]}`, transform: "translate(-13 -3) scale(.05)", class: "sign" }), top.map((c, i) => (_jsx("g", { transform: `translate(${((i - (top.length - 1) / 2) * step).toFixed(1)} -15) scale(1)`, children: _jsx("g", { "data-flip": `top:${n}:${i}`, children: _jsx(Cube, { of: c, marker: true }) }) }, i))), [0, 1].map(i => {
                        const c = pillar.foot[i];
                        return (_jsx("g", { transform: `translate(${i ? 31 : -31} 60)`, children: c ? (_jsx("g", { "data-flip": `foot:${n}:${i}`, children: _jsx(Cube, { of: c, s: 1.35 }) })) : (_jsx("rect", { x: "-14", y: "-14", width: "28", height: "28", rx: "6", class: "footslot" })) }, i));
                    }), pillar.foot.length > 1 && _jsx("path", { class: "bar", d: "M-58 50L58 34M-58 34L58 50" })] }), _jsx("span", { class: "pillarname", children: nameOf('action', action) })] }));
}
export function counted(counts) {
    const parts = COLOURS.filter(c => counts[c] > 0).map(c => `${counts[c]} ${colourName(c)}`);
    return parts.length ? join(parts) : t('ph.nothing');
}
export function Wall() {
    return (_jsxs("div", { class: "wall", role: "group", "aria-label": t('ph.wall'), children: [_jsx("svg", { class: "sprite", width: "0", height: "0", "aria-hidden": "true", children: _jsx("defs", { children: _jsx("symbol", { id: "figure-plain", overflow: "visible", children: _jsx("path", { d: "M0 -17.5A5 5 0 1 1 -.1 -17.5M-5.5 -6C-9 -2 -9.5 4 -8.4 13.4C-3 15 3 15 8.4 13.4C9.5 4 9 -2 5.5 -6C2 -8.4 -2 -8.4 -5.5 -6Z", fill: "#4a3524", stroke: "#1d1510", "stroke-width": "1.6" }) }) }) }), _jsxs("div", { class: "wheels", children: [_jsx(Painting, {}), _jsx(Gathering, {}), _jsx(Ceremony, {}), _jsx(Migration, {}), _jsx(Centre, {}), _jsx(River, {})] }), _jsx("div", { class: "pillars", role: "group", "aria-label": t('ph.pillars'), children: ACTIONS.map((_, n) => (_jsx(PillarView, { n: n }, n))) })] }));
}
