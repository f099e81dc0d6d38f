"""Reading the Animals."""

from __future__ import annotations

from dataclasses import replace

from dolmen.core.content import Entry, Pack
from dolmen.games.endless_winter.content import (
    Animal,
)
from dolmen.games.endless_winter.ids import (
    ANCESTOR_ANIMALS,
    BASE_ANIMALS,
    COUNTERS,
    RIVER_ANIMALS,
)
from dolmen.games.endless_winter.modules.files import ANCESTORS, RIVERS
from dolmen.games.endless_winter.reader.effects import MOST, read_effect, read_icons
from dolmen.games.endless_winter.reader.entries import ordered


def read_animals(pack: Pack, sets: dict[str, tuple[int, ...]]) -> tuple[Animal, ...]:
    base = ordered(pack, "animals.toml", "animal", BASE_ANIMALS)
    found = [read_animal(entry, sets) for entry in base]
    for number, entry in enumerate(ordered(pack, ANCESTORS, "animal", ANCESTOR_ANIMALS)):
        entry.one_of("replaces", (BASE_ANIMALS[number],))
        animal = read_animal(entry, sets)
        rows = tuple(
            read_icons(entry, f"eclipse {n}", row)
            for n, row in enumerate(entry.items("eclipse"), start=1)
        )
        found.append(replace(animal, rows=rows))
    entry = ordered(pack, RIVERS, "animal", RIVER_ANIMALS)[0]
    entry.one_of("replaces", ("",))
    less = entry.child("discount")
    discount = (
        COUNTERS.index(less.one_of("per", COUNTERS)),
        less.number("div", 1, MOST),
        less.number("labor", 0, MOST),
        less.number("max", 0, MOST),
    )
    found.append(replace(read_animal(entry, sets), discount=discount))
    return tuple(found)


def read_animal(entry: Entry, sets: dict[str, tuple[int, ...]]) -> Animal:
    cost = entry.child("cost")
    return Animal(
        entry.names(),
        entry.number("count", 1, 30),
        sets[entry.one_of("scoring", sets)],
        cost.number("tool", 0, MOST),
        cost.number("labor", 0, MOST),
        read_effect(entry, "tip"),
    )
