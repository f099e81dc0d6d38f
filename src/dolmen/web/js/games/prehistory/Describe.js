import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { join, nameOf, seatName, t } from "../../core/text.js";
import { book, colourName, FISH_KINDS, SPECIES, textOf, total, view } from "./catalogue.js";
import { hexContents } from "./Map.js";
import { counted } from "./Wall.js";
export function Describe() {
    const now = view.value;
    if (!now)
        return _jsx("p", {});
    return (_jsxs("div", { class: "describe", children: [_jsxs("table", { children: [_jsx("caption", { children: t('ph.tribes') }), _jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: t('describe.name') }), _jsx("th", { scope: "col", children: t('describe.points') }), _jsx("th", { scope: "col", children: t('ph.resources') }), _jsx("th", { scope: "col", children: t('ph.markers') }), _jsx("th", { scope: "col", children: t('ph.shamans') }), _jsx("th", { scope: "col", children: t('describe.rest') })] }) }), _jsx("tbody", { children: now.seats.map(seat => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: seatName(seat.seat) }), _jsx("td", { children: total(seat) }), _jsx("td", { children: counted(seat.resources) }), _jsx("td", { children: counted(seat.markers) }), _jsx("td", { children: seat.shamans.map(p => p + 1).join(', ') }), _jsx("td", { children: [
                                        t('ph.dp', { n: seat.dp }),
                                        t('ph.fishing_at', { n: seat.fishing }),
                                        t('ph.home', { n: seat.home }),
                                        t('ph.camps_built', { n: seat.camps.length }),
                                        ...seat.painted.map(s => nameOf('section', s)),
                                        ...Object.entries(seat.baskets)
                                            .filter(([, n]) => n > 0)
                                            .map(([kind, n]) => `${n} ${nameOf('kind', kind)}`),
                                        ...FISH_KINDS.filter(k => seat.fish[k]).map(k => `${seat.fish[k]} ${nameOf('fish_kind', k)}`),
                                        ...SPECIES.filter(k => seat.animals[k]?.length || seat.footprints[k]?.length).map(k => `${nameOf('species', k)}: ${t('ph.hunted', {
                                            points: (seat.animals[k] ?? []).reduce((a, b) => a + b, 0),
                                            prints: seat.footprints[k]?.length ?? 0,
                                        })}`),
                                        ...seat.cards.map(c => `${nameOf('ceremony_card', c.card)} (${c.now})`),
                                    ].join('; ') })] }, seat.seat))) })] }), _jsxs("table", { children: [_jsx("caption", { children: t('ph.wall') }), _jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: t('describe.name') }), Array.from({ length: 6 }, (_, i) => (_jsx("th", { scope: "col", children: t('ph.side', { n: i + 1 }) }, i)))] }) }), _jsx("tbody", { children: now.prices.map(price => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: nameOf('space', price.space) }), price.colours.map((c, i) => (_jsxs("td", { children: [colourName(c), beside(price.space, i)] }, i)))] }, price.space))) })] }), _jsxs("table", { children: [_jsx("caption", { children: t('ph.pillars') }), _jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: t('describe.name') }), _jsx("th", { scope: "col", children: t('ph.top') }), _jsx("th", { scope: "col", children: t('ph.foot') })] }) }), _jsx("tbody", { children: now.pillars.map(pillar => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: nameOf('pillar', pillar.pillar) }), _jsx("td", { children: counted(pillar.top) }), _jsx("td", { children: pillar.foot.length ? join(pillar.foot.map(colourName)) : t('ph.free') })] }, pillar.pillar))) })] }), _jsxs("table", { children: [_jsx("caption", { children: t('ph.display') }), _jsxs("tbody", { children: [now.fishing.map(slot => slot.fish && (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: nameOf('fish', slot.fish) }), _jsx("td", { children: textOf('fish', slot.fish) })] }, slot.slot))), now.hunting.map(c => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: nameOf('species', c.species) }), _jsx("td", { children: textOf('hunt_card', c.card) })] }, c.card))), now.ceremony.map(c => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: nameOf('ceremony_card', c.card) }), _jsx("td", { children: textOf('ceremony_card', c.card) })] }, c.card)))] })] }), _jsxs("table", { children: [_jsx("caption", { children: t('map.title') }), _jsx("thead", { children: _jsxs("tr", { children: [_jsx("th", { scope: "col", children: t('describe.name') }), _jsx("th", { scope: "col", children: t('describe.terrain') }), _jsx("th", { scope: "col", children: t('describe.there') }), _jsx("th", { scope: "col", children: t('map.next') })] }) }), _jsx("tbody", { children: now.map.map(hex => (_jsxs("tr", { children: [_jsx("th", { scope: "row", children: nameOf('hex', hex.hex) }), _jsx("td", { children: hex.terrain === 'none' ? '–' : nameOf('terrain', hex.terrain) }), _jsx("td", { children: hexContents(hex).join(', ') || '–' }), _jsx("td", { children: now.map
                                        .filter(o => adjacent(o.q - hex.q, o.r - hex.r))
                                        .map(o => (o.hex === 'h0' ? nameOf('hex', 'h0') : o.hex.slice(1)))
                                        .join(', ') })] }, hex.hex))) })] })] }));
}
const adjacent = (dq, dr) => Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
function beside(space, edge) {
    const now = view.value;
    const data = book.value;
    if (!now)
        return '';
    let what = '';
    if (space === 'space_painting') {
        what = nameOf('symbol', Object.entries(data.symbol_edge).find(([, e]) => e === edge)?.[0] ?? '');
    }
    else if (space === 'space_gathering') {
        const slot = now.gathering[data.slot_edge.indexOf(edge)];
        what = slot?.tile ? nameOf('gathering_tile', slot.tile) : '–';
    }
    else if (space === 'space_river') {
        what = nameOf('action', data.hunting_edges.includes(edge) ? 'hunting' : 'fishing');
    }
    else if (space === 'space_centre') {
        what = t('ph.moves', { n: data.edge_value[edge] ?? 0 });
    }
    else if (space === 'space_migration') {
        what = String(data.migrations.find(m => m.edges.includes(edge))?.members ?? '');
    }
    else {
        what = t('ph.position', { n: data.position_edge.indexOf(edge) + 1 });
    }
    return what ? ` (${what})` : '';
}
