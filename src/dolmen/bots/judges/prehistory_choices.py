"""Which actions of Prehistory are worth a thought.

Free actions make up most of what is legal, and most of them can wait: a price is turned or a
resource bought in spring, where it opens an item; a marker is bought in the turn of its action.
"""

from __future__ import annotations

from dolmen.games.prehistory.autumn import AutumnTurn
from dolmen.games.prehistory.ceremony import DanceFrom, FreeDance
from dolmen.games.prehistory.free import perform_free
from dolmen.games.prehistory.quiet import quiet
from dolmen.games.prehistory.spring import SpringTurn, TurnTail, spring_actions
from dolmen.games.prehistory.state import PrehistoryState
from dolmen.games.prehistory.summer import PickPillar, SummerTurn
from dolmen.games.prehistory.words import (
    BUY_MARKER_0,
    BUY_RESOURCE_0,
    CONVERT_RESOURCE_0,
    DP_TO_MOVEMENT_0,
    END_TURN_0,
    MOVE_FROM_0,
    PAY_MARKER_0,
    PAY_RESOURCE_0,
    ROTATE_PRICE_0,
    ROTATE_WEATHER_0,
)

S = PrehistoryState
NEVER = 1 << 30


def worth_a_thought(s: S) -> list[int]:
    step = s.stack[-1]
    if isinstance(step, TurnTail):
        return [END_TURN_0]
    options = s.options
    if isinstance(step, DanceFrom | FreeDance):
        return options[:1]  # one place by the fire is as good as another
    if isinstance(step, SpringTurn):
        return in_spring(s, step.who)
    if isinstance(step, PickPillar):
        return [action for action in options if action < ROTATE_PRICE_0]
    answer = quiet(s)
    if answer is not None:
        return [answer]
    if isinstance(step, SummerTurn):
        marker = BUY_MARKER_0 + s.content.marker_colour[step.action]
        # In the last round everything that is left may pay for markers.
        first = CONVERT_RESOURCE_0 if s.last_round else NEVER
        return [
            action
            for action in options
            if action < ROTATE_PRICE_0 or action == marker or action >= first
        ]
    if isinstance(step, AutumnTurn):
        return in_autumn(s, step.who)
    return options


def in_spring(s: S, seat: int) -> list[int]:
    """Free actions only if they open an item that cannot be paid yet."""
    found = [action for action in s.options if action < ROTATE_PRICE_0]
    if s.dp[seat] < s.content.costs.rotate_price:
        return found
    known = set(found)
    for action in s.options:
        if action < ROTATE_PRICE_0:
            continue
        if action < ROTATE_WEATHER_0 or BUY_RESOURCE_0 <= action < BUY_MARKER_0:
            world = s.clone()
            perform_free(world, seat, action)
            if not known.issuperset(spring_actions(world, seat)):
                found.append(action)
    return found


def in_autumn(s: S, seat: int) -> list[int]:
    """Of all ways to pay for movement only two: the one with most steps for its price, and a
    single step. A resource is bought only if it goes further than the points it costs."""
    found: list[int] = []
    best, chosen = 0.0, -1
    values, costs = s.values, s.content.costs
    single = -1
    for action in s.options:
        if action < PAY_RESOURCE_0 or MOVE_FROM_0 <= action < ROTATE_PRICE_0:
            found.append(action)
            continue
        if action < PAY_MARKER_0:
            colour = action - PAY_RESOURCE_0
            steps, price = values[colour], 1.5 - 0.1 * s.resources[seat * 6 + colour]
        elif action < MOVE_FROM_0:
            steps, price = values[action - PAY_MARKER_0], 1.5
        elif action == DP_TO_MOVEMENT_0:
            steps, price = 1, float(costs.movement)
            single = action
        elif BUY_RESOURCE_0 <= action < BUY_MARKER_0:
            steps, price = values[action - BUY_RESOURCE_0], float(costs.resource)
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
