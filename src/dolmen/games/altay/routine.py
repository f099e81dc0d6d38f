"""Answers that a player may leave to the table: a turn that holds nothing more, a payment."""

from __future__ import annotations

from dolmen.core.step import act, asked
from dolmen.games.altay.actions import ABANDON, CHOOSE_RESOURCE, DISCARD_OPEN, END_TURN
from dolmen.games.altay.ids import NOTHING
from dolmen.games.altay.market import Pay
from dolmen.games.altay.state import State
from dolmen.games.altay.turn import Main


def gives_up(action: int) -> bool:
    """An open card or the technology in progress, with what lies on it."""
    return action in DISCARD_OPEN or action in ABANDON


def commits(s: State, action: int) -> bool:
    """To end the turn, unless a card may still be archived (R25): a new hand is drawn."""
    if action != END_TURN.base:
        return False
    me = s.me
    if me.archives and me.archive == NOTHING and me.hand:
        return False
    return bool(me.deck or me.hand or me.area or me.discard)


def passing(s: State) -> int | None:
    """End the turn, if all that could still be done is to give up an open card or the technology
    in progress, and giving them up opens nothing else."""
    if not isinstance(asked(s), Main):
        return None
    return END_TURN.base if only_gives_up(s) else None


def only_gives_up(s: State) -> bool:
    """A card given up makes room for another of its title (R5), a technology for another goal."""
    rest = [action for action in s.options if action not in END_TURN]
    if not all(map(gives_up, rest)):
        return False
    for action in rest:
        after = s.clone()
        act(after, action)
        # Where nothing else is left, the turn has ended by itself.
        if after.active == s.active and isinstance(asked(after), Main) and not only_gives_up(after):
            return False
    return True


def paying(s: State) -> int | None:
    """The wild part of a price: the resource of which most are left; of equals the first."""
    if not isinstance(asked(s), Pay):
        return None
    pool = s.me.pool
    return max(s.options, key=lambda action: pool[action - CHOOSE_RESOURCE.base])
