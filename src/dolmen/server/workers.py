"""Bots think in processes of their own, so that no table ever waits for another one's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from dolmen.bots import bots
from dolmen.bots.bot import Turn
from dolmen.core.record import parse
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find

# What a worker remembers: table -> the moves it has folded, and the state after them.
FOLDED: dict[str, tuple[list[int], State]] = {}
REMEMBERED = 200


def start() -> None:
    """A worker leaves stopping to its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(table: str, header: str, moves: list[int], name: str) -> int:
    """The answer of a bot to the open decision."""
    head = parse(header).header
    game = find(head.game)
    state = fold(table, header, moves)
    # Its own generator, from things no player knows: thinking never changes the game.
    rng = Rng(f"{head.seed}/{table}/{len(moves)}", "bot")
    return bots.make(name, game, rng).choose(Turn(game, state))


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
    """A few single processes; a table goes back to the one that knows it, unless that is busy."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, min(8, (os.cpu_count() or 2) - 1))
        self.pools: list[ProcessPoolExecutor] = []
        self.busy: list[int] = []
        self.home: dict[str, int] = {}

    def open(self) -> None:
        self.pools = [self.pool() for _ in range(self.count)]
        self.busy = [0] * self.count

    def pool(self) -> ProcessPoolExecutor:
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else None
        context = multiprocessing.get_context(method)
        return ProcessPoolExecutor(1, mp_context=context, initializer=start)

    def close(self) -> None:
        for pool in self.pools:
            pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, table: str, header: str, moves: list[int], name: str) -> int:
        place = self.home.get(table, 0)
        if self.busy[place]:
            place = min(range(self.count), key=lambda n: self.busy[n])
        self.home[table] = place
        self.busy[place] += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pools[place], think, table, header, moves, name)
        except BrokenProcessPool:
            self.pools[place] = self.pool()  # somebody ended the process; the table goes on
            raise
        finally:
            self.busy[place] -= 1
