"""The rulings (section 7), each under its number: the first half, R1 to R39."""

from pathlib import Path

import pytest
from tests.prehistory.packs import pack
from tests.prehistory.table import GAME, Table

from dolmen.games.prehistory import ids
from dolmen.games.prehistory.spring import Income, TurnTail, weather_income
from dolmen.games.prehistory.state import NOTHING
from dolmen.games.prehistory.summer import Pick
from dolmen.games.prehistory.winter import Winter

PLENTY = {"grey": 3, "red": 3, "yellow": 3, "blue": 3, "brown": 3, "white": 3}


def test_R01_fishing_and_hunting_share_a_price_tile() -> None:
    t = Table()
    t.price("space_river", "price_11")
    before = t.play.view()["table"]
    assert before["hunting_colours"] == ["yellow", "white", "blue"]
    assert before["fishing_colours"] == ["grey", "brown", "red"]
    t.s.dp[0] = 1
    t.at_spring().do("rotate_price space_river clockwise")
    after = t.play.view()["table"]
    assert after["hunting_colours"] == ["red", "yellow", "white"]
    assert after["fishing_colours"] == ["blue", "grey", "brown"]


def test_R02_only_the_top_of_the_stack_is_known() -> None:
    t = Table()
    top = t.play.view()["table"]["price_stack"]["top"]
    Winter().run(t.s)
    assert ids.PRICE_TILES[t.s.tiles[ids.CENTRE]] == top


def test_R03_rotations_stay_through_winter() -> None:
    t = Table()
    t.s.dp[0] = 3
    t.at_spring().do(*["rotate_price space_river counter"] * 3)
    river, centre = t.s.rotations[ids.AT_RIVER], t.s.tiles[ids.CENTRE]
    assert river == 3
    Winter().run(t.s)
    assert t.s.rotations[ids.AT_RIVER] == river
    assert t.s.tiles[ids.CENTRE] != centre
    assert t.s.rotations[ids.CENTRE] == 0


def test_R04_movement_values_stand_on_the_board() -> None:
    t = Table()
    t.price("space_centre", "price_03")
    assert t.play.view()["table"]["movement"] == {
        "red": 3,
        "yellow": 2,
        "brown": 1,
        "blue": 1,
        "white": 1,
        "grey": 2,
    }


def test_R04_values_on_the_tiles_by_a_pack(tmp_path: Path) -> None:
    line = 'colours = ["red", "yellow", "brown", "blue", "white", "grey"]\n'
    own = pack(
        tmp_path, "price_tiles.toml", (line, line + "movement_values = [1, 1, 1, 1, 1, 5]\n")
    )
    t = Table(content=own)
    t.price("space_centre", "price_03")
    assert t.play.view()["table"]["movement"]["grey"] == 5


def test_R05_seven_cubes_or_six() -> None:
    for option, total in (("seven", 7), ("six", 6)):
        t = Table(4, weather=option)
        for seat in range(4):
            for rotation in range(6):
                assert sum(weather_income(t.s, seat, rotation)) == total


def test_R06_the_tile_turns_before_the_first_income_too() -> None:
    play = GAME.start(2, 3)
    seat = play.state.seat
    preview = play.view(seat)["table"]["seats"][seat]["next_income"]
    play.do("setup w4 odd")
    play.do("setup w0 even")
    assert play.view(seat)["table"]["seats"][seat]["weather"] == 5
    assert play.view(seat)["table"]["seats"][seat]["resources"] == preview[4]


def test_R07_a_marker_never_pays_as_resource_nor_the_reverse() -> None:
    t = Table()
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_1")
    t.markers(**PLENTY)
    t.at_spring()
    assert t.refused("gather gather_slot_1") == ("short_resource", "R7")
    t.markers()
    t.resources(**PLENTY)
    t.at_summer("gathering")
    assert t.refused("gather gather_slot_1") == ("short_marker", "R79")


def test_R08_foot_is_paid_after_the_effect() -> None:
    t = Table()
    t.price("space_river", "price_11")
    t.hunt_display("hunt_rhino_foot_3", "hunt_rhino_foot_5")
    t.resources(white=1)
    t.at_spring()
    assert t.refused("hunt hunt_rhino_foot_5") == ("no_foot", "R8")
    t.footprints("hunt_rhino_foot_1")  # its chain brings a resource
    t.at_spring()
    assert t.legal("hunt hunt_rhino_foot_5")


def test_R09_any_own_colour_goes_to_the_foot() -> None:
    t = Table()
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_1")
    t.resources(blue=2, grey=1, white=1)
    t.at_spring().do("gather gather_slot_1")
    assert t.actions == ["foot grey", "foot blue", "foot white"]
    assert t.refused("foot red") == ("no_resource", "R9")


def test_R10_R11_one_player_may_fill_both_equal_slots() -> None:
    t = Table()
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_1", "gather_nut_1", "gather_fruit_1")
    t.resources(blue=1, grey=3, brown=1)
    t.at_spring().do("gather gather_slot_1", "foot grey", "end_turn", "pass")
    t.do("gather gather_slot_2", "foot grey", "end_turn")
    assert t.play.view()["table"]["pillars"][1]["foot"] == ["grey", "grey"]
    assert t.refused("gather gather_slot_3") == ("foot_full", "R61")


def test_R12_pass_is_final_and_automatic_only_as_sole_choice() -> None:
    t = Table(3)
    t.at_spring()
    # Seat 0 has nothing at all: it passed by itself.
    assert t.s.passed & 1
    assert t.s.seat == 1
    t.do("pass")
    assert t.s.seat == 2
    t.s.dp[2] = 2
    t.at_spring(2)
    t.s.passed = 0b011
    t.do("rotate_price space_river clockwise", "pass")
    assert t.s.phase != 2  # nobody is asked again in this spring


def test_R13_pillars_not_picked_keep_their_markers() -> None:
    t = Table()
    t.top("painting", grey=2, white=1)
    for pillar in ids.ACTIONS[1:]:
        t.top(pillar, red=1)
    t.at(3, Pick()).do("pick pillar_gathering", "pick pillar_fishing")
    Winter().run(t.s)
    table = t.play.view()["table"]
    assert table["pillars"][0]["top"]["grey"] == 2
    assert table["pillars"][0]["top"]["white"] == 1


def test_R14_picking_is_mandatory() -> None:
    t = Table()
    t.top("painting")
    t.at_pick()
    assert t.refused("skip")[0] == "not_now"
    assert t.refused("pick pillar_painting") == ("top_empty", "R14")
    assert sum(action.startswith("pick") for action in t.actions) == 5


def test_R15_R16_once_per_action_even_with_markers_gained() -> None:
    t = Table()
    t.hunt_display("hunt_rhino_foot_3", "hunt_rhino_foot_5")
    t.markers(brown=2)
    t.at_summer("hunting").do("hunt hunt_rhino_foot_3")
    assert t.mk() == {"brown": 1}  # kept for later
    assert not (t.s.phase == 4 and t.s.action == ids.HUNTING)


def test_R17_old_sections_get_nothing_again() -> None:
    t = Table()
    t.paint(11, 12)
    t.markers(grey=1)
    t.at_summer("painting").do("paint section_33")
    assert t.mk() == {}


def test_R18_sections_need_not_be_connected() -> None:
    t = Table()
    t.paint(11)
    t.markers(grey=1)
    t.at_summer("painting")
    assert t.legal("paint section_33")


def test_R19_a_repeated_symbol_is_paid_twice(tmp_path: Path) -> None:
    own = pack(
        tmp_path,
        "personal_boards.toml",
        ('symbols = ["symbol_wave", "symbol_ox"]', 'symbols = ["symbol_wave", "symbol_wave"]'),
    )
    t = Table(content=own)
    t.price("space_painting", "price_09", 2)  # wave costs yellow
    t.resources(yellow=1, white=1)
    t.at_spring()
    assert t.refused("paint section_21") == ("short_resource", "R7")
    t.resources(yellow=2, white=1)
    t.at_spring().do("paint section_21")
    assert t.s.foot[0] == ids.WHITE


def test_R20_pairs_pay_from_the_map_too() -> None:
    t = Table()
    t.land({(1, 0): "gather_honey_1"})
    t.baskets(egg=1)
    t.at_autumn(pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    assert t.mk() == {"blue": 1, "yellow": 1}


def test_R21_no_more_than_five_of_a_kind(tmp_path: Path) -> None:
    kinds = [tile.kind for tile in Table().s.content.gathering]
    assert [kinds.count(kind) for kind in range(6)] == [5] * 6
    own = pack(
        tmp_path,
        "gathering.toml",
        ('id = "gather_egg_1"\nkind = "kind_egg"', 'id = "gather_egg_1"\nkind = "kind_honey"'),
    )
    with pytest.raises(Exception, match="at most 5 of a kind"):
        GAME.load(own)


def test_R22_exactly_as_many_different_colours_as_the_value() -> None:
    t = Table()
    t.price("space_river", "price_11")
    t.fish_display("fish_trout_05")
    t.resources(grey=2, brown=2, red=2, white=1)
    t.at_spring().do("fish fish_slot_0")
    assert t.actions == ["pay grey+red", "pay grey+brown", "pay red+brown"]
    assert t.refused("pay grey") == ("wrong_set", "R22")
    assert t.refused("pay grey+white") == ("not_in_half", "R22")
    t.do("pay red+brown")
    assert t.have() == {"grey": 2, "brown": 1, "red": 1, "white": 1}


def test_R23_fish_at_the_end_of_the_track() -> None:
    t = Table()
    t.s.fishing[0] = 19
    t.fish_display("fish_pike_09")
    t.markers(blue=3)
    t.cards("fish_pike")
    t.at_summer("fishing").do("fish fish_slot_0")
    assert t.s.fishing[0] == 20
    assert t.score("ceremony") == 1


def test_R24_no_ceremony_without_its_card() -> None:
    t = Table()
    t.ceremony_display("ceremony_copy")
    t.resources(**PLENTY)
    t.at_spring()
    assert [a for a in t.actions if a.startswith("ceremony")] == ["ceremony ceremony_copy"]
    assert t.refused("ceremony ceremony_camps") == ("not_in_display", "R24")
    t.shamans(0, 2, 4)
    t.do("ceremony ceremony_copy")
    assert t.s.shamans[0] == 0b101010  # all three moved


def test_R25_own_shamans_block_foreign_ones_do_not() -> None:
    t = Table()
    t.shamans(0, 2, 4)
    t.shamans(1, 3, 5, seat=1)
    t.ceremony_display("ceremony_terrain_water")
    t.resources(**PLENTY)
    t.at_spring().do("ceremony ceremony_terrain_water")
    assert t.actions == ["dance_to p1", "dance_to p3", "dance_to p5"]


def test_R26_any_shamans_may_move() -> None:
    t = Table()
    t.shamans(0, 2, 4)
    t.ceremony_display("ceremony_camps")
    t.resources(**PLENTY)
    t.at_spring().do("ceremony ceremony_camps", "dance_to p13")
    assert t.actions == ["dance_from p02", "dance_from p04", "dance_from p24"]
    assert t.refused("dance_from p12") == ("no_shaman", "R26")


def test_R27_the_summer_dance_is_free_and_optional() -> None:
    t = Table()
    t.shamans(0, 2, 4)
    t.ceremony_display("ceremony_camps")
    t.markers(yellow=2)
    t.at_summer("ceremony").do("ceremony ceremony_camps")
    wanted = ["p", "p1", "p3", "p5", "p13", "p15", "p35"]
    assert t.actions == [f"dance_to {places}" for places in wanted]
    assert t.refused("dance_to p135") == ("too_many_dancers", "R27")
    t.do("dance_to p1", "dance_from p4")
    assert t.s.shamans[0] == 0b000111


def test_R28_the_first_on_the_track_stays_first() -> None:
    t = Table()
    t.s.track = [0, 1]
    t.ceremony_display("ceremony_terrain_water")
    t.markers(yellow=1)
    t.at_summer("ceremony").do("ceremony ceremony_terrain_water")
    assert t.s.track == [0, 1]


def test_R29_migration_sends_at_least_one() -> None:
    t = Table()
    t.s.home[0] = 3
    t.markers(white=2)
    t.at_summer("migration")
    assert [a for a in t.actions if a.startswith("number")] == ["number 1", "number 2"]
    assert t.refused("number 3") == ("short_marker", "R79")
    assert t.refused("number 4") == ("too_many_members", "R29")
    t.s.home[0] = 0
    t.at_summer("migration")
    assert t.refused("number 1") == ("nobody_home", "R29")


def test_R30_migration_ignores_occupation() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.camp((1, 0), "camp_1")
    t.members((1, 0), (1, 0))
    t.markers(white=2)
    t.at_summer("migration").do("number 2", f"destination {t.name(1, 0)}")
    assert t.s.members[0].count(t.hex(1, 0)) == 4


def test_R31_rewards_come_in_pile_order() -> None:
    t = Table()
    t.footprints("hunt_rhino_foot_6", "hunt_rhino_foot_1")
    t.hunt_display("hunt_rhino_foot_2")
    t.markers(brown=1)
    t.at_summer("hunting")
    events = t.do("hunt hunt_rhino_foot_2")
    gained = [e.message.values[1] for e in events if e.message.key == "gained"]
    assert [(reward.kind, reward.colour) for reward in gained] == [
        (2, -1),
        (0, ids.YELLOW),
        (0, ids.GREY),
    ]


def test_R32_an_animal_triggers_no_footprint() -> None:
    t = Table()
    t.footprints("hunt_tiger_foot_1")
    t.hunt_display("hunt_tiger_animal_1")
    t.markers(brown=2)
    t.at_summer("hunting")
    events = t.do("hunt hunt_tiger_animal_1")
    keys = [event.message.key for event in events]
    assert "animal" in keys
    assert "gained" not in keys


def test_R33_displays_are_not_refilled_before_winter() -> None:
    t = Table()
    t.gathering_display("gather_egg_1", "gather_nut_1")
    t.markers(red=2)
    t.s.dp[1] = 1
    t.at_summer("gathering").do("gather gather_slot_0")
    assert t.s.gather_slots[0] == NOTHING


def test_R34_an_exhausted_pile_leaves_slots_empty() -> None:
    t = Table()
    t.gathering_display(None, "gather_nut_1")
    t.s.gather_pile[:] = [ids.GATHERING_TILES.index("gather_egg_2")]
    Winter().run(t.s)
    assert [tile == NOTHING for tile in t.s.gather_slots] == [False, False] + [True] * 4


def test_R35_everybody_can_paint_every_section() -> None:
    t = Table(4)
    for seat in range(4):
        t.markers(seat, grey=1)
        t.at_summer("painting", seat).do("paint section_11")
    assert all(t.s.painted[seat] & 1 for seat in range(4))


def test_R36_free_actions_after_an_action_only_in_spring() -> None:
    t = Table()
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_1", "gather_nut_1")
    t.resources(blue=1, grey=2)
    t.at_spring().do("gather gather_slot_1")
    assert isinstance(t.s.stack[-1], TurnTail)
    assert t.actions[0] == "end_turn"
    t.do("convert_resource grey")
    assert isinstance(t.s.stack[-1], TurnTail)
    t.do("rotate_price space_river clockwise")  # nothing is left: the turn ends by itself
    assert t.s.seat == 1
    t.markers(red=2, blue=1)
    t.at_summer("gathering").do("gather gather_slot_2")
    assert not isinstance(t.s.stack[-1], TurnTail)


def test_R37_points_beyond_the_end_are_lost() -> None:
    t = Table()
    t.s.dp[0] = 19
    t.footprints("hunt_rhino_foot_5")
    t.hunt_display("hunt_rhino_foot_6")
    t.markers(brown=2)
    t.at_summer("hunting")
    events = t.do("hunt hunt_rhino_foot_6")
    assert t.s.dp[0] == 20
    assert "dp_lost" in [event.message.key for event in events]


def test_R38_a_free_action_needs_its_full_price() -> None:
    t = Table()
    t.s.dp[0] = 1
    t.at_spring()
    assert t.refused("buy_resource red") == ("short_dp", "R38")
    assert t.refused("buy_marker red") == ("short_dp", "R38")
    t.do("rotate_weather")
    assert t.s.dp[0] == 0


def test_R39_a_turned_weather_tile_affects_the_next_income() -> None:
    t = Table()
    t.s.dp[0] = 1
    t.s.weather[0] = 1
    t.resources(grey=1)
    t.at_spring().do("rotate_weather")
    assert t.have() == {"grey": 1}
    assert t.s.weather[0] == 2
    Income().run(t.s)
    assert t.s.weather[0] == 3
