"""The state of a game of Altay."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from dolmen.core import state as core
from dolmen.games.altay.content import Content
from dolmen.games.altay.ids import TERRITORIES
from dolmen.games.altay.layout import Layout

STREAMS: Final[tuple[str, ...]] = ("goals", "markers", "start", "decks")
GOALS_STREAM: Final = 0
MARKERS_STREAM: Final = 1
START_STREAM: Final = 2
DECKS_STREAM: Final = 3

WIDTH: Final = len(TERRITORIES)  # an ordered pair of territories is source * WIDTH + target

# An open card: (card, resources on it). How it stays open follows from its title.
OpenCard = tuple[int, tuple[int, ...]]


@dataclass(slots=True, eq=False)
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
    # The own territories, in order and as bits; kept in step with `owner` (a test recomputes them,
    # and what follows).
    lands: list[int]
    ground: int
    # What completed goals give for good; kept in step with `done`.
    attack_bonus: int
    defence_bonus: int
    draw_bonus: int
    archives: bool

    def clone(self) -> Seat:
        new = Seat.__new__(Seat)
        new.folk = self.folk
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.area = self.area[:]
        new.open = self.open[:]
        new.archive = self.archive
        new.reserve = self.reserve
        new.held = self.held
        new.removed = self.removed
        new.pool = self.pool[:]
        new.coins = self.coins
        new.fresh = self.fresh[:]
        new.consumed = self.consumed[:]
        new.trophies = self.trophies[:]
        new.done = self.done[:]
        new.goal = self.goal
        new.placed = self.placed
        new.wonder = self.wonder
        new.wonder_open = self.wonder_open
        new.trashed = self.trashed[:]
        new.lands = self.lands[:]
        new.ground = self.ground
        new.attack_bonus = self.attack_bonus
        new.defence_bonus = self.defence_bonus
        new.draw_bonus = self.draw_bonus
        new.archives = self.archives
        return new

    def __eq__(self, other: object) -> bool:
        """Asked for every seat after every move: what is quickly compared comes first."""
        return (
            isinstance(other, Seat)
            and self.folk == other.folk
            and self.archive == other.archive
            and self.reserve == other.reserve
            and self.held == other.held
            and self.removed == other.removed
            and self.coins == other.coins
            and self.goal == other.goal
            and self.wonder == other.wonder
            and self.wonder_open == other.wonder_open
            and self.ground == other.ground
            and self.attack_bonus == other.attack_bonus
            and self.defence_bonus == other.defence_bonus
            and self.draw_bonus == other.draw_bonus
            and self.archives == other.archives
            and self.deck == other.deck
            and self.hand == other.hand
            and self.discard == other.discard
            and self.area == other.area
            and self.open == other.open
            and self.pool == other.pool
            and self.fresh == other.fresh
            and self.consumed == other.consumed
            and self.trophies == other.trophies
            and self.done == other.done
            and self.placed == other.placed
            and self.trashed == other.trashed
            and self.lands == other.lands
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
    marked: int  # the territories with a conquest marker, as bits
    box: tuple[int, ...]  # conquest markers that stayed in the box, sorted
    # Of the running turn:
    used: int  # territories used, as bits
    bought: int  # titles bought, as bits
    applied: int  # once-per-turn goals used, as bits
    attacks: list[int]  # ordered pairs used
    seas: int  # seas opened, as bits

    def clone(self) -> State:
        new = State.__new__(State)
        new.players = self.players
        new.stack = self.stack[:]
        new.keys = self.keys
        new.counters = self.counters[:]
        new.learned = self.learned
        new.seat = self.seat
        new.options = self.options
        new.listener = None
        new.content = self.content
        new.layout = self.layout
        new.trading = self.trading
        new.reserves = self.reserves
        new.seafarer = self.seafarer
        new.copies = self.copies
        new.start = self.start
        new.round = self.round
        new.active = self.active
        new.ended = self.ended
        new.seats = [seat.clone() for seat in self.seats]
        new.sold = self.sold[:]
        new.decks = [deck[:] for deck in self.decks]
        new.shown = [shown[:] for shown in self.shown]
        new.stacked = self.stacked[:]
        new.goal_discards = [pile[:] for pile in self.goal_discards]
        new.owner = self.owner[:]
        new.settlements = self.settlements[:]
        new.marker = self.marker[:]
        new.marked = self.marked
        new.box = self.box
        new.used = self.used
        new.bought = self.bought
        new.applied = self.applied
        new.attacks = self.attacks[:]
        new.seas = self.seas
        return new

    @property
    def me(self) -> Seat:
        """The active player's things."""
        return self.seats[self.active]
