"""Questions to one seat."""

from __future__ import annotations

from dolmen.core.step import Question
from dolmen.games.endless_winter.state import State


class SeatQuestion(Question):
    """A question that knows from the start whom it asks."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: State) -> int:
        return self.who
