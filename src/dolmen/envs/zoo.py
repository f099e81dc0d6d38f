"""All seats of a table as agents of PettingZoo (AEC), with masks of the legal actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.envs.observer import LARGEST
from dolmen.envs.table import Table

MUST_ACT = "An agent that is still in the game must act."


class Zoo(AECEnv):  # type: ignore[misc]  # the library may be missing
    """Agents are `seat_0`, `seat_1`, ...; one acts whenever the rules ask its seat. An observation
    has the numbers a seat may know (`observation`) and its legal actions (`action_mask`); actions
    are numbers of the game's vocabulary. What is not legal is refused with a reason (BadInput)."""

    metadata = {"render_modes": ["ansi"], "name": "dolmen", "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        wide: bool = True,
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, wide, reward)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"dolmen_{self.table.game.id}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.table.observer.size, len(self.table.game.vocabulary)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the game's options are those of the environment."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        wrong = MUST_ACT if action is None else table.reason(int(action))
        if action is None or wrong is not None:
            raise BadInput(wrong)
        table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.over:
            for seat, reward in enumerate(table.rewards()):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.state.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words, as the agent sees it whose turn it is."""
        if self.render_mode != "ansi":
            return None
        return self.table.draw(self.seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""
