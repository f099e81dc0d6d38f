"""The score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.speech.lexicon import Lexicon
from dolmen.terminal.phrases import Words

WORLDS = 5
Points = list[list[int | None]]  # per seat and category; None where the viewer cannot know


@dataclass(slots=True, frozen=True)
class Sheet:
    lines: list[str]  # a sentence per player
    rows: list[str]  # the categories and the total
    cells: list[list[str]]  # per row and player


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


def sheet(points: Points, categories: Sequence[str], words: Words, lexicon: Lexicon) -> Sheet:
    """The points as sentences per player, and as rows of cells with the total below."""
    names = [lexicon.called("category", category) for category in categories]
    lines: list[str] = []
    totals: list[str] = []
    for seat, row in enumerate(points):
        total = sum(n for n in row if n is not None)
        hidden = None in row
        totals.append(f"{total}+" if hidden else str(total))
        key = "score_from" if hidden else "score_total"
        parts = [f"{name} {cell(n)}" for name, n in zip(names, row, strict=True)]
        head = words(key, name=lexicon.seat(seat), n=total)
        lines.append(f"{head} {', '.join(parts)}.")
    cells = [[cell(row[c]) for row in points] for c in range(len(names))]
    return Sheet(lines, [*names, words("total")], [*cells, totals])


def cell(n: int | None) -> str:
    return "?" if n is None else str(n)
