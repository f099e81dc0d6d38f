"""Setting up the game (rulebook: setup), in the order of its steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.record import Header
from dolmen.core.refusal import Refusal
from dolmen.core.state import streams
from dolmen.core.step import Question, Step
from dolmen.games.altay.deck import draw
from dolmen.games.altay.fields import EMPTY
from dolmen.games.altay.goals import reveal
from dolmen.games.altay.ids import (
    FOLKS,
    GOALS,
    MARKERS,
    MOUNTAIN,
    NOBODY,
    NOTHING,
    TERRITORIES,
    TITLES,
)
from dolmen.games.altay.layout import lay_out
from dolmen.games.altay.messages import (
    ASK_FOLK,
    ASK_START,
    BEGINS,
    FOLK_CHOSEN,
    FOLK_TAKEN,
    NO_START,
    OUT_OF_PLAY,
    ROUND,
    START_TAKEN,
    STARTS,
)
from dolmen.games.altay.state import (
    DECKS_STREAM,
    GOALS_STREAM,
    MARKERS_STREAM,
    START_STREAM,
    STREAMS,
    AltayState,
    Seat,
)
from dolmen.games.altay.tables import AltayContent
from dolmen.games.altay.turn import begin_turn
from dolmen.games.altay.words import CHOOSE_FOLK, START


def set_up(content: AltayContent, header: Header, options: Mapping[str, str]) -> AltayState:
    """4.1 to 4.7: everything that chance lays out before the first choice."""
    row = content.rows[header.players]
    s = AltayState(
        players=header.players,
        stack=[],
        keys=streams(header.seed, STREAMS),
        counters=[0] * len(STREAMS),
        learned=0,
        seat=-1,
        options=[],
        listener=None,
        content=content,
        layout=lay_out(content, header.players, dict(options)),
        trading=options["trading"] == "on",
        reserves=options["technology_reserves_settlement"] == "true",
        seafarer=options["seafarer"] == "on",
        copies=row.market_copies,
        start=0,
        round=1,
        active=0,
        ended=False,
        seats=[new_seat(header.players) for _ in range(header.players)],
        sold=[0] * len(TITLES),
        decks=[[], [], []],
        shown=[[], [], []],
        stacked=[0] * len(GOALS),
        goal_discards=[[], [], []],
        owner=[NOBODY] * len(TERRITORIES),
        settlements=[0] * len(TERRITORIES),
        marker=[NOTHING] * len(TERRITORIES),
        box=(),
        used=0,
        bought=0,
        applied=0,
        attacks=[],
        seas=0,
    )
    deal_goals(s, row.technology_copies)
    deal_markers(s)
    s.start = s.below(START_STREAM, s.players) if header.first is None else header.first
    s.active = s.start
    s.push(DealHands())
    for k in range(s.players):  # last pushed, first asked
        s.push(ChooseStart((s.start + k) % s.players))
    for k in reversed(range(s.players)):
        s.push(ChooseFolk((s.start + k) % s.players))
    s.push(Announce())
    return s


def new_seat(players: int) -> Seat:
    return Seat(
        folk=NOTHING,
        deck=[],
        hand=[],
        discard=[],
        area=[],
        open=[],
        archive=NOTHING,
        reserve=0,
        held=0,
        removed=0,
        pool=[0, 0, 0, 0, 0],
        coins=0,
        fresh=[0] * len(MARKERS),
        consumed=[0] * len(MARKERS),
        trophies=[0] * players,
        done=[],
        goal=NOTHING,
        placed=EMPTY,
        wonder=NOTHING,
        wonder_open=False,
        trashed=[],
        attack_bonus=0,
        defence_bonus=0,
        draw_bonus=0,
        archives=False,
    )


def deal_goals(s: AltayState, copies: tuple[int, int]) -> None:
    """4.3 and 4.4: three decks, shuffled one after the other; then the displays."""
    for number, goal in enumerate(s.content.goals):
        n = copies[goal.level - 1] if goal.technology else goal.copies
        s.decks[goal.level - 1] += [number] * n
    for deck in s.decks:
        s.shuffle(GOALS_STREAM, deck)
    for level in range(3):
        reveal(s, level)


def deal_markers(s: AltayState) -> None:
    """4.5: mountains first, then every other territory in play, islands last."""
    box: list[int] = []
    for mountain in (True, False):
        pool: list[int] = []
        for kind, marker in enumerate(s.content.markers):
            if marker.mountain == mountain:
                pool += [kind] * marker.count
        s.shuffle(MARKERS_STREAM, pool)
        for territory, inside in enumerate(s.layout.in_play):
            high = s.layout.terrain[territory] == MOUNTAIN
            if inside and high == mountain:
                s.marker[territory] = pool.pop()
        box += pool
    s.box = tuple(sorted(box))


@dataclass(slots=True)
class Announce(Step):
    """4.7: the start player gets the start marker, which never moves."""

    def run(self, s: AltayState) -> None:
        if s.listener is not None:
            s.tell(BEGINS, s.start)


@dataclass(slots=True)
class ChooseFolk(Question):
    """4.8, clockwise from the start player."""

    chooser: int

    def seat(self, s: AltayState) -> int:
        return self.chooser

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_FOLK)

    def options(self, s: AltayState) -> list[int]:
        taken = [seat.folk for seat in s.seats]
        return [CHOOSE_FOLK.base + folk for folk in range(len(FOLKS)) if folk not in taken]

    def do(self, s: AltayState, action: int) -> None:
        seat = s.seats[self.chooser]
        seat.folk = action - CHOOSE_FOLK.base
        seat.deck = list(s.content.decks[seat.folk])
        seat.reserve = s.content.limits.settlements
        if s.listener is not None:
            s.tell(FOLK_CHOSEN, self.chooser, seat.folk)

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in CHOOSE_FOLK:
            return None
        return Refusal(FOLK_TAKEN, action - CHOOSE_FOLK.base, rule="4.8")


@dataclass(slots=True)
class ChooseStart(Question):
    """4.9, counter-clockwise: the start player chooses last (R52)."""

    chooser: int

    def seat(self, s: AltayState) -> int:
        return self.chooser

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_START)

    def options(self, s: AltayState) -> list[int]:
        return [START.base + t for t in s.layout.starts if s.owner[t] == NOBODY]

    def do(self, s: AltayState, action: int) -> None:
        territory = action - START.base
        s.owner[territory] = self.chooser
        s.settlements[territory] = 1
        s.seats[self.chooser].reserve -= 1
        # Its marker goes back to the box; value and resource are ignored.
        s.box = tuple(sorted((*s.box, s.marker[territory])))
        s.marker[territory] = NOTHING
        if s.listener is not None:
            s.tell(STARTS, self.chooser, territory)

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in START:
            return None
        territory = action - START.base
        if not s.layout.in_play[territory]:
            return Refusal(OUT_OF_PLAY, territory, rule="R39")
        if s.owner[territory] != NOBODY:
            return Refusal(START_TAKEN, territory, rule="4.9")
        return Refusal(NO_START, territory, rule="4.9")


@dataclass(slots=True)
class DealHands(Step):
    """4.10 to 4.13: shuffle, draw, personal wonders, first turn."""

    def run(self, s: AltayState) -> None:
        order = [(s.start + k) % s.players for k in range(s.players)]
        for number in order:
            s.shuffle(DECKS_STREAM, s.seats[number].deck)
            draw(s, number, s.content.limits.hand)
        for number in order:
            s.seats[number].wonder = s.turn_up(s.decks[2])
        if s.listener is not None:
            s.tell(ROUND, s.round)
        begin_turn(s)
