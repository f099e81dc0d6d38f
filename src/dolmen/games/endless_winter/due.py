"""What is due at the Eclipse (E3.2 to E3.4): what an item gives, and whether the order of several
items can matter (R51, W4)."""

from __future__ import annotations

from dolmen.games.endless_winter.counters import RAISED_BY
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    FIRST_ANIMAL_ITEM,
    FIRST_HEX_ITEM,
    FIRST_MEGALITH_SLOT,
    FIRST_SLOT_ITEM,
    FIRST_STONE_SLOT,
    PER,
    POINT,
)
from dolmen.games.endless_winter.reach import PLAIN, POINTS, reach_of
from dolmen.games.endless_winter.sacred_stones import stone_points
from dolmen.games.endless_winter.state import State


def hex_income(s: State, seat: int, hex_: int) -> Effect:
    income: Effect = s.content.tiles[s.tiles[hex_]].income
    for module in s.rules.modules:
        income = module.eclipse_terrain_hex(s, seat, hex_, income)
    return income


def slot_income(s: State, slot: int) -> Effect:
    """Of a village or megalith slot."""
    if slot >= FIRST_MEGALITH_SLOT:
        return s.content.megalith_income[slot - FIRST_MEGALITH_SLOT]
    return s.content.village_income[slot]


def gift(s: State, seat: int, item: int) -> tuple[Effect, int]:
    """What an item gives now, and which primitives, as bits, could raise its points until it is
    resolved."""
    raised = 0
    effect: Effect = ()
    if item < FIRST_HEX_ITEM:
        effect = s.content.folk[item].eclipse
    elif item < FIRST_SLOT_ITEM:
        effect = hex_income(s, seat, item - FIRST_HEX_ITEM)
        for module in s.rules.modules:
            raised |= module.hex_raised_by(s, seat, item - FIRST_HEX_ITEM)
    elif item >= FIRST_ANIMAL_ITEM:
        for module in s.rules.modules:
            effect, raised = module.gift(s, seat, item) or (effect, raised)
    elif item - FIRST_SLOT_ITEM >= FIRST_STONE_SLOT:
        number = s.seats[seat].stones[item - FIRST_SLOT_ITEM - FIRST_STONE_SLOT]
        stone, points = s.content.stones[number], stone_points(s, seat, number)
        return (Icon(POINT, points),), RAISED_BY[stone.counter] if points < stone.cap else 0
    else:
        effect = slot_income(s, item - FIRST_SLOT_ITEM)
    for icon in effect:
        if icon.op == PER:
            raised |= RAISED_BY[icon.counter]
    return effect, raised


def part(
    s: State, seat: int, items: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], bool]:
    """The items parted into points that nothing else due can raise, other things, and points that
    may still be raised; and whether their order can matter."""
    reach = s.rules.reach
    found: dict[int, tuple[int, int]] = {}
    for item in items:
        if item not in found:
            effect, raised = gift(s, seat, item)
            found[item] = reach_of(effect, reach), raised
    settled: list[int] = []
    others: list[int] = []
    growing: list[int] = []
    more = False
    for item in items:
        given, raised = found[item]
        if given & ~POINTS:
            others.append(item)
            more |= bool(given & ~PLAIN)
        elif raised and any(raised & gives for other, (gives, _) in found.items() if other != item):
            growing.append(item)
        else:
            settled.append(item)
    different = len(set(others)) + len(set(growing))
    return (
        tuple(settled),
        tuple(others),
        tuple(growing),
        different > 1 and (more or bool(growing)),
    )


def points_first(s: State, seat: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """Items that are scored before anything is asked."""
    if s.rules.version < 2:  # hexes and Animals of points alone, whatever could raise them
        return tuple(
            item
            for item in items
            if (FIRST_HEX_ITEM <= item < FIRST_SLOT_ITEM or item >= FIRST_ANIMAL_ITEM)
            and all(icon.op == POINT for icon in gift(s, seat, item)[0])
        )
    return part(s, seat, items)[0]


def listed(s: State, seat: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """The order in which items are shown, and resolved if nobody chooses another one: first points
    that cannot become more, last those that can."""
    if s.rules.version < 2 or len(items) < 2:
        return items
    settled, others, growing, _ = part(s, seat, items)
    return settled + others + growing


def next_items(s: State, seat: int, items: tuple[int, ...]) -> list[int]:
    """The items to choose the next one from; none if their order cannot matter."""
    if s.rules.version < 2:
        different = sorted(set(items))
        return different if len(different) > 1 else []
    if len(items) < 2:
        return []
    settled, others, growing, matters = part(s, seat, items)
    return list(dict.fromkeys(settled + others + growing)) if matters else []
