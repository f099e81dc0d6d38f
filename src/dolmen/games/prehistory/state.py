"""The state of a game of Prehistory: numbers and flat lists.

Per-seat lists are flat: seat * width + index. Tuples inside lists are never changed, only
replaced, so that a clone may share them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from dolmen.core import state as core
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.hexmap import HexMap
from dolmen.games.prehistory.ids import CENTRE

STREAMS: Final[tuple[str, ...]] = ("setup", "rival")
SETUP_STREAM: Final = 0
RIVAL_STREAM: Final = 1

Phase = Literal["setup", "winter", "spring", "pick", "summer", "autumn", "final", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SETUP: Final = 0
WINTER: Final = 1
SPRING: Final = 2
PICK: Final = 3
SUMMER: Final = 4
AUTUMN: Final = 5
FINAL: Final = 6
OVER: Final = 7

RIVAL: Final = 1  # the seat number of the rival tribe in the solitaire game
NOTHING: Final = -1

# Victory points scored during play, per seat.
VP_ANIMALS: Final = 0
VP_CAMPS: Final = 1
VP_FISHING: Final = 2


@dataclass(slots=True)
class State(core.State):
    content: Content = field(compare=False, repr=False)
    map: HexMap = field(repr=False)
    weather_numbers: tuple[tuple[int, ...], ...]  # per seat
    areas_b: tuple[tuple[int, ...], ...]  # hexes that count for each megalith B (6.8)
    areas_c: tuple[tuple[int, ...], ...]
    round: int
    phase: int
    order: list[int]  # seats in turn order; the rival is a seat too
    track: list[int]  # ceremony track
    passed: int  # mask of seats
    turn: int  # place in `order` that is asked next
    action: int  # of the running summer
    # Price tiles.
    tiles: list[int]  # per space
    rotations: list[int]
    colours: list[int]  # space * 6 + edge -> colour; follows from tiles and rotations
    values: list[int]  # colour -> movement points; follows from the centre tile
    price_stack: list[int]  # the last one is its top
    price_removed: list[int]
    price_used: list[int]
    # Pillars.
    top: list[int]  # pillar * 6 + colour -> markers
    foot: list[int]  # pillar * 2 + slot -> colour; the first slot is filled first
    # Displays, piles, discards.
    gather_slots: list[int]
    gather_pile: list[int]
    gather_gone: list[int]
    fish_slots: list[int]
    fish_pile: list[int]
    fish_gone: list[int]
    hunt_display: list[int]
    hunt_deck: list[int]
    hunt_gone: list[int]
    ceremony_display: list[int]
    ceremony_deck: list[int]
    ceremony_gone: list[int]
    # The map.
    tokens: list[int]  # hex -> tile, fish, animal token or megalith, by the hex's feature
    camp_at: list[int]  # hex -> seat * 7 + camp
    crowd: list[int]  # hex -> members of all players
    pool: int  # movement points of the running autumn turn
    paid: int  # marker spaces that have paid in this autumn turn (R71)
    # Players.
    boards: list[int]
    resources: list[int]  # seat * 6 + colour
    markers: list[int]
    vp: list[int]  # seat * 3 + VP_...
    dp: list[int]
    fishing: list[int]
    weather: list[int]  # rotation of the weather tile
    shamans: list[int]  # mask of positions
    painted: list[int]  # mask of sections
    gathered: list[int]  # seat * 6 + kind
    fished: list[int]  # seat * 3 + kind
    footprints: list[tuple[int, ...]]  # seat * 3 + species -> cards, oldest first
    animals: list[tuple[int, ...]]  # seat * 3 + species -> points of each
    cards: list[tuple[int, ...]]  # seat -> ceremony cards
    home: list[int]  # members in the tent
    members: list[tuple[int, ...]]  # seat -> hexes of the members on the map, in order
    moved: list[int]  # seat -> mask of hexes whose members have moved
    camps_left: list[int]  # mask of camps
    camps: list[tuple[int, ...]]  # seat -> hexes of its camps, oldest first
    megaliths_a: list[int]
    rival_turns: int  # spring turns the rival tribe has taken this round

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
        new.map = self.map
        new.weather_numbers = self.weather_numbers
        new.areas_b = self.areas_b
        new.areas_c = self.areas_c
        new.round = self.round
        new.phase = self.phase
        new.order = self.order[:]
        new.track = self.track[:]
        new.passed = self.passed
        new.turn = self.turn
        new.action = self.action
        new.tiles = self.tiles[:]
        new.rotations = self.rotations[:]
        new.colours = self.colours[:]
        new.values = self.values[:]
        new.price_stack = self.price_stack[:]
        new.price_removed = self.price_removed[:]
        new.price_used = self.price_used[:]
        new.top = self.top[:]
        new.foot = self.foot[:]
        new.gather_slots = self.gather_slots[:]
        new.gather_pile = self.gather_pile[:]
        new.gather_gone = self.gather_gone[:]
        new.fish_slots = self.fish_slots[:]
        new.fish_pile = self.fish_pile[:]
        new.fish_gone = self.fish_gone[:]
        new.hunt_display = self.hunt_display[:]
        new.hunt_deck = self.hunt_deck[:]
        new.hunt_gone = self.hunt_gone[:]
        new.ceremony_display = self.ceremony_display[:]
        new.ceremony_deck = self.ceremony_deck[:]
        new.ceremony_gone = self.ceremony_gone[:]
        new.tokens = self.tokens[:]
        new.camp_at = self.camp_at[:]
        new.crowd = self.crowd[:]
        new.pool = self.pool
        new.paid = self.paid
        new.boards = self.boards[:]
        new.resources = self.resources[:]
        new.markers = self.markers[:]
        new.vp = self.vp[:]
        new.dp = self.dp[:]
        new.fishing = self.fishing[:]
        new.weather = self.weather[:]
        new.shamans = self.shamans[:]
        new.painted = self.painted[:]
        new.gathered = self.gathered[:]
        new.fished = self.fished[:]
        new.footprints = self.footprints[:]
        new.animals = self.animals[:]
        new.cards = self.cards[:]
        new.home = self.home[:]
        new.members = self.members[:]
        new.moved = self.moved[:]
        new.camps_left = self.camps_left[:]
        new.camps = self.camps[:]
        new.megaliths_a = self.megaliths_a[:]
        new.rival_turns = self.rival_turns
        return new

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def last_round(self) -> bool:
        return self.round == self.content.rounds

    def cubes(self, seat: int) -> int:
        """Resources and markers together."""
        base = seat * 6
        return sum(self.resources[base : base + 6]) + sum(self.markers[base : base + 6])

    def show_prices(self, space: int) -> None:
        """Bring colours (and at the centre movement values) in line with tile and rotation."""
        tile, rotation = self.tiles[space], self.rotations[space]
        printed = self.content.tile_colours[tile]
        for edge in range(6):
            self.colours[space * 6 + edge] = printed[(edge - rotation) % 6]
        if space == CENTRE:
            own = self.content.tile_values[tile]  # R4
            for edge in range(6):
                colour = self.colours[edge]
                value = own[printed.index(colour)] if own else self.content.edge_value[edge]
                self.values[colour] = value
