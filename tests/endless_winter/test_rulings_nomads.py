"""Rulings N1 to N27 of the solo mode, under their numbers."""

from pathlib import Path

from tests.endless_winter.table import FACE, WINTER, Table, corrected, first_option, start, state

from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games.endless_winter.eclipse import BoardIncome, EclipseOf, TerrainIncome
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    CARDS,
    CHOOSE,
    COLUMNS,
    DISPLAY,
    EXCHANGE,
    FOOD,
    GROUND,
    HEXES,
    HUNT,
    IDOL,
    INITIATE,
    JUNCTIONS,
    N_ANIMAL,
    N_BURY,
    N_CULTURE,
    N_ECLIPSE,
    N_GLACIER,
    N_MEGALITH,
    N_SETTLE,
    N_STONE,
    NOMAD_CARDS,
    PER,
    POINT,
    STONES,
    TOOL,
    WEST,
    site_position,
)
from dolmen.games.endless_winter.income import resolve
from dolmen.games.endless_winter.influence import hexes_led
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.nomads.decisions import choose_site, replace
from dolmen.games.endless_winter.nomads.preparation import prepare
from dolmen.games.endless_winter.nomads.situation import arrows, look
from dolmen.games.endless_winter.preparation import Preparation, change_era
from dolmen.games.endless_winter.scoring import CATEGORIES, scores
from dolmen.games.endless_winter.state import MAMMOTH, NOTHING, State
from dolmen.speech.face import Known
from dolmen.terminal.score import cell

NOMADS = 1


def solo(**options: object) -> Table:
    t = Table(1, options=options).row("nomad_01").land("land_3")  # arrows west, north
    t.s.sacrifice = []
    return t


def scattered(t: Table) -> Table:
    """Five Camps of which no three surround a junction."""
    return t.camps(NOMADS, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1)


def test_N01_no_first_figure_income_but_they_block_it() -> None:
    t = solo().next_cards("nomad_13")
    t.s.animal_deck = [0]
    t.nomad_turn()
    assert t.s.first[HUNT] == NOMADS * 3
    assert t.seat(NOMADS).food == 0
    assert t.s.ground == [NOTHING] * 6, "no step 0 either"
    t.turn(0).do("place_figure tribe hunt").to("take_first_figure")
    assert not t.options


def test_N02_the_covered_card_of_option_c() -> None:
    t = solo(extra_card=True).row("nomad_01").next_cards("nomad_06")
    t.nomad_turn()
    turn = t.said("nomad_turn")[0]
    assert (COLUMNS[turn["column"]], turn["big"]) == ("develop", 1), "from the new card"
    assert len(t.said("nomad_action")) == 3
    assert t.said("nomad_action")[-1]["card"] == NOMAD_CARDS.index("nomad_01")


def test_N03_arrows_without_a_card() -> None:
    t = solo().row()
    assert arrows(t.s) == t.s.content.default_arrows == (0, 2)
    t.row("nomad_02")
    assert arrows(t.s) == (1, 3)


def test_N04_several_types_owned_are_equal_candidates() -> None:
    t = solo().animals(NOMADS, mastodon=3, argentavis=1)
    t.ground(r0c0="argentavis", r0c1="mastodon").nomad_action(N_ANIMAL)
    candidates = t.said("nomad_animal_owned")[0]["candidates"]
    assert [GROUND[cell] for cell, _ in candidates] == ["r0c0", "r0c1"]
    assert t.said("took_animal")[0]["cell"] == GROUND.index("r0c0"), "west, whatever the number"


def test_N04_limits_are_the_same_for_all_types() -> None:
    t = solo().animals(NOMADS, argentavis=3, mastodon=4)
    t.ground(r0c0="mastodon", r2c1="argentavis").nomad_action(N_ANIMAL)
    assert t.said("took_animal")[0]["animal"] == ANIMALS.index("argentavis")
    t.nomad_action(N_ANIMAL)
    assert len(t.said("nomad_animal_many")) == 1


def test_N05_the_only_card_of_the_column() -> None:
    t = solo().display(r1c0="barter", r0c1="snares").nomad_action(N_CULTURE)
    assert t.s.sacrifice == [CARDS.index("barter")], "column 0, although the small arrow is north"
    assert t.s.display[DISPLAY.index("r0c1")] == CARDS.index("snares")


def test_N06_all_raised_levels_are_candidates_together() -> None:
    t = solo().pieces(0, *((1, r, c) for r in range(3) for c in range(6)))
    t.pieces(0, *((2, r, c) for r in range(2) for c in range(2)))
    choice = choose_site(look(t.s))
    assert site_position(3, 0, 0) in choice.candidates
    assert site_position(2, 0, 4) in choice.candidates
    t.nomad_action(N_MEGALITH)
    assert t.s.site[site_position(3, 0, 0)], "the furthest west"
    assert t.seat(NOMADS).points == 7


def test_N07_neutral_pieces_first() -> None:
    t = solo().space_at(0, 0, "site1_r0c0").space_at(1, 0, "site1_r1c1")
    for _ in range(3):
        t.nomad_action(N_MEGALITH)
    pieces = t.play.view(0)["table"]["site"]["pieces"]
    assert sum(1 for piece in pieces if piece["neutral"]) == 2


def test_N08_the_junction_of_the_tile_is_no_candidate() -> None:
    t = solo().village(NOMADS, "jm_s", "jm_wsw", "jm_ese")
    t.camps(NOMADS, i_ne=1, i_nw=1, o_n=1, o_se=1, o_sw=1).nomad_action(N_SETTLE)
    assert t.play.view(0)["table"]["nomads"]["tile_at"] == "jm_n"
    t.camps(NOMADS, o_n=1).nomad_action(N_SETTLE)
    assert len(t.said("nomad_no_village")) == 1


def test_N09_occupied_junctions_are_no_candidates() -> None:
    for occupant in (0, MAMMOTH):
        t = solo().camps(NOMADS, i_ne=1, i_nw=1, o_n=1, o_se=1, o_sw=1)
        t.s.junctions[JUNCTIONS.index("jm_n")] = occupant
        t.nomad_action(N_SETTLE)
        assert len(t.said("nomad_no_village")) == 1


def test_N10_settling_during_terrain_income() -> None:
    t = scattered(solo()).tile(i_e="tile_wetland_3", i_ne="tile_plains_1", o_s="tile_forest_1")
    t.tile(o_se="tile_glacier_1", o_wnw="tile_mountains_3")
    before = hexes_led(t.s, NOMADS)
    t.step(TerrainIncome(NOMADS))
    assert len(t.said("nomad_no_village")) == 1
    assert sorted(e["hex"] for e in t.said("terrain")) == sorted(before), "the list stays"


def test_N11_one_special_action_per_icon() -> None:
    t = scattered(solo()).gain(NOMADS, move_camp=2)
    assert len(t.said("nomad_settles_instead")) == 1
    t = scattered(solo()).gain(NOMADS, place_camp=1, move_camp=2)
    assert len(t.said("nomad_settles_instead")) == 2
    t = scattered(solo()).gain(NOMADS, village=1)
    assert len(t.said("nomad_settles_instead")) == 1
    assert t.seat(NOMADS).food == 0


def test_N12_the_nomad_deck_suffices() -> None:
    for seed in range(8):
        play = first_option(start(1, seed, extra_card=True))
        piles = [e.message.values[0] for e in play.events if e.message.key == "nomad_pile"]
        empty = [e for e in play.events if e.message.key == "nomad_pile_empty"]
        assert len(piles) + len(empty) == 4
        assert all(len(pile) <= 12 for pile in piles)
    t = solo()
    t.s.nomad_deck = []
    t.nomad_action(N_ECLIPSE)
    assert t.s.nomad_pile == []


def rich(t: Table) -> Table:
    return t.give(NOMADS, food=10, tools=5)


def test_N13_leftmost_and_rightmost_over_both_rows() -> None:
    for card, stone in (("nomad_01", "stone_of_ice"), ("nomad_02", "great_stone_of_bones")):
        t = rich(solo()).row(card)
        t.s.round = 3
        t.stones("stone_of_tents", "stone_of_ice", "great_stone_of_bones", "great_stone_of_lands")
        t.s.stones[0] = t.s.stones[3] = NOTHING
        t.nomad_action(N_STONE)
        assert t.seat(NOMADS).stones == [STONES.index(stone)]


def test_N14_payment_is_compulsory() -> None:
    t = solo().give(NOMADS, food=2, tools=1).stones("stone_of_ice", "great_stone_of_bones")
    t.nomad_action(N_STONE)
    assert (t.seat(NOMADS).food, t.seat(NOMADS).tools) == (0, 0)
    assert t.seat(NOMADS).glory == 1, "the income of the slot"


def test_N15_an_animal_as_income() -> None:
    t = solo().animals(NOMADS, mastodon=1).ground(r0c0="argentavis", r2c1="mastodon")
    t.gain(NOMADS, animal=1)
    assert t.said("took_animal")[0]["animal"] == ANIMALS.index("mastodon")


def test_N16_buried_cards_stay_hidden_until_the_end() -> None:
    t = solo().sacrifice("barter", unseen=2)
    t.nomad_action(N_BURY).nomad_action(N_BURY)
    assert t.play.view(0)["table"]["seats"][NOMADS]["graveyard"] == ["barter", "culture_1"]
    assert t.play.view(0)["table"]["nomads"]["sacrifice_pile"] == ["culture_1"]
    play = first_option(start(1, 4))
    grave = play.view(0)["table"]["seats"][NOMADS]["graveyard"]
    assert grave
    assert all(name in CARDS for name in grave)


def test_N17_two_points_per_stone_whatever_it_says() -> None:
    t = solo().owned(NOMADS, "great_stone_of_beasts", "stone_of_ice").step(BoardIncome(NOMADS))
    assert t.seat(NOMADS).points == 4


def test_N18_glacier_hexes_are_counted(tmp_path: Path) -> None:
    t = scattered(solo()).tile(o_s="tile_glacier_1", o_se="tile_glacier_2", i_e="tile_forest_1")
    t.tile(i_ne="tile_forest_2", o_wnw="tile_forest_3", o_n="tile_glacier_3")
    t.s.junctions[JUNCTIONS.index("jm_n")] = 8  # the Nomad tile touches a third glacier
    t.nomad_action(N_GLACIER)
    assert t.seat(NOMADS).points == 2
    pack = corrected(tmp_path, "game.toml", "standing_camp = false", "standing_camp = true")
    t.s.content = pack
    t.nomad_action(N_GLACIER)
    assert t.seat(NOMADS).points == 2 + 3, "with the switch the tile stands as a Camp"


def test_N19_cultures_of_the_nomads_are_never_played() -> None:
    play = first_option(start(1, 4))
    seats = {e.message.values[0] for e in play.events if e.message.key == "played_culture"}
    assert seats <= {0}


def test_N20_printed_order_inside_one_effect() -> None:
    t = solo().give(NOMADS, food=10).gain(NOMADS, food=1, point=1, tool=1)
    kinds = [e.message.key for e in t.play.events if e.message.values[:1] == (29,)]
    assert kinds[-3:] == ["advanced", "scored", "gained"]


class Watcher(Module):
    """Notes every Camp that enters a hex."""

    id = "watcher"

    def camp_entered_hex(self, s: State, seat: int, hex_: int) -> None:
        s.memory[0].append(hex_)


def test_N21_consequences_after_all_camps_in_the_order_of_the_arrows() -> None:
    t = Table(1, modules=(Watcher(),)).row("nomad_02").land("land_3")  # east, south
    scattered(t).nomad_action(N_SETTLE)
    assert [HEXES[hex_] for hex_ in t.s.memory[0]] == ["i_se", "i_sw"]
    t = Table(1, modules=(Watcher(),)).row("nomad_01").land("land_3")
    scattered(t).nomad_action(N_SETTLE)
    assert [HEXES[hex_] for hex_ in t.s.memory[0]] == ["i_sw", "i_se"]


def test_N22_a_camp_that_stays_did_not_enter() -> None:
    t = Table(1, modules=(Watcher(),)).row("nomad_01").land("land_2")
    scattered(t).nomad_action(N_SETTLE)  # i_ne, i_e become i_e, i_se
    assert [HEXES[hex_] for hex_ in t.s.memory[0]] == ["i_se"]
    assert t.seat(NOMADS).camps[HEXES.index("i_e")] == 1


def test_N23_depth_first() -> None:
    t = solo().give(NOMADS, glory=7).space_at(0, 0, "site1_r0c0").gain(NOMADS, idol=1, point=1)
    keys = [e.message.key for e in t.play.events][-6:]
    building = ["nomad_ground", "nomad_both_arrows", "built_megalith"]
    assert keys == ["advanced", *building, "gained", "scored"]


def test_N24_no_position_on_the_site() -> None:
    t = solo()
    for position in (*t.s.rules.layout.spaces, *t.s.rules.layout.raised):
        t.s.site[position] = 1
    t.sacrifice(unseen=1).nomad_action(N_MEGALITH)
    assert len(t.seat(NOMADS).grave) == 1


def test_N25_the_nomads_affect_you_like_an_opponent() -> None:
    t = solo().village(NOMADS, "jm_n").camps(0, i_ne=1, i_nw=1, o_n=1).give(0, food=9)
    t.gain(0, village=1)
    assert t.refused("pick_junction jm_n") == "6.2"
    t.do("decline")
    assert HEXES.index("o_n") not in hexes_led(t.s, 0)
    t.pieces(NOMADS, (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)).gain(0, megalith=1)
    assert "pick_site 2 0 0" in t.options


def test_N26_what_you_may_look_at() -> None:
    t = solo().row("nomad_01", "nomad_02").nomad_action(N_ECLIPSE)
    nomads = t.play.view(0)["table"]["nomads"]
    assert nomads["row"] == ["nomad_01", "nomad_02"]
    assert (nomads["eclipse_pile_size"], nomads["eclipse_pile"]) == (1, None)
    t.s.land_discard = [2]
    assert t.play.view(0)["table"]["nomads"]["land_discard"] == ["land_3"]
    t.animals(NOMADS, mastodon=2)
    assert "mastodon" in t.play.view(0)["table"]["seats"][NOMADS]["animals"]


def test_N27_the_sacrifice_pile_survives_the_change_of_era() -> None:
    play = start(1, 4)
    before = state(play).sacrifice[:]
    change_era(state(play), 1)
    assert state(play).sacrifice == before
    eras = [state(play).content.culture_of(card % 128).era for card in before]
    assert eras == [2] * 5 + [1] * 5, "era I on top"


# Eclipse and Preparation (S7).


def test_hexes_in_the_order_of_the_arrows() -> None:
    t = scattered(solo()).row("nomad_02")
    for hex_ in ("i_ne", "i_e", "o_se", "o_s", "o_wnw"):
        t.tile(**{hex_: "tile_plains_1"})
    t.step(TerrainIncome(NOMADS))
    hexes = [HEXES[e["hex"]] for e in t.said("terrain")]
    assert hexes == ["o_se", "i_e", "i_ne", "o_s", "o_wnw"]


def test_their_turn_order_space_pays() -> None:
    t = solo()
    t.s.order = (0, NOMADS)
    t.step(EclipseOf(NOMADS))
    assert t.seat(NOMADS).food == 1


def test_preparation_shuffles_all_sixteen_cards() -> None:
    t = solo(extra_card=True).row("nomad_01", "nomad_02")
    t.s.nomad_pile = [t.s.nomad_deck.pop()]
    t.seat(NOMADS).figures = [1, 2, 3]
    Preparation().run(t.s)
    prepare(t.s)
    assert sorted(t.s.nomad_deck + t.s.nomad_row) == list(range(16))
    assert len(t.s.nomad_row) == 1, "the extra card"
    assert t.s.nomad_pile == []
    assert t.seat(NOMADS).figures == [-1, -1, -1]


def test_icons_that_mean_nothing_to_them() -> None:
    t = solo().give(NOMADS, food=3)
    exchange = Icon(EXCHANGE, 1, give=(1, 0), get=(Icon(TOOL),))
    resolve(t.s, NOMADS, (exchange, Icon(CHOOSE, options=((Icon(FOOD),), (Icon(POINT),)))))
    t.run()
    assert (t.seat(NOMADS).food, t.seat(NOMADS).points, t.seat(NOMADS).tools) == (4, 0, 0)
    resolve(t.s, NOMADS, (Icon(PER, 3, get=(Icon(POINT),), counter=17, div=2),))
    t.run()
    assert t.seat(NOMADS).points == 2, "per 2 food"


def test_an_idol_can_always_be_received() -> None:
    t = solo().give(NOMADS, food=10, tools=5, built=10, glory=12, offering=12)
    table = look(t.s)
    assert replace(table, N_ANIMAL).gets in range(23)
    assert replace(table, IDOL).gets == IDOL
    t.gain(NOMADS, megalith=1)
    assert t.seat(NOMADS).points == 1


def test_marked_column_is_told_with_the_empty_ones() -> None:
    t = solo().row().occupy(0, INITIATE).next_cards("nomad_05").sacrifice(unseen=3)
    t.nomad_turn()
    told = t.said("nomad_column_marked")[0]
    assert [COLUMNS[c] for c in told["empty"]] == ["develop", "migrate", "hunt"]
    assert t.said("nomad_turn")[0]["big"] == WEST


def test_their_totals_are_scored_like_yours() -> None:
    t = solo().give(NOMADS, food=4, offering=1).give(0, food=4, offering=1)
    assert scores(t.s)[0] == scores(t.s)[1]


def cultures_known(t: Table) -> Known:
    return FACE.standings(t.s, 0)[NOMADS][CATEGORIES.index("cultures")]


def test_N16_the_score_sheet_counts_what_was_seen() -> None:
    t = solo().sacrifice("star_lore", "barter", unseen=3)
    t.nomad_action(N_BURY).nomad_action(N_BURY)
    points = [t.s.content.culture_of(CARDS.index(name)).points for name in ("star_lore", "barter")]
    assert cultures_known(t) == Known(sum(points), sum(points)), "both were seen"
    t.nomad_action(N_BURY)
    known = cultures_known(t)
    assert sum(points) <= known.least < known.most
    assert scores(t.s)[NOMADS][CATEGORIES.index("cultures")] in range(known.least, known.most + 1)
    assert cell(known) == f"{known.least}+"


def test_N16_the_score_sheet_never_claims_too_much() -> None:
    """What is known is neither more nor less than what all worlds have in common."""
    cultures = CATEGORIES.index("cultures")
    exact = unsure = 0
    for number in range(6):
        s = WINTER.new(WINTER.header(1, number))
        rng = Rng(number, "score")
        while s.stack:
            if rng.below(12) == 0:
                known = FACE.standings(s, 0)[NOMADS][cultures]
                found = {
                    WINTER.scores(WINTER.determinize(s, 0, Rng(n, "worlds")))[NOMADS][cultures]
                    for n in range(60)
                }
                assert known.least <= min(found) <= max(found) <= known.most
                assert (len(found) == 1) == (known.least == known.most)
                exact += known.least == known.most
                unsure += known.least < known.most
            act(s, s.options[rng.below(len(s.options))])
        assert FACE.standings(s, 0) == [[Known(n, n) for n in row] for row in WINTER.scores(s)]
    assert exact and unsure
