"""Players for the load test, in Python: four at a table, who share what they know of whose turn it
is. Where node is there, peer/players.cjs does the same for less of the processor."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from dolmen.core.rng import Rng

SEATS = 4
OPAQUE = 1 << 24  # from here on the number of a decision has no order: somebody acts in secret


class Plan(msgspec.Struct):
    tables: int
    moves: int
    rate: float
    seconds: float


class Option(msgspec.Struct):
    index: int


class Open(msgspec.Struct):
    id: int
    seat: int
    choices: list[Option]


class Changed(msgspec.Struct):
    """What a player of this test reads of a change."""

    over: bool = False
    decision: Open | None = None


class Reason(msgspec.Struct):
    key: str


class Seen(msgspec.Struct):
    """What it reads of a message."""

    type: str
    over: bool = False
    decision: Open | None = None
    changes: Changed | None = None
    sentence: str = ""
    reason: Reason | None = None


SEEN = msgspec.json.Decoder(Seen)


class Party:
    def __init__(self, address: str, made: dict[str, Any], number: int) -> None:
        self.address = address
        self.made = made
        self.rng = Rng(number, "load")
        self.sockets: list[ClientConnection] = []
        self.seen: list[Open | None] = [None] * SEATS
        self.answered: Open | None = None
        self.over = False
        self.news = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        for key in self.made["keys"]:
            # Compression is a matter of the line, not of the server: left out on loopback.
            line = await connect(
                f"ws://{self.address}/ws/{self.made['table']}", max_size=None, compression=None
            )
            hello = {"type": "hello", "tokens": [key["token"]], "protocol": 2}
            await line.send(json.dumps(hello))
            self.take(key["seat"], await line.recv())
            self.sockets.append(line)
            self.readers.append(asyncio.create_task(self.read(key["seat"], line)))

    async def read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            self.take(seat, text)

    def take(self, seat: int, text: str | bytes) -> None:
        message = SEEN.decode(text)
        if message.reason is not None and message.reason.key == "stale":
            return  # after a pause the table may have gone on a moment before the answer came
        if message.type not in ("snapshot", "change"):
            raise RuntimeError(f"refused: {message.sentence}")
        picture = message.changes or message
        self.over = self.over or picture.over
        self.seen[seat] = picture.decision or self.seen[seat]
        self.news.set()

    def all_have_seen(self) -> bool:
        """Has everybody been shown what became of the move, or the mover alone, if they go on in
        secret?"""
        if self.over or self.answered is None:
            return True
        now = self.seen[self.answered.seat]
        if now is None or now.id == self.answered.id:
            return False
        if now.id >= OPAQUE and now.seat == self.answered.seat:
            return True
        return all(seen is not None and seen.id == now.id for seen in self.seen)

    def open(self) -> Open | None:
        """The decision that waits for an answer."""
        last = None if self.answered is None else self.answered.id
        for seat, seen in enumerate(self.seen):
            if seen is not None and seen.seat == seat and seen.choices and seen.id != last:
                return seen
        return None

    async def until(self, true: Callable[[], object]) -> None:
        while not true():
            self.news.clear()
            await self.news.wait()

    async def move(self) -> float | None:
        """Seconds until everybody has seen it; None if the game is over."""
        await self.until(lambda: self.over or self.open() is not None)
        decision = self.open()
        if decision is None or self.over:
            return None
        self.answered = decision
        action = decision.choices[self.rng.below(len(decision.choices))].index
        began = time.perf_counter()
        message = {"type": "choose", "decision": decision.id, "action": action}
        await self.sockets[decision.seat].send(json.dumps(message))
        await self.until(self.all_have_seen)
        return time.perf_counter() - began

    async def go_home(self) -> None:
        for line in self.sockets:
            await line.close()
        await asyncio.gather(*self.readers, return_exceptions=True)


async def by_python(
    address: str, made: list[dict[str, Any]], plan: Plan, note: Callable[[], None]
) -> dict[str, tuple[list[float], float]]:
    """Both loads: the times of their moves, and how long they took."""
    parties = [Party(address, table, number) for number, table in enumerate(made)]
    await asyncio.gather(*(party.sit_down() for party in parties))
    note()
    left = plan.moves
    fast: list[float] = []

    async def hurry(party: Party) -> None:
        nonlocal left
        while left > 0:
            left -= 1
            took = await party.move()
            if took is None:
                return
            fast.append(took)

    began = time.perf_counter()
    await asyncio.gather(*(hurry(party) for party in parties))
    fast_seconds = time.perf_counter() - began
    note()
    paced: list[float] = []
    began = time.perf_counter()
    gap = plan.tables / plan.rate

    async def stroll(party: Party, number: int) -> None:
        turn = 0
        while True:
            due = (number / plan.tables + turn) * gap
            if due > plan.seconds:
                return
            await asyncio.sleep(max(0.0, began + due - time.perf_counter()))
            took = await party.move()
            if took is None:
                return
            paced.append(took)
            turn += 1

    await asyncio.gather(*(stroll(party, n) for n, party in enumerate(parties)))
    paced_seconds = time.perf_counter() - began
    await asyncio.gather(*(party.go_home() for party in parties))
    return {"fast": (fast, fast_seconds), "paced": (paced, paced_seconds)}
