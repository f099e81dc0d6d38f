"""The score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.text import Lexicon
from dolmen.terminal.words import Words

WORLDS = 5
Points = list[list[int | None]]  # per seat and category; None where the viewer cannot know


def known_points(play: Play, seat: int | None) -> Points:
    """The score so far as a seat may know it: points that differ between the worlds this seat
    cannot tell apart are hidden from it."""
    state = play.state
    if play.over or seat is None:
        return [list(points) for points in play.game.scores(state)]
    worlds = [
        play.game.scores(play.game.determinize(state, seat, Rng(number, "score")))
        for number in range(WORLDS)
    ]
    first = worlds[0]
    return [
        [
            points if all(world[s][c] == points for world in worlds) else None
            for c, points in enumerate(row)
        ]
        for s, row in enumerate(first)
    ]


def sheet(points: Points, categories: Sequence[str], words: Words, lexicon: Lexicon) -> list[str]:
    """A line per player: the total, then the categories in their order."""
    lines: list[str] = []
    for seat, row in enumerate(points):
        total = sum(n for n in row if n is not None)
        more = None in row
        head = words("score_from" if more else "score_total", name=lexicon.seat(seat), n=total)
        parts = [
            f"{lexicon.called('category', category)} {'?' if n is None else n}"
            for category, n in zip(categories, row, strict=True)
        ]
        lines.append(f"{head} {', '.join(parts)}.")
    return lines
