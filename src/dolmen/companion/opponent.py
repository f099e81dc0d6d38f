"""What a game offers so that its automatic opponent can be run beside a real table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from dolmen.companion.asking import BadAnswer, Question, Value
from dolmen.companion.words import problem
from dolmen.core.position import Position
from dolmen.core.state import State

if TYPE_CHECKING:
    from dolmen.companion.fold import Position as Folded

S = TypeVar("S", bound=State)


class Opponent(ABC, Generic[S]):
    """The opponent of one session. It holds no state: all of that is in the table `S`."""

    @abstractmethod
    def begin(self) -> S:
        """The table before anything was said."""

    @abstractmethod
    def scene(self, s: S) -> str:
        """Where the game is, the same whatever was answered before: "2.n1"."""

    @abstractmethod
    def advance(self, s: S) -> None:
        """Carry out the next step of the rules; Unknown if a fact is missing."""

    @abstractmethod
    def question(self, s: S, key: str) -> Question:
        """How a missing fact is asked, with what was known of it last."""

    @abstractmethod
    def answer(self, s: S, key: str, value: Value) -> None:
        """Put a checked answer on the table."""

    @abstractmethod
    def correct(self, s: S, key: str, value: Value) -> None:
        """Change what the opponent owns; BadAnswer if there is no such number."""

    def react(self, s: S, played: Value) -> None:
        """People played something that the opponent reacts to; BadAnswer if it does not."""
        raise BadAnswer(problem("no_reaction"))

    def reactions(self, s: S) -> list[str]:
        """What people may have played that the opponent reacts to."""
        return []

    @abstractmethod
    def pauses(self, s: S) -> bool:
        """Whether a digital table could begin here."""

    @abstractmethod
    def known(self, found: Folded[S]) -> Position:
        """What a digital table is told of a session."""

    @abstractmethod
    def possessions(self, s: S) -> dict[str, Any]:
        """What the opponent owns, as plain data."""

    def over(self, s: S) -> bool:
        return not s.stack
