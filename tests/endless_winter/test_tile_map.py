"""4.7: the map, by the rules of today and by earlier ones."""

from math import perm

import pytest

from dolmen.games import find
from dolmen.games.endless_winter.ids import BASE
from dolmen.games.endless_winter.primitives import rules_for
from dolmen.games.endless_winter.setup import bare_table
from dolmen.games.endless_winter.state import NOTHING, State
from dolmen.games.endless_winter.tile_map import inner_rings, lay_tiles

CONTENT = find("endless_winter").content


def table(version: int, seed: int) -> State:
    return bare_table(rules_for(CONTENT, 4, (), version), 4, seed, False, False)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_every_map_is_legal(version: int) -> None:
    for seed in range(20):
        laid = lay_tiles(table(version, seed))
        types = [CONTENT.tiles[tile].type for tile in laid]
        types[BASE] = NOTHING
        assert len(set(laid)) == len(laid)
        assert not any(types[hex_] in CONTENT.inner_forbidden for hex_ in CONTENT.inner)
        for hex_, kind in enumerate(types):
            assert all(types[other] != kind for other in CONTENT.neighbours[hex_])


def test_earlier_versions_lay_the_same_map_as_before() -> None:
    assert lay_tiles(table(1, 5)) == lay_tiles(table(2, 5)) != lay_tiles(table(3, 5))


def test_rings_are_counted_by_their_tiles() -> None:
    """Five types of three tiles: as many rings as a hexagon can be coloured in, each as often as
    its tiles can be told apart."""
    counts = (3,) * 6
    rings, shares = inner_rings(CONTENT.inner, CONTENT.neighbours, counts, (5,), True)
    assert len(rings) == len({tuple(types) for types, _ in rings}) == 4**6 + 4
    before = 0
    for (types, rest), share in zip(rings, shares, strict=True):
        ways = 1
        for kind in range(6):
            ways *= perm(3, types.count(kind))
            assert types.count(kind) + rest.count(kind) == 3
        assert share - before == ways
        before = share


def test_where_equal_tiles_may_touch_every_ring_is_legal() -> None:
    _, shares = inner_rings(CONTENT.inner, CONTENT.neighbours, (3,) * 6, (5,), False)
    assert shares[-1] == perm(15, 6)
