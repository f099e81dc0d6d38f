"""Questions to one seat."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.step import Question
from dolmen.games.endless_winter.state import State


@dataclass
class SeatQuestion(Question[State]):
    """A question that knows from the start whom it asks."""

    who: int

    def seat(self, s: State) -> int:
        return self.who
