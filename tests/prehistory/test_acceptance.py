"""The acceptance tests of the rules (section 9), each under its number."""

import pytest
from tests.prehistory.table import GAME, Table

from dolmen.games.prehistory import ids
from dolmen.games.prehistory.fishing import FishingIncome
from dolmen.games.prehistory.megaliths import majority, megalith_scores
from dolmen.games.prehistory.spring import Income
from dolmen.games.prehistory.state import NOTHING
from dolmen.games.prehistory.summer import Pick, PushUp, SummerAction
from dolmen.games.prehistory.winter import Winter


def colour(t: Table, space: int, edge: int) -> str:
    return ids.COLOURS[t.s.colours[space * 6 + edge]]


# Painting


def test_T01_painting_in_spring() -> None:
    t = Table()
    t.price("space_painting", "price_09", 2)
    assert (colour(t, ids.AT_PAINTING, 0), colour(t, ids.AT_PAINTING, 1)) == ("yellow", "red")
    t.paint(11, 22, 31)
    t.resources(yellow=1, red=1, white=1)
    t.at_spring().do("paint section_21")
    assert t.have() == {}
    assert t.s.foot[:2] == [ids.WHITE, NOTHING]
    assert t.mk() == {"red": 1, "yellow": 2}
    assert t.play.view(0)["table"]["seats"][0]["painted"] == [
        "section_11",
        "section_21",
        "section_22",
        "section_31",
    ]


def test_T02_painting_in_summer() -> None:
    t = Table()
    t.paint(11, 22, 31)
    t.markers(grey=2)
    t.at_summer("painting").do("paint section_21")
    assert t.mk() == {"red": 1, "yellow": 2}


# Gathering


def test_T03_gathering_in_spring() -> None:
    t = Table()
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_4")
    t.baskets(honey=1)
    t.resources(blue=1, grey=1)
    t.at_spring().do("gather gather_slot_1")
    baskets = t.play.view(0)["table"]["seats"][0]["baskets"]
    assert (baskets["kind_egg"], baskets["kind_honey"]) == (1, 1)
    assert t.mk() == {"blue": 1, "yellow": 1}
    assert t.s.dp[0] == 1
    assert t.s.gather_slots[1] == NOTHING
    assert t.s.foot[2] == ids.GREY


def test_T04_gathering_in_summer() -> None:
    t = Table()
    t.gathering_display(None, "gather_egg_4")
    t.baskets(honey=1)
    t.markers(red=2)
    t.at_summer("gathering").do("gather gather_slot_1")
    assert t.mk() == {"blue": 1, "yellow": 1}
    assert t.s.dp[0] == 1


def test_T05_second_pair_pays_again() -> None:
    t = Table()
    t.baskets(honey=2, egg=1)
    t.gathering_display("gather_egg_1")
    t.markers(red=2)
    t.at_summer("gathering").do("gather gather_slot_0")
    assert t.mk() == {"blue": 1, "yellow": 1}


# Ceremony


def test_T06_ceremony_in_spring() -> None:
    t = Table()
    t.price("space_ceremony", "price_11")
    t.shamans(0, 3, 5)
    t.ceremony_display("ceremony_camps")
    t.resources(grey=1, blue=1, red=1)
    t.at_spring()
    # Positions 1 and 2 cost blue and grey; position 4 costs red, so there is a choice.
    t.do("ceremony ceremony_camps", "dance_to p12", "dance_from p03")
    assert t.play.view(0)["table"]["seats"][0]["shamans"] == [1, 2, 5]
    assert t.s.dp[0] == 1
    assert t.s.track == [0]
    assert t.s.foot[4] == ids.RED


def test_T07_end_value_of_the_camps_card() -> None:
    t = Table()
    t.land()
    t.cards("camps")
    for n, place in enumerate(((1, 0), (2, 0), (3, 0), (0, 3)), start=1):
        t.camp(place, f"camp_{n}")
    assert t.score("ceremony") == 4


def test_T08_illegal_dance() -> None:
    t = Table()
    t.shamans(0, 2, 4)
    t.ceremony_display("ceremony_camps")
    t.resources(grey=2, red=2, yellow=2, blue=2, brown=2, white=2)
    t.at_spring().do("ceremony ceremony_camps")
    assert t.refused("dance_to p12") == ("has_shaman", "R25")
    assert t.actions == ["dance_to p13", "dance_to p15", "dance_to p35"]


def test_T09_ceremony_in_summer() -> None:
    t = Table()
    t.shamans(0, 2, 4)
    t.ceremony_display("ceremony_camps")
    t.markers(yellow=2)
    t.at_summer("ceremony").do("ceremony ceremony_camps", "dance_to p")
    assert t.mk() == {}
    assert t.s.dp[0] == 1
    assert t.s.shamans[0] == 0b010101


# Fishing and hunting


def test_T10_fishing_in_spring() -> None:
    t = Table()
    t.price("space_river", "price_11")
    assert [colour(t, ids.AT_RIVER, edge) for edge in (2, 3, 4)] == ["grey", "brown", "red"]
    t.fish_display("fish_trout_09")
    t.resources(red=1, grey=1, brown=1, blue=1)
    t.at_spring().do("fish fish_slot_0")
    assert t.s.fishing[0] == 3
    assert t.have() == {}
    assert t.s.foot[6] == ids.BLUE


def test_T11_fishing_in_summer() -> None:
    t = Table()
    t.fish_display("fish_trout_09")
    t.s.fishing[0] = 4
    t.markers(blue=3)
    t.at_summer("fishing").do("fish fish_slot_0")
    assert t.s.fishing[0] == 7
    assert t.mk() == {}


def test_T12_hunting_in_spring() -> None:
    t = Table()
    t.price("space_river", "price_11")
    t.hunt_display("hunt_tiger_animal_1")
    t.resources(white=1, blue=1, brown=1)
    t.at_spring().do("hunt hunt_tiger_animal_1")
    assert t.vp() == 1
    assert t.s.animals[0] == (1,)
    assert t.s.foot[8] == ids.BROWN


def test_T13_hunting_needs_different_colours() -> None:
    t = Table()
    t.price("space_river", "price_11")
    t.hunt_display("hunt_tiger_animal_1")
    t.resources(white=2, brown=1)
    t.at_spring()
    assert t.refused("hunt hunt_tiger_animal_1") == ("short_colours", "R22")


# Migration


def test_T14_migration_in_spring() -> None:
    t = Table()
    t.price("space_migration", "price_03")
    t.s.home[0] = 3
    t.resources(yellow=1, brown=1, grey=1)
    before = t.s.members[0].count(0)
    t.at_spring().do("migrate migrate_three_a", "number 3")
    assert t.s.home[0] == 0
    assert t.s.members[0].count(0) == before + 3
    assert t.s.foot[10] == ids.GREY


def test_T15_migration_in_summer() -> None:
    t = Table()
    t.s.home[0] = 3
    t.markers(white=3)
    t.at_summer("migration").do("number 3")
    assert t.mk() == {}
    assert t.s.home[0] == 0


def test_T16_few_members() -> None:
    t = Table()
    t.price("space_migration", "price_03")
    t.s.home[0] = 2
    t.resources(yellow=1, brown=1, grey=1)
    t.at_spring().do("migrate migrate_three_a")
    assert t.refused("number 3") == ("too_many_members", "R29")
    t.do("number 2")
    assert t.have() == {}
    assert t.s.home[0] == 0


# Footprints


def test_T17_footprint_chain() -> None:
    t = Table()
    t.footprints("hunt_rhino_foot_1", "hunt_rhino_foot_2")
    t.hunt_display("hunt_rhino_foot_3")
    t.markers(brown=2)
    t.at_summer("hunting").do("hunt hunt_rhino_foot_3")
    assert t.mk() == {"brown": 1}
    assert t.have() == {"yellow": 1, "grey": 1}


def test_T18_first_footprint() -> None:
    t = Table()
    t.hunt_display("hunt_rhino_foot_1")
    t.markers(brown=1)
    t.at_summer("hunting").do("hunt hunt_rhino_foot_1")
    assert t.have() == {"yellow": 1}
    assert t.mk() == {}


def test_T19_hunt_scoring() -> None:
    t = Table()
    t.animals("mammoth", 2, 1, 1)
    t.footprints("hunt_mammoth_foot_1", "hunt_mammoth_foot_2", "hunt_mammoth_foot_3")
    t.animals("tiger", 2)
    t.footprints("hunt_tiger_foot_1")
    t.footprints("hunt_rhino_foot_1", "hunt_rhino_foot_2", "hunt_rhino_foot_3")
    assert t.score("hunting") == 14


# Pillars


def test_T20_full_pillar() -> None:
    t = Table()
    t.resources(grey=3, red=3, yellow=3, blue=3, brown=3, white=3)
    t.gathering_display("gather_egg_1")
    t.hunt_display("hunt_rhino_foot_1")
    t.foot("gathering", "red", "red")
    t.at_spring()
    assert t.refused("gather gather_slot_0") == ("foot_full", "R61")
    assert t.legal("hunt hunt_rhino_foot_1")


def test_T21_no_foot_payment() -> None:
    t = Table()
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_1")
    t.resources(blue=1)
    t.at_spring()
    assert t.refused("gather gather_slot_1") == ("no_foot", "R8")


def test_T22_foot_payment_from_a_footprint() -> None:
    t = Table()
    t.price("space_river", "price_11")
    t.hunt_display("hunt_rhino_foot_1")
    t.resources(white=1)
    t.at_spring().do("hunt hunt_rhino_foot_1")
    assert t.have() == {}
    assert t.s.foot[8] == ids.YELLOW


def test_T23_summer_order() -> None:
    t = Table(4)
    t.fish_display("fish_trout_05")
    t.hunt_display()
    t.markers(1, blue=2)
    t.at(4, SummerAction(ids.HUNTING), SummerAction(ids.FISHING))
    decision = t.play.decision
    assert decision is not None
    assert decision.seat == 1  # D and C had only skip
    t.do("fish fish_slot_0")
    assert t.s.fishing == [0, 2, 0, 0]
    # A had only skip as well, and so had everybody in hunting: the next round has begun.
    assert t.s.round == 2


def test_T23_turns_fall_in_reverse_order() -> None:
    t = Table(4)
    for seat in range(4):
        t.s.dp[seat] = 3
    t.at(4, SummerAction(ids.HUNTING), SummerAction(ids.FISHING))
    asked: list[tuple[int, str]] = []
    for _ in range(8):
        decision = t.play.decision
        assert decision is not None
        asked.append((decision.seat, ids.ACTIONS[decision.prompt.values[0]]))
        t.do("skip")
    assert asked == [(s, a) for a in ("fishing", "hunting") for s in (3, 2, 1, 0)]


def test_T24_push_and_pick() -> None:
    t = Table()
    t.top("painting", grey=1)
    t.foot("painting", "white", "red")
    t.at(3, Pick(), PushUp())
    assert t.s.seat == 1  # the last player in order
    t.do("pick pillar_painting")
    assert t.mk(1) == {"grey": 1, "white": 1, "red": 1}
    assert not any(t.s.top[:6])


def test_T25_refill_only_empty_tops() -> None:
    t = Table()
    t.price("space_centre", "price_01")
    s = t.s
    tile = ids.PRICE_TILES.index("price_03")
    for zone in (s.tiles, s.price_stack, s.price_removed):
        for place, found in enumerate(zone):
            if found == tile:
                zone[place] = s.price_stack[-1]
    s.price_stack[-1] = tile
    for pillar in ids.ACTIONS:
        t.top(pillar, blue=1)
    t.top("painting")
    Winter().run(s)
    assert s.tiles[ids.CENTRE] == tile
    assert s.top[:6] == [0, 1, 0, 0, 0, 0]  # red
    assert s.top[6:12] == [0, 0, 0, 1, 0, 0]


def test_T26_fishing_income() -> None:
    t = Table(4)
    t.s.fishing[:] = [5, 2, 3, 0]
    FishingIncome().run(t.s)
    assert [t.vp(seat) for seat in range(4)] == [2, 1, 1, 0]
    assert t.s.dp == [1, 0, 0, 0]


# Autumn


def test_T27_autumn() -> None:
    t = Table()
    t.price("space_centre", "price_03")
    t.land({(2, 0): "gather_egg_1"})
    t.resources(grey=1)
    t.at_autumn().do("pay_resource grey")
    assert t.s.pool == 2
    t.do("move_from h0", f"move_to {t.name(2, 0)}")
    assert t.s.pool == 0
    assert t.s.gathered[1] == 1
    assert t.s.tokens[t.hex(2, 0)] == NOTHING


def test_T28_split_movement() -> None:
    t = Table()
    t.land()
    t.members((0, 0), (3, 0))
    t.at_autumn(pool=3).do("move_from h0", f"move_to {t.name(0, 2)}")
    t.do(f"move_from {t.name(3, 0)}", f"move_to {t.name(2, 0)}")
    assert sorted(t.s.members[0]) == sorted((t.hex(0, 2), t.hex(2, 0)))


def test_T29_movement_for_development_points() -> None:
    t = Table()
    t.land()
    t.s.dp[0] = 2
    t.at_autumn().do("dp_to_movement", "dp_to_movement", "move_from h0")
    t.do(f"move_to {t.name(2, 0)}")
    assert t.s.dp[0] == 0
    assert t.s.members[0] == (t.hex(2, 0),)


def camp_example() -> Table:
    t = Table()
    t.land({(1, 0): "camp", (0, 2): "camp"})
    t.members((3, 0), (2, 1), (0, 1))
    t.s.home[0] = 0
    t.at_autumn(pool=3)
    t.do(f"move_from {t.name(3, 0)}", f"move_to {t.name(1, 0)}")
    t.do(f"move_from {t.name(2, 1)}", f"move_to {t.name(1, 1)}")
    t.do(f"build {t.name(1, 0)} camp_5", f"settle {t.name(1, 1)}")
    return t


def test_T30_first_camp() -> None:
    t = camp_example()
    assert t.vp() == 3
    assert t.s.dp[0] == 2
    assert t.s.home[0] == 2
    assert sorted(t.s.members[0]) == sorted((t.hex(1, 0), t.hex(0, 1)))
    assert "camp_5" not in t.play.view(0)["table"]["seats"][0]["camps_left"]


def test_T31_second_camp() -> None:
    t = camp_example()
    t.do("dp_to_movement", f"move_from {t.name(0, 1)}", f"move_to {t.name(0, 2)}")
    before = t.s.dp[0]
    t.do(f"build {t.name(0, 2)} camp_1")
    assert t.vp() == 3
    assert t.s.dp[0] == before + 1
    assert t.s.home[0] == 3
    assert t.hex(0, 2) in t.s.members[0]


def test_T32_too_few_members() -> None:
    t = Table()
    t.land({(1, 0): "camp"})
    t.members((2, 0), (0, 1))
    t.at_autumn(pool=1).do(f"move_from {t.name(2, 0)}", f"move_to {t.name(1, 0)}")
    x = t.name(1, 0)
    for camp in ("camp_5", "camp_6", "camp_7"):
        assert t.refused(f"build {x} {camp}") == ("too_few", "R47")
    for camp in ("camp_1", "camp_2", "camp_3", "camp_4"):
        assert t.legal(f"build {x} {camp}")


def test_T33_where_one_may_stop() -> None:
    t = Table()
    t.land({(0, 1): "camp", (-1, 0): "camp", (0, -1): "camp"})
    t.members((0, 0), (-1, 0))
    t.members((1, 0), seat=1)
    t.camp((0, 1), "camp_1", seat=1)
    t.camp((-1, 0), "camp_1")
    t.camp((0, -1), "camp_2")
    t.at_autumn(pool=1).do("move_from h0")
    assert t.refused(f"move_to {t.name(1, 0)}") == ("occupied", "R80")
    assert t.refused(f"move_to {t.name(0, 1)}") == ("foreign_camp", "R64")
    assert t.refused(f"move_to {t.name(-1, 0)}") == ("occupied", "R80")
    assert t.legal(f"move_to {t.name(0, -1)}")


def test_T34_passing_through() -> None:
    t = Table()
    t.land({(1, 0): "camp"}, radius=2)
    t.camp((1, 0), "camp_1", seat=1)
    t.at_autumn(pool=2).do("move_from h0", f"move_to {t.name(2, 0)}")
    assert t.s.pool == 0


def test_T35_marker_space_pays_again_later() -> None:
    t = Table()
    t.land({(1, 0): "marker blue"})
    gains: list[int] = []
    for source, target in (((0, 0), (1, 0)), ((1, 0), (2, 0)), ((2, 0), (1, 0))):
        before = t.mk().get("blue", 0)
        t.at_autumn(pool=1).do(f"move_from {t.name(*source)}", f"move_to {t.name(*target)}")
        gains.append(t.mk().get("blue", 0) - before)
        t.s.moved[0] = 0
    assert gains == [1, 0, 1]


# Free actions


def test_T36_rotation() -> None:
    t = Table()
    t.price("space_ceremony", "price_01")
    t.shamans(0, 1, 5)
    t.s.dp[0] = 2
    t.resources(grey=1, white=1, red=1, brown=1)
    t.ceremony_display("ceremony_copy")
    t.at_spring()
    prices = t.play.view(0)["table"]["shaman_prices"]
    assert prices[2:5] == ["red", "yellow", "blue"]
    t.do("rotate_price space_ceremony clockwise", "rotate_price space_ceremony clockwise")
    prices = t.play.view(0)["table"]["shaman_prices"]
    assert prices[2:5] == ["grey", "white", "red"]
    assert t.s.dp[0] == 0
    t.do("ceremony ceremony_copy")
    assert t.s.dp[0] == 1
    assert t.s.shamans[0] == 0b011100
    assert t.s.foot[4] == ids.BROWN


def test_T37_the_centre_never_turns() -> None:
    t = Table()
    t.s.dp[0] = 5
    t.at_spring()
    assert t.refused("rotate_price space_centre clockwise") == ("centre_fixed", "R82")
    assert t.refused("rotate_price space_centre counter") == ("centre_fixed", "R82")


def test_T38_summer_purchase() -> None:
    t = Table()
    t.gathering_display("gather_egg_1")
    t.markers(red=1, brown=1)
    t.s.dp[0] = 2
    t.at_summer("gathering").do("convert_marker brown")
    assert t.s.dp[0] == 3
    t.do("buy_marker red")
    assert t.s.dp[0] == 0
    assert t.mk() == {"red": 2}
    t.do("gather gather_slot_0")
    assert t.mk() == {}
    assert t.s.gathered[1] == 1


# Seasons


def test_T39_weather() -> None:
    t = Table()
    t.s.boards[0] = 0
    t.s.weather[0] = 0
    t.clear()
    Income().run(t.s)
    assert t.s.weather[0] == 1
    assert t.have() == {"grey": 3, "yellow": 1, "blue": 2, "brown": 1}


def test_T40_turn_order() -> None:
    t = Table(4)
    t.ceremony_display("ceremony_terrain_water", "ceremony_terrain_rock", "ceremony_terrain_forest")
    tracks = []
    for seat, card in ((2, "water"), (0, "rock"), (0, "forest")):
        t.markers(seat, yellow=1)
        t.at_summer("ceremony", seat).do(f"ceremony ceremony_terrain_{card}", "dance_to p")
        tracks.append(t.s.track[:])
    assert tracks == [[2], [2, 0], [0, 2]]
    Winter().run(t.s)
    assert t.s.order == [0, 2, 1, 3]
    assert t.s.track == []


# Final scoring


def test_T41_megalith_b() -> None:
    t = Table()
    t.land({(2, 0): "megalith_b"})
    t.members((2, 0), (3, 0), (2, 1))
    t.members((1, 0), (1, 1), seat=1)
    assert [t.score("megaliths", seat) for seat in (0, 1)] == [3, 2]


def test_T42_megalith_c() -> None:
    t = Table(3)
    t.land({(2, 0): "megalith_c", (3, 0): "camp", (2, 1): "camp"})
    t.camp((3, 0), "camp_1", seat=0)
    t.members((2, 0), seat=0)
    t.camp((2, 1), "camp_1", seat=1)
    t.members((2, 1), seat=1)
    t.members((1, 0), (1, 1), seat=2)
    assert [t.score("megaliths", seat) for seat in range(3)] == [5, 1, 1]


def test_T43_tie_for_first_at_c() -> None:
    assert majority([2, 2, 1], 5, 2) == [2, 2, 0]


def test_T44_the_start_hex_never_counts() -> None:
    t = Table()
    t.land({(1, 0): "megalith_b"})
    t.members((0, 0), (2, 0))
    t.members((0, 0), seat=1)
    assert [t.score("megaliths", seat) for seat in (0, 1)] == [1, 0]


def test_T45_painting_at_the_end() -> None:
    t = Table()
    t.paint(11, 12, 13, 21, 23)
    assert t.score("painting") == 9


def test_T46_gathering_at_the_end() -> None:
    t = Table()
    t.baskets(honey=5, nut=2, fruit=1)
    assert t.score("gathering") == 16


def test_T47_development_at_the_end() -> None:
    t = Table()
    t.s.dp[0] = 4
    t.resources(grey=1, red=1)
    t.markers(blue=1)
    t.cards("development_pairs")
    assert t.score("development") == 2
    assert t.score("ceremony") == 3
    t.end()
    assert t.s.dp[0] == 7
    assert (t.score("development"), t.score("ceremony")) == (2, 3)


def test_T48_copy() -> None:
    t = Table()
    t.land()
    for n, place in enumerate(((1, 0), (2, 0), (3, 0), (0, 3)), start=1):
        t.camp(place, f"camp_{n}")
    t.s.fishing[0] = 9
    t.cards("camps", "fishing_track", "copy")
    assert t.score("ceremony") == 4 + 3 + 4


def test_T49_tie() -> None:
    t = Table()
    t.land()
    for seat, count in ((0, 3), (1, 4)):
        for n in range(count):
            t.camp((n - 2, 2 + seat), f"camp_{n + 1}", seat=seat)
    t.s.vp[0] = t.s.vp[3] = 40
    assert t.play.scores[0]["total"] == t.play.scores[1]["total"]
    assert GAME.winners(t.s) == [1]


@pytest.mark.parametrize(("players", "tiles"), [(2, 10), (3, 15), (4, 20)])
def test_T50_counts(players: int, tiles: int) -> None:
    table = GAME.start(players, 9).view()["table"]
    assert len(table["map"]) == 4 * tiles + 1
    assert all(slot["tile"] for slot in table["gathering"])
    assert all(slot["fish"] for slot in table["fishing"])
    assert len(table["gathering"]) == len(table["fishing"]) == 6
    assert len(table["hunting"]) == len(table["ceremony"]) == 5
    assert table["price_stack"]["size"] == 4
    assert [sum(pillar["top"].values()) for pillar in table["pillars"]] == [1] * 6
    for seat in table["seats"]:
        assert [member["hex"] for member in seat["members"]] == ["h0"]
        assert seat["home"] == 2


def test_T51_final_action() -> None:
    t = Table()
    t.markers(brown=2)
    t.hunt_display("hunt_tiger_animal_1", "hunt_tiger_animal_2")
    t.at_final()
    t.do("hunt hunt_tiger_animal_1")
    assert t.play.over
    assert t.vp() == 1
    assert ids.HUNT_CARDS.index("hunt_tiger_animal_2") in t.s.hunt_display


def test_T52_migration_does_not_trigger_stops() -> None:
    t = Table()
    t.land({(1, 0): "camp", (2, 0): "camp"})
    t.camp((1, 0), "camp_1")
    t.markers(white=1)
    t.at_summer("migration").do("number 1", f"destination {t.name(1, 0)}")
    assert t.s.members[0].count(t.hex(1, 0)) == 1
    assert t.s.moved[0] == 0
    t.s.dp[0] = 1
    t.at_autumn()
    assert t.refused(f"build {t.name(1, 0)} camp_2") == ("camp_there", "R52")
    assert t.refused(f"build {t.name(2, 0)} camp_2") == ("not_stopped", "R46")


def test_T53_marker_space_pays_once_a_turn() -> None:
    t = Table()
    t.land({(1, 0): "marker blue", (2, 0): "camp"})
    t.members((0, 0), (3, 0), (1, 1))
    t.at_autumn(pool=9).do("move_from h0", f"move_to {t.name(1, 0)}")
    assert t.mk() == {"blue": 1}
    t.do(f"move_from {t.name(3, 0)}", f"move_to {t.name(2, 0)}")
    t.do(f"build {t.name(2, 0)} camp_4", f"settle {t.name(1, 0)}")
    t.do(f"move_from {t.name(1, 1)}", f"move_to {t.name(1, 0)}")
    assert t.mk() == {"blue": 1}


def test_T54_income_comes_before_autumn() -> None:
    t = Table()
    t.land({(1, 0): "fish_trout_01"})
    t.s.fishing[0] = 3
    FishingIncome().run(t.s)
    assert (t.vp(), t.s.dp[0]) == (1, 0)
    t.at_autumn(pool=1).do("move_from h0", f"move_to {t.name(1, 0)}")
    assert t.s.fishing[0] == 4
    assert t.vp() == 1
    FishingIncome().run(t.s)
    assert (t.vp(), t.s.dp[0]) == (3, 1)


def test_T55_foot_and_development_points() -> None:
    t = Table()
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_4")
    t.resources(blue=1)
    t.s.dp[0] = 2
    t.at_spring()
    assert t.refused("gather gather_slot_1") == ("no_foot", "R8")
    t.do("buy_resource red", "gather gather_slot_1")
    assert t.s.foot[2] == ids.RED
    assert t.s.dp[0] == 1


def test_T56_end_of_the_track() -> None:
    t = Table()
    t.s.dp[0] = 20
    t.resources(red=1)
    t.gathering_display("gather_egg_4")
    t.markers(red=2)
    t.at_summer("gathering")
    assert t.refused("convert_resource red") == ("dp_full", "R74")
    t.do("gather gather_slot_0")
    assert t.s.dp[0] == 20


def test_T57_tie_for_second_at_c() -> None:
    assert majority([3, 1, 1, 1], 5, 2) == [5, 0, 0, 0]
    t = Table(4)
    t.land({(2, 0): "megalith_c"})
    t.members((2, 0), (3, 0), (2, 1), seat=0)
    for seat, place in ((1, (1, 0)), (2, (1, 1)), (3, (2, -1))):
        t.members(place, seat=seat)
    for seat in range(4):
        t.cards("megalith_c", seat=seat)
    assert [scored[2] for scored in megalith_scores(t.s)[1]] == [1, 0, 0, 0]
    assert [t.score("ceremony", seat) for seat in range(4)] == [2, 0, 0, 0]


def test_T58_product_with_token() -> None:
    t = Table()
    t.animals("mammoth", 2, 1)
    t.footprints("hunt_mammoth_foot_1", "hunt_mammoth_foot_2")
    t.cards("animals_mammoth")
    assert t.score("hunting") == 6
    assert t.score("ceremony") == 2


def test_T59_lonely_copy() -> None:
    t = Table()
    t.cards("copy")
    assert t.score("ceremony") == 0


def test_T60_hidden_stack() -> None:
    t = Table()
    table = t.play.view(0)["table"]
    stack = t.s.price_stack
    assert table["price_stack"]["top"] == ids.PRICE_TILES[stack[-1]]
    hidden = {ids.PRICE_TILES[tile] for tile in (*stack[:-1], *t.s.price_removed)}
    assert set(table["unseen"]["price"]) == hidden
    assert table["unseen"]["price"] == sorted(table["unseen"]["price"])
    swapped = Table()
    swapped.s.price_stack[0], swapped.s.price_removed[0] = (
        swapped.s.price_removed[0],
        swapped.s.price_stack[0],
    )
    assert swapped.play.view(0) == t.play.view(0)
