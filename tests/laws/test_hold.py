"""Where the table waits before a sole choice, nothing of the rules changes."""

from __future__ import annotations

from random import Random

import pytest

from dolmen.core.game import Game
from dolmen.games import built_in
from dolmen.testing.hold_law import a_held_game_folds_as_if_nobody_had_waited

GAMES = built_in()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(3))
def test_a_held_game_folds_as_if_nobody_had_waited(game: Game, seed: int) -> None:
    rng = Random(seed)
    players = rng.choice([n for n in game.seats if n < 4])
    options = rng.choice(game.variants(players))
    found = a_held_game_folds_as_if_nobody_had_waited(game, players, seed, options)
    assert found.waits, "nobody ever had to wait: the test tests nothing"
    assert found.taken_back or game.id == "endless_winter"


def test_bots_and_simulations_never_wait() -> None:
    game = GAMES[0]
    play = game.start(2, 1)
    rng = Random(1)
    for _ in range(300):
        play.do(rng.choice(play.state.options))
        assert not play.held
