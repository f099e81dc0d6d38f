"""Carrying out a list of effects."""

from __future__ import annotations

from dolmen.core.step import Step
from dolmen.games.altay.effect import NONE, Effect
from dolmen.games.altay.state import State


class Carry(Step):
    """The rest of a list of effects, in printed order."""

    __match_args__ = ("effects", "card", "spent")

    def __init__(self, effects: tuple[Effect, ...], card: int, spent: int) -> None:
        self.effects = effects
        self.card = card
        self.spent = spent

    def run(self, s: State) -> None:
        if len(self.effects) > 1:
            s.push(Carry(self.effects[1:], self.card, self.spent))
        self.effects[0].apply(s, s.seats[s.active], self.card, self.spent)


def carry_out(s: State, effects: tuple[Effect, ...], card: int) -> None:
    if len(effects) == 1:
        effects[0].apply(s, s.seats[s.active], card, NONE)
    elif effects:
        s.push(Carry(effects, card, NONE))
