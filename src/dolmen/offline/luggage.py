"""All games of a browser as one file, to keep them safe or to take them to another browser.

The file holds the rows as they are kept: heads, logs and content; and the sessions beside a real
table whose secrets the page shows. What is there already is left alone unless the file knows more
of it. Whoever brings a file has all seats in it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dolmen.companion.session import read_session
from dolmen.core.refusal import BadInput
from dolmen.offline.local_store import PUT, LocalStore, Write, rows, save, session_row, written
from dolmen.server.complaints import Sentence
from dolmen.server.contents import Kept
from dolmen.server.hall import Hall
from dolmen.server.http import answer, keys_of
from dolmen.server.journal import Entry, Head
from dolmen.server.reception import Reception
from dolmen.server.table import Table
from dolmen.server.wire import TableMade

FORM = "dolmen games 1"


class Packed(msgspec.Struct):
    """A table as it is kept."""

    head: Head
    closed: bool
    content: str | None
    entries: list[Entry]


class Beside(msgspec.Struct):
    """A session beside a real table, with its secret: where it comes to, it gets another name."""

    secret: str
    start: dict[str, Any]
    log: list[dict[str, Any]]


class Case(msgspec.Struct):
    """The file."""

    form: str
    contents: list[Kept]
    tables: list[Packed]
    sessions: list[Beside] = []


class Listed(msgspec.Struct):
    """A session that is new here."""

    id: str
    game: str


class Unpacked(msgspec.Struct):
    """What is new: the keys to its tables, and the secrets of its sessions."""

    tables: list[TableMade]
    sessions: list[Listed]


class Luggage:
    def __init__(self, hall: Hall, store: LocalStore) -> None:
        self.hall = hall
        self.store = store

    def routes(self) -> list[Route]:
        return [
            Route("/api/luggage", self.pack, methods=["GET"]),
            Route("/api/luggage", self.unpack, methods=["POST"]),
            Route("/api/luggage/session", self.drop_session, methods=["DELETE"]),
            Route("/api/luggage/{table}", self.drop, methods=["DELETE"]),
        ]

    async def pack(self, request: Request) -> Response:
        case = Case(FORM, [], [])
        for row in await self.store.rows_of_tables():
            stored = await self.store.load(row["id"])
            assert stored is not None
            case.tables.append(Packed(stored.head, row["closed"], row["content"], stored.entries))
            if stored.content is not None and stored.content not in case.contents:
                case.contents.append(stored.content)
        for secret in (keys_of(request) or "").split(","):
            found = await self.store.session(self.name(secret))
            if found is not None:
                start, log = found
                case.sessions.append(Beside(secret, json.loads(start), json.loads(log)))
        return answer(case)

    def name(self, secret: str) -> str:
        return self.hall.keys.make("companion", secret)

    async def unpack(self, request: Request) -> Response:
        case = read_case(await request.body())
        new = [packed for packed in case.tables if await self.is_new(packed)]
        writes: list[Write] = [(PUT, "contents", kept.id, written(kept)) for kept in case.contents]
        for packed in new:
            writes += self.writes_of(packed)
        coming = [one for one in case.sessions if await self.is_longer(one)]
        writes += [self.write_of(one) for one in coming]
        await save(self.store.drawers, writes)
        made = []
        for packed in new:
            known = self.hall.tables.get(packed.head.id)
            if known is not None:
                self.hall.forget(known)
            table = await self.hall.find(packed.head.id)
            if isinstance(table, Table):
                made.append(Reception(self.hall).made(table.sheet))
        listed = [Listed(one.secret, str(one.start.get("game", ""))) for one in coming]
        return answer(Unpacked(made, listed))

    async def drop_session(self, request: Request) -> Response:
        await self.store.forget_session(self.name(keys_of(request) or ""))
        return answer({})

    async def drop(self, request: Request) -> Response:
        """A table goes for good, and makes room."""
        name = request.path_params["table"]
        known = self.hall.tables.get(name)
        if known is not None:
            self.hall.forget(known)
        self.hall.stills.pop(name, None)
        await self.store.forget(name)
        return answer({})

    async def is_new(self, packed: Packed) -> bool:
        known = await self.store.row("tables", packed.head.id)
        if known is None:
            return True
        return len(await self.store.after(packed.head.id, 0)) < len(packed.entries)

    async def is_longer(self, one: Beside) -> bool:
        found = await self.store.session(self.name(one.secret))
        return found is None or len(json.loads(found[1])) < len(one.log)

    def write_of(self, one: Beside) -> Write:
        """It must be one that goes on here: whatever is wrong with it is said now."""
        session = read_session({"start": one.start, "log": one.log})
        name, log = self.name(one.secret), json.dumps(session.log)
        return (
            PUT,
            "sessions",
            name,
            session_row(name, json.dumps(one.start), log, len(session.log)),
        )

    def writes_of(self, packed: Packed) -> list[Write]:
        row: dict[str, Any] = msgspec.to_builtins(packed.head)
        row |= {"closed": packed.closed, "content": packed.content}
        entries = [
            (PUT, drawer, key, text)
            for _, drawer, key, text in rows(packed.head.id, packed.entries)
        ]
        return [(PUT, "tables", packed.head.id, json.dumps(row)), *entries]


def read_case(body: bytes) -> Case:
    try:
        case = msgspec.json.decode(body, type=Case)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadInput(Sentence("no_luggage")) from None
    if case.form != FORM:
        raise BadInput(Sentence("no_luggage"))
    return case
