"""Free actions: what development points do (5.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dolmen.core.action import Verb
from dolmen.core.refusal import Refusal
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import (
    BUY_MARKER,
    BUY_RESOURCE,
    CONVERT_MARKER,
    CONVERT_RESOURCE,
    DIRECTION,
    DP_TO_MOVEMENT,
    ROTATE_PRICE,
    ROTATE_WEATHER,
    VERB_OF,
    VOCABULARY,
)
from dolmen.games.prehistory.gains import gain_development
from dolmen.games.prehistory.ids import CENTRE, SPACES
from dolmen.games.prehistory.state import AUTUMN, FINAL, SPRING, State

WAYS: Final = len(DIRECTION)
CLOCKWISE: Final = 0
# Every space but the centre, either way.
TURNS: Final = [ROTATE_PRICE.base + n for n in range((CENTRE + 1) * WAYS, len(SPACES) * WAYS)]
PURCHASES_OF_RESOURCES: Final = [BUY_RESOURCE.base + colour for colour in range(6)]
PURCHASES_OF_MARKERS: Final = [BUY_MARKER.base + colour for colour in range(6)]


def free_actions(s: State, seat: int) -> list[int]:
    """All free actions that this seat may take now; R74: none that can have no effect. R75: only
    questions that begin or end a turn offer them, never those in the middle of an action."""
    content = s.content
    costs = content.costs
    dp = s.dp[seat]
    phase = s.phase
    found: list[int] = []
    if phase != FINAL:
        if phase == AUTUMN and dp >= costs.movement and can_still_move(s, seat):
            found.append(DP_TO_MOVEMENT.base)
        last = s.round == content.rounds
        if dp >= costs.rotate_price and (not last or phase == SPRING):
            found += TURNS
        if dp >= costs.rotate_weather and not last:
            found.append(ROTATE_WEATHER.base)
        if dp >= costs.resource:
            found += PURCHASES_OF_RESOURCES
    if dp >= costs.marker:
        found += PURCHASES_OF_MARKERS
    if dp < content.last_dp:
        base = seat * 6
        add_sales(found, CONVERT_RESOURCE.base, s.resources[base : base + 6])
        add_sales(found, CONVERT_MARKER.base, s.markers[base : base + 6])
    return found


def add_sales(found: list[int], first: int, stock: list[int]) -> None:
    """Of each colour that is there. (Asked with every question, so written out: it takes a third
    of the time of a loop.)"""
    a, b, c, d, e, f = stock
    if a:
        found.append(first)
    if b:
        found.append(first + 1)
    if c:
        found.append(first + 2)
    if d:
        found.append(first + 3)
    if e:
        found.append(first + 4)
    if f:
        found.append(first + 5)


def can_still_move(s: State, seat: int) -> bool:
    """Whether a member of the seat on the map has not moved yet."""
    moved = s.moved[seat]
    return any(not moved >> hex & 1 for hex in s.members[seat])


def rotate_price(s: State, seat: int, argument: int) -> None:
    """R3: the new price holds for everybody."""
    space, way = divmod(argument, WAYS)
    s.dp[seat] -= s.content.costs.rotate_price
    s.rotations[space] = (s.rotations[space] + (1 if way == CLOCKWISE else 5)) % 6
    s.show_prices(space)
    if s.listener is not None:
        s.tell(m.TURNED_PRICE, seat, space, way)


def rotate_weather(s: State, seat: int, argument: int) -> None:
    s.dp[seat] -= s.content.costs.rotate_weather
    s.weather[seat] = (s.weather[seat] + 1) % 6
    if s.listener is not None:
        s.tell(m.TURNED_WEATHER, seat)


def buy_resource(s: State, seat: int, colour: int) -> None:
    s.dp[seat] -= s.content.costs.resource
    s.resources[seat * 6 + colour] += 1
    if s.listener is not None:
        s.tell(m.BOUGHT, seat, (False, colour))


def buy_marker(s: State, seat: int, colour: int) -> None:
    s.dp[seat] -= s.content.costs.marker
    s.markers[seat * 6 + colour] += 1
    if s.listener is not None:
        s.tell(m.BOUGHT, seat, (True, colour))


def convert_resource(s: State, seat: int, colour: int) -> None:
    s.resources[seat * 6 + colour] -= 1
    if s.listener is not None:
        s.tell(m.CONVERTED, seat, (False, colour))
    gain_development(s, seat, s.content.costs.cube)


def convert_marker(s: State, seat: int, colour: int) -> None:
    s.markers[seat * 6 + colour] -= 1
    if s.listener is not None:
        s.tell(m.CONVERTED, seat, (True, colour))
    gain_development(s, seat, s.content.costs.cube)


def dp_to_movement(s: State, seat: int, argument: int) -> None:
    s.dp[seat] -= s.content.costs.movement
    s.pool += 1
    if s.listener is not None:
        s.tell(m.DP_MOVEMENT, seat)


Handler = Callable[[State, int, int], None]

# What each does to the state, given the seat and the offset of the action in its verb.
FREE: Final[dict[Verb, Handler]] = {
    ROTATE_PRICE: rotate_price,
    ROTATE_WEATHER: rotate_weather,
    BUY_RESOURCE: buy_resource,
    BUY_MARKER: buy_marker,
    CONVERT_RESOURCE: convert_resource,
    CONVERT_MARKER: convert_marker,
    DP_TO_MOVEMENT: dp_to_movement,
}
BY_NUMBER: Final = {verb.number: (verb.base, handler) for verb, handler in FREE.items()}
# Per action of the vocabulary; None where it is not free.
HANDLER_OF: Final[list[tuple[int, Handler] | None]] = [BY_NUMBER.get(verb) for verb in VERB_OF]


def perform_free(s: State, seat: int, action: int) -> bool:
    """Carry out a free action; False if the action is none."""
    found = HANDLER_OF[action]
    if found is None:
        return False
    base, handler = found
    handler(s, seat, action - base)
    return True


def refuse_free(s: State, seat: int, action: int) -> Refusal | None:
    """Why a free action is not possible now; None if it is none or possible."""
    verb = VOCABULARY.verbs[VERB_OF[action]]
    if verb not in FREE:
        return None
    argument = action - verb.base
    costs = s.content.costs
    if verb is ROTATE_PRICE:
        if argument // WAYS == CENTRE:
            return Refusal(m.CENTRE_FIXED, rule="R82")
        if s.phase == FINAL or (s.last_round and s.phase != SPRING):
            return Refusal(m.NO_EFFECT, rule="R74")
        return short_dp(s, seat, costs.rotate_price)
    if verb is ROTATE_WEATHER:
        if s.last_round:
            return Refusal(m.NO_EFFECT, rule="R74")
        return short_dp(s, seat, costs.rotate_weather)
    if verb is BUY_RESOURCE:
        if s.phase == FINAL:
            return Refusal(m.NO_EFFECT, rule="R74")
        return short_dp(s, seat, costs.resource)
    if verb is BUY_MARKER:
        return short_dp(s, seat, costs.marker)
    if verb is DP_TO_MOVEMENT:
        if s.phase != AUTUMN:
            return Refusal(m.ONLY_AUTUMN, rule="R82")
        if not can_still_move(s, seat):
            return Refusal(m.NO_MOVER, rule="R74")
        return short_dp(s, seat, costs.movement)
    if s.dp[seat] >= s.content.last_dp:
        return Refusal(m.DP_FULL, s.content.last_dp, rule="R74")
    if verb is CONVERT_RESOURCE:
        store, missing = s.resources, m.NO_RESOURCE
    else:
        store, missing = s.markers, m.NO_MARKER
    return None if store[seat * 6 + argument] else Refusal(missing, argument, rule="R82")


def short_dp(s: State, seat: int, need: int) -> Refusal | None:
    have = s.dp[seat]
    return None if have >= need else Refusal(m.SHORT_DP, need, have, rule="R38")
