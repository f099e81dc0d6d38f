"""The decisions of the Nomads as pure functions of their table (S2 to S6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dolmen.games.endless_winter.ids import (
    ANIMAL,
    BURY,
    CULTURE_CARD,
    DISPLAY_COLUMNS,
    DRAW,
    FOOD,
    GROUND_COLUMNS,
    MEGALITH,
    RANDOM_ANIMAL,
    SACRED_STONE,
    TIP,
    TOOL,
    TRIBE_TO_DISCARD,
    TRIBE_TO_HAND,
    site_place,
)
from dolmen.games.endless_winter.megaliths import empty_spaces, raised_positions
from dolmen.games.endless_winter.nomads.situation import Situation
from dolmen.games.endless_winter.villages import village_sites

# Why a column was chosen.
MARKED_EMPTY: Final = 0
ALL_TAKEN: Final = 1
BY_ARROW: Final = 2

# Why something cannot be received.
WHYS: Final[tuple[str, ...]] = (
    "can",
    "stones_full",
    "stone_cost",
    "no_stone",
    "display_empty",
    "no_draw_pile",
    "no_tribe",
    "never_tip",
    "megaliths_gone",
    "pile_empty",
    "tools_full",
    "food_full",
    "ground_empty",
    "animal_deck_empty",
    "no_site",
)
CAN: Final = 0
STONES_FULL: Final = 1
STONE_COST: Final = 2
NO_STONE: Final = 3
DISPLAY_EMPTY: Final = 4
NO_DRAW_PILE: Final = 5
NO_TRIBE: Final = 6
NEVER_TIP: Final = 7
MEGALITHS_GONE: Final = 8
PILE_EMPTY: Final = 9
TOOLS_FULL: Final = 10
FOOD_FULL: Final = 11
GROUND_EMPTY: Final = 12
ANIMAL_DECK_EMPTY: Final = 13
NO_SITE: Final = 14


@dataclass(slots=True, frozen=True)
class Choice:
    """What was considered, what was taken, and by which rule."""

    candidates: tuple[int, ...]
    left: tuple[int, ...]  # of them, after the big arrow
    chosen: int
    rule: int = 0


@dataclass(slots=True, frozen=True)
class Replacement:
    """What could not be received and why, one after the other, and what they get in the end."""

    failed: tuple[tuple[int, int], ...]  # (primitive, why)
    gets: int


Coordinate = Callable[[int], int]


def by_arrows(
    t: Situation, candidates: list[int], x: Coordinate, y: Coordinate, rule: int = 0
) -> Choice:
    """Furthest in the direction of the big arrow, then of the small one (S3)."""
    east, south = t.east, t.south
    furthest = max(east * x(c) for c in candidates)
    left = tuple(c for c in candidates if east * x(c) == furthest)
    return Choice(tuple(candidates), left, max(left, key=lambda c: south * y(c)), rule)


# The column (S2).


def choose_column(t: Situation, marked: int) -> tuple[int, int]:
    """The column and why: the marked one if it is empty or all are taken, else along the big
    arrow, around the edge of the board, to the first empty one."""
    if t.empty_columns[marked]:
        return marked, MARKED_EMPTY
    if not any(t.empty_columns):
        return marked, ALL_TAKEN
    column = marked
    while not t.empty_columns[column]:
        column = (column + t.east) % len(t.empty_columns)
    return column, BY_ARROW


# What they take.


def choose_animal(t: Situation) -> Choice:
    """Of a type they own 1 to 3 of, else of a new type, else of a type they own 4 of (N4)."""
    for rule, (low, high) in enumerate(((1, 3), (0, 0), (4, 99)), start=1):
        cells = [
            cell
            for cell, animal in enumerate(t.ground)
            if animal >= 0 and low <= t.animals[animal] <= high
        ]
        if cells:
            return by_arrows(
                t, cells, lambda c: c % GROUND_COLUMNS, lambda c: c // GROUND_COLUMNS, rule
            )
    raise ValueError("the hunting ground is empty")


def choose_culture(t: Situation) -> Choice:
    cells = [cell for cell, card in enumerate(t.display) if card >= 0]
    return by_arrows(t, cells, lambda c: c % DISPLAY_COLUMNS, lambda c: c // DISPLAY_COLUMNS)


def choose_stone(t: Situation) -> Choice:
    """The leftmost or the rightmost over both rows (N13)."""
    chosen = t.stones[-1] if t.east > 0 else t.stones[0]
    return Choice(tuple(t.stones), (chosen,), chosen)


def choose_site(t: Situation) -> Choice:
    """Rule 1: any position of a higher level, all levels together (N6); rule 2: the ground."""
    raised = raised_positions(t.site, t.layout)
    candidates = raised or empty_spaces(t.site, t.layout)
    return by_arrows(t, candidates, site_x, site_y, 1 if raised else 2)


def site_x(position: int) -> int:
    level, _, column = site_place(position)
    return 2 * column + level - 1


def site_y(position: int) -> int:
    level, row, _ = site_place(position)
    return 2 * row + level - 1


def choose_junction(t: Situation) -> Choice | None:
    """Where they could build a Village by the normal rules; None if nowhere (S5)."""
    junctions = village_sites(t.content, t.village_junctions, t.standing, t.junctions)
    if not junctions:
        return None
    xy = t.content.junction_xy
    return by_arrows(t, junctions, lambda j: xy[j][0], lambda j: xy[j][1])


def glaciers_with_camps(t: Situation) -> list[int]:
    return [hex_ for hex_, camps in enumerate(t.standing) if camps and hex_ in t.glaciers]


def order_hexes(t: Situation, hexes: list[int]) -> list[int]:
    """Always the one next that the arrows would choose among those left."""
    xy = t.content.hex_xy
    east, south = t.east, t.south
    return sorted(hexes, key=lambda h: (-east * xy[h][0], -south * xy[h][1]))


# What they get instead (S6).


def why_not(t: Situation, op: int) -> int:
    """Why a single icon cannot be received; CAN if it can."""
    if op == SACRED_STONE:
        return why_no_stone(t)
    if op == MEGALITH:
        if not t.megaliths_left:
            return MEGALITHS_GONE
        return CAN if empty_spaces(t.site, t.layout) else why_no_site(t)
    if op == BURY:
        return CAN if t.sacrifice else PILE_EMPTY
    if op == TOOL:
        return CAN if t.tools < t.content.tool_max else TOOLS_FULL
    if op == FOOD:
        return CAN if t.food < t.content.food_max else FOOD_FULL
    if op == CULTURE_CARD:
        return CAN if any(card >= 0 for card in t.display) else DISPLAY_EMPTY
    if op == ANIMAL:
        return CAN if any(animal >= 0 for animal in t.ground) else GROUND_EMPTY
    if op == RANDOM_ANIMAL:
        return CAN if t.animal_deck else ANIMAL_DECK_EMPTY
    return NEVER.get(op, CAN)


NEVER: Final = {
    DRAW: NO_DRAW_PILE,
    TRIBE_TO_HAND: NO_TRIBE,
    TRIBE_TO_DISCARD: NO_TRIBE,
    TIP: NEVER_TIP,
}


def why_no_site(t: Situation) -> int:
    return CAN if raised_positions(t.site, t.layout) else NO_SITE  # N24


def why_no_stone(t: Situation) -> int:
    if t.stones_owned >= t.content.stones_max:
        return STONES_FULL
    if not t.stones:
        return NO_STONE
    food, tools = t.content.stone_cost[t.stones_owned]
    return CAN if t.food >= food and t.tools >= tools else STONE_COST


def replace(t: Situation, op: int) -> Replacement:
    """Down the aid until something can be received; an Idol always can."""
    failed: list[tuple[int, int]] = []
    why = why_not(t, op)
    while why != CAN:
        failed.append((op, why))
        instead = t.content.aid_instead[op]
        if instead < 0:
            chain = t.content.aid_chain
            instead = chain[chain.index(op) + 1]
        op = instead
        why = why_not(t, op)
    return Replacement(tuple(failed), op)
