"""A match of OpenSpiel's ISMCTS against the greedy bot of the table.

    python examples/ismcts_match.py prehistory 20

The search deals anew what its seat cannot see, again and again, and values what it finds by a lead
in points where it stops. 20 simulations are few. Needs: pip install 'dolmen[envs]'
"""

from __future__ import annotations

import sys
from math import tanh
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from dolmen.bots import Turn, make
from dolmen.bots.bots import judge_of
from dolmen.core.rng import Rng
from dolmen.envs import spiel
from dolmen.games import find

SPREAD = 10.0  # points of a lead that is nearly a victory


class Judged:
    """Values a state by the judge of the game, and prefers no action."""

    def __init__(self, game: str) -> None:
        self.judge = judge_of(find(game))

    def evaluate(self, state: Any) -> list[float]:
        one, other = self.judge.worths(state.table)
        lead = tanh((one - other) / SPREAD)
        return [lead, -lead]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(name: str, simulations: int, seed: int = 1) -> list[float]:
    """What the search (seat 0) and the greedy bot got."""
    game = spiel.load(name, players=2, wide=False)
    rng = Rng(seed, "worlds")
    search = ISMCTSBot(
        game,
        Judged(name),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
        use_observation_string=True,
    )
    search.set_resampler(lambda state, player: spiel.resample(state, player, rng))
    greedy = make("greedy", find(name), Rng(seed, "greedy"))
    state = game.new_initial_state()
    state.apply_action(seed)  # the deal
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(search.step(state))
        else:
            state.apply_action(greedy.choose(Turn(find(name), state.table)))
    found: list[float] = state.returns()
    return found


if __name__ == "__main__":
    words = [*sys.argv[1:], *("prehistory", "20")[len(sys.argv) - 1 :]]
    print(play(words[0], int(words[1])))
