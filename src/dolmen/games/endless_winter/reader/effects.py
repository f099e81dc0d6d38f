"""Reading effects: lists of steps, each a primitive with its numbers (6.1)."""

from __future__ import annotations

from typing import Any

from dolmen.core.content import Entry
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    CHOOSE,
    COLUMN_LABOR,
    COLUMNS,
    COPY_ECLIPSE,
    COUNTERS,
    EXCHANGE,
    OPS,
    PER,
)
from dolmen.games.endless_winter.limits import AMOUNT, DIVISOR, ICONS, OPTIONS, STEPS
from dolmen.games.endless_winter.problem import problem

GOODS = ("food", "tool")
# Primitives that say no more than how often: what an exchange may give.
PLAIN_OPS = tuple(
    name
    for op, name in enumerate(OPS)
    if op not in (COLUMN_LABOR, EXCHANGE, CHOOSE, PER, COPY_ECLIPSE)
)


def read_effect(entry: Entry, field: str) -> Effect:
    return read_icons(entry, field, entry.items(field))


def read_icons(entry: Entry, field: str, items: object) -> Effect:
    if not isinstance(items, list):
        raise entry.wrong(field, problem("list_of_steps"))
    if len(items) > STEPS[1]:
        raise entry.wrong(field, problem("steps", most=STEPS[1], got=len(items)))
    return tuple(
        read_icon(entry, f"{field} {number}", item) for number, item in enumerate(items, start=1)
    )


def read_icon(entry: Entry, field: str, item: object) -> Icon:
    step = entry.adopt(field, item)
    op = OPS.index(step.one_of("do", OPS))
    if op == EXCHANGE:
        icon = Icon(
            op,
            step.number("max", *ICONS),
            give=read_goods(step, "give"),
            get=tuple(
                Icon(OPS.index(step.known("get", name, PLAIN_OPS)), step.whole("get", n, *ICONS))
                for name, n in read_pairs(step, "get")
            ),
        )
    elif op == CHOOSE:
        options = tuple(
            read_icons(step, f"options {number}", option)
            for number, option in enumerate(step.items("options"), start=1)
        )
        low, high = OPTIONS
        if not low <= len(options) <= high:
            raise step.wrong("options", problem("options", low=low, high=high, got=len(options)))
        icon = Icon(op, options=options)
    elif op == PER:
        icon = Icon(
            op,
            step.number("cap", *ICONS),
            get=(read_icon(step, "step", step.get("step")),),
            counter=COUNTERS.index(step.one_of("count", COUNTERS)),
            div=step.number("div", *DIVISOR),
        )
    else:
        column = -1
        if op == COLUMN_LABOR:
            column = COLUMNS.index(step.one_of("column", COLUMNS))
        plain = op == COPY_ECLIPSE  # shows no number
        icon = Icon(op, 1 if plain else step.number("n", *ICONS), column)
    step.finish()
    return icon


def read_pairs(entry: Entry, field: str) -> list[tuple[str, Any]]:
    value = entry.get(field)
    if not isinstance(value, dict):
        raise entry.wrong(field, problem("goods"))
    return list(value.items())


def read_goods(entry: Entry, field: str) -> tuple[int, int]:
    """Food and tools of a cost."""
    goods = [0, 0]
    for name, n in read_pairs(entry, field):
        goods[GOODS.index(entry.known(field, name, GOODS))] = entry.whole(field, n, *AMOUNT)
    return goods[0], goods[1]
