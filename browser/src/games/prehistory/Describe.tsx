/** The whole table in words. */
import { countOf, join, nameOf, seatName, t, upper } from '../../core/text.ts';
import { Description, placeNames, sideNames, type Part, type Row } from '../../ui/table/Describe.tsx';
import {
  book,
  colourName,
  counted,
  FISH_KINDS,
  huntedText,
  MARKERS,
  RESOURCES,
  SPECIES,
  textOf,
  total,
  view,
} from './catalogue.ts';
import { hexContents } from './Map.tsx';
import type { HexView, SeatView, Table } from './view.ts';

export const Describe = () => <Description parts={view.value ? parts(view.value) : []} />;

function parts(now: Table): Part[] {
  return [
    {
      caption: t('prehistory.tribes'),
      names: sideNames(t('prehistory.resources'), t('prehistory.markers'), t('prehistory.shamans')),
      rows: now.seats.map(tribe),
    },
    {
      caption: t('prehistory.wall'),
      names: [t('describe.name'), ...Array.from({ length: 6 }, (_, i) => t('prehistory.side', { n: i + 1 }))],
      rows: now.prices.map(({ space, colours }) => [
        upper(nameOf('space', space)),
        ...colours.map((c, i) => colourName(c) + beside(space, i)),
      ]),
    },
    {
      caption: t('prehistory.pillars'),
      names: [t('describe.name'), t('prehistory.top'), t('prehistory.foot')],
      rows: now.pillars.map(({ pillar, top, foot }) => [
        upper(nameOf('pillar', pillar)),
        counted(top, MARKERS),
        foot.length ? join(foot.map(colourName)) : t('prehistory.free'),
      ]),
    },
    { caption: t('prehistory.display'), rows: displayed(now) },
    {
      caption: t('map.title'),
      names: placeNames(t('describe.there'), t('map.next')),
      rows: now.map.map(hex => place(hex, now)),
    },
  ];
}

function tribe(seat: SeatView): Row {
  const rest = [
    t('prehistory.dp', { n: seat.dp }),
    t('prehistory.fishing_at', { n: seat.fishing }),
    t('prehistory.home', { n: seat.home }),
    t('prehistory.camps_built', { n: seat.camps.length }),
    ...seat.painted.map(s => nameOf('section', s)),
    ...Object.entries(seat.baskets)
      .filter(([, n]) => n > 0)
      .map(([kind, n]) => countOf(n, 'kind', kind)),
    ...FISH_KINDS.filter(k => seat.fish[k]).map(k => countOf(seat.fish[k] ?? 0, 'fish_kind', k)),
    ...SPECIES.filter(k => seat.animals[k]?.length || seat.footprints[k]?.length).map(k =>
      huntedText(seat, k),
    ),
    ...seat.cards.map(c => `${nameOf('ceremony_card', c.card)} (${c.now})`),
  ];
  return [
    seatName(seat.seat),
    total(seat),
    counted(seat.resources, RESOURCES),
    counted(seat.markers, MARKERS),
    seat.shamans.map(p => p + 1).join(', '),
    rest.join('; '),
  ];
}

function displayed(now: Table): Row[] {
  return [
    ...now.fishing.flatMap(({ fish }): Row[] =>
      fish ? [[upper(nameOf('fish', fish)), textOf('fish', fish)]] : [],
    ),
    ...now.hunting.map(({ card }): Row => [upper(nameOf('hunt_card', card)), textOf('hunt_card', card)]),
    ...now.ceremony.map(({ card }): Row => [nameOf('ceremony_card', card), textOf('ceremony_card', card)]),
  ];
}

function place(hex: HexView, now: Table): Row {
  const next = now.map.filter(o => adjacent(o.q - hex.q, o.r - hex.r));
  return [
    upper(nameOf('hex', hex.hex)),
    hex.terrain === 'none' ? '' : nameOf('terrain', hex.terrain),
    hexContents(hex).join(', '),
    next.map(o => (o.hex === 'h0' ? nameOf('hex', 'h0') : o.hex.slice(1))).join(', '),
  ];
}

const adjacent = (dq: number, dr: number): boolean =>
  Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;

/** What the board prints at a side of a wheel. */
function beside(space: string, edge: number): string {
  const now = view.value;
  const data = book.value;
  if (!now) return '';
  let what = '';
  if (space === 'space_painting') {
    what = nameOf('symbol', Object.entries(data.symbol_edge).find(([, e]) => e === edge)?.[0] ?? '');
  } else if (space === 'space_gathering') {
    const slot = now.gathering[data.slot_edge.indexOf(edge)];
    what = slot?.tile ? nameOf('gathering_tile', slot.tile) : '–';
  } else if (space === 'space_river') {
    what = nameOf('action', data.hunting_edges.includes(edge) ? 'hunting' : 'fishing');
  } else if (space === 'space_centre') {
    what = t('prehistory.moves', { n: data.edge_value[edge] ?? 0 });
  } else if (space === 'space_migration') {
    what = String(data.migrations.find(m => m.edges.includes(edge))?.members ?? '');
  } else {
    what = t('prehistory.position', { n: data.position_edge.indexOf(edge) + 1 });
  }
  return what ? ` (${what})` : '';
}
