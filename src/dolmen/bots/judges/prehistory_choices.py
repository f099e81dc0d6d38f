"""Which actions of Prehistory are worth a thought.

Free actions make up most of what is legal, and most of them can wait: a price is turned or a
resource bought in spring, where it pays; a marker is bought in the turn of its action.
"""

from __future__ import annotations

from dolmen.games.prehistory.autumn import AutumnTurn
from dolmen.games.prehistory.ceremony import DanceFrom, FreeDance
from dolmen.games.prehistory.quiet import quiet
from dolmen.games.prehistory.spring import SpringTurn, TurnTail
from dolmen.games.prehistory.state import PrehistoryState
from dolmen.games.prehistory.summer import PickPillar, SummerTurn
from dolmen.games.prehistory.words import (
    BUY_MARKER_0,
    BUY_RESOURCE_0,
    CONVERT_RESOURCE_0,
    END_TURN_0,
    ROTATE_PRICE_0,
    ROTATE_WEATHER_0,
)

S = PrehistoryState
FAR = 3  # steps: only a colour that pays as many is worth buying for movement


def worth_a_thought(s: S) -> list[int]:
    step = s.stack[-1]
    if isinstance(step, TurnTail):
        return [END_TURN_0]
    options = s.options
    if isinstance(step, DanceFrom | FreeDance):
        return options[:1]  # one place by the fire is as good as another
    if isinstance(step, SpringTurn):
        return [
            action
            for action in options
            if action < ROTATE_WEATHER_0 or BUY_RESOURCE_0 <= action < BUY_MARKER_0
        ]
    if isinstance(step, PickPillar):
        return [action for action in options if action < ROTATE_PRICE_0]
    answer = quiet(s)
    if answer is not None:
        return [answer]
    if isinstance(step, SummerTurn):
        marker = BUY_MARKER_0 + s.content.marker_colour[step.action]
        # In the last round everything that is left may pay for markers.
        first = CONVERT_RESOURCE_0 if s.last_round else 1 << 30
        return [
            action
            for action in options
            if action < ROTATE_PRICE_0 or action == marker or action >= first
        ]
    if isinstance(step, AutumnTurn):
        values = s.values
        return [
            action
            for action in options
            if action < ROTATE_PRICE_0
            or action >= CONVERT_RESOURCE_0 + 12
            or (
                BUY_RESOURCE_0 <= action < BUY_MARKER_0
                and values[action - BUY_RESOURCE_0] >= FAR
                and s.dp[step.who] >= 2
            )
        ]
    return options
