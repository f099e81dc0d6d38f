"""The bots at a table of Endless Winter."""

import pytest
from tests.endless_winter.table import WINTER

from dolmen.bots import Turn, make
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games.endless_winter.state import Winter


def played(bots: list[str], seed: int) -> Winter:
    s = WINTER.new(WINTER.header(len(bots), seed))
    minds = [make(bot, WINTER, Rng(seed, f"bot {seat}")) for seat, bot in enumerate(bots)]
    while s.stack:
        action = minds[s.seat].choose(Turn(WINTER, s))
        assert action in s.options
        act(s, action)
    assert isinstance(s, Winter)
    return s


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random_from_either_seat(seed: int) -> None:
    assert WINTER.winners(played(["greedy", "random"], seed)) == [0]
    assert WINTER.winners(played(["random", "greedy"], seed)) == [1]


def test_greedy_is_reproducible_and_a_rival_of_the_nomads() -> None:
    first, second = played(["greedy"], 5), played(["greedy"], 5)
    assert first == second
    assert sum(WINTER.scores(first)[0]) > 60
