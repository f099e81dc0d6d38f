"""One thread writes for all tables: in order, together, and never for nothing."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import Connection
from sqlalchemy.exc import OperationalError
from tests.server.apart import run_apart
from tests.server.client import PATIENCE

from dolmen.server import checkpoints
from dolmen.server.appending import tell
from dolmen.server.database import connect
from dolmen.server.journal import MOVE, Entry, Head
from dolmen.server.storage import Conflict, News
from dolmen.server.store import Store
from dolmen.server.trouble import Trouble
from dolmen.server.wire import SeatPlan
from dolmen.server.writer import Job

NAMES = [f"table{n}" for n in range(6)]


def with_tables(tmp_path: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = connect(str(tmp_path / "tables.db"))
        try:
            for name in NAMES:
                await store.create(Head(name, "altay", "", [SeatPlan("human")], False, None, 0), [])
            await test(store)
        finally:
            store.close()

    run_apart(run())


def move(number: int) -> list[Entry]:
    return [Entry(number, MOVE, 0, f"move {number}")]


async def numbers(store: Store, table: str) -> list[int]:
    return [entry.number for entry in await store.after(table, 0)]


def test_many_at_once(tmp_path: Path) -> None:
    """However many there are: all of them, whole and in order."""

    async def test(store: Store) -> None:
        counts = {NAMES[0]: 1, NAMES[1]: 3, NAMES[2]: 16, NAMES[3]: 85, NAMES[4]: 150}
        logs = {name: [odd(number) for number in range(1, n + 1)] for name, n in counts.items()}
        await asyncio.gather(*(store.append(name, log) for name, log in logs.items()))
        for name, log in logs.items():
            assert await store.after(name, 0) == log

    with_tables(tmp_path, test)


def odd(number: int) -> Entry:
    """An entry that looks like no other."""
    seat = None if number % 3 == 0 else number % 4
    return Entry(number, MOVE, seat, f"'{number}\" ü\n", "%s ?"[: number % 5], number / 7, 1e9 / 3)


def test_others_are_told_of_all_tables_in_few_words() -> None:
    names = [f"table{n:020}" for n in range(450)]
    told = [msgspec.json.decode(news, type=News) for news in tell("here", names)]
    assert [name for news in told for name in news.tables] == names
    assert all(len(news) < 8_000 for news in tell("here", names)), "PostgreSQL takes no more"


class Gate:
    """Holds up the transactions of a store, and counts their jobs."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = threading.Event()
        self.batches: list[list[str]] = []
        real = store.writer.put

        def put(db: Connection, batch: list[Job]) -> None:
            self.batches.append([job.table for job in batch])
            real(db, batch)
            assert self.open.wait(10)

        monkeypatch.setattr(store.writer, "put", put)


def test_what_arrives_meanwhile_goes_together_and_nobody_is_told_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        gate = Gate(store, monkeypatch)
        told: list[str] = []

        async def append(table: str, number: int) -> None:
            await store.append(table, move(number))
            told.append(table)

        tasks = [asyncio.create_task(append(NAMES[0], 1))]
        while not gate.batches:
            await asyncio.sleep(0.01)
        tasks += [asyncio.create_task(append(name, 1)) for name in reversed(NAMES[1:])]
        await asyncio.sleep(0.05)
        assert told == [] and [await numbers(store, name) for name in NAMES] == [[]] * len(NAMES)
        gate.open.set()
        await asyncio.gather(*tasks)
        assert gate.batches == [[NAMES[0]], NAMES[:0:-1]], "one flush for all that waited"
        assert told == [NAMES[0], *NAMES[:0:-1]], "in the order of their coming"

    with_tables(tmp_path, test)


def test_an_entry_that_does_not_fit_touches_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        await store.append(NAMES[2], move(1))
        gate = Gate(store, monkeypatch)
        first = asyncio.create_task(store.append(NAMES[0], move(1)))
        while not gate.batches:
            await asyncio.sleep(0.01)
        rest = [asyncio.create_task(store.append(name, move(1))) for name in NAMES[1:]]
        await asyncio.sleep(0.05)
        gate.open.set()
        await first
        results = await asyncio.gather(*rest, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
        assert isinstance(results[1], Conflict)
        assert [await numbers(store, name) for name in NAMES] == [[1]] * len(NAMES)

    with_tables(tmp_path, test)


def test_after_a_failure_the_next_transaction_is_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a failed transaction had done is gone, and so is its connection."""

    async def test(store: Store) -> None:
        real = store.writer.put

        def fails(db: Connection, batch: list[Job]) -> None:
            real(db, batch)
            raise OperationalError("", {}, Exception("the disk is full"))

        await store.append(NAMES[0], move(1))
        monkeypatch.setattr(store.writer, "put", fails)
        with pytest.raises(Trouble, match="The disk of this server is full"):
            await store.append(NAMES[0], move(2))
        monkeypatch.setattr(store.writer, "put", real)
        assert store.writer.kept is None
        await store.append(NAMES[1], move(1))
        assert await numbers(store, NAMES[0]) == [1] and await numbers(store, NAMES[1]) == [1]

    with_tables(tmp_path, test)


def test_who_stops_waiting_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        gate = Gate(store, monkeypatch)
        gone, stays = (asyncio.create_task(store.append(name, move(1))) for name in NAMES[:2])
        while not gate.batches:
            await asyncio.sleep(0.01)
        gone.cancel()
        gate.open.set()
        await stays
        assert [await numbers(store, name) for name in NAMES[:2]] == [[1], [1]]

    with_tables(tmp_path, test)


DYING = """
import asyncio, os, signal, sys
from dolmen.server.database import connect
from dolmen.server.journal import MOVE, Entry, Head
from dolmen.server.wire import SeatPlan

async def run():
    store = connect(sys.argv[1])
    names = ["one", "two", "three"]
    for name in names:
        await store.create(Head(name, "altay", "", [SeatPlan("human")], False, None, 0), [])
    real = store.writer.put
    def put(db, batch):
        real(db, batch)
        if any(job.entries[0].number == 40 for job in batch):
            os.kill(os.getpid(), signal.SIGKILL)  # everything is written, nothing committed
    store.writer.put = put
    async def play(name):
        for number in range(1, 100):
            await store.append(name, [Entry(number, MOVE, 0, "x")])
            os.write(1, f"{name} {number}\\n".encode())  # at once: it may be the last word
    await asyncio.gather(*(play(name) for name in names))

asyncio.run(run())
"""


def test_killed_in_the_middle_of_a_transaction(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    command = [sys.executable, "-c", DYING, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    told: dict[str, int] = {}
    for line in done.stdout.splitlines():
        name, number = line.split()
        told[name] = int(number)
    assert 39 in told.values()

    async def look() -> None:
        store = connect(str(path))
        try:
            for name, last in told.items():
                kept = await numbers(store, name)
                # Whoever was not told yet may find it there, as long as nothing is missing.
                assert kept in ([*range(1, last + 1)], [*range(1, last + 2)])
                assert 40 not in kept
        finally:
            store.close()

    run_apart(look())


def test_the_log_is_carried_over_beside_the_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "PAUSE", 0.02)

    def carried() -> Any:
        """What stands in the file itself, without its log."""
        alone = tmp_path / "copy.db"
        shutil.copy(tmp_path / "tables.db", alone)
        try:
            with sqlite3.connect(alone) as db:
                return db.execute("SELECT count(*) FROM entries").fetchone()[0]
        except sqlite3.DatabaseError:  # not carried over yet, or copied in the middle of it
            return 0

    async def test(store: Store) -> None:
        for number in range(1, 30):
            await store.append(NAMES[0], move(number))
        until = time.monotonic() + PATIENCE
        while carried() < 29:
            assert time.monotonic() < until
            await asyncio.sleep(0.02)

    with_tables(tmp_path, test)
