"""Gymnasium's own check, and what an episode against bots is."""

from __future__ import annotations

import numpy as np
import pytest
from tests.laws.test_laws import each_case

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install dolmen[envs]")

from gymnasium.utils.env_checker import check_env

from dolmen.envs.gym import Gym

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@each_case
def test_the_check_of_gymnasium_passes(game: Game, players: int) -> None:
    env = Gym(game, ["random"] * (players - 1), render_mode="ansi")
    check_env(env, skip_render_check=True)
    assert env.render()


def test_an_episode_is_a_game_against_bots() -> None:
    env = Gym("prehistory", ["greedy"], seat=1, wide=False)
    _, info = env.reset(seed=3)
    assert info["seat"] == 1
    over, total = False, 0.0
    while not over:
        assert env.table.state.seat == 1
        assert (info["action_mask"] == env.action_masks()).all()
        action = np.flatnonzero(info["action_mask"])[0]
        _, reward, over, cut, info = env.step(action)
        assert not cut and "refused" not in info
        total += reward
    assert total in (1.0, -1.0)
    assert {seat for seat, _ in env.table.moves} == {0, 1}


def test_what_is_not_legal_ends_the_episode() -> None:
    env = Gym("altay", ["random"])
    _, info = env.reset(seed=2)
    action = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, over, _, info = env.step(action)
    assert (reward, over) == (-1.0, True)
    assert "is not legal now" in info["refused"]


def test_the_deal_decides_who_learns() -> None:
    env = Gym("altay", ["random", "random"])
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}


def test_wrong_opponents_are_refused_at_once() -> None:
    with pytest.raises(BadInput, match="There is no bot 'nobody'"):
        Gym("altay", ["nobody"])
    with pytest.raises(BadInput, match="There is no seat 2 among 2 players"):
        Gym("altay", ["random"], seat=2)
