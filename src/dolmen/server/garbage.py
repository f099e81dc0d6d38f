"""Keeps tables out of the garbage collector's sight.

A table is thousands of small lists that live long and form no cycles; looking through all of them
for garbage holds everybody up, for longer the more tables there are. Left alone, the collector
counts what is made less what is freed: a move makes about as much as it frees, so it waits until
the tables of the whole hall are young again and then looks through them at once. So here what a few
moves have made is put aside: it is freed like anything else when nobody refers to it any more,
unless it refers to itself. Moves make nothing of that kind; requests and connections may, so after
one of them the collector looks at what is young before it is put aside. They count as several
moves, so that they bear most of this themselves: otherwise the first moves after a club has sat
down would wait until all that this has made is looked through. What little of it lived longer
(closed connections, failed tasks) is swept up in a quiet hour.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

from starlette.types import ASGIApp, Receive, Scope, Send

LOG = logging.getLogger("dolmen.server")
REQUEST = 5  # moves that a request or somebody who comes counts for
MOVES = 20  # between two looks: about 10,000 things, a millisecond
YOUNG = 100_000  # things that are made in another way before the collector looks by itself
NEVER = 1_000_000
TICK = 10.0  # seconds between looks at whether a sweep is due
SWEEP = 3_600.0  # seconds after which one is due, if nobody would be held up ...
LATEST = 24 * SWEEP  # ... and after which it is done anyway
QUIET = 5.0  # seconds without a move


class Garbage:
    def __init__(self) -> None:
        self.begun = False
        self.littered = False  # by something else than moves
        self.made = 0  # since the last look, in moves
        self.last = time.monotonic()

    def begin(self) -> None:
        """Take the collector over, for the whole process."""
        self.begun = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def count_move(self) -> None:
        self.last = time.monotonic()
        self.count(1)

    def count(self, moves: int) -> None:
        """Something that makes about as much as so many moves."""
        self.made += moves
        if self.made >= MOVES:
            self.made = 0
            if self.begun:
                self.put_aside()

    def put_aside(self) -> None:
        if self.littered:
            self.littered = False
            gc.collect(1)
        gc.freeze()

    def sweep(self) -> None:
        """Look through everything."""
        began = time.perf_counter()
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        took = time.perf_counter() - began
        LOG.info("swept up %d things in %.0f ms", found, 1000 * took)

    async def work(self) -> None:
        """From the start of the server to its end."""
        swept = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            quiet = now - self.last > QUIET
            if self.begun and (now - swept > LATEST or (quiet and now - swept > SWEEP)):
                self.sweep()
                swept = time.monotonic()


class Litter:
    """Notes that a request was answered, or that a connection has ended."""

    def __init__(self, app: ASGIApp, garbage: Garbage) -> None:
        self.app = app
        self.garbage = garbage

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        finally:
            self.garbage.littered = True
            self.garbage.count(REQUEST)
