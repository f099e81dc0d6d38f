"""Answers that may be left to the table (R83). The record holds them like any other."""

from __future__ import annotations

from dolmen.core.step import asked
from dolmen.games.prehistory.actions import DANCE_TO, END_TURN, PASS, PAY, SKIP
from dolmen.games.prehistory.ceremony import FreeDance
from dolmen.games.prehistory.final_action import FinalTurn
from dolmen.games.prehistory.ids import TRIPLES
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.payment import PayColours
from dolmen.games.prehistory.six_actions import SIX_ACTIONS
from dolmen.games.prehistory.spring import SpringTurn, TurnTail, spring_actions
from dolmen.games.prehistory.state import NOTHING, State
from dolmen.games.prehistory.summer import SummerTurn


def quiet(s: State) -> int | None:
    """The answer to the open question if nothing at all can be gained by another; else None. It
    never ends a turn in which something was done that could still be taken back."""
    if not s.stack:
        return None
    step = s.stack[-1]
    if isinstance(step, TurnTail):
        return END_TURN.base if alone_in_spring(s, step.who) else None
    if isinstance(step, SummerTurn):
        open_ = within_reach(s, step.who, SIX_ACTIONS[step.action]) or overflows(s, step)
        return None if open_ else SKIP.base
    if isinstance(step, FinalTurn):
        reach = any(within_reach(s, step.who, action) for action in SIX_ACTIONS)
        return None if reach else SKIP.base
    if isinstance(step, FreeDance) and s.last_round:
        return DANCE_TO.base  # nowhere: no shaman will be asked again
    return None


def alone_in_spring(s: State, seat: int) -> bool:
    """Whether everybody else has passed: then the seat's next turn follows at once, and all that
    it could do now can be done then. Otherwise a price tile may be turned before others act, and
    every cube is a development point for that."""
    return all(s.passed >> other & 1 for other in s.order if other != seat)


def within_reach(s: State, seat: int, action: MainAction) -> bool:
    """Whether an item of the action could be paid if everything else were turned into markers."""
    cheapest = action.cheapest(s, seat)
    if cheapest == NOTHING:
        return False
    have, costs = action.markers(s, seat), s.content.costs
    others = s.cubes(seat) - have
    return cheapest <= have + (s.dp[seat] + others * costs.cube) // costs.marker


def overflows(s: State, step: SummerTurn) -> bool:
    """Whether this is the last turn before a fishing income of which development points would be
    lost (R37): spent now, they make room."""
    due = s.content.income_dp[s.fishing[step.who]]
    last = step.action == len(SIX_ACTIONS) - 1
    return last and s.dp[step.who] + due > s.content.last_dp


def skipping(s: State) -> int | None:
    """To skip an action of summer, where none of its items can be paid for with the markers at
    hand; to end a turn of spring and to pass in the next, where the resources pay for nothing."""
    step = asked(s)
    if isinstance(step, SummerTurn):
        return None if SIX_ACTIONS[step.action].summer_options(s, step.who) else SKIP.base
    if isinstance(step, (SpringTurn, TurnTail)) and not spring_actions(s, step.who):
        return END_TURN.base if isinstance(step, TurnTail) else PASS.base
    return None


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
