"""The map of terrain tiles (4.7)."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

from dolmen.games.endless_winter.ids import BASE, HEXES
from dolmen.games.endless_winter.state import NOTHING, SETUP_STREAM, State

Neighbours = tuple[tuple[int, ...], ...]  # per hex
KEPT: Final = 32  # contents whose rings are kept at hand


def lay_tiles(s: State) -> tuple[int, ...]:
    """Tiles on all hexes, every legal map equally likely."""
    kinds = s.content.tiles_by_type()
    for tiles in kinds:
        tiles.pop(s.below(SETUP_STREAM, len(tiles)))  # one of each type leaves the game unseen
    if s.rules.version < 3:
        return lay_by_trial(s, kinds)
    types = deal_types(s, tuple(len(tiles) for tiles in kinds))
    for tiles in kinds:
        s.shuffle(SETUP_STREAM, tiles)
    return tuple(0 if kind == NOTHING else kinds[kind].pop() for kind in types)


def deal_types(s: State, counts: tuple[int, ...]) -> list[int]:
    """Which type lies on each hex. The inner ring is one of all that are legal; the outer one is
    filled at random, and if that does not fit, everything starts anew."""
    content = s.content
    neighbours, apart = content.neighbours, not content.equal_neighbours
    forbidden = content.inner_forbidden
    rings, shares = inner_rings(content.inner, neighbours, counts, forbidden, apart)
    order = outer_order(content.inner, content.outer, neighbours)
    rng = s.open_stream(SETUP_STREAM)
    while True:
        ring, rest = rings[bisect_right(shares, rng.below(shares[-1]))]
        types = ring[:]
        bag = rest[:]
        for hex_ in order:
            kind = bag.pop(rng.below(len(bag)))
            if apart and touches(neighbours[hex_], types, kind):
                break
            types[hex_] = kind
        else:
            s.close_stream(SETUP_STREAM, rng)
            return types


def touches(neighbours: tuple[int, ...], types: list[int], kind: int) -> bool:
    """Does a tile of this type lie on one of these hexes?"""
    for hex_ in neighbours:  # noqa: SIM110  # quicker than a generator
        if types[hex_] == kind:
            return True
    return False


@lru_cache(KEPT)
def outer_order(
    inner: tuple[int, ...], outer: tuple[int, ...], neighbours: Neighbours
) -> tuple[int, ...]:
    """The outer ring, hexes beside most of the inner ring first: what does not fit shows early."""
    return tuple(sorted(outer, key=lambda hex_: -len({*inner}.intersection(neighbours[hex_]))))


@lru_cache(KEPT)
def inner_rings(
    inner: tuple[int, ...],
    neighbours: Neighbours,
    counts: tuple[int, ...],
    forbidden: tuple[int, ...],
    apart: bool,
) -> tuple[list[tuple[list[int], list[int]]], list[int]]:
    """All legal inner rings: the types on the hexes and those left over; and for each of them how
    many ways there are, with so many tiles of each type, to lay it or one before it."""
    rings: list[tuple[list[int], list[int]]] = []
    shares: list[int] = []
    types = [NOTHING] * len(HEXES)
    left = list(counts)

    def lay(at: int, ways: int) -> None:
        if at == len(inner):
            rest = [kind for kind, n in enumerate(left) for _ in range(n)]
            rings.append((types[:], rest))
            shares.append(ways + (shares[-1] if shares else 0))
            return
        hex_ = inner[at]
        for kind, n in enumerate(left):
            if not n or kind in forbidden:
                continue
            if apart and touches(neighbours[hex_], types, kind):
                continue
            types[hex_] = kind
            left[kind] -= 1
            lay(at + 1, ways * n)
            left[kind] += 1
            types[hex_] = NOTHING

    lay(0, 1)
    return rings, shares


# Up to version 2 of the rules.


def lay_by_trial(s: State, kinds: list[list[int]]) -> tuple[int, ...]:
    """Hexes are filled one after the other, the inner ring first; as soon as a tile does not fit
    everything starts anew."""
    forbidden = s.content.inner_forbidden
    inside = [tile for kind, tiles in enumerate(kinds) if kind not in forbidden for tile in tiles]
    outside = [tile for kind, tiles in enumerate(kinds) if kind in forbidden for tile in tiles]
    while True:
        laid = try_tiles(s, inside[:], outside)
        if laid is not None:
            return laid


def try_tiles(s: State, bag: list[int], outside: list[int]) -> tuple[int, ...] | None:
    content = s.content
    laid = [NOTHING] * len(HEXES)
    laid[BASE] = 0
    types = [NOTHING] * len(HEXES)
    for ring in (content.inner, content.outer):
        if ring is content.outer:
            bag = bag + outside
        for hex_ in ring:
            tile = bag.pop(s.below(SETUP_STREAM, len(bag)))
            kind = content.tiles[tile].type
            if not content.equal_neighbours and touches(content.neighbours[hex_], types, kind):
                return None
            laid[hex_] = tile
            types[hex_] = kind
    return tuple(laid)
