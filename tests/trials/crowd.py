"""A full house for a quarter of an hour: four connections at every table, bots at all of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from tests.server.client import Server
from tests.trials.outcome import Outcome
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dolmen.lab.party import Open

GAMES = ("altay", "prehistory", "endless_winter")
BOTS = ("gatherer", "hunter")  # the lower levels
PEOPLE = 3  # and a bot; a fourth connection only watches
THINKS = (2.0, 8.0)  # seconds a person takes


class Changed(msgspec.Struct):
    over: bool = False
    decision: Open | None = None


class Seen(msgspec.Struct):
    type: str
    over: bool = False
    decision: Open | None = None
    changes: Changed | None = None
    reason: dict[str, Any] | None = None
    sentence: str = ""


SEEN = msgspec.json.Decoder(Seen)


class Tally:
    """What all tables found together."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors: list[str] = []
        self.games = 0


class CrowdedTable:
    def __init__(self, server: Server, number: int, tally: Tally) -> None:
        self.server, self.number, self.tally = server, number, tally
        self.rng = Random(number)
        self.lines: list[ClientConnection] = []
        self.open: list[Open | None] = []
        self.over = False
        self.news = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        game, bot = GAMES[self.number % len(GAMES)], BOTS[self.number % len(BOTS)]
        made = await asyncio.to_thread(
            self.server.make, *["human"] * PEOPLE, bot, game=game, seed=self.rng.randrange(10**9)
        )
        self.over, self.lines, self.readers = False, [], []
        self.open = [None] * (PEOPLE + 1)
        for place, keys in enumerate([*([key] for key in made["keys"]), []]):
            line = await connect(
                f"ws://{self.server.address}/ws/{made['table']}",
                max_size=None,
                compression=None,
                open_timeout=120,
            )
            tokens = [key["token"] for key in keys]
            await line.send(json.dumps({"type": "hello", "tokens": tokens, "protocol": 2}))
            self.take(place, await line.recv())
            self.lines.append(line)
            self.readers.append(asyncio.create_task(self.read(place, line)))

    async def read(self, place: int, line: ClientConnection) -> None:
        try:
            async for text in line:
                self.take(place, text)
        except ConnectionClosed as error:
            self.tally.errors.append(f"a line was dropped: {error}")
        self.news.set()

    def take(self, place: int, text: str | bytes) -> None:
        message = SEEN.decode(text)
        if message.type == "refused":
            # The table may have gone on by itself while the answer was under way.
            if (message.reason or {}).get("key") != "stale":
                self.tally.errors.append(f"refused: {message.sentence}")
        elif message.type in ("snapshot", "change"):
            picture = message.changes or message
            self.over = self.over or picture.over
            self.open[place] = picture.decision or self.open[place]
        self.news.set()

    def asked(self) -> Open | None:
        for place in range(PEOPLE):
            seen = self.open[place]
            if seen is not None and seen.seat == place and seen.choices:
                return seen
        return None

    async def until(self, true: Callable[[], object]) -> None:
        while not true():
            self.news.clear()
            await self.news.wait()

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            await self.sit_down()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(until - time.monotonic()):
                    while not self.over:
                        await self.decide()
            self.tally.games += self.over
            for line in self.lines:
                await line.close()
            await asyncio.gather(*self.readers, return_exceptions=True)

    async def decide(self) -> None:
        await self.until(lambda: self.over or self.asked() is not None)
        await asyncio.sleep(self.rng.uniform(*THINKS))
        open_now = self.asked()
        if open_now is None or self.over:
            return
        action = self.rng.choice(open_now.choices).index
        choose = {"type": "choose", "decision": open_now.id, "action": action}
        began = time.perf_counter()
        await self.lines[open_now.seat].send(json.dumps(choose))
        mover = open_now.seat
        await self.until(
            lambda: self.over or (self.open[mover] and self.open[mover].id != open_now.id)  # type: ignore[union-attr]
        )
        self.tally.times.append(time.perf_counter() - began)


def crowd(
    server: Server,
    players: int,
    minutes: float,
    memory: Callable[[Server], float],
    note: Callable[[str], None],
) -> Outcome:
    """So many connections play for so long: no errors, and memory stays what it is."""
    tables = players // (PEOPLE + 1)
    found = Outcome(f"{players:,} connections at {tables} tables with bots", "moves")
    tally = Tally()
    held: list[float] = []

    async def run() -> None:
        until = time.monotonic() + 60 * minutes
        work = [
            asyncio.create_task(CrowdedTable(server, n, tally).play(until)) for n in range(tables)
        ]
        while time.monotonic() < until:
            await asyncio.sleep(5)
            held.append(memory(server))
            note(f"{(until - time.monotonic()) / 60:.1f} minutes left, {len(tally.times)} moves")
        for done in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(done, BaseException):
                tally.errors.append(repr(done))

    asyncio.run(run())
    found.n, found.failures = len(tally.times), tally.errors[:50]
    half = held[len(held) // 2 :]
    found.remark = (
        f"{minutes:g} minutes, {tally.games} games ended; {percentiles(tally.times)}; "
        f"memory {half[0]:.0f} MB at half-time, {half[-1]:.0f} MB at the end"
    )
    if half[-1] > 1.15 * half[0] + 10:
        found.failures.append(f"memory grows: {half[0]:.0f} to {half[-1]:.0f} MB")
    return found


def percentiles(times: list[float]) -> str:
    """Milliseconds."""
    rows = sorted(times) or [0.0]

    def at(part: float) -> str:
        return f"{1000 * rows[min(len(rows) - 1, int(part * len(rows)))]:.0f}"

    return f"p50 {at(0.5)} ms, p99 {at(0.99)} ms, p99.9 {at(0.999)} ms, slowest {at(1)} ms"
