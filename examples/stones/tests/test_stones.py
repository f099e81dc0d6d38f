"""The rules of Stones under their numbers, and what is true of every game of the table."""

import pytest
from stones.bot import Miser

from dolmen.bots import Turn, make
from dolmen.core.play import Play
from dolmen.core.refusal import Refused
from dolmen.core.rng import Rng
from dolmen.games import find
from dolmen.testing import check_bot, check_game

GAME = find("stones")


def begin(players: int = 2, seed: int = 1) -> Play:
    return GAME.start(players=players, seed=seed)


def test_1_1_only_the_owner_sees_a_hand() -> None:
    play = begin(3)
    assert len(play.view(1)["table"]["hand"]) == 3
    assert play.view(None)["table"]["hand"] is None
    world = GAME.determinize(play.state, 1, Rng(5))
    assert GAME.view(world, 1) == GAME.view(play.state, 1)
    assert world != play.state


def test_1_2_a_heavier_stone_does_not_fit() -> None:
    play = begin(seed=3)
    assert play.view(0)["table"]["hand"] == [2, 4, 5]
    assert play.view(1)["table"]["hand"] == [1, 3, 6]
    play.do("place 4")
    with pytest.raises(Refused, match="too heavy"):
        play.do("place 6")
    play.do("place 3")


def test_1_2_an_empty_cairn_cannot_be_toppled() -> None:
    with pytest.raises(Refused, match="no cairn"):
        begin().do("topple")


def test_1_3_a_stone_scores_the_height_of_the_cairn() -> None:
    play = begin()
    play.do(f"place {max(play.view(0)['table']['hand'])}")
    assert [row["total"] for row in play.scores] == [1, 0]


def test_the_laws_of_the_table() -> None:
    """Nothing gets lost, records fold again, views hide what is hidden, bots do not peek."""
    check_game(GAME)
    check_bot(Miser, GAME)


@pytest.mark.parametrize("bots", [["miser", "random"], ["greedy", "search:10", "miser"]])
def test_1_4_every_game_ends_and_folds_again(bots: list[str]) -> None:
    for seed in range(20):
        play = begin(len(bots), seed)
        minds = [make(bot, GAME, Rng(seed, bot)) for bot in bots]
        before = GAME.census(play.state)
        while not play.over:
            play.do(minds[play.state.seat].choose(Turn(GAME, play.state)))
            assert GAME.census(play.state) == before
        assert play.winners
        assert GAME.read(str(play.record)).state == play.state
