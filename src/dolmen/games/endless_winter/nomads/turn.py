"""A turn of the Nomads (S2): the card, the column, the actions one after the other."""

from __future__ import annotations

from typing import Final

from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.nomads import decisions
from dolmen.games.endless_winter.nomads.actions import act
from dolmen.games.endless_winter.nomads.situation import Situation, look
from dolmen.games.endless_winter.state import (
    HOME,
    NOTHING,
    State,
)

UPPER: Final = 0
LOWER: Final = 1


class NomadTurn(Step):
    def run(self, s: State) -> None:
        for module in s.rules.modules:
            module.before_turn(s, s.nomads)
        number = s.turn_up(s.nomad_deck)
        s.nomad_row.append(number)
        card = s.content.nomad_cards[number]
        if s.listener is not None:
            s.tell(m.NOMAD_TURN, number, card.marked, card.big, card.small)
        table = look(s)
        column, why = decisions.choose_column(table, card.marked)
        self.tell_column(s, card.marked, column, why, table)
        place_figure(s, column)
        # Upper and lower action of the new card, then the lower ones of the older cards.
        todo = [(card.actions[column][UPPER], number), (card.actions[column][LOWER], number)]
        todo += [
            (s.content.nomad_cards[older].actions[column][LOWER], older)
            for older in reversed(s.nomad_row[:-1])
        ]
        s.push(NomadActs(tuple(todo), 0))

    def tell_column(self, s: State, marked: int, column: int, why: int, table: Situation) -> None:
        if s.listener is None:
            return
        empty = tuple(n for n, free in enumerate(table.empty_columns) if free)
        if why == decisions.MARKED_EMPTY:
            s.tell(m.NOMAD_COLUMN_MARKED, column, empty)
        elif why == decisions.ALL_TAKEN:
            s.tell(m.NOMAD_COLUMN_ALL_TAKEN, column)
        else:
            s.tell(m.NOMAD_COLUMN_ARROW, marked, table.big, column, empty)


def place_figure(s: State, column: int) -> None:
    """Which figure is irrelevant; they block the action symbol but take no income there (N1)."""
    figures = s.seats[s.nomads].figures
    number = figures.index(HOME)
    figures[number] = column + 1
    first = s.first[column] == NOTHING
    if first:
        s.first[column] = s.nomads * 3 + number
    if s.listener is not None:
        s.tell(m.NOMAD_FIRST if first else m.NOMAD_LARGE, column)


class NomadActs(Step):
    """The actions of a turn; the list was made before the first of them."""

    __match_args__ = ("todo", "at")

    def __init__(self, todo: tuple[tuple[int, int], ...], at: int) -> None:
        self.todo = todo  # (action, card)
        self.at = at

    def run(self, s: State) -> None:
        action, card = self.todo[self.at]
        if self.at + 1 < len(self.todo):
            s.push(NomadActs(self.todo, self.at + 1))
        if s.listener is not None:
            row = UPPER if self.at == 0 else LOWER
            s.tell(m.NOMAD_ACTION, self.at + 1, len(self.todo), action, card, row)
        act(s, action)
