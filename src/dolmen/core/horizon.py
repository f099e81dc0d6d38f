"""The undo horizon: the last moment at which anybody learned something or another seat decided.

Derived by the kernel, never per card: the state counts every number drawn from a random stream
and every hidden thing turned up (`State.learned`), and it knows whose decision is asked. What a
player shows of their own free will (a card played from the hand) moves no horizon: taking it
back gives nothing to the one who takes it back.
"""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.state import State


@dataclass(slots=True)
class Moment:
    """The table just before a decision: its state, and how many moves and events lay behind it."""

    state: State
    moves: int
    events: int


class Horizon:
    """The moments that can still be returned to, oldest first. The list is never changed in place:
    holding it means holding an earlier horizon."""

    __slots__ = ("moments",)

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def pass_by(self, before: Moment, after: State) -> None:
        """A decision was carried out: either it can be taken back, or nothing before it can."""
        same_seat = before.state.seat == after.seat
        if same_seat and before.state.learned == after.learned:
            self.moments = [*self.moments, before]
        else:
            self.moments = []
