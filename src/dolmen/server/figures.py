"""What the tables count about themselves, for an operator (`meters.py`) or for nobody."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol


class Timed:
    """How long a block takes, for every move: so it does as little as possible itself."""

    __slots__ = ("began", "times")

    def __init__(self, times: Any) -> None:
        self.times = times

    def __enter__(self) -> None:
        self.began = time.perf_counter()

    def __exit__(self, *error: object) -> None:
        self.times.observe(time.perf_counter() - self.began)


class Figures(Protocol):
    writes: Any
    moves: Any
    failures: Any
    refused: Any

    def message(self, kind: type) -> AbstractContextManager[None]: ...


class Silent:
    """Takes any figure and forgets it."""

    def labels(self, *names: str) -> Silent:
        return self

    def inc(self, amount: float = 1) -> None:
        pass

    def observe(self, amount: float) -> None:
        pass


class Uncounted:
    """Nobody wants to know."""

    def __init__(self) -> None:
        self.writes = self.moves = self.failures = self.refused = Silent()

    def message(self, kind: type) -> AbstractContextManager[None]:
        return nullcontext()
