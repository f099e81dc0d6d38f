"""Sessions beside a real table, kept for their device and for any other that has their address.

A session is named by a secret of 128 bits, of which the server keeps a hash. Its log only grows:
a device sends what it has entered with the number of the first operation, so that whatever was
entered without a connection arrives later, and nothing twice.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dolmen.companion.pad import show_pad
from dolmen.companion.session import Session, read_session, read_start, session_of
from dolmen.companion.show import show, words_of
from dolmen.core.refusal import BadInput
from dolmen.server.checks import NotFound
from dolmen.server.complaints import Sentence
from dolmen.server.hall import Hall
from dolmen.server.http import address, answer, asked_language, body, keys_of, language_of
from dolmen.server.limits import Limit
from dolmen.server.schema import COMPANIONS

PER_HOUR = 120
KEPT_DAYS = 400


class Begin(msgspec.Struct):
    """A header, or the record of a digital solo game."""

    start: dict[str, Any] | None = None
    record: str = ""


class Operations(msgspec.Struct):
    """What was entered since operation `after`."""

    after: int
    operations: list[dict[str, Any]]


class Companions:
    """The sessions in the database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def keep(self, name: str, session: dict[str, Any]) -> None:
        now, log = time.time(), session["log"]
        row = {"id": name, "at": now, "start": json.dumps(session["start"])}
        row |= {"length": len(log), "log": json.dumps(log)}
        with self.engine.begin() as db:
            old = now - KEPT_DAYS * 86_400
            db.execute(sa.delete(COMPANIONS).where(COMPANIONS.c.at < old))
            db.execute(sa.insert(COMPANIONS), row)

    def read(self, name: str) -> tuple[str, str] | None:
        with self.engine.connect() as db:
            wanted = sa.select(COMPANIONS.c.start, COMPANIONS.c.log)
            found = db.execute(wanted.where(COMPANIONS.c.id == name)).first()
            return None if found is None else (found.start, found.log)

    def extend(self, name: str, before: int, log: list[dict[str, Any]]) -> bool:
        """A longer log, unless somebody else was faster."""
        with self.engine.begin() as db:
            same = sa.and_(COMPANIONS.c.id == name, COMPANIONS.c.length == before)
            values = {"length": len(log), "log": json.dumps(log), "at": time.time()}
            done = db.execute(sa.update(COMPANIONS).where(same).values(**values))
            return bool(done.rowcount)


class CompanionPages:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept = Companions(hall.store.engine)
        self.limit = Limit(PER_HOUR, what="too_many_tables")

    def routes(self) -> list[Route]:
        one = "/api/companion/session"
        return [
            Route("/api/companion", self.begin, methods=["POST"]),
            Route("/api/companion/words/{language}", self.words, methods=["GET"]),
            Route("/api/companion/pad", self.pad, methods=["POST"]),
            Route(one, self.look, methods=["GET"]),
            Route(one, self.enter, methods=["POST"]),
        ]

    def name(self, request: Request) -> str:
        """The secret is shown in a header: addresses end up in logs."""
        return self.hall.keys.make("companion", keys_of(request) or "")

    async def words(self, request: Request) -> Response:
        return answer(words_of(language_of(request)))

    async def pad(self, request: Request) -> Response:
        language = asked_language(request)
        return answer(show_pad(await body(request, dict[str, Any]), language))

    async def begin(self, request: Request) -> Response:
        language = asked_language(request)
        wanted = await body(request, Begin)
        self.limit.count(address(request))
        if wanted.record:
            begun = await self.hall.workers.run(session_from, wanted.record)
        else:
            begun = Session(read_start(wanted.start)).json()
        secret = secrets.token_urlsafe(16)
        name = self.hall.keys.make("companion", secret)
        shown = await self.hall.workers.run(shown_as, begun, language)
        await asyncio.to_thread(self.kept.keep, name, begun)
        return answer({"id": secret, **shown})

    async def session(self, name: str) -> Session:
        found = await asyncio.to_thread(self.kept.read, name)
        if found is None:
            raise NotFound(Sentence("nothing_here"))
        start, log = found
        return read_session({"start": json.loads(start), "log": json.loads(log)})

    async def look(self, request: Request) -> Response:
        session = await self.session(self.name(request))
        language = asked_language(request)
        return answer(await self.hall.workers.run(shown_as, session.json(), language))

    async def enter(self, request: Request) -> Response:
        """Append what is new. Where the device and the server disagree, the server's log holds,
        and the device is told so."""
        sent = await body(request, Operations)
        language, name = asked_language(request), self.name(request)
        session = await self.session(name)
        before = len(session.log)
        if not 0 <= sent.after <= before:
            raise BadInput("Operations are missing before these.")
        known = session.log[sent.after :]
        agreed = len(sent.operations) >= len(known) and sent.operations[: len(known)] == known
        if agreed:
            for operation in sent.operations[len(known) :]:
                session.add(operation)
            if len(session.log) > before and not await asyncio.to_thread(
                self.kept.extend, name, before, session.log
            ):
                agreed, session = False, await self.session(name)
        elif known[: len(sent.operations)] == sent.operations:
            agreed = True  # sent a second time
        shown = await self.hall.workers.run(shown_as, session.json(), language)
        return answer({**shown, "agreed": agreed})


def session_from(record: str) -> dict[str, Any]:
    return session_of(record).json()


def shown_as(data: dict[str, Any], language: str) -> dict[str, Any]:
    """What the page shows, with the log that the device keeps."""
    session = read_session(data)
    return {"shown": show(session, language), "log": session.log}
