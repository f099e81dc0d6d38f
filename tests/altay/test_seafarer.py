"""The Seafarer module."""

from typing import Any

import pytest
from tests.altay.table import Table, begin, content, table_of

from dolmen.games.altay.ids import SEAFARER


def table(**options: Any) -> Table:
    return Table(seafarer="on", **options)


@pytest.mark.parametrize(
    ("players", "size", "islands"),
    [
        (2, "reduced", {"island_e"}),
        (2, "full", {"island_w", "island_e"}),
        (3, "reduced", {"island_w", "island_e"}),
        (4, "reduced", {"island_w", "island_e"}),
    ],
)
def test_islands_in_play(players: int, size: str, islands: set[str]) -> None:
    view = table_of(begin(players, map_size=size, seafarer="on"))
    found = {e["id"]: e for e in view["territories"] if e["id"].startswith("island")}
    assert set(found) == islands
    for entry in found.values():
        assert entry["vp"] == 1
        assert entry["marker"] is not None and entry["marker"].split("_")[1] in ("1", "2")


def test_without_the_module_there_are_neither_islands_nor_seafarers() -> None:
    t = Table()
    assert not any(e["id"].startswith("island") for e in t.table()["territories"])
    assert t.hand(0, "hunter").pool(food=1, wood=1, culture=1).refused("buy seafarer") == (
        *("not_for_sale", "M5"),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pile(players: int) -> None:
    t = table(players=players)
    assert t.pile("seafarer") == {
        "title": "seafarer",
        "left": 2 * players,
        "vp": 1,
        "cost": ["food", "wood", "culture"],
        "bought": False,
    }
    assert t.sold(seafarer=1).pile("seafarer")["cost"] == ["food", "wood"]
    copies = content().titles[SEAFARER].copies
    assert [copy.vp for copy in copies] == [1, 0, 0, 0, 0, 0, 0, 0]


def test_islands_are_farmland_but_no_start() -> None:
    play = begin(4, seafarer="on")
    for folk in ("earthfolk", "elvenfolk", "firefolk"):
        play.do(f"folk {folk}")
    reason = play.refusal("start island_w")
    assert reason is not None and reason.key == "no_start"
    t = table().land(0, island_w=1).hand(0, "farmer", "hunter")
    t.do("play farmer use_terrain")
    assert t.at("island_w")["used"] and t.seat(0)["pool"] == {"food": 2}


def test_an_island_scores_its_marker() -> None:
    assert table().land(0, island_w=1).score(0)["territories"] == 2


def test_a_seafarer_feeds_or_sails() -> None:
    t = table().hand(0, "seafarer", "hunter")
    assert {"play seafarer produce", "play seafarer sail"} <= t.options
    t.do("play seafarer produce")
    assert t.seat(0)["pool"] == {"food": 1}


def test_building_over_the_open_sea() -> None:
    t = table().land(0, forest_nw=1).hand(0, "seafarer", "hunter").open(0, "town").pool(wood=1)
    t.do("play seafarer sail", "sea sea_w", "put wood town")
    assert t.offered("place") == {
        *("forest_nw", "farmland_nw", "hill_w", "hill_n", "mountain_w"),
        *("hill_c", "mountain_c", "island_w"),
    }
    t.do("place island_w")
    assert t.holds("island_w") == (0, 1)


def test_attacking_over_the_open_sea_until_the_end_of_the_turn() -> None:
    t = table().land(0, forest_nw=1).land(1, hill_c=2).hand(1)
    t.hand(0, "seafarer", "warrior", "hunter")
    assert t.refused("attack forest_nw hill_c") == ("not_adjacent", "M6")
    t.do("play seafarer sail", "sea sea_w", "attack forest_nw hill_c", "surrender")
    assert t.holds("hill_c") == (1, 1)
    t.hand(1, "hunter").end_turns(4)
    t.hand(0, "warrior", "hunter")
    assert t.refused("attack forest_nw hill_c") == ("not_adjacent", "M6")


def test_resettling_over_the_open_sea() -> None:
    t = table().land(0, forest_nw=2).hand(0, "seafarer", "hunter").done(0, "religion")
    t.do("play seafarer sail", "sea sea_w", "use_goal religion", "resettle mountain_c")
    assert t.holds("mountain_c") == (0, 1)


def test_an_island_is_attacked_only_over_its_sea() -> None:
    t = table().land(0, forest_ne=1).land(1, island_e=1).hand(0, "seafarer", "warrior", "hunter")
    assert t.refused("attack forest_ne island_e") == ("not_adjacent", "M6")
    t.do("play seafarer sail", "sea sea_e")
    assert "attack forest_ne island_e" in t.options
    assert t.refused("attack forest_ne island_w") == ("not_adjacent", "M6")


def test_the_great_wall_does_not_look_over_the_sea() -> None:
    t = table().land(0, forest_nw=1).land(1, hill_c=1).wonder(0, "ark").done(0, "great_wall")
    t.hand(0, "seafarer", "hunter").do("play seafarer sail", "sea sea_w")
    assert t.score(0)["goals"] == 0


def test_R68_a_sea_is_opened_once_a_turn() -> None:
    t = table().hand(0, "seafarer", "seafarer", "seafarer", "hunter")
    t.do("play seafarer sail")
    assert t.offered("sea") == {"sea_w", "sea_e"}
    t.do("sea sea_w", "play seafarer sail")  # the other one follows by itself
    assert t.table()["turn"]["seas"] == ["sea_w", "sea_e"]
    assert t.refused("play seafarer sail") == ("no_sea", "R68")
    t.do("end_turn")
    assert t.table()["turn"]["seas"] == []


def test_R68_a_sea_needs_two_territories_in_play() -> None:
    """With 2 players on the reduced map only hill_n is left of sea_w and its island."""
    t = table(players=2).hand(0, "seafarer", "seafarer", "hunter")
    t.do("play seafarer sail")
    assert t.table()["turn"]["seas"] == ["sea_e"]
    assert t.refused("play seafarer sail") == ("no_sea", "R68")
