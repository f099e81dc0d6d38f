"""The year: winter, spring, summer, autumn; after the fifth the final action (5.2)."""

from __future__ import annotations

from dolmen.core.step import Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.autumn import Autumn
from dolmen.games.prehistory.final_action import FinalTurn
from dolmen.games.prehistory.fishing import FishingIncome
from dolmen.games.prehistory.ids import ACTIONS
from dolmen.games.prehistory.scoring import FinalScoring
from dolmen.games.prehistory.spring import Income, Spring
from dolmen.games.prehistory.state import FINAL, State
from dolmen.games.prehistory.summer import Pick, PushUp, SummerAction
from dolmen.games.prehistory.winter import Winter


class Year(Step):
    """One round. Its seasons wait on the stack, the first on top."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: State) -> None:
        s.round = self.number
        if s.listener is not None:
            s.tell(m.ROUND, self.number)
        s.push(EndOfYear())
        s.push(Autumn())
        s.push(FishingIncome())
        for action in reversed(range(len(ACTIONS))):
            s.push(SummerAction(action))
        s.push(Pick())
        s.push(PushUp())
        s.push(Spring())
        s.push(Income())
        if self.number > 1:
            s.push(Winter())


class EndOfYear(Step):
    """The next year, or after the last one the final actions and the count."""

    def run(self, s: State) -> None:
        if not s.last_round:
            s.push(Year(s.round + 1))
            return
        s.phase = FINAL
        if s.listener is not None:
            s.tell(m.FINAL_TURNS)
        s.push(FinalScoring())
        for seat in reversed(s.order):
            if seat < s.players:
                s.push(FinalTurn(seat))
