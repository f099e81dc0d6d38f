"""A turn action: one kind of thing the active player may do in the turn."""

from __future__ import annotations

from typing import ClassVar

from dolmen.core.action import Verb
from dolmen.core.refusal import Refusal
from dolmen.games.altay.state import Seat, State


class TurnAction:
    """Lists its legal actions, carries one out, and says why one is not legal. An action arrives
    as its offset within the verb."""

    verb: ClassVar[Verb]

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        raise NotImplementedError

    def do(self, s: State, me: Seat, offset: int) -> None:
        raise NotImplementedError

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        """None if the action is legal."""
        raise NotImplementedError
