"""Opening a database: a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from dolmen.core.refusal import BadInput
from dolmen.server.checkpoints import MOST_PAGES
from dolmen.server.store import Store


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
        raw.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES}")  # see checkpoints.py
        raw.execute("PRAGMA foreign_keys=ON")

    try:
        upgrade(engine)
    except SQLAlchemyError as error:
        lock.close()
        raise BadInput(f"{path} is not a Dolmen database: {first_line(error)}") from None
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
            raise BadInput(f"The database was written by a newer version: {error}.") from None
