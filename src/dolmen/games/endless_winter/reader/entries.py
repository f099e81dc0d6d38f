"""Entries of a content file, in the order of their ids or numbers."""

from __future__ import annotations

from dolmen.core.content import BadContent, Entry, Pack, same_ids
from dolmen.games.endless_winter.ids import (
    ANY_COLUMN,
    COLUMNS,
)


def ordered(pack: Pack, file: str, key: str, ids: tuple[str, ...]) -> list[Entry]:
    """The entries of a list in the order of the ids."""
    entries = pack.entries(file, key)
    same_ids(entries, ids, file, key)
    return sorted(entries, key=lambda entry: ids.index(entry.text("id")))


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
        raise BadContent(f"{file}: [[{key}]]: expected {count} entries, got {len(entries)}.")
    for number, entry in enumerate(entries, start=first):
        if entry.number(label) != number:
            raise entry.wrong(label, f"expected {number}, got {entry.number(label)}")
    return entries
