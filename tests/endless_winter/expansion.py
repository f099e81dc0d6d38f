"""A table with expansions and modules in play, laid out by hand.

t = Expansion(2, "rivers_rafts", "mammoth").raft(0, 3).mammoth("jm_n")
"""

from __future__ import annotations

from typing import Any, Self

from tests.endless_winter.table import Table

from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.ids import (
    BORDER_PLACES,
    DOGS,
    DOTS,
    FISH,
    HEXES,
    ICE_FINDS,
    JUNCTIONS,
    LANDMARKS,
    LINES,
    REST_TILES,
    RITUALS,
    TILES,
)
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.modules import (
    cave_paintings as caves,
)
from dolmen.games.endless_winter.modules import (
    four_legged_friends as dogs,
)
from dolmen.games.endless_winter.modules import (
    glacier_tokens as glaciers,
)
from dolmen.games.endless_winter.modules import (
    rest_tiles as rests,
)
from dolmen.games.endless_winter.modules import (
    river_map,
)
from dolmen.games.endless_winter.modules import (
    rivers_rafts as rivers,
)
from dolmen.games.endless_winter.state import MAMMOTH, NOTHING, SETUP

ALL = (
    "rest_tiles",
    "ancestors",
    "rivers_rafts",
    "glacier_tokens",
    "cave_paintings",
    "four_legged_friends",
    "ritual_sites",
    "mammoth",
)


class Expansion(Table):
    def __init__(
        self,
        players: int,
        *modules: str,
        seed: int = 1,
        pack: Content | None = None,
        **options: object,
    ) -> None:
        switched: dict[str, object] = dict.fromkeys(modules, "on")
        super().__init__(players, seed, pack, options=switched | options)
        self.s.junctions = [NOTHING] * len(JUNCTIONS)
        assert self.s.phase != SETUP

    def notes(self, module: str) -> list[int]:
        number = next(m.number for m in self.s.rules.modules if m.id == module)
        return self.s.memory[number]

    def module(self, name: str) -> Any:
        return next(m for m in self.s.rules.modules if m.id == name)

    # Rivers & Rafts.

    def river(self, k: int = 0, north: bool = True, landmarks: int = 3) -> Self:
        """The map with the river turned k times and all banks on one side; land is plains."""
        bank = 0 if north else 1
        sides = [0] * (landmarks - 1) + [1] * (3 - landmarks)
        laid = river_map.lay_river(self.s.content, k, (0, bank), [1, 2], sides, (bank, bank))
        plains = TILES.index("tile_plains_1")
        self.s.tiles = tuple(plains if tile == NOTHING else tile for tile in laid)
        river, marks = river_map.find_river(self.s.content, self.s.tiles)
        notes = self.notes("rivers_rafts")
        notes[rivers.AT_RIVER : rivers.AT_RIVER + 5] = river
        for hex_ in range(len(HEXES)):
            notes[rivers.AT_LANDMARKS + hex_] = marks.index(hex_) if hex_ in marks else NOTHING
        for space in range(5):
            self.fish(space + 1, None)
        return self

    def raft(self, seat: int, space: int) -> Self:
        self.notes("rivers_rafts")[rivers.AT_SEATS + rivers.PER_SEAT * seat] = space
        return self

    def raft_of(self, seat: int) -> int:
        return rivers.raft_pos(self.s, seat)

    def border(self, seat: int, place: str) -> Self:
        at = rivers.AT_SEATS + rivers.PER_SEAT * seat + rivers.BORDER
        self.notes("rivers_rafts")[at] = BORDER_PLACES.index(place)
        return self

    def fish(self, space: int, name: str | None) -> Self:
        """Put a fish of the supply on a river space, or the one there back."""
        notes = self.notes("rivers_rafts")
        at = rivers.AT_FISH + space - 1
        if notes[at] != NOTHING:
            notes[rivers.AT_SUPPLY + notes[at]] += 1
        notes[at] = NOTHING if name is None else FISH.index(name)
        if name is not None:
            notes[rivers.AT_SUPPLY + notes[at]] -= 1
        return self

    def landmark(self, hex_: str, name: str) -> Self:
        self.notes("rivers_rafts")[rivers.AT_LANDMARKS + HEXES.index(hex_)] = LANDMARKS.index(name)
        return self

    # The others.

    def mammoth(self, junction: str) -> Self:
        self.s.junctions = [NOTHING if j == MAMMOTH else j for j in self.s.junctions]
        self.s.junctions[JUNCTIONS.index(junction)] = MAMMOTH
        return self

    def mammoth_at(self) -> str | None:
        if MAMMOTH not in self.s.junctions:
            return None
        return JUNCTIONS[self.s.junctions.index(MAMMOTH)]

    def ice(self, hidden: bool = True, **tokens: str) -> Self:
        notes = self.notes("glacier_tokens")
        for hex_, name in tokens.items():
            notes[HEXES.index(hex_)] = ICE_FINDS.index(name) + (glaciers.HIDDEN if hidden else 0)
        return self

    def face_up(self, hex_: str) -> bool:
        return 0 <= self.notes("glacier_tokens")[HEXES.index(hex_)] < glaciers.HIDDEN

    def rests(self, *names: str) -> Self:
        notes = self.notes("rest_tiles")
        for tile, name in enumerate(REST_TILES):
            notes[tile] = rests.FREE if name in names else rests.OUT
        return self

    def rituals(self, *names: str) -> Self:
        """The row from left to right."""
        self.notes("ritual_sites")[len(self.s.seats) :] = [RITUALS.index(n) for n in names]
        return self

    def row_of_rituals(self) -> list[str]:
        return [RITUALS[n] for n in self.notes("ritual_sites")[len(self.s.seats) :]]

    def dog(self, seat: int, name: str, trust: int = 0) -> Self:
        notes = self.notes("four_legged_friends")
        notes[-1] = 1
        at = dogs.PER_SEAT * seat
        notes[at : at + dogs.PER_SEAT] = [DOGS.index(name), 0, 1, trust, 0]
        return self

    def trust(self, seat: int) -> int:
        return dogs.trust(self.s, seat)

    def cave(self, seat: int, torches: int = 0, lines: str = "", dots: str = "") -> Self:
        """Lines and dots by their ids, parted by spaces."""
        notes, at = caves.board(self.s, seat)
        notes[at + caves.TORCHES] = torches
        notes[at + caves.DRAWN] = sum(1 << LINES.index(name) for name in lines.split())
        notes[at + caves.FILLED] = sum(1 << DOTS.index(name) for name in dots.split())
        return self

    def influence(self, seat: int, hex_: str) -> int:
        return influences(self.s)[seat][HEXES.index(hex_)]
