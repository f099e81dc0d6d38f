"""One seat of a table as an environment of Gymnasium; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from dolmen.bots.bot import Bot, Turn
from dolmen.bots.bots import make
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.envs.observer import LARGEST, Mask, Numbers
from dolmen.envs.table import Table

ILLEGAL = -1.0  # what an illegal action costs, unless the environment says otherwise


class Gym(gymnasium.Env):  # type: ignore[misc]  # the library may be missing
    """An episode is a game. `info["action_mask"]` and `action_masks()` have the legal actions; an
    illegal one ends the episode, with `illegal` as its reward and the reason in `info["refused"]`.
    Without a `seat`, the deal decides which one learns."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | Game,
        opponents: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        wide: bool = True,
        reward: str = "victory",
        illegal: float = ILLEGAL,
        render_mode: str | None = None,
    ) -> None:
        players = None if opponents is None else len(opponents) + 1
        self.table = Table(game, players, options, wide, reward)
        usual = ("random",) * (self.table.players - 1)
        self.opponents = usual if opponents is None else tuple(opponents)
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadInput(f"There is no seat {seat} among {self.table.players} players.")
        for name in self.opponents:
            make(name, self.table.game, Rng(0))  # what is wrong is said at once
        self.fixed = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(
            -LARGEST, LARGEST, (self.table.observer.size,), np.float32
        )
        self.action_space = spaces.Discrete(len(self.table.game.vocabulary))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        table = self.table
        table.deal(seed)
        deal = table.header.seed
        self.seat = Rng(deal, "seat").below(table.players) if self.fixed is None else self.fixed
        others = [seat for seat in range(table.players) if seat != self.seat]
        self.bots = {
            seat: make(name, table.game, Rng(deal, f"bot {seat}"))
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self.let_others_play()
        return table.observe(self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        table = self.table
        wrong = "The game is over." if table.over else table.reason(int(action))
        if wrong is not None:
            refused = {**self.info(), "refused": wrong}
            return table.observe(self.seat), self.illegal, True, False, refused
        table.act(int(action))
        self.let_others_play()
        reward = table.rewards()[self.seat] if table.over else 0.0
        return table.observe(self.seat), reward, table.over, False, self.info()

    def let_others_play(self) -> None:
        table = self.table
        while not table.over and table.state.seat != self.seat:
            bot = self.bots[table.state.seat]
            table.act(bot.choose(Turn(table.game, table.state)))

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Mask:
        """The legal actions, under the name that masked learners look for."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """The table in words, as the learning seat sees it."""
        return self.table.draw(self.seat) if self.render_mode == "ansi" else None
