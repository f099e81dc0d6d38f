/** The whole table in words. */
import { named, t } from '../../core/text.ts';
import { Description, placeNames, sideNames, type Part, type Row } from '../../ui/table/Describe.tsx';
import { book, cardName, lines, sideName, term, total, view } from './catalogue.ts';
import { hexName, moduleParts, textOf } from './describeModules.ts';
import { columnName } from './Ops.tsx';
import { placeLabel } from './Site.tsx';
import type { FigureView, NomadsView, SeatView, Table } from './view.ts';

const figures = (all: (FigureView | null)[]): string =>
  all
    .filter(f => f !== null)
    .map(f => `${sideName(f.seat)} (${term(`figure_${f.figure}`)})`)
    .join(', ') || '–';

export const Describe = () => <Description parts={view.value ? parts(view.value) : []} />;

function parts(now: Table): Part[] {
  return [
    {
      caption: t('endless_winter.tribes'),
      names: sideNames(
        term('t_food'),
        term('t_tools'),
        term('t_glory'),
        term('t_offering'),
        term('t_animals'),
        term('t_stones'),
        term('t_grave'),
      ),
      rows: now.seats.map(tribe),
    },
    {
      caption: t('endless_winter.columns'),
      names: [t('describe.name'), term('first_figure_term'), t('describe.there'), ''],
      rows: [
        ...now.columns.map((c): Row => [
          columnName(c.id),
          figures([c.first_figure_space]),
          figures(c.large_space),
          textOf('column', c.id),
        ]),
        [term('t_rest'), '', figures(now.rest), ''],
      ],
    },
    {
      caption: t('endless_winter.land'),
      names: placeNames(term('income'), term('t_camps'), term('influence')),
      rows: Object.entries(now.map.hexes)
        .filter(([id]) => book.value.hexes[id])
        .map(([id, hex]) => [
          hexName(id),
          named(book.value.tiles[hex.tile ?? '']?.name),
          lines('tile', hex.tile ?? '')[1]?.replace(/^.*?: /, '') ?? '',
          pairs(hex.camps),
          pairs(hex.influence),
        ]),
    },
    {
      caption: term('t_villages'),
      rows: Object.entries(now.map.junctions).map(([id, side]) => [
        (book.value.junctions[id]?.hexes ?? []).map(hexName).join(' / '),
        PIECES[side] ? term(PIECES[side]) : sideName(side),
      ]),
    },
    { caption: t('endless_winter.site'), rows: siteRows(now) },
    {
      caption: t('endless_winter.ground'),
      rows: Object.entries(now.hunting_ground).map(([cell, card]) => cellRow(cell, 'animal', card)),
    },
    {
      caption: t('endless_winter.culture'),
      rows: Object.entries(now.culture_display).map(([cell, card]) => cellRow(cell, 'card', card)),
    },
    {
      caption: t('endless_winter.stones'),
      rows: now.stone_rows
        .flat()
        .filter(stone => stone !== null)
        .map(stone => [lines('stone', stone)[0] ?? '', lines('stone', stone)[1] ?? '']),
    },
    ...moduleParts(now),
    ...(now.nomads ? [{ caption: term('opponent'), rows: nomadRows(now.nomads) }] : []),
  ];
}

/** What stands at a junction and belongs to no side. */
const PIECES: Record<string, string> = { nomad_tile: 't_tile', mammoth: 't_mammoth' };

function tribe(s: SeatView, n: number): Row {
  const animals = Object.entries(s.animals).map(([animal, { upright, tipped }]) => {
    const lying = tipped ? ` (+${tipped} ${term('t_tipped')})` : '';
    return `${named(book.value.animals[animal]?.name)} ${upright}${lying}`;
  });
  const left = [
    `${term('t_camps')} ${s.camps_on_board}`,
    `${term('t_villages')} ${s.villages_on_board}`,
    `${term('t_megaliths')} ${10 - s.megaliths_built}`,
  ];
  return [
    sideName(s.seat),
    total(n),
    s.food,
    s.tools,
    s.glory,
    s.offering,
    animals.join(', '),
    s.stones.map(x => lines('stone', x)[0]).join(', '),
    s.graveyard.map(cardName).join(', '),
    left.join(', '),
  ];
}

function siteRows({ site }: Table): Row[] {
  return [
    ...site.spaces.map(({ row, column }): Row => [`${row + 1}/${column + 1}`, placeLabel(1, row, column)]),
    ...site.pieces
      .filter(p => p.level > 1)
      .map((p): Row => [String(p.level), placeLabel(p.level, p.row, p.column)]),
  ];
}

function nomadRows(nomads: NomadsView): Row[] {
  return [
    [term('arrows'), nomads.arrows.map(a => term(a)).join(', ')],
    ...[...nomads.row]
      .reverse()
      .map((card): Row => [lines('nomad_card', card)[0] ?? '', textOf('nomad_card', card)]),
    [term('t_sacrifice'), nomads.sacrifice_pile.map(cardName).join(', ')],
    [term('t_land'), nomads.land_discard.map(l => lines('land_card', l)[0]).join(', ')],
  ];
}

const pairs = (of: Record<string, number>): string =>
  Object.entries(of)
    .map(([side, n]) => `${sideName(side)} ${n}`)
    .join(', ');

/** A cell of a display by its place, and what lies there. */
function cellRow(cell: string, kind: string, card: string | null): Row {
  const place = `${Number(cell[1]) + 1}/${Number(cell[3]) + 1}`;
  return card ? [place, lines(kind, card)[0] ?? '', textOf(kind, card)] : [place, '', ''];
}
