"""How long the table pretends to think where there is nothing to choose.

Nobody else may tell that a choice is the only one (`Question.guarded`), so it must not be made
sooner or later than another. The time is drawn from what the seat took before, as everybody could
see; nothing here reads the game.
"""

from __future__ import annotations

import secrets
from collections import deque

KEPT = 12  # times of a seat that are remembered
USUAL = 1.5  # seconds a person takes of whom nothing is known yet
LEAST, MOST = 1.0, 4.0  # of a person, however quick or slow they are
BEAT = 0.2  # a bot's answer never comes sooner, where it would tell something
LONGEST = 10.0  # of a bot
CHANCE = secrets.SystemRandom()


class Tempo:
    """Of one table."""

    def __init__(self) -> None:
        self.taken: dict[int, deque[float]] = {}

    def note(self, seat: int, seconds: float) -> None:
        """A seat has made a choice."""
        self.taken.setdefault(seat, deque(maxlen=KEPT)).append(seconds)

    def like_person(self, seat: int) -> float:
        return max(LEAST, min(MOST, self.draw(seat, USUAL)))

    def like_bot(self, seat: int) -> float:
        return max(BEAT, min(LONGEST, self.draw(seat, BEAT)))

    def draw(self, seat: int, usual: float) -> float:
        known = self.taken.get(seat)
        return CHANCE.choice(known) if known else usual
