"""Sessions beside a real table, kept for their device and for any other that has their address.

A session is named by a secret of 128 bits, of which the server keeps a hash. Its log only grows:
a device sends what it has entered with the number of the first operation, so that whatever was
entered without a connection arrives later, and nothing twice.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

from msgspec import convert
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dolmen.companion.handover import record_of, retold, show_handover
from dolmen.companion.pad import show_pad
from dolmen.companion.session import Session, read_session, read_start, session_of
from dolmen.companion.show import show, teller_of, words_of
from dolmen.companion.words import problem
from dolmen.core.position import BadPosition
from dolmen.core.refusal import BadInput
from dolmen.server import beside
from dolmen.server.checks import NotFound
from dolmen.server.complaints import Sentence
from dolmen.server.hall import Hall
from dolmen.server.http import address, answer, asked_language, body, keys_of, language_of
from dolmen.server.limits import Limit

PER_HOUR = 120


class CompanionPages:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.limit = Limit(PER_HOUR, what="too_many_sessions", tallies=hall.store.tallies)

    def routes(self) -> list[Route]:
        one = "/api/companion/session"
        return [
            Route("/api/companion", self.begin, methods=["POST"]),
            Route("/api/companion/words/{language}", self.words, methods=["GET"]),
            Route("/api/companion/pad", self.pad, methods=["POST"]),
            Route(one, self.look, methods=["GET"]),
            Route(one, self.enter, methods=["POST"]),
            Route(f"{one}/table", self.position, methods=["GET"]),
            Route(f"{one}/table", self.hand_over, methods=["POST"]),
        ]

    def name(self, request: Request) -> str:
        """The secret is shown in a header: addresses end up in logs."""
        return self.hall.keys.make("companion", keys_of(request) or "")

    async def words(self, request: Request) -> Response:
        return answer(convert(words_of(language_of(request)), beside.Texts))

    async def pad(self, request: Request) -> Response:
        language = asked_language(request)
        return answer(
            convert(show_pad(await body(request, dict[str, Any]), language), beside.PadShown)
        )

    async def begin(self, request: Request) -> Response:
        language = asked_language(request)
        wanted = await body(request, beside.Begin)
        await self.limit.count(address(request))
        if wanted.record:
            begun = await self.hall.workers.run_beside(session_from, wanted.record)
        else:
            begun = Session(read_start(wanted.start)).json()
        secret = secrets.token_urlsafe(16)
        name = self.hall.keys.make("companion", secret)
        shown = await self.hall.workers.run_beside(shown_as, begun, language)
        await self.hall.store.keep_session(
            name, json.dumps(begun["start"]), json.dumps(begun["log"]), len(begun["log"])
        )
        return answer(beside.Begun(shown.shown, shown.log, id=secret))

    async def session(self, name: str) -> Session:
        found = await self.hall.store.session(name)
        if found is None:
            raise NotFound(Sentence("nothing_here"))
        start, log = found
        return read_session({"start": json.loads(start), "log": json.loads(log)})

    async def look(self, request: Request) -> Response:
        session = await self.session(self.name(request))
        language = asked_language(request)
        return answer(await self.hall.workers.run_beside(shown_as, session.json(), language))

    async def enter(self, request: Request) -> Response:
        """Append what is new. Where the device and the server disagree, the server's log holds,
        and the device is told so."""
        sent = await body(request, beside.Operations)
        language, name = asked_language(request), self.name(request)
        session = await self.session(name)
        before = len(session.log)
        if not 0 <= sent.after <= before:
            raise BadInput(problem("entries_missing"))
        known = session.log[sent.after :]
        agreed = len(sent.operations) >= len(known) and sent.operations[: len(known)] == known
        if agreed:
            for operation in sent.operations[len(known) :]:
                session.add(operation)
            log = json.dumps(session.log)
            if len(session.log) > before and not await self.hall.store.extend_session(
                name, before, log, len(session.log)
            ):
                agreed, session = False, await self.session(name)
        elif known[: len(sent.operations)] == sent.operations:
            agreed = True  # sent a second time
        shown = await self.hall.workers.run_beside(shown_as, session.json(), language)
        return answer(beside.Told(shown.shown, shown.log, agreed))

    async def position(self, request: Request) -> Response:
        """What a digital table could be told, and what of it is known."""
        session, language = await self.session(self.name(request)), asked_language(request)
        return answer(await self.hall.workers.run_beside(position_of, session.json(), language))

    async def hand_over(self, request: Request) -> Response:
        """The record of a digital game that begins where the session is."""
        sent = await body(request, beside.Answers)
        session, language = await self.session(self.name(request)), asked_language(request)
        await self.limit.count(address(request))
        run = self.hall.workers.run_beside
        return answer(await run(table_of, session.json(), sent.answers, language))


def session_from(record: str) -> dict[str, Any]:
    return session_of(record).json()


def shown_as(data: dict[str, Any], language: str) -> beside.Told:
    """What the page shows, with the log that the device keeps."""
    session = read_session(data)
    return convert({"shown": show(session, language), "log": session.log}, beside.Told)


def position_of(data: dict[str, Any], language: str) -> beside.Handover:
    session = read_session(data)
    return convert(show_handover(session, teller_of(session, language)), beside.Handover)


def table_of(data: dict[str, Any], answers: dict[str, Any], language: str) -> beside.RecordText:
    session = read_session(data)
    try:
        return beside.RecordText(str(record_of(session, answers)))
    except BadPosition as error:
        raise retold(error, session, teller_of(session, language)) from None
