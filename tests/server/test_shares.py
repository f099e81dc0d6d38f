"""A stranger who asks for too much becomes slower; nobody else does."""

from __future__ import annotations

import asyncio
import json
import os
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.server.apart import run_apart
from tests.server.client import Server
from websockets.protocol import CLIENT, OPEN, Protocol
from websockets.sync.client import connect

from dolmen.server import entrance, shares
from dolmen.server.guard import Bans, Guard
from dolmen.server.limits import HOUR, Limit, TooMany
from dolmen.server.portions import PORTION, Portions
from dolmen.server.shares import AHEAD, PART, REQUEST, TOGETHER, Share, Shares, measured
from dolmen.server.workers import MODESTY, Workers

FAR = "203.0.113.7"


def burn(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_what_somebody_asks_for_is_measured_step_by_step() -> None:
    run_apart(measure())


async def measure() -> None:
    share = Share(lambda: 0.0)

    async def work() -> str:
        burn(0.02)
        await asyncio.sleep(0.01)
        burn(0.02)
        return "done"

    assert await measured(work(), share) == "done"
    assert 0.04 <= AHEAD - share.left < 0.2, "waiting costs nothing"

    async def fail() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            burn(0.02)

    before = share.left
    task = asyncio.ensure_future(asyncio.wait_for(measured(fail(), share), 0.01))
    with pytest.raises(TimeoutError):
        await task
    assert before - share.left >= 0.02, "whoever is interrupted tidies up, and pays for it"

    async def refuse() -> None:
        raise KeyError("x")

    with pytest.raises(KeyError):
        await measured(refuse(), share)


def test_whoever_has_used_up_their_share_waits() -> None:
    run_apart(wait_for_more())


async def wait_for_more() -> None:
    found = Shares()
    greedy, other = found.of(FAR), found.of("203.0.113.8")
    assert greedy is found.of(FAR) and greedy is not None and other is not None
    assert found.of("127.0.0.1") is None and found.of(None) is None
    greedy.spend(AHEAD + 0.1 * PART)
    began = time.monotonic()
    order: list[int] = []

    async def come(n: int) -> None:
        await greedy.turn(0.02 * PART)
        order.append(n)

    coming = [asyncio.create_task(come(n)) for n in range(4)]
    await asyncio.sleep(0)
    await other.turn(REQUEST)
    assert order == [], "the other one need not wait"
    await asyncio.gather(*coming)
    assert order == [0, 1, 2, 3]
    assert time.monotonic() - began >= 0.15, "one after the other, as it becomes due"


def test_not_everybody_can_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "WAITING", 1)
    run_apart(crowd_in())


async def crowd_in() -> None:
    found = Shares()
    share = found.of(FAR)
    assert share is not None
    share.spend(99.0)
    sent: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("nobody comes that far")

    async def send(message: Any) -> None:
        sent.append(message)

    guard = Guard(app, "", Bans(), found)
    scope = {"type": "http", "method": "GET", "client": (FAR, 1), "headers": []}
    first = asyncio.create_task(guard(scope, None, send))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    await guard(dict(scope), None, send)  # type: ignore[arg-type]
    assert sent[0]["status"] == 429 and b"wait a moment" in sent[1]["body"]
    sent.clear()
    first.cancel()
    await first
    assert sent[0]["status"] == 503 and b"restarted" in sent[1]["body"], "the server stops"
    assert not share.waiting


def test_many_addresses_have_no_more_than_their_part_together() -> None:
    run_apart(come_from_everywhere())


async def come_from_everywhere() -> None:
    found = Shares()
    came: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        came.append(scope["type"])
        burn(0.01)

    guard = Guard(app, "", Bans(), found)

    async def come(kind: str, number: int) -> None:
        client = (f"203.0.113.{number}", 1)
        scope = {"type": kind, "method": "GET", "client": client, "headers": []}
        await guard(scope, None, None)  # type: ignore[arg-type]

    await come("http", 0)
    left = found.requests.left
    assert left <= AHEAD - 0.01, "what is asked for counts for all of them"
    found.requests.spend(left + 0.1 * TOGETHER)
    began = time.monotonic()
    requests = [asyncio.create_task(come("http", number)) for number in range(1, 4)]
    await asyncio.sleep(0)
    await come("websocket", 9)
    assert came == ["http", "websocket"], "an open line does not wait for requests"
    await asyncio.gather(*requests)
    assert time.monotonic() - began >= 0.1
    assert found.of("203.0.113.1").left > 0.9 * AHEAD  # type: ignore[union-attr]


def test_addresses_that_are_quiet_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "REMEMBERED", 10)
    now = [0.0]
    found = Shares(lambda: now[0])
    for n in range(10):
        found.of(f"203.0.113.{n}").spend(0.1)  # type: ignore[union-attr]
    found.of("203.0.114.1")
    assert len(found.known) == 11, "those who still owe something are not"
    now[0] += 60
    found.of("203.0.114.2")
    assert list(found.known) == ["203.0.114.2"]


def test_a_full_tally_is_not_asked_again() -> None:
    run_apart(count_together())


async def count_together() -> None:
    now = [0.0]
    asked = []

    class Counting:
        async def add(self, kind: str, who: str, n: int = 1) -> tuple[int, float]:
            asked.append(who)
            return asked.count(who), HOUR - now[0]

    limit = Limit(2, lambda: now[0], tallies=Counting())
    for _ in range(2):
        await limit.count(FAR)
    for _ in range(50):
        with pytest.raises(TooMany):
            await limit.count(FAR)
    await limit.count("203.0.113.8")
    assert asked == [FAR] * 3 + ["203.0.113.8"]
    now[0] = HOUR
    asked.clear()
    await limit.count(FAR)


def test_those_who_watch_share_their_words(server: Server) -> None:
    made = server.make("human", "human")
    watching = [server.sit(made) for _ in range(3)]
    for n in range(9):
        watching[n % 3].send("say", text=f"line {n}")
    refused = sum(
        one.refusal("say", text="more")["reason"]["key"] == "too_fast" for one in watching
    )
    assert refused == 3
    anna = server.sit(made, 0)
    assert len(anna.now["chat"]) <= 8
    anna.send("say", text="quiet, please")
    anna.until(lambda s: s["chat"][-1]["text"] == "quiet, please")


# Lines


class Pipe:
    """The network side of a line."""

    def __init__(self) -> None:
        self.reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def test_a_large_piece_is_taken_apart_bit_by_bit() -> None:
    run_apart(take_apart())


async def take_apart() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Nobody."""

    config = uvicorn.Config(app, ws=Portions, ws_per_message_deflate=False, log_config=None)
    config.load()
    state = uvicorn.Server(config).server_state
    line = Portions(config=config, server_state=state, app_state={})
    line.transport = pipe = Pipe()  # type: ignore[assignment]
    line.conn.state, line.handshake_complete = OPEN, True
    line.conn.parser = line.conn.parse()
    next(line.conn.parser)
    speaker = Protocol(CLIENT, state=OPEN)
    said = [b"{%d}" % n for n in range(5_000)] + [b"x" * 20_000, b"end"]
    for text in said:
        speaker.send_text(text)
    piece = b"".join(speaker.data_to_send())
    for start in range(0, len(piece), 30_000):  # pieces do not end where frames do
        line.data_received(piece[start : start + 30_000])
        assert line.queue.qsize() < PORTION // 6 and not pipe.reading
    heard = []
    while line.queue.qsize():
        assert line.queue.qsize() < PORTION // 6
        heard.append((await line.receive())["text"].encode())
    assert heard == said and pipe.reading and not line.unread


def test_one_address_has_only_so_many_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "LINES", 2)
    run_apart(open_lines())


async def open_lines() -> None:
    config = uvicorn.Config(Guard, http=entrance.Door, log_config=None)
    config.load()
    state = uvicorn.Server(config).server_state

    class Far(Pipe):
        aborted = False

        def get_extra_info(self, name: str) -> Any:
            return (FAR, 1) if name == "peername" else None

        def abort(self) -> None:
            self.aborted = True

        def close(self) -> None:
            pass

    def come() -> entrance.Door:
        door = entrance.Door(config=config, server_state=state, app_state={})
        door.connection_made(Far())  # type: ignore[arg-type]
        return door

    doors = [come() for _ in range(3)]
    assert [door.transport.aborted for door in doors] == [False, False, True]  # type: ignore[attr-defined]
    doors[2].connection_lost(None)
    assert entrance.OPEN[FAR] == 2
    doors[0].connection_lost(None)
    assert not come().transport.aborted  # type: ignore[attr-defined]
    for door in doors:
        door.stop_waiting()
    entrance.OPEN.clear()


def test_a_flood_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    made = server.make("human", "human")
    with ExitStack() as open_lines:
        for far in ({}, {"X-Forwarded-For": FAR}):
            address = f"ws://{server.address}/ws/{made['table']}"
            line = open_lines.enter_context(connect(address, additional_headers=far))
            for _ in range(500):  # so many that they are still waiting
                line.send(json.dumps({"type": "x"}))
        told = server.stop()
    assert "Traceback" not in told, told[-2000:]


# Workers


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no niceness on this system")
def test_long_thoughts_let_moves_go_first() -> None:
    run_apart(ask_workers())


async def ask_workers() -> None:
    workers = Workers(2)
    workers.open()
    own = os.getpriority(os.PRIO_PROCESS, 0)
    try:
        found = [await workers.at(n, "x", os.getpriority, os.PRIO_PROCESS, 0) for n in (0, 1, 3)]
    finally:
        workers.close()
    assert found == [own, min(19, own + MODESTY), min(19, own + MODESTY)]
