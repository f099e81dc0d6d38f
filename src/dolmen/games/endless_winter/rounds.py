"""Rounds: the Action phase turn by turn, the Eclipse, the Preparation or the end of the game."""

from __future__ import annotations

from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.eclipse import Eclipse
from dolmen.games.endless_winter.nomads.turn import NomadTurn
from dolmen.games.endless_winter.preparation import FIGURES_PER_SIDE, Preparation
from dolmen.games.endless_winter.scoring import GameEnd
from dolmen.games.endless_winter.state import (
    ACTION,
    State,
)
from dolmen.games.endless_winter.turn import Turn


class StartRound(Step):
    def run(self, s: State) -> None:
        s.phase = ACTION
        if s.listener is not None:
            s.tell(m.ROUND, s.round, s.era)
        s.push(NextTurn(0))


class NextTurn(Step):
    """Three turns each, in turn order."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: State) -> None:
        sides = len(s.order)
        if self.number == FIGURES_PER_SIDE * sides:
            s.push(RoundEnd())
            s.push(Eclipse())
            return
        s.push(NextTurn(self.number + 1))
        seat = s.order[self.number % sides]
        s.push(NomadTurn() if seat == s.nomads else Turn(seat))


class RoundEnd(Step):
    def run(self, s: State) -> None:
        if s.round < s.content.rounds:
            s.push(StartRound())
            s.push(Preparation())
        else:
            s.push(GameEnd())
