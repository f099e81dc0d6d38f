"""The acceptance tests of the base game, B1 to B24, under their numbers."""

from pathlib import Path

from tests.endless_winter.table import Table, corrected

from dolmen.games.endless_winter.eclipse import BoardIncome, EclipseOf, NewOrder, SealPile
from dolmen.games.endless_winter.ids import ANIMALS, CARDS, HEXES, SLOTS
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.preparation import Preparation
from dolmen.games.endless_winter.scoring import scores
from dolmen.games.endless_winter.state import NOTHING


def hunters(**ground: str) -> Table:
    t = Table().hand(0, "start_brave", "tribesman").ground(**ground)
    t.s.animal_deck = []
    t.turn(0).do("place_figure tribe hunt")
    return t.do("play_tribe start_brave", "play_tribe tribesman")


def test_B01_labor_of_two_cards_in_hunt() -> None:
    t = hunters()
    assert t.s.labor == 2 + 1
    t.to("take_first_figure")
    assert t.options == ["first_figure", "decline"]
    t.do("first_figure", "take")
    assert (t.seat(0).food, t.seat(0).tools) == (1, 1)


def test_B02_the_second_animal_is_too_dear() -> None:
    t = hunters(r0c0="ground_sloth", r0c1="glyptodon", r1c0="argentavis")
    t.do("column_option hunt_animal", "pick_animal_cell r0c0")
    assert t.seat(0).upright[ANIMALS.index("ground_sloth")] == 1
    assert t.s.labor == 1
    # With a cheaper Animal in reach the option is open, but the glyptodon stays out of reach.
    t.hand(0, "tribesman")
    t.do("column_option hunt_animal")
    assert t.seat(0).upright[ANIMALS.index("argentavis")] == 1, "the only one that can be paid"
    assert t.seat(0).upright[ANIMALS.index("glyptodon")] == 0


def test_B02_refusal_names_what_is_missing() -> None:
    t = hunters(r0c0="sabertooth", r0c1="mastodon", r1c0="argentavis")
    t.do("column_option hunt_animal")
    reason = t.refusal("pick_animal_cell r0c1")
    assert (reason.key, reason.rule) == ("lacks_tools", "R7")
    assert reason.message.values == (1, 0)


def test_B03_exchange_of_a_tribesman() -> None:
    t = Table().hand(0, "tribesman").give(0, food=1).turn(0)
    t.do("place_figure tribe develop", "play_tribe tribesman", "use_exchange")
    assert (t.seat(0).food, t.seat(0).tools) == (0, 1)


def test_B04_two_culture_cards_in_one_turn() -> None:
    t = Table().hand(0, "body_painting", "flint_knapping", "tribesman").turn(0)
    t.do("play_culture body_painting", "pick_track glory", "pick_track offering")
    t.do("play_culture flint_knapping", "take", "take")
    me = t.seat(0)
    assert (me.glory, me.offering, me.tools) == (1, 1, 2)
    assert me.discard == [CARDS.index("tribesman")]
    assert t.asked == "place_figure", "a third card would need another discard"


def test_B05_glory_4_buries_a_card() -> None:
    t = Table().give(0, glory=3).discard(0, "tribesman").gain(0, idol=1)
    t.do("pick_track glory")
    assert t.seat(0).glory == 4
    assert t.options == ["pick_bury discard tribesman", "lesser", "decline"]
    t.do("pick_bury discard tribesman")
    assert t.seat(0).grave == [CARDS.index("tribesman")]


def test_B06_idols_beyond_the_top() -> None:
    t = Table().give(0, glory=12, offering=12).gain(0, idol=2)
    assert t.seat(0).points == 2
    assert not t.options


def builders() -> Table:
    return Table().camps(0, i_ne=1, i_nw=1, o_n=2).give(0, food=2).turn(0)


def test_B07_a_village_takes_one_camp_per_hex() -> None:
    t = builders().do("place_figure tribe migrate", "next_step", "column_option build_village")
    me = t.seat(0)
    assert me.food == 0
    assert {HEXES[h]: n for h, n in enumerate(me.camps) if n} == {"o_n": 1}
    row = influences(t.s)[0]
    assert [row[HEXES.index(name)] for name in ("i_ne", "i_nw", "o_n")] == [2, 2, 3]


def test_B08_no_village_at_the_base_hex() -> None:
    t = builders().camps(0, base=1).gain(0, village=1)
    assert "pick_junction jm_n" in t.options
    assert t.refused("pick_junction jb_n") == "R25"


def test_B09_tied_players_both_gain_the_hex() -> None:
    t = Table(3).tile(o_n="tile_plains_1")
    t.village(0, "jm_n").camps(0, o_n=1).camps(1, o_n=3).camps(2, o_n=1)
    t.step(*(EclipseOf(seat) for seat in (0, 1, 2)))
    t.to("the end")
    gained = [e["seat"] for e in t.said("terrain") if e["hex"] == HEXES.index("o_n")]
    assert gained == [0, 1]


def test_B10_raised_megalith_on_three_colours() -> None:
    t = Table(3).pieces(0, (1, 0, 0), (1, 0, 1)).pieces(1, (1, 1, 0)).pieces(2, (1, 1, 1))
    t.gain(0, megalith=1)
    assert "pick_site 2 0 0" in t.options
    t.do("pick_site 2 0 0")
    assert t.seat(0).points == 4
    assert t.seat(0).raised == 1
    assert (t.seat(0).food, t.seat(0).tools, t.seat(0).glory) == (0, 0, 0)


def test_B11_only_empty_megalith_slots_pay() -> None:
    t = Table().give(0, built=3).step(BoardIncome(0))
    assert (t.seat(0).food, t.seat(0).tools, t.seat(0).points) == (1, 0, 0)


def test_B12_a_stone_of_era_one_in_round_two() -> None:
    t = Table().give(0, food=2, tools=1)
    t.s.round = 2
    t.stones("stone_of_ice", "stone_of_glory", "great_stone_of_bones", "great_stone_of_glory")
    t.turn(0).do("place_figure tribe develop", "column_option sacred_stone")
    assert t.options == ["pick_stone stone_of_ice", "pick_stone stone_of_glory"]
    assert t.refused("pick_stone great_stone_of_bones") == "R24"
    t.do("pick_stone stone_of_ice", "pick_track glory")
    assert (t.seat(0).food, t.seat(0).tools, t.seat(0).glory) == (0, 0, 1)


def test_B13_great_stone_of_beasts() -> None:
    t = Table().owned(0, "great_stone_of_beasts").animals(0, mastodon=2, argentavis=1)
    t.tipped(0, sabertooth=1).step(BoardIncome(0))
    assert t.seat(0).points == 2 * 3


def test_B14_new_turn_order_and_its_incomes() -> None:
    t = Table(3).pile(0, "tribesman", "tribesman").pile(1, "shaman")
    t.seat(1).figures[1] = 0  # one figure rests
    t.give(1, glory=11)
    t.step(NewOrder())
    assert t.s.order == (1, 0, 2)
    assert [e["labor"] for e in t.said("pile") + t.said("pile_empty")] == [2, 4, 0]
    t.to("the end")
    assert [t.seat(seat).food for seat in (0, 1, 2)] == [1, 0, 2]


def test_B15_ties_keep_the_old_order() -> None:
    t = Table().pile(0, "tribesman", "tribesman", "tribesman").pile(1, "shaman", "tribesman")
    t.s.order = (1, 0)
    t.step(NewOrder())
    assert t.s.order == (1, 0)


def herd(t: Table) -> Table:
    return t.animals(0, sabertooth=2, mastodon=1, argentavis=2).tipped(0, sabertooth=2)


def test_B16_animal_sets_without_the_tipped_ones(tmp_path: Path) -> None:
    assert scores(herd(Table()).s)[0][4] == 3 + 1 + 5
    pack = corrected(
        tmp_path, "game.toml", "tipped_animals_count = false", "tipped_animals_count = true"
    )
    assert scores(herd(Table(pack=pack)).s)[0][4] == 10 + 1 + 5


def test_B17_offering() -> None:
    t = Table().give(0, food=7, tools=4, offering=8)
    assert scores(t.s)[0][1] == 5


def test_B18_buried_cards_and_their_points() -> None:
    t = Table().give(0, glory=9)
    t.grave(0, "star_lore", "snares", "tribesman", "tribesman", "elder", "tribeswoman")
    row = scores(t.s)[0]
    assert row[2] + row[3] == 6 * 2 + 5


def test_B19_a_tool_too_many_is_lost() -> None:
    t = Table().give(0, food=10, tools=5).gain(0, tool=1)
    assert (t.seat(0).food, t.seat(0).tools) == (10, 5)
    t = Table().give(0, food=9, tools=5).gain(0, tool=2)
    assert (t.seat(0).food, t.seat(0).tools) == (10, 5), "as food, of which one fits"


def test_B20_change_of_era() -> None:
    t = Table().hand(0, "snares").deck(0, *["tribesman"] * 9)
    t.display(r0c0="fire_making", r1c3="snares")
    t.s.round = 2
    t.s.push(Preparation())
    while t.s.round == 2 or t.s.display[0] == NOTHING:
        t.s.stack.pop().run(t.s)
    eras = [t.s.content.culture_of(card).era for card in t.s.display]
    assert eras == [2] * 8
    assert not t.s.culture_decks[0]
    assert len(t.seat(0).hand) == 1 + 5


def test_B21_only_the_offering_track_is_left() -> None:
    t = Table().give(0, glory=12, offering=5).gain(0, idol=1)
    assert t.seat(0).offering == 6
    assert not t.options


def test_B22_a_megalith_inside_the_board_income() -> None:
    t = Table().village(0, "jm_n", "jm_s", "jm_ene").give(0, built=9, glory=7)
    t.step(BoardIncome(0))
    items = [o for o in t.options if o.startswith("order_next")]
    assert items == [
        f"order_next {slot}"
        for slot in (
            "village_1",
            "village_2",
            "village_3",
            "megalith_1",
            "megalith_2",
            "megalith_4",
        )
    ]
    assert t.said("slot")[0]["slot"] == SLOTS.index("megalith_3"), "points alone come first"
    t.do("order_next village_3", "pick_track glory")
    assert t.seat(0).glory == 8
    place = next(option for option in t.options if option.startswith("pick_site"))
    t.do(place)
    assert t.seat(0).built == 10
    while t.asked not in ("order", ""):
        t.do(t.options[0])
    assert "order_next megalith_5" not in t.options


def test_B23_tip_ends_step_b() -> None:
    t = Table().hand(0, "brave").animals(0, mastodon=1).turn(0)
    t.s.animal_deck = []
    t.do("place_figure tribe hunt", "next_step", "column_option tip_one")
    t.do("pick_own_animal mastodon")
    assert t.seat(0).food == 4
    assert t.asked == "take_first_figure", "the brave can no longer be played"
    t.do("first_figure", "take")
    assert (t.seat(0).food, t.seat(0).tools) == (5, 1)


def test_B24_every_pile_in_one_way_only() -> None:
    t = Table().hand(0, "tribesman", "tribesman", "shaman", "snares").step(SealPile(0))
    assert t.options == ["eclipse_add shaman", "eclipse_add tribesman", "eclipse_done"]
    t.do("eclipse_add shaman")
    assert t.options == ["eclipse_add tribesman", "eclipse_done"]
    t.do("eclipse_add tribesman")
    assert t.options == ["eclipse_add tribesman", "eclipse_done"]
    assert t.refused("eclipse_add shaman") == "E1"
