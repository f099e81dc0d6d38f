"""Reading map tiles and layouts."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.content import Names
from dolmen.games.prehistory.hexmap import NO_COLOUR, SHAPE, Slot, TileHex, flaw_of
from dolmen.games.prehistory.problem import problem
from dolmen.games.prehistory.reader.fields import in_order, read_names
from dolmen.games.prehistory.reader.pieces import MEGALITHS

TILES = (10, 15, 20)  # for 2, 3 and 4 players
DISPLAYED = 6  # fish, and gathering tiles: never on the map


def read_map_tiles(pack: Pack, names: dict[str, Names]) -> tuple[tuple[TileHex, ...], ...]:
    for key, wanted in (("terrain_names", ids.TERRAINS), ("feature_names", ids.FEATURES)):
        table = pack.table("map_tiles.toml", key)
        for name in wanted:
            names[f"{key[:7]}_{name}"] = table.names(name)
    tile_ids = (ids.START_TILE, *ids.MAP_TILES)
    start, *tiles = in_order(pack, "map_tiles.toml", "map_tiles", tile_ids)
    hexes(start, SHAPE[:1])  # the start tile has a single hex
    found = tuple(hexes(entry, SHAPE) for entry in tiles)
    check_tokens(tiles[-1], found)
    return found


def check_tokens(last: Entry, tiles: tuple[tuple[TileHex, ...], ...]) -> None:
    """There must be a token for every space that wants one."""
    counts = dict.fromkeys(range(len(ids.FEATURES)), 0)
    for tile in tiles:
        for place in tile:
            counts[place.feature] += 1
    megaliths, animals, fish, gathering = (
        counts[feature]
        for feature in (ids.MEGALITH_SPACE, ids.ANIMAL_SPACE, ids.FISH_SPACE, ids.GATHERING_SPACE)
    )
    if megaliths > MEGALITHS:
        raise last.wrong("hexes", problem("megaliths", n=megaliths, most=MEGALITHS))
    if animals > (most := len(ids.ANIMAL_TOKENS)):
        raise last.wrong("hexes", problem("animal_tokens", n=animals, most=most))
    if fish > (most := len(ids.FISH) - DISPLAYED):
        raise last.wrong("hexes", problem("fish", n=fish, most=most))
    if gathering > (most := len(ids.GATHERING_TILES) - DISPLAYED):
        raise last.wrong("hexes", problem("gathering_tiles", n=gathering, most=most))


def hexes(entry: Entry, shape: tuple[tuple[int, int], ...]) -> tuple[TileHex, ...]:
    children = entry.children_of("hexes")
    entry.get("hexes")
    if len(children) != len(shape):
        raise entry.wrong("hexes", problem("how_many", n=len(shape), got=len(children)))
    found: list[TileHex] = []
    start = len(shape) == 1
    for child, (q, r) in zip(children, shape, strict=True):
        child.number("q", q, q)
        child.number("r", r, r)
        terrain = child.one_of("terrain", ("none",) if start else ids.TERRAINS[:3])
        feature = child.one_of("feature", ids.FEATURES[:1] if start else ids.FEATURES[1:])
        colour = NO_COLOUR
        if feature == "marker":
            colour = ids.COLOURS.index(child.one_of("colour", ids.COLOURS))
        found.append(TileHex(ids.TERRAINS.index(terrain), ids.FEATURES.index(feature), colour))
    return tuple(found)


def read_layouts(pack: Pack, names: dict[str, Names]) -> tuple[tuple[Slot, ...], ...]:
    entries = in_order(pack, "map_layouts.toml", "map_layouts", ids.LAYOUTS)
    read_names(names, entries)
    found: list[tuple[Slot, ...]] = []
    for number, entry in enumerate(entries):
        entry.number("players", number + 2, number + 2)
        entry.number("tiles", TILES[number], TILES[number])
        entry.get("slots")
        slots: list[Slot] = [
            (
                child.number("q", -100, 100),
                child.number("r", -100, 100),
                child.number("rotation", 0, 5),
            )
            for child in entry.children_of("slots")
        ]
        if len(slots) != TILES[number]:
            raise entry.wrong("slots", problem("slots", n=TILES[number], got=len(slots)))
        if wrong := flaw_of(slots):
            raise entry.wrong("slots", wrong)
        found.append(tuple(slots))
    return tuple(found)
