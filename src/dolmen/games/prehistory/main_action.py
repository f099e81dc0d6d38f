"""What the six actions have in common: each is taken in spring for resources (5.4), in summer and
in the final turn for markers (5.5)."""

from __future__ import annotations

from collections.abc import Iterable

from dolmen.core.action import Verb
from dolmen.core.refusal import Refusal
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.payment import pay_markers
from dolmen.games.prehistory.state import NOTHING, State


class MainAction:
    """One of the six. Its items are numbered as the arguments of its verbs are: sections of the
    painting, slots of a display, cards, members."""

    def __init__(self, number: int, spring_verb: Verb, summer_verb: Verb | None = None) -> None:
        self.number = number  # among ids.ACTIONS; also of its pillar
        self.spring_verb = spring_verb
        self.summer_verb = summer_verb or spring_verb

    # Spring.

    def add_spring_options(
        self, s: State, seat: int, have: list[int], total: int, found: list[int]
    ) -> None:
        """Find what can be finished with these resources: price, effect and foot (R8, R11). The
        foot of the pillar is free."""
        raise NotImplementedError(type(self).__name__)

    def do_in_spring(self, s: State, seat: int, argument: int) -> None:
        """Pay and take an item, or ask how it is paid."""
        raise NotImplementedError(type(self).__name__)

    def refuse_in_spring(self, s: State, seat: int, argument: int) -> Refusal | None:
        return self.refuse_item(s, seat, argument) or self.refuse_price(s, seat, argument)

    def refuse_price(self, s: State, seat: int, argument: int) -> Refusal | None:
        """Why the seat cannot pay for the item in spring."""
        raise NotImplementedError(type(self).__name__)

    # Summer.

    def items(self, s: State, seat: int) -> Iterable[int]:
        """Everything on offer, whatever it costs."""
        raise NotImplementedError(type(self).__name__)

    def summer_price(self, s: State, item: int) -> int:
        """How many markers an item costs."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: State, seat: int, item: int) -> None:
        """Take an item that is paid for in markers."""
        raise NotImplementedError(type(self).__name__)

    def refuse_item(self, s: State, seat: int, item: int) -> Refusal | None:
        """Why the item is not on offer."""
        raise NotImplementedError(type(self).__name__)

    def markers(self, s: State, seat: int) -> int:
        """The markers that the seat has for this action."""
        return s.markers[seat * 6 + s.content.marker_colour[self.number]]

    def summer_options(self, s: State, seat: int) -> list[int]:
        """The items that the seat's markers can pay."""
        have = self.markers(s, seat)
        if not have:
            return []
        first, price = self.summer_verb.base, self.summer_price
        return [first + item for item in self.items(s, seat) if price(s, item) <= have]

    def cheapest(self, s: State, seat: int) -> int:
        """The lowest summer price; NOTHING if there is no item."""
        return min((self.summer_price(s, item) for item in self.items(s, seat)), default=NOTHING)

    def do_in_summer(self, s: State, seat: int, item: int) -> None:
        pay_markers(s, seat, s.content.marker_colour[self.number], self.summer_price(s, item))
        self.take(s, seat, item)

    def refuse_in_summer(self, s: State, seat: int, item: int) -> Refusal | None:
        refusal = self.refuse_item(s, seat, item)
        if refusal is not None:
            return refusal
        have, need = self.markers(s, seat), self.summer_price(s, item)
        colour = s.content.marker_colour[self.number]
        return Refusal(m.SHORT_MARKER, colour, need, have, rule="R79") if have < need else None
