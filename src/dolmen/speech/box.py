"""What is in the box of a game: every kind of component with its number and its text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from dolmen.core.content import Files
from dolmen.core.own_pack import addressed

# Where data comes from: the rulebook, a public source, memory, or it is reconstructed; the most
# certain first.
SOURCES = "SPMR"


@dataclass(slots=True, frozen=True)
class Piece:
    """A component; equal ones are one piece with a number."""

    kind: str  # with the id, how a drawing of it is found
    id: str
    name: str
    count: int
    lines: tuple[str, ...] = ()
    # The entries of the content that say it, as file/table/id, the main one first; none if
    # nothing of it can be corrected.
    entries: tuple[str, ...] = ()
    source: str = ""  # where that comes from: S, P, M or R, the least certain of them


@dataclass(slots=True, frozen=True)
class Shelf:
    """Components that belong together, under a heading."""

    part: str  # "" for the game itself, else the opponent or module they belong to
    title: str
    pieces: tuple[Piece, ...]


class Origins:
    """Where the data of a content comes from."""

    def __init__(self, files: Files) -> None:
        self.entries = addressed(files)

    def trace(self, piece: Piece, *addresses: str) -> Piece:
        """The piece with its entries and their source."""
        found = [self.entries[address] for address in addresses]
        return replace(piece, entries=addresses, source=least_certain(found))


def least_certain(entries: Iterable[dict[str, Any]]) -> str:
    """Of the marks that entries bear, such as S or P/R, the one that promises least. A printed
    name may be less certain than the rest of its card, and single fields, too."""
    worst = ""
    for entry in entries:
        marks = f"{entry.get('source', '')}{entry.get('name_source', '')}"
        marks += "R" if entry.get("reconstructed") else ""
        worst = max([worst, *(m for m in marks if m in SOURCES)], key=certainty)
    return worst


def certainty(mark: str) -> int:
    return SOURCES.find(mark) if mark else -1


def counted(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Pieces that read the same become one."""
    found: dict[tuple[str, tuple[str, ...]], Piece] = {}
    for piece in pieces:
        key = (piece.name, piece.lines)
        before = found.get(key)
        found[key] = together(before, piece) if before else piece
    return tuple(found.values())


def together(one: Piece, other: Piece) -> Piece:
    return replace(
        one,
        count=one.count + other.count,
        entries=tuple(dict.fromkeys(one.entries + other.entries)),
        source=max(one.source, other.source, key=certainty),
    )


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}"
