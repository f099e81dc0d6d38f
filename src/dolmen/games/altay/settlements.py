"""Building and resettling (rulebook: settlements)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.altay.ids import NOBODY, NOTHING
from dolmen.games.altay.messages import (
    ASK_PLACE,
    ASK_RESETTLE_FROM,
    ASK_RESETTLE_TO,
    BUILT,
    END_TRIGGERED_EMPTY,
    END_TRIGGERED_LAST,
    FOREIGN,
    LOST_PIECE,
    MARKER_THERE,
    NO_WAY_OUT,
    NOT_ADJACENT,
    NOT_REACHABLE,
    NOT_YOURS,
    NOTHING_BUILT,
    OUT_OF_PLAY,
    RESETTLED,
    TERRITORY_FULL,
)
from dolmen.games.altay.state import AltayState
from dolmen.games.altay.words import PLACE, RESETTLE


def neighbours(s: AltayState, territory: int) -> tuple[int, ...]:
    """What is adjacent for the active player, seas opened this turn included."""
    printed = s.layout.adjacent[territory]
    if not s.seas:
        return printed
    found = list(printed)
    for sea, members in enumerate(s.layout.seas):
        if s.seas >> sea & 1 and territory in members:
            found.extend(t for t in members if t != territory and t not in found)
    return tuple(found)


def building_places(s: AltayState) -> list[int]:
    """Where the active player may place a settlement, in the order of the territories."""
    seat = s.active
    owner, marker = s.owner, s.marker
    limit = s.content.limits.per_territory
    open_places: set[int] = set()
    for t, holder in enumerate(owner):
        if holder != seat:
            continue
        if s.settlements[t] < limit:
            open_places.add(t)
        for n in neighbours(s, t):
            if owner[n] == NOBODY and marker[n] == NOTHING:
                open_places.add(n)
    return sorted(open_places)


@dataclass(slots=True)
class Build(Step):
    """Place n settlements one after the other; an earlier one counts for a later one (R46)."""

    n: int
    held: bool = False  # the piece comes from the technology just completed

    def run(self, s: AltayState) -> None:
        me = s.me
        # R67: with an empty reserve nothing is built, even while a technology holds a piece.
        if not self.held and me.reserve == 0:
            if s.listener is not None:
                s.tell(NOTHING_BUILT, s.active)
            return
        if self.n > 1:
            s.push(Build(self.n - 1))
        if building_places(s):
            s.push(Place(self.held))
        else:
            # R13: placing is not optional, but without a legal place the piece is lost.
            take_piece(s, self.held)
            me.removed += 1
            if s.listener is not None:
                s.tell(LOST_PIECE, s.active)
            check_last_piece(s)


def take_piece(s: AltayState, held: bool) -> None:
    if held:
        s.me.held -= 1
    else:
        s.me.reserve -= 1


@dataclass(slots=True)
class Place(Question):
    held: bool

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_PLACE)

    def options(self, s: AltayState) -> list[int]:
        return [PLACE.base + t for t in building_places(s)]

    def do(self, s: AltayState, action: int) -> None:
        territory = action - PLACE.base
        take_piece(s, self.held)
        s.owner[territory] = s.active
        s.settlements[territory] += 1
        if s.listener is not None:
            s.tell(BUILT, s.active, territory)
        check_last_piece(s)

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in PLACE:
            return None
        territory = action - PLACE.base
        if s.owner[territory] == s.active:
            return Refusal(TERRITORY_FULL, territory, s.settlements[territory], rule="5.6")
        return not_empty(s, territory) or Refusal(NOT_REACHABLE, territory, rule="5.6")


def not_empty(s: AltayState, territory: int) -> Refusal | None:
    """Why a territory that is not one's own takes no settlement, adjacency aside."""
    if not s.layout.in_play[territory]:
        return Refusal(OUT_OF_PLAY, territory, rule="R39")
    if s.owner[territory] != NOBODY:
        return Refusal(FOREIGN, territory, rule="5.6")
    if s.marker[territory] != NOTHING:
        return Refusal(MARKER_THERE, territory, rule="5.6")
    return None


def check_last_piece(s: AltayState) -> None:
    """R14: the end comes when the reserve is empty and no technology holds a piece."""
    if s.me.reserve == 0 and s.me.held == 0 and not s.ended:
        s.ended = True
        if s.listener is not None:
            s.tell(END_TRIGGERED_LAST, s.active)


def take_settlement(s: AltayState, territory: int) -> int:
    """Lift one settlement off the board; gives its owner. R32: the last one leaves it free."""
    owner = s.owner[territory]
    s.settlements[territory] -= 1
    if s.settlements[territory] == 0:
        s.owner[territory] = NOBODY
    return owner


def check_driven_out(s: AltayState, seat: int) -> None:
    """The end comes when a player has no settlement on the board."""
    if not s.ended and seat not in s.owner:
        s.ended = True
        if s.listener is not None:
            s.tell(END_TRIGGERED_EMPTY, seat)


# Resettling (Religion)


def resettle_targets(s: AltayState, source: int) -> list[int]:
    """R61: adjacent, own or empty, no conquest marker, fewer than the limit of own ones."""
    limit = s.content.limits.per_territory
    seat = s.active
    return sorted(
        t
        for t in neighbours(s, source)
        if s.marker[t] == NOTHING
        and (s.owner[t] == NOBODY or (s.owner[t] == seat and s.settlements[t] < limit))
    )


def resettle_sources(s: AltayState) -> list[int]:
    seat = s.active
    return [t for t, o in enumerate(s.owner) if o == seat and resettle_targets(s, t)]


@dataclass(slots=True)
class ResettleFrom(Question):
    n: int

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_RESETTLE_FROM)

    def options(self, s: AltayState) -> list[int]:
        return [RESETTLE.base + t for t in resettle_sources(s)]

    def do(self, s: AltayState, action: int) -> None:
        s.push(ResettleTo(action - RESETTLE.base, self.n))

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in RESETTLE:
            return None
        territory = action - RESETTLE.base
        if s.owner[territory] != s.active:
            return Refusal(NOT_YOURS, territory, rule="R61")
        return Refusal(NO_WAY_OUT, territory, rule="R61")


@dataclass(slots=True)
class ResettleTo(Question):
    source: int
    n: int

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_RESETTLE_TO, (self.source,))

    def options(self, s: AltayState) -> list[int]:
        return [RESETTLE.base + t for t in resettle_targets(s, self.source)]

    def do(self, s: AltayState, action: int) -> None:
        target = action - RESETTLE.base
        take_settlement(s, self.source)  # R51: also the last one
        s.owner[target] = s.active
        s.settlements[target] += 1
        if s.listener is not None:
            s.tell(RESETTLED, s.active, self.source, target)
        if self.n > 1 and resettle_sources(s):
            s.push(ResettleFrom(self.n - 1))

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in RESETTLE:
            return None
        target = action - RESETTLE.base
        if target not in neighbours(s, self.source):
            if not s.layout.in_play[target]:
                return Refusal(OUT_OF_PLAY, target, rule="R39")
            return Refusal(NOT_ADJACENT, self.source, target, rule="R61")
        if s.owner[target] == s.active:
            return Refusal(TERRITORY_FULL, target, s.settlements[target], rule="R61")
        return not_empty(s, target)
