"""PettingZoo's own suites, for every game, option set and number of players."""

from __future__ import annotations

import numpy as np
import pytest
from tests.laws.test_laws import each_case

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.games import find

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install dolmen[envs]")

from pettingzoo.test import api_test, seed_test

from dolmen.envs.zoo import Zoo

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
STEPS = 12


@each_case
def test_the_suites_of_pettingzoo_pass(game: Game, players: int) -> None:
    api_test(Zoo(game, players), num_cycles=60)
    seed_test(lambda: Zoo(game, players, wide=False), num_cycles=30)


@each_case
def test_every_option_set_can_be_played(game: Game, players: int) -> None:
    for number, options in enumerate(game.variants(players)):
        env = Zoo(game, players, options, wide=number % 2 == 0)
        env.reset(seed=number)
        space = env.action_space(env.agents[0])
        space.seed(number)
        for agent in env.agent_iter(STEPS):
            seen = env.last()[0]
            assert env.observation_space(agent).contains(seen)
            legal = np.flatnonzero(seen["action_mask"])
            assert legal.tolist() == sorted(env.table.state.options)
            env.step(space.sample(seen["action_mask"]))


def test_a_whole_game_ends_with_rewards_and_a_record() -> None:
    env = Zoo("prehistory", 3, render_mode="ansi")
    env.reset(seed=5)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] = reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert not env.agents
    assert sorted(got.values()) == [-0.5, -0.5, 1.0]
    again = find("prehistory").resume(env.table.record())
    assert again.over and env.table.state == again.state


def test_what_is_not_legal_is_refused_with_a_reason() -> None:
    env = Zoo("altay", 2, render_mode="ansi")
    env.reset(seed=7)
    before = env.table.state.clone()
    with pytest.raises(BadInput, match="'end_turn' is not legal now: "):
        env.step(env.table.game.vocabulary.parse("end_turn"))
    with pytest.raises(BadInput, match="must act"):
        env.step(None)
    assert env.table.state == before
    drawn = env.render()
    assert drawn and "\n" in drawn


def test_a_wrong_table_is_refused_at_once() -> None:
    with pytest.raises(BadInput, match="altay is for 2 to 4 players; got 5"):
        Zoo("altay", 5)
    with pytest.raises(BadInput, match="There is no reward 'glory'; there are victory, lead"):
        Zoo("altay", 2, reward="glory")


def test_a_lead_is_the_distance_to_the_best_of_the_others() -> None:
    env = Zoo("altay", 2, reward="lead")
    env.reset(seed=1)
    while not env.table.over:
        env.step(env.table.state.options[-1])
    first, second = (sum(row) for row in env.table.game.scores(env.table.state))
    assert env.rewards == {"seat_0": first - second, "seat_1": second - first}
