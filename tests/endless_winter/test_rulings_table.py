"""Rulings R19 to R40, R48 to R54, R58: site, map, animals, stones, Eclipse."""

from tests.endless_winter.table import Table

from dolmen.games.endless_winter.eclipse import BoardIncome, EclipseOf, NewOrder, TerrainIncome
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    BASE_STONES,
    CARDS,
    COUNTERS,
    GROUND,
    HEXES,
    SLOTS,
    site_position,
)
from dolmen.games.endless_winter.influence import hexes_led
from dolmen.games.endless_winter.preparation import Preparation, Refill
from dolmen.games.endless_winter.scoring import scores, winners
from dolmen.games.endless_winter.state import NOTHING


def count(t: Table, name: str, seat: int = 0) -> int:
    return t.s.rules.counters[COUNTERS.index(name)](t.s, seat)


def test_R19_a_slot_pays_when_both_pieces_are_gone() -> None:
    for built, food, tools in ((1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 1)):
        t = Table().give(0, built=built).step(BoardIncome(0)).to("the end")
        assert (t.seat(0).food, t.seat(0).tools) == (food, tools)


def test_R20_no_megaliths_left() -> None:
    t = Table().give(0, built=10).gain(0, megalith=1)
    assert t.options == ["lesser", "decline"]
    assert t.refused("pick_site 1 0 0") == "R20"


def test_R21_supports_of_any_colour() -> None:
    t = Table().pieces(1, (1, 0, 0), (1, 0, 1), (1, 1, 0))
    t.s.site[site_position(1, 1, 1)] = 2  # a neutral piece
    t.gain(0, megalith=1)
    assert "pick_site 2 0 0" in t.options
    reason = t.refusal("pick_site 2 0 1")
    assert (reason.rule, reason.message.values) == ("R21", (2,))
    assert t.refused("pick_site 1 0 0") == "6.3"


def test_R22_space_incomes_below_are_not_gained_again() -> None:
    t = Table().pieces(0, (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)).gain(0, megalith=1)
    t.do("pick_site 2 0 0")
    assert t.said("gained") == []
    assert t.seat(0).points == 4


def test_R23_stone_and_village_as_an_income_cost_the_same() -> None:
    t = Table().give(0, food=2, tools=1).gain(0, sacred_stone=1)
    t.do(t.options[0])
    assert (t.seat(0).food, t.seat(0).tools) == (0, 0)
    t = Table().camps(0, i_ne=1, i_nw=1, o_n=1).give(0, food=1).gain(0, village=1)
    assert t.options == ["lesser", "decline"]
    assert t.refused("pick_junction jm_n") == "R7"


def test_R24_era_one_stones_stay_available() -> None:
    t = Table().give(0, food=2, tools=1).stones("stone_of_ice", "great_stone_of_bones")
    t.s.round = 3
    t.gain(0, sacred_stone=1)
    assert t.options[:2] == ["pick_stone stone_of_ice", "pick_stone great_stone_of_bones"]


def test_R25_no_junction_of_the_base_hex() -> None:
    t = Table().camps(0, base=1, i_ne=1, i_nw=1).give(0, food=9).gain(0, village=1)
    assert t.options == ["lesser", "decline"]
    assert t.refused("pick_junction jb_n") == "R25"


def test_R26_one_camp_per_hex_returns() -> None:
    t = Table().camps(0, i_ne=2, i_nw=1, o_n=2).give(0, food=2).gain(0, village=1)
    t.do("pick_junction jm_n")
    left = {HEXES[h]: n for h, n in enumerate(t.seat(0).camps) if n}
    assert left == {"i_ne": 1, "o_n": 1}
    assert t.seat(0).board_camps == 3


def test_R27_where_camps_are_placed() -> None:
    t = Table().village(0, "jm_n").village(1, "jm_s").gain(0, place_camp=1)
    assert t.options == [
        "pick_hex base",
        "pick_hex i_ne",
        "pick_hex i_nw",
        "pick_hex o_n",
        "lesser",
        "decline",
    ]
    assert t.refused("pick_hex o_s") == "R27"


def test_R28_without_camps_a_placement_becomes_a_move() -> None:
    t = Table().camps(0, i_ne=5).gain(0, place_camp=1)
    assert t.options == ["lesser", "decline"]
    assert t.refused("pick_hex base") == "R28"
    t.do("lesser", "pick_camp i_ne", "pick_step base")
    assert t.seat(0).camps[0] == 1


def test_R29_occupied_hexes_may_be_entered() -> None:
    t = Table().camps(0, base=1).camps(1, i_ne=5).gain(0, move_camp=1)
    t.do("pick_camp base")
    assert "pick_step i_ne" in t.options
    t.do("pick_step i_ne")
    assert t.seat(0).camps[HEXES.index("i_ne")] == 1
    assert t.seat(1).camps[HEXES.index("i_ne")] == 5


def test_R30_tied_influence_leads() -> None:
    t = Table(3).camps(0, o_n=1).camps(1, o_n=1).camps(2, o_s=1)
    assert hexes_led(t.s, 0) == hexes_led(t.s, 1) == [HEXES.index("o_n")]


def test_R31_the_list_of_hexes_is_fixed() -> None:
    t = Table().tile(i_e="tile_wetland_3", i_ne="tile_plains_1", i_w="tile_forest_1")
    t.camps(0, i_e=1, i_w=1).step(TerrainIncome(0))
    t.do("order_next i_e", "pick_camp i_e", "pick_step i_ne")
    t.to("the end")
    hexes = [HEXES[e["hex"]] for e in t.said("terrain")]
    assert hexes == ["i_e", "i_w"], "the hex entered meanwhile does not pay"


def test_R32_tipped_animals() -> None:
    t = Table().animals(0, mastodon=1).gain(0, tip=1).do("pick_own_animal mastodon")
    assert t.seat(0).food == 4
    assert (count(t, "animals"), count(t, "animal_types"), count(t, "animals_tipped")) == (1, 1, 1)
    assert count(t, "animals_upright") == 0
    t.gain(0, tip=1)
    assert t.refused("pick_own_animal mastodon") == "R32"
    assert scores(t.s)[0][4] == 0


def test_R33_displays_are_refilled_in_preparation_only() -> None:
    t = Table().ground(r0c0="mastodon").display(r0c0="barter")
    t.gain(0, animal=1).do("pick_animal_cell r0c0")
    t.gain(0, culture=1).do("pick_culture_cell r0c0")
    assert t.s.ground == [NOTHING] * 6
    assert t.s.display == [NOTHING] * 8
    t.deck(0, *["elder"] * 5).deck(1, *["elder"] * 5)
    Refill().run(t.s)
    assert NOTHING not in t.s.ground
    assert NOTHING not in t.s.display


def test_R34_cards_never_move_and_gaps_stay() -> None:
    t = Table().ground(r0c0="mastodon", r1c1="argentavis").gain(0, animal=1)
    t.do("pick_animal_cell r0c0")
    assert t.s.ground[GROUND.index("r1c1")] == ANIMALS.index("argentavis")
    t.gain(0, animal=1)
    assert t.refused("pick_animal_cell r0c0") == "R34"
    t.do("decline").gain(0, reveal_animal=1).do("take")
    assert t.s.ground[GROUND.index("r0c0")] != NOTHING, "the first empty space"


def test_R35_empty_animal_deck() -> None:
    t = Table()
    t.s.animal_deck = []
    t.gain(0, reveal_animal=1)
    assert not t.options
    t.gain(0, random_animal=1)
    assert t.seat(0).food == 1, "only the lesser income is possible"


def test_R36_empty_culture_deck() -> None:
    t = Table()
    t.s.culture_decks[0] = [CARDS.index("barter")]
    Refill().run(t.s)
    assert t.s.display == [CARDS.index("barter")] + [NOTHING] * 7


def test_R37_no_culture_card_in_the_eclipse_pile() -> None:
    vocabulary = Table().play.game.vocabulary
    names = {action.text for action in vocabulary if action.verb.name == "eclipse_add"}
    assert "eclipse_add elder" in names
    assert "eclipse_add snares" not in names


def test_R38_labor_ties() -> None:
    t = Table(4).pile(3, "tribesman")
    t.s.order = (2, 0, 3, 1)
    t.step(NewOrder())
    assert t.s.order == (3, 2, 0, 1)


def test_R39_rest_bonus() -> None:
    t = Table().pile(0, "tribesman")
    t.seat(1).figures[0] = t.seat(1).figures[1] = 0
    t.step(NewOrder())
    assert [e["labor"] for e in t.said("pile") + t.said("pile_empty")] == [1, 4]
    assert t.s.order == (1, 0)


def test_R48_argentavis_scores_as_an_x5_type() -> None:
    t = Table().animals(0, argentavis=3, giant_beaver=1)
    assert scores(t.s)[0][4] == 5 + 2


def test_R49_no_promo_animals_in_the_box() -> None:
    s = Table().s
    counts = sorted(s.content.animals[animal].count for animal in s.rules.animals)
    assert counts == [5, 5, 10, 10, 10, 10, 10]


def test_R51_the_player_orders_incomes_of_one_step() -> None:
    t = Table().pile(0, "elder", "shaman", "tribesman").hand(0, "scout")
    t.step(EclipseOf(0))
    assert t.options == ["order_next elder", "order_next shaman", "order_rest"]
    assert t.refused("order_next tribesman") == "E3"
    t.do("order_next shaman", "pick_track glory", "pick_bury hand scout")
    assert t.said("eclipse_card")[0]["card"] == CARDS.index("shaman")
    assert not t.options, "the last one needs no question"


def test_R52_neutral_megaliths_count_for_their_builder() -> None:
    t = Table().gain(0, megalith=1)
    t.do(t.options[0]).to("the end")
    assert t.play.view(0)["table"]["site"]["pieces"][0]["neutral"] is True
    assert count(t, "megaliths_built") == 1
    t.give(0, built=2).gain(0, megalith=1)
    t.do(t.options[0]).to("the end")
    assert [p["neutral"] for p in t.play.view(0)["table"]["site"]["pieces"]].count(False) == 1


def test_R54_eclipse_piles_stay_apart_until_preparation() -> None:
    t = Table().pile(0, "elder", "shaman").gain(0, draw=1)
    assert "take" not in t.options, "the pile is no discard pile"
    t.do("decline").deck(1, "elder")
    Preparation().run(t.s)
    assert sorted(t.seat(0).discard) == sorted(CARDS.index(n) for n in ("elder", "shaman"))
    assert t.seat(0).pile == []


def test_R58_what_falls_due_during_the_step_waits() -> None:
    t = Table().give(0, built=1, glory=7).village(0, "jm_n", "jm_s", "jm_ene")
    t.step(BoardIncome(0)).do("order_next village_3", "pick_track glory")
    t.do(next(option for option in t.options if option.startswith("pick_site")))
    t.to("the end")
    assert t.seat(0).built == 2
    slots = [SLOTS[said["slot"]] for said in t.said("slot")]
    assert slots == ["village_3", "village_1", "village_2"]


def test_R58_points_of_a_stone_count_when_it_is_resolved() -> None:
    t = Table().owned(0, "stone_of_glory").give(0, glory=3).village(0, "jm_n", "jm_s", "jm_ene")
    t.step(BoardIncome(0)).do("order_next village_3", "pick_track glory").to("the end")
    keys = [event.message.key for event in t.events("stone_scores", "scored")]
    scored = t.said("scored")[keys[: keys.index("stone_scores")].count("scored")]
    assert scored["points"] == 2, "glory 4 by now"


def test_tie_breakers() -> None:
    t = Table(3).give(0, points=5).give(1, points=5).give(2, points=4)
    assert winners(t.s) == [0], "the better place in the turn order"
    t.s.order = (2, 1, 0)
    assert winners(t.s) == [1]
    t.village(0, "jm_n")
    assert winners(t.s) == [0], "more Villages"
    t.give(1, food=1)
    assert winners(t.s) == [1], "more food and tools"


def test_stones_of_the_box() -> None:
    s = Table().s
    eras = [s.content.stones[stone].era for stone in s.rules.stones]
    assert (eras.count(1), eras.count(2), len(BASE_STONES)) == (10, 10, 20)
