"""Chance that is told instead of drawn, for programs that want to see every draw.

The random streams of such a game have `ASKED` for their keys; a game that is set up in the name of
an oracle gets them from the start. The numbers it needs are then those of the oracle. Where the
oracle knows no further, the game stops short with `Undrawn`, and whoever runs it can do so again,
on a copy of what it was before, once one more number is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

ASKED: Final = -1  # no key of a stream that is drawn from


class Undrawn(Exception):
    """A number from 0 to `size` - 1 is needed that nobody has told."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


class Oracle:
    """Tells the numbers it was given, one after the other."""

    def __init__(self, told: Sequence[int] = ()) -> None:
        self.told = told
        self.at = 0

    def below(self, size: int) -> int:
        if size == 1:
            return 0
        if self.at == len(self.told):
            raise Undrawn(size)
        self.at += 1
        return self.told[self.at - 1]


CURRENT: ContextVar[Oracle | None] = ContextVar("oracle", default=None)


def consult(size: int) -> int:
    """A number from the oracle in whose name the game runs; without one, none is known."""
    return (CURRENT.get() or Oracle()).below(size)


@contextmanager
def told(numbers: Sequence[int]) -> Iterator[Oracle]:
    """Run a game in the name of an oracle that knows these numbers."""
    oracle = Oracle(numbers)
    before = CURRENT.set(oracle)
    try:
        yield oracle
    finally:
        CURRENT.reset(before)
