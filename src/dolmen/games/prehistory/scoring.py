"""Final scoring (section 8)."""

from __future__ import annotations

from dolmen.games.prehistory.ids import MEGALITH_B, START_HEX
from dolmen.games.prehistory.state import (
    NOTHING,
    VP_ANIMALS,
    VP_CAMPS,
    VP_FISHING,
    PrehistoryState,
)
from dolmen.games.prehistory.tables import (
    ANIMALS,
    CAMPS_BUILT,
    CARDS_HELD,
    COMPLETE_ROWS,
    COPY_BEST,
    DEVELOPMENT_POINTS,
    FISH_OF_KIND,
    FISHING_POSITION,
    FOOTPRINTS,
    MEMBERS_ON_BOARD,
    MEMBERS_ON_TERRAIN,
    OF_FISH,
    OF_GATHERING,
    PATTERN,
    PER,
    SETS,
    THRESHOLD,
    TILES_GATHERED,
    Score,
)

S = PrehistoryState
CATEGORIES: tuple[str, ...] = (
    "animals",
    "camps",
    "fishing",
    "development",
    "painting",
    "hunting",
    "gathering",
    "megaliths",
    "ceremony",
)
ROWS = (0b111, 0b111000, 0b111000000)


def final_dp(s: S, seat: int) -> int:
    """8.1: remaining cubes become development points."""
    return min(s.content.last_dp, s.dp[seat] + s.cubes(seat) * s.content.costs.cube)


def painting_vp(s: S, seat: int) -> int:
    row_vp = s.content.row_vp
    painted = s.painted[seat]
    return sum(row_vp[(painted & row).bit_count()] for row in ROWS)


def hunting_vp(s: S, seat: int) -> int:
    """R73: tokens enter the product, ceremony cards never do."""
    return sum(
        sum(s.animals[place]) * len(s.footprints[place]) for place in range(seat * 3, seat * 3 + 3)
    )


def gathering_vp(s: S, seat: int) -> int:
    set_vp = s.content.set_vp
    return sum(set_vp[n] for n in s.gathered[seat * 6 : seat * 6 + 6])


# Megaliths (6.8).


def presence(s: S) -> tuple[list[int], list[int]]:
    """Per hex the mask of seats with a member there, and the seat whose camp stands there."""
    members = [0] * len(s.map)
    camps = [NOTHING] * len(s.map)
    for seat in range(s.players):
        bit = 1 << seat
        for hex in s.members[seat]:
            members[hex] |= bit
        for hex in s.camps[seat]:
            camps[hex] = seat
    return members, camps


def units(s: S, seat: int, area: tuple[int, ...], members: list[int], camps: list[int]) -> int:
    """Measure of majority at a megalith C: a camp counts even if a member stands in it."""
    found = 0
    for hex in area:
        if camps[hex] == seat:
            found += s.content.unit_camp
        elif members[hex] >> seat & 1:
            found += s.content.unit_member
    return found


def majority(counts: list[int], first: int, second: int) -> list[int]:
    """Ties share a prize rounded down; a tie for first cancels second place."""
    vp = [0] * len(counts)
    best = max(counts)
    if best == 0:
        return vp
    leaders = [seat for seat, count in enumerate(counts) if count == best]
    for seat in leaders:
        vp[seat] = first // len(leaders)
    if len(leaders) == 1:
        rest = [count for count in counts if count < best]
        next_best = max(rest, default=0)
        if next_best:
            followers = [seat for seat, count in enumerate(counts) if count == next_best]
            for seat in followers:
                vp[seat] = second // len(followers)
    return vp


def megalith_scores(s: S) -> tuple[list[list[int]], list[list[int]]]:
    """Per seat and type: the points, and how many megaliths gave any (R58)."""
    vp = [[s.megaliths_a[seat] * s.content.vp_a, 0, 0] for seat in range(s.players)]
    scored = [[s.megaliths_a[seat], 0, 0] for seat in range(s.players)]
    members, camps = presence(s)
    each = s.content.vp_b
    for area in s.areas_b:
        for seat in range(s.players):
            points = sum(each for hex in area if camps[hex] == seat or members[hex] >> seat & 1)
            if points:
                vp[seat][MEGALITH_B] += points
                scored[seat][MEGALITH_B] += 1
    for area in s.areas_c:
        counts = [units(s, seat, area, members, camps) for seat in range(s.players)]
        for seat, points in enumerate(
            majority(counts, s.content.vp_c_first, s.content.vp_c_second)
        ):
            if points:
                vp[seat][2] += points
                scored[seat][2] += 1
    return vp, scored


def scoring_area(s_map_area: tuple[int, ...]) -> tuple[int, ...]:
    """The start hex never counts (T44)."""
    return tuple(hex for hex in s_map_area if hex != START_HEX)


# Ceremony cards (6.2).


def count(s: S, seat: int, what: int, argument: int, scored: list[int]) -> int:
    if what == MEMBERS_ON_TERRAIN:  # R57: own camps included, the start hex has no terrain
        terrain = s.map.terrain
        return sum(1 for hex in s.members[seat] if terrain[hex] == argument)
    if what == MEMBERS_ON_BOARD:
        return s.home[seat]
    if what == COMPLETE_ROWS:
        painted = s.painted[seat]
        return sum(1 for row in ROWS if painted & row == row)
    if what == DEVELOPMENT_POINTS:
        return final_dp(s, seat)
    if what == FISHING_POSITION:
        return s.fishing[seat]
    if what == CARDS_HELD:  # R60
        return len(s.cards[seat])
    if what == FOOTPRINTS:
        return len(s.footprints[seat * 3 + argument])
    if what == ANIMALS:
        return len(s.animals[seat * 3 + argument])
    if what == CAMPS_BUILT:
        return len(s.camps[seat])
    if what == TILES_GATHERED:
        return sum(s.gathered[seat * 6 : seat * 6 + 6])
    if what == FISH_OF_KIND:
        return s.fished[seat * 3 + argument]
    return scored[argument]  # SCORED_MEGALITHS


def card_vp(s: S, seat: int, score: Score, scored: list[int]) -> int:
    """The end value of a card other than `copy_best`."""
    if score.op == PER:
        return count(s, seat, score.count, score.argument, scored) // score.each * score.vp
    if score.op == SETS:
        if score.of == OF_GATHERING:
            return score.vp * min(s.gathered[seat * 6 + kind] for kind in score.members)
        if score.of == OF_FISH:
            return score.vp * min(s.fished[seat * 3 + kind] for kind in score.members)
        return score.vp * min(len(s.animals[seat * 3 + species]) for species in score.members)
    if score.op == PATTERN:
        painted = s.painted[seat]
        return score.vp if all(painted >> section & 1 for section in score.members) else 0
    assert score.op == THRESHOLD
    return score.vp if count(s, seat, score.count, score.argument, scored) >= score.each else 0


def ceremony_values(s: S, seat: int, scored: list[int]) -> list[int]:
    """The value of each own card, in the order they were taken; R59: copy takes the best."""
    scores = [s.content.ceremony[card].score for card in s.cards[seat]]
    values = [0 if sc.op == COPY_BEST else card_vp(s, seat, sc, scored) for sc in scores]
    best = max(
        (value for value, sc in zip(values, scores, strict=True) if sc.op != COPY_BEST), default=0
    )
    return [best if sc.op == COPY_BEST else value for value, sc in zip(values, scores, strict=True)]


# The whole sheet.


def score_sheet(s: S) -> list[list[int]]:
    """Per seat the points of every category, if the game ended now."""
    megaliths, scored = megalith_scores(s)
    return [
        [
            s.vp[seat * 3 + VP_ANIMALS],
            s.vp[seat * 3 + VP_CAMPS],
            s.vp[seat * 3 + VP_FISHING],
            final_dp(s, seat) // s.content.dp_per_vp,
            painting_vp(s, seat),
            hunting_vp(s, seat),
            gathering_vp(s, seat),
            sum(megaliths[seat]),
            sum(ceremony_values(s, seat, scored[seat])),
        ]
        for seat in range(s.players)
    ]


def totals(s: S) -> list[int]:
    return [sum(points) for points in score_sheet(s)]


def winners(s: S) -> list[int]:
    """Most VP; tie: most camps built; still tied: shared victory."""
    ranks = [(total, len(s.camps[seat])) for seat, total in enumerate(totals(s))]
    best = max(ranks)
    return [seat for seat, own in enumerate(ranks) if own == best]
