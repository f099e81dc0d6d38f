"""Acceptance tests of the expansions, XT1 to XT49."""

from pathlib import Path

from tests.endless_winter.expansion import Expansion
from tests.endless_winter.table import corrected, start, state

from dolmen.games.endless_winter.eclipse import (
    AfterTribeCards,
    EclipseEnd,
    EclipseOf,
    TerrainIncome,
    pile_labor,
)
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    BASE_TILES,
    CHIEFS,
    GLACIER,
    HEXES,
    N_SETTLE,
    RITUALS,
    SPACES,
    site_position,
)
from dolmen.games.endless_winter.influence import hexes_led
from dolmen.games.endless_winter.megaliths import build_megalith
from dolmen.games.endless_winter.modules import glacier_tokens, river_map
from dolmen.games.endless_winter.modules.content import LANDMARK_HEX
from dolmen.games.endless_winter.preparation import Preparation
from dolmen.games.endless_winter.scoring import animal_points, scores
from dolmen.games.endless_winter.state import ECLIPSE, NEUTRAL_FIGURE, NOTHING


def names(hexes: list[int]) -> list[str]:
    return [HEXES[hex_] for hex_ in hexes]


# The Mammoth.


def mammoth_on_jm_n(round_: int, tile: str, red: int, blue: int) -> Expansion:
    t = Expansion(2, "mammoth").mammoth("jm_n").tile(o_n=tile)
    t.s.round = round_
    return t.camps(0, o_n=red).camps(1, o_n=blue)


def test_XT01_double_income_for_the_one_who_holds_on() -> None:
    t = mammoth_on_jm_n(2, "tile_glacier_1", 2, 1).step(TerrainIncome(0), TerrainIncome(1))
    assert (t.seat(0).points, t.seat(1).points) == (4, 0)


def test_XT02_below_the_mammoth_nobody_gains() -> None:
    t = mammoth_on_jm_n(3, "tile_glacier_1", 2, 1).step(TerrainIncome(0), TerrainIncome(1))
    assert (t.seat(0).points, t.seat(1).points) == (0, 0)
    assert hexes_led(t.s, 0) == hexes_led(t.s, 1) == []


def test_XT03_ties_gain_twice_each() -> None:
    t = mammoth_on_jm_n(1, "tile_plains_1", 1, 1).step(TerrainIncome(0), TerrainIncome(1))
    assert (t.seat(0).food, t.seat(1).food) == (2, 2)


def test_XT04_moving_the_mammoth_in_migrate() -> None:
    t = Expansion(2, "mammoth").hand(0, "scout").village(1, "jm_n").turn(0)
    t.do("place_figure tribe migrate", "play_tribe scout")
    assert t.s.labor == 3
    t.do("column_option move_mammoth")
    assert t.refused("move_mammoth jm_n") == "M8"
    t.do("move_mammoth jb_s")
    assert (t.s.labor, t.mammoth_at()) == (1, "jb_s")


def test_XT05_two_moves_of_one_effect() -> None:
    t = Expansion(2, "mammoth").hand(0, "snowshoes").camps(0, base=2).turn(0)
    t.do("play_culture snowshoes", "move_mammoth jm_s")
    assert t.mammoth_at() == "jm_s"
    assert t.seat(0).camps[0] == 2
    assert t.asked == "place_figure"
    t = Expansion(2, "mammoth").camps(0, base=2).gain(0, move_camp=1)
    assert t.refused("move_mammoth jm_s") == "X42"


def test_XT06_the_nomads_move_it_opposite_to_their_inner_camps() -> None:
    for blocked in (False, True):
        t = Expansion(1, "mammoth").row("nomad_01").land("land_3").mammoth("jb_ene")
        t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1)
        if blocked:
            t.village(0, "jm_n")
        t.nomad_action(N_SETTLE)
        assert t.seat(1).camps[HEXES.index("i_se")] == 1
        assert t.mammoth_at() == ("jb_ene" if blocked else "jm_n")


def test_XT07_after_a_it_does_not_move() -> None:
    t = Expansion(1, "mammoth").row("nomad_02").land("land_5")
    t.camps(1, i_se=1, i_sw=1, o_se=1, o_s=1, o_wnw=1).nomad_action(N_SETTLE)
    assert t.seat(1).villages == 1
    assert t.mammoth_at() is None


# Rivers & Rafts.


def test_XT08_the_canonical_river() -> None:
    t = Expansion(2, "rivers_rafts")
    laid = river_map.lay_river(t.s.content, 0, (0, 0), [1, 2], [0, 0], (0, 0))
    assert names(river_map.find_river(t.s.content, tuple(laid))[0]) == (
        ["o_w", "i_w", "base", "i_e", "o_e"]
    )
    covered = {HEXES[h] for h, tile in enumerate(laid) if tile != NOTHING}
    assert covered - {"o_w", "i_w", "base", "i_e", "o_e"} == {"o_wnw", "i_nw", "i_ne", "o_ene"}
    free = {HEXES[h] for h, tile in enumerate(laid) if tile == NOTHING}
    assert free == {
        *("i_sw", "i_se", "o_n", "o_ne", "o_nw", "o_ese", "o_se", "o_s", "o_sw", "o_wsw")
    }


def test_XT09_tiles_by_number_of_landmarks() -> None:
    for landmarks in (1, 2, 3):
        for seed in range(8):
            s = state(start(2, seed, rivers_rafts="on", landmark_hexes=str(landmarks)))
            types = [s.content.tiles[tile].type for tile in s.tiles]
            land = [tile for tile in s.tiles if tile < len(BASE_TILES)]
            kinds = [s.content.tiles[tile].type for tile in land]
            assert len(land) == len(set(land)) == 10
            assert kinds.count(GLACIER) == landmarks - 1
            assert {kind for kind in kinds if kind != GLACIER} == set(range(5))
            assert types.count(GLACIER) == 2
            marks = [river_map.kind_of(s.content, tile) for tile in s.tiles]
            assert marks.count(LANDMARK_HEX) == landmarks


def test_XT10_a_turned_river() -> None:
    t = Expansion(2, "rivers_rafts").river(k=1)
    assert names(t.notes("rivers_rafts")[:5]) == ["o_nw", "i_nw", "base", "i_se", "o_se"]


def test_XT11_a_raft_and_a_camp_share_the_moves() -> None:
    t = Expansion(2, "rivers_rafts").river().border(0, "sb_n_ne").camps(0, start=2)
    t.raft(0, 0).fish(1, "fish_salmon").gain(0, move_camp=2)
    t.do("move_raft")
    assert (t.raft_of(0), t.seat(0).food) == (1, 2)
    assert t.play.view(0)["table"]["rivers_rafts"]["fish"][0] is False
    t.do("pick_camp start", "pick_step o_n")
    assert t.seat(0).camps[HEXES.index("o_n")] == 1
    assert t.asked == ""


def test_XT12_the_nearest_raft() -> None:
    t = Expansion(3, "rivers_rafts").river().raft(0, 3).raft(1, 3).raft(2, 1)
    for seat in range(3):
        t.module("rivers_rafts").eclipse_before_terrain(t.s, seat)
    assert [me.points for me in t.s.seats] == [4, 4, 0]
    t = Expansion(3, "rivers_rafts").river()
    for seat in range(3):
        t.module("rivers_rafts").eclipse_before_terrain(t.s, seat)
    assert [me.points for me in t.s.seats] == [0, 0, 0]


def test_XT13_a_raft_has_influence() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 3).camps(1, base=1)
    t.step(TerrainIncome(0), TerrainIncome(1))
    assert (t.seat(0).food, t.seat(1).food) == (2, 2)


def test_XT14_a_landmark_scores_for_its_leader() -> None:
    t = Expansion(2, "rivers_rafts").river().landmark("i_nw", "landmark_stone_arch")
    t.camps(0, i_nw=1).give(0, built=6).step(TerrainIncome(0))
    assert t.seat(0).points == 6
    t = Expansion(1, "rivers_rafts").river().landmark("i_nw", "landmark_stone_arch")
    t.camps(0, i_nw=1).camps(1, i_nw=1).row("nomad_01").step(TerrainIncome(1))
    assert t.seat(1).points == 5


def test_XT15_the_mammoth_doubles_a_landmark() -> None:
    t = Expansion(2, "rivers_rafts", "mammoth").river().landmark("i_nw", "landmark_stone_arch")
    t.s.round = 2
    t.mammoth("jm_n").camps(0, i_nw=3).give(0, built=6).step(TerrainIncome(0))
    assert t.seat(0).points == 12
    t = Expansion(1, "rivers_rafts", "mammoth").river().landmark("i_nw", "landmark_stone_arch")
    t.s.round = 2
    t.mammoth("jm_n").camps(1, i_nw=3).row("nomad_01").step(TerrainIncome(1))
    assert t.seat(1).points == 10


def test_XT16_a_raft_serves_for_a_village() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 2).camps(0, i_nw=1, o_wnw=1).give(0, food=2)
    t.gain(0, village=1).do("pick_junction jm_wnw")
    assert (t.seat(0).board_camps, t.raft_of(0), t.seat(0).food) == (5, 2, 0)
    assert [t.influence(0, h) for h in ("i_w", "i_nw", "o_wnw")] == [3, 2, 2]


def test_XT17_the_nomads_raft_stops_on_the_delta() -> None:
    t = Expansion(1, "rivers_rafts").river().raft(1, 5).row("nomad_01").land("land_3", "land_4")
    t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).nomad_action(N_SETTLE)
    assert t.raft_of(1) == 6
    t.nomad_action(N_SETTLE)
    assert t.raft_of(1) == 6
    assert len(t.events("nomad_inner_camps") + t.events("nomad_outer_camps")) >= 2


def test_XT18_preparation_of_river_and_rafts() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 3).raft(1, 6)
    t.fish(3, "fish_eel").fish(5, "fish_pike").step(Preparation())
    view = t.play.view(0)["table"]["rivers_rafts"]
    assert view["rafts"] == [0, 0]
    assert view["fish"] == [True] * 5
    notes = t.notes("rivers_rafts")
    assert (notes[5 + 2], notes[5 + 4]) == (4, 2), "the eel and the pike still lie there"


def test_XT19_the_sea_cow_is_cheaper_downstream() -> None:
    t = Expansion(2, "rivers_rafts").river().raft(0, 4).give(0, tools=1).hand(0, "start_shaman")
    t.s.animal_deck = []
    t.ground(r0c0="sea_cow").turn(0).do("place_figure tribe hunt", "play_tribe start_shaman")
    t.s.labor = 1
    t.do("column_option hunt_animal")  # there is only one to choose
    assert (t.seat(0).tools, t.s.labor, t.seat(0).upright[ANIMALS.index("sea_cow")]) == (0, 0, 1)


def test_XT20_a_warrior_wins_a_hex_for_one_eclipse() -> None:
    t = Expansion(2, "rivers_rafts").river().tile(o_s="tile_plains_1").pile(0, "warrior")
    t.camps(0, o_s=1).camps(1, o_s=2)
    t.s.phase, t.s.piles_open = ECLIPSE, True
    t.step(EclipseOf(0))
    assert t.options == ["war_influence o_s", "decline"]
    t.do("war_influence o_s")
    assert (t.influence(0, "o_s"), t.seat(0).food) == (3, 1)
    t.step(EclipseOf(1))
    assert t.seat(1).food == 1, "only the turn-order space"
    t.step(Preparation())
    assert t.influence(0, "o_s") == 1


def test_XT21_from_the_start_tile_to_two_hexes() -> None:
    t = Expansion(2, "rivers_rafts").river().border(0, "sb_n_ne").camps(0, start=2).raft(0, 6)
    t.gain(0, move_camp=1).do("pick_camp start")
    assert t.options == ["pick_step o_n", "pick_step o_ne"]


# Ancestors.


def test_XT22_the_knapper() -> None:
    t = Expansion(2, "ancestors").hand(0, "knapper").turn(0)
    t.do("place_figure tribe develop", "play_tribe knapper")
    assert t.s.labor == 1
    t.do("use_column_action knapper", "take", "take")
    assert (t.s.labor, t.seat(0).tools) == (0, 2)
    assert t.refused("use_column_action knapper") == "M3"
    t = Expansion(2, "ancestors").hand(0, "knapper").turn(0)
    t.do("place_figure tribe hunt", "play_tribe knapper")
    assert t.refused("use_column_action knapper") == "M3"


def test_XT23_the_healer_copies() -> None:
    t = Expansion(2, "ancestors").pile(0, "healer", "elder").grave(0, "tribesman", "tribesman")
    t.discard(0, "tribesman", "tribeswoman", "start_brave")
    t.s.phase, t.s.piles_open = ECLIPSE, True
    t.step(EclipseOf(0)).do("order_rest", "pick_bury discard tribesman")
    assert t.options == ["copy_eclipse elder", "decline"]
    t.do("copy_eclipse elder", "pick_bury discard tribeswoman")
    assert len(t.seat(0).grave) == 4
    t = Expansion(2, "ancestors").pile(0, "healer", "healer").step(EclipseOf(0))
    assert t.asked == ""


def lions(t: Expansion, upright: int, tipped: int = 0) -> Expansion:
    return t.animals(0, cave_lion=upright).tipped(0, cave_lion=tipped)


def test_XT24_rows_of_animals(tmp_path: Path) -> None:
    t = lions(Expansion(2, "ancestors"), 3, 1).step(AfterTribeCards(0)).do("take")
    assert (t.seat(0).points, t.seat(0).tools) == (2, 1)
    assert animal_points(t.s, 0) == 6
    old, new = "tipped_animals_count = false", "tipped_animals_count = true"
    pack = corrected(tmp_path, "game.toml", old, new)
    assert animal_points(lions(Expansion(2, "ancestors", pack=pack), 3, 1).s, 0) == 10


def test_XT25_an_animal_tipped_before_does_not_count() -> None:
    t = lions(Expansion(2, "ancestors", hunt_stack="brave"), 2).pile(0, "brave")
    t.s.phase, t.s.piles_open = ECLIPSE, True
    t.step(EclipseOf(0)).do("pick_own_animal cave_lion", "take")
    assert (t.seat(0).food, t.seat(0).tools, t.seat(0).points) == (1, 1, 1)


def test_XT26_no_rows_for_the_nomads() -> None:
    t = Expansion(1, "ancestors").animals(1, teratorn=2).row("nomad_01").step(AfterTribeCards(1))
    assert t.seat(1).points == 0
    assert animal_points(t.s, 1) == 5


def play(t: Expansion, card: str) -> Expansion:
    return t.hand(0, card).row("nomad_01").turn(0).do(f"play_culture {card}")


def test_XT27_the_nomads_follow() -> None:
    t = play(Expansion(1, "ancestors").give(1, food=10), "harvest_feast")
    assert (t.seat(0).food, t.seat(1).food, t.seat(1).glory) == (4, 10, 1)


def test_XT28_a_draw_is_a_burial_for_the_nomads() -> None:
    t = play(Expansion(1, "ancestors").sacrifice("snares"), "tribal_moot").to("place_figure")
    assert len(t.seat(1).grave) == 1


def test_XT29_strife_costs_the_nomads_two_points() -> None:
    for points, left, glory in ((1, 1, 0), (2, 0, 3)):
        t = play(Expansion(1, "ancestors").give(1, points=points), "stolen_idols")
        t.do("pick_track offering", "pick_track offering", "pick_track offering")
        assert (t.seat(0).offering, t.seat(1).points, t.seat(1).glory) == (3, left, glory)


def test_XT30_opponents_pay_for_strife() -> None:
    t = Expansion(3, "ancestors").give(1, points=1).give(2, points=7).hand(0, "raiding_party")
    t.turn(0).do("play_culture raiding_party", "take", "take")
    assert (t.asked, t.s.seat) == ("react_strife", 2)
    t.do("react_strife yes", "take", "take")
    assert (t.seat(2).points, t.seat(2).food, t.seat(2).tools) == (5, 2, 2)
    assert t.seat(1).food == 0
    assert (t.asked, t.s.seat) == ("place_figure", 0)


def test_XT31_land_dispute_settles_twice() -> None:
    t = Expansion(1, "ancestors").give(1, points=25).land("land_3", "land_4").camps(0, base=2)
    t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1)
    play(t, "land_dispute").to("place_figure")
    assert t.seat(1).points == 23
    assert len(t.events("nomad_settles_instead")) == 2


# Cave Paintings.


def test_XT32_a_turn_in_the_cave() -> None:
    t = Expansion(2, "cave_paintings").give(0, food=1).hand(0, "tribesman", "tribesman").turn(0)
    t.do("place_figure tribe cave")
    assert t.play.view(0)["table"]["cave_paintings"]["boards"][0]["torches"] == 1
    t.do("play_tribe tribesman", "decline", "play_tribe tribesman", "decline")
    t.do("column_option paint_line", "paint_line hand_ab", "paint_line hand_bc")
    t.do("column_option paint_line", "paint_line hand_cd")  # then only fish_ab is left
    t.do("column_option paint_dot", "paint_dot hand_c")
    t.do("first_figure", "paint_line fish_bc")
    assert (t.seat(0).points, t.seat(0).food) == (5, 1)
    assert t.play.view(0)["table"]["cave_paintings"]["boards"][0]["torches"] == 2


def test_XT33_dark_chambers_and_loose_lines() -> None:
    t = Expansion(2, "cave_paintings").cave(0, torches=1).gain(0, paint_line=1)
    assert t.refusal("paint_line deer_ab").key == "chamber_dark"
    t = Expansion(2, "cave_paintings").cave(0, torches=2).gain(0, paint_line=1)
    assert t.refusal("paint_line deer_cd").key == "line_apart"
    t.do("paint_line deer_ab")


def test_XT34_a_seventh_torch() -> None:
    t = Expansion(2, "cave_paintings").cave(0, torches=6).gain(0, torch=1)
    assert t.seat(0).food == 1


def test_XT35_painting_spaces_are_idols_for_the_nomads() -> None:
    for name in ("sitec_r1c3", "sitec_r1c1", "sitec_r0c1"):
        t = Expansion(1, "cave_paintings").row("nomad_01")
        build_megalith(t.s, 1, t.s.spaces.index(SPACES.index(name)))
        assert t.run().seat(1).glory == 1


def test_XT36_the_cave_column_is_never_empty_alone() -> None:
    t = Expansion(1, "cave_paintings").occupy(0, 3).next_cards("nomad_14").nomad_turn()
    assert t.seat(1).figures[0] == 1, "Initiate"


def test_XT37_no_first_figure_in_the_cave_alone() -> None:
    play_ = start(1, 4, cave_paintings="on")
    assert state(play_).seats[1].points == 25
    t = Expansion(1, "cave_paintings").turn(0).do("place_figure tribe cave")
    assert t.s.first[4] == NEUTRAL_FIGURE
    t.to("the end")
    assert not t.events("first_figure")
    assert t.asked == ""


# Four-legged Friends.


def test_XT38_the_hound() -> None:
    t = Expansion(2, "four_legged_friends").dog(0, "dog_hound").give(0, food=2).turn(0)
    t.do("place_figure tribe hunt", "use_dog")
    assert (t.seat(0).food, t.s.labor, t.trust(0)) == (1, 2, 1)
    t.to("the end").turn(0).do("place_figure tribe hunt")
    assert "use_dog" not in t.options
    assert t.asked != "use_dog"


def test_XT39_trust_at_the_end() -> None:
    for trust, points in ((4, 5), (2, 2), (0, 0)):
        t = Expansion(2, "four_legged_friends").dog(0, "dog_hound", trust).dog(1, "dog_stone")
        assert scores(t.s)[0][5] == points


# Ritual Sites.

FOUR = ("ritual_ice_shrine", "ritual_burial_mound", "ritual_sky_stone", "ritual_bone_altar")


def test_XT40_the_nomads_remove_a_ritual_site() -> None:
    t = Expansion(1, "ritual_sites").rituals(*FOUR).row("nomad_01").step(EclipseEnd(1))
    assert t.seat(1).points == 5
    assert t.row_of_rituals() == list(FOUR[1:])


def test_XT41_taking_one_removes_the_rest() -> None:
    t = Expansion(1, "ritual_sites").rituals(*FOUR).row("nomad_01").step(EclipseEnd(1))
    t.grave(0, "tribesman", "tribesman", "tribesman").step(EclipseEnd(0))
    t.do("ritual ritual_burial_mound")
    assert (t.seat(0).points, t.row_of_rituals()) == (8, [])
    t.step(EclipseEnd(1))
    assert t.seat(1).points == 5


def test_XT42_twenty_points_if_you_never_take_one() -> None:
    t = Expansion(1, "ritual_sites").rituals(*FOUR).row("nomad_02")
    for _ in range(5):
        t.step(EclipseEnd(1))
    assert t.seat(1).points == 20
    assert len(RITUALS) == 10


# Rest tiles.


def test_XT43_resting_on_tiles() -> None:
    t = Expansion(2, "rest_tiles").rests("rest_warm_fire", "rest_stargazing")
    t.deck(0, "elder", "elder").turn(0)
    t.do("place_figure tribe rest", "rest_tile rest_warm_fire", "take", "decline")
    assert (t.seat(0).food, len(t.seat(0).hand)) == (2, 1)
    t.turn(0).do("place_figure tribe rest", "rest_tile rest_stargazing", "take", "decline")
    t.pile(0, "shaman")
    assert pile_labor(t.s, 0) == 2 + 2 + 2 + 3


def test_XT44_no_tile_left() -> None:
    t = Expansion(2, "rest_tiles").rests("rest_warm_fire").deck(0, "elder").deck(1, "elder")
    t.turn(0).do("place_figure tribe rest", "rest_tile rest_warm_fire").to("the end")
    t.turn(1).do("place_figure tribe rest")
    assert t.asked == "take_draw"
    t.to("the end")
    assert t.seat(1).food == 0


# Glacier tokens.


def test_XT45_an_ice_find_covers_the_printed_income() -> None:
    t = Expansion(2, "glacier_tokens").tile(o_s="tile_glacier_1").ice(o_s="ice_frozen_carcass")
    t.camps(0, i_se=1).gain(0, move_camp=1).do("pick_camp i_se", "pick_step o_s")
    assert (t.seat(0).food, t.face_up("o_s")) == (3, True)
    t.step(TerrainIncome(0))
    assert (t.seat(0).food, t.seat(0).points) == (6, 0)


def test_XT46_the_nomads_find_painted_bones() -> None:
    t = Expansion(1, "glacier_tokens").tile(o_ne="tile_glacier_1").ice(o_ne="ice_painted_bones")
    t.row("nomad_02").land("land_5").sacrifice("snares", "tracking", "barter")
    t.camps(1, i_se=1, i_sw=1, o_se=1, o_s=1, o_wnw=1).nomad_action(N_SETTLE)
    assert t.face_up("o_ne")
    assert len(t.seat(1).grave) == 2


def test_XT47_at_setup_a_token_is_only_turned_up() -> None:
    seen = 0
    for seed in range(30):
        play_ = start(1, seed, glacier_tokens="on")
        while state(play_).phase == 0:
            play_.do(play_.decision.actions[0])  # type: ignore[union-attr]
        s = state(play_)
        notes = s.memory[0]
        for hex_ in range(len(HEXES)):
            if s.seats[1].camps[hex_] and notes[hex_] != NOTHING:
                seen += 1
                assert notes[hex_] < glacier_tokens.HIDDEN
    assert seen > 10


# Advanced Chiefs, and a Strife card before the Nomads' first turn.


def test_XT48_advanced_thunderclaw() -> None:
    t = Expansion(2, "ancestors").grave(0, *["tribesman"] * 5).hand(0, "tribesman")
    t.give(0, chief=CHIEFS.index("thunderclaw_adv"), side=0).turn(0)
    t.do("place_figure chief initiate", "use_chief")
    assert t.s.labor == 3


def test_XT49_strife_while_the_nomad_row_is_empty() -> None:
    t = Expansion(1, "ancestors").give(1, points=30)
    t.s.round = 3
    t.s.order = (0, 1)
    t.s.nomad_row = []
    t.hand(0, "toppled_stones").turn(0).do("play_culture toppled_stones")
    t.do("pick_site 1 3 7").to("pick_site").do("pick_site 1 3 6").to("place_figure")
    assert (t.seat(0).built, t.seat(1).built, t.seat(1).points) == (2, 2, 28)
    assert t.s.site[site_position(1, 0, 0)]
    assert t.s.site[site_position(1, 1, 0)]
