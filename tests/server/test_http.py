"""The HTTP part: what it offers, what it refuses, its description."""

from __future__ import annotations

import gzip
import json
import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from openapi_spec_validator import validate
from starlette.requests import Request
from starlette.routing import Route
from tests.server.client import GOLDEN, PATIENCE, Server
from websockets.sync.client import connect

import dolmen
from dolmen.commands.serve import listen
from dolmen.core.refusal import SHARED_REASONS
from dolmen.server import wire
from dolmen.server.app import make_app
from dolmen.server.assets import Assets
from dolmen.server.database import connect as open_store
from dolmen.server.history import PAGE
from dolmen.server.openapi import document
from dolmen.server.texts import label, words
from dolmen.speech.face import face_of


def test_games_are_described(server: Server) -> None:
    games = msgspec.convert(server.get("/api/games"), list[wire.GameInfo])
    altay = next(game for game in games if game.id == "altay")
    assert altay.players == (2, 4) and "hunter" in altay.bots
    for option in altay.options:
        assert set(option.name) == {"en", "de", "fr"}
        assert option.default in [value.id for value in option.values]
    catalogue = server.get("/api/games/altay/catalogue")
    assert len(catalogue["territories"]) == 25 and catalogue["canvas"]["width"] == 1000
    assert set(catalogue["cards"]) == set(catalogue["texts"]["fr"]["cards"])
    assert catalogue["cards"]["town"]["mode"] == "fill"


def test_the_catalogue_in_one_language(server: Server) -> None:
    whole = server.get("/api/games/altay/catalogue")
    french = server.get("/api/games/altay/catalogue?language=fr")
    assert french["texts"] == {"fr": whole["texts"]["fr"]}
    assert french["cards"]["town"]["name"] == {"fr": whole["cards"]["town"]["name"]["fr"]}
    assert french["territories"][0]["outline"] == whole["territories"][0]["outline"]


def fetch(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    asked = urllib.request.Request(f"http://{server.address}{path}")
    for name, value in headers.items():
        asked.add_header(name.replace("_", "-"), value)
    try:
        with urllib.request.urlopen(asked) as answer:
            told = {name.lower(): value for name, value in answer.headers.items()}
            return answer.status, told, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, {}, error.read()


@pytest.mark.parametrize("path", ["/web/css/app.css", "/api/words/de", "/"])
def test_what_does_not_change_is_sent_once(server: Server, path: str) -> None:
    status, plain, body = fetch(server, path)
    assert status == 200 and "content-encoding" not in plain
    status, told, packed = fetch(server, path, Accept_Encoding="gzip")
    assert told["content-encoding"] == "gzip" and gzip.decompress(packed) == body
    assert len(packed) < len(body) and told["etag"] == plain["etag"]
    assert told["cache-control"] == "no-cache"
    status, _, nothing = fetch(server, path, If_None_Match=told["etag"])
    assert (status, nothing) == (304, b"")
    assert fetch(server, path, If_None_Match='"another"')[0] == 200


def test_small_answers_do_not_wait_for_an_acknowledgement() -> None:
    """Only what is called TCP by name is sent without delay by asyncio."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


OUTSIDE = [
    "../server/app.py",
    "%2e%2e/server/app.py",
    "js/../../server/app.py",
    "js",
    "",
    "/etc/hosts",
]


@pytest.mark.parametrize("name", OUTSIDE)
def test_only_files_of_the_browser_table_are_served(server: Server, name: str) -> None:
    release = release_of(server)
    for folder in ("/web/", f"/web/{release}/", f"/web/{'0' * 16}/"):
        assert fetch(server, folder + name)[0] == 404


NAMED = re.compile(r'(?:href|src)="(/web/[0-9a-f]{16}/([^"]+))"')
FOREVER = "public, max-age=31536000, immutable"


def release_of(server: Server) -> str:
    """The hash that is part of the addresses in the page."""
    page = fetch(server, "/")[2].decode()
    assert '"/web/' in page and len(NAMED.findall(page)) == page.count('"/web/')
    (release,) = {str(address).split("/")[2] for address, _ in NAMED.findall(page)}
    return release


def test_what_the_page_names_is_kept_for_good(server: Server) -> None:
    release = release_of(server)
    for name in ("js/main.js", "js/Lobby.js", "css/app.css", "art/grain.png"):
        status, told, body = fetch(server, f"/web/{release}/{name}")
        assert status == 200 and told["cache-control"] == FOREVER
        status, told, plain = fetch(server, f"/web/{name}")
        assert (status, told["cache-control"], plain) == (200, "no-cache", body)
    assert fetch(server, f"/web/{release}/js/nothing.js")[0] == 404


def test_a_page_from_before_an_upgrade_gets_no_module_of_another_release(server: Server) -> None:
    """It is loaded again when it asks for one; styles and pictures do no harm."""
    old = "0123456789abcdef"
    assert fetch(server, f"/web/{old}/js/main.js")[0] == 404
    status, told, body = fetch(server, f"/web/{old}/css/app.css")
    assert status == 200 and told["cache-control"] == "no-cache"
    assert body == fetch(server, "/web/css/app.css")[2]


def asked(**headers: str) -> Request:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": raw})


def test_any_changed_file_gives_a_new_address(tmp_path: Path) -> None:
    for name in ("js/main.js", "js/altay.js", "css/app.css"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    page = '<html><script src="/web/js/main.js"></script>'
    (tmp_path / "index.html").write_text(page)
    assets = Assets(tmp_path)
    before = assets.release.hash
    assert Assets(tmp_path).release.hash == before
    # The page did not change itself, nor did what it names: something that this imports did.
    (tmp_path / "js/altay.js").write_text("changed")
    shown = assets.page(None)
    after = assets.release.hash
    assert after != before
    assert shown is not None and shown.body.decode() == page.replace("/web/", f"/web/{after}/")
    answer = assets.file(f"{after}/js/altay.js", asked())
    assert answer is not None and answer.body == b"changed"
    assert assets.file(f"{before}/js/altay.js", asked()) is None
    (tmp_path / "js/altay.js").write_text("js/altay.js")
    assert assets.newest().hash == before


def test_the_page_of_a_table_names_what_its_game_needs(server: Server) -> None:
    seats = [{"kind": "human"}, {"kind": "random"}]
    made = server.post("/api/tables", {"game": "prehistory", "seats": seats})
    page = fetch(server, f"/t/{made['table']}")[2].decode()
    assert '<html data-game="prehistory"' in page
    named = {name: address for address, name in NAMED.findall(page)}
    assert {"css/prehistory.css", "js/prehistory.js", "js/main.js"} <= set(named)
    assert not [name for name in named if "altay" in name or "Lobby" in name]
    for address in named.values():
        assert fetch(server, address)[0] == 200
    elsewhere = fetch(server, "/t/0000000000")[2].decode()
    assert elsewhere == fetch(server, "/")[2].decode() and "data-game" not in elsewhere


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_label_can_be_put_into_words(server: Server, language: str) -> None:
    told = server.get(f"/api/games/altay/words/{language}")
    assert told == msgspec.to_builtins(words("altay", language))
    game = dolmen.game("altay")
    for action in game.vocabulary:
        # Of `play` only the options that are printed on some card have a text.
        check(label(face_of(game), action), told, skip=("choice",))
    for section, templates in (
        ("event", game.messages.events),
        ("prompt", game.messages.prompts),
        ("refusal", (*game.messages.refusals, *SHARED_REASONS)),
    ):
        assert {t.key for t in templates} <= set(told["sections"][section])


def check(text: wire.Text, told: dict[str, Any], skip: tuple[str, ...]) -> None:
    sentence = told["sections"][text.section][text.key]
    for name in re.findall(r"\{(\w+)", sentence):
        token = text.tokens[name]
        if token.message is not None:
            check(token.message, told, skip)
        elif token.id is not None and token.kind not in skip:
            assert token.id in told["names"][token.kind]


BAD_TABLES: list[tuple[object, str]] = [
    ({"game": "chess", "seats": []}, "There is no game 'chess'"),
    ({"game": "altay", "seats": [{"kind": "human"}]}, "2 to 4 players"),
    ({"game": "altay", "seats": [{"kind": "human"}] * 5}, "2 to 4 players"),
    ({"game": "altay", "seats": [{"kind": "human"}, {"kind": "wizard"}]}, "no bot 'wizard'"),
    ({"game": "altay", "seats": [{"kind": "human"}, {"kind": "search:9s"}]}, "at most 5 s"),
    ({"game": "altay", "seats": [{"kind": "human"}, {"kind": "search:x"}]}, "budget"),
    ({"game": "altay", "seats": 7}, "Expected `array`"),
    ({"game": "altay"}, "missing required field `seats`"),
    ({"game": "altay", "seats": [{"kind": "human"}] * 2, "options": {"x": "y"}}, "no option 'x'"),
    (
        {"game": "altay", "seats": [{"kind": "human"}] * 2, "options": {"trading": "?"}},
        "one of off",
    ),
    ({"game": "altay", "seats": [{"kind": "human"}] * 2, "first": 2}, "first seat"),
    (
        {"game": "altay", "seats": [{"kind": "human"}] * 4, "options": {"map_size": "full"}},
        "Option 'map_size' has no effect with 4 players",
    ),
    ({"game": "endless_winter", "seats": [{"kind": "human"}], "first": 0}, "In a solo game"),
    ({"game": "altay", "seats": [{"kind": "human"}] * 2, "clock": 0}, "clock"),
    ({"game": "altay", "seats": [{"kind": "human"}] * 2, "seed": 2**70}, "63 bits"),
    ({"game": "altay", "seats": [{"kind": "human"}] * 2, "record": "hello"}, "not a game record"),
    (b"{not json", "not valid JSON"),
    (b"", "not valid JSON"),
    (b"\xff\xfe", "not valid JSON"),
    (b"[" * 100_000, ""),
    (b"x" * 1_100_000, "longer than"),
]


@pytest.mark.parametrize(("body", "reason"), BAD_TABLES, ids=range(len(BAD_TABLES)))
def test_bad_tables_are_refused(server: Server, body: object, reason: str) -> None:
    status, answer = server.ask("POST", "/api/tables", body)
    assert status in (400, 404) and reason in answer["error"]
    assert "\n" not in answer["error"] and answer["error"].endswith(".")


@pytest.mark.parametrize("game", ["altay", "prehistory", "endless_winter"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_help_on_every_game_in_every_language(server: Server, game: str, language: str) -> None:
    summary = server.get(f"/api/games/{game}/summary/{language}")["text"]
    assert summary.startswith("# ")
    shelves = msgspec.convert(
        server.get(f"/api/games/{game}/components/{language}"), list[wire.ShelfInfo]
    )
    assert shelves[0].part == ""
    for shelf in shelves:
        assert shelf.title and shelf.part_name and shelf.pieces
        for piece in shelf.pieces:
            assert piece.name and piece.count > 0
            assert all(line.endswith(".") for line in piece.lines)
        named = [(piece.kind, piece.id) for piece in shelf.pieces]
        assert len(named) == len(set(named))


def page(server: Server, path: str) -> str:
    with urllib.request.urlopen(f"http://{server.address}{path}") as answer:
        return str(answer.read().decode())


def test_the_page_is_given_for_every_address_of_its_own(server: Server) -> None:
    for path in ("/", "/about", "/help/altay", "/help/altay/rules", "/help/prehistory/components"):
        assert page(server, path).startswith("<!doctype html>")


def test_known_tables_are_found_again(server: Server) -> None:
    body = {"game": "altay", "seats": [{"kind": "human", "name": "Ayla"}, {"kind": "open"}]}
    made = server.post("/api/tables", body)["table"]
    lines = server.get(f"/api/tables?of={made},nothing,{made}")
    assert [line["table"] for line in lines] == [made]
    assert lines[0]["turn"] in (0, 1) and not lines[0]["over"]
    # It is not listed, so nobody else is told of it.
    assert made not in [line["table"] for line in server.get("/api/tables")]
    assert server.get("/api/tables?of=") == []


def test_players_read_errors_in_their_language(server: Server) -> None:
    made = server.make("human", "human")
    for language, said in (
        ("de-AT,de;q=0.9", "Dieser Tisch ist privat: Du brauchst eine Einladung."),
        ("fr", "Cette table est privée\u00a0: il faut une invitation."),
        ("tlh", "This table is private: you need an invitation."),
    ):
        headers = {"Accept-Language": language}
        path = f"/api/tables/{made['table']}/join"
        assert server.ask("POST", path, {"name": "Eve"}, headers) == (403, {"error": said})
        # What a worker refuses is put into words here.
        status, answer = server.ask("POST", "/api/import", {"record": "hello"}, headers)
        assert status == 400 and "not a game record" in answer["error"]
    assert answer["error"].startswith("This file cannot be opened as a game.")
    status, answer = server.ask("GET", "/nowhere", headers={"Accept-Language": "de"})
    assert (status, answer) == (404, {"error": "Hier gibt es nichts."})


def test_whoever_has_no_name_gets_one_in_the_language_of_the_request(server: Server) -> None:
    seats = [{"kind": "human", "name": "Ayla"}, {"kind": "human", "name": ""}]
    for language, name in (("en", "Player 2"), ("de", "Person 2"), ("fr", "Joueur 2")):
        headers = {"Accept-Language": language}
        body = {"game": "altay", "seats": seats, "listed": True}
        status, made = server.ask("POST", "/api/tables", body, headers)
        assert status == 200
        line = server.get(f"/api/tables?of={made['table']}")[0]
        assert [seat["name"] for seat in line["seats"]] == ["Ayla", name]


def test_wrong_addresses_are_refused(server: Server) -> None:
    for method, path, status in (
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/nowhere/replay", 404),
        ("GET", "/api/tables/nowhere/record", 404),
        ("GET", "/api/games/chess/catalogue", 404),
        ("GET", "/api/games/altay/words/tlh", 404),
        ("GET", "/api/games/chess/components/en", 404),
        ("GET", "/api/games/altay/components/tlh", 404),
        ("GET", "/api/games/altay/summary/tlh", 404),
        ("GET", "/api/words/tlh", 404),
        ("GET", "/api/rules/chess", 404),
        ("GET", "/api/rules/altay/R99999", 404),
        ("GET", "/api/report/none", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/web/nothing.js", 404),
        ("GET", "/web/../server/app.py", 404),
        ("GET", "/web/%2e%2e/server/app.py", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/import", 405),
    ):
        found, answer = server.ask(method, path)
        assert found == status and answer["error"], path
    made = server.make("human", "human")
    found, answer = server.ask("GET", f"/api/tables/{made['table']}/replay?seat=x")
    assert found == 400 and "'seat' must be a number" in answer["error"]
    found, answer = server.ask("GET", f"/api/tables/{made['table']}/replay?seat=9")
    assert found == 400 and "no seat 9" in answer["error"]


GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    '{"type": "fly"}',
    '{"type": "choose"}',
    '{"type": "choose", "decision": "x", "action": 1}',
    '{"type": "choose", "decision": 1, "action": [1]}',
    '{"type": "look", "seat": "a"}',
    '{"type": "say", "text": 5}',
    b"\x00\xff",
    "[" * 30_000,
]


def test_garbage_does_not_close_the_socket(server: Server) -> None:
    made = server.make("human", "human", first=0)
    with connect(f"ws://{server.address}/ws/{made['table']}", max_size=None) as socket:
        for before in ('{"type": "choose", "decision": 0, "action": 1}', *GARBAGE):
            socket.send(before)
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "refused"
        socket.send('{"type": "hello", "protocol": 99}')
        assert "protocols 1 and 2, not 99" in json.loads(socket.recv(timeout=PATIENCE))["sentence"]
        socket.send(json.dumps({"type": "hello", "tokens": [made["keys"][0]["token"], "nonsense"]}))
        snapshot = json.loads(socket.recv(timeout=PATIENCE))
        assert snapshot["viewer"] == 0
        for message in GARBAGE:
            socket.send(message)
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "refused"
        request = {"type": "choose", "decision": 0, "action": "folk earthfolk"}
        socket.send(json.dumps(request))
        assert json.loads(socket.recv(timeout=PATIENCE))["moves"] == 1
    with connect(f"ws://{server.address}/ws/nowhere") as socket:
        socket.send('{"type": "hello"}')
        assert "no table “nowhere”" in json.loads(socket.recv(timeout=PATIENCE))["sentence"]


def test_records_come_in_and_go_out(server: Server) -> None:
    text = (GOLDEN / "trading.txt").read_text()
    made = server.post("/api/import", {"record": text})
    assert made["keys"] == [] and made["host_key"] is None
    line = server.get(f"/api/tables/{made['table']}")
    assert line["over"] and line["options"] == {"trading": "on"}
    out = server.get(f"/api/tables/{made['table']}/record")
    assert dolmen.load(out).record.moves == dolmen.load(text).record.moves
    frames = server.frames(made["table"])
    assert len(frames) == line["moves"] + 1 > PAGE
    page = server.get(f"/api/tables/{made['table']}/replay?from=50&count=3")
    assert page["total"] == len(frames) and page["next"] == 53
    assert [frame["move"] for frame in page["frames"]] == [50, 51, 52]
    assert page["frames"][0] == frames[50], "a page that begins anywhere begins whole"
    for beyond in (f"from={len(frames) - 1}", "from=999999"):
        page = server.get(f"/api/tables/{made['table']}/replay?{beyond}")
        assert page["frames"] == frames[-1:] and page["next"] is None
    assert server.get(f"/api/tables/{made['table']}/replay?count=0")["frames"] == frames[:1]
    assert server.ask("GET", f"/api/tables/{made['table']}/replay?from=-3")[0] == 400
    assert msgspec.convert(frames[-1], wire.Frame).scores
    fork = server.make("human", "greedy", record=text, moves=30)
    player = server.sit(fork, 0)
    assert player.now["moves"] >= 30 and not player.now["over"]
    for wrong, reason in (
        (text.replace("seed: 1", "seed: 2", 1), "Move"),
        (text.replace("rules: 1", "rules: 99", 1), "rules version 99"),
        ("\n".join(text.splitlines()[:-1]) + "\nend 1 1\n", "ends with"),
        ("", "not a game record"),
    ):
        status, answer = server.ask("POST", "/api/import", {"record": wrong})
        assert status == 400 and reason in answer["error"]
    status, answer = server.ask(
        "POST",
        "/api/tables",
        {"game": "altay", "seats": [{"kind": "human"}] * 3, "record": text},
    )
    assert status == 400 and "2 seats" in answer["error"]
    status, answer = server.ask(
        "POST",
        "/api/tables",
        {"game": "altay", "seats": [{"kind": "human"}] * 2, "record": text, "moves": 10**6},
    )
    assert status == 400 and "moves" in answer["error"]


def test_an_unfinished_record_is_read_exported_and_played_on(server: Server) -> None:
    """Whoever brings a record in knows it all: nothing of it is held back."""
    play = dolmen.game("altay").start(2, 9)
    while len(play.moves) < 40:
        play.do(play.state.options[0])
    text = str(play.record)
    made = server.post("/api/import", {"record": text})
    path = f"/api/tables/{made['table']}"
    frames = server.frames(made["table"])
    assert len(frames) == 41
    assert all("hand" in seat for seat in frames[-1]["view"]["seats"])
    out = server.get(f"{path}/record")
    assert dolmen.load(out).record.moves == play.record.moves
    for moves in (40, 12):
        fork = server.make("human", "human", record=out, moves=moves)
        player = server.sit(fork, 0, 1)
        assert player.now["moves"] == moves and not player.now["over"]
        player.send("look", seat=player.now["decision"]["seat"])
        player.until(lambda s: bool(s["decision"]["choices"]))
        player.choose(player.choices[0]["index"])
        assert player.now["moves"] == moves + 1


def test_bug_reports(server: Server, tmp_path: Path) -> None:
    made = server.make("human", "greedy", seed=1, first=0)
    player = server.sit(made, 0, host=True)
    player.choose("folk earthfolk")
    key = made["keys"][0]["token"]
    request = {"table": made["table"], "token": key, "note": "The moon is wrong.\nOften."}
    text = server.post("/api/report", request)  # alone with a bot: nothing is secret
    assert "# The moon is wrong.\n# Often.\n" in text and "0 folk earthfolk" in text
    file = tmp_path / "report.txt"
    file.write_text(text)
    command = [sys.executable, "-m", "dolmen.cli", "record", "verify", str(file)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    # Among people it is kept until the game is over.
    made = server.make("human", "human")
    request = {"table": made["table"], "token": made["keys"][0]["token"], "note": "?"}
    status, kept = server.ask("POST", "/api/report", request)
    assert status == 202 and set(kept) == {"report"}
    path = f"/api/report/{kept['report']}"
    assert server.ask("GET", path)[0] == 403
    host = server.sit(made, host=True)
    host.send("host", power="end")
    host.until(lambda s: s["over"])
    assert server.get(path).startswith("dolmen record 1")
    status, _ = server.ask("POST", "/api/report", {"table": "nowhere", "note": ""})
    assert status == 404
    made = server.make("human", "human")
    status, _ = server.ask("POST", "/api/report", {"table": made["table"], "note": ""})
    assert status == 403


def test_openapi_describes_what_there_is(server: Server, tmp_path: Path) -> None:
    told = server.get("/api/openapi.json")
    assert told == document()
    validate(told)
    store = open_store(str(tmp_path / "x.db"))
    routes = {
        (method.lower(), route.path)
        for route in make_app(store).routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in route.methods or ()
        if method != "HEAD"
    }
    store.close()
    described = {(method, path) for path, item in told["paths"].items() for method in item}
    assert described == routes - {("get", "/api/openapi.json")}
    assert {"Snapshot", "Hello", "Refused"} <= set(told["components"]["schemas"])
    made = msgspec.convert(server.make("human", "open", "greedy"), wire.TableMade)
    assert [key.seat for key in made.keys] == [0] and [key.seat for key in made.invites] == [1]


def test_third_party_bot_plays_a_game(server: Server) -> None:
    made = server.make("human", "greedy", "greedy", game="prehistory", seed=1)
    bot = Path(__file__).parents[2] / "examples" / "bot.py"
    command = [sys.executable, str(bot), f"http://{server.address}"]
    done = subprocess.run(
        [*command, made["table"], made["keys"][0]["token"]],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("final scores: [")
    assert server.get(f"/api/tables/{made['table']}")["over"]
