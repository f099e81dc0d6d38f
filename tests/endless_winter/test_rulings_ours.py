"""Rulings W1 to W12, made where the rules leave something open."""

from pathlib import Path

import pytest
from tests.endless_winter.table import Table, corrected, first_option, start, state

from dolmen.core.content import BadContent
from dolmen.games import find
from dolmen.games.endless_winter.eclipse import EclipseOf, TerrainIncome
from dolmen.games.endless_winter.ids import CARDS
from dolmen.speech.rulebook import open_rulebook


def test_W01_an_exchange_gives_exactly_what_it_says() -> None:
    t = Table().hand(0, "barter").turn(0).do("play_culture barter", "use_exchange")
    assert (t.seat(0).food, t.seat(0).tools) == (0, 1)
    assert t.options == ["use_exchange", "decline"], "no question between tool and food"


def test_W02_a_sixth_tool_is_food() -> None:
    t = Table().give(0, tools=5).gain(0, tool=1)
    assert (t.seat(0).food, t.seat(0).tools) == (1, 5)
    assert not t.options


def test_W03_a_move_is_completed() -> None:
    t = Table().camps(0, base=2).gain(0, move_camp=1).do("pick_camp base")
    assert "decline" not in t.options
    assert len(t.options) == 6


def test_W04_equal_cards_need_no_order() -> None:
    t = Table().pile(0, "tribeswoman", "tribeswoman", "tribesman").step(EclipseOf(0))
    assert t.seat(0).food == 2
    assert not t.options


def test_W04_pure_points_are_scored_first() -> None:
    t = Table().tile(i_e="tile_plains_1", i_w="tile_mountains_3", i_ne="tile_forest_1")
    t.camps(0, i_e=1, i_w=1, i_ne=1).step(TerrainIncome(0))
    assert t.seat(0).points == 2
    assert t.options == ["order_next i_e", "order_next i_ne", "order_rest"]


def test_W05_tools_of_a_setup_card_may_be_food() -> None:
    t = Table().gain(0, food=3, tool=3).do("lesser", "take", "take")
    assert (t.seat(0).food, t.seat(0).tools) == (4, 2)


def test_W06_the_agreed_first_player() -> None:
    play = start(4).game.start(4, 5, first=2)
    assert state(play).order[0] == 2
    assert sorted(state(play).order) == [0, 1, 2, 3]


def test_W07_revealing_by_a_card_is_asked() -> None:
    t = Table().hand(0, "tracking").turn(0).do("play_culture tracking")
    assert t.options == ["take", "decline"]
    t.do("take", "decline")
    assert sum(1 for animal in t.s.ground if animal >= 0) == 1


def test_W08_two_rows_of_scores_alone() -> None:
    play = first_option(start(1, 3))
    assert len(play.scores) == 2
    assert len(play.record.totals or []) == 2


def test_W09_a_declined_step_b_is_over() -> None:
    t = Table().hand(0, "elder").turn(0)
    t.do("place_figure tribe initiate", "next_step", "column_option bury_one", "decline")
    assert t.asked == "take_first_figure"
    assert t.seat(0).hand == [CARDS.index("elder")]


def test_W10_an_animal_down_to_food() -> None:
    t = Table()
    t.s.animal_deck = []
    t.gain(0, animal=1).do("lesser")
    assert t.seat(0).food == 1


def test_W11_when_is_reserved(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="culture_card 'kinship', effect 1: do: expected one of"):
        corrected(
            tmp_path,
            "culture_cards.toml",
            'points = 2\neffect = [{do = "tribe_to_discard", n = 1}]',
            'points = 2\neffect = [{do = "when", cond = "x", then = []}]',
        )


def test_W12_the_first_land_card_enters_nothing() -> None:
    play = start(1, 3)
    keys = [event.message.key for event in play.events]
    assert "nomad_camps" not in keys
    first_option(play)
    assert [event.message.key for event in play.events].count("nomad_camps") >= 2


def test_every_ruling_stands_in_the_rulebook() -> None:
    book = open_rulebook(find("endless_winter"))
    numbers = [f"R{n}" for n in range(1, 65)] + [f"N{n}" for n in range(1, 28)]
    numbers += [f"W{n}" for n in range(1, 22)] + [f"X{n}" for n in range(1, 73)]
    numbers += [f"M{n}" for n in range(1, 9)]
    for number in numbers:
        assert book.ruling(number) is not None, number
