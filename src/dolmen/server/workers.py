"""Bots think in processes of their own, so that no table ever waits for another one's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from dolmen.bots import bots
from dolmen.bots.bot import Turn
from dolmen.bots.levels import thinks_long
from dolmen.core.record import parse
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find

T = TypeVar("T")

# What a worker remembers: table -> the moves it has folded, and the state after them.
FOLDED: dict[str, tuple[list[int], State]] = {}
REMEMBERED = 200


def start() -> None:
    """A worker leaves stopping to its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(
    table: str, header: str, moves: list[int], name: str, seconds: float | None = None
) -> int:
    """The answer of a bot to the open decision."""
    head = parse(header).header
    game = find(head.game)
    state = fold(table, header, moves)
    # Its own generator, from things no player knows: thinking never changes the game.
    rng = Rng(f"{head.seed}/{table}/{len(moves)}", "bot")
    return bots.make(name, game, rng).choose(Turn(game, state, seconds))


def fold(table: str, header: str, moves: list[int]) -> State:
    known = FOLDED.pop(table, None)
    if known is not None and moves[: len(known[0])] == known[0]:
        done, state = known
    else:
        head = parse(header).header
        done, state = [], find(head.game).new(head)
    for action in moves[len(done) :]:
        act(state, action)
    FOLDED[table] = (moves, state)
    if len(FOLDED) > REMEMBERED:
        del FOLDED[next(iter(FOLDED))]
    return state


class Workers:
    """A few processes. The first is for quick bots; the others think, and a table goes back to the
    one that knows it, unless that is busy. The last but one has all the time in the world; the
    last looks back at games."""

    def __init__(self, thinkers: int | None = None) -> None:
        self.count = 1 + (thinkers or max(2, min(8, os.cpu_count() or 2)))
        self.pools: list[ProcessPoolExecutor] = []
        self.busy: list[int] = []
        self.home: dict[str, int] = {}

    def open(self) -> None:
        self.pools = [self.pool() for _ in range(self.count + 2)]
        self.busy = [0] * (self.count + 2)
        self.pools[0].submit(start)  # so that the first bot need not wait for imports

    def pool(self) -> ProcessPoolExecutor:
        """A single process; it starts with its first work."""
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else None
        context = multiprocessing.get_context(method)
        return ProcessPoolExecutor(1, mp_context=context, initializer=start)

    def close(self) -> None:
        for pool in self.pools:
            pool.shutdown(wait=False, cancel_futures=True)

    async def think(
        self, table: str, header: str, moves: list[int], name: str, seconds: float | None = None
    ) -> int:
        place = 0
        if thinks_long(parse(header).header.game, name):
            place = self.home.get(table, 1)
            if self.busy[place]:
                place = min(range(1, self.count), key=lambda n: self.busy[n])
            self.home[table] = place
        return await self.at(place, think, table, header, moves, name, seconds)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Anything else that would hold up the tables. No quick bot waits for it."""
        place = min(range(1, self.count), key=lambda n: self.busy[n])
        return await self.at(place, work, *args)

    async def run_aside(self, work: Callable[..., T], *args: Any) -> T:
        """What nobody waits for, and nobody shall wait behind."""
        return await self.at(self.count, work, *args)

    async def run_review(self, work: Callable[..., T], *args: Any) -> T:
        """A portion of a review: somebody watches its progress, but it takes long."""
        return await self.at(self.count + 1, work, *args)

    async def at(self, place: int, work: Callable[..., T], *args: Any) -> T:
        self.busy[place] += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pools[place], partial(work, *args))
        except BrokenProcessPool:
            self.pools[place] = self.pool()  # somebody ended the process; the tables go on
            raise
        finally:
            self.busy[place] -= 1

    def forget(self, table: str) -> None:
        self.home.pop(table, None)
