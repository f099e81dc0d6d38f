"""The tables of the database, and the rows in them."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import RowMapping

from dolmen.server.contents import Kept
from dolmen.server.journal import Entry, Head, closes
from dolmen.server.wire import SeatPlan

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
    sa.Column("content", sa.Text),
    sa.Column("hints", sa.Text),  # nothing: as agreed
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
CONTENTS = sa.Table(
    "contents",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("pack", sa.Text, nullable=False),  # its name; empty for what was shipped
    sa.Column("release", sa.Text, nullable=False),
    sa.Column("files", sa.LargeBinary, nullable=False),
)
PICTURES = sa.Table(
    "pictures",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("viewer", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, nullable=False),  # of entries that they show
    sa.Column("data", sa.LargeBinary, nullable=False),
)
REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),  # when it was last worked on
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
POCKETS = sa.Table(
    "pockets",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),  # a hash of the code, which is nowhere kept
    sa.Column("text", sa.Text, nullable=False),  # JSON
    sa.Column("until", sa.Double, nullable=False),
)
# Sessions beside a real table: the header and everything entered, as JSON.
COMPANIONS = sa.Table(
    "companions",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),  # a hash of the secret in the address
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("start", sa.Text, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),  # of the log
    sa.Column("log", sa.Text, nullable=False),
)

# How often somebody asked for something within an hour, where several processes count.
TALLIES = sa.Table(
    "tallies",
    METADATA,
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("who", sa.Text, primary_key=True),  # an address, or a network of them
    sa.Column("hour", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("n", sa.Integer, nullable=False),
)
BANS = sa.Table(
    "bans",
    METADATA,
    sa.Column("who", sa.Text, primary_key=True),  # an address, or a network of them
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("note", sa.Text, nullable=False),
)


def row_of(table: str, entry: Entry) -> tuple[object, ...]:
    """An entry in the order of the columns."""
    return (
        table,
        entry.number,
        entry.kind,
        entry.seat,
        entry.text,
        entry.name,
        entry.spent,
        entry.at,
    )


def head_row(head: Head, entries: list[Entry], content: str | None) -> dict[str, Any]:
    return {
        "id": head.id,
        "game": head.game,
        "header": head.header,
        "seats": msgspec.json.encode(head.seats).decode(),
        "listed": head.listed,
        "clock": head.clock,
        "created": head.created,
        "closed": closes(entries),
        "content": content,
        "hints": head.hints,
    }


def head_of(row: RowMapping) -> Head:
    return Head(
        id=row["id"],
        game=row["game"],
        header=row["header"],
        seats=msgspec.json.decode(row["seats"], type=list[SeatPlan]),
        listed=row["listed"],
        clock=row["clock"],
        created=row["created"],
        pack=row["pack"] or None,
        hints=row["hints"] or "agreed",
    )


def kept_of(row: RowMapping) -> Kept | None:
    """The content that a table's row was read with."""
    if row["files"] is None:
        return None
    return Kept(row["content"], row["game"], row["pack"], row["release"], row["files"])


def content_row(kept: Kept) -> dict[str, Any]:
    return {
        "id": kept.id,
        "game": kept.game,
        "pack": kept.pack,
        "release": kept.release,
        "files": kept.files,
    }


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
