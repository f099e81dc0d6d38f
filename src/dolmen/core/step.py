"""Steps: resumable pieces of the rules that wait on the state's stack as plain data."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from dolmen.core.message import Message
from dolmen.core.refusal import GAME_OVER, NOT_NOW, Refusal
from dolmen.core.state import State

STOP: Final = -1  # no action: the loop waits here


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of the rules. The kernel takes it off the stack and then either lets it run or
    carries out the answer to its question; a step that goes on after that pushes itself again.

    What a step holds never changes. A subclass lists it in `__match_args__` and sets it in its
    `__init__`: the compiler is slow with dataclasses. (Games beside the three may use them.)
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def run(self, s: Any) -> None:
        """Carry out a step that asks nothing."""
        raise NotImplementedError(type(self).__name__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and held(self) == held(other)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(value) for value in held(self)])})"

    def __reduce__(self) -> tuple[type[Step], tuple[object, ...]]:
        return type(self), held(self)


def held(step: Step) -> tuple[object, ...]:
    """What a step holds, in the order of its `__init__`."""
    return tuple([getattr(step, name) for name in type(step).__match_args__])


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that asks one seat. Its options are never empty; a sole option is taken unasked."""

    follow_up: ClassVar[bool] = False  # only finishes a choice that the same seat has just made

    def seat(self, s: Any) -> int:
        raise NotImplementedError(type(self).__name__)

    def options(self, s: Any) -> list[int]:
        """The legal actions, in a stable order, each once."""
        raise NotImplementedError(type(self).__name__)

    def do(self, s: Any, action: int) -> None:
        """Carry out a legal action. The step has already left the stack."""
        raise NotImplementedError(type(self).__name__)

    def guarded(self, s: Any) -> bool:
        """Whether it depends on what this seat alone knows if there is more than one option. Then
        a sole one, taken at once, would tell the others. This itself must be no secret: it reads
        what everybody knows."""
        return False

    def prompt(self, s: Any) -> Message:
        """What is asked."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, s: Any, action: int) -> Refusal | None:
        """Why an action is not among the options; None if it belongs to another question."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowUp(Question):
    """A question that only finishes a choice which the same seat has just made."""

    follow_up: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Whoever walks along while steps are carried out: to look at the table between two of them,
    to stop earlier, or to answer questions. This one does as the table does."""

    __slots__ = ()

    def stops(self, s: State, step: Step) -> bool:
        """Whether to wait before a step that asks nothing."""
        return False

    def answer(self, s: State, question: Question) -> int:
        """The answer to a question, or STOP to leave it open: a sole option is taken unasked."""
        options = question.options(s)
        if len(options) == 1:
            return options[0]
        put(s, question, options)
        return STOP


def put(s: State, question: Question, options: list[int]) -> None:
    """Put a question to its seat."""
    if not options:
        raise RuntimeError(f"{question!r} asks, but nothing can be answered")
    s.seat = question.seat(s)
    s.options = options


def advance(s: State, guide: Guide | None = None) -> None:
    """Run until a decision is asked or the game is over, or until the guide stops."""
    stack = s.stack
    while stack:
        step = stack[-1]
        if not isinstance(step, Question):
            if guide is not None and guide.stops(s, step):
                return
            stack.pop()
            step.run(s)
            continue
        if guide is not None:
            action = guide.answer(s, step)
            if action == STOP:
                return
        else:  # as the table does, without a further call
            options = step.options(s)
            if len(options) > 1:
                s.seat = step.seat(s)
                s.options = options
                return
            if not options:
                put(s, step, options)
            action = options[0]
        stack.pop()
        step.do(s, action)
    s.seat = -1
    s.options = []


def act(s: State, action: int, guide: Guide | None = None) -> None:
    """Carry out an action that is known to be legal, and go on to the next decision.

    This is what bots use in worlds of their own, where nothing is checked or recorded.

    >>> import dolmen
    >>> play = dolmen.game("altay").start(players=2, seed=1)
    >>> world = play.state.clone()
    >>> dolmen.act(world, world.options[0])
    >>> world.seat, play.state.seat
    (1, 0)
    """
    step: Question = s.stack.pop()  # type: ignore[assignment]  # nothing else waits for an answer
    step.do(s, action)
    advance(s, guide)


def reask(s: State) -> None:
    """Compute the open question's options anew, in a world where hidden things were re-dealt."""
    step = asked(s)
    if step is not None:
        s.options = step.options(s)


def asked(s: State) -> Question | None:
    """The question that is open now."""
    if not s.stack:
        return None
    step = s.stack[-1]
    assert isinstance(step, Question)
    return step


def refusal(s: State, action: int) -> Refusal | None:
    """Why an action is refused now; None if it is legal."""
    step = asked(s)
    if step is None:
        return Refusal(GAME_OVER)
    if action in s.options:
        return None
    return reason(s, step, action)


def reason(s: State, step: Question, action: int) -> Refusal:
    """Why the open question does not take an action that is not among its options."""
    return step.refuse(s, action) or Refusal(NOT_NOW, step.prompt(s))
