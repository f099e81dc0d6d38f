"""The Nomads beside a physical table: decisions from a description made by hand, no engine."""

from tests.endless_winter.table import content

from dolmen.games.endless_winter.ids import (
    ANIMALS,
    CARDS,
    DISPLAY,
    DRAW,
    EAST,
    FOOD,
    GROUND,
    HEXES,
    IDOL,
    JUNCTIONS,
    MEGALITH,
    NORTH,
    SACRED_STONE,
    SITE_SIZE,
    SOUTH,
    STONES,
    TIP,
    WEST,
    site_position,
)
from dolmen.games.endless_winter.megaliths import layout_of
from dolmen.games.endless_winter.nomads import decisions
from dolmen.games.endless_winter.nomads.situation import Situation


def described(big: int = EAST, small: int = SOUTH) -> Situation:
    """An empty table as somebody would type it in."""
    return Situation(
        content=content(),
        layout=layout_of(content(), 1),
        big=big,
        small=small,
        empty_columns=[True] * 4,
        ground=[-1] * len(GROUND),
        display=[-1] * len(DISPLAY),
        stones=[],
        animal_deck=40,
        site=[0] * SITE_SIZE,
        standing=[0] * len(HEXES),
        junctions=[-1] * len(JUNCTIONS),
        animals=[0] * len(ANIMALS),
        food=0,
        tools=0,
        glory=0,
        offering=0,
        stones_owned=0,
        megaliths_left=10,
        villages_left=3,
        sacrifice=10,
        glaciers=[],
        village_junctions=content().village_junctions,
    )


def test_column_along_the_big_arrow() -> None:
    t = described(WEST)
    t.empty_columns = [True, True, False, True]
    assert decisions.choose_column(t, 2) == (1, decisions.BY_ARROW)
    assert decisions.choose_column(t, 3) == (3, decisions.MARKED_EMPTY)
    t.empty_columns = [False] * 4
    assert decisions.choose_column(t, 3) == (3, decisions.ALL_TAKEN)


def test_animal_culture_and_stone() -> None:
    t = described()
    t.ground[GROUND.index("r0c1")] = ANIMALS.index("mastodon")
    t.ground[GROUND.index("r2c1")] = ANIMALS.index("argentavis")
    t.animals[ANIMALS.index("mastodon")] = 2
    choice = decisions.choose_animal(t)
    assert (GROUND[choice.chosen], choice.rule) == ("r0c1", 1)
    t.display[DISPLAY.index("r0c2")] = CARDS.index("barter")
    t.display[DISPLAY.index("r1c2")] = CARDS.index("snares")
    assert DISPLAY[decisions.choose_culture(t).chosen] == "r1c2"
    t.stones = [STONES.index("stone_of_ice"), STONES.index("stone_of_bones")]
    assert decisions.choose_stone(t).chosen == STONES.index("stone_of_bones")


def test_site_and_junction() -> None:
    t = described()
    assert decisions.choose_site(t).chosen == site_position(1, 3, 7)
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        t.site[site_position(1, row, column)] = 1
    choice = decisions.choose_site(t)
    assert (choice.candidates, choice.rule) == ((site_position(2, 0, 0),), 1)
    assert decisions.choose_junction(t) is None
    camps = ("i_se", "i_sw", "o_se", "o_s", "o_wnw")
    t.standing = [int(name in camps) for name in HEXES]
    village = decisions.choose_junction(t)
    assert village is not None
    assert JUNCTIONS[village.chosen] == "jc_se_s"


def test_the_aid() -> None:
    t = described(WEST, NORTH)
    assert decisions.replace(t, SACRED_STONE).gets == MEGALITH
    t.megaliths_left = t.sacrifice = 0
    t.tools, t.food = 5, 10
    found = decisions.replace(t, SACRED_STONE)
    assert found.gets == IDOL
    assert len(found.failed) == 5
    t.food = 3
    assert decisions.replace(t, DRAW).gets == FOOD
    assert decisions.replace(t, TIP).gets == FOOD


def test_hexes_in_order() -> None:
    t = described(EAST, NORTH)
    hexes = [HEXES.index(name) for name in ("o_w", "o_ene", "o_ese", "i_w")]
    assert [HEXES[h] for h in decisions.order_hexes(t, hexes)] == ["o_ene", "o_ese", "i_w", "o_w"]
