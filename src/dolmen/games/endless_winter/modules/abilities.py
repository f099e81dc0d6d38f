"""Column abilities of Tribe cards, which Ancestors and Rivers & Rafts bring (M3).

A card played this turn in its column offers its ability once, between any two steps of the turn
and after step C. Not an option of its own: it comes with the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import NEXT_STEP, USE_COLUMN_ACTION
from dolmen.games.endless_winter.columns import answer_between, between_refusal
from dolmen.games.endless_winter.ids import ANY_COLUMN, FIRST_CULTURE, FOLK
from dolmen.games.endless_winter.income import lacking, pay, resolve
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.state import State

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table

# Memory: per Tribe card how often its ability was used this turn.


class ColumnAbilities(Module):
    id = "column_abilities"

    def memory(self, s: State) -> list[int]:
        return [0] * len(FOLK)

    def before_turn(self, s: State, seat: int) -> None:
        s.memory[self.number] = [0] * len(FOLK)

    def offered(self, s: State, seat: int) -> list[int]:
        """Cards played this turn whose ability fits the column and is left (X2, X3)."""
        used = s.memory[self.number]
        area = s.seats[seat].area
        found: list[int] = []
        for card in sorted(set(area)):
            if card < FIRST_CULTURE:
                ability = s.content.folk[card].ability
                fits = ability is not None and ability.column in (ANY_COLUMN, s.column)
                if fits and area.count(card) > used[card]:
                    found.append(card)
        return found

    def turn_options(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for card in self.offered(s, seat):
            ability = s.content.folk[card].ability
            assert ability is not None
            if ability.labor <= s.labor:
                found.append(USE_COLUMN_ACTION.base + card)
        return found

    def turn_answer(self, s: State, seat: int, action: int) -> bool:
        if action not in USE_COLUMN_ACTION:
            return False
        card = action - USE_COLUMN_ACTION.base
        ability = s.content.folk[card].ability
        assert ability is not None
        s.memory[self.number][card] += 1
        if s.listener is not None:
            s.tell(m.USED_ABILITY, seat, card)
        pay(s, seat, 0, 0, ability.labor)
        resolve(s, seat, ability.effect)
        return True

    def turn_refusal(self, s: State, seat: int, action: int) -> Refusal | None:
        if action not in USE_COLUMN_ACTION:
            return None
        card = action - USE_COLUMN_ACTION.base
        if card not in self.offered(s, seat):
            return Refusal(m.NO_ABILITY, card, rule="M3")
        ability = s.content.folk[card].ability
        assert ability is not None
        return lacking(0, 0, s.labor, 0, 0, ability.labor, "X2")

    def turn_closing(self, s: State, seat: int) -> None:
        s.push(LastAbilities(seat, self.number))

    def show(self, s: State, seat: int | None, table: Table) -> None:
        used = s.memory[self.number]
        table["column_abilities"] = {"used": {FOLK[card]: n for card, n in enumerate(used) if n}}


class LastAbilities(SeatQuestion):
    """After step C: abilities that are left."""

    __match_args__ = ("who", "number")

    def __init__(self, who: int, number: int) -> None:
        super().__init__(who)
        self.number = number

    def options(self, s: State) -> list[int]:
        module = s.rules.modules[self.number]
        return [*module.turn_options(s, self.who), NEXT_STEP.base]

    def do(self, s: State, action: int) -> None:
        if action != NEXT_STEP.base:
            s.push(self)
            answer_between(s, self.who, action)

    def prompt(self, s: State) -> Message:
        return Message(m.LAST_ABILITIES, (s.labor,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        return between_refusal(s, self.who, action)
