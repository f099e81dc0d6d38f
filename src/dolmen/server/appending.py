"""How entries come to the end of tables' logs: many by one statement, whichever database it is.

Nearly all that a server ever writes are such entries. To have each of them bound and carried out
on its own would cost more than writing them, and the thread that writes would have to wait for
Python's lock after every single one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

import msgspec
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Connection

from dolmen.server.schema import ENTRIES
from dolmen.server.storage import News

CHANNEL = "dolmen"
PORTIONS = (64, 16, 4, 1)  # entries that one statement takes
TOLD = 200  # tables that fit into one message between processes
COLUMNS = tuple(column.name for column in ENTRIES.columns)
INTO = f"INSERT INTO {ENTRIES.name} ({', '.join(COLUMNS)})"
Row = tuple[object, ...]  # an entry, in the order of the columns


@cache
def insert(count: int) -> str:
    one = f"({', '.join('?' * len(COLUMNS))})"
    return f"{INTO} VALUES {', '.join([one] * count)}"


def append(db: Connection, rows: Sequence[Row]) -> None:
    """SQLite takes them in few sizes, so that it need not read a new statement every time."""
    start = 0
    while start < len(rows):
        size = next(size for size in PORTIONS if size <= len(rows) - start)
        values = tuple(chain.from_iterable(rows[start : start + size]))
        db.exec_driver_sql(insert(size), values)
        start += size


@cache
def insert_and_tell() -> str:
    """PostgreSQL takes all of them as one value, and tells the other processes: a transaction of
    its own, for one question and one answer over the line."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    types = ", ".join(f"{one.name} {one.type.compile(dialect)}" for one in ENTRIES.columns)
    return (
        f"WITH written AS ({INTO} SELECT {', '.join(COLUMNS)}"
        f" FROM json_to_recordset(%s::json) AS given ({types}))"
        f" SELECT pg_notify('{CHANNEL}', news) FROM json_array_elements_text(%s::json) AS news"
    )


def append_and_tell(
    db: Connection, rows: Sequence[Row], process: str, tables: Sequence[str]
) -> None:
    given = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
    db.exec_driver_sql(insert_and_tell(), (as_json(given), as_json([*tell(process, tables)])))


def tell(process: str, tables: Sequence[str]) -> Iterator[str]:
    """That the logs of these tables have grown."""
    for start in range(0, len(tables), TOLD):
        yield as_json(News(process, list(tables[start : start + TOLD])))


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
