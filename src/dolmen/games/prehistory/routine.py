"""Answers that may be left to the table (R83). The record holds them like any other."""

from __future__ import annotations

from dolmen.core.step import asked
from dolmen.games.prehistory.actions import DANCE_TO, END_TURN, PAY, SKIP
from dolmen.games.prehistory.autumn import AutumnTurn
from dolmen.games.prehistory.camps import buildings
from dolmen.games.prehistory.ceremony import FreeDance
from dolmen.games.prehistory.final_action import FinalTurn
from dolmen.games.prehistory.free_actions import can_still_move
from dolmen.games.prehistory.ids import TRIPLES
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.payment import PayColours
from dolmen.games.prehistory.six_actions import SIX_ACTIONS
from dolmen.games.prehistory.spring import TurnTail
from dolmen.games.prehistory.state import NOTHING, State
from dolmen.games.prehistory.summer import SummerTurn


def quiet(s: State) -> int | None:
    """The answer to the open question if nothing is lost by not asking; else None."""
    if not s.stack:
        return None
    step = s.stack[-1]
    if isinstance(step, TurnTail):
        return None if may_hinder(s, step.who) else END_TURN.base
    if isinstance(step, SummerTurn):
        return None if within_reach(s, step.who, SIX_ACTIONS[step.action]) else SKIP.base
    if isinstance(step, FinalTurn):
        reach = any(within_reach(s, step.who, action) for action in SIX_ACTIONS)
        return None if reach else SKIP.base
    if isinstance(step, AutumnTurn) and s.last_round:
        # What is left becomes development points by itself; the final turn is still to come.
        busy = can_still_move(s, step.who) or buildings(s, step.who)
        return None if busy else END_TURN.base
    if isinstance(step, FreeDance) and s.last_round:
        return DANCE_TO.base  # nowhere: no shaman will be asked again
    return None


def may_hinder(s: State, seat: int) -> bool:
    """Whether turning a price tile could still touch somebody's spring; everything else can wait
    for the seat's next turn."""
    others = [other for other in s.order if other != seat and other < s.players]
    waiting = any(not s.passed >> other & 1 for other in others)
    return waiting and s.dp[seat] >= s.content.costs.rotate_price


def within_reach(s: State, seat: int, action: MainAction) -> bool:
    """Whether an item of the action could be paid if everything else were turned into markers."""
    cheapest = action.cheapest(s, seat)
    if cheapest == NOTHING:
        return False
    have = action.markers(s, seat)
    others = s.cubes(seat) - have
    return cheapest <= have + (s.dp[seat] + others) // s.content.costs.marker


def paying(s: State) -> int | None:
    """The colours of which most are left; of equals the first. What goes to the foot of a pillar
    is no mere payment: it comes back in summer."""
    step = asked(s)
    if not isinstance(step, PayColours):
        return None
    base, first = step.who * 6, PAY.base
    return max(
        s.options,
        key=lambda action: sum(s.resources[base + colour] for colour in TRIPLES[action - first]),
    )
