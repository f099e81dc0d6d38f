"""What runs in a page's workers: the hall in one, its crew in others. `dolmen_page` is the side of
the browser (`browser/src/offline/worker.ts`)."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from dolmen.offline.drawers import BrowserDrawers
from dolmen.offline.local_crew import do_work
from dolmen.offline.local_hall import LocalHall

LOG = logging.getLogger("dolmen.offline")


class PageHall:
    """Hears what the page asks, also before the hall is open."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.opened = asyncio.ensure_future(self.open())

    async def open(self) -> LocalHall:
        hall = await LocalHall.open(BrowserDrawers(self.page.database), self.send, self.push)
        self.page.ready()
        hall.begin()
        return hall

    async def send(self, worker: int, work: bytes) -> bytes | None:
        done = await self.page.send(worker, work)
        return bytes(done.to_py()) if hasattr(done, "to_py") else None

    def push(self, number: int, text: str | None) -> None:
        self.page.push(number, text)

    def hear(self, asked: str) -> None:
        message = json.loads(asked)
        if self.opened.done():
            self.do(self.opened.result(), message)
        else:
            self.opened.add_done_callback(lambda opened: self.do(opened.result(), message))

    def do(self, hall: LocalHall, message: dict[str, Any]) -> None:
        number = message["id"]
        match message["kind"]:
            case "ask":
                hall.hall.start(self.answer(hall, number, message))
            case "open":
                hall.connect(number, message["path"])
            case "say":
                hall.hear(number, message["text"])
            case "close":
                hall.disconnect(number)

    async def answer(self, hall: LocalHall, number: int, message: dict[str, Any]) -> None:
        try:
            status, kind, body = await hall.answer(
                message["method"],
                message["path"],
                json.dumps(message["headers"]),
                message["body"].encode(),
            )
        except Exception:  # the application has written its answer, then shown the error to us
            LOG.exception("a request failed")
            status, kind, body = 500, "application/json", b"{}"
        self.page.answer(number, status, kind, body)


def begin() -> Callable[[str], None]:
    import dolmen_page

    return PageHall(dolmen_page).hear


def work(sent: Any) -> bytes:
    return do_work(bytes(sent.to_py()))
