"""Where on the table an action is shown, and what is worth showing grey."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from dolmen.core.action import Verb
from dolmen.core.step import asked
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.actions import (
    BUILD,
    BUY_MARKER,
    BUY_RESOURCE,
    CONVERT_MARKER,
    CONVERT_RESOURCE,
    DANCE_FROM,
    DANCE_TO,
    DESTINATION,
    DIRECTION,
    DP_TO_MOVEMENT,
    FISH,
    FOOT,
    GATHER,
    HOLD,
    HUNT,
    MIGRATE,
    MOVE_FROM,
    MOVE_TO,
    NUMBER,
    PAINT,
    PAY,
    PAY_MARKER,
    PAY_RESOURCE,
    PICK,
    ROTATE_PRICE,
    ROTATE_WEATHER,
    SETTLE,
    SETUP,
    VOCABULARY,
)
from dolmen.games.prehistory.autumn import (
    AutumnTurn,
    MoveTo,
    bargains,
    may_stop,
    payments,
    unmoved,
)
from dolmen.games.prehistory.camps import Settle, building_sites, is_free_space
from dolmen.games.prehistory.ceremony import Dance, DanceFrom
from dolmen.games.prehistory.free_actions import FREE
from dolmen.games.prehistory.migration import WhereTo
from dolmen.games.prehistory.payment import PayColours
from dolmen.games.prehistory.spring import PayFoot, SpringTurn, TurnTail
from dolmen.games.prehistory.state import NOTHING, State
from dolmen.games.prehistory.summer import MarkerTurn, PickPillar

TURN_WEATHER: Final = "turn:weather"
MOVEMENT: Final = "buy:movement"

# Verbs whose one argument is a place, by the prefix of the place.
PREFIXES: Final[dict[str, tuple[Verb, ...]]] = {
    "section": (PAINT,),
    "gather": (GATHER,),
    "ceremony": (HOLD,),
    "fish": (FISH,),
    "hunt": (HUNT,),
    "migrate": (MIGRATE,),
    "home": (NUMBER,),
    "pillar": (PICK,),
    "hex": (DESTINATION, MOVE_FROM, MOVE_TO, SETTLE),
    "tent": (FOOT, PAY_RESOURCE),
    "store": (PAY_MARKER,),
    "buy": (BUY_RESOURCE,),
    "buymarker": (BUY_MARKER,),
    "sell": (CONVERT_RESOURCE,),
    "sellmarker": (CONVERT_MARKER,),
}
PREFIX_OF: Final = {verb: prefix for prefix, verbs in PREFIXES.items() for verb in verbs}
# Verbs whose argument is a set of places.
SETS: Final = {DANCE_TO: "position", DANCE_FROM: "shaman"}


@cache
def targets(action: int) -> list[str]:
    """First what is taken up, then where it goes; a set names all its members; none for a plain
    button."""
    verb = VOCABULARY.verbs[VOCABULARY.verb_of[action]]
    found = verb.arguments(action)
    if verb in PREFIX_OF:
        return [f"{PREFIX_OF[verb]}:{verb.domains[0].ids[found[0]]}"]
    if verb in SETS:
        return [f"{SETS[verb]}:{place}" for place in ids.TRIPLES[found[0]]]
    if verb is SETUP:
        return [f"weather:w{found[0]}", f"pattern:{ids.PATTERNS[found[1]]}"]
    if verb is PAY:
        return [f"tent:{ids.COLOURS[colour]}" for colour in ids.TRIPLES[found[0]]]
    if verb is BUILD:
        return [f"hex:{ids.HEXES[found[0]]}", f"camp:{ids.CAMPS[found[1]]}"]
    if verb is ROTATE_PRICE:
        return [f"turn:{ids.SPACES[found[0]]}/{DIRECTION.ids[found[1]]}"]
    if verb is ROTATE_WEATHER:
        return [TURN_WEATHER]
    if verb is DP_TO_MOVEMENT:
        return [MOVEMENT]
    return []


def requests(s: State, seat: int) -> list[tuple[str, int]]:
    """One action per place that the open question could be about."""
    step = asked(s)
    if isinstance(step, SpringTurn):
        return at_once([*spring_items(s), *free()])
    if isinstance(step, TurnTail):
        return at_once(free())
    if isinstance(step, PickPillar):
        return at_once([*range(PICK.base, PICK.base + PICK.size), *free()])
    if isinstance(step, MarkerTurn):
        return at_once([*summer_items(s, seat), *free()])
    if isinstance(step, AutumnTurn):
        missing = missing_bargains(s, seat)
        found = at_once([*autumn_steps(s, seat), *free()])
        return [(place, action) for place, action in found if place not in missing]
    if isinstance(step, MoveTo):
        return at_once(MOVE_TO.base + hex for hex in range(len(s.map)))
    if isinstance(step, WhereTo):
        return at_once(DESTINATION.base + hex for hex in s.members[seat])
    if isinstance(step, Settle):
        return at_once(SETTLE.base + hex for hex in s.members[seat])
    if isinstance(step, PayFoot):
        return at_once(FOOT.base + colour for colour in range(6))
    if isinstance(step, PayColours):
        return with_others(s, PAY.base, "tent", ids.COLOURS)
    if isinstance(step, Dance):
        return with_others(s, DANCE_TO.base, "position", tuple(map(str, range(ids.POSITIONS))))
    if isinstance(step, DanceFrom):
        return with_others(s, DANCE_FROM.base, "shaman", tuple(map(str, range(ids.POSITIONS))))
    return []


def towards(s: State, target: str) -> list[int]:
    """In autumn: the payments for a member's way to a hex that is too far yet, or to the nearest
    space for a camp; and the purchase of a resource that somebody means to pay."""
    step = asked(s)
    if not isinstance(step, AutumnTurn):
        return []
    seat = step.who
    if target in (missing := missing_bargains(s, seat)):
        return [missing[target]]
    ways = [
        s.map.row(source)[hex]
        for hex in goals(s, seat, target)
        for source in unmoved(s, seat)
        if source != hex and may_stop(s, seat, hex)
    ]
    return payments(s, seat, min(ways) - s.pool) if ways else []


def shortest(s: State, ways: list[int], target: str) -> list[int]:
    """Of several members that could go to a hex the one that is nearest to it."""
    if not target.startswith("hex:") or not all(action in MOVE_FROM for action in ways):
        return ways
    steps = s.map.row(ids.HEXES.index(target.removeprefix("hex:")))
    least = min((steps[action - MOVE_FROM.base] for action in ways), default=0)
    nearest = [action for action in ways if steps[action - MOVE_FROM.base] == least]
    return nearest if len(nearest) == 1 else ways


def missing_bargains(s: State, seat: int) -> dict[str, int]:
    """The places of resources that the seat has none of, but may buy to move further."""
    return {
        f"tent:{ids.COLOURS[c]}": BUY_RESOURCE.base + c
        for c in bargains(s, seat)
        if not s.resources[seat * 6 + c]
    }


def goals(s: State, seat: int, target: str) -> list[int]:
    """The hexes that a place stands for: itself, or for a camp every free space."""
    kind, _, name = target.partition(":")
    if kind == "hex":
        hex = ids.HEXES.index(name)
        return [hex] if hex < len(s.map) else []
    if kind != "camp":
        return []
    camp = ids.CAMPS.index(name)
    can_build = s.camps_left[seat] >> camp & 1 and s.content.camps[camp].need <= len(
        s.members[seat]
    )
    return [hex for hex in range(len(s.map)) if can_build and is_free_space(s, hex)]


def at_once(actions: Iterable[int]) -> list[tuple[str, int]]:
    return [(targets(action)[-1], action) for action in actions]


def with_others(s: State, base: int, prefix: str, names: tuple[str, ...]) -> list[tuple[str, int]]:
    """For every member that no legal set has: a set that is wrong because of it alone."""
    sets = [ids.TRIPLES[option - base] for option in s.options]
    usable = sorted({member for members in sets for member in members})
    size = max((len(members) for members in sets), default=0)
    found: list[tuple[str, int]] = []
    for member, name in enumerate(names):
        if member not in usable and size:
            mask = sum(1 << other for other in [member, *usable[: size - 1]])
            found.append((f"{prefix}:{name}", base + ids.TRIPLE_OF_MASK[mask]))
    return found


def items(s: State) -> list[int]:
    """Everything on offer on the rock wall and in the seat's cave."""
    return [
        *(PAINT.base + n for n in range(len(ids.SECTIONS))),
        *(GATHER.base + n for n, tile in enumerate(s.gather_slots) if tile != NOTHING),
        *(HOLD.base + card for card in s.ceremony_display),
        *(FISH.base + n for n, tile in enumerate(s.fish_slots) if tile != NOTHING),
        *(HUNT.base + card for card in s.hunt_display),
    ]


def spring_items(s: State) -> list[int]:
    return [*items(s), *(MIGRATE.base + n for n in range(len(ids.MIGRATIONS)))]


def summer_items(s: State, seat: int) -> list[int]:
    return [*items(s), *(NUMBER.base + n for n in range(s.home[seat]))]


def autumn_steps(s: State, seat: int) -> list[int]:
    found = [MOVE_FROM.base + hex for hex in dict.fromkeys(s.members[seat])]
    sites = building_sites(s, seat)
    if sites:
        found += [BUILD.at(sites[0], camp) for camp in range(len(ids.CAMPS))]
    found += [PAY_RESOURCE.base + colour for colour in range(6)]
    found += [PAY_MARKER.base + colour for colour in range(6)]
    return found


def free() -> list[int]:
    """All free actions."""
    return [verb.base + n for verb in FREE for n in range(verb.size)]
