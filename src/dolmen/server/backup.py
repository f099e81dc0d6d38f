"""A copy of everything that is kept, taken while the server runs, and the way back.

A backup is a file of its own, whatever database it was taken from: one moment, whole. Going back
adds the tables that are missing and leaves those that are there as they are, so it can be done
while the server runs.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from dolmen.core.refusal import BadInput
from dolmen.server.database import first_line, upgrade
from dolmen.server.schema import CONTENTS, METADATA, SETTINGS, TABLES, TALLIES

PORTION = 500  # rows at once
WAIT = 60.0  # seconds for a running server to let us write
LEFT_OUT = (TALLIES,)  # counts of the last hour

Progress = Callable[[str, int], None]


def open_plain(path: Path) -> Engine:
    return sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": WAIT})


def back_up(source: Engine, target: Path, progress: Progress = lambda *_: None) -> int:
    """Write everything into a new file; gives the number of tables. The file has its name only
    when it is whole."""
    if target.exists():
        raise BadInput(f"{target} is already there; choose another name.")
    unfinished = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        count = copy_all(source, unfinished, progress)
        unfinished.replace(target)
    except OSError as error:
        raise BadInput(f"Cannot write {target}: {error.strerror}.") from None
    except (SQLAlchemyError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise BadInput(f"Cannot write {target}: {error_line(error)}") from None
    return count


def error_line(error: SQLAlchemyError | sqlite3.Error) -> str:
    return first_line(error) if isinstance(error, SQLAlchemyError) else f"{error}."


def copy_all(source: Engine, target: Path, progress: Progress) -> int:
    if source.dialect.name == "sqlite":
        copy_file(source, target, progress)
    else:
        new = open_plain(target)
        upgrade(new)
        with snapshot(source) as old, new.begin() as db:
            for table in METADATA.sorted_tables:
                if table not in LEFT_OUT:
                    progress(table.name, copy_rows(old, db, table, set()))
        new.dispose()
    made = open_plain(target)
    with made.connect() as db:
        check_whole(db, target)
        count = int(db.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())
    made.dispose()
    return count


def copy_file(source: Engine, target: Path, progress: Progress) -> None:
    """SQLite copies itself page by page, and begins again where somebody writes meanwhile."""
    assert source.url.database is not None
    old, new = sqlite3.connect(source.url.database), sqlite3.connect(target)
    try:
        old.backup(new, pages=-1)
        new.execute("PRAGMA journal_mode=DELETE")
        progress("pages", int(new.execute("PRAGMA page_count").fetchone()[0]))
    finally:
        old.close()
        new.close()


def snapshot(engine: Engine) -> Connection:
    """Everything as it is at one moment."""
    db = engine.connect()
    return db.execution_options(isolation_level="REPEATABLE READ")


def check_whole(db: Connection, path: Path) -> None:
    if db.exec_driver_sql("PRAGMA integrity_check").scalar() != "ok":
        raise BadInput(f"{path} is damaged.")


def copy_rows(old: Connection, db: Connection, table: sa.Table, skip: set[str]) -> int:
    """The rows of a table, except those that belong to what is already there."""
    count = 0
    for rows in portions(old, table):
        wanted = [row for row in rows if owner(table, row) not in skip]
        if wanted:
            db.execute(keep(db, table), wanted)
            count += len(wanted)
    return count


def portions(db: Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
    found = db.execution_options(yield_per=PORTION).execute(sa.select(table))
    for part in found.mappings().partitions(PORTION):
        yield [dict(row) for row in part]


def owner(table: sa.Table, row: dict[str, Any]) -> str | None:
    """The game's table that a row belongs to."""
    if table is TABLES:
        return str(row["id"])
    return str(row["table_id"]) if "table_id" in row else None


def keep(db: Connection, table: sa.Table) -> Any:
    """What is there already stays as it is."""
    if db.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as insert_into_postgres

        return insert_into_postgres(table).on_conflict_do_nothing()
    from sqlalchemy.dialects.sqlite import insert as insert_into_sqlite

    return insert_into_sqlite(table).on_conflict_do_nothing()


def restore(source: Path, target: Engine, progress: Progress = lambda *_: None) -> tuple[int, int]:
    """Add what a backup has and the database has not, in one step; gives the number of tables that
    were added and of those that were already there."""
    if not source.is_file():
        raise BadInput(f"There is no file {source}.")
    copy = source.with_name(source.name + ".reading")
    try:
        copy.unlink(missing_ok=True)
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        copy.write_bytes(source.read_bytes())
        return add_missing(copy, target, progress)
    except OSError as error:
        raise BadInput(f"Cannot read {source}: {error.strerror}.") from None
    except SQLAlchemyError as error:
        raise BadInput(f"{source} cannot be restored: {first_line(error)}") from None
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            copy.with_name(copy.name + end).unlink(missing_ok=True)


def add_missing(copy: Path, target: Engine, progress: Progress) -> tuple[int, int]:
    """From a copy that may be brought to the newest form; the backup itself is never touched."""
    backup = open_plain(copy)
    try:
        with backup.connect() as db:
            check_whole(db, copy)
            if not sa.inspect(db).has_table(TABLES.name):
                raise BadInput("This file is not a backup of Dolmen.")
        upgrade(backup)
        with backup.connect() as old, target.begin() as db:
            there = set(db.execute(sa.select(TABLES.c.id)).scalars())
            secret = SETTINGS.c.key == "secret"
            own = db.execute(sa.select(SETTINGS.c.value).where(secret)).scalar()
            known = old.execute(sa.select(SETTINGS.c.value).where(secret)).scalar()
            if own is not None and known is not None and own != known and not there:
                # Nobody has a key of the new secret yet: those of the backup stay good.
                db.execute(sa.delete(SETTINGS).where(secret))
            added = 0
            for table in (CONTENTS, *METADATA.sorted_tables):
                if table in LEFT_OUT:
                    continue
                count = copy_rows(old, db, table, there)
                progress(table.name, count)
                added += count if table is TABLES else 0
            return added, len(there)
    finally:
        backup.dispose()
