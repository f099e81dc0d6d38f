"""Rulings W1 to W12, made where the rules leave something open."""

from pathlib import Path

import pytest
from tests.endless_winter.expansion import ALL
from tests.endless_winter.table import WINTER, Table, corrected, first_option, start, state

from dolmen.core.content import BadContent
from dolmen.core.rng import Rng
from dolmen.core.step import act, advance
from dolmen.games import find
from dolmen.games.endless_winter.due import listed, next_items, points_first
from dolmen.games.endless_winter.eclipse import (
    BoardIncome,
    EclipseOf,
    InTurn,
    TerrainIncome,
    board_items,
)
from dolmen.games.endless_winter.ids import CARDS, FIRST_HEX_ITEM, STONES
from dolmen.games.endless_winter.influence import hexes_led
from dolmen.games.endless_winter.state import ECLIPSE, State
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


def test_W04_points_that_cannot_change_are_scored_first() -> None:
    t = Table().tile(i_e="tile_plains_1", i_w="tile_mountains_3", i_ne="tile_tundra_1")
    t.camps(0, i_e=1, i_w=1, i_ne=1).step(TerrainIncome(0))
    assert t.seat(0).points == 2
    assert t.options == ["order_next i_e", "order_next i_ne", "order_rest"]


def test_W04_food_and_tools_need_no_order() -> None:
    t = Table().tile(i_e="tile_plains_1", i_w="tile_mountains_3", i_ne="tile_forest_1")
    t.camps(0, i_e=1, i_w=1, i_ne=1).step(TerrainIncome(0))
    assert (t.seat(0).points, t.seat(0).food) == (2, 1)
    assert t.options == ["take", "lesser"]


def test_W04_a_stone_that_an_idol_can_raise_is_part_of_the_order() -> None:
    t = Table().village(0, "jm_n", "jm_s", "jm_ene").owned(0, "stone_of_glory", "stone_of_herds")
    t.step(BoardIncome(0))
    assert t.said("stone_scores") == [{"seat": 0, "stone": STONES.index("stone_of_herds")}]
    assert "order_next stone_1" in t.options
    assert "order_next stone_2" not in t.options
    t = Table().give(0, built=4).owned(0, "stone_of_glory").step(BoardIncome(0))
    assert t.said("stone_scores"), "food and tools raise nothing"
    assert t.options == ["take", "lesser"]


@pytest.mark.parametrize("players", (2, 3))
@pytest.mark.parametrize("modules", ((), ALL), ids=("base", "all"))
def test_W04_nobody_is_asked_only_where_no_order_is_better(
    players: int, modules: tuple[str, ...]
) -> None:
    """In random games: where the order is not asked, every order gives the same, or less."""
    looked = 0
    for number in range(16):
        s = WINTER.new(WINTER.header(players, number, dict.fromkeys(modules, "on")))
        rng = Rng(number, "order")
        while s.stack:
            if s.phase == ECLIPSE and s.piles_open:
                for seat in range(s.players):
                    lists = (
                        tuple(FIRST_HEX_ITEM + hex_ for hex_ in hexes_led(s, seat)),
                        board_items(s, seat),
                    )
                    for items in lists:
                        first = points_first(s, seat, items)
                        rest = tuple(item for item in items if item not in first)
                        if len(set(items)) > 1 and not next_items(s, seat, rest):
                            looked += 1
                            usual = gains(s, seat, first + listed(s, seat, rest))
                            for order in (items, items[::-1]):
                                assert gains(s, seat, order) <= usual
            act(s, s.options[rng.below(len(s.options))])
    assert looked > 10


def gains(s: State, seat: int, items: tuple[int, ...]) -> tuple[int, int, int]:
    """What a seat has after it received items in this order, answering as one who takes all."""
    world = s.clone()
    world.stack = []
    world.push(InTurn(seat, items))
    advance(world)
    while world.stack:
        act(world, world.options[0])
    me = world.seats[seat]
    return me.points, me.food, me.tools


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
    assert "nomad_outer_camps" not in keys
    first_option(play)
    assert [event.message.key for event in play.events].count("nomad_outer_camps") >= 1


def test_every_ruling_stands_in_the_rulebook() -> None:
    book = open_rulebook(find("endless_winter"))
    numbers = [f"R{n}" for n in range(1, 65)] + [f"N{n}" for n in range(1, 28)]
    numbers += [f"W{n}" for n in range(1, 22)] + [f"X{n}" for n in range(1, 73)]
    numbers += [f"M{n}" for n in range(1, 9)]
    for number in numbers:
        assert book.ruling(number) is not None, number
