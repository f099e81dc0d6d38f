"""Cards laid out face up: gained as an income, or bought for their printed cost (R7, R34)."""

from __future__ import annotations

from typing import ClassVar

from dolmen.core.action import Verb
from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.income import PRICED, IconChoice, lacking, pay
from dolmen.games.endless_winter.state import NOTHING, State


class DisplayChoice(IconChoice):
    """One card of a display; gaps stay until the Preparation phase (R34)."""

    verb: ClassVar[Verb]

    def cells(self, s: State) -> list[int]:
        """What is laid out, NOTHING in a gap."""
        raise NotImplementedError

    def affordable(self, s: State) -> list[int]:
        """The actions that take a card whose cost can be paid."""
        raise NotImplementedError

    def cost(self, s: State, card: int) -> tuple[int, int]:
        """Tools and Labor."""
        raise NotImplementedError

    def take(self, s: State, cell: int) -> None:
        raise NotImplementedError

    def targets(self, s: State) -> list[int]:
        if self.terms == PRICED:
            return self.affordable(s)
        first = self.verb.base
        return [first + n for n, card in enumerate(self.cells(s)) if card != NOTHING]

    def pick(self, s: State, action: int) -> None:
        cell = action - self.verb.base
        if self.terms == PRICED:
            pay(s, self.who, 0, *self.cost(s, self.cells(s)[cell]))
        self.take(s, cell)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in self.verb:
            return None
        card = self.cells(s)[action - self.verb.base]
        if card == NOTHING:
            return Refusal(m.CELL_EMPTY, rule="R34")
        tools, labor = self.cost(s, card)
        return lacking(0, s.seats[self.who].tools, s.labor, 0, tools, labor, "R7")
