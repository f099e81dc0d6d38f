"""What has arrived on a line and waits for whoever reads it.

As much of a queue as that needs: a single reader, and no limit, which the line itself sees to. The
general queue of asyncio takes several times as long, for every message of every player.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Mail(Generic[T]):
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: deque[T] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: T) -> None:
        self.waiting.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> T:
        while not self.waiting:
            waits = self.reader = self.loop.create_future()
            try:
                await waits
            finally:
                if self.reader is waits:  # not if another took over from one who gave up
                    self.reader = None
        return self.waiting.popleft()

    def qsize(self) -> int:
        return len(self.waiting)

    def empty(self) -> bool:
        return not self.waiting
