"""The acceptance tests of the rules, each under its number."""

from tests.altay.table import ALTAY, Table, begin, keys, table_of

from dolmen.games.altay.goals import reveal

FIRE_FIRST = ("firefolk", "earthfolk", "elvenfolk", "smallfolk")
SMALL_SECOND = ("earthfolk", "smallfolk", "elvenfolk", "firefolk")


def test_T01a_two_mountains_give_four_stone() -> None:
    t = Table().land(0, mountain_n=1, mountain_s=1).hand(0, "stonecutter", "stonecutter", "hunter")
    t.do("play stonecutter use_terrain", "play stonecutter use_terrain")
    assert t.seat(0)["pool"] == {"stone": 4}
    assert t.at("mountain_n")["used"] and t.at("mountain_s")["used"]


def test_T01b_one_mountain_gives_three_stone() -> None:
    t = Table().land(0, mountain_n=1).hand(0, "stonecutter", "stonecutter", "hunter")
    t.do("play stonecutter use_terrain")
    assert t.refused("play stonecutter use_terrain") == ("terrain_used", "R11")
    t.do("play stonecutter produce")
    assert t.seat(0)["pool"] == {"stone": 3}


def firefolk_at_forest_sw() -> Table:
    t = Table(folks=FIRE_FIRST).land(2, farmland_n=1).land(0, forest_sw=1)
    t.marker(farmland_sw="conquest_2_wood", hill_c="conquest_1", hill_s="conquest_1")
    return t.hand(0, "warrior", "warrior", "hunter")


def test_T02a_two_warriors_take_a_2_marker_with_wood() -> None:
    t = firefolk_at_forest_sw()
    events = t.do("attack forest_sw farmland_sw")  # both Warriors are needed, so nothing is asked
    laid = [e.message.tokens()["n"][1] for e in events if e.message.key == "committed"]
    assert laid == [2, 3]
    assert t.seat(0)["markers"] == {"conquest_2_wood": 1}
    assert t.seat(0)["pool"] == {"wood": 1}
    assert t.at("farmland_sw")["marker"] is None
    assert t.holds("farmland_sw") == (None, 0)
    assert t.holds("forest_sw") == (0, 1)


def test_T02b_each_warrior_takes_a_1_marker() -> None:
    t = firefolk_at_forest_sw()
    t.do("attack forest_sw hill_c", "strike")
    t.do("attack forest_sw hill_s")
    assert t.seat(0)["markers"] == {"conquest_1": 2}
    assert t.seat(0)["pool"] == {}


def test_T02c_one_warrior_is_not_higher_than_a_2_marker() -> None:
    t = firefolk_at_forest_sw().hand(0, "warrior", "hunter")
    assert t.refused("attack forest_sw farmland_sw") == ("too_weak", "R28")
    assert t.refusal("attack forest_sw farmland_sw").message.values == (2, 2)
    t.hand(0, "warrior", "warrior", "cavalry", "hunter")
    t.do("attack forest_sw farmland_sw", "card warrior")
    assert t.refused("strike") == ("too_weak", "R28")


def attack_on_smallfolk() -> Table:
    """Earthfolk strikes from 2 settlements with Warrior and Cavalry; Smallfolk has 3."""
    t = Table(folks=SMALL_SECOND).land(0, hill_c=2).land(1, mountain_w=3)
    t.hand(0, "warrior", "cavalry", "hunter").hand(1, "warrior", "craftsman_wood")
    t.deck(1, "hunter", "village", "spellweaver")
    t.do("attack hill_c mountain_w", "card warrior", "card cavalry")
    assert (t.asks, t.decider) == ("ask_defend", 1)
    return t


def test_T03_smallfolk_surrenders_and_discards_two() -> None:
    t = attack_on_smallfolk()
    decision = t.play.decision
    assert decision is not None
    tokens = decision.prompt.tokens()
    assert tokens["attack"] == ("n", 5)
    assert tokens["defence"] == ("n", 3)  # a Warrior would make it 4
    t.do("surrender", "card warrior", "card craftsman_wood")
    assert t.seat(1)["hand"] == ["hunter", "village"]
    assert t.seat(1)["discard"] == ["craftsman_wood", "warrior"]
    assert t.seat(0)["trophies"] == [0, 1, 0, 0]
    assert t.holds("mountain_w") == (1, 2)


def test_T04_smallfolk_fights_with_the_warrior() -> None:
    t = attack_on_smallfolk()
    t.do("fight")
    events = t.do("card warrior")
    fought = next(e.message.tokens() for e in events if e.message.key == "fought")
    assert (fought["attack"][1], fought["defence"][1]) == (5, 4)
    assert t.holds("mountain_w") == (1, 2)
    assert t.seat(0)["trophies"] == [0, 1, 0, 0]
    assert t.seat(1)["hand"] == ["hunter", "craftsman_wood"]


def test_T05_tie_does_nothing() -> None:
    t = Table().land(0, hill_c=1).land(1, mountain_w=1)
    t.hand(0, "warrior", "hunter").hand(1, "warrior").deck(1, "village")
    t.do("attack hill_c mountain_w", "fight", "card warrior")
    assert t.holds("hill_c") == (0, 1) and t.holds("mountain_w") == (1, 1)
    assert t.seat(0)["trophies"] == t.seat(1)["trophies"] == [0, 0, 0, 0]
    assert t.seat(1)["hand"] == ["village"]


def test_T06_a_beaten_attacker_loses_the_settlement_on_from() -> None:
    t = Table().land(0, hill_c=1, hill_n=1).land(1, mountain_w=2)
    t.hand(0, "warrior", "hunter").hand(1, "warrior").deck(1, "village")
    t.do("attack hill_c mountain_w", "fight", "card warrior")
    assert t.holds("hill_c") == (None, 0)
    assert t.seat(1)["trophies"] == [1, 0, 0, 0]
    assert not t.table()["ended"]


def test_T06_the_last_settlement_on_the_board_triggers_the_end() -> None:
    t = Table().land(0, hill_c=1).land(1, mountain_w=2)
    t.hand(0, "warrior", "hunter").hand(1, "warrior").deck(1, "village")
    t.do("attack hill_c mountain_w", "fight")
    events = t.do("card warrior")
    assert "end_triggered_empty" in keys(events)
    assert t.table()["ended"]


def test_T07_chariots_with_three_players() -> None:
    t = Table(3)
    assert t.pile("chariot")["left"] == 6
    seen = []
    for sold in range(6):
        pile = t.sold(chariot=sold).pile("chariot")
        assert pile["cost"] is not None and pile["vp"] is not None
        assert pile["cost"].count("metal") == 2
        assert len(pile["cost"]) == 2 + pile["vp"]
        seen.append((pile["vp"], pile["cost"].count("culture")))
    assert seen == [(2, 2), (1, 1), (0, 0), (0, 0), (0, 0), (0, 0)]
    assert t.sold(chariot=6).pile("chariot")["left"] == 0


def test_T08_level_1_deck_with_three_players() -> None:
    t = Table(3)
    cards = list(t.state.decks[0])
    for number in t.state.shown[0]:
        cards += [number] * t.state.stacked[number]
    assert len(cards) == 15
    assert {cards.count(number) for number in cards} == {3}
    assert len(set(cards)) == 5
    assert len(t.shown(1)) == 3


def test_T09_equal_goals_are_stacked() -> None:
    t = Table().display(1, deck=("writing", "writing", "strategy", "masonry", "mathematics"))
    reveal(t.state, 0)
    assert t.shown(1) == {"writing": 2, "strategy": 1, "masonry": 1}
    assert t.table()["goals"][0]["deck"] == 1


def test_T10_no_place_to_build_removes_the_settlement() -> None:
    t = Table().land(0, farmland_nw=4, farmland_n=4).open(0, "village", food=1).pool(food=1)
    t.marker(forest_nw="conquest_1", hill_w="conquest_1", hill_n="conquest_1")
    t.marker(forest_n="conquest_1", mountain_n="conquest_3_wood")
    reserve = t.seat(0)["reserve"]
    t.do("put food village")
    me = t.seat(0)
    assert (me["open"], me["discard"]) == ([], ["village"])
    assert (me["reserve"], me["removed"]) == (reserve - 1, 1)


def test_T11_colonist_fills_the_village() -> None:
    t = Table().land(0, farmland_nw=1).open(0, "village").hand(0, "colonist", "farmer")
    t.do("play colonist fill_village", "place farmland_nw")
    assert t.seat(0)["discard"] == ["village"]
    assert t.holds("farmland_nw") == (0, 2)
    assert t.at("farmland_nw")["used"]
    assert t.refused("play farmer use_terrain") == ("terrain_used", "R11")


def test_T12_second_settlement_of_a_city_next_to_the_first() -> None:
    t = Table().land(2, farmland_n=1).land(0, mountain_c=1).open(0, "city", food=1).pool(wood=1)
    t.hand(0, "hunter")
    t.do("put wood city")
    assert t.offered("place") == {"mountain_c", "hill_c", "hill_n"}
    t.do("place hill_c")
    assert "place farmland_s" in t.options
    t.do("place farmland_s")
    assert t.holds("hill_c") == t.holds("farmland_s") == (0, 1)


def test_T13_everything_is_taken_from_the_merchant() -> None:
    t = Table().hand(0, "hunter").open(0, "merchant", culture=1, wood=1)
    t.do("take_stored merchant")
    me = t.seat(0)
    assert me["pool"] == {"wood": 1, "culture": 1}
    assert (me["open"], me["discard"]) == ([], ["merchant"])


def test_T14_levels_after_one_and_one() -> None:
    t = Table().hand(0, "hunter").done(0, "writing", "philosophy").wonder(0, "colossus")
    t.display(1, "engineering", "masonry", "strategy").display(2, "commerce", "religion")
    t.display(3, "ark", "academy", "highways")
    t.pool(food=1, wood=1, metal=1, stone=1, culture=1)
    assert t.offered("take_goal") == {
        *("engineering", "masonry", "strategy"),
        *("ark", "academy", "highways", "colossus"),
    }
    assert t.refused("take_goal commerce") == ("level_rule", "R19")
    assert t.refusal("take_goal commerce").message.values == (2, 1, 1)


def test_T15_a_wonder_cannot_be_abandoned() -> None:
    t = Table().hand(0, "hunter").goal(0, "ark", wood=1)
    assert t.refused("abandon_goal") == ("wonder_stays", "M8")


def test_T16_masonry_builds_two() -> None:
    t = Table().hand(0, "hunter").reserve(0, 6).pool(food=2, stone=2)
    t.display(1, "masonry", "strategy", "writing")
    t.do("take_goal masonry", "resource food")
    assert (t.seat(0)["held"], t.seat(0)["reserve"]) == (1, 5)
    t.do("fill_goal food", "fill_goal stone", "fill_goal stone")
    t.do("place farmland_nw", "place farmland_nw")
    assert t.asks == "ask_main"
    assert (t.seat(0)["held"], t.seat(0)["reserve"]) == (0, 4)
    assert t.holds("farmland_nw") == (0, 3)


def test_T17_the_archived_chariot_defends() -> None:
    t = Table().land(0, hill_c=1).land(1, mountain_w=1).done(1, "writing").archive(1, "chariot")
    t.hand(0, "warrior", "hunter").hand(1, "hunter").deck(1, "village")
    t.do("attack hill_c mountain_w")
    assert (t.asks, t.decider) == ("ask_defend_archive", 1)
    t.do("take_archived", "fight")
    events = t.do("card chariot")
    fought = next(e.message.tokens() for e in events if e.message.key == "fought")
    assert fought["defence"][1] == 4
    assert t.seat(1)["hand"] == ["hunter", "village"]
    assert t.seat(1)["trophies"] == [1, 0, 0, 0]


def test_T18_conquest_markers_score_by_thirds() -> None:
    t = Table().done(0, "triumphal_arch")
    t.markers(0, "conquest_3_wood", "conquest_2_food", "conquest_1", consumed=("conquest_2_wood",))
    assert t.score(0)["conquest_markers"] == 2
    assert t.score(0)["goals"] == 3


def test_T19_academy_as_personal_wonder() -> None:
    t = Table().wonder(0, "academy", laid_open=True).done(0, "academy")
    t.done(0, "engineering", "masonry", "mathematics", "strategy", "writing")
    t.done(0, "commerce", "government", "leadership")
    assert t.score(0)["goals"] == 8 + 7 + 3


def test_T20_a_deck_of_nineteen() -> None:
    t = Table().wonder(0, "ark").hand(0, "hunter", "hunter", "hunter", "hunter", "city")
    t.deck(0, "warrior", "warrior", "chariot+2", "worker", "worker", "scholar", "scholar")
    t.discard(0, "village", "farmer", "farmer", "farmer", "farmer", "miner", "town+1")
    assert t.seat(0)["deck_cards"] == 19
    assert t.score(0)["action_cards"] == 3
    for wonder, points in (("amphitheatre", 4), ("mausoleum", 3), ("colossus", 2)):
        before = t.score(0)["goals"]
        assert t.done(0, wonder).score(0)["goals"] - before == points


def test_T21_coins_for_unused_resources() -> None:
    t = Table(trading="on").coins(0, 4).pool(food=1, wood=2)
    t.do("end_turn")
    assert (t.seat(0)["coins"], t.seat(0)["pool"]) == (7, {})
    t.end_turns(3)
    t.do("exchange metal")
    assert (t.seat(0)["coins"], t.seat(0)["pool"]) == (2, {"metal": 1})


def test_T22_the_new_hand_reshuffles_when_needed() -> None:
    t = Table().hand(0).deck(0, "chariot+2", "city+2")
    t.discard(0, *["hunter"] * 5, *["farmer"] * 4)
    t.do("end_turn")
    me = t.seat(0)
    assert me["hand_size"] == 5 and me["deck_size"] == 6 and me["discard"] == []
    assert {"chariot+2", "city+2"} <= set(me["hand"])


def test_T23_the_round_is_finished() -> None:
    t = Table().round(12)
    t.do("end_turn")
    t.hand(1, "hunter").reserve(1, 1).open(1, "town").pool(1, wood=1)
    t.do("put wood town", "place farmland_ne")
    assert t.table()["ended"]
    t.do("end_turn")
    assert (t.decider, t.play.view()["round"]) == (2, 12)
    t.do("end_turn")
    assert t.decider == 3
    t.do("end_turn")
    assert t.play.over
    assert t.play.view()["round"] == 12


def test_T24_neighbours_of_hill_n_with_two_players() -> None:
    t = Table(2).land(0, hill_n=1).hand(0, "hunter").open(0, "town").pool(wood=1)
    t.do("put wood town")
    assert t.offered("place") == {"hill_n", "farmland_n", "forest_n"}


def test_T25_tie_is_broken_by_action_cards() -> None:
    t = Table().hand(0, "city+2").hand(1, "city+2", "town+1")
    six = ("engineering", "masonry", "mathematics", "strategy", "religion", "commerce")
    t.done(0, *six).done(1, *six).trophies(0, 0, 4, 0, 0).trophies(1, 4, 0, 0, 0)
    t.land(0, farmland_nw=1, forest_nw=1, hill_w=1, hill_n=1, farmland_n=1, forest_n=1)
    t.land(1, farmland_ne=1, forest_ne=1, hill_ne=1, forest_e=1, mountain_n=1, hill_se=1)
    t.markers(0, "conquest_3_wood", "conquest_3_wood").markers(1, "conquest_3_wood")
    assert [t.score(0)[k] for k in ("total", "goals", "action_cards")] == [20, 6, 2]
    assert [t.score(1)[k] for k in ("total", "goals", "action_cards")] == [20, 6, 3]
    t.state.ended = True
    t.end_turns(4)
    assert t.play.winners == [1]


def test_T26_round_limit() -> None:
    t = Table().round(99).end_turns(4)
    assert t.play.view()["round"] == 100
    t.end_turns(3)
    assert not t.play.over and not t.table()["ended"]
    t.do("end_turn")
    assert t.play.over
    assert t.play.view()["round"] == 100


def test_T27_the_smaller_territory_is_used() -> None:
    t = Table().land(0, farmland_nw=3, farmland_n=1).hand(0, "farmer", "farmer", "hunter")
    t.do("play farmer use_terrain")
    assert t.seat(0)["pool"] == {"food": 2}
    assert t.at("farmland_n")["used"] and not t.at("farmland_nw")["used"]
    t.do("play farmer use_terrain")
    assert t.at("farmland_nw")["used"]


def test_T28_next_goal_in_the_same_turn() -> None:
    t = Table().hand(0, "hunter").done(0, "writing", "strategy").wonder(0, "amphitheatre")
    t.display(1, "masonry", "mathematics", "writing")
    t.display(2, "commerce", "leadership", "philosophy").display(3, "ark", "colossus", "academy")
    t.goal(0, "philosophy", held=1, culture=2).pool(food=1, culture=2)
    t.do("fill_goal culture", "place farmland_nw")
    assert t.seat(0)["pool"] == {"food": 1, "culture": 1}
    assert t.offered("take_goal") == {
        *("masonry", "commerce", "leadership"),
        *("ark", "colossus", "academy", "amphitheatre"),
    }
    assert t.refused("take_goal mathematics") == ("nothing_fits", "M7")
    assert t.refused("take_goal writing") == ("goal_done", "M7")
    assert t.refused("take_goal philosophy") == ("goal_done", "M7")
    both, food, culture = {"food", "culture"}, {"food"}, {"culture"}
    for name, fitting in (
        ("masonry", food),
        ("commerce", both),
        ("leadership", culture),
        ("ark", culture),
        ("colossus", culture),
        ("academy", culture),
        ("amphitheatre", both),
    ):
        twin = t.play.clone()
        twin.do(f"take_goal {name}")
        decision = twin.decision
        assert decision is not None
        if decision.prompt.key == "ask_first_resource":
            assert {action.text for action in decision.actions} == {f"resource {r}" for r in both}
            assert fitting == both
        else:
            goal = table_of(twin, 0)["seats"][0]["goal"]
            assert goal is not None
            assert (goal["goal"], set(goal["placed"])) == (name, fitting)


def test_T29_two_players_on_the_full_map() -> None:
    play = begin(2, map_size="full")
    table = table_of(play)
    assert sum(entry["marker"] is not None for entry in table["territories"]) == 23
    vp = {entry["id"] for entry in table["territories"] if entry["vp"]}
    assert vp == {"mountain_w", "mountain_c", "mountain_e"}
    assert {pile["left"] for pile in table["market"]} == {4}
    level1 = table["goals"][0]
    assert level1["deck"] + sum(shown["cards"] for shown in level1["shown"]) == 10


def test_T30_the_last_settlement_is_held() -> None:
    t = Table().hand(0, "hunter").reserve(0, 1).open(0, "village", food=1).pool(food=2)
    t.display(1, "strategy", "masonry", "writing")
    t.do("take_goal strategy")
    assert (t.seat(0)["held"], t.seat(0)["reserve"]) == (1, 0)
    t.do("put food village")
    assert t.seat(0)["discard"] == ["village"]
    assert (t.holds("farmland_nw"), t.table()["ended"]) == ((0, 1), False)
    t.pool(food=1, metal=2)
    t.do("fill_goal food", "fill_goal metal", "fill_goal metal", "place farmland_nw")
    assert t.holds("farmland_nw") == (0, 2)
    assert t.table()["ended"]


def one_chariot_against_five_cards() -> Table:
    t = Table().land(0, hill_c=1).land(1, mountain_w=2).hand(0, "chariot", "hunter")
    t.hand(1, "hunter", "hunter", "hunter", "village", "warrior")
    t.deck(1, "cavalry", "chariot", "city")
    t.do("attack hill_c mountain_w", "surrender")
    return t


def test_T31_one_card_played_allows_one_discard() -> None:
    t = one_chariot_against_five_cards()
    assert t.options == {"card hunter", "card village", "card warrior", "done"}
    t.do("card village")
    assert t.asks == "ask_main"
    assert t.seat(1)["discard"] == ["village"]
    assert t.seat(1)["hand"] == ["hunter", "hunter", "hunter", "warrior", "cavalry"]


def test_T31_or_no_discard() -> None:
    t = one_chariot_against_five_cards()
    t.do("done")
    assert t.seat(1)["hand_size"] == 5 and t.seat(1)["deck_size"] == 3


def test_T32_religion_from_hill_w() -> None:
    t = Table().hand(0, "hunter").land(0, hill_w=1, forest_nw=4).done(0, "religion")
    t.marker(farmland_nw="conquest_1")
    t.do("use_goal religion", "resettle hill_w")  # the only target is taken unasked
    assert t.holds("mountain_w") == (0, 1)
    assert t.holds("hill_w") == (None, 0)
    assert t.at("hill_w")["marker"] is None


def test_T33_leadership_attacks_with_one_more() -> None:
    t = Table().hand(0, "warrior", "hunter").land(0, hill_c=1).done(0, "leadership")
    t.marker(forest_sw="conquest_2_food", mountain_w="conquest_3_stone")
    assert t.refused("attack hill_c mountain_w") == ("too_weak", "R28")
    t.do("attack hill_c forest_sw")
    assert t.seat(0)["markers"] == {"conquest_2_food": 1}


def test_every_acceptance_test_has_its_number() -> None:
    found = {name[5:8] for name in globals() if name.startswith("test_T")}
    assert found == {f"T{number:02}" for number in range(1, 34)}
    assert ALTAY.id == "altay"
