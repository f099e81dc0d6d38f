"""All 34 ceremony cards on one rich table (6.7)."""

import pytest
from tests.prehistory.table import Table

from dolmen.games.prehistory import ids


def rich_table() -> Table:
    t = Table()
    t.land(
        {
            (2, 0): ":water",
            (3, 0): "camp:rock",
            (2, 1): ":forest",
            (1, 1): ":forest",
            (3, -1): "megalith_b:rock",
            (-3, 0): "megalith_c:forest",
            (0, 3): "megalith_b",
        }
    )
    t.members((0, 0), (2, 0), (3, 0), (3, 0), (2, 1), (1, 1), (1, 1), (-3, 0))
    t.camp((3, 0), "camp_1")
    t.camp((2, 0), "camp_2")
    t.camp((1, 1), "camp_3")
    t.s.home[0] = 4
    t.paint(11, 12, 13, 22, 32, 31, 33, 21, 23)
    t.s.megaliths_a[0] = 3
    t.s.dp[0] = 11
    t.s.fishing[0] = 17
    t.baskets(honey=2, egg=3, berry=1, mushroom=2, nut=1, fruit=0)
    t.s.fished[0:3] = [4, 2, 1]
    t.animals("tiger", 2, 1)
    t.animals("rhino", 1)
    t.animals("mammoth", 1, 1, 2)
    t.footprints("hunt_tiger_foot_1", "hunt_tiger_foot_2")
    t.footprints("hunt_rhino_foot_1")
    t.footprints("hunt_mammoth_foot_1", "hunt_mammoth_foot_2", "hunt_mammoth_foot_3")
    return t


VALUES = {
    "pair_honey_egg": 2 * 3,
    "pair_berry_mushroom": 1 * 3,
    "pair_nut_fruit": 0,
    "trio_upper": 1 * 5,
    "trio_lower": 0,
    "terrain_water": 1,
    "terrain_rock": 2,
    "terrain_forest": 4,
    "members_home": 4 * 2,
    "painting_rows": 3 * 2,
    "megalith_a": 3 * 2,
    "megalith_b": 1 * 2,  # the second B scores nothing
    "megalith_c": 1 * 2,
    "development_pairs": 5,
    "fishing_track": 5,
    "ceremony_cards": 1,
    "animal_sets": 1 * 5,
    "footprints_tiger": 2,
    "footprints_rhino": 1,
    "footprints_mammoth": 3,
    "camps": 3,
    "gathering_tiles": 4,
    "copy": 0,  # alone it has nothing to copy
    "fishing_15": 6,
    "fish_trout": 4,
    "fish_pike": 2,
    "fish_salmon": 1,
    "pattern_column": 4,
    "pattern_corners": 6,
    "pattern_cross": 8,
    "fish_sets": 1 * 3,
    "animals_tiger": 2,
    "animals_rhino": 1,
    "animals_mammoth": 3,
}


def test_no_card_is_missing() -> None:
    assert {f"ceremony_{card}" for card in VALUES} == set(ids.PRINTED_CEREMONY_CARDS)


@pytest.mark.parametrize("card", VALUES)
def test_end_value(card: str) -> None:
    t = rich_table()
    t.cards(card)
    assert t.score("ceremony") == VALUES[card]
    assert t.score("ceremony", seat=1) == 0


@pytest.mark.parametrize("card", [card for card in VALUES if card != "copy"])
def test_copy_doubles_the_best(card: str) -> None:
    t = rich_table()
    t.cards(card, "copy")
    value = VALUES[card] + (1 if card == "ceremony_cards" else 0)  # two cards now
    assert t.score("ceremony") == 2 * value


@pytest.mark.parametrize(
    ("card", "painted"),
    [
        ("pattern_column", (12, 22)),
        ("pattern_corners", (11, 13, 31)),
        ("pattern_cross", (12, 21, 22, 23)),
    ],
)
def test_an_incomplete_pattern_is_worth_nothing(card: str, painted: tuple[int, ...]) -> None:
    t = Table()
    t.paint(*painted)
    t.cards(card)
    assert t.score("ceremony") == 0


def test_the_master_fisher_needs_the_fifteenth_space() -> None:
    t = Table()
    t.cards("fishing_15")
    for place, vp in ((14, 0), (15, 6), (20, 6)):
        t.s.fishing[0] = place
        assert t.score("ceremony") == vp
