"""Reading the map: hexes, junctions, tiles."""

from __future__ import annotations

from dolmen.core.content import BadContent, Entry, Pack
from dolmen.games.endless_winter.content import (
    Tile,
)
from dolmen.games.endless_winter.ids import (
    BASE,
    BASE_TILE,
    BASE_TILES,
    HEXES,
    JUNCTIONS,
    TERRAIN_TYPES,
)
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.effects import read_effect
from dolmen.games.endless_winter.reader.entries import ordered
from dolmen.games.endless_winter.reader.rivers import read_river_tiles


def read_tiles(pack: Pack) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for number, entry in enumerate(ordered(pack, "terrain.toml", "tile", BASE_TILES)):
        kind = entry.one_of("type", ("base", *TERRAIN_TYPES))
        if (kind == "base") != (number == BASE_TILE):
            raise entry.wrong("type", problem("only_base"))
        type_ = -1 if kind == "base" else TERRAIN_TYPES.index(kind)
        tiles.append(Tile(entry.names(), type_, read_effect(entry, "income")))
    for type_, name in enumerate(TERRAIN_TYPES):
        count = sum(1 for tile in tiles if tile.type == type_)
        if count != 4:
            raise BadContent(problem("tiles_of_type", type=repr(name), n=4, got=count))
    return tuple(tiles)


def read_junction(entry: Entry, neighbours: tuple[tuple[int, ...], ...]) -> tuple[int, int, int]:
    around = [HEXES.index(name) for name in entry.all_of("hexes", HEXES)]
    if len(around) != 3 or any(a != b and b not in neighbours[a] for a in around for b in around):
        raise entry.wrong("hexes", problem("touching"))
    if (BASE in around) == entry.flag("village_allowed"):
        raise entry.wrong("village_allowed", problem("no_village"))
    return around[0], around[1], around[2]


class Terrain:
    """The types of terrain and their tiles, those of the River tiles included."""

    def __init__(self, pack: Pack) -> None:
        types = ordered(pack, "terrain.toml", "type", TERRAIN_TYPES)
        self.types = tuple(entry.names() for entry in types)
        self.tiles = (*read_tiles(pack), *read_river_tiles(pack, self.types))
        placement = pack.table("terrain.toml", "placement")
        placement.number("removed_per_type", 1, 1)
        self.equal_neighbours = not placement.flag("no_equal_neighbours")
        forbidden = placement.all_of("inner_ring_forbidden", TERRAIN_TYPES)
        self.inner_forbidden = tuple(TERRAIN_TYPES.index(name) for name in forbidden)


class Map:
    """The hexes and the junctions where three of them meet."""

    def __init__(self, pack: Pack) -> None:
        hexes = ordered(pack, "terrain.toml", "hex", HEXES)
        self.hex_names = tuple(entry.names() for entry in hexes)
        self.hex_xy = tuple((e.number("x", -9, 9), e.number("y", -9, 9)) for e in hexes)
        self.neighbours = read_neighbours(hexes)
        rings = [entry.one_of("ring", ("base", "inner", "outer")) for entry in hexes]
        self.inner = tuple(n for n, ring in enumerate(rings) if ring == "inner")
        self.outer = tuple(n for n, ring in enumerate(rings) if ring == "outer")
        junctions = ordered(pack, "terrain.toml", "junction", JUNCTIONS)
        corners = tuple(read_junction(entry, self.neighbours) for entry in junctions)
        self.junction_hexes = corners
        self.junction_xy = tuple(
            (e.number("x3", -20, 20), e.number("y3", -20, 20)) for e in junctions
        )
        self.village_junctions = tuple(
            n for n, entry in enumerate(junctions) if entry.flag("village_allowed")
        )
        self.hex_junctions = tuple(
            tuple(j for j, around in enumerate(corners) if h in around) for h in range(len(HEXES))
        )


def read_neighbours(hexes: list[Entry]) -> tuple[tuple[int, ...], ...]:
    found = tuple(tuple(HEXES.index(n) for n in h.all_of("neighbours", HEXES)) for h in hexes)
    for number, entry in enumerate(hexes):
        entry.skip("q", "r")
        for other in found[number]:
            if number not in found[other]:
                raise entry.wrong("neighbours", problem("not_listed", hex=HEXES[other]))
    return found
