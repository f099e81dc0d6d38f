"""Steps: resumable pieces of the rules that wait on the state's stack as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from dolmen.core.message import Message
from dolmen.core.refusal import GAME_OVER, NOT_NOW, Refusal
from dolmen.core.state import State


class Step:
    """A piece of the rules. The kernel takes it off the stack and then either lets it run or
    carries out the answer to its question; a step that goes on after that pushes itself again.

    Subclasses are dataclasses with slots whose fields never change; they take the state of their
    own game (a type parameter would say so, but the compiler has none for dataclasses).
    """

    __slots__ = ()
    asks: ClassVar[bool] = False

    def run(self, s: Any) -> None:
        """Carry out a step that asks nothing."""
        raise NotImplementedError(type(self).__name__)


class Question(Step):
    """A step that asks one seat. Its options are never empty; a sole option is taken unasked."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    follow_up: ClassVar[bool] = False  # only finishes a choice that the same seat has just made

    def seat(self, s: Any) -> int:
        raise NotImplementedError(type(self).__name__)

    def options(self, s: Any) -> list[int]:
        """The legal actions, in a stable order, each once."""
        raise NotImplementedError(type(self).__name__)

    def do(self, s: Any, action: int) -> None:
        """Carry out a legal action. The step has already left the stack."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, s: Any) -> Message:
        """What is asked."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, s: Any, action: int) -> Refusal | None:
        """Why an action is not among the options; None if it belongs to another question."""
        return None


class FollowUp(Question):
    """A question that only finishes a choice which the same seat has just made."""

    __slots__ = ()
    follow_up: ClassVar[bool] = True


def advance(s: State) -> None:
    """Run until a decision is asked or the game is over."""
    stack = s.stack
    while stack:
        step = stack[-1]
        if not step.asks:
            stack.pop()
            step.run(s)
            continue
        assert isinstance(step, Question)
        options = step.options(s)
        if len(options) == 1:
            stack.pop()
            step.do(s, options[0])
            continue
        if not options:
            raise RuntimeError(f"{step!r} asks, but nothing can be answered")
        s.seat = step.seat(s)
        s.options = options
        return
    s.seat = -1
    s.options = []


def walk(s: State) -> Iterator[None]:
    """The same, with a stop after every step, for who wants to look at the table in between."""
    stack = s.stack
    while stack:
        step = stack[-1]
        if step.asks:
            assert isinstance(step, Question)
            options = step.options(s)
            if len(options) != 1:
                break
            stack.pop()
            step.do(s, options[0])
        else:
            stack.pop()
            step.run(s)
        yield
    advance(s)


def act(s: State, action: int) -> None:
    """Carry out an action that is known to be legal, and go on to the next decision."""
    step = s.stack.pop()
    assert isinstance(step, Question)
    step.do(s, action)
    advance(s)


def reversible(s: State, action: int) -> bool:
    """Whether a legal action could be taken back: the same seat goes on, and nobody learned
    anything."""
    after = s.clone()
    act(after, action)
    return after.seat == s.seat and after.learned == s.learned


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
