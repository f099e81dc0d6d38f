"""The box over HTTP, for pages of a server that does not have it yet: what the real content gives,
by the real reader, for a few tables of Endless Winter."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.error import HTTPError

from playwright.sync_api import Page, Route
from tests.browser.tables import Server

from dolmen.core import own_pack
from dolmen.core.content import BadContent
from dolmen.games import find
from dolmen.games.endless_winter import box, catalogue
from dolmen.server.texts import spoken
from dolmen.speech.face import face_of

GAME = "endless_winter"
LANGUAGES = ("en", "de", "fr")
# The table, the kind of its pieces, and where they are in the catalogue.
TABLES = {
    "culture_cards/culture_card": ("card", "culture"),
    "animals/animal": ("animal", "animals"),
    "nomad_cards/nomad_card": ("nomad_card", "nomad_cards"),
}


def missing(server: Server) -> bool:
    try:
        server.get(f"/api/games/{GAME}/forms/en")
    except HTTPError as error:
        return error.code == 404
    return False


def install(page: Page, house: list[dict[str, Any]] | None = None) -> None:
    page.route(re.compile(rf"/api/games/{GAME}/forms/"), lambda r: answer(r, forms(language(r))))
    page.route(re.compile(rf"/api/games/{GAME}/box/"), show)
    page.route(re.compile(r"/api/packs$"), lambda r: answer(r, house or []))
    page.route(re.compile(r"/api/packs/read$"), read)
    page.route(re.compile(r"/api/packs/write$"), write)


def answer(route: Route, value: object, status: int = 200) -> None:
    route.fulfill(status=status, body=json.dumps(value), content_type="application/json")


def refuse(route: Route, error: BadContent) -> None:
    answer(route, {"error": str(error), "place": list(error.place)}, 400)


def language(route: Route) -> str:
    return route.request.url.rsplit("/", 1)[1]


def show(route: Route) -> None:
    asked = json.loads(route.request.post_data or "{}")
    try:
        answer(route, box_of(asked.get("pack"), language(route), asked.get("entry")))
    except BadContent as error:
        refuse(route, error)


def read(route: Route) -> None:
    try:
        answer(route, own_pack.parse(json.loads(route.request.post_data or "")["text"]).plain())
    except BadContent as error:
        refuse(route, error)


def write(route: Route) -> None:
    pack = own_pack.read(json.loads(route.request.post_data or "")["pack"])
    answer(route, {"text": pack.toml()})


# Forms


def value(id_: str) -> dict[str, str]:
    return {"id": id_, "name": id_.removeprefix("n_").replace("_", " ").capitalize()}


def field(key: str, kind: str, label: str = "", **more: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {"low": 0, "high": 0, "values": [], "fields": [], "of": ""}
    plain |= {"optional": False, "size": 0, "distinct": False, "needs": "", "among": []}
    return {"key": key, "label": label or key.capitalize(), "kind": kind} | plain | more


def number(key: str, low: int, high: int, label: str = "") -> dict[str, Any]:
    return field(key, "number", label, low=low, high=high)


def choice(key: str, *ids: str) -> dict[str, Any]:
    return field(key, "choice", values=[value(id_) for id_ in ids])


def forms(language: str) -> dict[str, Any]:
    content = find(GAME).files
    label = {"en": "Culture card", "de": "Fortschrittskarte", "fr": "Carte Culture"}[language]
    cost = field("cost", "table", fields=[number("tool", 0, 9), number("labor", 0, 9)])
    goods = [value(good) for good in ("food", "tool", "idol")]
    counts = [value(name) for name in ("village", "camp", "buried_card", "animal_kind")]
    n = number("n", 1, 9)
    plain: tuple[str, ...] = (
        "food",
        "tool",
        "labor",
        "idol",
        "point",
        "draw",
        "bury",
        "move_camp",
        "place_camp",
    )
    plain += ("random_animal", "tip_animal", "build_megalith", "reveal_animal")
    cases = [{**value(name), "fields": [n]} for name in plain] + [
        {
            **value("column_labor"),
            "fields": [choice("column", "initiate", "develop", "migrate", "hunt"), n],
        },
        {
            **value("exchange"),
            "fields": [
                field("give", "counts", values=goods, high=9),
                field("get", "counts", values=goods, high=9),
                number("max", 1, 9),
            ],
        },
        {
            **value("choose"),
            "fields": [field("options", "ways", "Options", of="effect", low=2, high=4)],
        },
        {
            **value("per"),
            "fields": [
                field("step", "step", of="effect"),
                field("count", "choice", values=counts),
                number("div", 1, 9),
                number("cap", 1, 9),
            ],
        },
    ]
    actions = [value(entry["id"]) for entry in content["nomad_cards.toml"]["action"]]
    columns = [
        field(column, "choices", values=actions, low=2, high=2, distinct=True)
        for column in ("initiate", "develop", "migrate", "hunt")
    ]
    new = {"en": "New card", "de": "Neue Karte", "fr": "Nouvelle carte"}
    effect = {"of": "effect", "low": 0, "high": 6}
    found = [
        (
            "culture_cards/culture_card",
            label,
            [
                field("name", "names", "Name"),
                choice("era", "1", "2")
                | {"kind": "number", "label": "Era", "low": 1, "high": 2, "values": []},
                cost,
                number("points", 0, 20, "Points if buried"),
                field("effect", "steps", "Effect", **effect),
            ],
            [f"own_culture_{n}" for n in range(1, 13)],
            {"era": 1, "name": new, "cost": {"tool": 0, "labor": 1}, "points": 1, "effect": []},
        ),
        (
            "animals/animal",
            "Animal",
            [
                field("name", "names", "Name"),
                number("count", 1, 20, "Copies"),
                choice("scoring", "x10", "x5", "x1"),
                cost,
                field("tip", "steps", "Tipped", **effect),
            ],
            [f"own_animal_{n}" for n in range(1, 13)],
            {
                "name": new,
                "count": 1,
                "scoring": "x1",
                "cost": {"tool": 0, "labor": 1},
                "tip": [],
            },
        ),
        (
            "nomad_cards/nomad_card",
            "Nomad card",
            [
                field("name", "names", "Name"),
                choice("marked_column", "initiate", "develop", "migrate", "hunt"),
                choice("big_arrow", "west", "east"),
                choice("small_arrow", "north", "south"),
                number("labor", 0, 9),
                *columns,
            ],
            [],
            {},
        ),
    ]
    names = ("table", "title", "fields", "room", "blank")
    return {
        "forms": [
            dict(zip(names, one, strict=True)) | {"shelf": TABLES[one[0]][0]} for one in found
        ],
        "vocabularies": [{"id": "effect", "key": "do", "cases": cases}],
    }


# The box


def box_of(plain: dict[str, Any] | None, language: str, entry: str | None) -> dict[str, Any]:
    game = find(GAME)
    pack = own_pack.OwnPack(GAME, "-") if plain is None else own_pack.read(plain)
    added = {a: e for a, e in own_pack.entries_of(pack).items() if "/own_" in a}
    content = game.load(without(pack, added))
    face: Any = face_of(game)
    shipped = entries(game.files)
    changed = own_pack.entries_of(pack)
    now = shipped | dict(changed)
    shelves: list[dict[str, Any]] = [
        {
            "part": shelf.part,
            "part_name": shelf.part or "Endless Winter",
            "title": shelf.title,
            "pieces": [piece_of(piece, now) for piece in shelf.pieces],
        }
        for shelf in box.box(face.lexicon(language, content))
    ]
    for address, new in added.items():
        put(shelves, address, new, language)
    if entry is not None:
        for shelf in shelves:
            shelf["pieces"] = [p for p in shelf["pieces"] if entry in p["entries"]]
    lexicons = {one: face.lexicon(one, content) for one in LANGUAGES}
    patch = difference(
        spoken(catalogue.catalogue(game.content, face.lexicons), language),
        spoken(catalogue.catalogue(content, lexicons), language),
    )
    for address, new in added.items():
        table, _, id_ = address.rpartition("/")
        kind, place = TABLES[table]
        points = {} if place == "culture" else {"points": [0, 5]}
        patch.setdefault(place, {})[id_] = spoken(new | points, language)
        texts = patch.setdefault("texts", {}).setdefault(language, {}).setdefault(kind, {})
        texts[id_] = [new["name"][language]]
    names = {address.rpartition("/")[2]: e["name"][language] for address, e in changed.items()}
    return {
        "shelves": [shelf for shelf in shelves if shelf["pieces"]],
        "entries": now,
        "differences": [told(address, shipped.get(address), e) for address, e in changed.items()],
        "catalogue": patch,
        "words": {"names": {"card": names, "animal": names}} if names else {},
    }


def without(pack: own_pack.OwnPack, added: Mapping[str, Any]) -> own_pack.OwnPack:
    kept = {
        file: {
            table: {i: e for i, e in found.items() if f"{file}/{table}/{i}" not in added}
            for table, found in tables.items()
        }
        for file, tables in pack.changes.items()
    }
    return own_pack.OwnPack(pack.game, pack.name, kept, pack.confirmed)


def entries(files: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        f"{table}/{entry['id']}": entry
        for table in TABLES
        for entry in files[f"{table.split('/')[0]}.toml"][table.split("/")[1]]
    }


def piece_of(piece: Any, known: Mapping[str, Any]) -> dict[str, Any]:
    places = [f"{table}/{piece.id}" for table, (kind, _) in TABLES.items() if kind == piece.kind]
    here = [address for address in places if address in known]
    plain = {"kind": piece.kind, "id": piece.id, "name": piece.name, "count": piece.count}
    source = known[here[0]].get("source", "R") if here else ""
    return plain | {"lines": list(piece.lines), "entries": here, "source": source}


def put(shelves: list[dict[str, Any]], address: str, entry: dict[str, Any], language: str) -> None:
    table, _, id_ = address.rpartition("/")
    shelf = next(s for s in shelves if any(table in e for p in s["pieces"] for e in p["entries"]))
    piece = {"kind": TABLES[table][0], "id": id_, "name": entry["name"][language], "count": 1}
    lines = [f"Cost: {entry['cost']['labor']} Labor.", f"Effects: {len(entry.get('effect', []))}."]
    shelf["pieces"].append(piece | {"lines": lines, "entries": [address], "source": "S"})


def told(address: str, before: dict[str, Any] | None, now: dict[str, Any]) -> dict[str, Any]:
    lines = [
        f"{key.capitalize()}: {json.dumps(before.get(key))} → {json.dumps(now[key])}"
        for key in now
        if before is not None and before.get(key) != now[key]
    ]
    return {"entry": address, "name": now["name"]["en"], "lines": lines or ["A further card."]}


def difference(before: Any, now: Any) -> dict[str, Any]:
    """What has to be laid over one to have the other."""
    found: dict[str, Any] = {key: None for key in before if key not in now}
    for key, part in now.items():
        then = before.get(key)
        if isinstance(part, Mapping) and isinstance(then, Mapping):
            if inner := difference(then, part):
                found[key] = inner
        elif part != then:
            found[key] = part
    return found
