"""OpenSpiel's own suite, and a match of its ISMCTS."""

from __future__ import annotations

from typing import Any

import pytest
from tests.laws.test_laws import each_case

from dolmen.core.game import Game
from dolmen.core.oracle import ASKED
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.games import find

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install dolmen[envs]")

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from dolmen.envs import spiel


@each_case
def test_random_sim_test_passes(game: Game, players: int) -> None:
    found = spiel.load(game.id, players, deals=5, wide=False)
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


def explicit(game: Game, players: int) -> Any:
    if game.id == "altay" and players > 2:
        pytest.skip("thousands of draws; a table of two has every kind of them")
    return spiel.load(game.id, players, deals=5, wide=False, draws=True)


@each_case
def test_random_sim_test_passes_with_every_draw_a_node(game: Game, players: int) -> None:
    found = explicit(game, players)
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


def test_draws_are_those_of_the_rules() -> None:
    """Told what the streams of a seed would give, a game becomes the game of that seed."""
    state = spiel.load("prehistory", 2, draws=True).new_initial_state()
    stream, nodes = Rng(7, "setup"), 0
    while state.is_chance_node():
        chances = state.chance_outcomes()
        assert abs(sum(chance for _, chance in chances) - 1) < 1e-9
        state.apply_action(stream.below(len(chances)))
        nodes += 1
    game = find("prehistory")
    dealt = game.new(game.header(2, 7))
    assert nodes > 100 and set(state.table.keys) == {ASKED}
    state.table.keys = dealt.keys
    assert state.table == dealt


def test_an_action_that_draws_stops_until_it_is_told() -> None:
    state = spiel.load("altay", 2, draws=True).new_initial_state()
    rng, before = Rng(1), None
    while True:
        if state.is_chance_node():
            if before is not None:
                break
            state.apply_action(rng.below(len(state.chance_outcomes())))
        else:
            before = state.clone()
            state.apply_action(state.legal_actions()[0])
    assert state.table == before.table and "after 0 draws" in str(state)
    with pytest.raises(BadInput, match="nobody decides"):
        spiel.resample(state, 0)
    ends = []
    for last in (0, 1):  # the first draws of a shuffle differ, so do the decks
        other = state.clone()
        other.apply_action(last)
        while other.is_chance_node():
            other.apply_action(0)
        ends.append(other.table)
    assert ends[0] != ends[1] and state.table == before.table
    again = spiel.resample(before, before.current_player(), rng)
    again.apply_action(again.legal_actions()[0])
    assert again.is_chance_node()


def test_a_state_is_saved_and_loaded_by_its_history() -> None:
    game = spiel.load("endless_winter", 2, {"mammoth": True}, deals=5)
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    again = game.deserialize_state(state.serialize())
    assert again.table == state.table
    assert pyspiel.load_game(str(game)).new_initial_state().owner.game.options == {"mammoth": "on"}


def test_another_deal_looks_the_same_to_its_player() -> None:
    state = spiel.load("altay", 2, deals=5).new_initial_state()
    assert spiel.resample(state, 0).is_chance_node()
    state.apply_action(1)
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = spiel.resample(state, player, Rng(1))
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.table != state.table


class Rest:
    """Values nothing and prefers nothing, so that a whole match is quick."""

    def __init__(self, players: int) -> None:
        self.players = players

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * self.players

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@each_case
def test_a_full_match_of_ismcts(game: Game, players: int) -> None:
    play_ismcts(spiel.load(game.id, players, deals=5, wide=False), players)


def test_a_match_of_ismcts_with_every_draw_a_node() -> None:
    play_ismcts(spiel.load("endless_winter", 1, deals=5, wide=False, draws=True), 1)


def play_ismcts(found: Any, players: int) -> None:
    chance, rng = np.random.RandomState(1), Rng(1)
    bot = ISMCTSBot(found, Rest(players), 1.0, 3, random_state=chance, use_observation_string=True)
    bot.set_resampler(lambda state, player: spiel.resample(state, player, rng))
    state = found.new_initial_state()
    state.apply_action(2)
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.below(len(state.chance_outcomes()))
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = state.legal_actions()[0]
        state.apply_action(action)
    if players > 1:
        assert abs(sum(state.returns())) < 1e-9
