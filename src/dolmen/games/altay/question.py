"""The shapes that most questions have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from dolmen.core.action import Verb
from dolmen.core.message import Message, Template
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question
from dolmen.games.altay.state import State


class ActiveQuestion(Question):
    """A question to the active player."""

    ask: ClassVar[Template]  # what is asked, where nothing has to be filled in

    def seat(self, s: State) -> int:
        return s.active

    def prompt(self, s: State) -> Message:
        return Message(self.ask)


class Pick(ActiveQuestion):
    """Pick one of several things: territories, cards, resources, whatever the verb is about."""

    verb: ClassVar[Verb]

    def allowed(self, s: State) -> Iterable[int]:
        """The things that may be picked, in a stable order."""
        raise NotImplementedError

    def take(self, s: State, picked: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        """Why something else may not be picked; None if there is nothing to say about it."""
        return None

    def options(self, s: State) -> list[int]:
        base = self.verb.base
        return [base + thing for thing in self.allowed(s)]

    def do(self, s: State, action: int) -> None:
        self.take(s, action - self.verb.base)

    def refuse(self, s: State, action: int) -> Refusal | None:
        return self.hindrance(s, action - self.verb.base) if action in self.verb else None
