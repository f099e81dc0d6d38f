"""What a bot is given and what it must answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.view import View, see


class Turn:
    """One decision as the deciding seat sees it. The real state never leaves this object: a bot
    gets the view, or a world that fits the view."""

    __slots__ = ("_state", "actions", "game", "seat", "seconds")

    def __init__(self, game: Game, state: State, seconds: float | None = None) -> None:
        self.game = game
        self.seat = state.seat
        self.actions = state.options
        self.seconds = seconds  # how long the table waits for the answer, if there is an end
        self._state = state

    def view(self) -> View:
        return see(self.game, self._state, self.seat)

    def world(self, rng: Rng) -> State:
        """A random world that the seat cannot tell from the real one."""
        found: State = self.game.determinize(self._state, self.seat, rng)
        return found


class Bot(ABC):
    """A player without a person. It has its own generator: thinking never changes the game."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ()  # that it can play; none named: every game

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, turn: Turn) -> int:
        """One of `turn.actions`."""
