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
        if reversible(before.state, after):
            self.moments = [*self.moments, before]
        else:
            self.moments = []

    def go_on(self, before: State, after: State) -> None:
        """A sole choice was carried out for which the table had waited: undo goes back over it to
        the decision that led there, or no further than this."""
        if not reversible(before, after):
            self.moments = []


def reversible(before: State, after: State) -> bool:
    """The same seat goes on, and nobody has learned anything."""
    return before.seat == after.seat and before.learned == after.learned
