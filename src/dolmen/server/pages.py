"""The HTTP part of the protocol and its socket: everything that a page asks of a hall, wherever
that is. `app.py` adds what only a server has."""

from __future__ import annotations

import asyncio
import contextlib
import tomllib
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import cache
from typing import Any, ParamSpec, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

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
from dolmen.server.complaints import Sentence
from dolmen.server.connection import Connection
from dolmen.server.hall import Hall
from dolmen.server.history import PAGE, Page
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
from dolmen.server.limits import Limit, TooMany
from dolmen.server.pockets import Pockets
from dolmen.server.reception import Reception
from dolmen.server.shares import Share, measured
from dolmen.server.sockets import Sockets
from dolmen.server.trouble import Trouble
from dolmen.speech import rulebook

TRY_LATER = 1013
READS_PER_HOUR = 600  # replays, results and records
JOINS_PER_HOUR = 240
REPORTS_PER_HOUR = 20
P = ParamSpec("P")
T = TypeVar("T")


class Pages:
    """The HTTP part of the protocol."""

    def __init__(self, hall: Hall, limit: Limit, house: Sequence[OwnPack] = ()) -> None:
        self.hall = hall
        self.house = house  # packs that the host of this server offers
        tallies = hall.store.tallies
        self.looks = Limit(packs.PER_HOUR, what="too_many_packs", tallies=tallies)
        self.reads = Limit(READS_PER_HOUR, what="too_many_reads", tallies=tallies)
        self.joins = Limit(JOINS_PER_HOUR, what="too_many_joins", tallies=tallies)
        self.reports = Limit(REPORTS_PER_HOUR, what="too_many_reports", tallies=tallies)
        self.sockets = Sockets()
        self.reception = Reception(hall)
        self.archive = Archive(hall)
        self.pockets = Pockets(hall.store, hall.keys)
        self.coaching = Coaching(hall)
        self.assets = Assets()
        self.limit = limit

    async def count_table(self, request: Request) -> None:
        await self.limit.count(address(request))

    async def games(self, request: Request) -> Response:
        return self.assets.list(game_infos).answer(request)

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
        await self.count_table(request)
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
        await self.joins.count(address(request))
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
        first = whole("from", query["from"]) if "from" in query else 0
        page = Page(first, whole("count", query["count"]) if "count" in query else PAGE)
        await self.reads.count(address(request))
        name = request.path_params["table"]
        frames = await self.archive.replay(name, keys_of(request), seat, page)
        return Response(frames, media_type="application/json")

    async def result(self, request: Request) -> Response:
        await self.reads.count(address(request))
        told = await self.archive.result(request.path_params["table"], keys_of(request))
        return Response(told, media_type="application/json")

    async def record(self, request: Request) -> Response:
        await self.reads.count(address(request))
        return file(await self.archive.record(request.path_params["table"], keys_of(request)))

    async def bring_in(self, request: Request) -> Response:
        source = (await body(request, wire.Import)).record
        await self.count_table(request)
        return answer(await self.reception.bring_in(source))

    async def report(self, request: Request) -> Response:
        wanted = await body(request, wire.Report)
        await self.reports.count(address(request))
        name, text = await self.archive.report(wanted)
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
        await self.looks.count(address(request))
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
        page, book = rules_book(game.id, asked_language(request))
        ruling = book.ruling(number)
        if ruling is None:
            raise NotFound(f"The rules of {game.id} have no ruling {number}.")
        parts = (ruling.heading, *ruling.lines)
        text = "\n".join(part for part in parts if part)
        return answer(wire.Ruling(ruling.number, text, page.language))

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        address = socket.client.host if socket.client else None
        share = self.hall.shares.of(address)
        visitor = Connection(socket, self.hall, self.coaching, share)
        try:
            with self.sockets.one_more(address):
                visit = visitor.serve(socket.path_params["table"])
                # As a task of its own: every message would pass all layers of the application.
                await asyncio.create_task(visit if share is None else take_part(visit, share))
        except TooMany as error:
            visitor.refuse(str(error))
            with contextlib.suppress(WebSocketDisconnect):  # gone meanwhile
                await socket.close(TRY_LATER)


async def take_part(visit: Coroutine[Any, Any, None], share: Share) -> None:
    await measured(visit, share)


def found(read: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """What a game may have or not: asking for a page that is not there is not an error."""
    try:
        return read(*args, **more)
    except BadInput as error:
        raise NotFound(str(error)) from None


@cache
def rules_book(game: str, language: str) -> tuple[rulebook.Page, rulebook.Rulebook]:
    page = found(rulebook.rules_page, find_game(game), language)
    return page, rulebook.Rulebook(game, page.text)


def game_infos() -> list[wire.GameInfo]:
    return [texts.game_info(game) for game in all_games()]


def file(text: str) -> Response:
    return Response(text, media_type="text/plain; charset=utf-8")


def interface_words(language: str) -> dict[str, Any]:
    path = WEB / "text" / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def too_many(hall: Hall, problem: Exception) -> Response:
    hall.meters.refused.inc()
    return error(429, problem)


Handler = Callable[[Request], Awaitable[Response]]


def get(path: str, handler: Handler) -> Route:
    return Route(path, handler, methods=["GET"])


def post(path: str, handler: Handler) -> Route:
    return Route(path, handler, methods=["POST"])


def routes_of(pages: Pages, coach: CoachPages) -> list[BaseRoute]:
    return [
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
        *CompanionPages(pages.hall).routes(),
        post("/api/import", pages.bring_in),
        post("/api/report", pages.report),
        get("/api/report/{report}", pages.read_report),
        get("/api/rules/{game}", pages.rules),
        get("/api/rules/{game}/{number}", pages.ruling),
        WebSocketRoute("/ws/{table}", pages.socket),
    ]


def refusals_of(hall: Hall) -> Mapping[Any, Callable[[Request, Exception], Response]]:
    """What becomes of what went wrong."""
    return {
        TooMany: lambda _, e: too_many(hall, e),
        Trouble: lambda _, e: error(503, e),
        NotFound: lambda _, e: error(404, e),
        Forbidden: lambda _, e: error(403, e),
        BadInput: lambda _, e: error(400, e),
        ClientDisconnect: lambda _, e: Response(status_code=400),  # nobody is there to read it
        404: lambda _, e: error(404, str(Sentence("nothing_here"))),
        405: lambda _, e: error(405, "That cannot be done here."),
        Exception: lambda _, e: error(500, str(Sentence("broken"))),
    }
