"""How much of the server's time one address may take.

All tables share one thread. So whatever a stranger asks for is measured, step by step, and whoever
has used up their share waits until the next part of it is due: they become slower, the others do
not. A whole club behind one address has more than it needs; a flood has no more than a club. All
requests of strangers together have a share as well, or many addresses would take what one cannot;
what is said on open lines, moves above all, never waits for that one. What is asked by this machine
itself is not measured.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from types import coroutine
from typing import Any, TypeVar

from dolmen.server.complaints import Sentence
from dolmen.server.limits import REMEMBERED, Bucket, TooMany, source

T = TypeVar("T")
PART = 0.15  # of the time of this process
TOGETHER = 0.25  # for the requests of all strangers
AHEAD = 0.5  # seconds that may be used at once
OWED = 10.0  # seconds of waiting, at most, that something expensive leaves behind
WAITING = 200  # requests and messages of one address
CROWD = 5_000  # requests of all of them
# What it costs to read something and to answer, before anything is done: seconds.
REQUEST = 0.002
READ = 0.0005  # as far as it is no matter of fairness
SOCKET = 0.003
MESSAGE = 0.0002
BYTE = 1e-8


class Share:
    """Of one address, or of many."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        part: float = PART,
        room: int | None = None,
    ) -> None:
        self.clock = clock
        self.part = part
        self.room = room or WAITING
        self.left = AHEAD
        self.at = clock()
        self.waiting = 0
        self.first = asyncio.Lock()
        self.talk = Bucket(30, 2, clock)  # lines of chat

    def fill(self) -> None:
        now = self.clock()
        self.left = min(AHEAD, self.left + (now - self.at) * self.part)
        self.at = now

    def spend(self, seconds: float) -> None:
        self.left = max(-OWED * self.part, self.left - seconds)

    async def turn(self, cost: float) -> None:
        """Wait until there is something left. Whoever came first goes first, and one at a time:
        what comes in a heap is not done in a heap, but others have their turn in between."""
        if self.waiting >= self.room:
            raise TooMany(Sentence("too_much_at_once"))
        self.waiting += 1
        try:
            async with self.first:
                await asyncio.sleep(0)
                self.fill()
                while self.left <= 0:
                    await asyncio.sleep(0.001 - self.left / self.part)
                    self.fill()
                self.spend(cost)
        finally:
            self.waiting -= 1

    def idle(self) -> bool:
        self.fill()
        return self.left >= AHEAD and not self.waiting


class Shares:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.known: dict[str, Share] = {}
        self.requests = Share(clock, TOGETHER, CROWD)

    def of(self, address: str | None) -> Share | None:
        """The share of an address; None for this machine."""
        who = source(address)
        if who is None:
            return None
        found = self.known.get(who)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known = {name: one for name, one in self.known.items() if not one.idle()}
            found = self.known[who] = Share(self.clock)
        return found


@coroutine
def measured(work: Awaitable[T], *shares: Share) -> Generator[Any, None, T]:
    """Carry out some work, and count the time for which it keeps the thread from doing other
    work. While it waits for something, it costs nothing."""
    steps = work.__await__()
    problem: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            wish = steps.send(None) if problem is None else steps.throw(problem)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            spent = time.thread_time() - began
            for share in shares:
                share.spend(spent)
        problem = None
        try:
            yield wish
        except BaseException as error:
            problem = error
