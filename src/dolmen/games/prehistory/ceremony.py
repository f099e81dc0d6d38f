"""The dance of the shamans (5.4, 5.5, R24-R28)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp
from dolmen.games.prehistory.ids import AT_CEREMONY, POSITIONS, TRIPLE_MASKS, TRIPLES
from dolmen.games.prehistory.items import take_ceremony_card
from dolmen.games.prehistory.messages import (
    ASK_DANCE_FROM,
    ASK_DANCE_TO,
    DANCED,
    HAS_SHAMAN,
    NO_RESOURCE,
    NO_SHAMAN,
    TOO_MANY_DANCERS,
    WRONG_SET,
)
from dolmen.games.prehistory.payment import SUBSETS, pay_resources
from dolmen.games.prehistory.state import PrehistoryState
from dolmen.games.prehistory.words import DANCE_FROM, DANCE_FROM_0, DANCE_TO, DANCE_TO_0

S = PrehistoryState
ALL_POSITIONS = (1 << POSITIONS) - 1
NO_CARD = -1


def price_of_position(s: S, position: int) -> int:
    """The colour that moves a shaman there."""
    return s.colours[AT_CEREMONY * 6 + s.content.position_edge[position]]


def affordable_positions(s: S, seat: int) -> int:
    """Positions without an own shaman (R25) whose colour the seat has. Every position has a
    colour of its own, so each can be paid independently of the others."""
    shamans = s.shamans[seat]
    base = seat * 6
    resources, colours, edges = s.resources, s.colours, s.content.position_edge
    mask = 0
    for position in range(POSITIONS):
        if not shamans >> position & 1 and resources[base + colours[18 + edges[position]]]:
            mask |= 1 << position
    return mask


@dataclass(slots=True)
class DanceForCard(FollowUp):
    """Spring: where as many shamans as the card's value go; each position is paid (R24)."""

    who: int
    card: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        value = s.content.ceremony[self.card].value
        available = affordable_positions(s, self.who)
        return [DANCE_TO_0 + number for number in SUBSETS[available][value]]

    def do(self, s: S, action: int) -> None:
        places = TRIPLES[action - DANCE_TO_0]
        pay_resources(s, self.who, [price_of_position(s, place) for place in places])
        s.push(DanceFrom(self.who, action - DANCE_TO_0, self.card))

    def prompt(self, s: S) -> Message:
        return Message(ASK_DANCE_TO, (self.card,))

    def refuse(self, s: S, action: int) -> Refusal | None:
        if action not in DANCE_TO:
            return None
        places = TRIPLES[action - DANCE_TO_0]
        if any(s.shamans[self.who] >> place & 1 for place in places):
            return Refusal(HAS_SHAMAN, rule="R25")
        value = s.content.ceremony[self.card].value
        if len(places) != value:
            return Refusal(WRONG_SET, value, rule="R24")
        for place in places:
            colour = price_of_position(s, place)
            if not s.resources[self.who * 6 + colour]:
                return Refusal(NO_RESOURCE, colour, rule="R24")
        return None


@dataclass(slots=True)
class FreeDance(FollowUp):
    """Summer: up to as many shamans as the card's value move free of charge (R27)."""

    who: int
    card: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        value = s.content.ceremony[self.card].value
        free = SUBSETS[ALL_POSITIONS & ~s.shamans[self.who]]
        return [DANCE_TO_0 + number for size in range(value + 1) for number in free[size]]

    def do(self, s: S, action: int) -> None:
        if action > DANCE_TO_0:  # the first set is the empty one
            s.push(DanceFrom(self.who, action - DANCE_TO_0, NO_CARD))

    def prompt(self, s: S) -> Message:
        return Message(ASK_DANCE_TO, (self.card,))

    def refuse(self, s: S, action: int) -> Refusal | None:
        if action not in DANCE_TO:
            return None
        places = TRIPLES[action - DANCE_TO_0]
        if any(s.shamans[self.who] >> place & 1 for place in places):
            return Refusal(HAS_SHAMAN, rule="R25")
        return Refusal(TOO_MANY_DANCERS, s.content.ceremony[self.card].value, rule="R27")


@dataclass(slots=True)
class DanceFrom(FollowUp):
    """Which shamans go there (R26)."""

    who: int
    target: int  # number of the set they go to
    card: int  # taken when the dance is done; NO_CARD in summer, where it came first

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        size = len(TRIPLES[self.target])
        return [DANCE_FROM_0 + number for number in SUBSETS[s.shamans[self.who]][size]]

    def do(self, s: S, action: int) -> None:
        source = action - DANCE_FROM_0
        s.shamans[self.who] &= ~TRIPLE_MASKS[source]
        s.shamans[self.who] |= TRIPLE_MASKS[self.target]
        if s.listener is not None:
            s.tell(DANCED, self.who, source, self.target)
        if self.card != NO_CARD:
            take_ceremony_card(s, self.who, self.card)

    def prompt(self, s: S) -> Message:
        return Message(ASK_DANCE_FROM, (self.target,))

    def refuse(self, s: S, action: int) -> Refusal | None:
        if action not in DANCE_FROM:
            return None
        places = TRIPLES[action - DANCE_FROM_0]
        if any(not s.shamans[self.who] >> place & 1 for place in places):
            return Refusal(NO_SHAMAN, rule="R26")
        return Refusal(WRONG_SET, len(TRIPLES[self.target]), rule="R24")
