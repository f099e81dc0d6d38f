"""All games of a browser as one file, to keep them safe or to take them to another browser.

The file holds the rows as they are kept: heads, logs and content. A table that is there already is
left alone unless the file knows more of it. Whoever brings a file has all seats in it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dolmen.core.refusal import BadInput
from dolmen.offline.local_store import PUT, LocalStore, Write, rows, save, written
from dolmen.server.complaints import Sentence
from dolmen.server.contents import Kept
from dolmen.server.hall import Hall
from dolmen.server.http import answer
from dolmen.server.journal import Entry, Head
from dolmen.server.reception import Reception
from dolmen.server.table import Table

FORM = "dolmen games 1"


class Packed(msgspec.Struct):
    """A table as it is kept."""

    head: Head
    closed: bool
    content: str | None
    entries: list[Entry]


class Case(msgspec.Struct):
    """The file."""

    form: str
    contents: list[Kept]
    tables: list[Packed]


class Luggage:
    def __init__(self, hall: Hall, store: LocalStore) -> None:
        self.hall = hall
        self.store = store

    def routes(self) -> list[Route]:
        return [
            Route("/api/luggage", self.pack, methods=["GET"]),
            Route("/api/luggage", self.unpack, methods=["POST"]),
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
        return answer(case)

    async def unpack(self, request: Request) -> Response:
        """Answers with the keys to the tables that are new here."""
        case = read_case(await request.body())
        new = [packed for packed in case.tables if await self.is_new(packed)]
        writes: list[Write] = [(PUT, "contents", kept.id, written(kept)) for kept in case.contents]
        for packed in new:
            writes += self.writes_of(packed)
        await save(self.store.drawers, writes)
        made = []
        for packed in new:
            known = self.hall.tables.get(packed.head.id)
            if known is not None:
                self.hall.forget(known)
            table = await self.hall.find(packed.head.id)
            if isinstance(table, Table):
                made.append(Reception(self.hall).made(table.sheet))
        return answer(made)

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
