"""Rulings of the expansions, X1 to X72."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.endless_winter.expansion import ALL, Expansion
from tests.endless_winter.table import WINTER, content, corrected, first_option, icons, start, state

from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.step import act, reask
from dolmen.games.endless_winter.due import hex_income
from dolmen.games.endless_winter.eclipse import (
    AfterTribeCards,
    EclipseEnd,
    EclipseOf,
    TerrainIncome,
)
from dolmen.games.endless_winter.ids import (
    ANCESTOR_ANIMALS,
    ANIMALS,
    BASE_ANIMALS,
    BASE_CULTURE,
    CARDS,
    COUNTERS,
    FISH,
    FOLK,
    HEXES,
    LINES,
    N_GLACIER,
    N_SETTLE,
    OPS,
    START,
    STONES,
)
from dolmen.games.endless_winter.influence import hexes_led
from dolmen.games.endless_winter.modules import rivers_rafts as rivers
from dolmen.games.endless_winter.modules.river_map import find_river, lay_river
from dolmen.games.endless_winter.nomads.special_action import Settle
from dolmen.games.endless_winter.preparation import Preparation
from dolmen.games.endless_winter.sacred_stones import stone_points
from dolmen.games.endless_winter.scoring import animal_points
from dolmen.games.endless_winter.state import ECLIPSE, NEUTRAL_FIGURE, NOTHING


def counter(t: Expansion, name: str, seat: int = 0) -> int:
    return t.s.rules.counters[COUNTERS.index(name)](t.s, seat)


def eclipse(t: Expansion, *seats: int) -> Expansion:
    t.s.phase, t.s.piles_open = ECLIPSE, True
    return t.step(*(EclipseOf(seat) for seat in seats))


# Four-legged Friends with the Chief (X1, X62-X64) stand here in the order of their numbers.


def test_X01_dog_before_or_after_the_chief_bonus() -> None:
    for dog_first in (True, False):
        t = Expansion(2, "four_legged_friends").dog(0, "dog_hound").give(0, food=1, chief=0)
        t.turn(0).do("place_figure chief hunt")
        assert t.asked == "use_dog"
        if dog_first:
            t.do("use_dog")
            assert (t.asked, t.s.labor) == ("use_chief", 2)
        else:
            t.do("decline", "use_chief")
            assert (t.asked, t.s.labor) == ("use_dog", 2)
            t.do("use_dog")
            assert t.s.labor == 4


def test_X02_an_ability_waits_for_its_labor() -> None:
    t = Expansion(2, "ancestors").hand(0, "healer", "tribesman").turn(0)
    t.do("place_figure tribe hunt", "play_tribe healer")
    t.s.labor = 0
    reask(t.s)
    assert t.refused("use_column_action healer") == "X2"
    t.do("play_tribe tribesman", "next_step", "next_step")
    t.do("decline")  # step C
    t.do("use_column_action healer", "pick_track glory")
    assert (t.seat(0).food, t.seat(0).glory, t.s.labor) == (1, 1, 0)


def test_X03_a_card_recruited_this_turn_offers_its_ability() -> None:
    t = Expansion(2, "ancestors").hand(0, "tribesman").give(0, food=2).turn(0)
    t.do("place_figure tribe initiate", "play_tribe tribesman", "decline")
    t.do("column_option recruit_to_hand", "pick_tribe_type storyteller", "play_tribe storyteller")
    t.deck(0, "elder", "elder").do("use_column_action storyteller", "take", "take")
    assert len(t.seat(0).hand) == 2


def test_X04_only_the_eclipse_ability_in_the_pile() -> None:
    t = eclipse(Expansion(2, "ancestors").pile(0, "knapper"), 0)
    assert t.options == ["pick_option 1", "pick_option 2"]
    t.do("pick_option 2")
    assert t.seat(0).food == 2


def test_X05_the_healer_copies_the_warrior() -> None:
    t = Expansion(2, "ancestors", "rivers_rafts").river().pile(0, "healer", "warrior")
    eclipse(t.camps(0, o_s=1, o_n=1), 0).do("order_rest", "copy_eclipse warrior")
    t.do("war_influence o_n", "war_influence o_s")
    assert (t.influence(0, "o_n"), t.influence(0, "o_s")) == (3, 3)


def test_X06_a_healer_does_not_copy_a_healer() -> None:
    t = eclipse(Expansion(2, "ancestors").pile(0, "healer", "healer", "tribeswoman"), 0)
    t.do("order_next healer")
    assert t.refused("copy_eclipse healer") == "X6"
    t.do("copy_eclipse tribeswoman", "order_rest", "copy_eclipse tribeswoman")
    assert t.seat(0).food == 3


def test_X07_tipped_animals_do_not_count_for_the_row() -> None:
    t = Expansion(2, "ancestors").animals(0, woolly_mammoth=2).tipped(0, woolly_mammoth=2)
    t.step(AfterTribeCards(0))
    assert t.seat(0).points == 2
    assert animal_points(t.s, 0) == 3


def test_X08_an_animal_tipped_in_E3_2_no_longer_counts() -> None:
    t = Expansion(2, "ancestors").pile(0, "trapper").animals(0, woolly_mammoth=1)
    eclipse(t, 0).do("pick_own_animal woolly_mammoth")
    assert (t.seat(0).points, t.seat(0).food) == (0, 4)


def test_X09_an_animal_gained_later_is_too_late(tmp_path: Path) -> None:
    old = 'income = [{do = "food", n = 1}]'
    pack = corrected(tmp_path, "terrain.toml", old, old.replace("food", "random_animal"))
    t = Expansion(2, "ancestors", pack=pack).tile(o_n="tile_plains_1").camps(0, o_n=1)
    t.s.animal_deck = [ANIMALS.index("woolly_mammoth")]
    eclipse(t, 0).do("take")
    assert (sum(t.seat(0).upright), t.seat(0).points) == (1, 0)


def test_X10_never_both_animals_of_a_pair() -> None:
    for options in ({}, {"short_faced_bear": "off"}, dict.fromkeys(ANCESTOR_ANIMALS, "off")):
        s = state(WINTER.start(2, 1, {"ancestors": "on", **options}))
        names = {ANIMALS[animal] for animal in s.rules.animals}
        for old, new in zip(BASE_ANIMALS, ANCESTOR_ANIMALS, strict=True):
            assert (old in names) != (new in names)
            assert (new in names) == (options.get(new, "on") == "on")
        assert len(s.animal_deck) + 6 == 60


def test_X11_reactions_follow_the_turn_order_track() -> None:
    t = Expansion(4, "ancestors").hand(0, "harvest_feast")
    t.s.order = (3, 0, 2, 1)
    t.turn(0).do("play_culture harvest_feast")
    asked = []
    while t.asked == "react_follow":
        asked.append(t.s.seat)
        t.do("react_follow yes")
    assert asked == [2, 1, 3]


def test_X12_following_may_be_declined() -> None:
    t = Expansion(2, "ancestors").hand(0, "harvest_feast").turn(0)
    t.do("play_culture harvest_feast", "react_follow no")
    assert (t.seat(1).food, t.asked) == (0, "place_figure")


def test_X13_points_of_strife_vanish() -> None:
    t = Expansion(2, "ancestors").give(1, points=2).hand(0, "poaching").turn(0)
    t.do("play_culture poaching", "take", "react_strife yes", "take")
    assert (t.seat(0).points, t.seat(1).points) == (0, 0)
    assert (sum(t.seat(1).upright), t.seat(1).food) == (1, 2)


def test_X14_the_nomads_pay_even_for_nothing() -> None:
    t = Expansion(1, "ancestors").give(1, points=9, built=10).row("nomad_01").sacrifice()
    t.hand(0, "toppled_stones").turn(0).do("play_culture toppled_stones").to("place_figure")
    assert t.seat(1).points == 7
    assert t.seat(1).tools == 2, "Megaliths replaced down the chain"


def test_X15_one_special_action_per_icon() -> None:
    t = Expansion(1, "ancestors").give(1, points=2).row("nomad_01").land("land_3", "land_4")
    t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).hand(0, "land_dispute")
    t.turn(0).do("play_culture land_dispute").to("place_figure")
    assert len(t.events("nomad_settles_instead")) == 2


def test_X16_a_follow_effect_may_be_taken_as_lesser_income() -> None:
    t = Expansion(2, "ancestors").hand(0, "joint_hunt").turn(0)
    t.do("play_culture joint_hunt", "take", "decline", "react_follow yes", "lesser")
    assert t.seat(1).food == 1


def test_X17_reactions_are_resolved_with_all_consequences() -> None:
    t = Expansion(2, "ancestors", "glacier_tokens", "rivers_rafts", "mammoth").river()
    t.tile(o_n="tile_glacier_1").ice(o_n="ice_flint_cache").give(1, points=2)
    t.border(0, "sb_se_s").border(1, "sb_n_ne").camps(1, start=2).fish(1, "fish_salmon")
    t.hand(0, "land_dispute").turn(0).do("play_culture land_dispute").to("react_strife")
    t.do("react_strife yes", "pick_hex start", "pick_camp start", "pick_step o_n", "take", "take")
    t.do("move_raft")
    assert (t.seat(1).tools, t.seat(1).food, t.face_up("o_n")) == (2, 2, True)


def test_X18_a_second_culture_card_may_be_prosperity() -> None:
    t = Expansion(2, "ancestors").hand(0, "harvest_feast", "snares", "tribesman").turn(0)
    t.do("play_culture snares", "take", "play_culture harvest_feast")  # the tribesman goes
    assert t.asked == "react_follow"
    assert len(t.seat(0).discard) == 1


def test_X19_moves_are_mixed_freely() -> None:
    t = Expansion(2, "rivers_rafts").river().camps(0, o_n=1).gain(0, move_camp=3)
    t.do("move_raft", "pick_camp o_n", "pick_step o_ne", "move_raft")
    assert (t.raft_of(0), t.seat(0).camps[HEXES.index("o_ne")]) == (2, 1)


def test_X20_a_raft_is_one_of_three_camps() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 3).camps(0, i_w=1).give(0, food=9)
    t.gain(0, village=1)
    assert t.refusal("pick_junction jb_wnw").key == "no_camp_here"
    t = Expansion(2, "rivers_rafts").river().raft(0, 3).camps(0, i_w=1, i_nw=1).give(0, food=9)
    t.gain(0, village=1).do("pick_junction jb_wnw")
    assert t.seat(0).board_camps == 5


def test_X21_a_camp_beside_the_raft_stays() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 3).give(0, food=9)
    t.camps(0, base=1, i_w=1, i_nw=1).gain(0, village=1).do("pick_junction jb_wnw")
    assert (t.seat(0).camps[0], t.seat(0).board_camps) == (1, 4)


def test_X22_a_village_with_a_raft_costs_as_usual() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 3).camps(0, i_w=1, i_nw=1).give(0, food=1)
    t.gain(0, village=1)
    assert t.refusal("pick_junction jb_wnw").key == "lacks_food"


def test_X23_a_raft_moved_in_E3_2_counts_for_later_players() -> None:
    t = Expansion(2, "rivers_rafts", migrate_stack="scout").river().raft(0, 2).raft(1, 1)
    t.pile(1, "scout")
    eclipse(t, 0)
    assert len(t.events("nearest_raft")) == 1
    eclipse(t, 1).do("move_raft", "move_raft").to("the end")
    assert len(t.events("nearest_raft")) == 2


def test_X24_nobody_scores_on_the_headwaters() -> None:
    t = Expansion(2, "rivers_rafts").river()
    eclipse(t, 0, 1)
    assert not t.events("nearest_raft")


def test_X25_the_delta_has_no_influence_and_is_furthest() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 6).raft(1, 5)
    assert all(t.influence(0, hex_) == 0 for hex_ in HEXES)
    t.module("rivers_rafts").eclipse_before_terrain(t.s, 0)
    t.module("rivers_rafts").eclipse_before_terrain(t.s, 1)
    assert (t.seat(0).points, t.seat(1).points) == (4, 0)
    t.camps(0, o_n=1).gain(0, move_camp=1)
    assert t.refused("move_raft") == "X25"


def test_X26_a_landmark_may_be_worth_nothing() -> None:
    t = Expansion(2, "rivers_rafts").river().landmark("i_nw", "landmark_hot_spring")
    t.camps(0, i_nw=1).step(TerrainIncome(0))
    assert (t.seat(0).points, t.seat(0).food) == (0, 0)


def test_X27_a_landmark_is_a_hex_like_any_other() -> None:
    t = Expansion(2, "rivers_rafts").river().camps(0, i_nw=1)
    assert counter(t, "hexes_led") == counter(t, "hexes_with_influence") == 1
    assert counter(t, "landmarks_led") == 1


def test_X28_the_centre_is_a_hex_with_influence() -> None:
    t = Expansion(2, "rivers_rafts").river().camps(0, base=1)
    assert hexes_led(t.s, 0) == [0]
    assert all(0 not in (*card.inner, *card.outer) for card in content().land_cards)
    assert counter(t, "camps_off_base") == 1


def test_X29_nomad_camps_stand_on_river_hexes() -> None:
    t = Expansion(1, "rivers_rafts").river().row("nomad_01").land("land_4")
    t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).nomad_action(N_SETTLE)
    assert t.seat(1).camps[HEXES.index("i_w")] == 1


def test_X30_the_raft_step_may_enable_a() -> None:
    t = Expansion(1, "rivers_rafts").river().row("nomad_01").raft(1, 2).land("land_1")
    t.fish(3, "fish_trout").camps(1, i_ne=1, i_nw=1, o_se=1, o_s=1, o_wnw=1)
    t.nomad_action(N_SETTLE)
    keys = [event.message.key for event in t.play.events]
    assert t.seat(1).villages == 1, "Camps on i_nw and i_ne with the Raft in the centre"
    assert keys.index("caught") < keys.index("nomad_junction")
    assert t.seat(1).food == 1


def test_X31_each_special_action_moves_the_raft_once() -> None:
    t = Expansion(1, "rivers_rafts", "glacier_tokens").river().row("nomad_01")
    t.tile(i_se="tile_glacier_1").ice(i_se="ice_old_trail").land("land_3", "land_4")
    t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).step(Settle())
    assert t.raft_of(1) == 2


def test_X32_an_empty_supply_leaves_a_hex_without_fish() -> None:
    t = Expansion(2, "rivers_rafts").river()
    notes = t.notes("rivers_rafts")
    notes[rivers.AT_SUPPLY : rivers.AT_SUPPLY + len(FISH)] = [0] * len(FISH)
    notes[rivers.AT_DISCARD] = 2
    rivers.lay_fish(t.s, notes, 0)
    lying = notes[rivers.AT_FISH : rivers.AT_FISH + 5]
    assert sorted(lying) == [NOTHING] * 3 + [0, 0]


def test_X33_the_discount_of_the_sea_cow() -> None:
    for space, labor in ((0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (6, 1)):
        t = Expansion(2, "rivers_rafts").river().raft(0, space).give(0, tools=1)
        t.s.animal_deck = []
        t.ground(r0c0="sea_cow").hand(0, "start_shaman").turn(0).do("place_figure tribe hunt")
        t.s.labor = labor - 1
        reask(t.s)
        assert t.play.refusal("column_option hunt_animal") is not None
        t.s.labor = labor
        reask(t.s)
        assert t.play.refusal("column_option hunt_animal") is None


def test_X34_the_stone_of_waters() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 4).raft(1, 6)
    stone = STONES.index("stone_of_waters")
    assert [stone_points(t.s, seat, stone) for seat in (0, 1)] == [4, 5]
    t = Expansion(1, "rivers_rafts").river().owned(1, "stone_of_waters").row("nomad_01")
    eclipse(t, 1)
    assert t.seat(1).points == 2


def test_X35_temporary_influence_adds_up_per_player() -> None:
    t = Expansion(2, "rivers_rafts").river().camps(0, o_s=1).camps(1, o_s=2)
    t.pile(0, "warrior", "warrior").pile(1, "warrior")
    eclipse(t, 0).do("war_influence o_s", "war_influence o_s")
    eclipse(t, 1).do("war_influence o_s")
    assert (t.influence(0, "o_s"), t.influence(1, "o_s")) == (5, 4)


def test_X36_war_without_influence_is_lost() -> None:
    t = eclipse(Expansion(2, "rivers_rafts").river().camps(0, start=2).pile(0, "warrior"), 0)
    assert t.asked == ""
    t = eclipse(Expansion(2, "rivers_rafts").river().camps(0, o_n=1).pile(0, "warrior"), 0)
    assert t.refused("war_influence o_s") == "X36"


def test_X37_a_village_does_not_reveal_an_ice_find() -> None:
    t = Expansion(2, "glacier_tokens").tile(o_n="tile_glacier_1").ice(o_n="ice_idol")
    t.camps(0, i_ne=1, i_nw=1, o_n=1).give(0, food=2)  # the Camp was put there by hand
    t.gain(0, village=1).do("pick_junction jm_n")
    assert not t.face_up("o_n")


def test_X38_an_ice_find_beside_the_mammoth_pays_twice() -> None:
    t = Expansion(2, "glacier_tokens", "mammoth").tile(o_n="tile_glacier_1").mammoth("jm_n")
    t.ice(hidden=False, o_n="ice_frozen_carcass").camps(0, o_n=1).step(TerrainIncome(0))
    assert t.seat(0).food == 6


def test_X39_the_owner_of_the_camp_gains_the_ice_find() -> None:
    t = Expansion(2, "ancestors", "glacier_tokens").tile(o_n="tile_glacier_1")
    t.ice(o_n="ice_carved_tusk").give(1, points=2).camps(1, i_ne=1).hand(0, "land_dispute")
    t.turn(0).do("play_culture land_dispute").to("react_strife")
    t.do("react_strife yes", "pick_hex base", "pick_camp i_ne", "pick_step o_n")
    assert (t.seat(0).points, t.seat(1).points) == (0, 3)


def test_X40_glacier_scoring_ignores_tokens() -> None:
    t = Expansion(1, "glacier_tokens").tile(o_n="tile_glacier_1").row("nomad_01")
    t.ice(hidden=False, o_n="ice_carved_tusk").camps(1, o_n=1)
    before = t.seat(1).points
    t.nomad_action(N_GLACIER)
    others = sum(1 for h in ("o_n",) if t.s.seats[1].camps[HEXES.index(h)])
    assert t.seat(1).points - before == others == 1


def test_X41_a_token_that_settles_at_the_eclipse() -> None:
    t = Expansion(1, "glacier_tokens").tile(o_n="tile_glacier_1").row("nomad_01")
    t.ice(hidden=False, o_n="ice_old_trail").land("land_3")
    t.camps(1, i_e=1, i_se=1, o_n=1).step(TerrainIncome(1))
    assert len(t.events("nomad_settles_instead")) == 1
    assert len(t.said("terrain")) == 3, "the list of hexes stays fixed"


def test_X42_two_icons_of_one_move_cannot_be_combined() -> None:
    t = Expansion(2, "mammoth").camps(0, base=2)
    t.gain(0, move_camp=1)
    assert t.refused("move_mammoth jm_n") == "X42"
    t = Expansion(2, "mammoth").camps(0, base=2).gain(0, move_camp=3)
    t.do("pick_camp base", "pick_step i_e", "move_mammoth jm_n")
    assert t.asked == ""


def test_X43_the_mammoth_never_leaves_the_map() -> None:
    for seed in range(3):
        play = start(2, seed, mammoth="on")
        seen = False
        number = seed
        s = state(play).clone()
        while s.stack:
            number = (number * 31 + 7) % 1009
            act(s, s.options[number % len(s.options)])
            here = 9 in s.junctions
            assert here or not seen
            seen = here
    assert seen or s.round == 4


def test_X44_no_village_where_the_mammoth_stands() -> None:
    t = Expansion(2, "mammoth").mammoth("jm_n").camps(0, i_ne=1, i_nw=1, o_n=1).give(0, food=9)
    t.gain(0, village=1)
    assert t.refusal("pick_junction jm_n").key == "junction_taken"


def test_X45_a_hex_that_only_the_mammoth_leads() -> None:
    t = Expansion(3, "mammoth").mammoth("jm_n").tile(o_n="tile_plains_1")
    t.s.round = 4
    t.camps(0, o_n=3).camps(1, o_n=2).step(*(TerrainIncome(seat) for seat in range(3)))
    assert [me.food for me in t.s.seats] == [0, 0, 0]


def test_X46_equal_to_the_mammoth_but_below_another() -> None:
    t = Expansion(2, "mammoth").mammoth("jm_n").tile(o_n="tile_plains_1")
    t.s.round = 2
    t.camps(0, o_n=2).camps(1, o_n=3).step(TerrainIncome(0), TerrainIncome(1))
    assert (t.seat(0).food, t.seat(1).food) == (0, 2)


def test_X47_hexes_led_beside_the_mammoth() -> None:
    t = Expansion(2, "mammoth").mammoth("jm_n").camps(0, o_n=2, o_s=1)
    t.s.round = 2
    assert counter(t, "hexes_led") == 2
    t.s.round = 3
    assert counter(t, "hexes_led") == 1


def test_X48_its_influence_is_the_round_just_played() -> None:
    t = Expansion(2, "mammoth").mammoth("jm_n")
    for round_ in (1, 2, 3, 4):
        t.s.round = round_
        assert t.module("mammoth").rival(t.s, HEXES.index("o_n")) == round_
        assert t.module("mammoth").rival(t.s, HEXES.index("o_s")) == 0


def test_X49_each_of_two_incomes_may_be_declined() -> None:
    t = Expansion(2, "mammoth").mammoth("jm_n").tile(o_n="tile_tundra_1").discard(0, "elder")
    t.camps(0, o_n=1).step(TerrainIncome(0)).do("decline", "pick_bury discard elder")
    assert len(t.seat(0).grave) == 1


def test_X50_the_nomads_doubled_on_a_landmark() -> None:
    t = Expansion(1, "rivers_rafts", "mammoth").river().landmark("i_nw", "landmark_geyser")
    t.mammoth("jm_n").camps(1, i_nw=1)
    assert hex_income(t.s, 1, HEXES.index("i_nw")) == icons(point=5) * 2


def test_X51_the_mammoth_must_really_move() -> None:
    t = Expansion(2, "mammoth").mammoth("jm_n").camps(0, base=1).gain(0, move_camp=2)
    assert t.refusal("move_mammoth jm_n").key == "mammoth_there"
    t = Expansion(1, "mammoth").mammoth("jm_n").row("nomad_01").land("land_3")
    t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).nomad_action(N_SETTLE)
    assert t.mammoth_at() == "jm_n"


def test_X52_the_nomads_mammoth_beside_a_river() -> None:
    t = Expansion(1, "mammoth", "rivers_rafts").river().row("nomad_01").land("land_3")
    t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).nomad_action(N_SETTLE)
    assert (t.mammoth_at(), t.raft_of(1)) == ("jm_n", 1)


def test_X53_a_chamber_lit_by_the_same_effect() -> None:
    t = Expansion(2, "cave_paintings").cave(0, torches=1).gain(0, torch=1, paint_line=1)
    t.do("paint_line deer_ab")


def test_X54_without_a_legal_dot_the_lesser_income() -> None:
    t = Expansion(2, "cave_paintings").gain(0, paint_dot=1)
    assert t.options == ["lesser", "decline"]
    t.do("lesser")
    assert counter(t, "torches") == 1


def test_X55_a_dot_may_be_filled_first() -> None:
    t = Expansion(2, "cave_paintings").cave(0, lines="hand_ab hand_bc").gain(0, paint_dot=1)
    t.do("paint_dot hand_c")
    assert t.seat(0).points == 1
    t.gain(0, paint_line=1).do("paint_line hand_cd")
    assert t.seat(0).points == 1 + 2 + 2


def test_X56_no_line_income_paints_again() -> None:
    painting = {"paint_line", "paint_dot", "torch"}
    for line in content().expansions.caves.lines:
        assert all(OPS[icon.op] not in painting for icon in line.effect)


def test_X57_no_chief_names_the_cave() -> None:
    t = Expansion(2, "cave_paintings").give(0, chief=0).turn(0).do("place_figure chief cave")
    assert t.asked not in ("use_chief", "")
    for chief in range(len(content().chiefs)):
        assert not content().bonus(chief, 0, 4)
        assert not content().bonus(chief, 1, 4)


def test_X58_plain_labor_in_the_cave() -> None:
    t = Expansion(2, "cave_paintings", "ancestors").hand(0, "start_brave", "healer").turn(0)
    t.do("place_figure tribe cave", "play_tribe start_brave", "play_tribe healer")
    assert t.s.labor == 2
    t.do("use_column_action healer", "pick_track glory")
    assert t.seat(0).glory == 1


def test_X59_the_wrap_around_skips_the_cave() -> None:
    t = Expansion(1, "cave_paintings").occupy(0, 0, 1, 2).next_cards("nomad_16")
    t.nomad_turn()
    assert t.seat(1).figures[0] == 4, "Hunt is marked and empty"
    t = Expansion(1, "cave_paintings").occupy(0, 0, 1, 2)
    t.s.first[3] = 1 * 3
    t.next_cards("nomad_05").nomad_turn()
    assert t.seat(1).figures[0] == 2, "all columns are occupied: Develop, which is marked"


def test_X60_the_neutral_figure_only_alone() -> None:
    assert state(start(1, 1, cave_paintings="on")).first[4] == NEUTRAL_FIGURE
    for players in (2, 3, 4):
        assert state(start(players, 1, cave_paintings="on")).first[4] == NOTHING


def test_X61_torches_and_painting_symbols_of_one_space() -> None:
    t = Expansion(1, "cave_paintings").row("nomad_01")
    t.gain(1, torch=2, paint_line=2, paint_dot=1)
    assert t.seat(1).glory == 3


def test_X62_a_dog_fed_by_the_chief_bonus() -> None:
    t = Expansion(2, "four_legged_friends").dog(0, "dog_hauler").give(0, chief=0, side=0)
    t.camps(0, base=1).turn(0).do("place_figure chief migrate", "use_chief", "use_dog")
    assert (t.seat(0).food, t.trust(0)) == (0, 1)


def test_X63_labor_of_a_dog_joins_the_pool() -> None:
    t = Expansion(2, "four_legged_friends").dog(0, "dog_spirit").give(0, food=1)
    t.hand(0, "tribesman").turn(0).do("place_figure tribe develop", "use_dog")
    t.do("play_tribe tribesman")
    assert t.s.labor == 2


def test_X64_dogs_do_not_rest() -> None:
    t = Expansion(2, "four_legged_friends", "rest_tiles").dog(0, "dog_spirit").give(0, food=3)
    t.rests("rest_mending").turn(0).do("place_figure tribe rest")
    t.to("the end")
    assert (t.seat(0).food, t.trust(0)) == (3, 0)


def test_X65_never_the_same_tile_twice_in_a_round() -> None:
    t = Expansion(2, "rest_tiles").rests("rest_warm_fire", "rest_mending")
    t.turn(0).do("place_figure tribe rest", "rest_tile rest_warm_fire").to("the end")
    t.turn(0).do("place_figure tribe rest")
    assert t.refused("rest_tile rest_warm_fire") == "X65"
    assert t.refused("rest_tile rest_dreaming") == "M1"
    t.do("rest_tile rest_mending").to("the end")
    t.step(Preparation())
    assert all(tile["seat"] is None for tile in t.play.view(0)["table"]["rest_tiles"]["tiles"])


def test_X66_a_requirement_is_checked_when_the_card_is_taken() -> None:
    t = Expansion(2, "ritual_sites").rituals("ritual_feasting_ground", "ritual_stone_circle")
    t.give(0, food=5).step(EclipseEnd(0))
    assert t.refusal("ritual ritual_stone_circle").key == "ritual_needs"
    t.do("ritual ritual_feasting_ground")
    assert (t.seat(0).food, t.seat(0).points) == (0, 9)
    t.give(0, built=3).step(EclipseEnd(0))
    assert t.asked == "", "one card per player and game"


def test_X67_a_ritual_site_in_round_4() -> None:
    t = Expansion(2, "ritual_sites").rituals("ritual_stone_circle").give(0, built=3)
    t.s.round = 4
    t.step(EclipseEnd(0)).do("ritual ritual_stone_circle")
    assert t.seat(0).points == 7


def test_X68_counters_of_ritual_sites_with_modules() -> None:
    t = Expansion(2, "ritual_sites", "rivers_rafts", "ancestors").river(landmarks=1)
    t.camps(0, o_wnw=1).animals(0, cave_lion=1, sea_cow=2)
    assert counter(t, "glaciers_with_influence") == 1
    assert counter(t, "animals_upright") == 3


def test_X69_who_resolves_first_acts_first() -> None:
    t = Expansion(1, "ritual_sites").rituals("ritual_stone_circle").give(0, built=3)
    t.row("nomad_01").step(EclipseEnd(0), EclipseEnd(1)).do("ritual ritual_stone_circle")
    assert t.seat(1).points == 0


def test_X70_gaps_in_the_row_are_ignored() -> None:
    t = Expansion(1, "ritual_sites").row("nomad_02")  # big arrow east
    t.rituals("ritual_sky_stone", "ritual_bone_altar").step(EclipseEnd(1))
    assert t.row_of_rituals() == ["ritual_sky_stone"]


def test_X71_the_start_tile_before_the_first_land_card() -> None:
    play = start(1, 2, rivers_rafts="on")
    while play.decision is not None and play.decision.prompt.key != "put_start_tile":
        play.do(play.decision.actions[0])
    assert play.decision is not None
    assert len(play.decision.actions) == 12
    assert state(play).land_discard == []
    assert state(play).seats[0].camps[START] == 2


def test_X72_default_arrows_without_a_nomad_row() -> None:
    t = Expansion(1, "ancestors", "ritual_sites").rituals("ritual_sky_stone", "ritual_ice_shrine")
    t.s.nomad_row = []
    t.step(EclipseEnd(1))
    assert t.row_of_rituals() == ["ritual_ice_shrine"]


# Setup, options, counts.


def test_counts_of_the_boxes() -> None:
    c = content()
    x = c.expansions
    assert sum(c.folk[FOLK.index(n)].count for n in ("healer", "knapper", "trapper")) == 45
    assert [len(x.rest_tiles.names), len(x.ice_finds.names), len(x.dogs.cards)] == [8, 8, 8]
    assert [len(x.rituals.cards), len(x.rivers.landmarks)] == [10, 5]
    assert sum(fish.count for fish in x.rivers.fish) == 15
    assert len(x.rivers.border) == 12
    assert [len(x.caves.paintings), len(x.caves.lines), len(x.caves.dots)] == [7, 32, 13]
    kinds = [(card.kind, card.era) for card in c.culture if card.kind]
    assert [kinds.count(k) for k in ((1, 1), (1, 2), (2, 1), (2, 2))] == [3, 2, 2, 3]


def test_every_painting_can_be_drawn_from_its_start_line() -> None:
    caves = content().expansions.caves
    for painting in caves.paintings:
        reached = {line for line in painting.lines if caves.lines[line].start}
        assert len(reached) == 1
        while True:
            more = {n for line in reached for n in caves.neighbours[line]} - reached
            if not more:
                break
            reached |= more
        assert reached == set(painting.lines)
        assert all(caves.touching[dot] for dot in painting.dots)


def test_river_tiles_are_three_hexes_that_touch() -> None:
    c = content()
    for k in range(6):
        for choice in range(8):
            banks = choice & 1, choice >> 1 & 1
            laid = lay_river(c, k, (0, choice >> 2), [1, 2], [0, 1], banks)
            for tile in range(3):
                hexes = [h for h, t in enumerate(laid) if t != NOTHING and (t - 25) // 6 == tile]
                assert len(hexes) == 3
                assert all(a == b or b in c.neighbours[a] for a in hexes for b in hexes)
            river, marks = find_river(c, tuple(laid))
            assert len(river) == 5
            assert len(marks) == 2


def test_mammoth_targets_are_those_of_the_land_cards() -> None:
    c = content()
    targets = dict(c.expansions.mammoth.targets)
    for card in c.land_cards:
        assert targets[frozenset(card.inner)] == card.opposite


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"migrate_stack": "pathfinder"}, "ancestors"),
        ({"migrate_stack": "warrior", "ancestors": "on"}, "rivers_rafts"),
        ({"any_stack": "healer"}, "ancestors"),
        ({"sea_cow": "off"}, "rivers_rafts"),
        ({"landmark_hexes": "3"}, "rivers_rafts"),
        ({"strife": "off", "rivers_rafts": "on"}, "ancestors"),
        ({"dire_wolf": "off"}, "ancestors"),
    ],
)
def test_parts_of_modules_that_are_not_in_play(options: dict[str, str], word: str) -> None:
    with pytest.raises(BadInput) as caught:
        WINTER.header(2, 1, options)
    assert f"'{word}', which is not in play" in str(caught.value)


@pytest.mark.parametrize(
    ("options", "stack"),
    [
        ({}, "scout"),
        ({"ancestors": "on"}, "pathfinder"),
        ({"rivers_rafts": "on"}, "warrior"),
        ({"ancestors": "on", "rivers_rafts": "on"}, "warrior"),
        ({"ancestors": "on", "rivers_rafts": "on", "migrate_stack": "pathfinder"}, "pathfinder"),
        ({"ancestors": "on", "rivers_rafts": "on", "migrate_stack": "scout"}, "scout"),
        ({"rivers_rafts": "on", "migrate_stack": "scout"}, "scout"),
    ],
)
def test_W18_always_five_tribe_stacks(options: dict[str, str], stack: str) -> None:
    s = state(WINTER.start(2, 1, options))
    assert len(s.rules.stacks) == 5
    assert FOLK.index(stack) in s.rules.stacks
    assert sum(s.stacks) == 75


@pytest.mark.parametrize(
    ("players", "row", "tiles", "marks"), [(1, 4, 2, 2), (2, 4, 2, 2), (3, 5, 3, 3), (4, 6, 4, 3)]
)
def test_components_by_number_of_players(players: int, row: int, tiles: int, marks: int) -> None:
    play = WINTER.start(players, 3, dict.fromkeys(ALL, "on"))
    table = play.view(None)["table"]
    assert len(table["ritual_sites"]["row"]) == row
    assert len(table["rest_tiles"]["tiles"]) == tiles
    assert len(table["rivers_rafts"]["landmarks"]) == marks
    assert len(table["glacier_tokens"]["tokens"]) == 2


def test_cave_cards_and_the_sacrifice_pile() -> None:
    for seed in range(5):
        s = state(start(1, seed, cave_paintings="on", ancestors="on"))
        assert len(s.sacrifice) == 10
        assert all(CARDS[card % 128] in BASE_CULTURE for card in s.sacrifice)
        assert len(s.culture_decks[0]) == 20 - 5 - 8 + 5 + 8
        assert len(s.culture_decks[1]) == 20 - 5 + 5


def test_the_header_covers_the_files_in_play_only() -> None:
    base = WINTER.header(2, 1).content
    assert base == WINTER.header(1, 1, {"extra_card": "on"}).content
    hashes = {WINTER.header(2, 1, {name: "on"}).content for name in ALL}
    assert len(hashes | {base}) == len(ALL) + 1


def test_a_game_with_everything_ends() -> None:
    assert first_option(WINTER.start(2, 9, dict.fromkeys(ALL, "on"))).over


# Rulings of this table.


def test_W13_the_mammoth_moves_during_the_terrain_step() -> None:
    t = Expansion(2, "mammoth").tile(o_n="tile_plains_1", o_s="tile_wetland_3")
    t.camps(0, o_n=1, o_s=1).step(TerrainIncome(0))
    move = next(icon for icon in t.s.content.tiles[t.s.tiles[HEXES.index("o_s")]].income)
    assert OPS[move.op] == "move_camp"
    t.mammoth("jm_n").do("order_next o_n")
    assert t.seat(0).food == 2, "it touches o_n when o_n is resolved"


def test_W14_a_bought_line_that_cannot_be_drawn_lapses() -> None:
    entrance = [name for name in LINES if name.startswith(("hand_", "fish_"))]
    t = Expansion(2, "cave_paintings").cave(0, lines=" ".join(entrance[:-1]))
    t.hand(0, "tribesman").turn(0).do("place_figure tribe cave", "play_tribe tribesman")
    t.do("column_option paint_line")
    assert counter(t, "lines_drawn") == 7
    assert counter(t, "paintings_complete") == 2
    assert t.asked in ("step_b", "take_first_figure")


def test_W15_the_tile_is_chosen_before_the_rest_effect() -> None:
    t = Expansion(2, "rest_tiles").rests("rest_mending").deck(0, "elder").turn(0)
    t.do("place_figure tribe rest")
    assert t.asked == "choose_rest_tile"
    assert t.seat(0).hand == []


def test_W16_abilities_before_and_after_step_c() -> None:
    t = Expansion(2, "ancestors").hand(0, "healer").turn(0)
    t.do("place_figure tribe hunt", "play_tribe healer", "next_step", "next_step")
    assert t.asked == "take_first_figure"
    assert "use_column_action healer" in t.options
    t.do("decline")
    assert (t.asked, t.options) == ("last_abilities", ["use_column_action healer", "next_step"])


def test_W17_strife_asks_only_who_can_pay() -> None:
    t = Expansion(3, "ancestors").give(1, points=1).give(2, points=1).hand(0, "stolen_idols")
    t.turn(0).do("play_culture stolen_idols")
    t.do("pick_track glory", "pick_track glory", "pick_track glory")
    assert t.asked == "place_figure"


def test_W19_the_order_of_rows_does_not_matter() -> None:
    t = Expansion(2, "ancestors").animals(0, stag_moose=1, giant_bison=1, dire_wolf=1)
    t.step(AfterTribeCards(0))
    assert (t.seat(0).points, t.seat(0).food) == (1, 2)
    assert not t.options


def test_W19_a_row_that_brings_an_animal_can_be_taken_first(tmp_path: Path) -> None:
    pack = corrected(
        tmp_path,
        "exp_ancestors.toml",
        'eclipse = [[{do = "food", n = 1}], [{do = "point", n = 1}, {do = "food", n = 1}]',
        'eclipse = [[{do = "animal", n = 1}], [{do = "point", n = 1}, {do = "food", n = 1}]',
    )
    t = Expansion(2, "ancestors", pack=pack).animals(0, stag_moose=1, dire_wolf=2)
    t.ground(r0c0="dire_wolf").step(AfterTribeCards(0))
    assert t.options == ["order_next stag_moose", "order_next dire_wolf", "order_rest"]
    t.do("order_rest", "pick_animal_cell r0c0")
    assert t.seat(0).points == 2, "three wolves by now"


def version_1(t: Expansion) -> Expansion:
    t.s.rules = replace(t.s.rules, version=1)
    return t


def bone_field() -> Expansion:
    """Two cards buried already; a Landmark that counts them, and a hex that buries a third."""
    t = Expansion(2, "rivers_rafts").river().landmark("i_nw", "landmark_bone_field")
    t.tile(o_n="tile_tundra_1").camps(0, i_nw=1, o_n=1).hand(0, "scout")
    return t.grave(0, "elder", "brave")


def test_W04_a_landmark_that_can_grow_is_part_of_the_order() -> None:
    t = bone_field().step(TerrainIncome(0))
    assert t.options == ["order_next o_n", "order_next i_nw", "order_rest"]
    t.do("order_next o_n", "pick_bury hand scout")
    assert t.seat(0).points == 3
    assert not t.options
    t = bone_field().step(TerrainIncome(0)).do("order_rest", "pick_bury hand scout")
    assert t.seat(0).points == 3, "what can grow stands last"
    t = version_1(bone_field()).step(TerrainIncome(0))
    assert (t.seat(0).points, t.asked) == (2, "pick_bury")


def stone_arch() -> Expansion:
    """One Megalith built; a Landmark that counts them, twice with the Mammoth, and a second one."""
    t = Expansion(2, "rivers_rafts", "mammoth").river().landmark("i_nw", "landmark_stone_arch")
    t.tile(o_s="tile_mountains_1").camps(0, i_nw=1, o_s=1).give(0, built=1)
    return t.mammoth("jm_n")


def test_W04_the_mammoth_doubles_what_has_grown() -> None:
    t = stone_arch().step(TerrainIncome(0)).do("order_next o_s")
    t.do(next(option for option in t.options if option.startswith("pick_site"))).to("the end")
    points = [said["points"] for said in t.said("scored")]
    assert points[-2:] == [2, 2]
    t = version_1(stone_arch()).step(TerrainIncome(0))
    assert t.seat(0).points == 2


def test_W04_a_landmark_that_cannot_grow_is_scored_first() -> None:
    t = Expansion(2, "rivers_rafts").river().landmark("i_nw", "landmark_hot_spring")
    t.tile(o_n="tile_tundra_1").camps(0, i_nw=1, o_n=1).hand(0, "scout")
    t.step(TerrainIncome(0))
    assert (t.asked, t.seat(0).points) == ("pick_bury", 0)
    t = bone_field().grave(0, *(["elder"] * 8)).step(TerrainIncome(0))
    assert (t.asked, t.seat(0).points) == ("pick_bury", 8), "no more than the card allows"
    t = Expansion(2, "rivers_rafts").river().landmark("i_nw", "landmark_geyser")
    t.tile(o_n="tile_wetland_1").camps(0, i_nw=1, o_n=1).animals(0, mastodon=2)
    t.step(TerrainIncome(0))
    assert (t.asked, t.seat(0).points) == ("pick_tip", 2), "tipping could only cost points"


def test_W04_the_mammoth_may_still_come() -> None:
    def table(find: str) -> Expansion:
        t = Expansion(2, "glacier_tokens", "mammoth").mammoth("jm_ene")
        t.tile(o_n="tile_mountains_3", o_s="tile_glacier_1").ice(hidden=False, o_s=find)
        return t.camps(0, o_n=1, o_s=1).step(TerrainIncome(0))

    t = table("ice_old_trail")
    assert t.options == ["order_next o_s", "order_next o_n", "order_rest"]
    t.do("order_next o_s", "move_mammoth jm_n")
    assert t.seat(0).points == 4
    assert table("ice_burial").seat(0).points == 2, "nothing could move it"


def test_W01_bought_dots_are_filled() -> None:
    t = (
        Expansion(2, "cave_paintings")
        .cave(0, torches=2, lines="hand_ab hand_bc fish_ab")
        .give(0, tools=1)
    )
    t.hand(0, "mineral_pigments").turn(0).do("play_culture mineral_pigments", "use_exchange")
    assert t.options == ["paint_dot hand_c", "paint_dot fish_a"]
    assert t.seat(0).tools == 0
    t = version_1(
        Expansion(2, "cave_paintings").cave(0, torches=2, lines="hand_ab hand_bc fish_ab")
    )
    t.give(0, tools=1).hand(0, "mineral_pigments").turn(0)
    t.do("play_culture mineral_pigments", "use_exchange")
    assert t.options[-2:] == ["lesser", "decline"]


def test_W01_nothing_is_bought_that_cannot_be_received() -> None:
    t = Expansion(2, "cave_paintings").give(0, tools=3).hand(0, "mineral_pigments")
    t.turn(0).do("play_culture mineral_pigments")
    assert t.options == ["take", "lesser"], "only the tool that comes after it"
    t = Expansion(2, "cave_paintings").cave(0, torches=2, lines="hand_ab hand_bc")
    t.give(0, tools=3).hand(0, "mineral_pigments").turn(0)
    t.do("play_culture mineral_pigments", "use_exchange")
    assert t.seat(0).tools == 2
    assert t.options == ["take", "lesser"], "the last dot was the only one"


def test_W21_discards_form_a_new_supply() -> None:
    t = Expansion(2, "rivers_rafts").river()
    notes = t.notes("rivers_rafts")
    supply = slice(rivers.AT_SUPPLY, rivers.AT_SUPPLY + len(FISH))
    discards = slice(rivers.AT_DISCARD, rivers.AT_DISCARD + len(FISH))
    notes[discards], notes[supply] = notes[supply], [0] * len(FISH)
    rivers.lay_fish(t.s, notes, 0)
    assert sum(notes[supply]) == 10
    assert sum(notes[discards]) == 0


def test_worlds_leave_the_sacrifice_pile_to_base_cards() -> None:
    for seed in range(4):
        s = state(start(1, seed, cave_paintings="on", ancestors="on"))
        world = WINTER.determinize(s, 0, Rng(seed, "world"))
        hidden = [card % 128 for card in world.sacrifice]
        assert all(CARDS[card] in BASE_CULTURE for card in hidden)
