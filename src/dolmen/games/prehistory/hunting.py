"""Hunting: animals and footprints (5.4, 5.5, 6.6)."""

from __future__ import annotations

from collections.abc import Iterable

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import HUNT
from dolmen.games.prehistory.content import RESOURCE
from dolmen.games.prehistory.gains import gain
from dolmen.games.prehistory.ids import HUNTING
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.payment import (
    PayColours,
    count_colours,
    refuse_foot,
    refuse_half,
)
from dolmen.games.prehistory.state import VP_ANIMALS, State


def hunt(s: State, seat: int, card: int) -> None:
    """Take a card of the display: an animal scores at once, a footprint pays with its pile."""
    s.hunt_display.remove(card)
    hunted = s.content.hunt[card]
    if hunted.animal:
        keep_animal(s, seat, hunted.species, hunted.points)
        if s.listener is not None:
            s.tell(m.ANIMAL, seat, card, hunted.points)
        return
    place = seat * 3 + hunted.species
    s.footprints[place] = (*s.footprints[place], card)
    if s.listener is not None:
        s.tell(m.FOOTPRINT, seat, card)
    for print_ in s.footprints[place]:  # R31
        reward = s.content.hunt[print_].reward
        assert reward is not None
        gain(s, seat, reward)


def keep_animal(s: State, seat: int, species: int, points: int) -> None:
    place = seat * 3 + species
    s.animals[place] = (*s.animals[place], points)
    s.vp[seat * 3 + VP_ANIMALS] += points


def take_animal_token(s: State, seat: int, token: int) -> None:
    """An animal met on the map."""
    species, points = s.content.token_species[token], s.content.token_points[token]
    keep_animal(s, seat, species, points)
    if s.listener is not None:
        s.tell(m.TOKEN, seat, species, points)


def chain_resources(s: State, seat: int, card: int) -> int:
    """How many resources hunting this card would bring (R8)."""
    hunted = s.content.hunt[card]
    if hunted.reward is None:
        return 0
    found = 0
    for print_ in (*s.footprints[seat * 3 + hunted.species], card):
        reward = s.content.hunt[print_].reward
        if reward is not None and reward.kind == RESOURCE:
            found += reward.n
    return found


class PayForHunt(PayColours):
    """Which colours of the hunting half pay for a hunt card (R22)."""

    __match_args__ = ("who", "card")

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def value(self, s: State) -> int:
        return s.content.hunt[self.card].value

    def edges(self, s: State) -> tuple[int, ...]:
        return s.content.hunting_edges

    def take(self, s: State) -> None:
        hunt(s, self.who, self.card)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_PAY_HUNT, (self.card,))


class Hunting(MainAction):
    """Its items are the hunt cards on display."""

    def add_spring_options(
        self, s: State, seat: int, have: list[int], total: int, found: list[int]
    ) -> None:
        most = count_colours(s, have, s.content.hunting_edges)
        if most:
            first, hunt = HUNT.base, s.content.hunt
            for card in s.hunt_display:
                value = hunt[card].value
                if value <= most and (value < total or chain_resources(s, seat, card)):
                    found.append(first + card)

    def do_in_spring(self, s: State, seat: int, argument: int) -> None:
        s.push(PayForHunt(seat, argument))

    def refuse_price(self, s: State, seat: int, argument: int) -> Refusal | None:
        value = self.summer_price(s, argument)
        return refuse_half(s, seat, value, s.content.hunting_edges) or refuse_foot(
            s, seat, HUNTING, value, chain_resources(s, seat, argument)
        )

    def items(self, s: State, seat: int) -> Iterable[int]:
        return s.hunt_display

    def summer_price(self, s: State, item: int) -> int:
        return s.content.hunt[item].value

    def take(self, s: State, seat: int, item: int) -> None:
        hunt(s, seat, item)

    def refuse_item(self, s: State, seat: int, item: int) -> Refusal | None:
        return Refusal(m.NOT_IN_DISPLAY, rule="R33") if item not in s.hunt_display else None
