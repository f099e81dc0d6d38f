"""The pillars: markers on top, resources at the foot (3.1)."""

from __future__ import annotations

from dolmen.games.prehistory.ids import FOOT_SLOTS
from dolmen.games.prehistory.state import NOTHING, State


def fill_empty_pillars(s: State) -> None:
    """One cube of the colour at the pillar's side of the centre tile (4.2, W4); R13: only where
    there is no marker."""
    for pillar, edge in enumerate(s.content.pillar_edge):
        if not any(s.top[pillar * 6 : pillar * 6 + 6]):
            s.top[pillar * 6 + s.colours[edge]] = 1


def foot_free(s: State, pillar: int) -> bool:
    """Whether the second place at the foot is free (R61)."""
    return s.foot[FOOT_SLOTS * pillar + FOOT_SLOTS - 1] == NOTHING


def put_at_foot(s: State, pillar: int, colour: int) -> None:
    place = FOOT_SLOTS * pillar
    s.foot[place if s.foot[place] == NOTHING else place + 1] = colour


def empty_pillar(s: State, pillar: int) -> tuple[int, ...]:
    """Take all markers from the top of a pillar."""
    base = pillar * 6
    taken = tuple(s.top[base : base + 6])
    s.top[base : base + 6] = (0, 0, 0, 0, 0, 0)
    return taken
