"""Reviews of games that are over: asked for, made portion by portion, kept with their tables.

One is made at a time, in a process of its own, and a few may wait. What has been found is kept
every few seconds: a server that stops goes on with it when it starts again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass, field
from typing import Literal

from dolmen.bots.bots import has_judge
from dolmen.bots.review import Review
from dolmen.server import wire
from dolmen.server.checks import Forbidden, NotFound
from dolmen.server.coach import (
    describe_review,
    exercise,
    look_at,
    pack_review,
    try_out,
    unpack_review,
)
from dolmen.server.crew import WorkerLost
from dolmen.server.hall import Hall
from dolmen.server.keys import same
from dolmen.server.limits import TooMany
from dolmen.server.sheet import PERSONS
from dolmen.server.still import Still
from dolmen.server.table import Table

LOG = logging.getLogger("dolmen.server")
PORTION = 0.7  # seconds between looks at whether anybody still wants it
KEEPING = 10.0  # seconds after which what was found so far is kept
LEFT = 60.0  # seconds after which a review that another process began is taken over
QUEUE = 8  # reviews that may wait
PER_HOUR = 30  # that one address may ask for
TRIES_PER_HOUR = 600  # answers in exercises
FAILURES = 3
AT_HAND = 50  # reviews in words that are remembered
AT_ONCE = 2  # exercises that are weighed at the same time
Barrier = Literal["plays_on", "no_judge", "stands_still"]


@dataclass
class Job:
    """A review that is asked for. It is stopped by taking it out of the list."""

    table: str
    ticket: str = field(default_factory=lambda: secrets.token_hex(8))
    found: Review | None = None  # once it is begun
    total: int = 0


class Reviews:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.jobs: list[Job] = []  # the first one is being made
        self.failed: set[str] = set()
        self.read: dict[tuple[str, str], wire.ReviewInfo] = {}
        self.wanted = asyncio.Event()
        self.places = asyncio.Semaphore(AT_ONCE)

    # Asking

    async def barrier(self, name: str) -> tuple[Table | Still, Barrier | None]:
        """The table, and why there can be no review of it."""
        table = await self.hall.find(name)
        if isinstance(table, Still):
            return table, "stands_still"
        if not has_judge(table.game):
            return table, "no_judge"
        return table, None if table.sheet.closed else "plays_on"

    async def over(self, name: str) -> Table:
        """The table of a game that can be reviewed."""
        table, barrier = await self.barrier(name)
        if barrier is not None or isinstance(table, Still):
            raise Forbidden(SENTENCES[barrier or "stands_still"])
        return table

    async def state(self, name: str, language: str) -> wire.ReviewState:
        table, barrier = await self.barrier(name)
        if barrier is not None or isinstance(table, Still):
            return wire.ReviewState(barrier or "stands_still")
        for place, job in enumerate(self.jobs):
            if job.table == name:
                done = 0 if job.found is None else len(job.found.moments)
                state: Literal["waiting", "running"] = "waiting" if place else "running"
                return wire.ReviewState(state, done, len(table.play.moves), place)
        kept = await self.hall.store.review(name)
        total = len(table.play.moves)
        if kept is None:
            return wire.ReviewState("failed" if name in self.failed else "none", 0, total)
        finished, data = kept
        if not finished:
            return wire.ReviewState("stopped", len(unpack_review(data).moments), total)
        return wire.ReviewState("done", total, total, review=await self.told(table, data, language))

    async def told(self, table: Table, data: bytes, language: str) -> wire.ReviewInfo:
        """A finished review in words; those that are read just now are at hand."""
        key = table.id, language
        found = self.read.pop(key, None)
        if found is None:
            header = table.sheet.head.header
            found = await self.hall.workers.run(
                describe_review, header, names(table), winners(table), data, language
            )
        self.read[key] = found
        if len(self.read) > AT_HAND:
            del self.read[next(iter(self.read))]
        return found

    async def ask(self, name: str) -> wire.ReviewState:
        """Have a review made, unless it is being made or there already."""
        await self.over(name)
        now = await self.state(name, "en")
        if now.state not in ("none", "stopped", "failed") or self.is_asked(name):
            now.review = None
            return now
        if len(self.jobs) > QUEUE:
            raise TooMany("The coach has a lot to do; try again in a few minutes.")
        job = Job(name)
        self.failed.discard(name)
        self.jobs.append(job)
        self.wanted.set()
        place = len(self.jobs) - 1
        return wire.ReviewState(
            "waiting" if place else "running", now.done, now.total, place, job.ticket
        )

    def is_asked(self, name: str) -> bool:
        return any(job.table == name for job in self.jobs)

    async def cancel(self, name: str, ticket: str) -> wire.ReviewState:
        """Only who asked for it can do that."""
        for job in self.jobs:
            if job.table == name and same(job.ticket, ticket):
                self.jobs.remove(job)
                await self.hall.store.forget_review(name)
                return await self.state(name, "en")
        raise Forbidden("Only who asked for this review can cancel it.")

    # Making

    async def work(self) -> None:
        """From the start of the server to its end."""
        try:
            for name in await self.hall.store.unfinished_reviews(self.abandoned()):
                self.jobs.append(Job(name))
        except Exception:
            LOG.exception("cannot find reviews that were begun")
        while True:
            while self.jobs:
                job = self.jobs[0]
                try:
                    await self.make(job)
                except Exception as problem:
                    self.failed.add(job.table)
                    LOG.warning("table %s: no review: %s", job.table, problem)
                if job in self.jobs:
                    self.jobs.remove(job)
            self.wanted.clear()
            await self.wanted.wait()

    def abandoned(self) -> float:
        """Whatever was last worked on before this moment, nobody works on any more."""
        return time.time() - (LEFT if self.hall.store.shared else 0.0)

    async def make(self, job: Job) -> None:
        table = await self.over(job.table)
        moves = [index for _, index in table.play.moves]
        header = table.sheet.head.header
        found = await self.begin(table)
        job.found, job.total = found, len(moves)
        kept, failures = time.monotonic(), 0
        while not found.end:
            try:
                portion = await self.hall.workers.run_review(
                    look_at, table.id, header, moves, found, PORTION
                )
            except WorkerLost:
                failures += 1
                if failures >= FAILURES:
                    raise
                continue
            if job not in self.jobs:
                return  # nobody wants it any more
            found.moments += portion.moments
            found.end = portion.end
            if found.end or time.monotonic() - kept > KEEPING:
                kept = time.monotonic()
                await self.keep(job, found)

    async def begin(self, table: Table) -> Review:
        """What was found before, or nothing yet."""
        kept = await self.hall.store.review(table.id)
        if kept is not None:
            return unpack_review(kept[1])
        return Review(seats(table))

    async def keep(self, job: Job, found: Review) -> None:
        data = pack_review(found)
        await self.hall.store.keep_review(job.table, time.time(), bool(found.end), data)
        if job not in self.jobs:  # cancelled meanwhile
            await self.hall.store.forget_review(job.table)

    # Exercises

    async def exercise(self, name: str, number: int) -> bytes:
        """A decision of the game, as the seat saw it that made it."""
        table = await self.over(name)
        moves = self.moves_to(table, number)
        bare = table.fresh(None)
        bare.decision, bare.over, bare.ended, bare.chat = None, False, False, []
        bare.seats = table.infos()
        for seat in bare.seats:
            seat.winner, seat.clock = False, None
        header = table.sheet.head.header
        return await self.hall.workers.run(exercise, bare, header, moves, number)

    async def try_out(self, name: str, asked: wire.TryOut) -> wire.Exercise:
        table = await self.over(name)
        moves = self.moves_to(table, asked.move)
        if self.places.locked():
            raise TooMany("The coach is busy; try again in a moment.")
        async with self.places:
            return await self.hall.workers.run(
                try_out, table.id, table.sheet.head.header, names(table), moves, asked
            )

    def moves_to(self, table: Table, number: int) -> list[int]:
        if not 1 <= number <= len(table.play.moves):
            raise NotFound(f"This game has no decision {number}.")
        return [index for _, index in table.play.moves[:number]]


SENTENCES = {
    "plays_on": "A game can be reviewed once it is over.",
    "no_judge": "This game has no judge, so there is no review of it.",
    "stands_still": "This version of the program cannot play this game any more.",
}


def names(table: Table) -> tuple[str, ...]:
    return tuple(chair.name for chair in table.sheet.chairs)


def winners(table: Table) -> list[int]:
    return [] if table.sheet.unfinished else table.play.winners


def seats(table: Table) -> list[int]:
    """Those of the people; of a record from elsewhere, those that its header does not give to
    bots; where there are none, all."""
    chairs = table.sheet.chairs
    people = [
        seat
        for seat, chair in enumerate(chairs)
        if chair.kind in PERSONS and seat not in table.header.bots
    ]
    return people or list(range(len(chairs)))
