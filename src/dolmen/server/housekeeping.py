"""What an operator does to the database beside a running server: closing and deleting tables,
keeping addresses out, changing the secret. The server looks for such orders every few seconds."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from dolmen.core.refusal import BadInput
from dolmen.server import journal
from dolmen.server.checks import check_id
from dolmen.server.guard import plain_network
from dolmen.server.journal import Entry, Head
from dolmen.server.keys import Keys
from dolmen.server.schema import (
    BANS,
    CONTENTS,
    ENTRIES,
    PICTURES,
    REPORTS,
    REVIEWS,
    SETTINGS,
    TABLES,
    entry_of,
    head_of,
    row_of,
)
from dolmen.server.sheet import fold_sheet

ORDERS = "orders"
DAY = 86_400.0


class Line(NamedTuple):
    """A table as an operator sees it in a list."""

    id: str
    game: str
    created: float
    changed: float
    entries: int
    closed: bool


def count_orders(db: Connection) -> int:
    found = db.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == ORDERS)).scalar()
    return int(found or 0)


def give_order(db: Connection) -> None:
    """A running server shall look at what has changed."""
    number = str(count_orders(db) + 1)
    done = db.execute(sa.update(SETTINGS).where(SETTINGS.c.key == ORDERS).values(value=number))
    if not done.rowcount:
        db.execute(sa.insert(SETTINGS), {"key": ORDERS, "value": number})


def list_tables(db: Connection, most: int = 1_000) -> list[Line]:
    """The tables, those first at which something happened last."""
    log = (
        sa.select(
            ENTRIES.c.table_id,
            sa.func.max(ENTRIES.c.at).label("changed"),
            sa.func.count().label("entries"),
        )
        .group_by(ENTRIES.c.table_id)
        .subquery()
    )
    changed = sa.func.coalesce(log.c.changed, TABLES.c.created)
    wanted = (
        sa.select(TABLES, changed.label("changed"), sa.func.coalesce(log.c.entries, 0).label("n"))
        .select_from(TABLES.outerjoin(log, log.c.table_id == TABLES.c.id))
        .order_by(changed.desc())
        .limit(most)
    )
    return [
        Line(row["id"], row["game"], row["created"], row["changed"], row["n"], row["closed"])
        for row in db.execute(wanted).mappings()
    ]


def find_line(db: Connection, table: str) -> Line:
    head, entries = read_table(db, table)
    changed = entries[-1].at if entries else head.created
    closed = any(entry.kind in (journal.OVER, journal.END) for entry in entries)
    return Line(table, head.game, head.created, changed, len(entries), closed)


def read_table(db: Connection, table: str) -> tuple[Head, list[Entry]]:
    wanted = sa.select(TABLES, sa.literal("").label("pack")).where(TABLES.c.id == table)
    row = db.execute(wanted).mappings().first() if check_id(table) else None
    if row is None:
        raise BadInput(f"There is no table '{table}'.")
    log = sa.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    return head_of(row), [entry_of(entry) for entry in db.execute(log).mappings()]


def recovery_key(engine: Engine, table: str, seat: int) -> str:
    """What gives a seat back to a person who has lost its key."""
    with engine.connect() as db:
        head, entries = read_table(db, table)
        found = db.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == "secret")).scalar()
    sheet = fold_sheet(head, entries)
    if not 0 <= seat < len(sheet.chairs) or sheet.chairs[seat].kind != "human":
        raise BadInput(f"Nobody sits at seat {seat} of table {table}.")
    keys = Keys(bytes.fromhex(found or ""))
    return keys.recovery(table, seat, sheet.chairs[seat].key, int(time.time() // DAY))


def write_entry(engine: Engine, table: str, entry: Entry) -> None:
    """One more line in a table's log, as another server process would write it."""
    with engine.begin() as db:
        find_line(db, table)
        last = db.execute(
            sa.select(sa.func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == table)
        ).scalar()
        entry.number, entry.at = (last or 0) + 1, time.time()
        db.execute(sa.insert(ENTRIES).values(row_of(table, entry)))
        if entry.kind == journal.END:
            db.execute(sa.update(TABLES).where(TABLES.c.id == table).values(closed=True))
        give_order(db)


def delete_tables(db: Connection, tables: list[str]) -> None:
    for part in (tables[n : n + 400] for n in range(0, len(tables), 400)):
        for beside in (ENTRIES, PICTURES, REVIEWS, REPORTS):
            db.execute(sa.delete(beside).where(beside.c.table_id.in_(part)))
        db.execute(sa.delete(TABLES).where(TABLES.c.id.in_(part)))
    used = sa.select(TABLES.c.content).where(TABLES.c.content.is_not(None))
    db.execute(sa.delete(CONTENTS).where(CONTENTS.c.id.not_in(used)))
    give_order(db)


def tidy(engine: Engine, finished: float | None, abandoned: float | None) -> list[str]:
    """Delete tables at which nothing has happened for so many days; None: keep them."""
    now = time.time()
    with engine.begin() as db:
        old = [
            line.id
            for line in list_tables(db, most=10_000_000)
            if (days := finished if line.closed else abandoned) is not None
            and line.changed < now - days * DAY
        ]
        if old:
            delete_tables(db, old)
    return old


def bans(db: Connection) -> list[tuple[str, float, str]]:
    wanted = sa.select(BANS).order_by(BANS.c.at)
    return [(row["who"], row["at"], row["note"]) for row in db.execute(wanted).mappings()]


def ban(db: Connection, name: str, note: str) -> str:
    who = network_of(name)
    db.execute(sa.delete(BANS).where(BANS.c.who == who))
    db.execute(sa.insert(BANS), {"who": who, "at": time.time(), "note": note})
    give_order(db)
    return who


def lift_ban(db: Connection, name: str) -> str:
    who = network_of(name)
    if not db.execute(sa.delete(BANS).where(BANS.c.who == who)).rowcount:
        raise BadInput(f"{who} is not banned.")
    give_order(db)
    return who


def network_of(name: str) -> str:
    try:
        return plain_network(name)
    except ValueError:
        raise BadInput(f"'{name}' is not an address or a network.") from None


def rotate_secret(db: Connection) -> None:
    """From now on no key that was ever given out opens anything."""
    db.execute(sa.delete(SETTINGS).where(SETTINGS.c.key == "secret"))
    db.execute(sa.insert(SETTINGS), {"key": "secret", "value": secrets.token_hex(32)})
    give_order(db)
