import { jsx as _jsx, jsxs as _jsxs } from "preact/jsx-runtime";
import { t } from "../../core/text.js";
import { book, cardName, lines, named, sideName, term, total, view } from "./catalogue.js";
import { columnName } from "./Ops.js";
import { DescribeModules } from "./DescribeModules.js";
import { Head, Row } from "./Rows.js";
import { placeLabel } from "./Site.js";
const figures = (all) => all
    .filter(f => f !== null)
    .map(f => `${sideName(f.seat)} (${term(`figure_${f.figure}`)})`)
    .join(', ') || '–';
export function Describe() {
    const now = view.value;
    if (!now)
        return _jsx("p", {});
    const counted = (of) => Object.entries(of)
        .map(([a, n]) => `${named(book.value.animals[a]?.name)} ${n.upright}${n.tipped ? ` (+${n.tipped} ${term('t_tipped')})` : ''}`)
        .join(', ');
    return (_jsxs("div", { class: "describe", children: [_jsxs("table", { children: [_jsx("caption", { children: t('winter.tribes') }), _jsx(Head, { names: [
                            t('describe.name'),
                            t('describe.points'),
                            term('t_food'),
                            term('t_tools'),
                            term('t_glory'),
                            term('t_offering'),
                            term('t_animals'),
                            term('t_stones'),
                            term('t_grave'),
                            t('describe.rest'),
                        ] }), _jsx("tbody", { children: now.seats.map((s, n) => (_jsx(Row, { head: sideName(s.seat), cells: [
                                total(n),
                                s.food,
                                s.tools,
                                s.glory,
                                s.offering,
                                counted(s.animals),
                                s.stones.map(x => lines('stone', x)[0]).join(', '),
                                s.graveyard.map(cardName).join(', '),
                                `${term('t_camps')} ${s.camps_on_board}, ${term('t_villages')} ${s.villages_on_board}, ${term('t_megaliths')} ${10 - s.megaliths_built}`,
                            ] }, n))) })] }), _jsxs("table", { children: [_jsx("caption", { children: t('winter.columns') }), _jsx(Head, { names: [t('describe.name'), term('first_figure_term'), t('describe.there'), ''] }), _jsxs("tbody", { children: [now.columns.map(c => (_jsx(Row, { head: columnName(c.id), cells: [
                                    figures([c.first_figure_space]),
                                    figures(c.large_space),
                                    lines('column', c.id).slice(1).join('. '),
                                ] }, c.id))), _jsx(Row, { head: term('t_rest'), cells: ['', figures(now.rest), ''] })] })] }), _jsxs("table", { children: [_jsx("caption", { children: t('winter.land') }), _jsx(Head, { names: [
                            t('describe.name'),
                            t('describe.terrain'),
                            term('income'),
                            term('t_camps'),
                            term('influence'),
                        ] }), _jsx("tbody", { children: Object.entries(now.map.hexes)
                            .filter(([id]) => book.value.hexes[id])
                            .map(([id, hex]) => (_jsx(Row, { head: named(book.value.hexes[id]?.name), cells: [
                                named(book.value.tiles[hex.tile]?.name),
                                lines('tile', hex.tile)[1]?.split(': ')[1] ?? '',
                                pairs(hex.camps),
                                pairs(hex.influence),
                            ] }, id))) })] }), _jsxs("table", { children: [_jsx("caption", { children: term('t_villages') }), _jsx("tbody", { children: Object.entries(now.map.junctions).map(([id, side]) => (_jsx(Row, { head: (book.value.junctions[id]?.hexes ?? [])
                                .map(h => named(book.value.hexes[h]?.name))
                                .join(' / '), cells: [
                                side === 'nomad_tile'
                                    ? term('t_tile')
                                    : side === 'mammoth'
                                        ? term('t_mammoth')
                                        : sideName(side),
                            ] }, id))) })] }), _jsxs("table", { children: [_jsx("caption", { children: t('winter.site') }), _jsxs("tbody", { children: [now.site.spaces.map(s => (_jsx(Row, { head: `${s.row + 1}/${s.column + 1}`, cells: [placeLabel(1, s.row, s.column)] }, `${s.row}-${s.column}`))), now.site.pieces
                                .filter(p => p.level > 1)
                                .map(p => (_jsx(Row, { head: String(p.level), cells: [placeLabel(p.level, p.row, p.column)] }, `${p.level}-${p.row}-${p.column}`)))] })] }), _jsx(Cells, { caption: t('winter.ground'), cells: now.hunting_ground, kind: "animal" }), _jsx(Cells, { caption: t('winter.culture'), cells: now.culture_display, kind: "card" }), _jsxs("table", { children: [_jsx("caption", { children: t('winter.stones') }), _jsx("tbody", { children: now.stone_rows
                            .flat()
                            .map(stone => stone ? (_jsx(Row, { head: lines('stone', stone)[0] ?? '', cells: [lines('stone', stone)[1] ?? ''] }, stone)) : null) })] }), _jsx(DescribeModules, {}), now.nomads && (_jsxs("table", { children: [_jsx("caption", { children: term('nomads_name') }), _jsxs("tbody", { children: [_jsx(Row, { head: term('arrows'), cells: [now.nomads.arrows.map(a => term(a)).join(', ')] }), [...now.nomads.row].reverse().map(card => (_jsx(Row, { head: lines('nomad_card', card)[0] ?? '', cells: [lines('nomad_card', card).slice(1).join('. ')] }, card))), _jsx(Row, { head: term('t_sacrifice'), cells: [now.nomads.sacrifice_pile.map(cardName).join(', ')] }), _jsx(Row, { head: term('t_land'), cells: [now.nomads.land_discard.map(l => lines('land_card', l)[0]).join(', ')] })] })] }))] }));
}
const pairs = (of) => Object.entries(of)
    .map(([side, n]) => `${sideName(side)} ${n}`)
    .join(', ');
function Cells({ caption, cells, kind, }) {
    return (_jsxs("table", { children: [_jsx("caption", { children: caption }), _jsx("tbody", { children: Object.entries(cells).map(([cell, card]) => (_jsx(Row, { head: `${Number(cell[1]) + 1}/${Number(cell[3]) + 1}`, cells: card ? [lines(kind, card)[0] ?? '', lines(kind, card).slice(1).join('. ')] : ['', ''] }, cell))) })] }));
}
