"""Rulings on playing, opening and buying cards, each under its number."""

import pytest
from tests.altay.table import ALTAY, Table, goal, keys, table_of

from dolmen.core.rng import Rng


def test_R01_played_cards_stay_in_the_play_area_during_a_reshuffle() -> None:
    t = Table().hand(0, "scholar", "hunter", "warrior").deck(0).discard(0, "farmer")
    t.do("play hunter produce", "play scholar draw")
    me = t.seat(0)
    assert sorted(me["area"]) == ["hunter", "scholar"]
    assert me["hand"] == ["warrior", "farmer"]
    assert (me["deck"], me["discard"]) == ([], [])


def test_R01_filled_emptied_and_bought_cards_take_part_in_a_reshuffle() -> None:
    t = Table().hand(0, "scholar", "scholar", "hunter").deck(0).discard(0)
    t.open(0, "town").open(0, "loremaster").pool(wood=1, food=1)
    t.do("put wood town", "place farmland_nw", "take_stored loremaster", "buy miner")
    assert sorted(t.seat(0)["discard"]) == ["loremaster", "miner", "town"]
    t.do("play scholar draw")
    me = t.seat(0)
    assert sorted(me["deck"] + me["hand"]) == sorted(
        ["loremaster", "miner", "town", "hunter", "scholar"]
    )


def test_R02_the_discard_pile_is_shuffled_only_when_a_further_card_must_be_drawn() -> None:
    t = Table().hand(0, "scholar", "scholar", "hunter").deck(0, "warrior").discard(0, "village")
    t.do("play scholar draw")
    assert t.seat(0)["hand"] == ["hunter", "warrior", "scholar"]
    assert (t.seat(0)["deck_size"], t.seat(0)["discard"]) == (0, ["village"])
    events = t.do("play scholar draw")
    assert "reshuffled" in keys(events)
    assert "village" in t.seat(0)["hand"]


def test_R03_nothing_to_draw_makes_the_draw_illegal() -> None:
    t = Table().hand(0, "scholar", "hunter").deck(0).discard(0).done(0, "engineering")
    assert t.refused("play scholar draw") == ("nothing_to_draw", "R3")
    assert "play scholar produce" in t.options
    assert t.refused("use_goal engineering") == ("nothing_to_draw", "R3")


def test_R03_a_card_discarded_for_mathematics_can_come_back() -> None:
    t = Table().hand(0, "hunter", "warrior").deck(0).discard(0).done(0, "mathematics")
    t.do("use_goal mathematics", "card hunter")
    assert t.seat(0)["hand"] == ["hunter", "warrior"]


def test_R03_a_new_hand_takes_what_there_is() -> None:
    t = Table().hand(0, "hunter").deck(0, "warrior").discard(0)
    t.do("end_turn")
    assert t.seat(0)["hand"] == ["hunter", "warrior"]


def test_R05_second_village_stays_in_hand() -> None:
    t = Table().hand(0, "village", "village", "hunter")
    t.do("play village fill")
    assert t.refused("play village fill") == ("open_already", "R5")
    assert t.seat(0)["hand"] == ["hunter", "village"]
    t.deck(0, *["warrior"] * 5).do("end_turn")
    assert t.seat(0)["discard"] == ["hunter", "village"]
    assert [entry["card"] for entry in t.seat(0)["open"]] == ["village"]


@pytest.mark.parametrize("name", ["loremaster", "spellweaver"])
def test_R05_producing_is_never_restricted(name: str) -> None:
    t = Table().hand(0, name, name, name, "hunter")
    t.do(f"play {name} store")
    assert t.refused(f"play {name} store") == ("open_already", "R5")
    t.do(f"play {name} produce", f"play {name} produce")
    assert t.seat(0)["pool"] == {"culture": 2}


def test_R05_copies_with_different_vp_are_one_title() -> None:
    t = Table().hand(0, "city", "city+2", "hunter")
    t.do("play city+2 fill")
    assert t.refused("play city fill") == ("open_already", "R5")


def test_R06_a_store_card_may_be_taken_back_empty() -> None:
    t = Table().hand(0, "merchant", "hunter")
    t.do("play merchant store", "take_stored merchant")
    assert (t.seat(0)["open"], t.seat(0)["discard"]) == ([], ["merchant"])
    assert t.seat(0)["pool"] == {}


def test_R06_a_fill_card_given_up_loses_its_resources() -> None:
    t = Table().hand(0, "hunter").open(0, "village", food=1)
    t.do("discard_open village")
    assert (t.seat(0)["open"], t.seat(0)["discard"]) == ([], ["village"])
    assert t.seat(0)["pool"] == {}
    t.open(0, "merchant", wood=1)
    assert t.refused("discard_open merchant") == ("stores", "R6")


def test_R07_supply_and_coins_are_never_empty() -> None:
    t = Table(trading="on").hand(0, "hunter", "warrior").pool(food=40).coins(0, 98)
    t.do("play hunter produce")
    assert t.seat(0)["pool"] == {"food": 41}
    t.do("end_turn")
    assert t.seat(0)["coins"] == 139


def test_R08_an_empty_pile_sells_nothing() -> None:
    t = Table().hand(0, "hunter").pool(food=5).sold(farmer=8)
    assert t.refused("buy farmer") == ("pile_empty", "R8")
    assert t.pile("farmer") == {
        "title": "farmer",
        "left": 0,
        "vp": None,
        "cost": None,
        "bought": False,
    }


def test_R09_buying_at_any_time_and_drawing_it_in_the_same_turn() -> None:
    t = Table().hand(0, "scholar", "hunter").deck(0).discard(0).pool(food=1)
    t.do("buy farmer", "play scholar draw", "play farmer use_terrain")
    assert t.seat(0)["pool"] == {"food": 2}


def test_R10_only_the_top_copy_is_for_sale() -> None:
    t = Table().hand(0, "hunter").pool(metal=2)
    assert t.refused("buy chariot") == ("cannot_pay", "M5")
    t.pool(metal=2, culture=2).do("buy chariot")
    assert t.seat(0)["discard"] == ["chariot+2"]
    assert t.pile("chariot")["vp"] == 1


def test_R11_a_territory_is_used_once_for_any_purpose() -> None:
    t = Table().hand(0, "farmer", "colonist", "hunter").open(0, "village", food=1)
    t.do("play farmer use_terrain")
    assert t.refused("play colonist fill_village") == ("terrain_used", "R11")


def test_R11_a_territory_settled_this_turn_can_be_used() -> None:
    t = Table().hand(0, "lumberjack").open(0, "town").pool(wood=1)
    assert t.refused("play lumberjack use_terrain") == ("terrain_not_owned", "R11")
    t.do("put wood town", "place forest_nw", "play lumberjack use_terrain")
    assert t.seat(0)["pool"] == {"wood": 2}


def test_R11_the_flag_belongs_to_the_territory() -> None:
    t = Table().hand(0, "farmer", "farmer", "hunter").land(0, farmland_nw=1, hill_w=1)
    t.done(0, "religion").marker(forest_nw="conquest_1", hill_n="conquest_1")
    t.do("play farmer use_terrain", "use_goal religion", "resettle hill_w", "resettle farmland_nw")
    assert t.holds("farmland_nw") == (0, 2)
    assert t.refused("play farmer use_terrain") == ("terrain_used", "R11")


def test_R12_the_terrain_need_not_be_used() -> None:
    t = Table().hand(0, "farmer", "hunter")
    assert {"play farmer produce", "play farmer use_terrain"} <= t.options
    t.do("play farmer produce")
    assert t.seat(0)["pool"] == {"food": 1}
    assert not t.at("farmland_nw")["used"]


def test_R27_the_lowest_marker_is_consumed_and_still_scores() -> None:
    t = Table().hand(0, "shaman", "hunter")
    t.markers(0, "conquest_3_wood", "conquest_2_food", "conquest_1")
    t.do("play shaman consume", "resource stone")
    me = t.seat(0)
    assert me["consumed"] == {"conquest_1": 1}
    assert me["markers"] == {"conquest_2_food": 1, "conquest_3_wood": 1}
    assert me["pool"] == {"stone": 1}
    assert t.score(0)["conquest_markers"] == 2


def test_R27_a_consumed_marker_cannot_be_consumed_again() -> None:
    t = Table().hand(0, "shaman", "hunter").markers(0, consumed=("conquest_1",))
    assert t.refused("play shaman consume") == ("no_fresh_marker", "R27")


def test_R47_store_cards_need_not_be_full_and_can_be_refilled() -> None:
    t = Table().hand(0, "hunter").open(0, "merchant", wood=1)
    t.end_turns(4)
    assert t.seat(0)["open"][0]["placed"] == {"wood": 1}
    t.hand(0, "hunter", "hunter")
    t.do("play hunter produce", "put food merchant", "take_stored merchant")
    assert t.seat(0)["pool"] == {"food": 1, "wood": 1}


def test_R48_storing_with_the_loremaster_produces_nothing() -> None:
    t = Table().hand(0, "loremaster", "hunter").pool(culture=1, food=1)
    t.do("play loremaster store")
    assert t.seat(0)["pool"] == {"food": 1, "culture": 1}
    assert t.refused("put food loremaster") == ("no_field", "M2")
    t.do("put culture loremaster")
    assert t.seat(0)["open"][0]["placed"] == {"culture": 1}


def test_R49_the_colonist_fills_only_what_is_empty() -> None:
    t = Table().hand(0, "colonist", "hunter").open(0, "village", food=1).pool(food=1)
    t.do("play colonist fill_village", "place farmland_nw")
    assert t.seat(0)["discard"] == ["village"]
    assert t.seat(0)["pool"] == {"food": 1}
    assert t.holds("farmland_nw") == (0, 2)


def test_R50_commerce_gives_another_kind() -> None:
    t = Table().hand(0, "hunter").done(0, "commerce").pool(food=1, wood=1)
    t.do("use_goal commerce", "resource wood")
    assert t.offered("resource") == {"food", "metal", "stone", "culture"}
    assert t.refused("resource wood") == ("same_kind", "R50")
    t.do("resource metal")
    assert t.seat(0)["pool"] == {"food": 1, "metal": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R55_every_turn_ends(players: int) -> None:
    """Whatever is done, a turn runs out of things to do."""
    for seed in range(6):
        play = ALTAY.start(players, seed, {"trading": "on", "seafarer": "on"})
        rng = Rng(seed, "endless")
        end = play.index("end_turn")
        actions = 0
        for _ in range(700):
            if play.over:
                break
            options = play.state.options
            others = [action for action in options if action != end]
            turn = table_of(play)["active"], play.view()["round"]
            play.do(others[rng.below(len(others))] if others else end)
            again = table_of(play)["active"], play.view()["round"]
            actions = actions + 1 if again == turn else 0
            assert actions < 150


def test_R56_a_card_beats_a_rule() -> None:
    """The hand is 5 cards; Government says one more."""
    t = Table().done(0, "government")
    t.do("end_turn")
    assert t.seat(0)["hand_size"] == 6


def test_R58_fewest_settlements_then_lowest_index() -> None:
    t = Table().land(0, farmland_s=2, farmland_n=1, farmland_nw=1).hand(0, *["farmer"] * 3)
    for expected in ("farmland_nw", "farmland_n", "farmland_s"):
        assert not t.at(expected)["used"]
        t.do("play farmer use_terrain")
        assert t.at(expected)["used"]


def test_R60_first_the_discard_then_the_effect() -> None:
    t = Table().hand(0, "hunter").open(0, "city", food=1).pool(wood=1)
    t.do("put wood city")
    assert t.asks == "ask_place"
    assert t.seat(0)["discard"] == ["city"]


def test_R66_stored_resources_pay_for_nothing() -> None:
    t = Table(trading="on").hand(0, "hunter").open(0, "merchant", food=2).open(0, "village")
    assert t.refused("buy farmer") == ("cannot_pay", "M5")
    assert t.refused("put food village") == ("resource_lacking", "M2")
    t.do("end_turn")
    assert t.seat(0)["coins"] == 0
    assert t.seat(0)["open"][0]["placed"] == {"food": 2}


def test_M2_a_goal_and_a_card_are_filled_alike() -> None:
    t = Table().hand(0, "hunter").open(0, "village").goal(0, "masonry", food=1).pool(food=3)
    t.do("put food village", "fill_goal food")
    assert t.refused("fill_goal food") == ("no_goal_field", "M2")
    assert t.own(0).goal == goal("masonry")


def test_M5_one_copy_per_title_and_turn() -> None:
    t = Table().hand(0, "hunter").pool(food=4)
    t.do("buy farmer")
    assert t.refused("buy farmer") == ("bought_already", "M5")
    t.do("buy miner")
    t.end_turns(4)
    t.hand(0, "hunter").pool(food=1).do("buy farmer")


def test_M5_the_wild_part_of_a_price_is_chosen_only_while_there_is_a_choice() -> None:
    t = Table().hand(0, "hunter").sold(worker=1).pool(food=1, wood=1, metal=1, stone=1)
    t.do("buy worker")
    assert t.asks == "ask_payment"
    assert t.offered("resource") == {"wood", "metal"}  # kinds are named in their order
    t.do("resource metal")
    assert t.seat(0)["pool"] == {"wood": 1}
    assert t.seat(0)["discard"] == ["worker"]


def test_M5_a_price_that_can_be_paid_in_one_way_is_paid_unasked() -> None:
    t = Table().hand(0, "hunter").sold(merchant=1).pool(food=2, stone=1)
    t.do("buy merchant")
    assert t.seat(0)["pool"] == {} and t.seat(0)["discard"] == ["merchant"]


def test_M11_coins_buy_again_and_again() -> None:
    t = Table(trading="on").hand(0, "hunter").coins(0, 10)
    t.do("exchange food", "exchange culture")
    assert t.seat(0)["pool"] == {"food": 1, "culture": 1}
    assert t.refused("exchange food") == ("coins_lacking", "M11")
