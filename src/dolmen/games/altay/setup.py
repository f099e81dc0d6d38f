"""Setting up the game (rulebook: setup), in the order of its steps."""

from __future__ import annotations

from collections.abc import Mapping

from dolmen.core.record import Header
from dolmen.core.refusal import Refusal
from dolmen.core.state import streams
from dolmen.core.step import Step
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import CHOOSE_FOLK, START
from dolmen.games.altay.content import Content
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
    TERRAINS,
    TERRITORIES,
    TITLES,
)
from dolmen.games.altay.layout import Layout
from dolmen.games.altay.question import Pick
from dolmen.games.altay.settlements import add_settlement, take_marker
from dolmen.games.altay.state import (
    DECKS_STREAM,
    GOALS_STREAM,
    MARKERS_STREAM,
    START_STREAM,
    STREAMS,
    Seat,
    State,
)
from dolmen.games.altay.turn import begin_turn


def set_up(content: Content, header: Header, options: Mapping[str, str]) -> State:
    """4.1 to 4.7: everything that chance lays out before the first choice."""
    row = content.rows[header.players]
    s = State(
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
        marked=0,
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


def lay_out(content: Content, players: int, options: dict[str, str]) -> Layout:
    """4.1 and 4.6: the map in play and its victory point markers. R39: what is excluded does not
    exist."""
    own = content.rows[players]
    full = options["map_size"] == "full" or players == 4
    row = content.rows[4] if full else own  # R63
    seafarer = options["seafarer"] == "on"
    out = set(row.excluded)
    for t, territory in enumerate(content.territories):
        if territory.island and (not seafarer or t in row.islands_excluded):
            out.add(t)
    everywhere = range(len(TERRITORIES))
    markers = row.vp_markers[options["vp_layout"]]
    islands = [t for t in everywhere if content.territories[t].island and t not in out]
    starts = [t for t in everywhere if content.territories[t].start and t not in out]
    if options["start_territories"] == "recommended":
        starts = [t for t in starts if t in row.recommended]
    adjacent = tuple(
        tuple(n for n in content.territories[t].adjacent if n not in out) if t not in out else ()
        for t in everywhere
    )
    return Layout(
        in_play=tuple(t not in out for t in everywhere),
        adjacent=adjacent,
        near=tuple(sum(1 << n for n in neighbours) for neighbours in adjacent),
        seas=tuple(tuple(t for t in sea.members if t not in out) for sea in content.seas),
        terrain=tuple(territory.terrain for territory in content.territories),
        ground=tuple(
            sum(
                1 << t
                for t in everywhere
                if content.territories[t].terrain == kind and t not in out
            )
            for kind in range(len(TERRAINS))
        ),
        vp=tuple(
            content.vp_marker_value if t in markers or t in islands else 0 for t in everywhere
        ),
        starts=tuple(starts),
    )


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
        lands=[],
        ground=0,
        attack_bonus=0,
        defence_bonus=0,
        draw_bonus=0,
        archives=False,
    )


def deal_goals(s: State, copies: tuple[int, int]) -> None:
    """4.3 and 4.4: three decks, shuffled one after the other; then the displays."""
    for number, goal in enumerate(s.content.goals):
        n = copies[goal.level - 1] if goal.technology else goal.copies
        s.decks[goal.level - 1] += [number] * n
    for deck in s.decks:
        s.shuffle(GOALS_STREAM, deck)
    for level in range(3):
        reveal(s, level)


def deal_markers(s: State) -> None:
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
                s.marked |= 1 << territory
        box += pool
    s.box = tuple(sorted(box))


class Announce(Step):
    """4.7: the start player gets the start marker, which never moves."""

    def run(self, s: State) -> None:
        if s.listener is not None:
            s.tell(m.BEGINS, s.start)


class ChooseFolk(Pick):
    """4.8, clockwise from the start player."""

    ask = m.ASK_FOLK
    verb = CHOOSE_FOLK
    __match_args__ = ("chooser",)

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser

    def seat(self, s: State) -> int:
        return self.chooser

    def allowed(self, s: State) -> list[int]:
        taken = [seat.folk for seat in s.seats]
        return [folk for folk in range(len(FOLKS)) if folk not in taken]

    def take(self, s: State, picked: int) -> None:
        seat = s.seats[self.chooser]
        seat.folk = picked
        seat.deck = list(s.content.decks[picked])
        seat.reserve = s.content.limits.settlements
        if s.listener is not None:
            s.tell(m.FOLK_CHOSEN, self.chooser, picked)

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        return Refusal(m.FOLK_TAKEN, wanted, rule="4.8")


class ChooseStart(Pick):
    """4.9, counter-clockwise: the start player chooses last (R52)."""

    ask = m.ASK_START
    verb = START
    __match_args__ = ("chooser",)

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser

    def seat(self, s: State) -> int:
        return self.chooser

    def allowed(self, s: State) -> list[int]:
        return [t for t in s.layout.starts if s.owner[t] == NOBODY]

    def take(self, s: State, picked: int) -> None:
        add_settlement(s, picked, self.chooser)
        s.seats[self.chooser].reserve -= 1
        # Its marker goes back to the box; value and resource are ignored.
        s.box = tuple(sorted((*s.box, take_marker(s, picked))))
        if s.listener is not None:
            s.tell(m.STARTS, self.chooser, picked)

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        if not s.layout.in_play[wanted]:
            return Refusal(m.OUT_OF_PLAY, wanted, rule="R39")
        if s.owner[wanted] != NOBODY:
            return Refusal(m.START_TAKEN, wanted, rule="4.9")
        return Refusal(m.NO_START, wanted, rule="4.9")


class DealHands(Step):
    """4.10 to 4.13: shuffle, draw, personal wonders, first turn."""

    def run(self, s: State) -> None:
        order = [(s.start + k) % s.players for k in range(s.players)]
        for number in order:
            s.shuffle(DECKS_STREAM, s.seats[number].deck)
            draw(s, number, s.content.limits.hand)
        for number in order:
            s.seats[number].wonder = s.turn_up(s.decks[2])
        if s.listener is not None:
            s.tell(m.ROUND, s.round)
        begin_turn(s)
