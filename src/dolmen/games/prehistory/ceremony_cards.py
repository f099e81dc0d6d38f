"""What ceremony cards count at the end (6.2, 6.7)."""

from __future__ import annotations

from dolmen.games.prehistory.content import (
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
from dolmen.games.prehistory.gains import final_dp
from dolmen.games.prehistory.painting import ROWS
from dolmen.games.prehistory.state import State


def count(s: State, seat: int, what: int, argument: int, scored: list[int]) -> int:
    if what == MEMBERS_ON_TERRAIN:  # R57: also in camps; the start hex has no terrain
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


def card_vp(s: State, seat: int, score: Score, scored: list[int]) -> int:
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


def ceremony_values(s: State, seat: int, scored: list[int]) -> list[int]:
    """The value of each card of the seat, in the order they were taken; R59: copy takes the
    best."""
    scores = [s.content.ceremony[card].score for card in s.cards[seat]]
    values = [0 if sc.op == COPY_BEST else card_vp(s, seat, sc, scored) for sc in scores]
    best = max(
        (value for value, sc in zip(values, scores, strict=True) if sc.op != COPY_BEST), default=0
    )
    return [best if sc.op == COPY_BEST else value for value, sc in zip(values, scores, strict=True)]
