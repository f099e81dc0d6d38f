"""The bot that looks one decision ahead.

For every legal action it carries the action out in a world that fits its view and asks the
game's judge what the result is worth to it. Where a decision is a chain of small questions, an
action is judged only after the lesser questions that finish it, answered in the same way.
"""

from dolmen.bots.bot import Bot, Turn
from dolmen.bots.judge import Judge
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import STOP, Guide, Question, Step, act, asked


class Greedy(Bot):
    name = "greedy"

    def __init__(self, rng: Rng, judge: Judge) -> None:
        super().__init__(rng)
        self.judge = judge

    def choose(self, turn: Turn) -> int:
        world = turn.world(self.rng)
        quiet = turn.game.quiet(world)
        return self.best(world) if quiet is None else quiet

    def best(self, world: State) -> int:
        """The action whose consequences are worth most; equal ones by lot."""
        best = -1e9
        equals: list[int] = []
        choices = self.judge.choices(world)
        if len(choices) == 1:
            return choices[0]
        for action in choices:
            worth = foresee(self.judge, world, action)
            if worth > best + 1e-9:
                best, equals = worth, [action]
            elif worth > best - 1e-9:
                equals.append(action)
        return equals[self.rng.below(len(equals))] if len(equals) > 1 else equals[0]


def foresee(judge: Judge, world: State, action: int) -> float:
    """What an action is worth to its seat once the questions that finish it are answered."""
    seat = world.seat
    after = carry_out(judge, world, action)
    return judge.worth(after, seat)


def carry_out(judge: Judge, world: State, action: int, answers: list[int] | None = None) -> State:
    """The state after an action and the best answers to the lesser questions it brings, ready to
    be judged. `answers` takes down what was answered."""
    step = asked(world)
    assert step is not None
    after = world.clone()
    act(after, action, Foresight(judge, world.seat, judge.rank(step), answers))
    return after


class Foresight(Guide):
    """Answers the lesser questions that finish an action. It stops at the next weighty question,
    whose answers nobody asks for here, and before a step at which the judge pauses."""

    __slots__ = ("answers", "judge", "limit", "seat")

    def __init__(self, judge: Judge, seat: int, limit: int, answers: list[int] | None) -> None:
        self.judge = judge
        self.seat = seat
        self.limit = limit
        self.answers = answers

    def stops(self, s: State, step: Step) -> bool:
        return self.judge.pauses(step)

    def answer(self, s: State, question: Question) -> int:
        judge = self.judge
        if judge.rank(question) >= self.limit or question.seat(s) != self.seat:
            return STOP
        s.seat, s.options = self.seat, question.options(s)
        if len(s.options) == 1:
            return s.options[0]
        reply = judge.reply(s, question)
        chosen = first_best(judge, s) if reply is None else reply
        if self.answers is not None:
            self.answers.append(chosen)
        return chosen


def first_best(judge: Judge, world: State) -> int:
    """The best action; of equal ones the first."""
    choices = judge.choices(world)
    best, chosen = -1e18, choices[0]
    if len(choices) == 1:
        return chosen
    for action in choices:
        worth = foresee(judge, world, action)
        if worth > best + 1e-9:
            best, chosen = worth, action
    return chosen
