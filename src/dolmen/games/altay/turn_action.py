"""A turn action: one kind of thing the active player may do in the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from dolmen.core.action import Verb
from dolmen.core.refusal import Refusal
from dolmen.games.altay.state import Seat, State

# What a player may have, as bits.
HAND: Final = 1
POOL: Final = 2
OPEN: Final = 4
GOAL: Final = 8  # one in progress
DONE: Final = 16
ARCHIVED: Final = 32
COINS: Final = 64
EVERYTHING: Final = 127


def things(me: Seat) -> int:
    """What a player has."""
    found = HAND if me.hand else 0
    if any(me.pool):
        found |= POOL
    if me.open:
        found |= OPEN
    if me.goal >= 0:
        found |= GOAL
    if me.done:
        found |= DONE
    if me.archive >= 0:
        found |= ARCHIVED
    if me.coins:
        found |= COINS
    return found


class TurnAction:
    """Lists its legal actions, carries one out, and says why one is not legal. An action arrives
    as its offset within the verb."""

    verb: ClassVar[Verb]
    needs: ClassVar[int] = 0  # without these things there is nothing to offer

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        raise NotImplementedError

    def do(self, s: State, me: Seat, offset: int) -> None:
        raise NotImplementedError

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        """None if the action is legal."""
        raise NotImplementedError
