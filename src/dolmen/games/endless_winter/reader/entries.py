"""Entries of a content file, in the order of their ids or numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from dolmen.core.content import LANGUAGES, BadContent, Entry, Pack, same_ids
from dolmen.games.endless_winter.ids import (
    ANY_COLUMN,
    COLUMNS,
)
from dolmen.games.endless_winter.problem import problem

T = TypeVar("T")


def ordered(
    pack: Pack, file: str, key: str, ids: tuple[str, ...], spare: tuple[str, ...] = ()
) -> list[Entry]:
    """The entries of a list in the order of the ids; spare ones may be missing."""
    entries = pack.entries(file, key)
    same_ids(entries, ids, file, key, spare)
    every = ids + spare
    return sorted(entries, key=lambda entry: every.index(entry.text("id")))


def spare_ones(
    entries: list[Entry],
    spare: tuple[str, ...],
    read: Callable[[Entry], T],
    absent: Callable[[dict[str, str]], T],
) -> list[T]:
    """One for each spare id: as the entry says, or one that is not in the box."""
    found = {entry.text("id"): entry for entry in entries}
    # Refusals may speak of what is not there, so it has a name: that of its id.
    return [
        read(found[name]) if name in found else absent(dict.fromkeys(LANGUAGES, name))
        for name in spare
    ]


def any_column(entry: Entry) -> int:
    name = entry.one_of("column", ("any", *COLUMNS))
    return ANY_COLUMN if name == "any" else COLUMNS.index(name)


def by_players(entry: Entry, field: str, most: int) -> tuple[int, ...]:
    child = entry.child(field)
    return (0, *(child.number(f"p{n}", 1, most) for n in PLAYERS))


def one_each(entry: Entry) -> None:
    entry.number("count", 1, 1)


PLAYERS = (1, 2, 3, 4)


def numbered(pack: Pack, file: str, key: str, label: str, first: int, count: int) -> list[Entry]:
    """Entries whose field `label` counts from `first` without gaps."""
    entries = pack.entries(file, key, label)
    if len(entries) != count:
        raise BadContent(problem("entries", file=file, table=key, n=count, got=len(entries)))
    for number, entry in enumerate(entries, start=first):
        if entry.number(label) != number:
            raise entry.wrong(label, problem("next_number", n=number, got=entry.number(label)))
    return entries
