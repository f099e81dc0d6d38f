"""Paying: prices in resources and markers, and choices of colours (5.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import PAY
from dolmen.games.prehistory.ids import AT_RIVER, TRIPLE_MASKS, TRIPLES
from dolmen.games.prehistory.state import State

PRICES: Final = AT_RIVER * 6  # where the colours of the river tile begin
# SUBSETS[mask][k]: the numbers of all sets of k members of the mask
SUBSETS: Final = tuple(
    tuple(
        tuple(
            number
            for number, members in enumerate(TRIPLES)
            if len(members) == size and TRIPLE_MASKS[number] & ~mask == 0
        )
        for size in range(4)
    )
    for mask in range(64)
)


def pay_resources(s: State, seat: int, colours: Iterable[int]) -> None:
    """The price goes to the general supply."""
    base = seat * 6
    counts = [0] * 6
    for colour in colours:
        s.resources[base + colour] -= 1
        counts[colour] += 1
    if s.listener is not None:
        s.tell(m.PAID, seat, (False, tuple(counts)))


def pay_markers(s: State, seat: int, colour: int, n: int) -> None:
    s.markers[seat * 6 + colour] -= n
    if s.listener is not None:
        counts = tuple(n if hue == colour else 0 for hue in range(6))
        s.tell(m.PAID, seat, (True, counts))


# A price in given colours.


def refuse_colours(s: State, seat: int, pillar: int, colours: list[int]) -> Refusal | None:
    """Whether the price, and the foot after it, cannot be paid."""
    for colour in sorted(set(colours)):
        need, have = colours.count(colour), s.resources[seat * 6 + colour]
        if have < need:
            return Refusal(m.SHORT_RESOURCE, colour, need, have, rule="R7")
    return refuse_foot(s, seat, pillar, len(colours))


def refuse_foot(s: State, seat: int, pillar: int, price: int, gained: int = 0) -> Refusal | None:
    """Whether nothing is left for the foot of the pillar."""
    left = sum(s.resources[seat * 6 : seat * 6 + 6]) - price + gained
    return Refusal(m.NO_FOOT, pillar, rule="R8") if left < 1 else None


# A price in so many different colours of one half of the river tile (R22).


def colours_of_half(s: State, edges: tuple[int, ...]) -> int:
    """The colours of one half of the river tile, as a mask (R1)."""
    mask = 0
    for edge in edges:
        mask |= 1 << s.colours[PRICES + edge]
    return mask


def count_colours(s: State, have: list[int], edges: tuple[int, ...]) -> int:
    """How many colours of the half are among these resources."""
    colours = s.colours
    found = 0
    for edge in edges:
        if have[colours[PRICES + edge]]:
            found += 1
    return found


def owned_of_half(s: State, seat: int, edges: tuple[int, ...]) -> int:
    """Those of which the seat has a resource."""
    mask = colours_of_half(s, edges)
    base = seat * 6
    for colour in range(6):
        if not s.resources[base + colour]:
            mask &= ~(1 << colour)
    return mask


def refuse_half(s: State, seat: int, value: int, edges: tuple[int, ...]) -> Refusal | None:
    """Whether the seat has too few colours of the half."""
    have = count_colours(s, s.resources[seat * 6 : seat * 6 + 6], edges)
    return Refusal(m.SHORT_COLOURS, value, have, rule="R22") if have < value else None


class PayColours(FollowUp):
    """Which colours of a half of the river tile pay for a fish or a hunt card."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: State) -> int:
        return self.who

    def value(self, s: State) -> int:
        """How many colours."""
        raise NotImplementedError(type(self).__name__)

    def edges(self, s: State) -> tuple[int, ...]:
        """Of which half."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: State) -> list[int]:
        first = PAY.base
        available = owned_of_half(s, self.who, self.edges(s))
        return [first + number for number in SUBSETS[available][self.value(s)]]

    def take(self, s: State) -> None:
        """What has been paid for."""
        raise NotImplementedError(type(self).__name__)

    def do(self, s: State, action: int) -> None:
        pay_resources(s, self.who, TRIPLES[action - PAY.base])
        self.take(s)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in PAY:
            return None
        colours, value = TRIPLES[action - PAY.base], self.value(s)
        if len(colours) != value:
            return Refusal(m.WRONG_SET, value, rule="R22")
        half = colours_of_half(s, self.edges(s))
        for colour in colours:
            if not half >> colour & 1:
                return Refusal(m.NOT_IN_HALF, colour, rule="R22")
            if not s.resources[self.who * 6 + colour]:
                return Refusal(m.NO_RESOURCE, colour, rule="R22")
        return None
