"""Painting (5.4, 5.5, 6.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dolmen.core.refusal import Refusal
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import PAINT
from dolmen.games.prehistory.content import Reward
from dolmen.games.prehistory.gains import gain
from dolmen.games.prehistory.ids import AT_PAINTING, PAINTING, SECTIONS
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.payment import pay_resources, refuse_colours
from dolmen.games.prehistory.state import State

COLUMNS: Final = 3
PRICES: Final = AT_PAINTING * 6  # where the colours of its price tile begin
ROWS: Final[tuple[int, ...]] = (0b111, 0b111000, 0b111000000)  # masks of sections


def neighbours(section: int) -> tuple[tuple[int, int], ...]:
    """(neighbouring section, line that pays for the contact); rows are 0-2, columns 3-5."""
    row, column = divmod(section, COLUMNS)
    found: list[tuple[int, int]] = []
    for r, c in ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)):
        if 0 <= r < COLUMNS and 0 <= c < COLUMNS:
            found.append((r * COLUMNS + c, row if r == row else COLUMNS + column))
    return tuple(found)


NEIGHBOURS: Final = tuple(neighbours(section) for section in range(len(SECTIONS)))


def contact_rewards(s: State, seat: int, section: int) -> list[Reward]:
    """What painting a section would pay; R17: only its own contacts count."""
    painted = s.painted[seat]
    lines = s.content.line_rewards
    return [lines[line] for other, line in NEIGHBOURS[section] if painted >> other & 1]


def paint(s: State, seat: int, section: int) -> None:
    if s.listener is not None:
        s.tell(m.PAINTED, seat, section)
    for reward in contact_rewards(s, seat, section):
        gain(s, seat, reward)
    s.painted[seat] |= 1 << section


def colours_of_section(s: State, section: int) -> list[int]:
    """The spring price: the colours at the section's symbols."""
    colours = s.colours
    return [colours[PRICES + edge] for edge in s.content.section_edges[section]]


class Painting(MainAction):
    """Its items are the sections that the seat has not painted."""

    def add_spring_options(
        self, s: State, seat: int, have: list[int], total: int, found: list[int]
    ) -> None:
        first, colours, painted = PAINT.base, s.colours, s.painted[seat]
        symbols = s.content.section_symbols
        for section, needs in enumerate(s.content.section_needs):
            if painted >> section & 1 or len(symbols[section]) >= total:
                continue
            for edge, n in needs:
                if have[colours[PRICES + edge]] < n:
                    break
            else:
                found.append(first + section)

    def do_in_spring(self, s: State, seat: int, argument: int) -> None:
        pay_resources(s, seat, colours_of_section(s, argument))  # R19
        paint(s, seat, argument)

    def refuse_price(self, s: State, seat: int, argument: int) -> Refusal | None:
        return refuse_colours(s, seat, PAINTING, colours_of_section(s, argument))

    def items(self, s: State, seat: int) -> Iterable[int]:
        painted = s.painted[seat]
        return [section for section in range(len(SECTIONS)) if not painted >> section & 1]

    def summer_price(self, s: State, item: int) -> int:
        return len(s.content.section_symbols[item])

    def take(self, s: State, seat: int, item: int) -> None:
        paint(s, seat, item)

    def refuse_item(self, s: State, seat: int, item: int) -> Refusal | None:
        if s.painted[seat] >> item & 1:
            return Refusal(m.ALREADY_PAINTED, item, rule="R78")
        return None
