"""The bot that looks one decision ahead.

For every legal action it carries the action out in a world that fits its view and asks the
game's judge what the result is worth to it. Judges are hand-made, one per game.

Where a decision is a chain of small questions, an answer is judged only after the questions that
finish it: a game may rank its questions, and lesser ones are answered in the same greedy way;
without ranks, a question marked as a follow-up is answered in some way.
"""

from collections.abc import Callable
from typing import Protocol

from dolmen.bots.bot import Bot, Turn
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import Question, act, asked

Rank = Callable[[Question], int]


class Judge(Protocol):
    """What a game contributes: the worth of a state to a seat, in victory points."""

    def __call__(self, s: State, seat: int) -> float: ...


class Greedy(Bot):
    name = "greedy"

    def __init__(self, rng: Rng, judge: Judge, rank: Rank | None = None) -> None:
        super().__init__(rng)
        self.judge = judge
        self.rank = rank

    def choose(self, turn: Turn) -> int:
        world = turn.world(self.rng)
        quiet = turn.game.quiet(world)
        return self.best(world, turn.seat, turn.actions) if quiet is None else quiet

    def best(self, world: State, seat: int, actions: list[int]) -> int:
        """The action whose consequences are worth most; equal ones by lot."""
        step = asked(world)
        limit = 0 if self.rank is None or step is None else self.rank(step)
        best = -1e9
        equals: list[int] = []
        for action in actions:
            after = world.clone()
            act(after, action)
            if limit:
                self.play_on(after, seat, limit)
            else:
                finish(after, seat)
            worth = self.judge(after, seat)
            if worth > best + 1e-9:
                best, equals = worth, [action]
            elif worth > best - 1e-9:
                equals.append(action)
        return equals[self.rng.below(len(equals))] if len(equals) > 1 else equals[0]

    def play_on(self, s: State, seat: int, limit: int) -> None:
        """Answer the seat's questions of a lesser rank than `limit`."""
        assert self.rank is not None
        while s.seat == seat:
            step = asked(s)
            if step is None or self.rank(step) >= limit:
                return
            act(s, self.best(s, seat, s.options))


def finish(s: State, seat: int) -> None:
    """Answer follow-ups of the choice just made in some way (the last option is usually the most
    that can be had): their turn to be weighed comes."""
    while s.seat == seat:
        step = asked(s)
        if step is None or not step.follow_up:
            return
        act(s, s.options[-1])
