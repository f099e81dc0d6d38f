"""Answers that a player may leave to the table: a turn that holds nothing more, a payment."""

from __future__ import annotations

from dolmen.core.step import asked
from dolmen.games.altay.actions import ABANDON, CHOOSE_RESOURCE, DISCARD_OPEN, END_TURN
from dolmen.games.altay.market import Pay
from dolmen.games.altay.state import State
from dolmen.games.altay.turn import Main


def passing(s: State) -> int | None:
    """End the turn, if all that could still be done is to give up an open card or the technology
    in progress."""
    if not isinstance(asked(s), Main):
        return None
    given_up = (DISCARD_OPEN, ABANDON)
    rest = [action for action in s.options if action not in END_TURN]
    if all(any(action in verb for verb in given_up) for action in rest):
        return END_TURN.base
    return None


def paying(s: State) -> int | None:
    """The wild part of a price: the resource of which most are left; of equals the first."""
    if not isinstance(asked(s), Pay):
        return None
    pool = s.me.pool
    return max(s.options, key=lambda action: pool[action - CHOOSE_RESOURCE.base])
