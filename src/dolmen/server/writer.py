"""The one thread that writes.

What arrives while it waits for the disk goes into its next transaction, whatever table it is for:
under load one flush of the disk serves dozens of moves. What arrives in one turn of the event loop
is handed over at its end, together: waking the thread for each would make both wait for Python's
lock. Nobody is told before it is over. If one
entry of a transaction does not fit, each is written on its own, so that the others do.

The log's entries, which is nearly all that is ever written, go in by statements that take many at
once (`appending.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from dolmen.server.appending import append, append_and_tell
from dolmen.server.driver_trouble import trouble_of
from dolmen.server.journal import Entry, closes
from dolmen.server.schema import CONTENTS, TABLES, row_of
from dolmen.server.storage import Conflict

LOG = logging.getLogger("dolmen.store")
BATCH = 400
NEW_TABLES = sa.insert(TABLES)


class Job(msgspec.Struct, eq=False):
    """Something to be written, and who waits for it."""

    table: str
    entries: list[Entry]
    done: asyncio.Future[None]
    head: dict[str, Any] | None = None
    content: dict[str, Any] | None = None  # that the head needs

    @property
    def closes(self) -> bool:
        """Is there a table to be marked as closed?"""
        return self.head is None and closes(self.entries)

    @property
    def plain(self) -> bool:
        """Is it nothing but entries?"""
        return self.head is None and not self.closes


class Writer:
    def __init__(self, engine: Engine, process: str, after: Callable[[], None]) -> None:
        self.engine = engine
        self.process = process  # as the others know it, where there are others
        self.shared = engine.dialect.name == "postgresql"
        self.after = after  # what follows when a transaction is over
        self.kept: Connection | None = None  # between transactions
        self.plain: Connection | None = None  # for those of a single statement
        self.coming: list[Job] = []  # in this turn of the event loop
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join(timeout=10)

    async def write(
        self,
        table: str,
        entries: list[Entry],
        head: dict[str, Any] | None = None,
        content: dict[str, Any] | None = None,
    ) -> None:
        """Returns when it is on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self.coming and self.coming[0].done.get_loop() is not loop:
            self.coming = []  # of a loop that has ended: nobody waits for them any more
        if not self.coming:
            loop.call_soon(self.hand_over)
        self.coming.append(Job(table, entries, done, head, content))
        await done

    def hand_over(self) -> None:
        coming, self.coming = self.coming, []
        if coming:
            self.jobs.put(coming)

    def run(self) -> None:
        while (jobs := self.jobs.get()) is not None:
            batch = jobs
            while len(batch) < BATCH:
                try:
                    more = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self.jobs.put(None)
                    break
                batch += more
            self.commit(batch)
        self.hang_up()

    def commit(self, batch: list[Job]) -> None:
        results: list[tuple[Job, Exception | None]]
        try:
            self.transact(batch)
        except SQLAlchemyError as error:
            if is_busy(error):  # it was for all of them, and they have waited long enough
                LOG.exception("cannot write")
                results = [(job, trouble_of(error)) for job in batch]
            else:
                # One of them does not fit: each on its own, so that the others do.
                results = [(job, self.alone(job)) for job in batch]
        else:
            results = [(job, None) for job in batch]
        loop = batch[0].done.get_loop()
        with contextlib.suppress(RuntimeError):  # the server is stopping
            loop.call_soon_threadsafe(settle, results)

    def alone(self, job: Job) -> Exception | None:
        for attempt in (1, 2):  # a lost connection is made anew once
            try:
                self.transact([job])
                return None
            except IntegrityError:
                return Conflict()
            except DBAPIError as error:
                if attempt == 2 or not error.connection_invalidated:
                    LOG.exception("cannot write")
                    return trouble_of(error)
            except SQLAlchemyError as error:
                LOG.exception("cannot write")
                return trouble_of(error)
        return None

    def transact(self, batch: list[Job]) -> None:
        try:
            db = self.connection(all(job.plain for job in batch))
            with db.begin():
                self.put(db, batch)
            self.after()
        except BaseException:
            self.hang_up()  # nothing of what went wrong shall touch the next transaction
            raise

    def put(self, db: Connection, batch: list[Job]) -> None:
        for job in batch:
            if job.content is not None:
                keep_content(db, job.content)
        heads = [job.head for job in batch if job.head is not None]
        if heads:
            db.execute(NEW_TABLES, heads)
        rows = [row_of(job.table, entry) for job in batch for entry in job.entries]
        if self.shared:
            grown = [job.table for job in batch if job.head is None]
            append_and_tell(db, rows, self.process, grown)
        else:
            append(db, rows)
        closed = [job.table for job in batch if job.closes]
        if closed:
            db.execute(sa.update(TABLES).where(TABLES.c.id.in_(closed)).values(closed=True))

    def connection(self, plain: bool) -> Connection:
        """The connection, kept from one transaction to the next: making it ready for each would
        cost more than what is written. PostgreSQL takes plain entries by one statement, which need
        not be told that it is a transaction."""
        if plain and self.shared:
            if self.plain is None:
                self.plain = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return self.plain
        if self.kept is None:
            self.kept = self.engine.connect()
        return self.kept

    def hang_up(self) -> None:
        held = (self.kept, self.plain)
        self.kept = self.plain = None
        for connection in held:
            if connection is not None:
                with contextlib.suppress(SQLAlchemyError):
                    connection.close()


def is_busy(error: SQLAlchemyError) -> bool:
    """Whether somebody else holds the database: it was waited for already."""
    return "database is locked" in str(getattr(error, "orig", None))


def keep_content(db: Connection, row: dict[str, Any]) -> None:
    """Content is stored once, by whichever table needs it first."""
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    db.execute(dialect.insert(CONTENTS).on_conflict_do_nothing(), row)


def settle(results: list[tuple[Job, Exception | None]]) -> None:
    for job, problem in results:
        if job.done.done():  # the caller was cancelled
            continue
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)
