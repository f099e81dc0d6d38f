"""Opening a database: a file, or PostgreSQL."""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from dolmen.core.refusal import BadInput
from dolmen.server.checkpoints import MOST_PAGES
from dolmen.server.driver_trouble import sign_of
from dolmen.server.schema import SETTINGS
from dolmen.server.store import Store

LOG = logging.getLogger("dolmen.server")
WAIT = 8.0  # seconds for another program to let go of the file


def is_shared(url: str) -> bool:
    """Can several processes serve the same tables there?"""
    return url.startswith(("postgresql://", "postgres://", "postgresql+psycopg://"))


def connect(url: str) -> Store:
    """Open a database by its URL or file name, and bring its tables up to date."""
    if is_shared(url):
        plain = "postgresql://" + url.split("://", 1)[1]
        return open_postgres(plain)
    if "://" in url and not url.startswith("sqlite:///"):
        raise BadInput(f"The database is a file, sqlite:///FILE or postgresql://...; got '{url}'.")
    return open_file(Path(url.removeprefix("sqlite:///")).expanduser())


def look_into(url: str, make: bool = False) -> Engine:
    """A database beside the server that may be using it, its tables brought up to date."""
    if url.startswith(("postgresql://", "postgres://", "postgresql+psycopg://")):
        engine = engine_for_postgres("postgresql://" + url.split("://", 1)[1])
    else:
        path = Path(url.removeprefix("sqlite:///")).expanduser()
        if not path.exists():
            if not make:
                raise BadInput(f"There is no database {path}.")
            make_folder(path.parent)
            keep_private(path)
        engine = engine_for_file(path)
    try:
        upgrade(engine)
    except SQLAlchemyError as error:
        raise BadInput(f"The database cannot be used: {first_line(error)}") from None
    return engine


def open_file(path: Path) -> Store:
    try:
        make_folder(path.parent)
        keep_private(path)
        lock = lock_file(path.with_name(path.name + ".lock"))
    except OSError as error:
        raise BadInput(f"Cannot write to {path}: {error.strerror}.") from None
    engine = engine_for_file(path)
    try:
        upgrade(engine)
        try_to_write(engine)
    except SQLAlchemyError as error:
        lock.close()
        if (told := trouble_at_start(path, error)) is not None:
            raise BadInput(told) from None
        raise BadInput(f"{path} is not a Dolmen database: {first_line(error)}") from None
    return Store(engine, str(path), lock)


def engine_for_file(path: Path) -> Engine:
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": WAIT})

    @sa.event.listens_for(engine, "connect")
    def set_up(raw: Any, _: Any) -> None:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")  # what was acknowledged survives a power cut
        raw.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES}")  # see checkpoints.py
        raw.execute("PRAGMA foreign_keys=ON")

    return engine


def try_to_write(engine: Engine) -> None:
    """Better to hear it now than from the first player."""
    with engine.begin() as db:
        db.execute(sa.update(SETTINGS).where(SETTINGS.c.key == "").values(value=""))


AT_START = {
    "storage_read_only": "Cannot write to {path}: it is read-only.",
    "storage_gone": "Cannot write to {path}: it is read-only, or its folder is.",
    "storage_locked": "{path} is held by another program.",
    "storage_full": "Cannot write to {path}: the disk is full.",
    "storage_damaged": "{path} is damaged; restore a backup into a new file.",
}


def trouble_at_start(path: Path, error: SQLAlchemyError) -> str | None:
    """What the operator reads; players read other sentences about the same troubles."""
    sentence = AT_START.get(sign_of(error) or "")
    return None if sentence is None else sentence.format(path=path)


def make_folder(folder: Path) -> None:
    """A folder that is made here is nobody else's business."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)


def keep_private(path: Path) -> None:
    """The file holds what opens every seat, so only its owner may read it. One that others could
    read until now is closed to them, and that is said."""
    if os.name != "posix":
        return
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(0o600)
            LOG.warning("%s could be read by others on this machine; it no longer can.", file.name)


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
    engine = engine_for_postgres(url)
    try:
        upgrade(engine)
    except SQLAlchemyError as error:
        raise BadInput(f"The database cannot be used: {first_line(error)}") from None
    return Store(engine, url)


def engine_for_postgres(url: str) -> Engine:
    try:
        import psycopg  # noqa: F401 - only to say clearly that it is missing
    except ImportError:
        raise BadInput("PostgreSQL needs one more package: pip install 'dolmen[postgres]'.") from (
            None
        )
    return sa.create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1), pool_pre_ping=False, pool_size=5
    )


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
