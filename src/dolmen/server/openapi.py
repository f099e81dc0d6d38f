"""The OpenAPI document of the HTTP part, made from the message structs."""

from __future__ import annotations

from typing import Any

import msgspec

import dolmen.server.wire as wire
from dolmen.server import beside

TEXT = "text/plain"


class Path(msgspec.Struct):
    """One request: what it takes, what it answers."""

    method: str
    path: str
    summary: str
    answer: Any  # a struct, list[struct], dict, or TEXT
    body: Any = None
    query: tuple[tuple[str, str], ...] = ()
    keys: str = ""  # that may be shown as `Authorization: Bearer ...`


SEAT_KEYS = "seat keys, separated by commas"
SESSION_KEY = "the session's secret"
LANGUAGE = (("language", "en, de or fr; English if none is named"),)
PATHS = (
    Path("get", "/api/games", "The games and their options", list[wire.GameInfo]),
    Path("get", "/api/games/{game}/words/{language}", "Sentences and names", wire.Words),
    Path("get", "/api/games/{game}/catalogue", "Static content, for drawing", dict[str, Any]),
    Path(
        "get",
        "/api/games/{game}/components/{language}",
        "Every component with its number and text",
        list[wire.ShelfInfo],
    ),
    Path(
        "get",
        "/api/games/{game}/box/{language}",
        "Every component on its own, with where its data comes from",
        wire.BoxInfo,
    ),
    Path(
        "post",
        "/api/games/{game}/box/{language}",
        "The box with a pack",
        wire.BoxInfo,
        wire.BoxRequest,
    ),
    Path(
        "get",
        "/api/games/{game}/forms/{language}",
        "How components are corrected",
        wire.FormsInfo,
    ),
    Path("get", "/api/packs", "Packs that this server offers", list[dict[str, Any]]),
    Path("post", "/api/packs/read", "A pack out of a file", dict[str, Any], wire.PackText),
    Path("post", "/api/packs/write", "A pack as a file", wire.PackText, wire.PackBody),
    Path("get", "/api/games/{game}/summary/{language}", "The game on one page", wire.Rules),
    Path(
        "get",
        "/api/games/{game}/examples/{language}",
        "Worked examples, and the pictures that help pages are drawn from",
        wire.Examples,
    ),
    Path(
        "get",
        "/api/games/{game}/legend/{language}",
        "Every symbol of the table",
        list[wire.SymbolGroupInfo],
    ),
    Path("get", "/api/words/{language}", "Texts of the browser table", dict[str, Any]),
    Path("get", "/api/rules/{game}", "The rules as Markdown", wire.Rules, query=LANGUAGE),
    Path("get", "/api/rules/{game}/{number}", "One ruling", wire.Ruling, query=LANGUAGE),
    Path("post", "/api/tables", "Make a table", wire.TableMade, wire.NewTable),
    Path(
        "get",
        "/api/tables",
        "Listed tables that go on, or those that are named",
        list[wire.TableInfo],
        query=(("of", "numbers of tables, separated by commas"),),
    ),
    Path("get", "/api/tables/{table}", "One table", wire.TableInfo),
    Path("post", "/api/tables/{table}/join", "Take an open seat", wire.TableMade, wire.Join),
    Path(
        "get",
        "/api/tables/{table}/invites",
        "Invitations to the open seats, for the host",
        list[wire.SeatKey],
        keys="the host's key",
    ),
    Path(
        "get",
        "/api/tables/{table}/replay",
        "Every step, as the viewer knew it; everything once the game is over",
        wire.Replay,
        query=(("seat", "whose eyes; only a held seat while the game goes on"),),
        keys=SEAT_KEYS,
    ),
    Path(
        "get",
        "/api/tables/{table}/result",
        "Points by round as the viewer may know them; once the game is over, all they are made of",
        wire.Result,
        query=(("token", "seat keys, separated by commas"),),
    ),
    Path(
        "get",
        "/api/tables/{table}/record",
        "The record: of a finished game, or for who holds all seats",
        TEXT,
        keys=SEAT_KEYS,
    ),
    Path(
        "get",
        "/api/tables/{table}/pack/{language}",
        "The pack that a table plays with",
        wire.TablePack,
    ),
    Path("post", "/api/pocket", "Seats for another device", wire.PocketCode, wire.Pocket),
    Path("post", "/api/pocket/open", "What waits under a code", wire.Pocket, wire.OpenPocket),
    Path(
        "post",
        "/api/companion",
        "Begin a session beside a real table",
        beside.Begun,
        beside.Begin,
        query=LANGUAGE,
    ),
    Path("get", "/api/companion/words/{language}", "Fixed texts of the companion", beside.Texts),
    Path(
        "post",
        "/api/companion/pad",
        "A score pad",
        beside.PadShown,
        beside.PadAsked,
        query=LANGUAGE,
    ),
    Path(
        "get",
        "/api/companion/session",
        "A session",
        beside.Told,
        query=LANGUAGE,
        keys=SESSION_KEY,
    ),
    Path(
        "post",
        "/api/companion/session",
        "Append to a session what was entered",
        beside.Told,
        beside.Operations,
        query=LANGUAGE,
        keys=SESSION_KEY,
    ),
    Path(
        "get",
        "/api/companion/session/table",
        "What a digital table could be told of a session, and what is known of it",
        beside.Handover,
        query=LANGUAGE,
        keys=SESSION_KEY,
    ),
    Path(
        "post",
        "/api/companion/session/table",
        "The record of a digital game that begins where a session is",
        beside.RecordText,
        beside.Answers,
        keys=SESSION_KEY,
    ),
    Path("post", "/api/tables/{table}/review", "Have a game reviewed", wire.ReviewState),
    Path(
        "delete",
        "/api/tables/{table}/review",
        "Cancel a review that was asked for",
        wire.ReviewState,
        query=(("ticket", "what was given to who asked"),),
    ),
    Path(
        "get",
        "/api/tables/{table}/review/{language}",
        "The review of a game, or how far it is",
        wire.ReviewState,
    ),
    Path(
        "get",
        "/api/tables/{table}/exercise/{move}",
        "A decision of a game that is over, as the seat saw it",
        wire.Snapshot,
    ),
    Path(
        "post",
        "/api/tables/{table}/exercise",
        "What an answer is worth there",
        wire.Exercise,
        wire.TryOut,
    ),
    Path("post", "/api/import", "A record to look at", wire.TableMade, wire.Import),
    Path("post", "/api/report", "A bug report: a file, or its number", TEXT, wire.Report),
    Path("get", "/api/report/{report}", "A bug report, once the game is over", TEXT),
)
SOCKET = (*wire.ServerMessage.__args__, *wire.BrowserMessage.__args__)


def document() -> dict[str, Any]:
    kinds = [path.answer for path in PATHS if path.answer is not TEXT]
    kinds += [path.body for path in PATHS if path.body is not None]
    kinds += [wire.Problem, wire.ReportKept, *SOCKET]
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    of = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path in PATHS:
        paths.setdefault(path.path, {})[path.method] = operation(path, of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Dolmen, the browser table",
            "version": str(wire.PROTOCOL),
            "description": "The HTTP part. The messages of the socket /ws/{table} are among the "
            "schemas; docs/protocol.md describes how they are used.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(path: Path, of: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in path.path.split("/") if part.startswith("{")]
    text = {"type": "string"}
    problem = json_body(of[repr(wire.Problem)])
    good = {TEXT: {"schema": text}} if path.answer is TEXT else json_body(of[repr(path.answer)])
    found: dict[str, Any] = {
        "operationId": path.method
        + "".join(part.strip("{}").capitalize() for part in path.path.split("/")),
        "summary": path.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": text} for name in names
        ]
        + [
            {"name": name, "in": "query", "description": what, "schema": text}
            for name, what in path.query
        ]
        + [
            {
                "name": "Authorization",
                "in": "header",
                "description": f"Bearer and {path.keys}",
                "schema": text,
            }
            for _ in [path.keys]
            if path.keys
        ],
        "responses": {
            "200": {"description": "as asked", "content": good},
            "4XX": {"description": "refused, with one sentence", "content": problem},
        },
    }
    if path.path == "/api/report":
        kept = json_body(of[repr(wire.ReportKept)])
        found["responses"]["202"] = {"description": "kept until the game is over", "content": kept}
    if path.body is not None:
        found["requestBody"] = {"required": True, "content": json_body(of[repr(path.body)])}
    return found


def json_body(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
