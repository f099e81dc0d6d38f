"""All seats of a table as agents of PettingZoo: a game of random legal actions.

    python examples/zoo_loop.py altay 3

Needs: pip install 'dolmen[envs]'. docs/learners.md describes observations, actions and rewards.
"""

from __future__ import annotations

import sys

from dolmen.envs.zoo import Zoo


def play(game: str, players: int, seed: int = 1) -> dict[str, float]:
    """What every agent got."""
    env = Zoo(game, players)
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for number, agent in enumerate(env.agent_iter()):
        observation, reward, over, _, _ = env.last()
        got[agent] = reward
        if over:
            env.step(None)
            continue
        space = env.action_space(agent)
        if not number:
            space.seed(seed)
        # A policy goes here: observation["observation"] are the numbers that the agent knows.
        env.step(space.sample(observation["action_mask"]))
    return got


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "altay", int((sys.argv[2:] or ["3"])[0])))
