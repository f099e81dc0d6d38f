"""The acceptance tests of the solo mode, NT1 to NT20, under their numbers."""

from typing import cast

import pytest
from tests.endless_winter.table import Table, answer, start, state

from dolmen.games.endless_winter.eclipse import BoardIncome, NewOrder
from dolmen.games.endless_winter.ids import (
    CARDS,
    COLUMNS,
    DEVELOP,
    DISPLAY,
    GROUND,
    HEXES,
    HUNT,
    INITIATE,
    JUNCTIONS,
    LAND_CARDS,
    MIGRATE,
    N_ANIMAL,
    N_CULTURE,
    N_GLACIER,
    N_IDOL,
    N_MEGALITH,
    N_SETTLE,
    N_STONE,
    NOMAD_ACTIONS,
    NOMAD_CARDS,
    site_position,
)
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.scoring import scores, winners
from dolmen.games.endless_winter.state import NOMAD_TILE, NOTHING, State

NOMADS = 1


def solo(**options: object) -> Table:
    """You and the Nomads, a bare table, no Nomad card revealed."""
    t = Table(1, options=options).row().land("land_1")
    t.s.sacrifice = []
    return t


def place(t: Table, where: str) -> None:
    t.turn(0).do(f"place_figure tribe {where}").to("the end")


def actions_of(t: Table) -> list[str]:
    """The Nomad actions carried out in the last turn."""
    last = max(n for n, e in enumerate(t.play.events) if e.message.key == "nomad_turn")
    told = [e.message for e in t.play.events[last:] if e.message.key == "nomad_action"]
    return [NOMAD_ACTIONS[message.values[2]] for message in told]


def opening() -> Table:
    return solo().next_cards("nomad_13", "nomad_09", "nomad_14").sacrifice(unseen=5)


def test_NT01_opening() -> None:
    t = opening()
    t.nomad_turn()
    assert t.s.first[HUNT] == NOMADS * 3
    assert [COLUMNS[e["column"]] for e in t.said("nomad_column_marked")] == ["hunt"]
    place(t, "migrate")
    assert t.s.first[MIGRATE] == 1
    t.nomad_turn()
    assert t.s.first[DEVELOP] == NOMADS * 3 + 1
    (why,) = t.said("nomad_column_arrow")
    assert (COLUMNS[why["marked"]], why["big"], COLUMNS[why["column"]]) == ("migrate", 0, "develop")
    t.seat(0).figures[1] = 3  # the first Tribe figure stands in Migrate
    t.turn(0).do("place_figure tribe initiate").to("the end")
    assert t.s.first[INITIATE] == 2
    t.nomad_turn()
    assert t.s.first[HUNT] == NOMADS * 3, "their third figure stands on the large space"
    assert t.seat(NOMADS).figures == [HUNT + 1, DEVELOP + 1, HUNT + 1]
    assert [COLUMNS[e["column"]] for e in t.said("nomad_column_all_taken")] == ["hunt"]
    assert [COLUMNS[e["column"]] for e in t.said("nomad_large")] == ["hunt"]
    t.turn(0).do("place_figure chief rest").to("the end")
    assert all(first != 0 for first in t.s.first), "Rest is not a column"


def test_NT02_actions_of_the_three_turns() -> None:
    t = opening().nomad_turn()
    assert actions_of(t) == ["n_random_animal", "n_tool"]
    place(t, "migrate")
    t.nomad_turn()
    assert actions_of(t) == ["n_stone", "n_tool", "n_idol"]
    place(t, "initiate")
    t.nomad_turn()
    assert actions_of(t) == ["n_animal", "n_food", "n_tool", "n_tool"]


def test_NT02_with_option_c_every_list_ends_with_the_covered_card() -> None:
    t = opening()
    t.s.nomad_row = [NOMAD_CARDS.index("nomad_06")]
    t.s.nomad_deck.remove(NOMAD_CARDS.index("nomad_06"))
    t.nomad_turn()
    assert actions_of(t) == ["n_random_animal", "n_tool", "n_food"]
    place(t, "migrate")
    t.nomad_turn()
    assert actions_of(t) == ["n_stone", "n_tool", "n_idol", "n_idol"]


@pytest.mark.parametrize(("card", "column"), [("nomad_05", "hunt"), ("nomad_06", "migrate")])
def test_NT03_wrap_around(card: str, column: str) -> None:
    t = solo().occupy(0, INITIATE, DEVELOP).next_cards(card).sacrifice(unseen=3)
    t.nomad_turn()
    assert t.seat(NOMADS).figures[0] == COLUMNS.index(column) + 1


def zoo(t: Table) -> Table:
    t.animals(NOMADS, ground_sloth=1)
    t.ground(r0c0="glyptodon", r0c1="woolly_rhino", r1c0="sabertooth")
    return t.ground(r1c1="mastodon", r2c0="argentavis", r2c1="giant_beaver")


def taken(t: Table) -> str:
    return GROUND[int(t.said("took_animal")[-1]["cell"])]


def test_NT04_animal() -> None:
    t = zoo(solo().row("nomad_02")).nomad_action(N_ANIMAL)
    assert taken(t) == "r2c1"
    assert len(t.said("nomad_animal_new")[0]["candidates"]) == 6
    t = zoo(solo().row("nomad_02"))
    t.s.ground[GROUND.index("r2c1")] = NOTHING
    assert taken(t.nomad_action(N_ANIMAL)) == "r1c1"
    t = zoo(solo().row("nomad_02")).ground(r0c0="ground_sloth").nomad_action(N_ANIMAL)
    assert taken(t) == "r0c0", "rule 1 goes before the arrows"
    assert t.said("nomad_animal_owned")[0]["candidates"] == ((GROUND.index("r0c0"), 0),)


def full_display(t: Table) -> Table:
    names = [name for name in CARDS if name in ("fire_making",)] + list(CARDS[10:17])
    return t.display(**dict(zip(DISPLAY, names, strict=True)))


def test_NT05_culture() -> None:
    t = full_display(solo().row("nomad_03"))
    card = t.s.display[DISPLAY.index("r1c0")]
    t.nomad_action(N_CULTURE)
    assert t.s.sacrifice == [card]
    t = full_display(solo().row("nomad_03"))
    t.s.display[DISPLAY.index("r0c0")] = t.s.display[DISPLAY.index("r1c0")] = NOTHING
    card = t.s.display[DISPLAY.index("r1c1")]
    assert t.nomad_action(N_CULTURE).s.sacrifice == [card]


def test_NT06_megalith() -> None:
    t = solo().row("nomad_02").space_at(3, 7, "site1_r0c0").nomad_action(N_MEGALITH)
    assert t.s.site[site_position(1, 3, 7)]
    assert t.seat(NOMADS).food == 1, "its income"
    t = solo().row("nomad_02").pieces(0, (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1))
    t.nomad_action(N_MEGALITH)
    assert t.s.site[site_position(2, 0, 0)]
    assert t.seat(NOMADS).points == 4


def settled(**hexes: int) -> Table:
    return solo().camps(NOMADS, **hexes)


def hexes_of(t: Table) -> set[str]:
    return {HEXES[hex_] for hex_, n in enumerate(t.seat(NOMADS).camps) if n}


def test_NT07_village() -> None:
    t = settled(i_se=1, i_sw=1, o_se=1, o_s=1, o_wnw=1).row("nomad_02").land("land_5")
    t.nomad_action(N_SETTLE)
    (choice,) = t.said("nomad_junction")
    assert {JUNCTIONS[j] for j in choice["candidates"]} == {"jm_s", "jc_se_s"}
    assert t.s.junctions[JUNCTIONS.index("jc_se_s")] == NOMADS
    assert t.seat(NOMADS).food == 0
    assert hexes_of(t) == {"i_se", "i_sw", "o_ne", "o_ene", "o_s"}
    row = influences(t.s)[NOMADS]
    found = {HEXES[h]: n for h, n in enumerate(row) if n}
    assert found == {"i_se": 3, "o_se": 2, "o_s": 3, "i_sw": 1, "o_ne": 1, "o_ene": 1}


def test_NT08_no_village_possible() -> None:
    t = settled(i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).row("nomad_01").land("land_3")
    t.nomad_action(N_SETTLE)
    assert len(t.said("nomad_no_village")) == 1
    assert hexes_of(t) == {"i_se", "i_sw", "o_se", "o_s", "o_wnw"}


def megaliths(t: Table) -> int:
    return t.seat(NOMADS).built


def test_NT09_replacements_of_a_stone() -> None:
    t = solo().row("nomad_01").owned(NOMADS, "stone_of_ice", "stone_of_glory", "stone_of_gifts")
    assert megaliths(t.nomad_action(N_STONE)) == 1
    t = solo().row("nomad_01").give(NOMADS, food=1)
    t.stones("stone_of_ice", "great_stone_of_bones").space_at(0, 0, "site1_r1c2")
    t.nomad_action(N_STONE)
    assert (megaliths(t), t.seat(NOMADS).food) == (1, 1), "nothing is paid"
    t = solo().row("nomad_01").give(NOMADS, built=10, food=9, tools=4).sacrifice(unseen=4)
    t.s.round = 2
    t.s.stones = [NOTHING, 10]
    t.nomad_action(N_STONE)
    assert len(t.s.sacrifice) == 3
    assert [e["why"] for e in t.said("nomad_replaced")] == [3, 8], "no stone; no Megalith"


def test_NT09_replacement_of_a_culture_card_down_to_an_idol() -> None:
    t = solo().row("nomad_01").give(NOMADS, tools=5, food=10).nomad_action(N_CULTURE)
    assert t.seat(NOMADS).glory == 1
    assert len(t.said("nomad_replaced")) == 4


def test_NT09_replacement_of_incomes() -> None:
    t = solo().row("nomad_01").sacrifice(unseen=2).gain(NOMADS, draw=1)
    assert len(t.s.sacrifice) == 1
    t = solo().row("nomad_01").give(NOMADS, tools=5, food=3).gain(NOMADS, tribe_to_hand=1)
    assert t.seat(NOMADS).food == 4
    t = solo().row("nomad_01").give(NOMADS, food=10).gain(NOMADS, tip=1)
    assert t.seat(NOMADS).glory == 1
    t = solo().row("nomad_01").give(NOMADS, food=9).gain(NOMADS, food=2)
    assert (t.seat(NOMADS).food, t.seat(NOMADS).glory) == (10, 1)


def test_NT10_idols() -> None:
    t = solo().row("nomad_01").give(NOMADS, glory=11)
    t.nomad_action(N_IDOL)
    assert (t.seat(NOMADS).glory, t.seat(NOMADS).points) == (12, 5)
    t.nomad_action(N_IDOL)
    assert t.seat(NOMADS).offering == 1
    t.give(NOMADS, offering=12, points=0).nomad_action(N_IDOL).nomad_action(N_IDOL)
    assert t.seat(NOMADS).points == 2


def test_NT11_eclipse() -> None:
    t = solo().row("nomad_13").pile(0, "tribesman", "tribesman", "shaman")
    t.s.nomad_pile = [NOMAD_CARDS.index("nomad_01"), NOMAD_CARDS.index("nomad_06")]
    t.seat(0).figures[2] = 0
    t.owned(NOMADS, "stone_of_ice", "stone_of_glory").give(NOMADS, built=3)
    t.s.order = (0, NOMADS)
    t.village(NOMADS, "jm_n").camps(0, i_ne=3, i_nw=3, o_n=3)  # you lead there
    t.step(NewOrder())
    assert t.said("nomad_pile")[0]["labor"] == 8
    assert t.said("pile")[0]["labor"] == 6
    assert t.s.order == (NOMADS, 0)
    assert t.said("gained")[:2] == [
        {"seat": 29, "n": 1, "op": 0},  # village slot 1
        {"seat": 29, "n": 1, "op": 0},  # megalith slot 1
    ]
    assert t.seat(NOMADS).food == 2
    assert t.seat(NOMADS).points == 1 + 4
    t.to("the end")
    assert t.said("gained")[2] == {"seat": 0, "n": 1, "op": 0}, "your place in the turn order"


def camped(**options: object) -> Table:
    t = solo(**options).camps(NOMADS, i_ne=1, i_nw=1, o_n=1, o_se=1, o_sw=1)
    return t.village(NOMADS, "jm_s", "jm_wsw", "jm_ese").row("nomad_01").land("land_3")


@pytest.mark.parametrize("village_side", [False, True])
def test_NT12_nomad_tile(village_side: bool) -> None:
    t = camped(village_tile=village_side)
    names = [HEXES.index(name) for name in ("i_ne", "i_nw", "o_n")]
    before = influences(t.s)[NOMADS]
    t.nomad_action(N_SETTLE)
    assert t.s.junctions[JUNCTIONS.index("jm_n")] == NOMAD_TILE
    t.camps(NOMADS, o_n=1)
    after = influences(t.s)[NOMADS]
    gain = 2 if village_side else 1
    assert [after[h] - before[h] for h in names] == [gain] * 3


def test_NT12_the_tile_moves_on() -> None:
    t = camped().nomad_action(N_SETTLE)
    t.seat(NOMADS).camps = [0] * len(HEXES)
    t.camps(NOMADS, i_ne=1, i_nw=1, o_n=1, o_se=1, o_sw=1).land("land_3")
    t.nomad_action(N_SETTLE)
    assert len(t.said("nomad_no_village")) == 1, "the tile itself occupies jm_n"
    t.seat(NOMADS).camps = [0] * len(HEXES)
    t.camps(NOMADS, i_ne=1, i_nw=1, o_ne=1, o_n=1, o_sw=1).land("land_3")
    t.nomad_action(N_SETTLE)
    assert t.s.junctions[JUNCTIONS.index("jc_ne_n")] == NOMAD_TILE
    assert t.s.junctions[JUNCTIONS.index("jm_n")] == NOTHING


def test_NT13_land_deck_is_shuffled_anew() -> None:
    t = settled(i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).row("nomad_01")
    t.s.land_discard, t.s.land_deck = list(range(len(LAND_CARDS))), []
    t.nomad_action(N_SETTLE)
    assert (len(t.s.land_deck), len(t.s.land_discard)) == (5, 1)
    assert len(t.said("land_reshuffled")) == 1


def test_NT14_glacier_scoring() -> None:
    t = settled(i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).row("nomad_01")
    t.tile(o_s="tile_glacier_1", o_wnw="tile_glacier_2", o_n="tile_glacier_3")
    t.tile(i_ne="tile_plains_1", i_e="tile_forest_1", o_se="tile_tundra_1")
    t.village(NOMADS, "jm_n").nomad_action(N_GLACIER)
    assert t.seat(NOMADS).points == 2


def test_NT15_final_scoring() -> None:
    t = solo().give(NOMADS, points=61, food=9, tools=4, offering=10, glory=11)
    # 8 buried cards with 15 printed points in all.
    t.grave(NOMADS, "star_lore", "ancestor_worship", "fire_making", "snares")
    t.seat(NOMADS).grave += [CARDS.index(n) for n in ("tracking", "barter", "snowshoes", "kinship")]
    t.sacrifice(unseen=5)
    t.animals(NOMADS, ground_sloth=4, mastodon=2, glyptodon=1, argentavis=1)
    row = scores(t.s)[NOMADS]
    assert row[:5] == [61, 6, 24, 15, 16]
    assert sum(row) == 122


@pytest.mark.parametrize("extra", [False, True])
def test_NT16_setup(extra: bool) -> None:
    play = start(1, 7, extra_card=extra)
    s = state(play)
    assert len(s.animal_deck) == 60 - 6 - 1
    assert sum(s.seats[NOMADS].upright) == 1
    assert len(s.sacrifice) == 10
    assert [len(deck) for deck in s.culture_decks] == [15 - 8, 15]
    assert len(s.land_deck) == 6
    answer(play, "choose_setup")
    assert play.decision is not None
    play.do(play.decision.actions[0])
    s = cast(State, play.state)
    assert s.seats[NOMADS].food == 0
    camps = ("nomad_outer_camps", "nomad_inner_camps")
    told = [e.message for e in play.events if e.message.key in ("gained", *camps)]
    assert told[0].key == "gained"
    assert told[0].values[1] == 1, "1 food for the second place"
    assert (told[1].key, told[2].key) == camps
    assert len(s.land_deck) == 5


def test_NT16_nomad_deck_before_their_first_turn() -> None:
    play = start(1, 7, extra_card=True)
    while not any(e.message.key == "nomad_extra" for e in play.events):
        assert play.decision is not None
        play.do(play.decision.actions[0])
    keys = [e.message.key for e in play.events]
    assert keys.index("nomad_extra") < keys.index("nomad_turn")
    s = state(play)
    assert len(set(s.nomad_deck + s.nomad_row + s.nomad_pile)) == 16
    assert len(s.nomad_row) == 2, "the extra card and that of the first turn"


def test_NT17_chain_in_step_4() -> None:
    t = solo().row("nomad_01").village(NOMADS, "jm_n", "jm_s", "jm_ene")
    t.give(NOMADS, built=9, glory=7).owned(NOMADS, "stone_of_ice")
    # The arrows point west and north: the first free space is (0, 0).
    t.space_at(0, 0, "site1_r0c0").step(BoardIncome(NOMADS))
    me = t.seat(NOMADS)
    assert me.glory == 9
    assert me.built == 10
    assert me.points == 1 + 1 + 2 + 2 + 2
    assert (me.food, me.tools) == (3, 2)


def test_NT18_option_c() -> None:
    t = solo(extra_card=True).row("nomad_16").next_cards("nomad_02").sacrifice(unseen=2)
    t.nomad_turn()
    assert t.seat(NOMADS).figures[0] == INITIATE + 1
    assert actions_of(t) == ["n_idol", "n_bury", "n_eclipse"]
    assert (len(t.s.nomad_deck), len(t.s.nomad_pile)) == (13, 1)


def test_NT19_two_camp_moves_are_one_special_action() -> None:
    t = settled(i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).row("nomad_01").land("land_3")
    t.space_at(0, 0, "site4_r1c0").nomad_action(N_MEGALITH)
    assert t.s.site[site_position(1, 0, 0)]
    assert len(t.said("nomad_no_village")) == 1


def test_NT20_equal_points_are_lost() -> None:
    t = solo().give(0, points=118).give(NOMADS, points=118)
    assert winners(t.s) == [NOMADS]
    t.give(0, points=119)
    assert winners(t.s) == [0]
