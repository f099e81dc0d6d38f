"""The map of a position: the tiles that are known, and a legal map around them."""

from __future__ import annotations

from itertools import permutations, product

from dolmen.core.position import UNSEEN, BadPosition
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.modules.river_map import (
    BEND_1,
    BEND_2,
    GLACIER_SIDE,
    LANDMARK_SIDE,
    find_river,
    kind_of,
    lay_land,
    lay_river,
)
from dolmen.games.endless_winter.modules.rivers_rafts import module_of
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.state import NOTHING, SETUP_STREAM, State

TRIES = 200


def lay_tiles(s: State, said: dict[str, str]) -> tuple[int, ...]:
    """What is told stays; the rest is dealt. Where every tile is told nothing is checked but that
    they are there once each: people may have laid their map as they like."""
    known = {
        ids.HEXES.index(place): ids.TILES.index(name)
        for place, name in said.items()
        if name != UNSEEN
    }
    if s.rules.home == ids.BASE:
        known[ids.BASE] = 0
    tiles = [tile for hex_, tile in known.items()]
    if len(set(tiles)) < len(tiles):
        raise BadPosition("tiles", problem("twice"))
    if s.rules.home == ids.START:
        return lay_river_map(s, known)
    if len(known) == len(ids.HEXES):
        return tuple(known[hex_] for hex_ in range(len(ids.HEXES)))
    return fill(s, known)


def fill(s: State, known: dict[int, int]) -> tuple[int, ...]:
    """The other tiles at random, equal types apart where that can be done."""
    content = s.content
    left = [tile for tile in range(1, ids.FIRST_RIVER_TILE) if tile not in known.values()]
    laid: list[int] = []
    for _ in range(TRIES):
        bag = left[:]
        s.shuffle(SETUP_STREAM, bag)
        laid = [known[hex_] if hex_ in known else bag.pop() for hex_ in range(len(ids.HEXES))]
        types = [content.tiles[tile].type for tile in laid]
        touching = any(
            types[hex_] == types[other]
            for hex_ in range(len(laid))
            if hex_ not in known
            for other in content.neighbours[hex_]
        )
        inside = any(types[h] in content.inner_forbidden for h in content.inner if h not in known)
        if not touching and not inside:
            break
    return tuple(laid)


def lay_river_map(s: State, known: dict[int, int]) -> tuple[int, ...]:
    """Where some tiles are not known, one of the rivers that fit the others."""
    if len(known) == len(ids.HEXES):
        laid = tuple(known[hex_] for hex_ in range(len(ids.HEXES)))
        try:
            find_river(s.content, laid)
        except ValueError:
            raise BadPosition("tiles", problem("position_map")) from None
        return laid
    landmarks = module_of(s).landmark_hexes(s)
    rivers = [laid for laid in rivers_with(s, landmarks) if fits(s, laid, known)]
    if not rivers:
        raise BadPosition("tiles", problem("position_map"))
    river = rivers[s.below(SETUP_STREAM, len(rivers))]
    land = {hex_: tile for hex_, tile in known.items() if river[hex_] == NOTHING}
    return swapped(lay_land(s, river, landmarks), land)


def rivers_with(s: State, landmarks: int) -> list[list[int]]:
    """Every way to lay the River tiles."""
    sides = [LANDMARK_SIDE] * (landmarks - 1) + [GLACIER_SIDE] * (3 - landmarks)
    both = tuple(product(range(2), range(2)))
    return [
        lay_river(s.content, k, central, bends, [*order], banks)
        for k in range(6)
        for central in both
        for bends in ([BEND_1, BEND_2], [BEND_2, BEND_1])
        for order in sorted({*permutations(sides)})
        for banks in both
    ]


def fits(s: State, laid: list[int], known: dict[int, int]) -> bool:
    """Land tiles lie where there is no river; of River tiles those that look alike stand for each
    other, because a hex alone does not tell which tile it belongs to."""
    return all(
        looks(s, laid[hex_]) == (looks(s, tile) if tile >= ids.FIRST_RIVER_TILE else None)
        for hex_, tile in known.items()
    )


def looks(s: State, tile: int) -> tuple[object, ...] | None:
    if tile == NOTHING:
        return None
    printed = s.content.tiles[tile]
    return printed.type, printed.income, kind_of(s.content, tile)


def swapped(laid: tuple[int, ...], known: dict[int, int]) -> tuple[int, ...]:
    """The land tiles that are known at their places; whatever lay there takes theirs."""
    found = list(laid)
    for hex_, tile in known.items():
        other = found.index(tile) if tile in found else NOTHING
        if other != NOTHING:
            found[other] = found[hex_]
        found[hex_] = tile
    return tuple(found)
