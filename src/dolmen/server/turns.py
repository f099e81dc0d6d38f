"""Whose turn it is at a worker: of those who wait, whoever has used least of it lately goes first.

A table whose bots think long does not keep others waiting: behind whatever runs now, a table that
has asked for little comes before all that has asked for much.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

HALF_LIFE = 30.0  # seconds after which half of what somebody used is forgotten
FORGOTTEN = 0.01  # seconds that are not worth remembering


class Used:
    """Seconds that each table, or each kind of work, has used lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.seconds: dict[str, tuple[float, float]] = {}  # and when they were counted

    def of(self, who: str) -> float:
        seconds, at = self.seconds.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE))

    def add(self, who: str, seconds: float) -> None:
        self.seconds[who] = (self.of(who) + seconds, self.clock())
        if len(self.seconds) > 10_000:
            self.forget()

    def forget(self) -> None:
        self.seconds = {who: kept for who, kept in self.seconds.items() if self.of(who) > FORGOTTEN}


class Turns:
    """One worker: one at a time."""

    def __init__(self, used: Used) -> None:
        self.used = used
        self.taken = False
        self.waiting: list[tuple[str, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self.wait(who)
        began = self.used.clock()
        try:
            yield
        finally:
            self.used.add(who, self.used.clock() - began)
            self.next()

    async def wait(self, who: str) -> None:
        if not self.taken:
            self.taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        place = (who, mine)
        self.waiting.append(place)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.next()  # it was given to somebody who has gone
            elif place in self.waiting:
                self.waiting.remove(place)
            raise

    def next(self) -> None:
        """The longest waiting of those who have used least."""
        self.waiting = [place for place in self.waiting if not place[1].done()]
        if not self.waiting:
            self.taken = False
            return
        first = min(self.waiting, key=lambda place: self.used.of(place[0]))
        self.waiting.remove(first)
        first[1].set_result(None)
