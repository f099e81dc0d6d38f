"""How long people wait for a level: for each decision, and for all those of a turn together."""

from __future__ import annotations

from dolmen.bots.levels import LEVELS

TURN = 10.0  # seconds that a turn of many decisions should not exceed
PART = 3  # a decision may take this part of what is left, ...
LEAST = 0.15  # ... but at least this many seconds


class Patience:
    """Of one table. The first decisions of a turn, which matter most, are given the most time.
    A bot that somebody chose by its budget (`search:5s`) keeps to that alone."""

    def __init__(self) -> None:
        self.seat = -1
        self.used = 0.0

    def turns_to(self, seat: int) -> None:
        """This seat is asked next, be it a bot's or a person's."""
        if seat != self.seat:
            self.seat, self.used = seat, 0.0

    def allows(self, name: str) -> float | None:
        """Seconds for the next decision; None is without end."""
        return max(LEAST, (TURN - self.used) / PART) if name in LEVELS else None

    def spend(self, seconds: float) -> None:
        self.used += seconds
