"""What a game is played with besides its state: content, the meaning of each primitive and
counter, the modules. Made once at setup and shared by all clones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from dolmen.core.frozen import made_anew
from dolmen.games.endless_winter.content import Column, Content
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    BASE,
    BASE_ANIMALS,
    BASE_CHIEFS,
    BASE_COLUMNS,
    BASE_CULTURE,
    BASE_STONES,
    CULTURE,
    FIRST_CULTURE,
    FOLK,
    OWN_ANIMALS,
    OWN_CULTURE,
    TRIBE,
)

# The state refers to its rules, so only their types know the state.
if TYPE_CHECKING:
    from collections.abc import Callable

    from dolmen.games.endless_winter.icon import Icon
    from dolmen.games.endless_winter.income import IconChoice
    from dolmen.games.endless_winter.modules import Module
    from dolmen.games.endless_winter.state import State

Gain: TypeAlias = "Callable[[State, int, Icon], None]"
NomadGain: TypeAlias = "Callable[[State, Icon], None]"
Counter: TypeAlias = "Callable[[State, int], int]"
Receivable: TypeAlias = "Callable[[State, int], bool]"


@dataclass(slots=True, frozen=True)
class Layout:
    """The shape of the Megalith site for a number of players."""

    spaces: tuple[int, ...]  # positions of level 1
    raised: tuple[int, ...]  # all positions of higher levels, lower ones first
    supports: tuple[tuple[int, int, int, int], ...]  # of each raised position, in that order
    support_of: dict[int, tuple[int, int, int, int]]

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)


STACKS: Final = tuple(FOLK.index(name) for name in TRIBE)
CULTURE_CARDS: Final = tuple(
    FIRST_CULTURE + CULTURE.index(name) for name in (*BASE_CULTURE, *OWN_CULTURE)
)
ANIMAL_TYPES: Final = tuple(ANIMALS.index(name) for name in (*BASE_ANIMALS, *OWN_ANIMALS))


class Box:
    """The components of one game: those of the base game with what a pack of one's own adds to
    them (W22), until a module changes them."""

    def __init__(self, content: Content, players: int) -> None:
        self.content = content
        self.players = players
        self.columns: list[Column] = list(content.columns[: len(BASE_COLUMNS)])
        self.stacks: list[int] = list(STACKS)
        self.cultures: list[int] = [
            card for card in CULTURE_CARDS if content.culture_of(card).count
        ]
        self.more_cultures: list[int] = []  # shuffled in after the sacrifice pile was built
        self.animals: list[int] = [
            animal for animal in ANIMAL_TYPES if content.animals[animal].count
        ]
        self.chiefs: list[int] = list(range(len(BASE_CHIEFS)))
        self.stones: list[int] = list(range(len(BASE_STONES)))
        self.home = BASE  # where Camps start and are placed; no influence, no income
        self.village_junctions: list[int] = list(content.village_junctions)


@dataclass(slots=True, frozen=True)
class Rules:
    version: int  # of the rules that the game is played by
    content: Content
    layout: Layout
    gains: tuple[Gain, ...]  # per primitive, for players
    nomad_gains: tuple[NomadGain, ...]  # per primitive, for the Nomads
    counters: tuple[Counter, ...]
    choices: tuple[type[IconChoice] | None, ...]  # per primitive the question a purchase asks
    receivable: tuple[Receivable, ...]  # per primitive: can it be bought now (R56)
    modules: tuple[Module, ...]
    columns: tuple[Column, ...]
    stacks: tuple[int, ...]  # the five types of Tribe cards
    cultures: tuple[int, ...]
    more_cultures: tuple[int, ...]
    animals: tuple[int, ...]
    chiefs: tuple[int, ...]
    stones: tuple[int, ...]
    home: int
    village_junctions: tuple[int, ...]
    reach: tuple[int, ...]  # per primitive, as bits, what gaining it may bring along

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)
