"""Bots think in processes of their own, so that no table ever waits for another one's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Any, TypeVar

from dolmen import build
from dolmen.server.crew import Crew, WorkerLost
from dolmen.server.turns import Turns, Used

T = TypeVar("T")
MODESTY = 5  # niceness: moves come before long thoughts


def start(modesty: int = 0) -> None:
    """A worker leaves stopping to its server, and does not outlive one that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(modesty)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=end_with, args=(server.sentinel,), daemon=True).start()


def end_with(server: int) -> None:
    """Whoever was killed closes what it held, even before anybody has noted its death."""
    wait([server])
    os._exit(1)


def plain_pool() -> ProcessPoolExecutor:
    """A single process with the plain engine, whatever this one runs. What it is decides itself
    when it starts, by the environment."""
    before = os.environ.get(build.PLAIN)
    os.environ[build.PLAIN] = "1"
    try:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=start, initargs=(MODESTY,))
        pool.submit(os.getpid)
    finally:
        if before is None:
            del os.environ[build.PLAIN]
        else:
            os.environ[build.PLAIN] = before
    return pool


def end(pool: ProcessPoolExecutor) -> None:
    """At once, in the middle of a thought: nobody waits for it any more, but Python would, until it
    is thought out."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


class Workers(Crew):
    """The crew as processes."""

    def __init__(self, thinkers: int | None = None) -> None:
        super().__init__(thinkers or max(2, min(8, os.cpu_count() or 2)))
        self.pools: list[ProcessPoolExecutor] = []
        self.plain: ProcessPoolExecutor | None = None  # where the others are compiled
        self.used = Used()
        self.turns: list[Turns] = []

    def open(self) -> None:
        self.pools = [self.pool(place) for place in range(self.count + 2)]
        self.turns = [Turns(self.used) for _ in self.pools]
        self.pools[0].submit(os.getpid)  # so that the first bot need not wait for imports

    def pool(self, place: int) -> ProcessPoolExecutor:
        """A single process; it starts with its first work. All but the one for quick bots let the
        server itself go first."""
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else None
        context = multiprocessing.get_context(method)
        args = (MODESTY if place else 0,)
        return ProcessPoolExecutor(1, mp_context=context, initializer=start, initargs=args)

    def close(self) -> None:
        for pool in (*self.pools, *([self.plain] if self.plain else [])):
            end(pool)

    async def run_beside(self, work: Callable[..., T], *args: Any) -> T:
        """Work beside a real table. There the rules run on piles that ask for what they do not
        know, which compiled code would look past: a plain process does it."""
        if build.kind() != "compiled":
            return await self.run(work, *args)
        if self.plain is None:
            self.plain = plain_pool()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.plain, partial(work, *args))
        except BrokenProcessPool:
            self.plain = None
            raise WorkerLost from None

    async def at(self, place: int, who: str, work: Callable[..., T], *args: Any) -> T:
        self.busy[place] += 1
        try:
            async with self.turns[place].turn(who):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.pools[place], partial(work, *args))
        except BrokenProcessPool:
            self.pools[place] = self.pool(place)  # somebody ended the process; the tables go on
            raise WorkerLost from None
        finally:
            self.busy[place] -= 1
