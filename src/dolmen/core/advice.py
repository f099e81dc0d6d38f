"""Advice for whoever decides: what the best actions are, and why. The bots' coach gives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from dolmen.core.action import Action
from dolmen.core.text import Lexicon

if TYPE_CHECKING:
    from dolmen.core.game import Game
    from dolmen.core.state import State

CLEAR = 0.25  # points that are worth a word


@dataclass(slots=True, frozen=True)
class Hint:
    """One action, and how it compares with the others by the seat's next turn."""

    action: Action
    chance: float  # of winning, 0 to 1
    score: float  # with which the seat ends, on average
    gains: tuple[tuple[str, float], ...]  # categories of the score sheet, points
    prospects: float  # what the position gains besides, in points

    def reason(self, lexicon: Lexicon) -> str:
        parts = [
            lexicon.phrase(
                "coach", "gain", what=lexicon.called("category", name), points=f"{n:+.1f}"
            )
            for name, n in self.gains
        ]
        if abs(self.prospects) >= CLEAR:
            parts.append(lexicon.phrase("coach", "prospects", points=f"{self.prospects:+.1f}"))
        if not parts:
            return lexicon.phrase("coach", "nothing")
        return lexicon.phrase("coach", "reason", parts=lexicon.join(parts))

    def sentence(self, lexicon: Lexicon) -> str:
        return lexicon.phrase(
            "coach",
            "hint",
            action=lexicon.label(self.action),
            chance=round(100 * self.chance),
            score=round(self.score),
            reason=self.reason(lexicon),
        )


class Adviser(Protocol):
    def __call__(
        self, game: Game, state: State, count: int, seconds: float, *, seed: object
    ) -> list[Hint]: ...


# Bots stand on the kernel, not under it: the coach enters itself here.
ADVISERS: list[Adviser] = []
