"""The end: final scoring (section 8)."""

from __future__ import annotations

from typing import Final

from dolmen.core.step import Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.ceremony_cards import ceremony_values
from dolmen.games.prehistory.gains import final_dp
from dolmen.games.prehistory.megaliths import megalith_scores
from dolmen.games.prehistory.painting import ROWS
from dolmen.games.prehistory.rival import rank
from dolmen.games.prehistory.state import OVER, VP_ANIMALS, VP_CAMPS, VP_FISHING, State

CATEGORIES: Final[tuple[str, ...]] = (
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


class FinalScoring(Step):
    """R55: what is left becomes development points first."""

    def run(self, s: State) -> None:
        s.phase = OVER
        for seat in range(s.players):
            convert_cubes(s, seat)
        points = totals(s)
        for seat in range(s.players):
            if s.listener is not None:
                s.tell(m.TOTAL, seat, points[seat])
        if s.solo:
            if s.listener is not None:
                s.tell(m.RANK, rank(points[0]))
            return
        best = winners(s)
        if s.listener is not None:
            s.tell(m.WON if len(best) == 1 else m.SHARED, tuple(best))


def convert_cubes(s: State, seat: int) -> None:
    """8.1."""
    cubes = s.cubes(seat)
    if cubes:
        s.dp[seat] = final_dp(s, seat)
        for place in range(seat * 6, seat * 6 + 6):
            s.resources[place] = 0
            s.markers[place] = 0
        if s.listener is not None:
            s.tell(m.CONVERTED_REST, seat, cubes, s.dp[seat])


def painting_vp(s: State, seat: int) -> int:
    """8.2."""
    row_vp = s.content.row_vp
    painted = s.painted[seat]
    return sum(row_vp[(painted & row).bit_count()] for row in ROWS)


def hunting_vp(s: State, seat: int) -> int:
    """8.3; R73: tokens enter the product, ceremony cards never do."""
    return sum(
        sum(s.animals[place]) * len(s.footprints[place]) for place in range(seat * 3, seat * 3 + 3)
    )


def gathering_vp(s: State, seat: int) -> int:
    """8.4."""
    set_vp = s.content.set_vp
    return sum(set_vp[n] for n in s.gathered[seat * 6 : seat * 6 + 6])


def scores(
    s: State, counted: tuple[list[list[int]], list[list[int]]] | None = None
) -> list[list[int]]:
    """Per seat the points of every category, if the game ended now; the megaliths may be counted
    already."""
    megaliths, scored = megalith_scores(s) if counted is None else counted
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


def totals(s: State) -> list[int]:
    return [sum(points) for points in scores(s)]


def winners(s: State) -> list[int]:
    """Most VP; tie: most camps built; still tied: shared victory."""
    ranks = [(total, len(s.camps[seat])) for seat, total in enumerate(totals(s))]
    best = max(ranks)
    return [seat for seat, own in enumerate(ranks) if own == best]
