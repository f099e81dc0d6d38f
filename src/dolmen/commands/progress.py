"""How far a long command is: a bar where somebody looks on, plain lines where nobody does."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

EVERY = 15.0  # seconds between two plain lines
Report = Callable[[int], None]


class RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{rate(task.speed)} games/s" if task.speed else "")


class Lines:
    """Says from time to time how many games are done, how fast, and how long the rest takes. Games
    that were there at the beginning took no time now."""

    def __init__(
        self, total: int, file: IO[str], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.total = total
        self.file = file
        self.clock = clock
        self.first: int | None = None
        self.began = self.said = clock()

    def __call__(self, done: int) -> None:
        now = self.clock()
        if self.first is None:
            self.first, self.began, self.said = done, now, now
            if done:
                print(f"{done:,} of {self.total:,} games were there already", file=self.file)
            return
        if now - self.said < EVERY:
            return
        self.said = now
        speed = (done - self.first) / max(now - self.began, 1e-9)
        left = f", {duration((self.total - done) / speed)} left" if speed else ""
        line = f"{done:,} of {self.total:,} games, {rate(speed)} games/s{left}"
        print(line, file=self.file, flush=True)


def rate(speed: float) -> str:
    return f"{speed:,.0f}" if speed >= 10 else f"{speed:.1f}"


def duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 90 * 60:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"


@contextmanager
def games_done(total: int, out: Path | None = None) -> Iterator[Report]:
    """Gives what is to be told how many games are done. `out` is the folder of the run: whoever
    interrupts it is told how to go on."""
    try:
        with shown(total) as report:
            yield report
    except KeyboardInterrupt:
        if out is not None:
            print(f"\nStopped; --resume goes on with {out}.", file=sys.stderr)
        raise


@contextmanager
def shown(total: int) -> Iterator[Report]:
    console = Console(stderr=True)
    if not console.is_terminal:
        yield Lines(total, console.file)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=total)
        yield lambda done: progress.update(task, completed=done)
