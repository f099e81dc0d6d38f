"""Tables kept by a browser: the rows of the server's database, each as JSON, in the drawers of a
small key-value store (IndexedDB, or a dictionary where there is no browser).

What is written is written in one transaction and on the disk when the call returns, and an entry
is only ever added: whoever comes second with the same number is told so.
"""

from __future__ import annotations

import json
import secrets
import time
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from typing import Any, Protocol

import msgspec

from dolmen.server.complaints import Sentence
from dolmen.server.contents import Kept
from dolmen.server.journal import TURNS, Entry, Head, closes
from dolmen.server.pictures import Drawn, Pictures
from dolmen.server.storage import Conflict, News, Stored
from dolmen.server.trouble import Trouble

# Add (and fail if it is there), put (in the place of what is there) or delete a row.
Write = tuple[str, str, str, str]
ADD, PUT, DELETE = "add", "put", "delete"
NUMBER = 8  # digits of an entry's number, so that keys sort like numbers


class Taken(Exception):
    """A row that was to be added is there already."""


class Full(Exception):
    """The browser gives no more room."""


class Drawers(Protocol):
    """Rows of text by drawer and key. Keys of one drawer are sorted as texts."""

    async def read(self, drawer: str, key: str) -> str | None: ...

    async def between(self, drawer: str, first: str, last: str) -> list[str]:
        """The rows whose keys are at least the first and less than the last."""

    async def write(self, writes: list[Write]) -> None:
        """All of them or none. Raises Taken, Full, or OSError."""


class LocalStore:
    shared = False
    tallies = None

    def __init__(self, drawers: Drawers, secret: bytes) -> None:
        self.drawers = drawers
        self.own_secret = secret
        self.contents: set[str] = set()  # that are known to be there

    @classmethod
    async def open(cls, drawers: Drawers) -> LocalStore:
        found = await drawers.read("settings", "secret")
        if found is None:
            found = secrets.token_hex(32)
            await save(drawers, [(PUT, "settings", "secret", found)])
        return cls(drawers, bytes.fromhex(found))

    def secret(self) -> bytes:
        return self.own_secret

    # Tables

    async def create(self, head: Head, entries: list[Entry], kept: Kept | None = None) -> None:
        row = msgspec.to_builtins(head)
        row |= {"closed": closes(entries), "content": None if kept is None else kept.id}
        writes = [(ADD, "tables", head.id, json.dumps(row)), *rows(head.id, entries)]
        if kept is not None and kept.id not in self.contents:
            writes.append((PUT, "contents", kept.id, written(kept)))
        await save(self.drawers, writes)
        if kept is not None:
            self.contents.add(kept.id)

    async def append(self, table: str, entries: list[Entry]) -> None:
        writes = rows(table, entries)
        if closes(entries):
            row = await self.row("tables", table)
            if row is not None:
                writes.append((PUT, "tables", table, json.dumps(row | {"closed": True})))
        await save(self.drawers, writes)

    async def forget(self, table: str) -> None:
        """A table and all that belongs to it. Its content may be another's, too."""
        writes = [
            (DELETE, "entries", key_of(table, entry.number), "")
            for entry in await self.after(table, 0)
        ]
        writes += [(DELETE, drawer, table, "") for drawer in ("tables", "pictures", "reviews")]
        await save(self.drawers, writes)

    async def row(self, drawer: str, key: str) -> dict[str, Any] | None:
        text = await self.drawers.read(drawer, key)
        return None if text is None else json.loads(text)

    async def load(self, table: str) -> Stored | None:
        row = await self.row("tables", table)
        if row is None:
            return None
        content = None
        if row["content"] is not None:
            text = await self.drawers.read("contents", row["content"])
            content = None if text is None else msgspec.json.decode(text, type=Kept)
        return Stored(head_of(row), await self.after(table, 0), content)

    async def after(self, table: str, number: int) -> list[Entry]:
        found = await self.drawers.between("entries", key_of(table, number + 1), f"{table}0")
        return [msgspec.json.decode(text, type=Entry) for text in found]

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        return {table: len(await self.after(table, 0)) for table in tables}

    async def rows_of_tables(self) -> list[dict[str, Any]]:
        found = [json.loads(text) for text in await self.drawers.between("tables", "", "\uffff")]
        return sorted(found, key=lambda row: float(row["created"]))

    async def listed(self, limit: int) -> list[Head]:
        """Those that go on, listed or not: everybody who could look is here."""
        rows = await self.rows_of_tables()
        return [head_of(row) for row in reversed(rows) if not row["closed"]][:limit]

    async def without_content(self) -> list[tuple[str, str]]:
        return []  # there never was a release that stored none here

    async def give_content(self, kept: Kept, tables: list[str]) -> None:
        raise NotImplementedError("every table has its content")

    # Pictures

    async def undrawn(self) -> list[str]:
        """Finished games only: drawing takes a while, and a phone has better things to do at its
        start than to draw games that go on."""
        found = []
        for row in await self.rows_of_tables():
            if row["closed"]:
                drawn = await self.row("pictures", row["id"])
                new = await self.after(row["id"], 0 if drawn is None else drawn["number"])
                if any(entry.kind in TURNS for entry in new):
                    found.append(row["id"])
        return found

    async def keep_pictures(self, table: str, pictures: Pictures) -> None:
        viewers = {str(one): b64encode(data).decode() for one, data in pictures.viewers.items()}
        row = json.dumps({"number": pictures.number, "viewers": viewers})
        await save(self.drawers, [(PUT, "pictures", table, row)])

    async def pictures(self, table: str) -> Pictures | None:
        row = await self.row("pictures", table)
        if row is None:
            return None
        drawn = [Drawn(int(one), b64decode(data)) for one, data in row["viewers"].items()]
        return Pictures(row["number"], drawn)

    # Reviews

    async def keep_review(self, table: str, at: float, done: bool, data: bytes) -> None:
        row = {"table": table, "at": at, "done": done, "data": b64encode(data).decode()}
        await save(self.drawers, [(PUT, "reviews", table, json.dumps(row))])

    async def forget_review(self, table: str) -> None:
        await save(self.drawers, [(DELETE, "reviews", table, "")])

    async def review(self, table: str) -> tuple[bool, bytes] | None:
        row = await self.row("reviews", table)
        return None if row is None else (row["done"], b64decode(row["data"]))

    async def unfinished_reviews(self, before: float) -> list[str]:
        rows = [json.loads(text) for text in await self.drawers.between("reviews", "", "\uffff")]
        waiting = [row for row in rows if not row["done"] and row["at"] < before]
        return [row["table"] for row in sorted(waiting, key=lambda row: float(row["at"]))]

    # Reports and pockets

    async def keep_report(self, name: str, table: str, at: float, text: str) -> None:
        row = json.dumps({"table": table, "at": at, "text": text})
        await save(self.drawers, [(ADD, "reports", name, row)])

    async def report(self, name: str) -> tuple[str, str] | None:
        row = await self.row("reports", name)
        return None if row is None else (row["table"], row["text"])

    async def keep_pocket(self, name: str, text: str, until: float, now: float) -> None:
        row = json.dumps({"text": text, "until": until})
        await save(self.drawers, [(ADD, "pockets", name, row)])

    async def take_pocket(self, name: str, now: float) -> str | None:
        row = await self.row("pockets", name)
        if row is None:
            return None
        await save(self.drawers, [(DELETE, "pockets", name, "")])
        return row["text"] if row["until"] > now else None

    # Sessions beside a real table

    async def keep_session(self, name: str, start: str, log: str, length: int) -> None:
        row = session_row(name, start, log, length)
        await save(self.drawers, [(ADD, "sessions", name, row)])

    async def session(self, name: str) -> tuple[str, str] | None:
        row = await self.row("sessions", name)
        return None if row is None else (row["start"], row["log"])

    async def extend_session(self, name: str, before: int, log: str, length: int) -> bool:
        row = await self.row("sessions", name)
        if row is None or row["length"] != before:
            return False
        row |= {"length": length, "log": log, "at": time.time()}
        await save(self.drawers, [(PUT, "sessions", name, json.dumps(row))])
        return True

    async def forget_session(self, name: str) -> None:
        await save(self.drawers, [(DELETE, "sessions", name, "")])

    # There is nobody else

    async def announce(self, table: str, present: list[int]) -> None:
        pass

    async def news(self) -> AsyncIterator[News | None]:
        return
        yield


async def save(drawers: Drawers, writes: list[Write]) -> None:
    try:
        await drawers.write(writes)
    except Taken:
        raise Conflict from None
    except Full:
        raise Trouble(Sentence("browser_full")) from None
    except OSError:
        raise Trouble(Sentence("browser_storage")) from None


def key_of(table: str, number: int) -> str:
    return f"{table}/{number:0{NUMBER}}"


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def rows(table: str, entries: list[Entry]) -> list[Write]:
    return [(ADD, "entries", key_of(table, entry.number), written(entry)) for entry in entries]


def session_row(name: str, start: str, log: str, length: int) -> str:
    row = {"id": name, "at": time.time(), "start": start, "length": length, "log": log}
    return json.dumps(row)


def head_of(row: dict[str, Any]) -> Head:
    return msgspec.convert(row, Head)
