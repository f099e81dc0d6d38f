"""Where the points of the score sheet come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dolmen.core.event import Event
from dolmen.core.message import Message
from dolmen.games.altay import messages as m
from dolmen.games.altay.deck import deck_cards
from dolmen.games.altay.scoring import marker_points, marker_sum, wonder_points
from dolmen.games.altay.state import State
from dolmen.speech.face import Part

RESOURCES = "resources_gained"
# What the end of the game counts.
COUNTED = {
    "cards_bought": ("bought",),
    RESOURCES: ("produced", "produced_on", "goal_produced", "gained", "conquered_gains"),
    "settlements_built": ("built",),
    "conquests": ("conquered", "conquered_gains"),
    "attacks": ("attacks_seat",),
    "captures": ("captured",),
    "goals": ("completed",),
}


def times(name: str, event: Event) -> int:
    """Resources are counted one by one; some events speak of a single one."""
    _, gained = event.message.tokens().get("resources", ("", (1,)))
    return sum(gained) if name == RESOURCES else 1


def parts(s: State, number: int) -> Iterator[Part]:
    seat = s.seats[number]
    limits = s.content.limits
    for done in seat.done:
        goal = s.content.goals[done]
        points = wonder_points(s, number, goal.formula) if goal.formula else goal.vp
        yield Part("goals", Message(m.PART_GOAL, (done,)), points)
    if seat.wonder in seat.done:
        own = Message(m.PART_OWN_WONDER, (seat.wonder,))
        yield Part("goals", own, limits.personal_wonder_vp)
    for card, n in sorted(Counter(deck_cards(seat)).items()):
        if card & 3:
            yield Part("action_cards", Message(m.PART_CARDS, (n, card)), n * (card & 3))
    for territory in s.seats[number].lands:
        points = limits.territory_vp + s.layout.vp[territory]
        yield Part("territories", Message(m.PART_TERRITORY, (territory,)), points)
    for other, n in enumerate(seat.trophies):
        if n:
            message = Message(m.PART_TROPHIES, (n, other))
            yield Part("captured_settlements", message, n * limits.trophy_vp)
    worth = marker_sum(s, seat)
    if worth:
        message = Message(m.PART_MARKERS, (worth, limits.marker_points_per_vp))
        yield Part("conquest_markers", message, marker_points(s, seat))
