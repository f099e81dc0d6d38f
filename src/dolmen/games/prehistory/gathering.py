"""Gathering (5.4, 5.5, 6.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dolmen.core.refusal import Refusal
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import GATHER
from dolmen.games.prehistory.gains import gain, gain_points
from dolmen.games.prehistory.ids import AT_GATHERING, GATHERING
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.payment import pay_resources, refuse_colours
from dolmen.games.prehistory.state import NOTHING, State

PRICES: Final = AT_GATHERING * 6  # where the colours of its price tile begin


def gather(s: State, seat: int, tile: int) -> None:
    """A gathering tile goes to its basket."""
    if s.listener is not None:
        s.tell(m.GATHERED, seat, tile)
    content = s.content
    kind = content.gathering[tile].kind
    number = content.basket_of[kind]
    basket = content.baskets[number]
    base = seat * 6
    gathered = s.gathered
    before = min(gathered[base + basket.upper], gathered[base + basket.lower])
    gathered[base + kind] += 1
    gain_points(s, seat, content.gathering[tile].dp)
    if min(gathered[base + basket.upper], gathered[base + basket.lower]) > before:  # R20
        if s.listener is not None:
            s.tell(m.PAIR, seat, number)
        for reward in basket.rewards:
            gain(s, seat, reward)


def colour_of_slot(s: State, slot: int) -> int:
    """The spring price of whatever is in the slot."""
    return s.colours[PRICES + s.content.slot_edge[slot]]


class Gathering(MainAction):
    """Its items are the filled slots of the display."""

    def add_spring_options(
        self, s: State, seat: int, have: list[int], total: int, found: list[int]
    ) -> None:
        if total > 1:
            first, colours, edges = GATHER.base, s.colours, s.content.slot_edge
            for slot, tile in enumerate(s.gather_slots):
                if tile != NOTHING and have[colours[PRICES + edges[slot]]]:
                    found.append(first + slot)

    def do_in_spring(self, s: State, seat: int, argument: int) -> None:
        pay_resources(s, seat, [colour_of_slot(s, argument)])
        self.take(s, seat, argument)

    def refuse_price(self, s: State, seat: int, argument: int) -> Refusal | None:
        return refuse_colours(s, seat, GATHERING, [colour_of_slot(s, argument)])

    def items(self, s: State, seat: int) -> Iterable[int]:
        return [slot for slot, tile in enumerate(s.gather_slots) if tile != NOTHING]

    def summer_price(self, s: State, item: int) -> int:
        return s.content.gathering_markers

    def take(self, s: State, seat: int, item: int) -> None:
        tile = s.gather_slots[item]
        s.gather_slots[item] = NOTHING
        gather(s, seat, tile)

    def refuse_item(self, s: State, seat: int, item: int) -> Refusal | None:
        return Refusal(m.SLOT_EMPTY, rule="R33") if s.gather_slots[item] == NOTHING else None
