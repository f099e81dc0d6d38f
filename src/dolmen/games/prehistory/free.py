"""Free actions: what development points do (5.9)."""

from __future__ import annotations

from collections.abc import Callable

from dolmen.core.refusal import Refusal
from dolmen.games.prehistory.ids import CENTRE, SPACES
from dolmen.games.prehistory.items import gain_development
from dolmen.games.prehistory.messages import (
    BOUGHT,
    CENTRE_FIXED,
    CONVERTED,
    DP_FULL,
    DP_MOVEMENT,
    NO_EFFECT,
    NO_MARKER,
    NO_MOVER,
    NO_RESOURCE,
    ONLY_AUTUMN,
    SHORT_DP,
    TURNED_PRICE,
    TURNED_WEATHER,
)
from dolmen.games.prehistory.state import AUTUMN, FINAL, SPRING, PrehistoryState
from dolmen.games.prehistory.words import (
    BUY_MARKER,
    BUY_MARKER_0,
    BUY_RESOURCE,
    BUY_RESOURCE_0,
    CONVERT_MARKER,
    CONVERT_MARKER_0,
    CONVERT_RESOURCE,
    CONVERT_RESOURCE_0,
    DP_TO_MOVEMENT,
    DP_TO_MOVEMENT_0,
    ROTATE_PRICE,
    ROTATE_PRICE_0,
    ROTATE_WEATHER,
    ROTATE_WEATHER_0,
    VERB_OF,
    VOCABULARY,
)

S = PrehistoryState

TURNS = [ROTATE_PRICE_0 + 2 * space + way for space in range(1, len(SPACES)) for way in (0, 1)]
PURCHASES_OF_RESOURCES = [BUY_RESOURCE_0 + colour for colour in range(6)]
PURCHASES_OF_MARKERS = [BUY_MARKER_0 + colour for colour in range(6)]
CLOCKWISE = 0


def free_actions(s: S, seat: int) -> list[int]:
    """All free actions that this seat may take now; R74: none that can have no effect."""
    costs = s.content.costs
    dp = s.dp[seat]
    phase = s.phase
    found: list[int] = []
    if phase != FINAL:
        if phase == AUTUMN and dp >= costs.movement and can_still_move(s, seat):
            found.append(DP_TO_MOVEMENT_0)
        last = s.last_round
        if dp >= costs.rotate_price and (not last or phase == SPRING):
            found += TURNS
        if dp >= costs.rotate_weather and not last:
            found.append(ROTATE_WEATHER_0)
        if dp >= costs.resource:
            found += PURCHASES_OF_RESOURCES
    if dp >= costs.marker:
        found += PURCHASES_OF_MARKERS
    if dp < s.content.last_dp:
        base = seat * 6
        resources, markers = s.resources, s.markers
        for colour in range(6):
            if resources[base + colour]:
                found.append(CONVERT_RESOURCE_0 + colour)
        for colour in range(6):
            if markers[base + colour]:
                found.append(CONVERT_MARKER_0 + colour)
    return found


def can_still_move(s: S, seat: int) -> bool:
    """Whether an own member on the map has not moved yet."""
    moved = s.moved[seat]
    return any(not moved >> hex & 1 for hex in s.members[seat])


def rotate_price(s: S, seat: int, argument: int) -> None:
    """R3: the new price holds for everybody."""
    space, way = divmod(argument, 2)
    s.dp[seat] -= s.content.costs.rotate_price
    s.rotations[space] = (s.rotations[space] + (1 if way == CLOCKWISE else 5)) % 6
    s.show_prices(space)
    s.tell(TURNED_PRICE, seat, space, way)


def rotate_weather(s: S, seat: int, argument: int) -> None:
    s.dp[seat] -= s.content.costs.rotate_weather
    s.weather[seat] = (s.weather[seat] + 1) % 6
    s.tell(TURNED_WEATHER, seat)


def buy_resource(s: S, seat: int, colour: int) -> None:
    s.dp[seat] -= s.content.costs.resource
    s.resources[seat * 6 + colour] += 1
    s.tell(BOUGHT, seat, (False, colour))


def buy_marker(s: S, seat: int, colour: int) -> None:
    s.dp[seat] -= s.content.costs.marker
    s.markers[seat * 6 + colour] += 1
    s.tell(BOUGHT, seat, (True, colour))


def convert_resource(s: S, seat: int, colour: int) -> None:
    s.resources[seat * 6 + colour] -= 1
    s.tell(CONVERTED, seat, (False, colour))
    gain_development(s, seat, s.content.costs.cube)


def convert_marker(s: S, seat: int, colour: int) -> None:
    s.markers[seat * 6 + colour] -= 1
    s.tell(CONVERTED, seat, (True, colour))
    gain_development(s, seat, s.content.costs.cube)


def dp_to_movement(s: S, seat: int, argument: int) -> None:
    s.dp[seat] -= s.content.costs.movement
    s.pool += 1
    s.tell(DP_MOVEMENT, seat)


Handler = Callable[[PrehistoryState, int, int], None]

# verb -> what it does to the state, given the seat and the offset of the action in its verb
FREE: dict[int, Handler] = {
    ROTATE_PRICE.number: rotate_price,
    ROTATE_WEATHER.number: rotate_weather,
    BUY_RESOURCE.number: buy_resource,
    BUY_MARKER.number: buy_marker,
    CONVERT_RESOURCE.number: convert_resource,
    CONVERT_MARKER.number: convert_marker,
    DP_TO_MOVEMENT.number: dp_to_movement,
}
BASES = [verb.base for verb in VOCABULARY.verbs]


def perform_free(s: S, seat: int, action: int) -> bool:
    """Carry out a free action; False if the action is none."""
    verb = VERB_OF[action]
    handler = FREE.get(verb)
    if handler is None:
        return False
    handler(s, seat, action - BASES[verb])
    return True


def refuse_free(s: S, seat: int, action: int) -> Refusal | None:
    """Why a free action is not possible now; None if it is none or possible."""
    verb = VERB_OF[action]
    if verb not in FREE:
        return None
    argument = action - BASES[verb]
    costs = s.content.costs
    if verb == ROTATE_PRICE.number:
        if argument // 2 == CENTRE:
            return Refusal(CENTRE_FIXED, rule="R82")
        if s.phase == FINAL or (s.last_round and s.phase != SPRING):
            return Refusal(NO_EFFECT, rule="R74")
        return short_dp(s, seat, costs.rotate_price)
    if verb == ROTATE_WEATHER.number:
        if s.last_round:
            return Refusal(NO_EFFECT, rule="R74")
        return short_dp(s, seat, costs.rotate_weather)
    if verb == BUY_RESOURCE.number:
        if s.phase == FINAL:
            return Refusal(NO_EFFECT, rule="R74")
        return short_dp(s, seat, costs.resource)
    if verb == BUY_MARKER.number:
        return short_dp(s, seat, costs.marker)
    if verb == DP_TO_MOVEMENT.number:
        if s.phase != AUTUMN:
            return Refusal(ONLY_AUTUMN, rule="R82")
        if not can_still_move(s, seat):
            return Refusal(NO_MOVER, rule="R74")
        return short_dp(s, seat, costs.movement)
    if s.dp[seat] >= s.content.last_dp:
        return Refusal(DP_FULL, s.content.last_dp, rule="R74")
    if verb == CONVERT_RESOURCE.number:
        return (
            None if s.resources[seat * 6 + argument] else Refusal(NO_RESOURCE, argument, rule="R82")
        )
    return None if s.markers[seat * 6 + argument] else Refusal(NO_MARKER, argument, rule="R82")


def short_dp(s: S, seat: int, need: int) -> Refusal | None:
    have = s.dp[seat]
    return None if have >= need else Refusal(SHORT_DP, need, have, rule="R38")
