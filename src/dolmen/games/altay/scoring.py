"""End of the game and scoring (rulebook: end of the game)."""

from __future__ import annotations

from dolmen.games.altay.content import Formula
from dolmen.games.altay.deck import deck_cards
from dolmen.games.altay.ids import FIRST_MARKET_TITLE, NOBODY, NOTHING, TERRAINS
from dolmen.games.altay.state import Seat, State


def scores(s: State) -> list[list[int]]:
    """Per seat: goals, action cards, territories, captured settlements, conquest markers."""
    return [score(s, seat) for seat in range(s.players)]


def score(s: State, number: int) -> list[int]:
    return [
        goal_points(s, number),
        sum(card & 3 for card in deck_cards(s.seats[number])),
        territory_points(s, number),
        sum(s.seats[number].trophies) * s.content.limits.trophy_vp,
        marker_points(s, s.seats[number]),
    ]


def winners(s: State) -> list[int]:
    """Most points; then more in category 1, 2, ...; R54: then a shared victory."""
    if any(seat.folk == NOTHING for seat in s.seats):
        return []
    keys = [(sum(points), *points) for points in scores(s)]
    best = max(keys)
    return [seat for seat, key in enumerate(keys) if key == best]


def goal_points(s: State, number: int) -> int:
    """R42: the cap is per goal; the bonus for the personal wonder comes on top. R43."""
    seat = s.seats[number]
    total = 0
    for done in seat.done:
        goal = s.content.goals[done]
        total += wonder_points(s, number, goal.formula) if goal.formula else goal.vp
    if seat.wonder in seat.done:
        total += s.content.limits.personal_wonder_vp
    return total


def wonder_points(s: State, number: int, formula: Formula) -> int:
    return min(formula.cap, formula.base + count(s, number, formula.count) // formula.per)


def territory_points(s: State, number: int) -> int:
    """R45: a victory point marker scores only with an own settlement on it."""
    each = s.content.limits.territory_vp
    return sum(each + s.layout.vp[t] for t in s.seats[number].lands)


def marker_points(s: State, seat: Seat) -> int:
    return marker_sum(s, seat) // s.content.limits.marker_points_per_vp


def marker_sum(s: State, seat: Seat) -> int:
    """Consumed markers score too."""
    if not any(seat.fresh) and not any(seat.consumed):
        return 0
    total = 0
    for kind, marker in enumerate(s.content.markers):
        total += marker.value * (seat.fresh[kind] + seat.consumed[kind])
    return total


def count(s: State, number: int, what: str) -> int:
    """What a wonder counts."""
    seat = s.seats[number]
    if what == "technologies_done":
        return sum(s.content.goals[goal].technology for goal in seat.done)
    if what == "deck_cards":
        return len(deck_cards(seat))
    if what == "vp_cards_in_deck":
        return sum(card & 3 > 0 for card in deck_cards(seat))
    if what == "starting_cards_in_deck":
        return sum(card >> 2 < FIRST_MARKET_TITLE for card in deck_cards(seat))
    if what == "captured_settlements":
        return sum(seat.trophies)
    if what == "conquest_markers_owned":
        return sum(seat.fresh) + sum(seat.consumed)
    own = s.seats[number].lands
    if what == "territories_with_2_or_more":
        return sum(s.settlements[t] >= 2 for t in own)
    if what == "territories_with_exactly_1":
        return sum(s.settlements[t] == 1 for t in own)
    if what == "territories_bordering_opponent":
        # R44: printed adjacency, also over rivers and the strait; each territory once.
        return sum(any(opposed(s, number, n) for n in s.layout.adjacent[t]) for t in own)
    if what == "best_single_terrain_count":
        terrains = [s.layout.terrain[t] for t in own]
        return max(terrains.count(terrain) for terrain in range(len(TERRAINS)))
    raise ValueError(what)


def opposed(s: State, number: int, territory: int) -> bool:
    return s.owner[territory] not in (NOBODY, number)
