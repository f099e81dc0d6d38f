"""The state of a game of Altay."""

from __future__ import annotations

from dataclasses import dataclass, field

from dolmen.core import state as core
from dolmen.games.altay.content import Content
from dolmen.games.altay.ids import TERRITORIES
from dolmen.games.altay.layout import Layout

STREAMS = ("goals", "markers", "start", "decks")
GOALS_STREAM, MARKERS_STREAM, START_STREAM, DECKS_STREAM = range(4)

WIDTH = len(TERRITORIES)  # an ordered pair of territories is source * WIDTH + target

# An open card: (card, resources on it). How it stays open follows from its title.
OpenCard = tuple[int, tuple[int, ...]]


@dataclass(slots=True)
class Seat:
    """What is before one player."""

    folk: int
    deck: list[int]  # the draw pile, top last
    hand: list[int]  # sorted
    discard: list[int]
    area: list[int]  # cards played this turn
    open: list[OpenCard]
    archive: int  # a card, or NOTHING
    reserve: int
    held: int  # settlements on the technology in progress: 0 or 1
    removed: int
    pool: list[int]
    coins: int
    fresh: list[int]  # unconsumed conquest markers per kind
    consumed: list[int]
    trophies: list[int]  # captured settlements by owner
    done: list[int]  # completed goals
    goal: int  # the goal in progress, or NOTHING
    placed: tuple[int, ...]  # resources on it
    wonder: int  # the personal wonder
    wonder_open: bool
    trashed: list[int]
    # What completed goals give for good; kept in step with `done` (a test recomputes them).
    attack_bonus: int
    defence_bonus: int
    draw_bonus: int
    archives: bool

    def clone(self) -> Seat:
        return Seat(
            self.folk,
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.area[:],
            self.open[:],
            self.archive,
            self.reserve,
            self.held,
            self.removed,
            self.pool[:],
            self.coins,
            self.fresh[:],
            self.consumed[:],
            self.trophies[:],
            self.done[:],
            self.goal,
            self.placed,
            self.wonder,
            self.wonder_open,
            self.trashed[:],
            self.attack_bonus,
            self.defence_bonus,
            self.draw_bonus,
            self.archives,
        )


@dataclass(slots=True)
class State(core.State):
    content: Content = field(compare=False, repr=False)
    layout: Layout = field(compare=False, repr=False)
    trading: bool
    reserves: bool  # a technology in progress holds a settlement (R15)
    seafarer: bool
    copies: int  # of each market title in this game
    start: int
    round: int
    active: int
    ended: bool  # the end is triggered
    seats: list[Seat]
    sold: list[int]  # copies bought so far, per title
    decks: list[list[int]]  # goals per level, top last
    shown: list[list[int]]  # goal types open per level, in the order of their places
    stacked: list[int]  # open cards per goal type
    goal_discards: list[list[int]]
    owner: list[int]
    settlements: list[int]
    marker: list[int]  # conquest marker per territory, or NOTHING
    box: tuple[int, ...]  # conquest markers that stayed in the box, sorted
    # Of the running turn:
    used: int  # territories used, as bits
    bought: int  # titles bought, as bits
    applied: int  # once-per-turn goals used, as bits
    attacks: list[int]  # ordered pairs used
    seas: int  # seas opened, as bits

    def clone(self) -> State:
        return State(
            self.players,
            self.stack[:],
            self.keys,
            self.counters[:],
            self.learned,
            self.seat,
            self.options,
            None,
            self.content,
            self.layout,
            self.trading,
            self.reserves,
            self.seafarer,
            self.copies,
            self.start,
            self.round,
            self.active,
            self.ended,
            [seat.clone() for seat in self.seats],
            self.sold[:],
            [deck[:] for deck in self.decks],
            [shown[:] for shown in self.shown],
            self.stacked[:],
            [pile[:] for pile in self.goal_discards],
            self.owner[:],
            self.settlements[:],
            self.marker[:],
            self.box,
            self.used,
            self.bought,
            self.applied,
            self.attacks[:],
            self.seas,
        )

    @property
    def me(self) -> Seat:
        """The active player's things."""
        return self.seats[self.active]
