"""Where tables are kept: SQLite in a file, or PostgreSQL.

A table is a head and a numbered log. Appending is one transaction under a unique (table, number)
key, finished before anybody is told: two processes can never both accept entry 17, and a killed
server loses nothing that was acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import IO, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dolmen.server.appending import CHANNEL, as_json
from dolmen.server.checkpoints import Checkpoints
from dolmen.server.contents import Kept
from dolmen.server.driver_trouble import trouble_of
from dolmen.server.journal import TURNS, Entry, Head
from dolmen.server.pictures import Drawn, Pictures
from dolmen.server.schema import (
    COMPANIONS,
    CONTENTS,
    ENTRIES,
    PICTURES,
    POCKETS,
    REPORTS,
    REVIEWS,
    SETTINGS,
    TABLES,
    content_row,
    entry_of,
    head_of,
    head_row,
    kept_of,
)
from dolmen.server.storage import News, Stored
from dolmen.server.tallies import Tallies
from dolmen.server.trouble import Trouble
from dolmen.server.writer import Writer, keep_content

LOG = logging.getLogger("dolmen.store")
HEARTBEAT = 5.0  # seconds of silence after which the line between processes is tried
FIRST_WAIT, LONGEST_WAIT = 0.2, 2.0  # seconds until a lost line is made anew
PORTION = 400  # tables that one statement may name
BESIDE = TABLES.outerjoin(CONTENTS, TABLES.c.content == CONTENTS.c.id)
NAMED_TABLES = sa.select(TABLES, CONTENTS.c.pack).select_from(BESIDE)
TABLES_WITH_CONTENT = NAMED_TABLES.add_columns(CONTENTS.c.release, CONTENTS.c.files)


T = TypeVar("T")
DAY = 86_400.0
SESSION_DAYS = 400  # that a session beside a real table is kept without being used


async def aside(work: Callable[..., T], *args: object) -> T:
    """In a thread, so that nobody waits for the disk; trouble there is named."""
    try:
        return await asyncio.to_thread(work, *args)
    except SQLAlchemyError as error:
        raise trouble_of(error) from error


class Store:
    def __init__(self, engine: Engine, url: str, lock: IO[str] | None = None) -> None:
        self.engine = engine
        self.url = url
        self.shared = engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(4)
        self.contents: set[str] = set()  # that are known to be in the database
        self.lock = lock  # held as long as the file is served
        self.checkpoints = None if self.shared else Checkpoints(engine)
        self.tallies = Tallies(engine) if self.shared else None
        self.trouble: Trouble | None = None  # that the last writing met
        self.writer = Writer(engine, self.process, self.want_checkpoint)

    def close(self) -> None:
        self.writer.close()
        if self.checkpoints is not None:
            self.checkpoints.close()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    def secret(self) -> bytes:
        """The server's secret, made once per database."""
        with self.engine.begin() as db:
            wanted = sa.select(SETTINGS.c.value).where(SETTINGS.c.key == "secret")
            found = db.execute(wanted).scalar()
            if found is None:
                found = secrets.token_hex(32)
                with contextlib.suppress(IntegrityError), db.begin_nested():
                    db.execute(sa.insert(SETTINGS), {"key": "secret", "value": found})
                found = db.execute(wanted).scalar_one()
        return bytes.fromhex(found)

    # Writing

    async def create(self, head: Head, entries: list[Entry], kept: Kept | None = None) -> None:
        """Store a table, and the content that it is played with unless it is there already."""
        number = None if kept is None else kept.id
        new = None if kept is None or number in self.contents else content_row(kept)
        row = head_row(head, entries, number)
        with self.noting():
            await self.writer.write(head.id, entries, row, new)
        if number is not None:
            self.contents.add(number)

    async def append(self, table: str, entries: list[Entry]) -> None:
        try:  # as in `noting`, for every move
            await self.writer.write(table, entries)
        except Trouble as trouble:
            self.trouble = trouble
            raise
        self.trouble = None

    @contextlib.contextmanager
    def noting(self) -> Iterator[None]:
        """Remembers whether it could be written, for those who ask how the server is."""
        try:
            yield
        except Trouble as trouble:
            self.trouble = trouble
            raise
        self.trouble = None

    async def try_to_write(self) -> None:
        """Something small, to see whether it is possible again; raises `Trouble`."""

        def write() -> None:
            row = {"key": "tried", "value": str(int(time.time()))}
            with self.engine.begin() as db:
                db.execute(sa.delete(SETTINGS).where(SETTINGS.c.key == "tried"))
                db.execute(sa.insert(SETTINGS), row)

        with self.noting():
            await aside(write)

    def want_checkpoint(self) -> None:
        """Asked for only when the transaction is over: one that came before it would leave it
        out."""
        if self.checkpoints is not None:
            self.checkpoints.wanted.set()

    # Reading, in threads of its own

    async def load(self, table: str) -> Stored | None:
        return await aside(self.read, table)

    def read(self, table: str) -> Stored | None:
        with self.engine.connect() as db:
            wanted = TABLES_WITH_CONTENT.where(TABLES.c.id == table)
            row = db.execute(wanted).mappings().first()
            if row is None:
                return None
            return Stored(head_of(row), self.log(db, table, 0), kept_of(row))

    def log(self, db: Connection, table: str, number: int) -> list[Entry]:
        wanted = (
            sa.select(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > number)
            .order_by(ENTRIES.c.number)
        )
        return [entry_of(row) for row in db.execute(wanted).mappings()]

    async def after(self, table: str, number: int) -> list[Entry]:
        def read() -> list[Entry]:
            with self.engine.connect() as db:
                return self.log(db, table, number)

        return await aside(read)

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """How long the logs of these tables are."""

        def read() -> dict[str, int]:
            found: dict[str, int] = {}
            with self.engine.connect() as db:
                for start in range(0, len(tables), PORTION):
                    some = ENTRIES.c.table_id.in_(tables[start : start + PORTION])
                    last = sa.func.max(ENTRIES.c.number)
                    wanted = sa.select(ENTRIES.c.table_id, last).where(some)
                    found |= {row[0]: row[1] for row in db.execute(wanted.group_by("table_id"))}
            return found

        return await aside(read)

    async def listed(self, limit: int) -> list[Head]:
        """The newest tables that are listed and go on."""

        def read() -> list[Head]:
            wanted = (
                NAMED_TABLES.where(TABLES.c.listed.is_(True), TABLES.c.closed.is_(False))
                .order_by(TABLES.c.created.desc())
                .limit(limit)
            )
            with self.engine.connect() as db:
                return [head_of(row) for row in db.execute(wanted).mappings()]

        return await aside(read)

    # Content

    async def without_content(self) -> list[tuple[str, str]]:
        """Tables, with their headers, that were stored before content was."""

        def read() -> list[tuple[str, str]]:
            wanted = sa.select(TABLES.c.id, TABLES.c.header).where(TABLES.c.content.is_(None))
            with self.engine.connect() as db:
                return [(row[0], row[1]) for row in db.execute(wanted)]

        return await aside(read)

    async def give_content(self, kept: Kept, tables: list[str]) -> None:
        def write() -> None:
            with self.engine.begin() as db:
                keep_content(db, content_row(kept))
                for start in range(0, len(tables), PORTION):
                    some = TABLES.c.id.in_(tables[start : start + PORTION])
                    db.execute(sa.update(TABLES).where(some).values(content=kept.id))

        await aside(write)

    # Pictures

    async def undrawn(self) -> list[str]:
        """Tables that have moves which no picture shows, the oldest first."""

        def read() -> list[str]:
            turns = (
                sa.select(sa.func.max(ENTRIES.c.number))
                .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind.in_(TURNS))
                .scalar_subquery()
            )
            drawn = (
                sa.select(sa.func.max(PICTURES.c.number))
                .where(PICTURES.c.table_id == TABLES.c.id)
                .scalar_subquery()
            )
            wanted = (
                sa.select(TABLES.c.id)
                .where(sa.func.coalesce(drawn, 0) < turns)
                .order_by(TABLES.c.created)
            )
            with self.engine.connect() as db:
                return list(db.execute(wanted).scalars())

        return await aside(read)

    async def keep_pictures(self, table: str, pictures: Pictures) -> None:
        """In the place of those that were there before."""

        def write() -> None:
            with self.engine.begin() as db:
                db.execute(sa.delete(PICTURES).where(PICTURES.c.table_id == table))
                db.execute(
                    sa.insert(PICTURES),
                    [
                        {
                            "table_id": table,
                            "viewer": viewer,
                            "number": pictures.number,
                            "data": data,
                        }
                        for viewer, data in pictures.viewers.items()
                    ],
                )

        await aside(write)

    async def pictures(self, table: str) -> Pictures | None:
        def read() -> Pictures | None:
            wanted = sa.select(PICTURES).where(PICTURES.c.table_id == table)
            with self.engine.connect() as db:
                found = list(db.execute(wanted).mappings())
            if not found:
                return None
            drawn = [Drawn(row["viewer"], row["data"]) for row in found]
            return Pictures(found[0]["number"], drawn)

        return await aside(read)

    # Reviews

    async def keep_review(self, table: str, at: float, done: bool, data: bytes) -> None:
        """In the place of what was there before."""

        def write() -> None:
            with self.engine.begin() as db:
                db.execute(sa.delete(REVIEWS).where(REVIEWS.c.table_id == table))
                row = {"table_id": table, "at": at, "done": done, "data": data}
                db.execute(sa.insert(REVIEWS), row)

        await aside(write)

    async def forget_review(self, table: str) -> None:
        def write() -> None:
            with self.engine.begin() as db:
                db.execute(sa.delete(REVIEWS).where(REVIEWS.c.table_id == table))

        await aside(write)

    async def review(self, table: str) -> tuple[bool, bytes] | None:
        """Whether it is done, and what was found."""

        def read() -> tuple[bool, bytes] | None:
            wanted = sa.select(REVIEWS.c.done, REVIEWS.c.data).where(REVIEWS.c.table_id == table)
            with self.engine.connect() as db:
                row = db.execute(wanted).first()
                return None if row is None else (row[0], row[1])

        return await aside(read)

    async def unfinished_reviews(self, before: float) -> list[str]:
        """Tables with a review that nobody has worked on since."""

        def read() -> list[str]:
            wanted = (
                sa.select(REVIEWS.c.table_id)
                .where(REVIEWS.c.done.is_(False), REVIEWS.c.at < before)
                .order_by(REVIEWS.c.at)
            )
            with self.engine.connect() as db:
                return list(db.execute(wanted).scalars())

        return await aside(read)

    # Reports

    async def keep_report(self, name: str, table: str, at: float, text: str) -> None:
        def write() -> None:
            with self.engine.begin() as db:
                row = {"id": name, "table_id": table, "at": at, "text": text}
                db.execute(sa.insert(REPORTS), row)

        await aside(write)

    async def report(self, name: str) -> tuple[str, str] | None:
        """The table and the text of a report."""

        def read() -> tuple[str, str] | None:
            wanted = sa.select(REPORTS.c.table_id, REPORTS.c.text).where(REPORTS.c.id == name)
            with self.engine.connect() as db:
                row = db.execute(wanted).first()
                return None if row is None else (row[0], row[1])

        return await aside(read)

    # Pockets

    async def keep_pocket(self, name: str, text: str, until: float, now: float) -> None:
        """Those that nobody has picked up in time go."""

        def write() -> None:
            with self.engine.begin() as db:
                db.execute(sa.delete(POCKETS).where(POCKETS.c.until <= now))
                db.execute(sa.insert(POCKETS), {"id": name, "text": text, "until": until})

        await aside(write)

    async def take_pocket(self, name: str, now: float) -> str | None:
        """What is kept under a name, once: of two who ask, one gets it."""

        def take() -> str | None:
            with self.engine.begin() as db:
                wanted = POCKETS.c.id == name
                text = db.execute(
                    sa.select(POCKETS.c.text).where(wanted, POCKETS.c.until > now)
                ).scalar()
                gone = db.execute(sa.delete(POCKETS).where(wanted)).rowcount
                return text if gone else None

        return await aside(take)

    # Sessions beside a real table

    async def keep_session(self, name: str, start: str, log: str, length: int) -> None:
        """Those that nobody has used for long go."""

        def write() -> None:
            now = time.time()
            row = {"id": name, "at": now, "start": start, "length": length, "log": log}
            with self.engine.begin() as db:
                old = now - SESSION_DAYS * DAY
                db.execute(sa.delete(COMPANIONS).where(COMPANIONS.c.at < old))
                db.execute(sa.insert(COMPANIONS), row)

        await aside(write)

    async def session(self, name: str) -> tuple[str, str] | None:
        """How it began, and its log."""

        def read() -> tuple[str, str] | None:
            wanted = sa.select(COMPANIONS.c.start, COMPANIONS.c.log)
            with self.engine.connect() as db:
                found = db.execute(wanted.where(COMPANIONS.c.id == name)).first()
                return None if found is None else (found.start, found.log)

        return await aside(read)

    async def extend_session(self, name: str, before: int, log: str, length: int) -> bool:
        """A longer log, unless somebody else was faster."""

        def write() -> bool:
            same = sa.and_(COMPANIONS.c.id == name, COMPANIONS.c.length == before)
            values = {"length": length, "log": log, "at": time.time()}
            with self.engine.begin() as db:
                done = db.execute(sa.update(COMPANIONS).where(same).values(**values))
                return bool(done.rowcount)

        return await aside(write)

    # News between processes (PostgreSQL)

    async def announce(self, table: str, present: list[int]) -> None:
        """Tell the other processes which seats are here."""
        if not self.shared:
            return

        def send() -> None:
            with self.engine.begin() as db:
                news = as_json(News(self.process, [table], present))
                db.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

        await aside(send)

    async def news(self) -> AsyncIterator[News | None]:
        """What the other processes say; None after a gap in which something may be lost."""
        if not self.shared:
            return
        import psycopg

        wait = FIRST_WAIT
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    yield None
                    wait = FIRST_WAIT
                    while True:
                        async for notice in line.notifies(timeout=HEARTBEAT):
                            news = msgspec.json.decode(notice.payload, type=News)
                            if news.process != self.process:
                                yield news
                        # Silence may mean that nobody speaks, or that the line is dead.
                        async with asyncio.timeout(HEARTBEAT):
                            await line.execute("SELECT 1")
            except (psycopg.Error, TimeoutError, OSError):
                LOG.warning("lost the line to the database; trying again")
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
