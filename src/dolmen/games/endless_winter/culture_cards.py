"""Culture cards (6.11): the display, and gaining one."""

from __future__ import annotations

from bisect import insort

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_CULTURE_CELL
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import (
    CULTURE_CARD,
    FIRST_CULTURE,
)
from dolmen.games.endless_winter.income import INCOME, PRICED, IconChoice, lacking, pay
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


class GainCulture(IconChoice):
    """A card of the display into hand; in Develop for its printed cost."""

    op = CULTURE_CARD
    asking = m.PICK_CULTURE

    def targets(self, s: State) -> list[int]:
        if self.terms == PRICED:
            return affordable_cultures(s, self.who)
        first = PICK_CULTURE_CELL.base
        return [first + n for n, card in enumerate(s.display) if card != NOTHING]

    def pick(self, s: State, action: int) -> None:
        cell = action - PICK_CULTURE_CELL.base
        card = s.display[cell]
        if self.terms == PRICED:
            printed = s.content.culture_of(card)
            pay(s, self.who, 0, printed.tool, printed.labor)
        s.display[cell] = NOTHING  # R34: gaps stay
        insort(s.seats[self.who].hand, card)
        if s.listener is not None:
            s.tell(m.TOOK_CULTURE, self.who, card, cell)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in PICK_CULTURE_CELL:
            return None
        cell = action - PICK_CULTURE_CELL.base
        if s.display[cell] == NOTHING:
            return Refusal(m.CELL_EMPTY, rule="R34")
        printed = s.content.culture_of(s.display[cell])
        me = s.seats[self.who]
        return lacking(0, me.tools, s.labor, 0, printed.tool, printed.labor, "R7")


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
