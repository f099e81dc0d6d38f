"""Modules: what an expansion attaches to the base rules, one file per module in this folder.

A module is an object with a method for every hook point it uses; the base rules call all modules
in play at these points and know nothing else about them. A module may also bring primitives
(`gains`, `nomad_gains`, `choices`) and counters. What it has to remember during a game it keeps
in its list `s.memory[self.number]`.

The modules themselves are listed in `catalogue.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.rng import Rng

if TYPE_CHECKING:
    from dolmen.games.endless_winter.content import Content
    from dolmen.games.endless_winter.icon import Effect
    from dolmen.games.endless_winter.income import IconChoice
    from dolmen.games.endless_winter.rules import Box, Counter, Gain, NomadGain, Receivable
    from dolmen.games.endless_winter.state import State
    from dolmen.games.endless_winter.view import Table


class Module:
    """The hook points, all without effect. A hook may change the state or push steps."""

    id: ClassVar[str]
    # Primitives and counters by id; the ids must be part of OPS and COUNTERS.
    gains: ClassVar[dict[str, Gain]] = {}
    nomad_gains: ClassVar[dict[str, NomadGain]] = {}
    counters: ClassVar[dict[str, Counter]] = {}
    # What a purchase of a primitive asks, and whether it can be received (R56).
    choices: ClassVar[dict[str, type[IconChoice]]] = {}
    receivable: ClassVar[dict[str, Receivable]] = {}
    has_secrets: ClassVar[bool] = False  # whether `show` shows a seat more than everybody

    def brings(self, content: Content) -> dict[str, tuple[Effect, ...]]:
        """Effects that a primitive may bring along because of the module."""
        return {}

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self.options: Mapping[str, str] = options or {}
        self.number = 0  # its place among the modules in play

    # Setup.

    def pack(self, box: Box) -> None:
        """Put components into the box of this game or take them out."""

    def lay_map(self, s: State) -> tuple[int, ...]:
        """4.7: the tile of each hex; empty if the module lays no map of its own."""
        return ()

    def lay_site(self, s: State, tiles: list[int]) -> None:
        """4.8: change the tiles of the Megalith site before they are shuffled."""

    def memory(self, s: State) -> list[int]:
        """What the module remembers when the game begins; boards and map are laid out."""
        return []

    def after_setup(self, s: State) -> None:
        """The table is laid out; incomes of 4.13 have not been gained yet."""

    def nomads_arrived(self, s: State) -> None:
        """Alone: the Nomads' Camps stand on the hexes of the first Land card. They did not enter
        them; incomes of the Setup card have not been gained yet."""

    # A turn.

    def before_turn(self, s: State, seat: int) -> None:
        """A turn begins, nothing has been chosen."""

    def culture_played(self, s: State, seat: int, card: int) -> None:
        """T1: a Culture card was played; what is pushed here comes after its effect."""

    def before_rest(self, s: State, seat: int) -> None:
        """A figure was placed on Rest; what is pushed here comes before the Rest effect."""

    def rest_taken(self, s: State, seat: int) -> None:
        """A figure was placed on Rest; what is pushed here comes after the Rest effect."""

    def figure_placed(self, s: State, seat: int) -> None:
        """T3: a figure stands in a column; what is pushed here comes after the Chief bonus."""

    def before_chief_bonus(self, s: State, seat: int) -> None:
        """T3: what is pushed here comes before a Chief bonus that is due."""

    def turn_closing(self, s: State, seat: int) -> None:
        """A figure was placed in a column; what is pushed here comes after step C."""

    def turn_options(self, s: State, seat: int) -> list[int]:
        """Further answers between two steps of a column."""
        return []

    def turn_answer(self, s: State, seat: int, action: int) -> bool:
        """Carry out such an answer; False if it belongs to another module."""
        return False

    def turn_refusal(self, s: State, seat: int, action: int) -> Refusal | None:
        """Why such an answer is not possible."""
        return None

    # The map.

    def ways(self, s: State, seat: int, location: int) -> tuple[int, ...]:
        """Further locations that a Camp of the seat may move to from this one."""
        return ()

    def moves(self, s: State, seat: int, left: int) -> list[int]:
        """What may be moved in place of a Camp with so many Camp movements left."""
        return []

    def move(self, s: State, seat: int, action: int) -> int:
        """Make such a move and say how many Camp movements it took; 0 if it belongs to another
        module."""
        return 0

    def move_refusal(self, s: State, seat: int, left: int, action: int) -> Refusal | None:
        """Why such a move is not possible."""
        return None

    def camp_entered_hex(self, s: State, seat: int, hex_: int) -> None:
        """A Camp was moved or placed onto a hex where it did not stand before."""

    def stands_in(self, s: State, seat: int) -> int:
        """The hex where something of the seat stands that counts as a Camp, or -1."""
        return -1

    def influence(self, s: State, table: list[list[int]]) -> None:
        """Add influence besides Camps, Villages and the Nomad tile, per seat and hex."""

    def rival(self, s: State, hex_: int) -> int:
        """Influence of a rival that belongs to no seat."""
        return 0

    # The Eclipse.

    def eclipse_labor(self, s: State, seat: int) -> int:
        """Labor added to a seat's total in E2."""
        return 0

    def eclipse_after_tribe_cards(self, s: State, seat: int) -> None:
        """E3.2 of the seat is done."""

    def eclipse_before_terrain(self, s: State, seat: int) -> None:
        """Just before the list of hexes of E3.3 is fixed."""

    def eclipse_terrain_hex(self, s: State, seat: int, hex_: int, income: Effect) -> Effect:
        """The income of a hex that the seat leads; the answer replaces it."""
        return income

    def tell_terrain_hex(self, s: State, seat: int, hex_: int) -> None:
        """Tell why the income of a hex is another one than printed."""

    def hex_raised_by(self, s: State, seat: int, hex_: int) -> int:
        """Primitives, as bits, that could still raise the points of a hex which the seat leads."""
        return 0

    def receive(self, s: State, seat: int, item: int) -> None:
        """Gain a further item of the Eclipse (from FIRST_ANIMAL_ITEM on)."""

    def gift(self, s: State, seat: int, item: int) -> tuple[Effect, int] | None:
        """What such an item gives now, and which primitives, as bits, could raise its points;
        None if it belongs to another module."""
        return None

    def eclipse_player_end(self, s: State, seat: int) -> None:
        """The seat has completed its Eclipse."""

    # The end of a round and of the game.

    def preparation(self, s: State) -> None:
        """Figures are home and the round marker is advanced; displays are not refilled yet."""

    def final_scoring(self, s: State, seat: int) -> int:
        """Points of the seat at the end of the game."""
        return 0

    def final_parts(self, s: State, seat: int) -> list[tuple[Message, int]]:
        """What those points are for, and how many each is worth."""
        return []

    # The Nomads.

    def nomad_special_before(self, s: State) -> None:
        """The Nomads are about to test whether they can build a Village."""

    def nomad_special_after_b(self, s: State, land: int) -> None:
        """The Nomads have moved their inner Camps by this Land card."""

    def nomad_effect(self, effect: Effect) -> Effect:
        """What the Nomads gain in place of an effect."""
        return effect

    # Knowledge.

    def census(self, s: State) -> dict[str, int]:
        """How many there are of each of the module's components."""
        return {}

    def redeal(self, world: State, seat: int, rng: Rng) -> None:
        """Deal anew what the seat cannot see."""

    def show(self, s: State, seat: int | None, table: Table) -> None:
        """Add what a seat may know of the module's part of the table."""
