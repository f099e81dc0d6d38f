"""What lies in the box of a game: every kind of component with its number and its text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(slots=True, frozen=True)
class Piece:
    """A component; equal ones are one piece with a number."""

    kind: str  # with the id, how a drawing of it is found
    id: str
    name: str
    count: int
    lines: tuple[str, ...] = ()
    entries: tuple[
        str, ...
    ] = ()  # of the content that say it, as file/table/id; the main one first
    source: str = ""  # where that comes from: S, P, M or R, the least certain of them


@dataclass(slots=True, frozen=True)
class Shelf:
    """Components that belong together, under a heading."""

    part: str  # "" for the game itself, else the opponent or module they belong to
    title: str
    pieces: tuple[Piece, ...]


def counted(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Pieces that read the same become one."""
    found: dict[tuple[str, tuple[str, ...]], Piece] = {}
    for piece in pieces:
        key = (piece.name, piece.lines)
        before = found.get(key)
        found[key] = replace(before, count=before.count + piece.count) if before else piece
    return tuple(found.values())


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}"
