"""Which actions of Prehistory are worth a thought.

Free actions make up most of what is legal, and most of them can wait: a price is turned or a
resource bought in spring, where it opens an item; a marker is bought in the turn of its action.
"""

from __future__ import annotations

from typing import Final

from dolmen.games.prehistory.actions import (
    BUY_MARKER,
    BUY_RESOURCE,
    CONVERT_MARKER,
    CONVERT_RESOURCE,
    DP_TO_MOVEMENT,
    END_TURN,
    MOVE_FROM,
    PAY_MARKER,
    PAY_RESOURCE,
    ROTATE_PRICE,
)
from dolmen.games.prehistory.autumn import AutumnTurn
from dolmen.games.prehistory.camps import buildings
from dolmen.games.prehistory.ceremony import DanceFrom, FreeDance
from dolmen.games.prehistory.free_actions import can_still_move, perform_free
from dolmen.games.prehistory.routine import quiet
from dolmen.games.prehistory.spring import SpringTurn, TurnTail, spring_actions
from dolmen.games.prehistory.state import State
from dolmen.games.prehistory.summer import PickPillar, SummerTurn

NEVER: Final = 1 << 30


def worth_a_thought(s: State) -> list[int]:
    step = s.stack[-1]
    if isinstance(step, TurnTail):
        return [END_TURN.base]
    options = s.options
    if isinstance(step, DanceFrom | FreeDance):
        return options[:1]  # one place by the fire is as good as another
    if isinstance(step, SpringTurn):
        return in_spring(s, step.who)
    if isinstance(step, PickPillar):
        free = ROTATE_PRICE.base
        return [action for action in options if action < free]
    answer = quiet(s)
    if answer is not None:
        return [answer]
    if isinstance(step, SummerTurn):
        colour = s.content.marker_colour[step.action]
        marker, same = BUY_MARKER.base + colour, CONVERT_MARKER.base + colour
        # In the last round everything that is left may pay for markers, but not one for another
        # of its own kind.
        free, sales = ROTATE_PRICE.base, CONVERT_RESOURCE.base if s.last_round else NEVER
        return [
            action
            for action in options
            if action < free or action == marker or (action >= sales and action != same)
        ]
    if isinstance(step, AutumnTurn):
        return in_autumn(s, step.who)
    return options


def in_spring(s: State, seat: int) -> list[int]:
    """Free actions only if they open an item that cannot be paid yet."""
    free = ROTATE_PRICE.base  # the first free action
    found = [action for action in s.options if action < free]
    if s.dp[seat] < s.content.costs.rotate_price:
        return found
    known = set(found)
    for action in s.options:
        if action < free:
            continue
        if action in ROTATE_PRICE or action in BUY_RESOURCE:
            world = s.clone()
            perform_free(world, seat, action)
            if not known.issuperset(spring_actions(world, seat)):
                found.append(action)
    return found


def in_autumn(s: State, seat: int) -> list[int]:
    """Of all ways to pay for movement only two: the one with most steps for its price, and a
    single step. A resource is bought only if it goes further than the points it costs. In the
    last autumn nothing is worth buying once nobody can move."""
    if s.last_round and not can_still_move(s, seat) and not buildings(s, seat):
        return [END_TURN.base]
    found: list[int] = []
    best, chosen = 0.0, -1
    values, costs = s.values, s.content.costs
    single = -1
    pay_resource, pay_marker, move_from = PAY_RESOURCE.base, PAY_MARKER.base, MOVE_FROM.base
    free, buy_resource, buy_marker = ROTATE_PRICE.base, BUY_RESOURCE.base, BUY_MARKER.base
    for action in s.options:
        if action < pay_resource or move_from <= action < free:
            found.append(action)
            continue
        if action < pay_marker:
            colour = action - pay_resource
            steps, price = values[colour], 1.5 - 0.1 * s.resources[seat * 6 + colour]
        elif action < move_from:
            steps, price = values[action - pay_marker], 1.5
        elif action == DP_TO_MOVEMENT.base:
            steps, price = 1, float(costs.movement)
            single = action
        elif buy_resource <= action < buy_marker:
            steps, price = values[action - buy_resource], float(costs.resource)
            if steps <= costs.resource:
                continue
        else:
            continue
        if steps / price > best:
            best, chosen = steps / price, action
        if steps == 1 and single < 0:
            single = action
    found += [action for action in dict.fromkeys((chosen, single)) if action >= 0]
    return found
