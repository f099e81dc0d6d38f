"""The board for a number of players and options; setup lays it out."""

from dataclasses import dataclass
from typing import Any

from dolmen.core.frozen import made_anew


@dataclass(slots=True, frozen=True, eq=False)
class Layout:
    """Shared by all states of a game; never changed."""

    in_play: tuple[bool, ...]
    adjacent: tuple[tuple[int, ...], ...]  # printed adjacency within the map in play
    near: tuple[int, ...]  # the same as bits
    seas: tuple[tuple[int, ...], ...]  # members in play
    terrain: tuple[int, ...]
    ground: tuple[int, ...]  # the territories in play per terrain, as bits
    vp: tuple[int, ...]  # value of the victory point marker on each territory
    starts: tuple[int, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)
