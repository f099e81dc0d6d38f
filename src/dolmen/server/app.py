"""The web application: routes and sockets."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from dolmen.core.own_pack import OwnPack
from dolmen.core.record import parse
from dolmen.core.refusal import BadInput
from dolmen.games import all_games
from dolmen.server import examples, packs, texts, wire
from dolmen.server.archive import Archive
from dolmen.server.assets import WEB, Assets
from dolmen.server.checks import Forbidden, NotFound, find_game
from dolmen.server.coach_pages import CoachPages
from dolmen.server.coaching import Coaching
from dolmen.server.companions import CompanionPages
from dolmen.server.complaints import Sentence, Spoken
from dolmen.server.connection import Connection
from dolmen.server.hall import Hall
from dolmen.server.http import (
    address,
    answer,
    asked_language,
    body,
    error,
    keys_of,
    known_language,
    language_of,
    whole,
)
from dolmen.server.limits import PER_HOUR, Limit, TooMany
from dolmen.server.openapi import document
from dolmen.server.pockets import Pockets
from dolmen.server.reception import Reception
from dolmen.server.store import Store
from dolmen.server.workers import Workers
from dolmen.speech import rulebook

P = ParamSpec("P")
T = TypeVar("T")


class Pages:
    """The HTTP part of the protocol."""

    def __init__(self, hall: Hall, limit: Limit, house: Sequence[OwnPack] = ()) -> None:
        self.hall = hall
        self.house = house  # packs that the host of this server offers
        self.looks = Limit(packs.PER_HOUR, what="too_many_packs")
        self.reception = Reception(hall)
        self.archive = Archive(hall)
        self.pockets = Pockets(hall.store, hall.keys)
        self.coaching = Coaching(hall)
        self.assets = Assets()
        self.limit = limit

    def count_table(self, request: Request) -> None:
        self.limit.count(address(request))

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

    async def service(self, request: Request) -> Response:
        """The service worker: it speaks for all pages only from the root."""
        found = self.assets.file("service.js", request)
        if found is None:
            raise NotFound(Sentence("nothing_here"))
        return found

    async def games(self, request: Request) -> Response:
        return answer([texts.game_info(game) for game in all_games()])

    async def words(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return self.assets.list(texts.words, game.id, language_of(request)).answer(request)

    async def catalogue(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        if "language" not in request.query_params:
            return self.assets.list(texts.catalogue, game.id).answer(request)
        language = known_language(request.query_params["language"])
        return self.assets.list(texts.catalogue_in, game.id, language).answer(request)

    async def interface(self, request: Request) -> Response:
        return self.assets.list(interface_words, language_of(request)).answer(request)

    async def make(self, request: Request) -> Response:
        plan = await body(request, wire.NewTable)
        self.count_table(request)
        return answer(await self.reception.make(plan))

    async def tables(self, request: Request) -> Response:
        wanted = request.query_params.get("of")
        if wanted is None:
            return answer(await self.reception.listed())
        return answer(await self.reception.known(wanted.split(",")))

    async def table(self, request: Request) -> Response:
        return answer((await self.hall.find(request.path_params["table"])).info())

    async def join(self, request: Request) -> Response:
        wanted = await body(request, wire.Join)
        return answer(await self.reception.join(request.path_params["table"], wanted))

    async def invites(self, request: Request) -> Response:
        token = keys_of(request) or ""
        return answer(await self.reception.open_invites(request.path_params["table"], token))

    async def fill_pocket(self, request: Request) -> Response:
        pocket = await body(request, wire.Pocket)
        return answer(await self.pockets.fill(address(request), pocket))

    async def open_pocket(self, request: Request) -> Response:
        code = (await body(request, wire.OpenPocket)).code
        return answer(await self.pockets.open(address(request), code))

    async def replay(self, request: Request) -> Response:
        query = request.query_params
        seat = whole("seat", query["seat"]) if "seat" in query else None
        frames = await self.archive.replay(request.path_params["table"], keys_of(request), seat)
        return Response(frames, media_type="application/json")

    async def result(self, request: Request) -> Response:
        told = await self.archive.result(request.path_params["table"], keys_of(request))
        return Response(told, media_type="application/json")

    async def record(self, request: Request) -> Response:
        return file(await self.archive.record(request.path_params["table"], keys_of(request)))

    async def bring_in(self, request: Request) -> Response:
        source = (await body(request, wire.Import)).record
        self.count_table(request)
        return answer(await self.reception.bring_in(source))

    async def report(self, request: Request) -> Response:
        name, text = await self.archive.report(await body(request, wire.Report))
        return answer(wire.ReportKept(name), 202) if text is None else file(text)

    async def read_report(self, request: Request) -> Response:
        return file(await self.archive.read_report(request.path_params["report"]))

    async def rules(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        page = found(rulebook.rules_page, game, asked_language(request))
        return answer(wire.Rules(page.text, page.language))

    async def summary(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        language = language_of(request)
        return answer(wire.Rules(found(rulebook.summary, game, language), language))

    async def examples(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        wanted = (examples.write_examples, game.id, language_of(request))
        return (await self.assets.list_from(self.hall.workers.run, *wanted)).answer(request)

    async def legend(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return self.assets.list(examples.legend, game.id, language_of(request)).answer(request)

    async def box(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return answer(texts.box(game.id, language_of(request)))

    async def forms(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return self.assets.list(texts.forms, game.id, language_of(request)).answer(request)

    async def shipped_box(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return self.assets.list(packs.shipped, game.id, language_of(request)).answer(request)

    async def own_box(self, request: Request) -> Response:
        """What the box looks like with a pack, while somebody works on it."""
        game, language = find_game(request.path_params["game"]), language_of(request)
        wanted = await body(request, wire.BoxRequest)
        return await self.of_pack(
            request, packs.describe, game.id, language, wanted.pack, wanted.entry
        )

    async def read_pack(self, request: Request) -> Response:
        source = (await body(request, wire.PackText)).text
        return await self.of_pack(request, packs.open_text, source)

    async def write_pack(self, request: Request) -> Response:
        plain = (await body(request, wire.PackBody)).pack
        return await self.of_pack(request, packs.write_text, plain)

    async def of_pack(self, request: Request, work: Callable[..., bytes], *args: Any) -> Response:
        """Reading a pack is for a worker, and one address may have only so much of it."""
        self.looks.count(address(request))
        made = await self.hall.workers.run(work, *args)
        return Response(made, media_type="application/json")

    async def house_packs(self, request: Request) -> Response:
        return answer([pack.plain() for pack in self.house])

    async def table_pack(self, request: Request) -> Response:
        table = await self.hall.find(request.path_params["table"])
        header = parse(table.sheet.head.header).header
        if header.pack is None:
            raise NotFound("This table plays with what is shipped.")
        language = language_of(request)
        made = await self.hall.workers.run(
            packs.describe_table, header.pack.line(), header.game, language
        )
        return Response(made, media_type="application/json")

    async def ruling(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        number = request.path_params["number"]
        page = found(rulebook.rules_page, game, asked_language(request))
        ruling = rulebook.Rulebook(game.id, page.text).ruling(number)
        if ruling is None:
            raise NotFound(f"The rules of {game.id} have no ruling {number}.")
        parts = (ruling.heading, *ruling.lines)
        text = "\n".join(part for part in parts if part)
        return answer(wire.Ruling(ruling.number, text, page.language))

    async def openapi(self, request: Request) -> Response:
        return answer(document())

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        await Connection(socket, self.hall, self.coaching).serve(socket.path_params["table"])


def found(read: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """What a game may have or not: asking for a page that is not there is not an error."""
    try:
        return read(*args, **more)
    except BadInput as error:
        raise NotFound(str(error)) from None


def file(text: str) -> Response:
    return Response(text, media_type="text/plain; charset=utf-8")


def interface_words(language: str) -> dict[str, Any]:
    path = WEB / "text" / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


Handler = Callable[[Request], Awaitable[Response]]


def make_app(
    store: Store,
    workers: Workers | None = None,
    tables_per_hour: int = PER_HOUR,
    house: Sequence[OwnPack] = (),
) -> Starlette:
    pool = workers or Workers()
    hall = Hall(store, pool)
    pages = Pages(hall, Limit(tables_per_hour), house)
    coach = CoachPages(hall)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        pool.open()
        background = [
            asyncio.create_task(work)
            for work in (
                hall.attendant.tick(),
                hall.attendant.listen(),
                hall.archivist.work(),
                coach.reviews.work(),
            )
        ]
        yield
        for task in background:
            task.cancel()
        await hall.close()
        pool.close()
        store.close()

    def get(path: str, handler: Handler) -> Route:
        return Route(path, handler, methods=["GET"])

    def post(path: str, handler: Handler) -> Route:
        return Route(path, handler, methods=["POST"])

    return Starlette(
        routes=[
            get("/", pages.index),
            get("/t/{table}", pages.at_table),
            get("/g/{table}", pages.at_table),
            get("/t/{table}/review", pages.index),
            get("/t/{table}/practice/{seat}", pages.at_table),
            get("/about", pages.index),
            get("/take", pages.index),
            get("/companion", pages.index),
            get("/help/{game}", pages.index),
            get("/help/{game}/{page}", pages.index),
            get("/box/{game}", pages.index),
            get("/api/games", pages.games),
            get("/api/games/{game}/words/{language}", pages.words),
            get("/api/games/{game}/catalogue", pages.catalogue),
            get("/api/games/{game}/components/{language}", pages.box),
            get("/api/games/{game}/forms/{language}", pages.forms),
            get("/api/games/{game}/box/{language}", pages.shipped_box),
            post("/api/games/{game}/box/{language}", pages.own_box),
            get("/api/packs", pages.house_packs),
            post("/api/packs/read", pages.read_pack),
            post("/api/packs/write", pages.write_pack),
            get("/api/games/{game}/summary/{language}", pages.summary),
            get("/api/games/{game}/examples/{language}", pages.examples),
            get("/api/games/{game}/legend/{language}", pages.legend),
            get("/api/words/{language}", pages.interface),
            post("/api/tables", pages.make),
            get("/api/tables", pages.tables),
            get("/api/tables/{table}", pages.table),
            post("/api/tables/{table}/join", pages.join),
            get("/api/tables/{table}/invites", pages.invites),
            get("/api/tables/{table}/replay", pages.replay),
            get("/api/tables/{table}/result", pages.result),
            get("/api/tables/{table}/record", pages.record),
            get("/api/tables/{table}/pack/{language}", pages.table_pack),
            post("/api/pocket", pages.fill_pocket),
            post("/api/pocket/open", pages.open_pocket),
            *coach.routes(),
            *CompanionPages(hall).routes(),
            post("/api/import", pages.bring_in),
            post("/api/report", pages.report),
            get("/api/report/{report}", pages.read_report),
            get("/api/rules/{game}", pages.rules),
            get("/api/rules/{game}/{number}", pages.ruling),
            get("/api/openapi.json", pages.openapi),
            WebSocketRoute("/ws/{table}", pages.socket),
            get("/web/{path:path}", pages.web),
            get("/service.js", pages.service),
        ],
        middleware=[Middleware(Spoken), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            TooMany: lambda _, e: error(429, e),
            NotFound: lambda _, e: error(404, e),
            Forbidden: lambda _, e: error(403, e),
            BadInput: lambda _, e: error(400, e),
            404: lambda _, e: error(404, str(Sentence("nothing_here"))),
            405: lambda _, e: error(405, "That cannot be done here."),
            Exception: lambda _, e: error(500, str(Sentence("broken"))),
        },
        lifespan=lifespan,
    )
