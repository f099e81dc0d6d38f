"""What the Nomads look at: columns, displays, site, map and their own stock."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import TypeVar, overload

from dolmen.games.endless_winter.camps import standing
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.ids import EAST, GLACIER, SOUTH
from dolmen.games.endless_winter.rules import Layout
from dolmen.games.endless_winter.sacred_stones import available_stones
from dolmen.games.endless_winter.state import (
    NOMAD_TILE,
    State,
    empty_column,
)

T = TypeVar("T")


class Later(Sequence[T]):
    """A list that is made when it is first read: beside a physical table people are asked for
    what a decision reads, and for nothing else."""

    def __init__(self, make: Callable[[], list[T]]) -> None:
        self.make = make
        self.made: list[T] | None = None

    def read(self) -> list[T]:
        if self.made is None:
            self.made = self.make()
        return self.made

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        return self.read()[at]

    def __len__(self) -> int:
        return len(self.read())


@dataclass(slots=True)
class Situation:
    """Everything their decisions depend on. Positions are numbers of the ids in `ids.py`."""

    content: Content
    layout: Layout  # of the Megalith site
    big: int  # WEST or EAST, of the newest Nomad card
    small: int  # NORTH or SOUTH
    empty_columns: Sequence[bool]  # from left to right
    ground: list[int]  # Animal per space of the hunting ground, -1 for none
    display: list[int]  # Culture card per space of the display, -1 for none
    stones: Sequence[int]  # Sacred Stones that may be bought now, from left to right
    animal_deck: int  # cards left
    site: list[int]  # per position 0 if it is free
    standing: Sequence[int]  # their Camps per hex (for building and glacier scoring)
    junctions: list[int]  # -1 where a junction is free
    animals: list[int]  # their Animals per type
    food: int
    tools: int
    glory: int
    offering: int
    stones_owned: int
    megaliths_left: int
    villages_left: int
    sacrifice: int  # cards of the sacrifice pile
    glaciers: Container[int]  # hexes of that type
    village_junctions: tuple[int, ...]  # where Villages are allowed

    @property
    def east(self) -> int:
        """+1 if the big arrow points east, -1 if west."""
        return 1 if self.big == EAST else -1

    @property
    def south(self) -> int:
        return 1 if self.small == SOUTH else -1


def arrows(s: State) -> tuple[int, int]:
    """Of the newest card of the row; west and north while there is none (N3)."""
    if not s.nomad_row:
        return s.content.default_arrows
    card = s.content.nomad_cards[s.nomad_row[-1]]
    return card.big, card.small


def nomad_labor(s: State) -> int:
    """At the Eclipse: their pile and the newest card of the row."""
    cards = s.content.nomad_cards
    newest = cards[s.nomad_row[-1]].labor if s.nomad_row else 0
    return newest + sum(cards[card].labor for card in s.nomad_pile)


def standing_camps(s: State) -> list[int]:
    """Their Camps per hex; the tile only if the content says that it stands as a Camp."""
    camps = standing(s, s.nomads)[:]
    if s.content.tile_is_camp and not s.village_tile and NOMAD_TILE in s.junctions:
        for hex_ in s.content.junction_hexes[s.junctions.index(NOMAD_TILE)]:
            camps[hex_] += 1
    return camps


class Glaciers(Container[int]):
    """The hexes of that type, looked up one by one."""

    def __init__(self, s: State) -> None:
        self.s = s

    def __contains__(self, hex_: object) -> bool:
        assert isinstance(hex_, int)
        return self.s.content.tiles[self.s.tiles[hex_]].type == GLACIER


def empty_columns(s: State) -> list[bool]:
    return [empty_column(s, column) for column in range(len(s.first))]


def look(s: State) -> Situation:
    """The engine's table as the Nomads see it."""
    me = s.seats[s.nomads]
    big, small = arrows(s)
    content = s.content
    return Situation(
        content,
        s.rules.layout,
        big,
        small,
        Later(lambda: empty_columns(s)),
        s.ground,
        s.display,
        Later(lambda: available_stones(s)),
        len(s.animal_deck),
        s.site,
        Later(lambda: standing_camps(s)),
        s.junctions,
        [up + down for up, down in zip(me.upright, me.tipped, strict=True)],
        me.food,
        me.tools,
        me.glory,
        me.offering,
        len(me.stones),
        content.megaliths_max - me.built,
        content.villages_max - me.villages,
        len(s.sacrifice),
        Glaciers(s),
        s.rules.village_junctions,
    )
