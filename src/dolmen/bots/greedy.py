"""The bot that looks one decision ahead.

For every legal action it carries the action out in a world that fits its view and asks the
game's judge what the result is worth to it. Judges are hand-made, one per game.
"""

from typing import Protocol

from dolmen.bots.bot import Bot, Turn
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act, asked


class Judge(Protocol):
    """What a game contributes: the worth of a state to a seat, in victory points."""

    def __call__(self, s: State, seat: int) -> float: ...


class Greedy(Bot):
    name = "greedy"

    def __init__(self, rng: Rng, judge: Judge) -> None:
        super().__init__(rng)
        self.judge = judge

    def choose(self, turn: Turn) -> int:
        world = turn.world(self.rng)
        quiet = turn.game.quiet(world)
        if quiet is not None:
            return quiet
        best = -1e9
        equals: list[int] = []
        for action in turn.actions:
            after = world.clone()
            act(after, action)
            finish(after, turn.seat)
            worth = self.judge(after, turn.seat)
            if worth > best + 1e-9:
                best, equals = worth, [action]
            elif worth > best - 1e-9:
                equals.append(action)
        return equals[self.rng.below(len(equals))]


def finish(s: State, seat: int) -> None:
    """Answer follow-ups of the choice just made in some way (the last option is usually the most
    that can be had): their turn to be weighed comes."""
    while s.seat == seat:
        step = asked(s)
        if step is None or not step.follow_up:
            return
        act(s, s.options[-1])
