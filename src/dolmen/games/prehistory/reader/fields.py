"""Fields that several tables share."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack, same_ids
from dolmen.games.prehistory import ids, limits
from dolmen.games.prehistory.content import DEVELOPMENT, REWARDS, Names, Reward
from dolmen.games.prehistory.problem import problem


def read_names(names: dict[str, Names], entries: list[Entry]) -> None:
    """Remember the printed name of each."""
    for entry in entries:
        names[entry.text("id")] = entry.names()


def in_order(
    pack: Pack, file: str, key: str, wanted: tuple[str, ...], spare: tuple[str, ...] = ()
) -> list[Entry]:
    """All entries of a table in the order of their ids, whatever the file's order; spare ones may
    be missing."""
    entries = pack.entries(file, key)
    same_ids(entries, wanted, file, key, spare)
    every = wanted + spare
    return sorted(entries, key=lambda entry: every.index(entry.text("id")))


def number_of(entry: Entry, field: str, names: tuple[str, ...]) -> int:
    return names.index(entry.one_of(field, names))


def colour(entry: Entry, field: str) -> int:
    return number_of(entry, field, ids.COLOURS)


def fixed_list(entry: Entry, field: str, count: int) -> tuple[int, ...]:
    values = entry.numbers(field, *limits.NUMBER)
    if len(values) != count:
        raise entry.wrong(field, problem("numbers", n=count, got=len(values)))
    return tuple(values)


def six_colours(entry: Entry, field: str) -> tuple[int, ...]:
    found = tuple(ids.COLOURS.index(name) for name in entry.all_of(field, ids.COLOURS))
    if sorted(found) != list(range(6)):
        raise entry.wrong(field, problem("six_colours"))
    return found


def edges(entry: Entry, field: str, count: int) -> tuple[int, ...]:
    values = entry.numbers(field, *limits.EDGE)
    if len(values) != count or len(set(values)) != count:
        raise entry.wrong(field, problem("edges", n=count, got=str(values)))
    return tuple(values)


def each_edge_once(entries: list[Entry]) -> tuple[int, ...]:
    found: list[int] = []
    for entry in entries:
        edge = entry.number("edge", *limits.EDGE)
        if edge in found:
            raise entry.wrong("edge", problem("edge_taken", edge=edge))
        found.append(edge)
    return tuple(found)


def reward(entry: Entry, allowed: tuple[int, ...]) -> Reward:
    kind = REWARDS.index(entry.one_of("type", tuple(REWARDS[kind] for kind in allowed)))
    hue = -1 if kind == DEVELOPMENT else colour(entry, "colour")
    return Reward(kind, hue, entry.number("n", *limits.REWARD))
