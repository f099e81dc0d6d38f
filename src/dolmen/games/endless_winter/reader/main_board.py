"""Reading the columns of the main board."""

from __future__ import annotations

from dolmen.core.content import BadContent, Entry, Pack
from dolmen.games.endless_winter.content import (
    BY_CARD,
    BY_STONE_SLOT,
    BY_VILLAGE_SLOT,
    FIXED,
    Column,
    ColumnOption,
)
from dolmen.games.endless_winter.ids import (
    ANIMAL,
    BASE_COLUMN_OPTIONS,
    BASE_COLUMNS,
    CAVE_COLUMN_OPTIONS,
    COLUMN_OPTIONS,
    CULTURE_CARD,
    SACRED_STONE,
    VILLAGE,
)
from dolmen.games.endless_winter.limits import AMOUNT
from dolmen.games.endless_winter.modules.files import CAVES
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.caves import read_cave_column
from dolmen.games.endless_winter.reader.effects import read_effect
from dolmen.games.endless_winter.reader.entries import ordered

COSTS = {"card": BY_CARD, "stone_slot": BY_STONE_SLOT, "village_slot": BY_VILLAGE_SLOT}


def read_columns(pack: Pack) -> tuple[Column, ...]:
    seen: list[int] = []
    columns: list[Column] = []
    board = ordered(pack, "main_board.toml", "column", BASE_COLUMNS)
    for number, entry in enumerate(board, start=1):
        entry.number("index", number, number)
    for entry in (*board, read_cave_column(pack)):
        columns.append(
            Column(
                entry.names(),
                read_effect(entry, "step_0"),
                tuple(read_option(child, seen) for child in entry.children_of("step_a")),
                tuple(read_option(child, seen) for child in entry.children_of("step_b")),
                read_effect(entry, "first_figure"),
            )
        )
    for number, name in enumerate(BASE_COLUMN_OPTIONS):
        if number not in seen:
            raise BadContent(problem("option_missing", file="main_board.toml", option=repr(name)))
    for name in CAVE_COLUMN_OPTIONS:
        if COLUMN_OPTIONS.index(name) not in seen:
            raise BadContent(problem("option_missing", file=CAVES, option=repr(name)))
    return tuple(columns)


def read_option(entry: Entry, seen: list[int]) -> ColumnOption:
    option = COLUMN_OPTIONS.index(entry.one_of("id", COLUMN_OPTIONS))
    if option in seen:
        raise entry.wrong("id", problem("twice"))
    seen.append(option)
    effect = read_effect(entry, "effect")
    cost = entry.get("cost")
    if isinstance(cost, str):
        pays = COSTS[entry.known("cost", cost, COSTS)]
        fitting = {
            BY_CARD: (CULTURE_CARD, ANIMAL),
            BY_STONE_SLOT: (SACRED_STONE,),
            BY_VILLAGE_SLOT: (VILLAGE,),
        }[pays]
        if len(effect) != 1 or effect[0].n != 1 or effect[0].op not in fitting:
            raise entry.wrong("effect", problem("other_cost", cost=repr(cost)))
        return ColumnOption(option, entry.names(), pays, 0, 0, 0, effect)
    if len(effect) != 1:
        raise entry.wrong("effect", problem("one_step", got=len(effect)))
    price = entry.child("cost")
    food, tool, labor = (
        price.number(good, *AMOUNT) if price.has(good) else 0 for good in ("food", "tool", "labor")
    )
    return ColumnOption(option, entry.names(), FIXED, food, tool, labor, effect)
