"""Rulings on settlements, the map and resettling, each under its number."""

import pytest
from tests.altay.table import (
    CORNERS,
    FACE,
    Table,
    begin,
    content,
    keys,
    place,
    settle,
    table_of,
)


def test_R13_placing_is_not_optional() -> None:
    t = Table().hand(0, "hunter").open(0, "town").pool(wood=1)
    t.do("put wood town")
    assert t.asks == "ask_place"
    assert t.options == {f"place {x}" for x in ("farmland_nw", "forest_nw", "hill_w", "hill_n")}


def test_R14_the_last_piece_removed_triggers_the_end_too() -> None:
    t = Table().hand(0, "hunter").land(0, farmland_nw=4).reserve(0, 1)
    t.marker(forest_nw="conquest_1", hill_w="conquest_1", hill_n="conquest_1")
    t.open(0, "town").pool(wood=1)
    events = t.do("put wood town")
    assert [k for k in keys(events) if k != "put"] == [
        *("card_filled", "lost_piece", "end_triggered_lost")
    ]
    assert t.table()["ended"]


def test_R15_taking_a_technology_holds_a_settlement() -> None:
    t = Table().hand(0, "hunter").pool(food=1).display(1, "strategy", "masonry", "writing")
    t.do("take_goal strategy")
    assert (t.seat(0)["reserve"], t.seat(0)["held"]) == (13, 1)
    assert t.holds("farmland_nw") == (0, 1)
    t.do("abandon_goal")
    assert (t.seat(0)["reserve"], t.seat(0)["held"]) == (14, 0)


def test_R15_a_wonder_holds_nothing() -> None:
    t = Table().hand(0, "hunter").pool(culture=1).done(0, "writing", "philosophy")
    t.wonder(0, "colossus").do("take_goal colossus")
    assert (t.seat(0)["reserve"], t.seat(0)["held"]) == (14, 0)


def test_R15_with_an_empty_reserve_nothing_is_held_and_nothing_built() -> None:
    t = Table().hand(0, "hunter").reserve(0, 0).pool(food=2, metal=2)
    t.display(1, "strategy", "masonry", "writing")
    t.do("take_goal strategy", "resource food")
    assert t.seat(0)["held"] == 0
    t.do("fill_goal food", "fill_goal metal", "fill_goal metal")
    assert t.asks == "ask_main"
    assert t.seat(0)["done"] == ["strategy"]
    assert t.holds("farmland_nw") == (0, 1)


def test_R15_with_the_option_off_completion_builds_from_the_reserve() -> None:
    t = Table(technology_reserves_settlement=False).hand(0, "hunter").pool(food=2, metal=2)
    t.display(1, "strategy", "masonry", "writing")
    t.do("take_goal strategy", "resource food")
    assert (t.seat(0)["reserve"], t.seat(0)["held"]) == (14, 0)
    t.do("fill_goal food", "fill_goal metal", "fill_goal metal", "place farmland_nw")
    assert (t.seat(0)["reserve"], t.seat(0)["held"]) == (13, 0)


def test_R15_with_the_option_off_the_last_piece_is_placed_by_a_card() -> None:
    t = Table(technology_reserves_settlement=False).hand(0, "hunter").reserve(0, 1)
    t.goal(0, "strategy", food=2, metal=1).open(0, "town").pool(wood=1, metal=1)
    t.do("put wood town", "place farmland_nw")
    assert t.table()["ended"]
    t.do("fill_goal metal")
    assert t.asks == "ask_main"
    assert t.holds("farmland_nw") == (0, 2)


def test_R15_while_one_is_held_the_last_settlement_is_not_yet_placed() -> None:
    t = Table().hand(0, "hunter").reserve(0, 2).goal(0, "strategy", held=1, food=1)
    t.open(0, "town").pool(wood=1).do("put wood town", "place farmland_nw")
    assert (t.seat(0)["reserve"], t.seat(0)["held"]) == (0, 1)
    assert not t.table()["ended"]


def test_R39_excluded_territories_do_not_exist() -> None:
    t = Table(2).land(0, hill_n=1, hill_s=1).hand(0, "warrior", "hunter")
    ids = {entry["id"] for entry in t.table()["territories"]}
    assert len(ids) == 15 and "mountain_c" not in ids
    assert t.refused("attack hill_n mountain_c") == ("out_of_play", "R39")
    t.open(0, "town").pool(wood=1).do("put wood town")
    assert t.refused("place mountain_c") == ("out_of_play", "R39")


@pytest.mark.parametrize(
    ("language", "near", "out"),
    [
        ("en", "Hill; next to Northern Farmland, Northern Forest", "Hill; not in play"),
        ("de", "Hügel; benachbart: Grasland im Norden, Wald im Norden", "Hügel; nicht im Spiel"),
        (
            "fr",
            "Colline\u00a0; voisins\u00a0: Prairie du nord, Forêt du nord",
            "Colline\u00a0; hors jeu",
        ),
    ],
)
def test_R39_nothing_is_said_to_border_on_what_is_out_of_play(
    language: str, near: str, out: str
) -> None:
    t, lexicon = Table(2), FACE.lexicon(language)
    names = content().territories
    here = dict(FACE.things(lexicon, t.state))
    assert here[names[place("hill_n")].name[language]] == near
    assert here[names[place("hill_c")].name[language]] == out
    printed = dict(FACE.things(lexicon, None))
    assert len(printed[names[place("hill_n")].name[language]]) > len(near)


def test_R40_without_settlements_builds_are_lost_and_attacks_impossible() -> None:
    t = Table().land(0).hand(0, "warrior", "hunter").open(0, "city", food=1).pool(wood=1, food=1)
    assert t.offered("attack") == set()
    t.do("put wood city")
    assert (t.seat(0)["removed"], t.seat(0)["reserve"]) == (2, 13)
    t.do("buy farmer")
    assert "farmer" in t.seat(0)["discard"]


def test_R46_the_second_settlement_of_a_city_on_the_first() -> None:
    t = Table().hand(0, "hunter").open(0, "city", food=1).pool(wood=1)
    t.do("put wood city", "place forest_nw", "place forest_nw")
    assert t.holds("forest_nw") == (0, 2)


def test_R51_religion_moves_the_last_settlement_of_a_territory() -> None:
    t = Table().hand(0, "hunter").done(0, "religion")
    t.do("use_goal religion", "resettle hill_w")
    assert t.holds("farmland_nw") == (None, 0)
    assert t.at("farmland_nw")["marker"] is None
    assert t.holds("hill_w") == (0, 1)
    assert not t.table()["ended"]


def test_R52_recommended_starts_are_chosen_from_the_last_seat_on() -> None:
    play = begin(4, start_territories="recommended", first=1)
    for folk in ("earthfolk", "elvenfolk", "firefolk"):
        play.do(f"folk {folk}")
    order = []
    for _ in range(3):
        decision = play.decision
        assert decision is not None and decision.prompt.key == "ask_start"
        order.append(decision.seat)
        assert {action.text for action in decision.actions} <= {f"start {c}" for c in CORNERS}
        play.do(decision.actions[-1])
    assert order == [0, 3, 2]  # the start player, seat 1, takes what is left


def test_R61_resettling_goes_to_own_or_empty_neighbours_below_the_limit() -> None:
    t = Table().hand(0, "hunter").done(0, "religion").land(1, hill_n=1)
    t.land(0, farmland_nw=4, forest_nw=4).marker(hill_w="conquest_1", mountain_w="conquest_3_wood")
    assert t.refused("use_goal religion") == ("nothing_to_resettle", "R61")
    t.land(0, farmland_nw=4, forest_nw=3).do("use_goal religion")  # one way, so nothing is asked
    assert t.holds("farmland_nw") == (0, 3)
    assert t.holds("forest_nw") == (0, 4)


def test_R61_each_reason_against_a_target() -> None:
    t = Table().hand(0, "hunter").done(0, "religion").land(2, farmland_n=1).land(1, farmland_sw=1)
    t.land(0, mountain_w=1, forest_nw=4, hill_w=1, hill_se=4).marker(hill_c="conquest_1")
    t.marker(forest_e="conquest_1", forest_se="conquest_1")
    t.marker(mountain_e="conquest_3_wood", mountain_s="conquest_3_wood")
    t.do("use_goal religion")
    assert t.refused("resettle hill_c") == ("not_yours", "R61")
    assert t.refused("resettle hill_se") == ("no_way_out", "R61")
    t.do("resettle mountain_w")
    assert t.options == {"resettle hill_w", "resettle forest_sw"}
    assert t.refused("resettle forest_nw") == ("territory_full", "R61")
    assert t.refused("resettle farmland_sw") == ("foreign", "5.6")
    assert t.refused("resettle hill_c") == ("marker_there", "5.6")
    assert t.refused("resettle hill_s") == ("not_adjacent", "R61")
    assert t.refused("resettle island_w") == ("out_of_play", "R39")


def test_R63_full_map_with_three_players() -> None:
    play = begin(3, map_size="full", start_territories="recommended", seafarer="on")
    table = table_of(play)
    assert len(table["territories"]) == 25
    vp = {entry["id"] for entry in table["territories"] if entry["vp"]}
    assert vp == {"mountain_w", "mountain_c", "mountain_e", "island_w", "island_e"}
    assert {pile["left"] for pile in table["market"]} == {6}
    for folk in ("earthfolk", "elvenfolk", "firefolk"):
        play.do(f"folk {folk}")
    decision = play.decision
    assert decision is not None
    assert {action.text for action in decision.actions} == {f"start {c}" for c in CORNERS}


def test_R63_central_markers_on_the_full_map() -> None:
    play = begin(2, map_size="full", vp_layout="central")
    vp = {entry["id"] for entry in table_of(play)["territories"] if entry["vp"]}
    assert vp == {"mountain_c", "mountain_n", "mountain_s"}


def test_R67_nothing_is_built_while_a_technology_holds_the_last_piece() -> None:
    t = Table().hand(0, "hunter").reserve(0, 1).goal(0, "strategy", held=1, food=1)
    t.open(0, "town").open(0, "village", food=1).pool(wood=1, food=1)
    events = t.do("put wood town")
    assert "nothing_built" in keys(events)
    assert (t.seat(0)["held"], t.table()["ended"]) == (1, False)
    t.do("abandon_goal", "put food village", "place farmland_nw")
    assert t.holds("farmland_nw") == (0, 2)
    assert t.table()["ended"]


def test_R67_masonry_with_the_last_piece_held_builds_one() -> None:
    t = Table().hand(0, "hunter").reserve(0, 1).goal(0, "masonry", held=1, food=2, stone=1)
    t.pool(stone=1).do("fill_goal stone")
    events = t.do("place farmland_nw")
    assert "nothing_built" in keys(events)
    assert t.holds("farmland_nw") == (0, 2)
    assert t.table()["ended"]


def test_5_6_where_a_settlement_may_stand() -> None:
    t = Table().land(1, hill_n=1).land(0, farmland_nw=4, forest_nw=1).marker(hill_w="conquest_1")
    t.hand(0, "hunter").open(0, "town").pool(wood=1).do("put wood town")
    assert t.offered("place") == {"forest_nw", "mountain_w"}
    assert t.refused("place farmland_nw") == ("territory_full", "5.6")
    assert t.refused("place hill_n") == ("foreign", "5.6")
    assert t.refused("place hill_w") == ("marker_there", "5.6")
    assert t.refused("place farmland_n") == ("not_reachable", "5.6")


def test_rivers_and_the_strait_are_no_obstacle() -> None:
    t = Table().land(0, hill_n=1).hand(0, "hunter").open(0, "town").pool(wood=1)
    t.land(1, farmland_ne=1).do("put wood town")
    assert t.offered("place") == {
        *("hill_n", "farmland_nw", "farmland_n", "forest_nw", "forest_n", "mountain_c")
    }


def test_every_settlement_is_somewhere() -> None:
    play = settle(begin(3))
    for seat in range(3):
        table = table_of(play, seat)
        mine = table["seats"][seat]
        board = sum(e["settlements"] for e in table["territories"] if e["owner"] == seat)
        assert (mine["reserve"], mine["held"], mine["removed"], board) == (14, 0, 0, 1)
