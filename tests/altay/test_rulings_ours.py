"""Our own rulings, A1 to A9, each under its number; A6 is with the setup."""

from pathlib import Path

import pytest
from tests.altay.table import Table, corrected, load

from dolmen.core.content import BadContent


def test_A1_taking_any_goal_refills_a_short_display_and_abandoning_does_not() -> None:
    t = Table().hand(0, "hunter").display(1, "masonry", "masonry", "writing")
    t.goal(0, "strategy", held=1, food=1).pool(stone=1).do("abandon_goal")
    assert t.shown(1) == {"masonry": 2, "writing": 1}
    t.do("take_goal masonry")
    assert t.shown(1) == {"masonry": 1, "writing": 1, "strategy": 1}


def test_A2_a_wonder_is_public_before_its_first_resource_is_chosen() -> None:
    t = Table().hand(0, "hunter").wonder(0, "ark").done(0, "writing", "philosophy")
    t.pool(wood=1, metal=1)
    assert t.table(1)["seats"][0]["wonder"] is None
    t.do("take_goal ark")
    assert t.offered("resource") == {"wood", "metal"}
    assert t.table(1)["seats"][0]["wonder"] == "ark"


def test_A3_a_turn_with_nothing_to_do_ends_unasked() -> None:
    t = Table().hand(0, "hunter").hand(1).hand(2, "hunter")
    t.do("end_turn")
    assert t.decider == 2


def test_A4_payments_are_named_in_the_order_wood_metal_stone() -> None:
    t = Table().hand(0, "hunter").pool(stone=1, metal=1, wood=1).open(0, "spellweaver")
    t.goal(0, "mausoleum")
    named = [text.split()[1] for text in listed(t) if text.startswith("fill_goal ")]
    assert named == ["wood", "metal", "stone"]


def listed(t: Table) -> list[str]:
    decision = t.play.decision
    assert decision is not None
    return [action.text for action in decision.actions]


def test_A5_the_last_turn_ends_with_a_new_hand() -> None:
    t = Table().end_turns(3).hand(3, "hunter").deck(3, *["farmer"] * 6)
    t.state.ended = True
    before = t.play.scores[3]
    t.do("end_turn")
    assert t.play.over
    assert t.seat(3)["hand_size"] == 5
    assert t.score(3) == before


def test_A7_no_pack_has_a_market_card_that_costs_nothing(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "action_cards.toml", 'cost = ["food"]', "cost = []")
    with pytest.raises(BadContent, match=r"farmer.*cost"):
        load(folder)


def test_A8_a_defender_discards_one_card_at_a_time_and_draws_at_the_end() -> None:
    t = Table().land(0, hill_c=1, farmland_nw=1).land(1, mountain_w=1, hill_ne=1)
    t.hand(0, "warrior", "warrior", "hunter").hand(1, "hunter", "village", "warrior")
    t.deck(1, "farmer", "farmer")
    t.do("attack hill_c mountain_w", "card warrior", "surrender")
    assert t.offered("card") == {"hunter", "village", "warrior"}
    t.do("card village")
    assert t.seat(1)["hand"] == ["hunter", "warrior"]  # nothing drawn yet
    assert t.offered("card") == {"hunter", "warrior"}
    t.do("card warrior")
    assert sorted(t.seat(1)["hand"]) == ["farmer", "farmer", "hunter"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A9_a_personal_wonder_is_never_in_deck_or_display(players: int) -> None:
    for seed in range(5):
        state = Table(players, seed).state
        personal = {seat.wonder for seat in state.seats}
        assert len(personal) == players
        assert personal.isdisjoint(state.decks[2]) and personal.isdisjoint(state.shown[2])
