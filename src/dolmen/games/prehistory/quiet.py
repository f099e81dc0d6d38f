"""Quiet turns: answers that an interface or bot may give unasked (R83).

The record holds such an answer like any other.
"""

from __future__ import annotations

from dolmen.games.prehistory.autumn import AutumnTurn
from dolmen.games.prehistory.camps import buildings
from dolmen.games.prehistory.ceremony import FreeDance
from dolmen.games.prehistory.free import can_still_move
from dolmen.games.prehistory.ids import (
    CEREMONY,
    FISHING,
    GATHERING,
    HUNTING,
    MIGRATION,
    PAINTING,
)
from dolmen.games.prehistory.spring import TurnTail
from dolmen.games.prehistory.state import NOTHING, PrehistoryState
from dolmen.games.prehistory.summer import FinalTurn, SummerTurn
from dolmen.games.prehistory.words import DANCE_TO_0, END_TURN_0, SKIP_0

S = PrehistoryState


def quiet(s: S) -> int | None:
    """The answer to the open question if nothing is lost by not asking; else None."""
    if not s.stack:
        return None
    step = s.stack[-1]
    if isinstance(step, TurnTail):
        return None if may_hinder(s, step.who) else END_TURN_0
    if isinstance(step, SummerTurn):
        return None if within_reach(s, step.who, step.action) else SKIP_0
    if isinstance(step, FinalTurn):
        reach = any(within_reach(s, step.who, action) for action in range(6))
        return None if reach else SKIP_0
    if isinstance(step, AutumnTurn) and s.last_round:
        # What is left becomes development points by itself; the final turn is still to come.
        busy = can_still_move(s, step.who) or buildings(s, step.who)
        return None if busy else END_TURN_0
    if isinstance(step, FreeDance) and s.last_round:
        return DANCE_TO_0  # no shaman will be asked again
    return None


def may_hinder(s: S, seat: int) -> bool:
    """Whether turning a price tile could still touch somebody's spring; everything else can wait
    for the next own turn."""
    others = [other for other in s.order if other != seat and other < s.players]
    waiting = any(not s.passed >> other & 1 for other in others)
    return waiting and s.dp[seat] >= s.content.costs.rotate_price


def within_reach(s: S, seat: int, action: int) -> bool:
    """Whether an item of the action could be paid if everything else were turned into markers."""
    cheapest = cheapest_item(s, seat, action)
    if cheapest == NOTHING:
        return False
    have = s.markers[seat * 6 + s.content.marker_colour[action]]
    others = s.cubes(seat) - have
    return cheapest <= have + (s.dp[seat] + others) // s.content.costs.marker


def cheapest_item(s: S, seat: int, action: int) -> int:
    """The lowest summer price of the action; NOTHING if there is no item."""
    content = s.content
    if action == MIGRATION:
        return 1 if s.home[seat] else NOTHING
    if action == GATHERING:
        filled = any(tile != NOTHING for tile in s.gather_slots)
        return content.gathering_markers if filled else NOTHING
    prices: list[int] = []
    if action == PAINTING:
        painted = s.painted[seat]
        prices = [
            len(symbols)
            for section, symbols in enumerate(content.section_symbols)
            if not painted >> section & 1
        ]
    elif action == CEREMONY:
        prices = [content.ceremony[card].value for card in s.ceremony_display]
    elif action == FISHING:
        prices = [content.fish[tile].value for tile in s.fish_slots if tile != NOTHING]
    elif action == HUNTING:
        prices = [content.hunt[card].value for card in s.hunt_display]
    return min(prices, default=NOTHING)
