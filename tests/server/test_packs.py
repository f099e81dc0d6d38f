"""Packs of one's own over HTTP: looked at, made into tables, and refused where they are wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Server

import dolmen
from dolmen.core.content import LANGUAGES
from dolmen.core.own_pack import FORMAT, PACK_LENGTH, OwnPack, parse
from dolmen.server.packs import patch

Json = dict[str, Any]
GAME = "altay"
FARMER = "action_cards/card/farmer"


def farmer(**changes: Any) -> Json:
    cards = dolmen.game(GAME).files["action_cards.toml"]["card"]
    found: Json = next(card for card in cards if card["id"] == "farmer")
    return found | changes


def pack(entry: Json, name: str = "Second printing") -> Json:
    changes = {"action_cards": {"card": {"farmer": entry}}}
    return {"format": FORMAT, "game": GAME, "name": name, "changes": changes}


def grower() -> Json:
    return pack(farmer(name={"en": "Grower", "de": "Gärtner", "fr": "Jardinier"}))


def test_the_box_as_it_is_shipped(server: Server) -> None:
    for game in ("altay", "prehistory", "endless_winter"):
        for language in LANGUAGES:
            box = server.get(f"/api/games/{game}/box/{language}")
            forms = server.get(f"/api/games/{game}/forms/{language}")
            assert box["differences"] == [] and box["catalogue"] == {} and box["words"] == {}
            tables = {form["table"] for form in forms["forms"]}
            assert {address.rpartition("/")[0] for address in box["entries"]} == tables
            pieces = [piece for shelf in box["shelves"] for piece in shelf["pieces"]]
            assert all(piece["source"] in ("S", "P", "M", "R", "") for piece in pieces)


def test_the_box_with_a_pack(server: Server) -> None:
    path = f"/api/games/{GAME}/box/de"
    box = server.post(path, {"pack": grower()})
    assert [one["name"] for one in box["differences"]] == ["Gärtner"]
    assert box["differences"][0]["lines"] == ["Name: Bauer → Gärtner"]
    assert box["catalogue"]["cards"]["farmer"]["name"] == {"de": "Gärtner"}
    assert box["words"]["names"]["title"] == {"farmer": "Gärtner"}
    one = server.post(path, {"pack": grower(), "entry": FARMER})
    assert [p["id"] for shelf in one["shelves"] for p in shelf["pieces"]] == ["farmer"]
    assert list(one["entries"]) == [FARMER]


WRONG: list[tuple[Json, str, list[str | int]]] = [
    (pack(farmer(kind="magic")), "card 'farmer': kind: expected one of", ["kind"]),
    (pack(farmer(name={"en": "A"})), "card 'farmer': name.de: is missing.", ["name", "de"]),
    (pack({"points": 1.5}), "card 'farmer': points: expected a text, a number", ["points"]),
]


@pytest.mark.parametrize(("wrong", "sentence", "place"), WRONG)
def test_a_wrong_pack_is_answered_with_its_place(
    server: Server, wrong: Json, sentence: str, place: list[str | int]
) -> None:
    for path, body in (
        (f"/api/games/{GAME}/box/en", {"pack": wrong}),
        ("/api/packs/read", {"text": json.dumps(wrong)}),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "human"}] * 2, "pack": wrong}),
    ):
        status, answer = server.ask("POST", path, body)
        assert status == 400 and sentence in answer["error"], answer
        assert answer["place"] == ["action_cards", "card", "farmer", *place]


SPOKEN = (
    ("de-CH,de;q=0.8", "Das Paket: name: fehlt.", "copy: nötig sind 8 Exemplare, nicht 0."),
    (
        "fr",
        "Le paquet\u00a0: name\u00a0: est manquant.",
        "copy\u00a0: il faut 8 exemplaires, et non 0.",
    ),
    ("tlh", "The pack: name: is missing.", "copy: the number of copies must be 8, not 0."),
)


@pytest.mark.parametrize(("language", "nameless", "copies"), SPOKEN)
def test_a_wrong_pack_is_explained_in_the_language_of_the_reader(
    server: Server, language: str, nameless: str, copies: str
) -> None:
    headers = {"Accept-Language": language}
    wrong = pack(farmer(copy=[]))
    for path, body in (
        (f"/api/games/{GAME}/box/en", {"pack": wrong}),
        ("/api/packs/read", {"text": json.dumps(wrong)}),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "human"}] * 2, "pack": wrong}),
    ):
        status, answer = server.ask("POST", path, body, headers)
        assert status == 400 and answer["error"].endswith(copies), answer
        assert answer["place"] == ["action_cards", "card", "farmer", "copy"]
    # What a worker has found is put into another sentence here.
    unnamed = {"text": json.dumps(wrong | {"name": None})}
    status, answer = server.ask("POST", "/api/packs/read", unnamed, headers)
    assert status == 400 and answer["error"].endswith(f" {nameless}"), answer


def test_what_is_no_pack(server: Server) -> None:
    for none in ({}, grower() | {"format": "dolmen pack 7"}):
        status, answer = server.ask("POST", f"/api/games/{GAME}/box/en", {"pack": none})
        assert status == 400 and answer["error"].startswith("This is not a pack")
    status, answer = server.ask("POST", "/api/games/prehistory/box/en", {"pack": grower()})
    assert (status, answer["error"]) == (400, "This pack is for altay, not for prehistory.")
    table = {"game": "prehistory", "seats": [{"kind": "human"}] * 2, "pack": grower()}
    status, answer = server.ask("POST", "/api/tables", table)
    assert status == 400 and "is for altay, not for prehistory" in answer["error"]
    long = pack(farmer(name={"en": "x" * 900, "de": "y", "fr": "z"}))
    long["changes"]["action_cards"]["card"] |= {f"c{n}": {"t": "x" * 900} for n in range(500)}
    status, answer = server.ask("POST", f"/api/games/{GAME}/box/en", {"pack": long})
    assert status == 400 and f"longer than {PACK_LENGTH} characters" in answer["error"]


def test_a_pack_travels_as_a_file(server: Server) -> None:
    text = server.post("/api/packs/write", {"pack": grower() | {"confirmed": [FARMER]}})["text"]
    assert parse(text) == OwnPack(GAME, "Second printing", grower()["changes"], (FARMER,))
    again = server.post("/api/packs/read", {"text": text})
    assert again == grower() | {"confirmed": [FARMER]}


def test_a_table_with_a_pack(server: Server) -> None:
    made = server.make("human", "human", seed=3, pack=grower())
    path = f"/api/tables/{made['table']}"
    assert server.get(path)["pack"] == "Second printing"
    for language, name in (("en", "Grower"), ("de", "Gärtner"), ("fr", "Jardinier")):
        told = server.get(f"{path}/pack/{language}")
        assert told["pack"]["changes"] == grower()["changes"]
        assert [one["name"] for one in told["differences"]] == [name]
        assert told["words"]["names"]["title"]["farmer"] == name
    player = server.sit(made, 0, 1)
    assert player.now["pack"] == "Second printing"
    player.close()
    keys = ",".join(key["token"] for key in made["keys"])
    record = server.get(f"{path}/record?token={keys}")
    assert dolmen.load(record).header.pack == OwnPack(GAME, "Second printing", grower()["changes"])
    plain = server.make("human", "human")
    status, answer = server.ask("GET", f"/api/tables/{plain['table']}/pack/en")
    assert status == 404 and answer["error"] == "This table plays with what is shipped."


def test_a_table_with_a_pack_survives_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    own = pack(farmer(name=dict.fromkeys(LANGUAGES, "Grower")))
    made = [server.make("human", "human", seed=n, pack=own)["table"] for n in range(3)]
    server.kill()
    server = Server(tmp_path / "tables.db")
    infos = server.get(f"/api/tables?of={','.join(made)}")
    assert [info["pack"] for info in infos] == ["Second printing"] * 3
    assert server.get(f"/api/tables/{made[0]}/pack/en")["pack"]["changes"] == own["changes"]
    server.stop()


def test_the_host_offers_packs(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OwnPack(GAME, "House", grower()["changes"]).toml(), encoding="utf-8")
    server = Server(tmp_path / "tables.db", 0, "--content", str(file))
    offered = server.get("/api/packs")
    assert [(one["game"], one["name"]) for one in offered] == [(GAME, "House")]
    made = server.make("human", "human", pack=offered[0])
    assert server.get(f"/api/tables/{made['table']}")["pack"] == "House"
    server.stop()


@pytest.fixture
def wrong_file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "wrong.toml"
    path.write_text("format = 3\n")
    yield path


def test_a_wrong_pack_of_the_host_is_named(wrong_file: Path, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"wrong\.toml: This is not a pack"):
        Server(tmp_path / "tables.db", 0, "--content", str(wrong_file))


def test_a_patch_laid_over_gives_the_other() -> None:
    before = {"a": 1, "b": {"c": [1], "d": 2}, "e": 3}
    after = {"a": 1, "b": {"c": [1, 2], "d": 2}, "f": {"g": 1}}
    assert patch(before, after) == {"e": None, "b": {"c": [1, 2]}, "f": {"g": 1}}
    assert patch(after, after) == {}
