"""Building and resettling (rulebook: settlements)."""

from __future__ import annotations

from bisect import insort

from dolmen.core.message import Message, Template
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import PLACE, RESETTLE
from dolmen.games.altay.ids import NOBODY, NOTHING
from dolmen.games.altay.question import Pick
from dolmen.games.altay.state import State
from dolmen.games.altay.territories import neighbours


def building_places(s: State) -> list[int]:
    """Where the active player may place a settlement, in the order of the territories."""
    owner, marker = s.owner, s.marker
    limit = s.content.limits.per_territory
    open_places: set[int] = set()
    for t in s.me.lands:
        if s.settlements[t] < limit:
            open_places.add(t)
        for n in neighbours(s, t):
            if owner[n] == NOBODY and marker[n] == NOTHING:
                open_places.add(n)
    return sorted(open_places)


def take_marker(s: State, territory: int) -> int:
    """Take away the conquest marker of a territory."""
    kind = s.marker[territory]
    s.marker[territory] = NOTHING
    s.marked &= ~(1 << territory)
    return kind


class Build(Step):
    """Place n settlements one after the other; an earlier one counts for a later one (R46)."""

    __match_args__ = ("n", "held")

    def __init__(self, n: int, held: bool = False) -> None:
        self.n = n
        self.held = held  # the piece comes from the technology just completed

    def run(self, s: State) -> None:
        me = s.me
        # R67: with an empty reserve nothing is built, even while a technology holds a piece.
        if not self.held and me.reserve == 0:
            if s.listener is not None:
                s.tell(m.NOTHING_BUILT, s.active)
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
                s.tell(m.LOST_PIECE, s.active)
            check_last_piece(s, m.END_TRIGGERED_LOST)


def take_piece(s: State, held: bool) -> None:
    if held:
        s.me.held -= 1
    else:
        s.me.reserve -= 1


class Place(Pick):
    ask = m.ASK_PLACE
    verb = PLACE
    __match_args__ = ("held",)

    def __init__(self, held: bool) -> None:
        self.held = held

    def allowed(self, s: State) -> list[int]:
        return building_places(s)

    def take(self, s: State, picked: int) -> None:
        take_piece(s, self.held)
        add_settlement(s, picked, s.active)
        if s.listener is not None:
            s.tell(m.BUILT, s.active, picked)
        check_last_piece(s, m.END_TRIGGERED_LAST)

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        if s.owner[wanted] == s.active:
            return Refusal(m.TERRITORY_FULL, wanted, s.settlements[wanted], rule="5.6")
        return not_empty(s, wanted) or Refusal(m.NOT_REACHABLE, wanted, rule="5.6")


def not_empty(s: State, territory: int) -> Refusal | None:
    """Why a territory that is not one's own takes no settlement, adjacency aside."""
    if not s.layout.in_play[territory]:
        return Refusal(m.OUT_OF_PLAY, territory, rule="R39")
    if s.owner[territory] != NOBODY:
        return Refusal(m.FOREIGN, territory, rule="5.6")
    if s.marker[territory] != NOTHING:
        return Refusal(m.MARKER_THERE, territory, rule="5.6")
    return None


def check_last_piece(s: State, placed_or_lost: Template) -> None:
    """R14: the end comes when the reserve is empty and no technology holds a piece."""
    if s.me.reserve == 0 and s.me.held == 0 and not s.ended:
        s.ended = True
        if s.listener is not None:
            s.tell(placed_or_lost, s.active)


def add_settlement(s: State, territory: int, number: int) -> None:
    """A player puts a settlement on a territory that is free or the player's own."""
    s.settlements[territory] += 1
    if s.owner[territory] == NOBODY:
        s.owner[territory] = number
        me = s.seats[number]
        insort(me.lands, territory)
        me.ground |= 1 << territory


def take_settlement(s: State, territory: int) -> int:
    """Lift one settlement off the board; gives its owner. R32: the last one leaves it free."""
    owner = s.owner[territory]
    s.settlements[territory] -= 1
    if s.settlements[territory] == 0:
        s.owner[territory] = NOBODY
        loser = s.seats[owner]
        loser.lands.remove(territory)
        loser.ground ^= 1 << territory
    return owner


def check_driven_out(s: State, seat: int) -> None:
    """The end comes when a player has no settlement on the board."""
    if not s.ended and not s.seats[seat].lands:
        s.ended = True
        if s.listener is not None:
            s.tell(m.END_TRIGGERED_EMPTY, seat)


# Resettling (Religion)


def resettle_targets(s: State, source: int) -> list[int]:
    """R61: adjacent, own or empty, no conquest marker, fewer than the limit of own ones."""
    limit = s.content.limits.per_territory
    seat = s.active
    return sorted(
        t
        for t in neighbours(s, source)
        if s.marker[t] == NOTHING
        and (s.owner[t] == NOBODY or (s.owner[t] == seat and s.settlements[t] < limit))
    )


def resettle_sources(s: State) -> list[int]:
    return [t for t in s.me.lands if resettle_targets(s, t)]


class ResettleFrom(Pick):
    ask = m.ASK_RESETTLE_FROM
    verb = RESETTLE
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def allowed(self, s: State) -> list[int]:
        return resettle_sources(s)

    def take(self, s: State, picked: int) -> None:
        s.push(ResettleTo(picked, self.n))

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        if s.owner[wanted] != s.active:
            return Refusal(m.NOT_YOURS, wanted, rule="R61")
        return Refusal(m.NO_WAY_OUT, wanted, rule="R61")


class ResettleTo(Pick):
    verb = RESETTLE
    __match_args__ = ("source", "n")

    def __init__(self, source: int, n: int) -> None:
        self.source = source
        self.n = n

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_RESETTLE_TO, (self.source,))

    def allowed(self, s: State) -> list[int]:
        return resettle_targets(s, self.source)

    def take(self, s: State, picked: int) -> None:
        take_settlement(s, self.source)  # R51: also the last one
        add_settlement(s, picked, s.active)
        if s.listener is not None:
            s.tell(m.RESETTLED, s.active, self.source, picked)
        if self.n > 1 and resettle_sources(s):
            s.push(ResettleFrom(self.n - 1))

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        if wanted not in neighbours(s, self.source):
            if not s.layout.in_play[wanted]:
                return Refusal(m.OUT_OF_PLAY, wanted, rule="R39")
            return Refusal(m.NOT_ADJACENT, self.source, wanted, rule="R61")
        if s.owner[wanted] == s.active:
            return Refusal(m.TERRITORY_FULL, wanted, s.settlements[wanted], rule="R61")
        return not_empty(s, wanted)
