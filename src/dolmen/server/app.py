"""The web application of a server: what pages ask of the hall, the files of these pages, and what
keeps a public place in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from dolmen.core.content import LANGUAGES
from dolmen.core.own_pack import OwnPack
from dolmen.core.refusal import BadInput
from dolmen.server import manual
from dolmen.server.assets import Assets
from dolmen.server.caretaker import Caretaker
from dolmen.server.checks import NotFound
from dolmen.server.coach_pages import CoachPages
from dolmen.server.complaints import Sentence, Spoken
from dolmen.server.driver_trouble import trouble_of
from dolmen.server.garbage import Litter
from dolmen.server.guard import Guard, policy
from dolmen.server.hall import Hall
from dolmen.server.http import error
from dolmen.server.limits import PER_HOUR, Limit
from dolmen.server.meters import HealthPages, Meters
from dolmen.server.offline_files import OfflineFiles
from dolmen.server.openapi import document
from dolmen.server.pages import Pages, get, refusals_of, routes_of
from dolmen.server.store import Store
from dolmen.server.workers import Workers
from dolmen.speech.grammar import category


class Files:
    """The files of the browser table."""

    def __init__(self, hall: Hall, assets: Assets) -> None:
        self.hall = hall
        self.assets = assets

    async def index(self, request: Request) -> Response:
        return self.page(request, None)

    async def at_table(self, request: Request) -> Response:
        try:
            table = await self.hall.find(request.path_params["table"])
        except BadInput:  # the page itself says that there is no such table
            return self.page(request, None)
        return self.page(request, table.sheet.head.game)

    def page(self, request: Request, game: str | None) -> Response:
        page = self.assets.page(game)
        if page is None:
            return Response("The browser table is not built yet.", 200, media_type="text/plain")
        return page.answer(request)

    async def web(self, request: Request) -> Response:
        found = self.assets.file(request.path_params["path"], request)
        if found is None:
            raise NotFound(Sentence("nothing_here"))
        return found

    async def openapi(self, request: Request) -> Response:
        return self.assets.list(document).answer(request)

    async def service(self, request: Request) -> Response:
        """The service worker: it speaks for all pages only from the root."""
        found = self.assets.file("service.js", request)
        if found is None:
            raise NotFound(Sentence("nothing_here"))
        return found


def make_app(
    store: Store,
    workers: Workers | None = None,
    tables_per_hour: int = PER_HOUR,
    house: Sequence[OwnPack] = (),
    keep: tuple[float | None, float | None] = (None, None),
    alone: bool = False,
    offline: Path | None = None,
) -> Starlette:
    """`alone`: the process does nothing else, so its garbage is ours too. `offline`: the folder of
    the table without a server."""
    pool = workers or Workers()
    meters = Meters()
    hall = Hall(store, pool, meters)
    limit = Limit(tables_per_hour, tallies=store.tallies)
    pages = Pages(hall, limit, house)
    files = Files(hall, pages.assets)
    index = pages.assets.page(None)
    rules = policy(b"" if index is None else index.body)
    coach = CoachPages(hall)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        pool.open()
        if alone:
            for language in LANGUAGES:
                category(language, 1)  # reads the rules of its plurals, which would hold up a move
            hall.garbage.begin()
        background = [
            asyncio.create_task(work)
            for work in (
                hall.attendant.tick(),
                hall.attendant.listen(),
                Caretaker(hall, store.engine, keep).work(),
                hall.archivist.work(),
                coach.reviews.work(),
                hall.garbage.work(),
            )
        ]
        yield
        for task in background:
            task.cancel()
        await hall.close()
        pool.close()
        store.close()

    return Starlette(
        routes=[
            get("/", files.index),
            get("/t/{table}", files.at_table),
            get("/g/{table}", files.at_table),
            get("/t/{table}/review", files.index),
            get("/t/{table}/practice/{seat}", files.at_table),
            get("/about", files.index),
            get("/take", files.index),
            get("/companion", files.index),
            get("/help/{game}", files.index),
            get("/help/{game}/{page}", files.index),
            get("/box/{game}", files.index),
            *routes_of(pages, coach),
            *HealthPages(hall, meters, store).routes(),
            *manual.routes(),
            get("/api/openapi.json", files.openapi),
            get("/web/{path:path}", files.web),
            get("/service.js", files.service),
            *([] if offline is None else OfflineFiles(offline).routes()),
        ],
        middleware=[
            Middleware(Litter, garbage=hall.garbage),
            Middleware(Spoken),
            Middleware(Guard, policy=rules, bans=hall.bans, shares=hall.shares),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            **refusals_of(hall),
            SQLAlchemyError: lambda _, e: error(503, trouble_of(e)),
        },
        lifespan=lifespan,
    )
