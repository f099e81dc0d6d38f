"""Rulings on technologies and wonders, each under its number."""

import pytest
from tests.altay.table import Table, keys

LEVEL_1 = ("engineering", "masonry", "mathematics", "strategy", "writing")
ALL_KINDS = {"food": 4, "wood": 4, "metal": 4, "stone": 4, "culture": 6}


def test_R16_an_abandoned_technology_goes_to_the_goal_discard() -> None:
    t = Table().hand(0, "hunter").display(1, "masonry", "writing", "engineering")
    t.goal(0, "strategy", held=1, food=2, metal=1).do("abandon_goal")
    assert t.table()["goals"][0]["discard"] == ["strategy"]
    assert t.seat(0)["goal"] is None
    assert t.seat(0)["pool"] == {}  # its resources went to the supply


def test_R16_the_goal_discard_becomes_the_deck_when_a_reveal_is_needed() -> None:
    t = Table().hand(0, "hunter").display(1, "masonry", "writing", "engineering").pool(stone=1)
    t.goal(0, "strategy", held=1, food=2).do("abandon_goal")
    assert t.shown(1) == {"masonry": 1, "writing": 1, "engineering": 1}
    t.do("take_goal masonry")
    assert t.shown(1) == {"writing": 1, "engineering": 1, "strategy": 1}
    assert t.table()["goals"][0]["discard"] == []


def test_R17_fewer_types_than_three_show_what_there_is() -> None:
    t = Table().hand(0, "hunter").display(1, "masonry", "writing", deck=("writing",)).pool(stone=1)
    t.do("take_goal masonry")
    assert t.shown(1) == {"writing": 2}
    assert t.table()["goals"][0]["deck"] == 0


def test_R17_any_goal_taken_refills_a_display_that_lacks_a_type() -> None:
    """M7: after taking, reveal while fewer than 3 types are open and cards are left."""
    t = Table().hand(0, "hunter").display(1, "masonry", "masonry", "writing")
    t.goal(0, "strategy", held=1, food=1).pool(stone=1)
    t.do("abandon_goal", "take_goal masonry")
    assert t.shown(1) == {"masonry": 1, "writing": 1, "strategy": 1}


def test_R18_the_secret_wonder_counts_only_when_laid_open() -> None:
    t = Table().hand(0, "hunter").wonder(0, "colossus").pool(culture=3)
    assert t.refused("take_goal colossus") == ("level_rule", "R19")
    t.done(0, "writing", "philosophy").display(3, "ark", "academy", "highways")
    assert {"ark", "colossus"} <= t.offered("take_goal")  # the secret one takes no place
    t.do("take_goal colossus")
    assert t.table(1)["seats"][0]["wonder"] == "colossus"
    assert t.shown(3) == {"ark": 1, "academy": 1, "highways": 1}


def test_R18_laid_open_it_is_the_level_3_goal() -> None:
    t = Table().hand(0, "hunter").done(0, "writing", "philosophy").wonder(0, "colossus")
    t.goal(0, "colossus", culture=3).pool(culture=2)
    t.own(0).wonder_open = True
    t.display(3, "ark", "academy", "highways").do("fill_goal culture")
    assert t.seat(0)["done"] == ["writing", "philosophy", "colossus"]
    assert t.refused("take_goal ark") == ("level_rule", "R19")


def test_R19_the_level_rule_is_checked_when_taking() -> None:
    t = Table().hand(0, "hunter").pool(**ALL_KINDS)
    t.display(1, *LEVEL_1[:3]).display(2, "commerce", "government", "religion")
    assert t.offered("take_goal") == set(LEVEL_1[:3])
    assert t.refused("take_goal commerce") == ("level_rule", "R19")
    t.done(0, "writing")
    assert {"commerce", "government", "religion"} <= t.offered("take_goal")


def test_R20_nobody_else_can_take_my_wonder() -> None:
    t = Table().wonder(1, "colossus").hand(0, "hunter").done(0, "writing", "philosophy")
    t.display(3, "ark", "academy", "highways").pool(culture=1)
    assert "colossus" not in t.offered("take_goal")
    assert t.refused("take_goal colossus") == ("goal_not_shown", "M7")


def test_R21_permanent_effects_ask_nothing() -> None:
    t = Table().land(0, hill_c=1).land(1, mountain_w=1).hand(0, "warrior", "hunter").hand(1)
    t.done(0, "leadership", "government").done(1, "strategy")
    t.do("attack hill_c mountain_w")
    decision = t.play.decision
    assert decision is not None
    assert decision.prompt.tokens()["attack"] == ("n", 3)
    assert decision.prompt.tokens()["defence"] == ("n", 2)
    t.do("fight", "end_turn")
    assert t.seat(0)["hand_size"] == 6


@pytest.mark.parametrize("goal", ["leadership", "government", "writing", "ark"])
def test_R21_what_works_by_itself_cannot_be_used(goal: str) -> None:
    t = Table().hand(0, "hunter").done(0, goal)
    assert t.refused(f"use_goal {goal}") == ("goal_not_usable", "M9")


def test_R22_a_goal_completed_this_turn_works_this_turn() -> None:
    t = Table().hand(0, "hunter").goal(0, "philosophy", held=1, culture=2).pool(culture=1)
    t.do("fill_goal culture", "place farmland_nw", "use_goal philosophy")
    assert t.seat(0)["pool"] == {"culture": 1}
    assert t.refused("use_goal philosophy") == ("goal_used", "M9")


def test_R22_end_of_turn_effects_too() -> None:
    t = Table().hand(0, "hunter").goal(0, "writing", held=1, food=2, wood=1).pool(wood=1)
    t.do("fill_goal wood", "place farmland_nw", "end_turn")
    assert t.asks == "ask_archive"
    t.do("archive hunter")
    assert t.seat(0)["archive"] == "hunter"


def test_R23_a_resource_just_taken_makes_the_first_placement() -> None:
    t = Table().hand(0, "hunter").open(0, "merchant", stone=1)
    t.display(1, "masonry", "writing", "strategy")
    assert t.refused("take_goal masonry") == ("nothing_fits", "M7")
    t.do("take_stored merchant", "take_goal masonry")
    assert t.in_progress(0)["placed"] == {"stone": 1}


def test_R23_a_markers_resource_too() -> None:
    t = Table().hand(0, "warrior", "warrior", "hunter").marker(hill_w="conquest_2_stone")
    t.display(1, "masonry", "writing", "strategy")
    t.do("attack farmland_nw hill_w", "take_goal masonry")
    assert t.in_progress(0)["placed"] == {"stone": 1}


def test_R24_the_archived_card_is_taken_in_the_own_turn_and_archived_again() -> None:
    t = Table().hand(0, "hunter").done(0, "writing").archive(0, "chariot")
    t.do("take_archived")
    assert t.seat(0)["hand"] == ["hunter", "chariot"]
    assert t.refused("take_archived") == ("archive_empty", "M10")
    t.do("end_turn", "archive chariot")
    assert t.seat(0)["archive"] == "chariot"


def test_R24_the_defender_may_leave_it() -> None:
    t = Table().land(0, hill_c=1).land(1, mountain_w=1).done(1, "writing").archive(1, "chariot")
    t.hand(0, "warrior", "hunter").hand(1)
    t.do("attack hill_c mountain_w")
    assert t.options == {"take_archived", "done"}
    t.do("done", "surrender")
    assert t.seat(1)["archive"] == "chariot"


def test_R24_a_full_slot_asks_nothing_at_the_end_of_the_turn() -> None:
    t = Table().hand(0, "hunter").done(0, "writing").archive(0, "chariot")
    t.do("end_turn")
    assert t.decider == 1


def test_R25_only_a_hand_card_not_played_is_archived() -> None:
    t = Table().hand(0, "hunter", "warrior", "farmer").done(0, "writing")
    t.do("play hunter produce", "end_turn")
    assert t.options == {"archive warrior", "archive farmer", "done"}
    assert t.refused("archive hunter") == ("not_in_hand", "R25")
    t.do("done")
    assert not t.seat(0)["archive_full"]


def test_R25_without_a_hand_card_nothing_is_asked() -> None:
    t = Table().hand(0, "hunter").done(0, "writing").pool(food=1)
    t.do("play hunter produce", "end_turn")
    assert t.decider == 1


def test_R26_any_hand_card_can_be_trashed_and_leaves_the_deck() -> None:
    t = Table().hand(0, "chariot+2", "hunter").deck(0, "farmer").done(0, "engineering")
    assert t.score(0)["action_cards"] == 2
    size = t.seat(0)["deck_cards"]
    t.do("use_goal engineering", "card chariot+2")
    assert t.seat(0)["trashed"] == ["chariot+2"]
    assert t.seat(0)["hand"] == ["hunter", "farmer"]
    assert t.score(0)["action_cards"] == 0
    assert t.seat(0)["deck_cards"] == size - 1


def test_R53_taking_from_a_stack_leaves_the_type_open() -> None:
    t = Table().hand(0, "hunter").pool(food=1)
    t.display(1, "masonry", "masonry", "strategy", "writing", deck=("engineering",))
    events = t.do("take_goal masonry")
    assert "goal_revealed" not in keys(events)
    assert t.shown(1) == {"masonry": 1, "strategy": 1, "writing": 1}


def test_R59_any_number_of_goals_of_any_allowed_level_in_one_turn() -> None:
    t = Table().hand(0, "hunter").pool(food=4, metal=2, wood=2, culture=3)
    t.display(1, "strategy", "writing", "masonry").display(2, "philosophy", "commerce")
    t.do("take_goal strategy", "resource food", "fill_goal food")
    t.do("fill_goal metal", "fill_goal metal", "place farmland_nw")
    t.do("take_goal philosophy", "fill_goal culture", "fill_goal culture", "place farmland_nw")
    t.do("take_goal writing", "resource food", "fill_goal food")  # a lower level again
    t.do("fill_goal wood", "fill_goal wood", "place farmland_nw")
    assert t.seat(0)["done"] == ["strategy", "philosophy", "writing"]


def test_R62_goals_are_used_once_per_own_turn() -> None:
    t = Table().hand(0, "hunter").done(0, "philosophy")
    t.do("use_goal philosophy")
    assert t.refused("use_goal philosophy") == ("goal_used", "M9")
    t.do("end_turn")
    assert t.refused("use_goal philosophy") == ("goal_not_done", "M9")  # seat 1 has none
    t.end_turns(3)
    t.do("use_goal philosophy")


def test_R65_an_abandoned_type_may_be_taken_again() -> None:
    t = Table().hand(0, "hunter").goal(0, "strategy", held=1, food=1).pool(food=1)
    t.display(1, "strategy", "masonry", "writing").do("abandon_goal", "take_goal strategy")
    assert t.in_progress(0)["goal"] == "strategy"


def test_R69_a_display_of_completed_types_offers_nothing() -> None:
    t = Table().hand(0, "hunter").done(0, *LEVEL_1[:3]).pool(**ALL_KINDS)
    t.display(1, *LEVEL_1[:3], deck=LEVEL_1[3:])
    assert t.offered("take_goal") & set(LEVEL_1) == set()
    assert t.refused("take_goal masonry") == ("goal_done", "M7")
    assert set(t.shown(1)) == set(LEVEL_1[:3])


def test_M7_only_without_a_goal_in_progress() -> None:
    t = Table().hand(0, "hunter").goal(0, "strategy", food=1).pool(food=1)
    t.display(1, "masonry", "writing", "engineering")
    assert t.refused("take_goal masonry") == ("goal_in_progress", "M7")


def test_M8_needs_a_goal_in_progress() -> None:
    t = Table().hand(0, "hunter")
    assert t.refused("abandon_goal") == ("no_goal", "M8")
    assert t.refused("fill_goal food") == ("no_goal", "M2")
