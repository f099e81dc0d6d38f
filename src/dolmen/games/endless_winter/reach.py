"""What gaining an icon may bring along in the end, as bits: one per primitive, so that it can be
said beforehand whether one income may change another (W4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import (
    CHOOSE,
    COLUMN_LABOR,
    EXCHANGE,
    FOOD,
    IDOL,
    LABOR,
    MEGALITH,
    MOVE_CAMP,
    OPS,
    PER,
    POINT,
    SACRED_STONE,
    TIP,
    TOOL,
)

if TYPE_CHECKING:
    from dolmen.games.endless_winter.content import Content
    from dolmen.games.endless_winter.modules import Module


def bits(*ops: int) -> int:
    return sum(1 << op for op in ops)


SEVERAL_MOVES: Final = 1 << len(OPS)  # two Camp movements or more of one icon (X42)
POINTS: Final = bits(POINT, PER)
# Whatever order these come in, the same is gained.
PLAIN: Final = bits(FOOD, TOOL, POINT, LABOR, COLUMN_LABOR, CHOOSE)


def reach_of(effect: Effect, reach: Sequence[int]) -> int:
    """Everything that an effect may bring along."""
    found = 0
    for icon in effect:
        found |= reach[icon.op]
        if icon.op == MOVE_CAMP and icon.n > 1:
            found |= SEVERAL_MOVES
        elif icon.op == EXCHANGE or icon.op == PER:
            found |= reach_of(icon.get, reach)
        elif icon.op == CHOOSE:
            for option in icon.options:
                found |= reach_of(option, reach)
    return found


def reach_in(content: Content, animals: list[int], modules: tuple[Module, ...]) -> tuple[int, ...]:
    """Per primitive what it may bring along, itself included; looked for once, not in each game."""
    key = (*animals, *(module.id for module in modules))
    if key not in content.reaches:
        content.reaches[key] = find_reach(content, animals, modules)
    return content.reaches[key]


def find_reach(
    content: Content, animals: Iterable[int], modules: tuple[Module, ...]
) -> tuple[int, ...]:
    brought: list[list[Effect]] = [[] for _ in OPS]
    brought[IDOL] += [*content.glory_effect, *content.offering_effect, content.overflow]
    brought[MEGALITH] += [*content.space_income, *content.level_income]
    brought[TIP] += [content.animals[animal].tip for animal in animals]
    brought[SACRED_STONE] += content.stone_income
    for module in modules:
        for name, more in module.brings(content).items():
            brought[OPS.index(name)] += more
    reach = [1 << op for op in range(len(OPS))]
    for op, lesser in enumerate(content.lesser):
        if lesser >= 0:
            reach[op] |= 1 << lesser
    grown = True
    while grown:
        grown = False
        for op, effects in enumerate(brought):
            further = reach[op]
            for effect in set(effects):
                further |= reach_of(effect, reach)
            for other in range(len(OPS)):
                if further >> other & 1:
                    further |= reach[other]
            if further != reach[op]:
                reach[op] = further
                grown = True
    return tuple(reach)
