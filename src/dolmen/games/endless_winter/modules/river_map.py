"""The map of Rivers & Rafts (M4): three River tiles along a straight river, ten land tiles."""

from __future__ import annotations

from typing import Final

from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.ids import (
    FIRST_RIVER_TILE,
    GLACIER,
    HEXES,
    HEXES_PER_RIVER_TILE,
)
from dolmen.games.endless_winter.modules.content import LANDMARK_HEX, RIVER_HEX
from dolmen.games.endless_winter.state import NOTHING, SETUP_STREAM, State

CENTRAL: Final = 0
BEND_1: Final = 1
BEND_2: Final = 2
LANDMARK_SIDE: Final = 0
GLACIER_SIDE: Final = 1
NORTH: Final = 0
SOUTH: Final = 1
LAND_TILES: Final = 10


def river_tile(tile: int, side: int, n: int) -> int:
    """The number of a hex of a River tile among all tiles."""
    return FIRST_RIVER_TILE + (tile * 2 + side) * HEXES_PER_RIVER_TILE + n


def turned(content: Content, hex_: int, times: int) -> int:
    for _ in range(times):
        hex_ = content.expansions.rivers.rotation[hex_]
    return hex_


def draw_map(s: State, landmarks: int) -> tuple[int, ...]:
    """The River tiles, then the land tiles, with this many Landmark hexes."""
    k = s.below(SETUP_STREAM, 6)
    central = s.below(SETUP_STREAM, 2), s.below(SETUP_STREAM, 2)  # side, bank
    bends = [BEND_1, BEND_2]
    s.shuffle(SETUP_STREAM, bends)
    sides = [LANDMARK_SIDE] * (landmarks - 1) + [GLACIER_SIDE] * (3 - landmarks)
    s.shuffle(SETUP_STREAM, sides)
    banks = s.below(SETUP_STREAM, 2), s.below(SETUP_STREAM, 2)
    laid = lay_river(s.content, k, central, bends, sides, banks)
    return lay_land(s, laid, landmarks)


def lay_river(
    content: Content,
    k: int,
    central: tuple[int, int],
    bends: list[int],
    sides: list[int],
    banks: tuple[int, int],
) -> list[int]:
    """The River tiles turned k times; `central` is side and bank, the other lists go from the
    upstream to the downstream tile."""
    rivers = content.expansions.rivers
    side, bank = central
    first, second = rivers.central_banks[bank]
    upper, lower = rivers.upper_banks[banks[0]], rivers.lower_banks[banks[1]]
    places = (
        (CENTRAL, side, (rivers.river[2], first, second)),
        (bends[0], sides[0], (*rivers.river[:2], upper)),
        (bends[1], sides[1], (*rivers.river[3:], lower)),
    )
    laid = [NOTHING] * len(HEXES)
    for tile, side, hexes in places:
        for n, hex_ in enumerate(hexes):
            laid[turned(content, hex_, k)] = river_tile(tile, side, n)
    return laid


def lay_land(s: State, laid: list[int], landmarks: int) -> tuple[int, ...]:
    """Land tiles at random on the free hexes, no equal neighbours, glaciers outside."""
    content = s.content
    kinds = content.tiles_by_type()
    fixed: list[int] = []
    rest: list[int] = []
    for kind, tiles in enumerate(kinds):
        if kind == GLACIER:
            for _ in range(landmarks - 1):
                fixed.append(tiles.pop(s.below(SETUP_STREAM, len(tiles))))
        else:
            fixed.append(tiles.pop(s.below(SETUP_STREAM, len(tiles))))
            rest.extend(tiles)
    free = [hex_ for hex_ in range(len(HEXES)) if laid[hex_] == NOTHING]
    rivers = content.expansions.rivers
    fill: list[int] = []
    for _ in range(rivers.redraws):
        pool = rest[:]
        fill = [pool.pop(s.below(SETUP_STREAM, len(pool))) for _ in range(LAND_TILES - len(fixed))]
        for _ in range(rivers.reshuffles):
            found = try_land(s, laid, free, fixed + fill, apart=True)
            if found:
                return found
    while True:
        found = try_land(s, laid, free, fixed + fill, apart=False)
        if found:
            return found


def try_land(
    s: State, laid: list[int], free: list[int], bag: list[int], apart: bool
) -> tuple[int, ...]:
    """One shuffle; empty if it breaks a rule."""
    content = s.content
    found = laid[:]
    tiles = bag[:]
    for hex_ in free:
        tile = tiles.pop(s.below(SETUP_STREAM, len(tiles)))
        kind = content.tiles[tile].type
        if kind == GLACIER and hex_ not in content.outer:
            return ()
        if apart:
            for other in content.neighbours[hex_]:
                if found[other] != NOTHING and content.tiles[found[other]].type == kind:
                    return ()
        found[hex_] = tile
    return tuple(found)


def find_river(content: Content, tiles: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The river hexes and the Landmark hexes of a map, both from the Headwaters on."""
    rivers = content.expansions.rivers
    for k in range(6):
        river = [turned(content, hex_, k) for hex_ in rivers.river]
        numbers = [(tiles[hex_] - FIRST_RIVER_TILE) % HEXES_PER_RIVER_TILE for hex_ in river]
        wet = all(kind_of(content, tiles[hex_]) == RIVER_HEX for hex_ in river)
        if wet and numbers == [0, 1, 0, 0, 1]:
            break
    else:
        raise ValueError("there is no river")
    banks = [*rivers.upper_banks]
    for first, second in rivers.central_banks:
        banks += [first, second]
    banks += rivers.lower_banks
    around = [turned(content, hex_, k) for hex_ in banks]
    return river, [hex_ for hex_ in around if kind_of(content, tiles[hex_]) == LANDMARK_HEX]


def kind_of(content: Content, tile: int) -> int:
    """What a hex of a River tile is; NOTHING for a land tile."""
    if tile < FIRST_RIVER_TILE:
        return NOTHING
    return content.expansions.rivers.hex_kinds[tile - FIRST_RIVER_TILE]
