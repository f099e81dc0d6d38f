"""Carrying out a list of effects."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.step import Step
from dolmen.games.altay.effect import NONE, Effect
from dolmen.games.altay.state import State


@dataclass
class Carry(Step[State]):
    """The rest of a list of effects, in printed order."""

    effects: tuple[Effect, ...]
    card: int
    spent: int

    def run(self, s: State) -> None:
        if len(self.effects) > 1:
            s.push(Carry(self.effects[1:], self.card, self.spent))
        self.effects[0].apply(s, s.me, self.card, self.spent)


def carry_out(s: State, effects: tuple[Effect, ...], card: int) -> None:
    if len(effects) == 1:
        effects[0].apply(s, s.me, card, NONE)
    elif effects:
        s.push(Carry(effects, card, NONE))
