"""Culture cards (6.11): the display, and gaining one."""

from __future__ import annotations

from bisect import insort

from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_CULTURE_CELL
from dolmen.games.endless_winter.display import DisplayChoice
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import (
    CULTURE_CARD,
    FIRST_CULTURE,
)
from dolmen.games.endless_winter.income import INCOME
from dolmen.games.endless_winter.state import FACE_DOWN, NOTHING, State


def card_of(marked: int) -> int:
    """The card itself, whether the player has seen it or not."""
    return marked % FACE_DOWN


def fill_display(s: State) -> None:
    """Top row first, from left to right; cards lying there never move (R34, R36)."""
    deck = s.culture_decks[s.era - 1]
    for cell, card in enumerate(s.display):
        if card == NOTHING and deck:
            s.display[cell] = s.turn_up(deck)


class GainCulture(DisplayChoice):
    """A card of the display into hand; in Develop for its printed cost."""

    op = CULTURE_CARD
    asking = m.PICK_CULTURE
    verb = PICK_CULTURE_CELL

    def cells(self, s: State) -> list[int]:
        return s.display

    def affordable(self, s: State) -> list[int]:
        return affordable_cultures(s, self.who)

    def cost(self, s: State, card: int) -> tuple[int, int]:
        printed = s.content.culture_of(card)
        return printed.tool, printed.labor

    def take(self, s: State, cell: int) -> None:
        card = s.display[cell]
        s.display[cell] = NOTHING
        insort(s.seats[self.who].hand, card)
        if s.listener is not None:
            s.tell(m.TOOK_CULTURE, self.who, card, cell)


def affordable_cultures(s: State, seat: int) -> list[int]:
    tools, labor = s.seats[seat].tools, s.labor
    found: list[int] = []
    for cell, card in enumerate(s.display):
        if card != NOTHING:
            printed = s.content.culture[card - FIRST_CULTURE]
            if printed.labor <= labor and printed.tool <= tools:
                found.append(PICK_CULTURE_CELL.base + cell)
    return found


def gain_culture(s: State, seat: int, icon: Icon) -> None:
    s.push(GainCulture(seat, icon.n, INCOME))
