"""What a bot is given and what it must answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.view import View, see


class Turn:
    """One decision as the deciding seat sees it. The real state never leaves this object: a bot
    gets the view, or a world that fits the view.

    `actions` are the legal answers as numbers, `text(action)` is how people and records write
    one, `seat` is who answers and `seconds` how long the table waits, if there is an end.

    >>> import dolmen
    >>> play = dolmen.game("altay").start(players=2, seed=1)
    >>> turn = dolmen.Turn(play.game, play.state)
    >>> turn.seat, turn.text(turn.actions[0])
    (0, 'folk earthfolk')
    """

    __slots__ = ("_state", "actions", "game", "seat", "seconds")

    def __init__(self, game: Game, state: State, seconds: float | None = None) -> None:
        self.game = game
        self.seat = state.seat
        self.actions = state.options
        self.seconds = seconds  # how long the table waits for the answer, if there is an end
        self._state = state

    def text(self, action: int) -> str:
        """How people and records write an action."""
        return self.game.vocabulary.text(action)

    def view(self) -> View:
        """What the seat may know."""
        return see(self.game, self._state, self.seat)

    def world(self, rng: Rng) -> State:
        """A random world that the seat cannot tell from the real one, to try things in:
        `dolmen.act(world, action)` carries an action out."""
        found: State = self.game.determinize(self._state, self.seat, rng)
        return found


class Bot(ABC):
    """A player without a person. A subclass writes `choose`, and nothing else is needed.

    It has a generator of its own, `self.rng`: thinking never changes the game, and the same seed
    gives the same answers. `name` is what it is called unless whoever seats it says otherwise.

    >>> import dolmen
    >>> class Last(dolmen.Bot):
    ...     def choose(self, turn):
    ...         return turn.actions[-1]
    >>> play = dolmen.game("altay").start(players=2, seed=1)
    >>> turn = dolmen.Turn(play.game, play.state)
    >>> turn.text(Last(rng=None).choose(turn))
    'folk smallfolk'
    """

    name: ClassVar[str] = "bot"
    games: ClassVar[tuple[str, ...]] = ()  # that it can play; none named: every game

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @classmethod
    def can_play(cls, game: Game) -> bool:
        """Whether it knows this game."""
        return not cls.games or game.id in cls.games

    @abstractmethod
    def choose(self, turn: Turn) -> int:
        """The answer to a question: one of `turn.actions`."""


def answer(bot: Bot, turn: Turn) -> int:
    """What a bot chooses, if it is legal: a wrong number would otherwise ruin the game unseen."""
    action = bot.choose(turn)
    if action not in turn.actions:
        offered = ", ".join(turn.text(action) for action in turn.actions[:5])
        more = ", ..." if len(turn.actions) > 5 else ""
        raise BadInput(
            f"{type(bot).__name__} answered {action!r}, which is none of its "
            f"{len(turn.actions)} actions ({offered}{more})."
        )
    return action
