"""The crew in a browser: Web Workers, to which work travels as bytes, like to a process.

One thinks (bots, hints, whatever a page waits for); another one, which starts when it is first
needed, does what takes long and nobody waits for: pictures of finished games, reviews.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from dolmen.server.crew import Crew, WorkerLost
from dolmen.server.turns import Turns, Used

T = TypeVar("T")
Send = Callable[[int, bytes], Awaitable[bytes | None]]  # None: the worker is gone
THINKER, ASIDE = 0, 1


class LocalCrew(Crew):
    def __init__(self, send: Send) -> None:
        super().__init__(thinkers=1)
        self.send = send
        used = Used()
        self.turns = [Turns(used), Turns(used)]

    async def at(self, place: int, who: str, work: Callable[..., T], *args: Any) -> T:
        worker = THINKER if place < self.count else ASIDE
        self.busy[place] += 1
        try:
            async with self.turns[worker].turn(who):
                done = await self.send(worker, pickle.dumps((work, args)))
        finally:
            self.busy[place] -= 1
        if done is None:
            self.heard.clear()
            raise WorkerLost
        fine, found = pickle.loads(done)
        if not fine:
            raise found
        return cast(T, found)


def do_work(sent: bytes) -> bytes:
    """In the worker: do it, and say what came of it."""
    work, args = pickle.loads(sent)
    try:
        return pickle.dumps((True, work(*args)))
    except Exception as problem:
        return pickle.dumps((False, problem))


async def work_here(worker: int, sent: bytes) -> bytes:
    """Without workers: done at once, by whoever asks."""
    await asyncio.sleep(0)
    return do_work(sent)
