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
    OWN_ANIMALS,
    RIVER_ANIMALS,
)
from dolmen.games.endless_winter.limits import AMOUNT, COPIES, DIVISOR, ECLIPSE_ROWS
from dolmen.games.endless_winter.modules.files import ANCESTORS, RIVERS
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.effects import read_effect, read_icons
from dolmen.games.endless_winter.reader.entries import ordered, spare_ones
from dolmen.games.endless_winter.reader.game_file import Scoring

SINGLE = "x1"  # scored one by one (R49)


def read_animals(pack: Pack, scoring: Scoring) -> tuple[Animal, ...]:
    entries = ordered(pack, "animals.toml", "animal", BASE_ANIMALS, OWN_ANIMALS)
    base, own = entries[: len(BASE_ANIMALS)], entries[len(BASE_ANIMALS) :]
    found = [read_animal(entry, scoring) for entry in base]
    for number, entry in enumerate(ordered(pack, ANCESTORS, "animal", ANCESTOR_ANIMALS)):
        entry.one_of("replaces", (BASE_ANIMALS[number],))
        animal = read_animal(entry, scoring)
        if len(entry.items("eclipse")) > ECLIPSE_ROWS[1]:
            raise entry.wrong("eclipse", problem("rows", most=ECLIPSE_ROWS[1]))
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
        less.number("div", *DIVISOR),
        less.number("labor", *AMOUNT),
        less.number("max", *AMOUNT),
    )
    found.append(replace(read_animal(entry, scoring), discount=discount))
    found += spare_ones(
        own,
        OWN_ANIMALS,
        lambda entry: read_animal(entry, scoring),
        lambda name: Animal(name, 0, (0,), 0, 0, ()),
    )
    return tuple(found)


def read_animal(entry: Entry, scoring: Scoring) -> Animal:
    cost = entry.child("cost")
    count = entry.number("count", *COPIES)
    kind = entry.one_of("scoring", (*scoring.sets, SINGLE))
    each = scoring.single if kind == SINGLE else None
    return Animal(
        entry.names(),
        count,
        scoring.sets[kind] if each is None else tuple(each * n for n in range(count + 1)),
        cost.number("tool", *AMOUNT),
        cost.number("labor", *AMOUNT),
        read_effect(entry, "tip"),
        each=each,
    )
