"""Megaliths: taken at once (A) or scored at the end (B, C) (5.7, 6.8)."""

from __future__ import annotations

from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.ids import MEGALITH_A, MEGALITH_B, MEGALITH_C, START_HEX
from dolmen.games.prehistory.state import NOTHING, State


def stop_at_megalith(s: State, seat: int, hex: int) -> None:
    """A megalith A is taken; the others stay where they are."""
    if s.content.megalith_type[s.tokens[hex]] == MEGALITH_A:
        s.tokens[hex] = NOTHING
        s.megaliths_a[seat] += 1
        if s.listener is not None:
            s.tell(m.MEGALITH, seat)


def presence(s: State) -> tuple[list[int], list[int]]:
    """Per hex the mask of seats with a member there, and the seat whose camp is there."""
    members = [0] * len(s.map)
    camps = [NOTHING] * len(s.map)
    for seat in range(s.players):
        bit = 1 << seat
        for hex in s.members[seat]:
            members[hex] |= bit
        for hex in s.camps[seat]:
            camps[hex] = seat
    return members, camps


def units(s: State, seat: int, area: tuple[int, ...], members: list[int], camps: list[int]) -> int:
    """Measure of majority at a megalith C: a camp counts even if a member is in it."""
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


def megalith_scores(s: State) -> tuple[list[list[int]], list[list[int]]]:
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
                vp[seat][MEGALITH_C] += points
                scored[seat][MEGALITH_C] += 1
    return vp, scored


def scoring_area(area: tuple[int, ...]) -> tuple[int, ...]:
    """The start hex never counts (T44)."""
    return tuple(hex for hex in area if hex != START_HEX)
