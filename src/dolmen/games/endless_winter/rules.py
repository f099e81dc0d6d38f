"""What a game is played with besides its state: content, the meaning of each primitive and
counter, the modules. Made once at setup and shared by all clones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dolmen.games.endless_winter.content import WinterContent
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.income import IconChoice
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.state import Winter

Gain = Callable[[Winter, int, Icon], None]
NomadGain = Callable[[Winter, Icon], None]
Counter = Callable[[Winter, int], int]
Receivable = Callable[[Winter, int], bool]


@dataclass(slots=True, frozen=True)
class Layout:
    """The shape of the Megalith site for a number of players."""

    spaces: tuple[int, ...]  # positions of level 1
    raised: tuple[int, ...]  # all positions of higher levels, lower ones first
    supports: tuple[tuple[int, int, int, int], ...]  # of each raised position, in that order
    support_of: dict[int, tuple[int, int, int, int]]


@dataclass(slots=True, frozen=True)
class Rules:
    content: WinterContent
    layout: Layout
    gains: tuple[Gain, ...]  # per primitive, for players
    nomad_gains: tuple[NomadGain, ...]  # per primitive, for the Nomads
    counters: tuple[Counter, ...]
    choices: tuple[type[IconChoice] | None, ...]  # per primitive the question a purchase asks
    receivable: tuple[Receivable, ...]  # per primitive: can it be bought now (R56)
    modules: tuple[Module, ...]
