"""What a game contributes to its bots: how much a state is worth to a seat."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from dolmen.bots.forecast import Forecast, Moment
from dolmen.core.state import State
from dolmen.core.step import Question, Step

S = TypeVar("S", bound=State, default=Any)
Weights = dict[str, Any]  # as read from a file: numbers, lists of numbers, tables of numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """The worth of a state to a seat, in victory points, promises included.

    A game overrides `worth`, and `rank` where its decisions are chains of small questions.
    """

    temperature = 0.5  # victory points: how soft the order of actions is
    spread = 8.0  # victory points: how a lead becomes a chance to win, unless `doubt` knows better
    exploration = 1.2
    forecast: Forecast | None = None  # found with the same weights

    def worth(self, s: S, seat: int) -> float:
        raise NotImplementedError(type(self).__name__)

    def worths(self, s: S) -> list[float]:
        """The worth to every seat."""
        return [self.worth(s, seat) for seat in range(s.players)]

    def moment(self, s: S, seat: int) -> Moment:
        """When a seat's state is judged, as far as it matters for what is still to come; empty
        when there is nothing to come, or the worth already counts it."""
        return ()

    def cards_held(self, s: S, seat: int) -> int:
        """Cards in hand, where what is to come depends on them."""
        return 0

    def forecasts(self, s: S) -> list[float]:
        """The worth to every seat once it has had its turns as others had theirs."""
        return self.worths(s)

    def doubt(self, s: S) -> float:
        """Victory points: how a lead becomes a chance to win at this time of the game."""
        return self.spread

    def rank(self, step: Question) -> int:
        """How weighty a question is. An action is judged after the lesser questions that finish
        it have been answered."""
        return 0 if step.follow_up else 1

    def choices(self, s: S) -> list[int]:
        """The actions that are worth a thought, never none. What is left out is legal, but a
        waste, or can as well be done later."""
        return s.options

    def pauses(self, step: Step) -> bool:
        """Whether a state is judged before this step runs: where a season ends and chance speaks,
        what follows is the same for every action and would only blur their order."""
        return False

    def reply(self, s: S, step: Question) -> int | None:
        """A quick answer to a lesser question while looking ahead; None to try every action."""
        return None


@cache
def read_weights(name: str) -> Weights:
    """A file of `bots/weights`: `altay` is fitted, `altay-first` is made by hand."""
    text = files("dolmen.bots").joinpath("weights", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
