"""The score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dolmen.core.play import Play
from dolmen.speech.face import Face, Known
from dolmen.speech.grammar import upper
from dolmen.speech.lexicon import Lexicon
from dolmen.terminal.phrases import Words

Points = list[list[Known]]  # per seat and category


@dataclass(slots=True, frozen=True)
class Sheet:
    lines: list[str]  # a sentence per player
    rows: list[str]  # the categories and the total
    cells: list[list[str]]  # per row and player


def sheet(points: Points, categories: Sequence[str], words: Words, lexicon: Lexicon) -> Sheet:
    """The points as sentences per player, and as rows of cells with the total below."""
    names = [lexicon.called("category", category) for category in categories]
    lines: list[str] = []
    totals: list[str] = []
    for seat, row in enumerate(points):
        total = Known(sum(points.least for points in row), sum(points.most for points in row))
        totals.append(cell(total))
        key = "score_from" if total.least < total.most else "score_total"
        parts = [f"{name} {cell(points)}" for name, points in zip(names, row, strict=True)]
        head = words(key, name=lexicon.seat(seat), n=total.least)
        lines.append(f"{head} {', '.join(parts)}.")
    cells = [[cell(row[c]) for row in points] for c in range(len(names))]
    return Sheet(lines, [*names, words("total")], [*cells, totals])


def cell(points: Known) -> str:
    """The points that are certain, marked where there may be more."""
    return f"{points.least}+" if points.least < points.most else str(points.least)


def outcome(play: Play, face: Face, words: Words, lexicon: Lexicon) -> str:
    """Who won a game that is over, or how it is judged."""
    judged: str | None = face.verdict(lexicon, play.state)
    if judged is not None:
        return judged
    winners = play.winners
    if not winners:
        return words("no_winner")
    names = lexicon.inflect("seats", winners, "")
    if len(winners) > 1:
        return words("winners", names=names)
    if "many" in lexicon.traits("seats", winners):
        return upper(words("winner_many", names=names))
    return words("winner", names=names)
