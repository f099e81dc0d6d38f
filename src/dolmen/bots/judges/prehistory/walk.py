"""What an autumn turn of Prehistory can still bring: stops on the map and camps."""

from __future__ import annotations

from typing import Final

from dolmen.bots.judges.prehistory.gains import gain_fish, gain_tile
from dolmen.bots.judges.prehistory.weights import PrehistoryWeights
from dolmen.games.prehistory.camps import building_sites, helpers
from dolmen.games.prehistory.content import MEMBERS_ON_TERRAIN, PER
from dolmen.games.prehistory.ids import (
    ANIMAL_SPACE,
    CAMP_SPACE,
    CAMPS,
    FISH_SPACE,
    GATHERING_SPACE,
    MARKER_SPACE,
    MEGALITH_A,
    MEGALITH_SPACE,
)
from dolmen.games.prehistory.state import NOTHING, State

FORBIDDEN: Final = -9.0


def best_walk(
    s: State, seat: int, left: int, source: int, pool: int, w: PrehistoryWeights
) -> float:
    """What the members that have not moved can still reach, each step at its price; and camps
    that can be built now. `source`: the member that must move next, within the pool."""
    value = 0.0
    camp_values = best_camps(s, seat, left, w)
    best = 0.0
    for hex in building_sites(s, seat):
        site = camp_values[min(len(helpers(s, seat, hex)), 7)]
        # Several sites share their helpers and the best camp.
        value += w.SITES * min(site, best)
        best = max(site, best)
    value += w.BUILD * best
    moved = s.moved[seat]
    movers = [hex for hex in s.members[seat] if not moved >> hex & 1]
    if not movers:
        return value
    stops, places = stop_values(s, seat, left, camp_values, w)
    step = w.STEP if left else w.STEP_LAST
    steps = 0
    taken: set[int] = set()
    if source != NOTHING:
        movers.remove(source)
        best, target = -5.0, NOTHING
        row = s.map.row(source)
        for hex in s.map.reach(source, pool):
            if stops[hex] - step * row[hex] > best:
                best, target = stops[hex] - step * row[hex], hex
        if target != NOTHING:
            taken.add(target)
            pool -= row[target]
            value += stops[target] - leaving(s, seat, source, places)
    for mover in movers:
        row = s.map.row(mover)
        loss = leaving(s, seat, mover, places)
        best, target = 0.0, NOTHING
        for hex, stop in enumerate(stops):
            if stop > loss:
                net = stop - loss - step * row[hex]
                if net > best and hex not in taken and hex != mover:
                    best, target = net, hex
        if target != NOTHING:
            taken.add(target)
            steps += row[target]
            value += w.WALK * best
    return value + step * min(pool, steps)


def leaving(s: State, seat: int, hex: int, places: list[float]) -> float:
    return places[hex] if s.members[seat].count(hex) == 1 else 0.0


def best_camps(s: State, seat: int, left: int, w: PrehistoryWeights) -> list[float]:
    """Per number of members present the worth of the best camp that can be built."""
    found = [0.0] * 8
    abroad, home = w.member_abroad(left), w.AT_HOME * left
    for number, camp in enumerate(s.content.camps):
        if s.camps_left[seat] >> number & 1:
            value = camp.vp + w.POINT * camp.dp + home + w.CAMP * left
            value -= camp.settle * (abroad - home)
            for present in range(camp.need, 8):
                if value > found[present]:
                    found[present] = value
    return found


def stop_values(
    s: State, seat: int, left: int, camp_values: list[float], w: PrehistoryWeights
) -> tuple[list[float], list[float]]:
    """Per hex what stopping there gives, and what standing there is worth until the end."""
    size = len(s.map)
    hold = w.HOLD[s.round - 1]
    places = [0.0] * size
    camp_at = s.camp_at
    each = hold * s.content.vp_b
    for area in s.areas_b:
        for hex in area:
            places[hex] += each
    each = hold * w.PLACE_C + (1 - hold) * w.EARLY_C
    for area in s.areas_c:
        for hex in area:
            places[hex] += each
    for card in s.cards[seat]:
        score = s.content.ceremony[card].score
        if score.op == PER and score.count == MEMBERS_ON_TERRAIN:
            each = score.vp * max(hold, 0.5)
            for hex, terrain in enumerate(s.map.terrain):
                if terrain == score.argument:
                    places[hex] += each
    stops = places[:]
    feature, tokens, crowd = s.map.feature, s.tokens, s.crowd
    members = s.members[seat]
    for hex in range(size):
        camp = camp_at[hex]
        if crowd[hex] or (camp != NOTHING and camp // len(CAMPS) != seat):
            stops[hex] = FORBIDDEN
            continue
        kind = feature[hex]
        if kind == CAMP_SPACE:
            if camp == NOTHING:
                near = s.map.near[hex]
                beside = 1
                for member in members:
                    if member in near:
                        beside += 1
                stops[hex] += camp_values[beside if beside < 7 else 7]
        elif kind == MARKER_SPACE:
            if not s.paid >> hex & 1:
                stops[hex] += w.MARKER if left else w.LAST
        elif tokens[hex] != NOTHING:
            stops[hex] += token_value(s, seat, kind, tokens[hex], left, w)
    return stops, places


def token_value(
    s: State, seat: int, kind: int, token: int, left: int, w: PrehistoryWeights
) -> float:
    if kind == GATHERING_SPACE:
        return gain_tile(s, seat, token, left, w)
    if kind == FISH_SPACE:
        return gain_fish(s, s.fishing[seat], s.content.fish[token].value, left, w)
    if kind == ANIMAL_SPACE:
        prints = len(s.footprints[seat * 3 + s.content.token_species[token]])
        return s.content.token_points[token] * (1 + prints + w.ANIMAL * left)
    if kind == MEGALITH_SPACE and s.content.megalith_type[token] == MEGALITH_A:
        return float(s.content.vp_a)
    return 0.0
