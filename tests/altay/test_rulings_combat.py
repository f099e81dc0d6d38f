"""Rulings on attack and defence, each under its number."""

from tests.altay.table import Table, keys, table_of


def struck(attackers: int = 1, defenders: int = 1, *attack: str) -> Table:
    """Seat 0 on hill_c attacks seat 1 on mountain_w; further land keeps both in the game."""
    t = Table().land(0, hill_c=attackers, farmland_nw=1).land(1, mountain_w=defenders, hill_ne=1)
    return t.hand(0, *(attack or ("warrior",)), "hunter")


def test_R04_used_cards_are_discarded_before_the_defender_draws() -> None:
    t = struck().hand(1, "warrior").deck(1).discard(1)
    t.do("attack hill_c mountain_w", "fight")
    events = t.do("card warrior")
    assert [key for key in keys(events) if key in ("fought", "reshuffled", "drew")] == [
        *("fought", "reshuffled", "drew")
    ]
    assert t.seat(1)["hand"] == ["warrior"]


def test_R04_the_settlement_is_lost_before_the_defender_draws() -> None:
    t = struck(2).hand(1, "warrior").deck(1, "village")
    t.do("attack hill_c mountain_w", "surrender")
    events = t.do("card warrior")
    heard = keys(events)
    assert heard.index("captured") < heard.index("drew_hidden")


def test_R28_a_hopeless_attack_on_a_free_territory_is_not_offered() -> None:
    t = struck().marker(forest_sw="conquest_2_food")
    assert t.offered("attack") == {"hill_c mountain_w"}
    assert t.refused("attack hill_c forest_sw") == ("too_weak", "R28")


def test_R28_against_opponents_any_value_is_allowed() -> None:
    t = struck(1, 4).hand(1, "warrior").deck(1, "hunter")
    t.do("attack hill_c mountain_w", "fight", "card warrior")
    assert t.holds("hill_c") == (None, 0)


def test_R29_a_source_that_lost_a_settlement_attacks_with_what_is_left() -> None:
    t = Table().land(0, hill_c=2).land(1, mountain_w=4, forest_sw=1).hand(1, "warrior", "warrior")
    t.hand(0, "cavalry", "warrior", "hunter").deck(1, "hunter", "hunter", "hunter")
    t.do("attack hill_c mountain_w", "card warrior", "strike", "fight", "card warrior", "done")
    assert t.holds("hill_c") == (0, 1)
    t.do("attack hill_c forest_sw")
    decision = t.play.decision
    assert decision is not None
    assert decision.prompt.tokens()["attack"] == ("n", 3)


def test_R29_an_emptied_source_attacks_no_more() -> None:
    t = struck(1, 4, "warrior", "warrior").hand(1, "warrior").deck(1, "hunter")
    t.do("attack hill_c mountain_w", "strike", "fight", "card warrior")
    assert t.refused("attack hill_c mountain_w") == ("not_yours", "M6")


def test_R30_more_cards_than_needed_may_be_played() -> None:
    t = struck(3, 1, "warrior", "cavalry", "chariot").marker(forest_sw="conquest_1")
    t.do("attack hill_c forest_sw", "card chariot")
    assert t.options == {"card warrior", "card cavalry", "strike"}
    t.do("card warrior", "card cavalry")
    assert sorted(t.seat(0)["area"]) == ["cavalry", "chariot", "warrior"]
    assert t.seat(0)["markers"] == {"conquest_1": 1}


def test_R30_but_at_least_one() -> None:
    t = struck(4, 1, "warrior", "cavalry").marker(forest_sw="conquest_1")
    t.do("attack hill_c forest_sw")
    assert t.refused("strike") == ("no_card_laid", "M6")
    t = struck(4).hand(0, "hunter")
    assert t.refused("attack hill_c mountain_w") == ("no_attack_card", "M6")


def test_R31_nobody_moves_in() -> None:
    t = struck(3, 1).hand(1).marker(forest_sw="conquest_2_wood")
    t.do("attack hill_c mountain_w", "surrender")
    assert t.holds("hill_c") == (0, 3)
    assert t.holds("mountain_w") == (None, 0)


def test_R32_an_emptied_territory_is_anybodys_to_build_on() -> None:
    t = struck(3, 1).hand(1).open(0, "town").pool(wood=1)
    t.do("attack hill_c mountain_w", "surrender")
    assert t.at("mountain_w")["marker"] is None
    assert t.refused("attack hill_c mountain_w") == ("nothing_to_attack", "R32")
    t.do("put wood town")
    assert "place mountain_w" in t.options


def test_R33_a_defender_without_cards_may_still_fight() -> None:
    t = struck(1, 2).hand(1)
    t.do("attack hill_c mountain_w")
    assert t.options == {"surrender", "fight"}
    t.do("fight")
    assert t.holds("mountain_w") == (1, 2)  # 2 against 2
    t = struck(1, 2).hand(1)
    t.do("attack hill_c mountain_w", "surrender")
    assert t.holds("mountain_w") == (1, 1)


def test_R34_surrender_loses_whatever_stands_there() -> None:
    t = struck(1, 4).hand(1).done(1, "strategy")
    t.do("attack hill_c mountain_w", "surrender")
    assert t.holds("mountain_w") == (1, 3)
    assert t.seat(0)["trophies"] == [0, 1, 0, 0]


def test_R34_strategy_counts_in_a_fight() -> None:
    t = struck(1, 2).hand(1).done(1, "strategy")
    t.do("attack hill_c mountain_w", "fight")  # 2 against 2 + 1
    assert t.holds("hill_c") == (None, 0)


def test_R34_the_attacker_sees_the_defenders_strategy() -> None:
    t = struck(2, 2, "warrior", "warrior").done(1, "strategy").hand(1, "warrior", "hunter")
    t.do("attack hill_c mountain_w")  # the first card lays itself
    decision = t.play.decision
    assert decision is not None
    assert decision.prompt.tokens()["attack"] == ("n", 3)
    assert decision.prompt.tokens()["defence"] == ("n", 3)
    assert combat_of(t) == (3, 3)
    t.do("strike")
    assert combat_of(t) == (3, 3)
    t.do("fight")
    assert combat_of(t) == (3, 3)
    assert "tied" in keys(t.do("done"))


def combat_of(t: Table) -> tuple[int, int]:
    combat = table_of(t.play, 0)["combat"]
    assert combat is not None
    return combat["attack"], combat["defence"]


def test_R34_strategy_is_no_help_in_attack_nor_leadership_in_defence() -> None:
    t = struck(1, 2).hand(1).done(0, "strategy").done(1, "leadership")
    t.do("attack hill_c mountain_w", "fight")
    assert t.holds("hill_c") == (0, 1) and t.holds("mountain_w") == (1, 2)


def test_R35_k_is_the_number_of_cards_not_their_strength() -> None:
    t = struck(1, 1, "warrior", "warrior").hand(1, *["hunter"] * 3, "village")
    t.deck(1, *["farmer"] * 4)
    t.do("attack hill_c mountain_w", "card warrior", "surrender")
    t.do("card hunter")
    assert "card hunter" in t.options
    t.do("card hunter")
    assert t.asks == "ask_main"
    assert t.seat(1)["discard"] == ["hunter", "hunter"]
    assert t.seat(1)["hand_size"] == 4


def test_R36_the_defender_draws_what_is_there() -> None:
    t = struck(2, 1, "warrior", "warrior").hand(1, "hunter", "village").deck(1, "farmer")
    t.discard(1)
    t.do("attack hill_c mountain_w", "card warrior", "surrender", "card hunter", "card village")
    assert t.seat(1)["hand_size"] == 2
    assert "farmer" in t.seat(1)["hand"]


def test_R37_an_attacker_can_lose_the_last_settlement_of_a_territory() -> None:
    t = struck(1, 3).hand(1)
    t.do("attack hill_c mountain_w", "fight")
    assert t.holds("hill_c") == (None, 0)
    assert t.seat(1)["trophies"] == [1, 0, 0, 0]
    assert not t.table()["ended"]


def test_R38_own_territories_cannot_be_attacked() -> None:
    t = struck().land(0, hill_c=1, forest_sw=1)
    assert t.refused("attack hill_c forest_sw") == ("own_target", "M6")


def test_R62_a_defender_uses_no_once_per_turn_goal() -> None:
    t = struck().hand(1, "warrior").done(1, "mathematics", "philosophy", "commerce")
    t.do("attack hill_c mountain_w")
    assert t.options == {"surrender", "fight"}
    assert t.refused("use_goal mathematics") == ("not_now", "")


def test_R64_the_defender_draws_after_a_tie() -> None:
    t = struck(2, 1, "cavalry").hand(1, "chariot").deck(1, "village")
    t.do("attack hill_c mountain_w", "fight")
    events = t.do("card chariot")
    assert "tied" in keys(events)
    assert t.seat(1)["hand"] == ["village"]


def test_M6_each_ordered_pair_once_a_turn() -> None:
    t = Table().land(0, hill_c=2, forest_sw=2).land(1, mountain_w=4).hand(1)
    t.hand(0, "warrior", "warrior", "warrior", "hunter")
    t.do("attack hill_c mountain_w", "strike", "surrender")
    assert t.refused("attack hill_c mountain_w") == ("pair_used", "M6")
    t.do("attack forest_sw mountain_w", "strike", "surrender")
    assert t.holds("mountain_w") == (1, 2)
    t.hand(1, "hunter").end_turns(4)
    t.hand(0, "warrior", "hunter")
    assert "attack hill_c mountain_w" in t.options


def test_M6_only_neighbours_are_attacked() -> None:
    t = struck()
    assert t.refused("attack hill_c hill_ne") == ("not_adjacent", "M6")
    assert t.refused("attack mountain_w hill_c") == ("not_yours", "M6")


def test_M6_the_attackers_cards_go_to_the_play_area_the_defenders_to_the_discard_pile() -> None:
    t = struck(1, 2).hand(1, "warrior").deck(1, "hunter").discard(1)
    t.do("attack hill_c mountain_w", "fight", "card warrior")
    assert t.seat(0)["area"] == ["warrior"]
    assert t.seat(1)["discard"] == ["warrior"] and t.seat(1)["area"] == []


def test_M6_combat_cards_have_no_other_use() -> None:
    t = struck()
    assert t.refused("play warrior produce") == ("combat_card", "M1")
