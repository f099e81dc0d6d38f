/** The whole table in words. */
import { named, nameOf, seatName, t } from '../../core/text.ts';
import { Description, placeNames, sideNames, type Part, type Row } from '../../ui/table/Describe.tsx';
import { goodsText, levelMark } from './Card.tsx';
import { besides, book, cardText, goalText, goalWorth, total, view } from './catalogue.ts';
import { cardName } from './Own.tsx';
import type { TerritoryView, SeatView, Table } from './view.ts';

export const Describe = () => <Description parts={view.value ? parts(view.value) : []} />;

function parts(now: Table): Part[] {
  return [
    {
      caption: t('altay.peoples'),
      names: sideNames(t('altay.describe_goods'), t('altay.own_open'), t('altay.goal_title')),
      rows: now.seats.map(people),
    },
    {
      caption: t('map.title'),
      names: placeNames(t('describe.there'), t('map.next')),
      rows: now.territories.map(territory),
    },
    {
      caption: t('altay.supply_title'),
      rows: now.market.map(pile => [
        cardName(pile.title),
        goodsText(pile.cost ?? []),
        t('altay.supply_left', { n: pile.left }),
        cardText(pile.title),
      ]),
    },
    {
      caption: t('altay.goal_title'),
      rows: now.goals.flatMap((display, level) =>
        display.shown.map(({ goal, cards }): Row => [
          goalName(goal),
          t('altay.goal_level', { n: levelMark(level + 1) }),
          `×${cards}`,
          goodsText(book.value.goals[goal]?.fields ?? []),
          [goalWorth(goal), goalText(goal)].filter(Boolean).join('. '),
        ]),
      ),
    },
  ];
}

const goalName = (goal: string): string => named(book.value.goals[goal]?.name);

function people(seat: SeatView, n: number): Row {
  const open = seat.open.map(
    o => `${cardName(o.card)} (${goodsText(o.placed) || '–'} / ${goodsText(o.fields)})`,
  );
  const working =
    seat.goal && `${goalName(seat.goal.goal)} (${t('altay.goal_working')}, ${goodsText(seat.goal.placed)})`;
  return [
    `${seatName(n)}${seat.folk ? ` (${nameOf('folk', seat.folk)})` : ''}`,
    total(seat),
    goodsText(seat.pool) || '–',
    open.join('; '),
    [seat.done.map(goalName).join(', ') || '–', ...(working ? [working] : [])].join('; '),
    [
      t('altay.seat_reserve', { n: seat.reserve }),
      t('altay.seat_hand', { n: seat.hand_size }),
      t('altay.seat_deck', { n: seat.deck_size }),
    ].join('; '),
  ];
}

function territory(place: TerritoryView): Row {
  const data = book.value.territories.find(x => x.id === place.id);
  const there = [
    place.owner !== null
      ? t('altay.map_settlements', { n: place.settlements, seat: seatName(place.owner) })
      : '',
    place.marker ? named(book.value.markers[place.marker]?.name) : '',
    place.vp ? t('altay.map_sun', { n: place.vp }) : '',
    place.used ? t('altay.map_used') : '',
  ].filter(Boolean);
  return [
    named(data?.name),
    named(book.value.terrains.find(x => x.id === data?.terrain)?.name),
    there.join(', ') || t('altay.map_free'),
    besides(place.id),
  ];
}
