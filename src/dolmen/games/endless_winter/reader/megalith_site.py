"""Reading the Megalith site: its spaces, levels and patterns."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import (
    BASE_SITE_TILES,
    BASE_SPACES,
    CAVE_SITE_TILES,
    CAVE_SPACES,
    SITE_COLUMNS,
    SITE_LEVELS,
    SITE_ROWS,
    SITE_TILES,
)
from dolmen.games.endless_winter.modules.files import CAVES
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.effects import read_effect
from dolmen.games.endless_winter.reader.entries import numbered, ordered

FILE = "megalith_site.toml"


def read_patterns(pack: Pack) -> tuple[tuple[tuple[int, int], ...], ...]:
    patterns: list[tuple[tuple[int, int], ...]] = [()]
    for entry in numbered(pack, FILE, "pattern", "players", 1, 4):
        offsets: list[tuple[int, int]] = []
        for pair in entry.items("offsets"):
            if not isinstance(pair, list) or len(pair) != 2:
                raise entry.wrong("offsets", problem("row_and_column"))
            row = entry.whole("offsets", pair[0], 0, SITE_ROWS - 2)
            column = entry.whole("offsets", pair[1], 0, SITE_COLUMNS - 4)
            offsets.append((row, column))
        count = len(BASE_SITE_TILES)
        if len(offsets) != count:
            raise entry.wrong("offsets", problem("site_tiles", n=count, got=len(offsets)))
        cells = {(r + a, c + b) for r, c in offsets for a in range(2) for b in range(4)}
        if len(cells) != len(BASE_SPACES):
            raise entry.wrong("offsets", problem("site_overlap"))
        patterns.append(tuple(offsets))
    return tuple(patterns)


class MegalithSite:
    """Tiles with their spaces, the patterns they are laid in, the incomes of higher levels."""

    def __init__(self, pack: Pack) -> None:
        tiles = ordered(pack, FILE, "site_tile", BASE_SITE_TILES)
        tiles += ordered(pack, CAVES, "site_tile", CAVE_SITE_TILES)
        self.tiles = tuple(entry.names() for entry in tiles)
        spaces = ordered(pack, FILE, "space", BASE_SPACES)
        spaces += ordered(pack, CAVES, "space", CAVE_SPACES)
        self.space_place = read_places(spaces)
        self.space_income = tuple(read_effect(entry, "income") for entry in spaces)
        self.patterns = read_patterns(pack)
        levels = numbered(pack, FILE, "level", "level", 2, SITE_LEVELS - 1)
        self.level_income: tuple[Effect, ...] = (
            (),
            (),
            *(read_effect(entry, "income") for entry in levels),
        )


def read_places(spaces: list[Entry]) -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    for entry in spaces:
        place = read_place(entry)
        if place in found:
            raise entry.wrong("col", problem("same_space"))
        found.append(place)
    return tuple(found)


def read_place(entry: Entry) -> tuple[int, int, int]:
    """Tile, row and column of a space."""
    tile = SITE_TILES.index(entry.one_of("tile", SITE_TILES))
    return tile, entry.number("row", 0, 1), entry.number("col", 0, 3)
