"""The rulings (section 7), each under its number: the second half, R40 to R86."""

import pytest
from tests.prehistory.table import FACE, GAME, Table

from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.autumn import Autumn
from dolmen.games.prehistory.final_action import FinalTurn
from dolmen.games.prehistory.pillars import foot_free
from dolmen.games.prehistory.scoring import FinalScoring
from dolmen.games.prehistory.spring import Income
from dolmen.games.prehistory.state import NOTHING, State
from dolmen.games.prehistory.winter import Winter


def test_R40_cost_is_the_distance_on_the_map() -> None:
    t = Table(2, seed=4)
    board = t.s.map
    for x in range(len(board)):
        for y in board.near[x]:
            assert board.row(x)[y] == 1
            assert x in board.near[y]
    t.land(radius=2)
    t.at_autumn(pool=2).do("move_from h0")
    assert t.refused("move_to h40") == ("off_map", "R40")
    t.do(f"move_to {t.name(-2, 1)}")
    assert t.s.pool == 0


def test_R41_one_move_per_member_and_round() -> None:
    t = Table()
    t.land()
    t.members((0, 0), (2, 0))
    t.s.dp[0] = 2
    t.at_autumn(pool=4).do("move_from h0", f"move_to {t.name(0, 1)}", "dp_to_movement")
    assert t.refused(f"move_from {t.name(0, 1)}") == ("has_moved", "R41")
    assert t.legal(f"move_from {t.name(2, 0)}")


def test_R42_map_tokens_lie_open() -> None:
    t = Table(4)
    for hex in t.play.view()["table"]["map"]:
        wanted = hex["feature"] in ("megalith", "fish", "gathering", "animal")
        assert (hex["token"] is not None) == wanted


def test_R43_a_move_ends_elsewhere() -> None:
    t = Table()
    t.land()
    t.at_autumn(pool=2).do("move_from h0")
    assert t.refused("move_to h0") == ("same_hex", "R43")


def test_R44_ceremony_cards_are_public() -> None:
    t = Table()
    t.cards("camps", "copy", seat=1)
    seen = t.play.view(0)["table"]["seats"][1]["cards"]
    assert [card["card"] for card in seen] == ["ceremony_camps", "ceremony_copy"]


def test_R45_taking_is_automatic() -> None:
    t = Table()
    t.land({(1, 0): "animal_rhino_1"})
    t.at_autumn(pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    assert t.s.animals[1] == (1,)
    assert t.vp() == 1
    assert t.s.tokens[t.hex(1, 0)] == NOTHING


def test_R46_building_needs_a_stop_in_this_turn() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.members((1, 0), (3, 0))
    t.s.dp[0] = 1
    t.at_autumn(pool=2)
    assert t.refused(f"build {t.name(1, 0)} camp_1") == ("not_stopped", "R46")
    t.do(f"move_from {t.name(3, 0)}", f"move_to {t.name(2, 0)}")
    assert t.refused(f"build {t.name(1, 0)} camp_1") == ("not_stopped", "R46")
    t.do(f"move_from {t.name(1, 0)}", f"move_to {t.name(0, 1)}")
    assert t.refused(f"build {t.name(1, 0)} camp_1") == ("not_stopped", "R46")


def test_R46_building_any_time_after_the_stop() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.members((0, 0), (3, 0))
    t.at_autumn(pool=2).do("move_from h0", f"move_to {t.name(1, 0)}")
    t.do(f"move_from {t.name(3, 0)}", f"move_to {t.name(2, 0)}")
    t.do(f"build {t.name(1, 0)} camp_3")
    assert t.vp() == 1


def test_R47_settlers_are_chosen_among_all_present() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.members((0, 0), (0, 0), (2, 0), (1, 1), (4, 0))
    t.at_autumn(pool=1).do(f"move_from {t.name(2, 0)}", f"move_to {t.name(1, 0)}")
    t.do(f"build {t.name(1, 0)} camp_6")
    wanted = {f"settle {name}" for name in ("h0", t.name(1, 0), t.name(1, 1))}
    assert set(t.actions) == wanted
    assert t.refused(f"settle {t.name(4, 0)}") == ("not_beside", "R47")
    t.do("settle h0", "settle h0")
    assert 0 not in t.s.members[0]


def test_R48_a_settled_member_loses_its_move() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.members((0, 0), (0, 1))
    t.at_autumn(pool=5).do("move_from h0", f"move_to {t.name(1, 0)}")
    t.do(f"build {t.name(1, 0)} camp_4", f"settle {t.name(0, 1)}")
    assert t.refused(f"move_from {t.name(0, 1)}") == ("no_member", "R80")


def test_R49_all_may_settle_and_the_camp_stays() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.at_autumn(pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    t.do(f"build {t.name(1, 0)} camp_2")  # the sole member settles unasked
    assert t.s.members[0] == ()
    assert t.s.camp_at[t.hex(1, 0)] == ids.CAMPS.index("camp_2")
    assert t.s.home[0] == 4


def test_R50_there_is_a_member_for_every_camp() -> None:
    t = Table()
    content = t.s.content
    assert content.start_on_map + content.start_at_home + len(content.camps) == content.tribe


def test_R51_several_camps_side_by_side_in_one_turn() -> None:
    t = Table()
    t.land({(1, 0): "camp", (1, 1): "camp"})
    t.members((0, 0), (0, 1))
    t.at_autumn(pool=2).do("move_from h0", f"move_to {t.name(1, 0)}")
    t.do(f"move_from {t.name(0, 1)}", f"move_to {t.name(1, 1)}")
    t.do(f"build {t.name(1, 0)} camp_1", f"build {t.name(1, 1)} camp_3")
    assert t.s.camps[0] == (t.hex(1, 0), t.hex(1, 1))


def test_R52_one_camp_per_space() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.at_autumn(pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    t.do(f"build {t.name(1, 0)} camp_1")
    assert t.refused(f"build {t.name(1, 0)} camp_2") == ("camp_there", "R52")


def test_R53_R66_megaliths_b_and_c_stay_under_members() -> None:
    t = Table()
    t.land({(1, 0): "megalith_b", (0, 1): "megalith_c", (-1, 0): "megalith_a"})
    t.members((0, 0), (0, 0), (0, 0))
    t.at_autumn(pool=3)
    for place in ((1, 0), (0, 1), (-1, 0)):
        t.do("move_from h0", f"move_to {t.name(*place)}")
    left = [t.s.tokens[t.hex(*place)] != NOTHING for place in ((1, 0), (0, 1), (-1, 0))]
    assert left == [True, True, False]
    assert t.s.megaliths_a[0] == 1


def test_R54_the_final_turn() -> None:
    t = Table()
    t.price("space_river", "price_11")
    t.ceremony_display("ceremony_terrain_water")
    t.markers(yellow=1, red=1)
    t.resources(white=3)
    t.s.dp[0] = 5
    t.s.round = 5
    t.s.fishing[0] = 6
    t.s.phase = 6
    t.s.stack[:] = [FinalScoring(), FinalTurn(0)]
    t.again()
    assert t.legal("buy_marker red")
    assert t.legal("convert_resource white")
    for action in ("buy_resource red", "rotate_weather", "rotate_price space_river clockwise"):
        assert t.refused(action) == ("no_effect", "R74")
    t.do("ceremony ceremony_terrain_water")
    assert t.play.over  # no dance, no second action
    assert t.score("fishing") == 0  # no further income


def test_R54_members_who_migrate_in_the_final_turn_have_not_moved() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.members((0, 0))
    t.s.round = 5
    t.at_autumn(pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    t.do(f"build {t.name(1, 0)} camp_1")
    t.markers(white=2)
    t.s.home[0] = 2
    t.at_final().do("number 2", f"destination {t.name(1, 0)}")
    table = t.play.view(0)["table"]
    assert [member["moved"] for member in table["seats"][0]["members"]] == [True, False, False]
    place = t.name(1, 0)[1:]
    shown = "\n".join(FACE.table(t.play.view(0), FACE.lexicon("en")))
    assert f"{place} (moved), 2 × {place} " in shown


def test_R54_the_final_turns_follow_the_turn_order() -> None:
    t = Table(3)
    t.s.round = 5
    t.s.order = [2, 0, 1]
    for seat in range(3):
        t.s.dp[seat] = 3
    t.at(5, Autumn())
    asked = []
    while not t.play.over:
        asked.append((t.s.phase, t.s.seat))
        t.do("end_turn" if t.s.phase == 5 else "skip")
    assert asked == [(5, 2), (5, 0), (5, 1), (6, 2), (6, 0), (6, 1)]


def test_R55_what_is_left_becomes_development_points() -> None:
    t = Table()
    t.s.dp[0] = 18
    t.resources(red=2)
    t.markers(blue=3)
    t.end()
    assert t.s.dp[0] == 20
    assert (t.have(), t.mk()) == ({}, {})


def test_R56_alone_at_a_megalith_c() -> None:
    t = Table()
    t.land({(2, 0): "megalith_c"})
    t.members((2, 1))
    assert [t.score("megaliths", seat) for seat in (0, 1)] == [5, 0]


def test_R57_terrain_counts_in_own_camps_but_not_at_the_start() -> None:
    t = Table()
    t.land({(1, 0): "camp:forest", (2, 0): ":forest"})
    t.camp((1, 0), "camp_1")
    t.members((0, 0), (1, 0), (1, 0))
    t.members((2, 0), seat=1)
    t.cards("terrain_forest")
    assert [t.score("ceremony", seat) for seat in (0, 1)] == [2, 0]


def test_R58_megaliths_scored() -> None:
    t = Table()
    t.land({(3, 0): "megalith_b", (-3, 0): "megalith_c", (0, 3): "megalith_c"})
    t.members((3, 0), (-3, 0), (0, 3))
    t.members((0, 2), (-1, 3), seat=1)
    t.s.megaliths_a[0] = 2
    t.cards("megalith_a", "megalith_b", "megalith_c")
    # A: two held; B: one; C: first alone (5) and second behind seat 1 (2), so two
    assert t.score("ceremony") == 4 + 2 + 4


def test_R59_copy_takes_the_best_other_card() -> None:
    t = Table()
    t.s.fishing[0] = 15
    t.cards("copy", "fishing_track", "fishing_15")
    assert t.score("ceremony") == 5 + 6 + 6


def test_R60_rites_count_every_own_card() -> None:
    t = Table()
    t.cards("ceremony_cards", "copy", "camps")
    assert t.score("ceremony") == 3 + 3 + 0


def test_R61_two_slots_under_every_pillar() -> None:
    t = Table()
    assert len(t.s.foot) == 6 * 2
    t.foot("painting", "red", "red")
    assert not foot_free(t.s, ids.PAINTING)


def test_R62_income_is_simultaneous() -> None:
    t = Table(4)
    before = [t.s.weather[seat] for seat in range(4)]
    Income().run(t.s)
    assert [t.s.weather[seat] for seat in range(4)] == [(w + 1) % 6 for w in before]
    assert [sum(t.have(seat).values()) for seat in range(4)] == [7] * 4


def test_R63_spring_actions_in_the_last_round() -> None:
    t = Table()
    t.s.round = 5
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_1")
    t.resources(blue=1, grey=1)
    t.at_spring().do("gather gather_slot_1")
    assert t.s.foot[2] == ids.GREY


def positions_are_lawful(s: State) -> None:
    for hex in range(len(s.map)):
        seats = [seat for seat in range(s.players) if hex in s.members[seat]]
        if hex != ids.START_HEX:
            assert len(seats) <= 1  # R65
        if seats and s.camp_at[hex] != NOTHING:
            assert s.camp_at[hex] // 7 == seats[0]  # R64
        if seats and s.tokens[hex] != NOTHING:
            assert s.map.feature[hex] == ids.MEGALITH_SPACE  # R66
            assert s.content.megalith_type[s.tokens[hex]] != ids.MEGALITH_A


def test_R64_R65_R66_where_members_can_stand() -> None:
    for number in range(8):
        s = GAME.new(GAME.header(4, number))
        rng = Rng(number, "positions")
        while s.stack:
            assert isinstance(s, State)
            positions_are_lawful(s)
            act(s, s.options[rng.below(len(s.options))])


def test_R67_points_paid_too_many_are_lost() -> None:
    t = Table()
    t.land()
    t.price("space_centre", "price_03")
    t.resources(red=2, grey=1)
    t.s.dp[1] = 1
    t.at_autumn().do("pay_resource red", "pay_resource red")
    assert t.s.pool == 6
    t.do("move_from h0", f"move_to {t.name(1, 0)}", "end_turn")
    assert t.s.pool == 0
    assert t.have()["grey"] >= 1


def test_R68_undo_inside_a_turn() -> None:
    t = Table()
    t.land()
    t.markers(red=1)
    t.s.dp[0] = 1
    t.at_autumn()
    before = t.s.clone()
    t.do("pay_marker red", "move_from h0", f"move_to {t.name(1, 0)}")
    assert t.play.can_undo
    while t.play.can_undo:
        t.play.undo()
    assert t.s == before


def test_R69_discards_leave_the_game() -> None:
    t = Table()
    shown = t.s.hunt_display[:] + t.s.ceremony_display[:]
    for _ in range(4):
        Winter().run(t.s)
    table = t.play.view()["table"]
    assert len(table["discards"]["hunt"]) == len(table["discards"]["ceremony"]) == 20
    assert not set(shown[:5]) & set(t.s.hunt_display)
    assert not set(shown[5:]) & set(t.s.ceremony_display)


def test_R70_a_full_track_is_the_turn_order() -> None:
    t = Table(3)
    t.s.track = [2, 0, 1]
    Winter().run(t.s)
    assert t.s.order == [2, 0, 1]


def test_R71_another_player_may_use_a_marker_space_in_the_same_autumn() -> None:
    t = Table()
    t.land({(1, 0): "marker blue", (2, 0): "camp"})
    t.members((0, 0), (3, 0))
    t.at_autumn(pool=9).do("move_from h0", f"move_to {t.name(1, 0)}")
    t.do(f"move_from {t.name(3, 0)}", f"move_to {t.name(2, 0)}")
    t.do(f"build {t.name(2, 0)} camp_4", f"settle {t.name(1, 0)}")
    t.at_autumn(1, pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    assert (t.mk(0), t.mk(1)) == ({"blue": 1}, {"blue": 1})


def test_R72_income_at_the_end_of_summer() -> None:
    t = Table()
    t.s.fishing[0] = 1
    t.s.dp[0] = 3
    t.at_summer("migration").do("skip")
    assert t.s.phase == 5
    assert t.vp() == 1


def test_R73_ceremony_cards_never_change_the_product() -> None:
    t = Table()
    t.animals("tiger", 1, 2)
    t.footprints("hunt_tiger_foot_1", "hunt_tiger_foot_2")
    without = t.score("hunting")
    t.cards("animals_tiger", "footprints_tiger")
    assert t.score("hunting") == without == 6
    assert t.score("ceremony") == 2 + 2


def test_R74_free_actions_without_effect() -> None:
    t = Table()
    t.land()
    t.s.dp[0] = 5
    t.resources(red=1)
    t.members((0, 0))
    t.at_autumn(pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    assert t.refused("dp_to_movement") == ("no_mover", "R74")
    assert t.refused("pay_resource red") == ("no_mover", "R74")
    t.s.round = 5
    t.at_spring()
    assert t.refused("rotate_weather") == ("no_effect", "R74")
    assert t.legal("rotate_price space_river clockwise")
    assert t.refused("dp_to_movement") == ("only_autumn", "R82")
    t.at_summer("painting")
    assert t.refused("rotate_price space_river clockwise") == ("no_effect", "R74")


def test_R75_no_free_action_inside_an_action() -> None:
    t = Table()
    t.price("space_river", "price_11")
    t.fish_display("fish_trout_01")
    t.resources(grey=2, brown=2, red=2)
    t.s.dp[0] = 9
    t.at_spring().do("fish fish_slot_0")
    assert all(action.startswith("pay") for action in t.actions)
    assert t.refused("buy_resource red")[0] == "not_now"
    t.do("pay grey")
    assert all(action.startswith("foot") for action in t.actions)


def test_R76_the_start_camp_serves_everybody() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.members((0, 0), (2, 0))
    t.members((3, 0), seat=1)
    t.at_autumn(pool=5).do(f"move_from {t.name(2, 0)}", f"move_to {t.name(1, 0)}")
    assert t.refused("build h0 camp_1") == ("no_camp_space", "R81")
    t.do(f"build {t.name(1, 0)} camp_4", "settle h0")  # from the start camp
    t.members((2, 0), seat=1)
    t.at_autumn(1, pool=5).do(f"move_from {t.name(2, 0)}", "move_to h0")
    assert t.s.members[1] == (0,)
    t.cards("camps")
    assert t.score("ceremony") == 1


def test_R77_a_reward_never_pays_its_own_price() -> None:
    t = Table()
    t.price("space_river", "price_11")
    t.hunt_display("hunt_rhino_foot_1")  # would bring yellow, a colour of the hunting half
    t.footprints("hunt_rhino_foot_2")
    t.s.dp[0] = 1
    t.at_spring()
    assert t.refused("hunt hunt_rhino_foot_1") == ("short_colours", "R22")


def test_R78_no_section_is_painted_twice() -> None:
    t = Table()
    t.paint(11)
    t.markers(grey=3)
    t.resources(grey=3, red=3, yellow=3, blue=3, brown=3, white=3)
    t.at_summer("painting")
    assert t.refused("paint section_11") == ("already_painted", "R78")
    t.at_spring()
    assert t.refused("paint section_11") == ("already_painted", "R78")


def test_R79_summer_prices_are_markers_of_one_colour() -> None:
    t = Table()
    t.fish_display("fish_trout_09")
    t.markers(blue=2, red=5)
    t.at_summer("fishing")
    assert t.refused("fish fish_slot_0") == ("short_marker", "R79")


def test_R80_moves_need_a_member_points_and_a_free_hex() -> None:
    t = Table()
    t.land()
    t.members((1, 0), seat=1)
    t.markers(red=1)
    t.at_autumn()
    assert t.refused("move_from h0") == ("nowhere", "R80")
    assert t.refused("pay_marker blue") == ("no_marker", "R80")
    assert t.refused("pay_resource blue") == ("no_resource", "R80")
    assert t.refused(f"move_from {t.name(1, 0)}") == ("no_member", "R80")
    t.at_autumn(pool=1).do("move_from h0")
    assert t.refused(f"move_to {t.name(1, 0)}") == ("occupied", "R80")
    assert t.refused(f"move_to {t.name(2, 0)}") == ("too_far", "R80")


def test_R81_camps_stand_on_camp_spaces_each_once() -> None:
    t = Table()
    t.land({(1, 0): "camp", (0, 2): "camp"})
    t.camp((0, 2), "camp_1")
    t.s.dp[0] = 1
    t.at_autumn(pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    assert t.refused(f"build {t.name(1, 0)} camp_1") == ("camp_used", "R81")
    assert t.refused(f"build {t.name(1, 1)} camp_2") == ("no_camp_space", "R81")


def test_R82_what_free_actions_take() -> None:
    t = Table()
    t.s.dp[0] = 3
    t.at_summer("painting")
    assert t.refused("rotate_price space_centre counter") == ("centre_fixed", "R82")
    assert t.refused("convert_resource red") == ("no_resource", "R82")
    assert t.refused("convert_marker red") == ("no_marker", "R82")
    assert t.refused("dp_to_movement") == ("only_autumn", "R82")


def test_R84_an_agreed_first_player_with_the_rest_by_chance() -> None:
    orders = {tuple(GAME.start(3, seed, first=1).view()["table"]["order"]) for seed in range(20)}
    assert orders == {(1, 0, 2), (1, 2, 0)}


def test_R85_the_lone_player_always_gets_a_rank() -> None:
    t = Table(1)
    t.end()
    assert t.play.winners == [0]
    assert t.play.view()["table"]["rank"] == "camp_fire"


def test_R86_settlers_may_come_from_one_hex() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.members((0, 0), (0, 0), (2, 0))
    t.at_autumn(pool=1).do(f"move_from {t.name(2, 0)}", f"move_to {t.name(1, 0)}")
    t.do(f"build {t.name(1, 0)} camp_6", "settle h0", "settle h0")
    assert t.s.members[0] == (t.hex(1, 0),)


@pytest.mark.parametrize("number", range(1, 87))
def test_every_ruling_has_a_test(number: int) -> None:
    from tests.prehistory import test_quiet, test_rulings

    names = [*dir(test_quiet), *dir(test_rulings), *globals()]
    assert any(f"_R{number:02}_" in name for name in names if name.startswith("test_"))
