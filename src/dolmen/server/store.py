"""Where tables are kept: SQLite in a file, or PostgreSQL.

A table is a head and a numbered log. Appending is one transaction under a unique (table, number)
key, finished before anybody is told: two processes can never both accept entry 17, and a killed
server loses nothing that was acknowledged. One thread writes; what waits while it is busy goes
into its next transaction, so that a slow disk costs time but not order.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, RowMapping
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from dolmen.core.refusal import BadInput
from dolmen.server import sheet
from dolmen.server.sheet import Entry, Head
from dolmen.server.wire import SeatPlan

LOG = logging.getLogger("dolmen.store")
CHANNEL = "dolmen"
BATCH = 400

METADATA = sa.MetaData()
SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # JSON
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Integer),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),
    sa.Index("tables_listed", "listed", "closed", "created"),
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("spent", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)


class Conflict(Exception):
    """Somebody else already wrote this entry."""


class Job(msgspec.Struct, eq=False):
    """Something to be written, and who waits for it."""

    rows: list[dict[str, Any]]
    done: asyncio.Future[None]
    head: dict[str, Any] | None = None
    closes: bool = False


class News(msgspec.Struct):
    """What another server process says: that a table's log grew, or which seats are there."""

    process: str
    table: str
    present: list[int] | None = None


class Store:
    def __init__(self, engine: Engine, url: str, lock: IO[str] | None = None) -> None:
        self.engine = engine
        self.url = url
        self.shared = engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(4)
        self.lock = lock  # held as long as the file is served
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.run, name="store", daemon=True)
        self.writer.start()

    def close(self) -> None:
        self.jobs.put(None)
        self.writer.join(timeout=10)
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

    async def create(self, head: Head, entries: list[Entry]) -> None:
        row = {
            "id": head.id,
            "game": head.game,
            "header": head.header,
            "seats": msgspec.json.encode(head.seats).decode(),
            "listed": head.listed,
            "clock": head.clock,
            "created": head.created,
            "closed": closes(entries),
        }
        await self.write(Job(rows(head.id, entries), future(), head=row))

    async def append(self, table: str, entries: list[Entry]) -> None:
        await self.write(Job(rows(table, entries), future(), closes=closes(entries)))

    async def write(self, job: Job) -> None:
        self.jobs.put(job)
        await asyncio.shield(job.done)

    def run(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while len(batch) < BATCH:
                try:
                    more = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self.jobs.put(None)
                    break
                batch.append(more)
            self.commit(batch)

    def commit(self, batch: list[Job]) -> None:
        try:
            self.transact(batch)
        except SQLAlchemyError:
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
                    return error
            except SQLAlchemyError as error:
                LOG.exception("cannot write")
                return error
        return None

    def transact(self, batch: list[Job]) -> None:
        with self.engine.begin() as db:
            heads = [job.head for job in batch if job.head is not None]
            if heads:
                db.execute(sa.insert(TABLES), heads)
            entries = [row for job in batch for row in job.rows]
            if entries:
                db.execute(sa.insert(ENTRIES), entries)
            for job in batch:
                if job.closes:
                    table = job.rows[0]["table_id"]
                    db.execute(sa.update(TABLES).where(TABLES.c.id == table).values(closed=True))
                if self.shared and job.rows and job.head is None:
                    self.notify(db, News(self.process, job.rows[0]["table_id"]))

    # Reading, in threads of its own

    async def load(self, table: str) -> tuple[Head, list[Entry]] | None:
        return await asyncio.to_thread(self.read, table)

    def read(self, table: str) -> tuple[Head, list[Entry]] | None:
        with self.engine.connect() as db:
            row = db.execute(sa.select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            return head_of(row), self.log(db, table, 0)

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

        return await asyncio.to_thread(read)

    async def listed(self, limit: int) -> list[Head]:
        """The newest tables that are listed and go on."""

        def read() -> list[Head]:
            wanted = (
                sa.select(TABLES)
                .where(TABLES.c.listed.is_(True), TABLES.c.closed.is_(False))
                .order_by(TABLES.c.created.desc())
                .limit(limit)
            )
            with self.engine.connect() as db:
                return [head_of(row) for row in db.execute(wanted).mappings()]

        return await asyncio.to_thread(read)

    # Reports

    async def keep_report(self, name: str, table: str, at: float, text: str) -> None:
        def write() -> None:
            with self.engine.begin() as db:
                row = {"id": name, "table_id": table, "at": at, "text": text}
                db.execute(sa.insert(REPORTS), row)

        await asyncio.to_thread(write)

    async def report(self, name: str) -> tuple[str, str] | None:
        """The table and the text of a report."""

        def read() -> tuple[str, str] | None:
            wanted = sa.select(REPORTS.c.table_id, REPORTS.c.text).where(REPORTS.c.id == name)
            with self.engine.connect() as db:
                row = db.execute(wanted).first()
                return None if row is None else (row[0], row[1])

        return await asyncio.to_thread(read)

    # News between processes (PostgreSQL)

    def notify(self, db: Connection, news: News) -> None:
        payload = msgspec.json.encode(news).decode()
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    async def announce(self, table: str, present: list[int]) -> None:
        """Tell the other processes which seats are here."""
        if not self.shared:
            return

        def send() -> None:
            with self.engine.begin() as db:
                self.notify(db, News(self.process, table, present))

        await asyncio.to_thread(send)

    async def news(self) -> AsyncIterator[News | None]:
        """What the other processes say; None after a gap in which something may be lost."""
        if not self.shared:
            return
        import psycopg

        wait = 0.5
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    yield None
                    wait = 0.5
                    async for notice in line.notifies():
                        news = msgspec.json.decode(notice.payload, type=News)
                        if news.process != self.process:
                            yield news
            except psycopg.Error:
                LOG.warning("lost the line to the database; trying again in %.1f s", wait)
                await asyncio.sleep(wait)
                wait = min(wait * 2, 30)


def future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


def settle(results: list[tuple[Job, Exception | None]]) -> None:
    for job, problem in results:
        if job.done.done():
            continue
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)


def closes(entries: list[Entry]) -> bool:
    return any(entry.kind in (sheet.OVER, sheet.END) for entry in entries)


def rows(table: str, entries: list[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "name": entry.name,
            "spent": entry.spent,
            "at": entry.at,
        }
        for entry in entries
    ]


def head_of(row: RowMapping) -> Head:
    return Head(
        id=row["id"],
        game=row["game"],
        header=row["header"],
        seats=msgspec.json.decode(row["seats"], type=list[SeatPlan]),
        listed=row["listed"],
        clock=row["clock"],
        created=row["created"],
    )


def entry_of(row: RowMapping) -> Entry:
    return Entry(
        number=row["number"],
        kind=row["kind"],
        seat=row["seat"],
        text=row["text"],
        name=row["name"],
        spent=row["spent"],
        at=row["at"],
    )


# Opening


def connect(url: str) -> Store:
    """Open a database by its URL or file name, and bring its tables up to date."""
    if url.startswith(("postgresql://", "postgres://", "postgresql+psycopg://")):
        plain = "postgresql://" + url.split("://", 1)[1]
        return open_postgres(plain)
    if "://" in url and not url.startswith("sqlite:///"):
        raise BadInput(f"The database is a file, sqlite:///FILE or postgresql://...; got '{url}'.")
    return open_file(Path(url.removeprefix("sqlite:///")).expanduser())


def open_file(path: Path) -> Store:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = lock_file(path.with_name(path.name + ".lock"))
    except OSError as error:
        raise BadInput(f"Cannot write to {path}: {error.strerror}.") from None
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 30})

    @sa.event.listens_for(engine, "connect")
    def set_up(raw: Any, _: Any) -> None:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")  # what was acknowledged survives a power cut
        raw.execute("PRAGMA foreign_keys=ON")

    try:
        upgrade(engine)
    except SQLAlchemyError as error:
        lock.close()
        raise BadInput(f"{path} is no database of the table: {first_line(error)}") from None
    return Store(engine, str(path), lock)


def lock_file(path: Path) -> IO[str]:
    """SQLite is for one server process; a second one is refused."""
    file = path.open("a")
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        name = path.name.removesuffix(".lock")
        raise BadInput(
            f"{name} is already served by another process; several processes need PostgreSQL."
        ) from None
    return file


def open_postgres(url: str) -> Store:
    try:
        import psycopg  # noqa: F401 - only to say clearly that it is missing
    except ImportError:
        raise BadInput("PostgreSQL needs one more package: pip install 'dolmen[postgres]'.") from (
            None
        )
    engine = sa.create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1), pool_pre_ping=False, pool_size=5
    )
    try:
        upgrade(engine)
    except SQLAlchemyError as error:
        raise BadInput(f"The database cannot be used: {first_line(error)}") from None
    return Store(engine, url)


def first_line(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def upgrade(engine: Engine) -> None:
    """Bring the tables to the newest form."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            # Processes that start together take turns.
            db.execute(sa.text("SELECT pg_advisory_xact_lock(7305)"))
        config.attributes["connection"] = db
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise BadInput(f"The database is of a newer version: {error}.") from None
