"""The hall in a browser: it answers the requests and sockets of the page like a server does, by the
very same routes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Scope

from dolmen.offline.local_crew import LocalCrew, Send
from dolmen.offline.local_store import Drawers, LocalStore
from dolmen.offline.luggage import Luggage
from dolmen.server.coach_pages import CoachPages
from dolmen.server.complaints import Spoken
from dolmen.server.hall import Hall
from dolmen.server.limits import Limit
from dolmen.server.pages import Pages, refusals_of, routes_of
from dolmen.server.parcel import EXTENSION, Parcel

LOG = logging.getLogger("dolmen.offline")
HERE = ("127.0.0.1", 0)  # no limit counts for whoever is at the device itself
Push = Callable[[int, str | None], None]  # a message for a socket; None: it is closed


class LocalLine:
    """A socket of the page."""

    def __init__(self, number: int, push: Push) -> None:
        self.number = number
        self.say = push
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.heard.put_nowait({"type": "websocket.connect"})

    def push(self, parcel: Parcel) -> None:
        self.say(self.number, parcel.text.decode())

    async def receive(self) -> Message:
        return await self.heard.get()

    def hear(self, text: str) -> None:
        self.heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.heard.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self.say(self.number, None)


class AppHall:
    """An application that is asked directly, without a network between."""

    def __init__(self, app: ASGIApp, push: Push) -> None:
        self.app = app
        self.push = push
        self.lines: dict[int, LocalLine] = {}
        self.serving: set[asyncio.Task[None]] = set()

    async def answer(
        self, method: str, path: str, headers: str, body: bytes
    ) -> tuple[int, str, bytes]:
        """Status, kind and body of the answer to a request; its headers come as JSON."""
        way, _, query = path.partition("?")
        scope = {
            **scope_of("http", way),
            "method": method,
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode())
                for name, value in json.loads(headers).items()
            ],
        }
        parts: list[bytes] = []
        status, kind = 500, ""

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"").decode()
            else:
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        return status, kind, b"".join(parts)

    def connect(self, number: int, path: str) -> None:
        line = self.lines[number] = LocalLine(number, self.push)
        scope = {**scope_of("websocket", path), "extensions": {EXTENSION: {"line": line}}}
        task = asyncio.ensure_future(self.serve(scope, line))
        self.serving.add(task)
        task.add_done_callback(self.serving.discard)

    async def serve(self, scope: dict[str, Any], line: LocalLine) -> None:
        try:
            await self.app(scope, line.receive, line.send)
        except Exception:
            LOG.exception("a socket failed")
        finally:
            self.lines.pop(line.number, None)
            line.say(line.number, None)

    def hear(self, number: int, text: str) -> None:
        if number in self.lines:
            self.lines[number].hear(text)

    def disconnect(self, number: int) -> None:
        if number in self.lines:
            self.lines[number].hang_up()


class LocalHall(AppHall):
    def __init__(self, store: LocalStore, send: Send, push: Push) -> None:
        self.hall = Hall(store, LocalCrew(send))
        pages = Pages(self.hall, Limit(0))
        coach = CoachPages(self.hall)
        self.background = (
            self.hall.attendant.tick,
            self.hall.archivist.work,
            coach.reviews.work,
        )
        app = Starlette(
            routes=[*routes_of(pages, coach), *Luggage(self.hall, store).routes()],
            middleware=[Middleware(Spoken)],
            exception_handlers=refusals_of(self.hall),
        )
        super().__init__(app, push)

    @classmethod
    async def open(cls, drawers: Drawers, send: Send, push: Push) -> LocalHall:
        return cls(await LocalStore.open(drawers), send, push)

    def begin(self) -> None:
        """From now on bots play, reviews go on and finished games are drawn."""
        for work in self.background:
            self.hall.start(work())


def scope_of(kind: str, path: str) -> Scope:
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "http" if kind == "http" else "ws",
        "query_string": b"",
        "headers": [],
        "client": HERE,
        "server": ("dolmen", 0),
        "subprotocols": [],
    }
