"""The Megalith site (6.3): spaces, levels, building."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_SITE
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import (
    MEGALITH,
    SITE_COLUMNS,
    SITE_LEVELS,
    SITE_ROWS,
    site_place,
    site_position,
)
from dolmen.games.endless_winter.income import INCOME, IconChoice, resolve
from dolmen.games.endless_winter.rules import Layout
from dolmen.games.endless_winter.state import NOTHING, State

KEPT: Final = 32  # layouts that are kept at hand
LEVEL_SIZE: Final = SITE_ROWS * SITE_COLUMNS


def layout_of(content: Content, players: int) -> Layout:
    """All positions that can ever be built on with the pattern for this number of players."""
    return layout_in(content.patterns[players])


@lru_cache(KEPT)
def layout_in(pattern: tuple[tuple[int, int], ...]) -> Layout:
    """All positions that can ever be built on with tiles in this pattern."""
    spaces = sorted(
        site_position(1, row + r, column + c)
        for row, column in pattern
        for r in range(2)
        for c in range(4)
    )
    raised: list[int] = []
    supports: list[tuple[int, int, int, int]] = []
    below = set(spaces)
    for level in range(2, SITE_LEVELS + 1):
        found: list[int] = []
        for row in range(SITE_ROWS - level + 1):
            for column in range(SITE_COLUMNS - level + 1):
                corner = site_position(level - 1, row, column)
                square = (corner, corner + 1, corner + SITE_COLUMNS, corner + SITE_COLUMNS + 1)
                if all(position in below for position in square):
                    found.append(site_position(level, row, column))
                    supports.append(square)
        raised.extend(found)
        below = set(found)
    return Layout(
        tuple(spaces),
        tuple(raised),
        tuple(supports),
        dict(zip(raised, supports, strict=True)),
    )


def raised_positions(site: list[int], layout: Layout) -> list[int]:
    """Free positions of level 2 and higher whose four supports stand (R21)."""
    return [
        position
        for position, (a, b, c, d) in zip(layout.raised, layout.supports, strict=True)
        if site[a] and site[b] and site[c] and site[d] and not site[position]
    ]


def empty_spaces(site: list[int], layout: Layout) -> list[int]:
    return [position for position in layout.spaces if not site[position]]


def megaliths_left(s: State, seat: int) -> int:
    return s.content.megaliths_max - s.seats[seat].built


def build_megalith(s: State, seat: int, position: int) -> None:
    """The next piece, neutral ones first (N7), and the income of the position (R22)."""
    me = s.seats[seat]
    neutral = me.built < s.content.megalith_pieces[0]
    s.site[position] = 1 + 2 * seat + (1 if neutral else 0)
    me.built += 1
    if s.listener is not None:
        s.tell(m.BUILT_MEGALITH, s.seat_token(seat), site_place(position))
    if position < LEVEL_SIZE:
        resolve(s, seat, s.content.space_income[s.spaces[position]])
    else:
        me.raised += 1
        resolve(s, seat, s.content.level_income[position // LEVEL_SIZE + 1])


class BuildMegalith(IconChoice):
    op = MEGALITH
    asking = m.PICK_SITE

    def targets(self, s: State) -> list[int]:
        if not megaliths_left(s, self.who):
            return []  # R20
        site, layout = s.site, s.rules.layout
        free = empty_spaces(site, layout) + raised_positions(site, layout)
        first = PICK_SITE.base
        return [first + position for position in free]

    def pick(self, s: State, action: int) -> None:
        build_megalith(s, self.who, action - PICK_SITE.base)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in PICK_SITE:
            return None
        position = action - PICK_SITE.base
        if not megaliths_left(s, self.who):
            return Refusal(m.MEGALITHS_GONE, rule="R20")
        layout = s.rules.layout
        if s.site[position]:
            return Refusal(m.SITE_TAKEN, rule="6.3")
        if position < LEVEL_SIZE:
            return Refusal(m.NO_SUCH_SPACE, rule="6.3")
        if position not in layout.support_of:
            return Refusal(m.NO_SUCH_SPACE, rule="6.3")
        standing = sum(1 for below in layout.support_of[position] if s.site[below])
        return Refusal(m.NO_SUPPORT, standing, rule="R21")


def gain_megalith(s: State, seat: int, icon: Icon) -> None:
    s.push(BuildMegalith(seat, icon.n, INCOME))


def spaces_of(content: Content, players: int, tiles: list[int]) -> tuple[int, ...]:
    """Which space is printed on each position of level 1, with these tiles in the pattern."""
    found = [NOTHING] * LEVEL_SIZE
    for space, (tile, row, column) in enumerate(content.space_place):
        if tile not in tiles:
            continue
        r, c = content.patterns[players][tiles.index(tile)]
        found[site_position(1, r + row, c + column)] = space
    return tuple(found)
