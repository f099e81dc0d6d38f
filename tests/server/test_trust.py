"""What a stranger may not do, and what an operator can see."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tests.server.client import PATIENCE, Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from dolmen.core.refusal import BadInput
from dolmen.server import database
from dolmen.server.guard import Bans, plain_network, policy
from dolmen.server.logs import PERIOD, REPEATS, Calm, Json
from dolmen.server.sockets import Sockets
from dolmen.server.wire import MOST_TOKENS

FAR = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine tells it


# Keys and messages


def test_only_a_few_keys_may_be_shown_at_once(server: Server) -> None:
    made = server.make("human", "human")
    with connect(f"ws://{server.address}/ws/{made['table']}") as line:
        for tokens in (["x" * 20] * (MOST_TOKENS + 1), ["x" * 1000]):
            line.send(json.dumps({"type": "hello", "tokens": tokens}))
            assert "does not fit" in json.loads(line.recv())["sentence"]
        line.send(json.dumps({"type": "hello", "tokens": [made["keys"][0]["token"]]}))
        assert json.loads(line.recv())["type"] == "snapshot"
    many = ",".join(["x" * 20] * 5000)
    assert server.ask("GET", f"/api/tables/{made['table']}/replay", None, bearer(many))[0] == 200


def bearer(keys: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {keys}"}


UNREADABLE = [
    (b'{"type":"say","text":"\xff"}', "it is not UTF-8."),
    (b'{"type":"hello","x":' + b"[" * 30_000 + b"]" * 30_000 + b"}", "it is nested too deeply."),
    (b'{"type":"choose","decision":' + b"9" * 5000 + b',"action":1}', "it does not fit"),
    (b"\xff\xfe", "it is not valid JSON."),
]


@pytest.mark.parametrize(("raw", "sentence"), UNREADABLE)
def test_what_cannot_be_read_is_answered_and_the_line_stays(
    server: Server, raw: bytes, sentence: str
) -> None:
    made = server.make("human", "human")
    with connect(f"ws://{server.address}/ws/{made['table']}") as line:
        line.send(raw)
        assert sentence in json.loads(line.recv())["sentence"]
        line.send(json.dumps({"type": "hello"}))
        assert json.loads(line.recv())["type"] == "snapshot"
    status, told = server.ask("POST", "/api/tables", raw)
    assert status == 400 and told["error"].startswith("The request cannot be read: it ")


@pytest.mark.parametrize(
    "path",
    [
        "/t/%00",
        "/web/%00",
        "/web/" + "x" * 5000,
        "/web/%ff%fe",
        "/api/tables/%00",
        "/api/tables/" + "9" * 5000,
        "/api/tables/%E2%82%AC/replay",
        "/api/report/%00",
        "/api/rules/%00",
        "/api/games/%00/summary/en",
        "/api/games/altay/summary/%00",
    ],
)
def test_strange_addresses_are_answered(server: Server, path: str) -> None:
    status, told = server.ask("GET", path)
    assert status in ((200, 404) if path.startswith("/t/") else (404,)), told


def test_a_number_of_a_seat_is_a_number(server: Server) -> None:
    made = server.make("human", "human")
    for seat in ("9" * 5000, "-1", "²", "1e3"):
        path = f"/api/tables/{made['table']}/replay?seat={seat}".encode("ascii", "ignore").decode()
        assert server.ask("GET", path)[0] == 400


def test_too_many_messages_make_their_sender_wait(server: Server) -> None:
    """Nobody is thrown out, nothing is lost; it only takes longer."""
    made = server.make("human", "human")
    with connect(f"ws://{server.address}/ws/{made['table']}") as line:
        for _ in range(230):
            line.send(json.dumps({"type": "nonsense"}))
        line.send(json.dumps({"type": "hello"}))
        answers = [json.loads(line.recv(timeout=PATIENCE))["type"] for _ in range(231)]
    assert answers == ["refused"] * 230 + ["snapshot"]


def test_one_address_has_only_so_many_sockets() -> None:
    sockets = Sockets(2)
    with sockets.one_more("203.0.113.7"), sockets.one_more("203.0.113.7"):
        with pytest.raises(BadInput, match="2 tables open"), sockets.one_more("203.0.113.7"):
            pass
        with sockets.one_more("203.0.113.8"), sockets.one_more("127.0.0.1"):
            pass
    assert not sockets.open


def test_reports_are_limited(server: Server) -> None:
    made = server.make("human", "human")
    report = {"table": made["table"], "note": "x\0y", "token": made["keys"][0]["token"]}
    far = {"X-Forwarded-For": "203.0.113.21"}
    answers = [server.ask("POST", "/api/report", report, far) for _ in range(21)]
    assert [status for status, _ in answers] == [202] * 20 + [429]
    assert answers[-1][1]["error"].startswith("Your address has sent 20 reports within an hour;")


# Pages of strangers


def test_a_foreign_page_can_do_nothing(server: Server) -> None:
    plan = {"game": "altay", "seats": [{"kind": "human"}, {"kind": "random"}]}
    own = {"Origin": f"http://{server.address}"}
    assert server.ask("POST", "/api/tables", plan, own)[0] == 200
    status, told = server.ask("POST", "/api/tables", plan, {"Origin": "https://example.org"})
    assert status == 403 and "another address" in told["error"]
    table = server.make("human", "human")["table"]
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://{server.address}/ws/{table}", origin=Origin("https://example.org"))
    with connect(f"ws://{server.address}/ws/{table}", origin=Origin(f"http://{server.address}")):
        pass


def test_every_answer_has_its_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/web/art/icon.svg"):
        with urllib.request.urlopen(f"http://{server.address}{path}") as got:
            rules = got.headers["Content-Security-Policy"]
            assert "frame-ancestors 'none'" in rules and "default-src 'none'" in rules
            assert "unsafe-inline" not in rules.split("style-src")[0]
            assert got.headers["X-Content-Type-Options"] == "nosniff"


def test_the_script_in_the_page_is_named_by_its_hash() -> None:
    assert "script-src 'self';" in policy(b"<p>")
    mark = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='"  # of the word test
    assert f"script-src 'self' {mark};" in policy(b"<script>test</script>")


def test_bans_hold_addresses_and_networks() -> None:
    bans = Bans()
    bans.set(plain_network(name) for name in ("203.0.113.7", "198.51.100.9/24", "2001:db8::5"))
    assert bans.holds("203.0.113.7") and not bans.holds("203.0.113.8")
    assert bans.holds("198.51.100.200")
    assert bans.holds("2001:db8::1:2:3:4"), "one customer has a whole network"
    assert not bans.holds("127.0.0.1") and not bans.holds(None)


# Half a request


def test_half_a_request_is_closed(tmp_path: Path) -> None:
    patience = "from dolmen.server import entrance; entrance.PATIENCE = 0.5; "
    code = patience + "from dolmen.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "serve", "--port", "0", "--database", str(tmp_path / "t.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline().split("http://")[1].split("/")[0].split(":")[1])
        for part in (b"GET / HT", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"):
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.settimeout(PATIENCE)
                line.sendall(part)
                with contextlib.suppress(ConnectionError):
                    while line.recv(1000):
                        pass
        with socket.create_connection(("127.0.0.1", port)) as line:  # who hangs up
            line.sendall(b"POST /api/report HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{")
            time.sleep(0.1)
    finally:
        process.terminate()
        _, complaints = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in complaints


# Storage


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db"
    database.connect(str(path)).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    path.chmod(0o644)
    database.connect(str(path)).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_locked_database_is_named_and_the_table_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    try:
        made = server.make("human", "human")
        anna, ben = server.sit(made, 0), server.sit(made, 1)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        anna.send("say", text="hello")
        refused = anna.next("refused")
        assert "Another program has locked the database" in refused["sentence"]
        assert server.sit(made, 1).now["table"] == made["table"], "it can be read meanwhile"
        status, told = server.ask("GET", "/readyz")
        assert status == 503 and "Another program has locked the database" in told["error"]
        other.execute("ROLLBACK")
        while server.ask("GET", "/readyz") != (200, "ready\n"):  # the last try may still wait
            time.sleep(0.1)
        anna.send("say", text="again")
        assert ben.until(lambda s: s["chat"])["chat"][-1]["text"] == "again"
    finally:
        server.stop()


# What an operator sees


def test_health_and_figures(server: Server) -> None:
    anna = server.sit(server.make("human", "human"), 0)
    anna.send("say", text="hello")
    anna.until(lambda s: s["chat"])
    assert server.get("/healthz") == "ok\n" and server.get("/readyz") == "ready\n"
    figures = server.get("/metrics")
    assert "dolmen_moves_total" in figures and "dolmen_message_seconds_bucket" in figures
    assert server.ask("GET", "/metrics", None, FAR)[0] == 403


def test_logs_stay_calm() -> None:
    now = [0.0]
    calm = Calm(lambda: now[0])

    def passes() -> str | None:
        line = logging.LogRecord("dolmen.store", logging.ERROR, "", 0, "cannot write", (), None)
        return line.getMessage() if calm.filter(line) else None

    assert [passes() for _ in range(1000)].count("cannot write") == REPEATS
    now[0] = PERIOD + 1
    assert passes() == f"cannot write ({1000 - REPEATS} more in the last 60 s)"
    assert passes() == "cannot write"


def test_a_line_of_json() -> None:
    line = logging.LogRecord("dolmen.server", logging.WARNING, "", 0, "table %s", ("x",), None)
    told = json.loads(Json().format(line))
    assert told["level"] == "WARNING" and told["message"] == "table x" and "T" in told["time"]


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    made = server.make("human", "random", first=1)
    server.sit(made, 0).until(lambda s: s["decision"] is not None)  # the bot has answered
    children = descendants(server.process.pid)
    assert children, "there is a worker"
    os.kill(server.process.pid, signal.SIGKILL)  # and nobody looks after it yet
    until = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in children):
        assert time.monotonic() < until, "a worker stays behind"
        time.sleep(0.05)
    server.process.wait()


LONG_THOUGHT = """
import asyncio, os, sys, time
from dolmen.server.workers import Workers

async def think():
    workers = Workers(2)
    workers.open()
    print(await workers.at(1, "x", os.getpid), await workers.at(2, "x", os.getpid), flush=True)
    thoughts = [asyncio.create_task(workers.at(n, "x", time.sleep, 3600)) for n in (1, 2)]
    await asyncio.sleep(0.5)
    workers.close()
    await asyncio.gather(*thoughts, return_exceptions=True)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_nobody_waits_for_a_long_thought_at_the_end(tmp_path: Path) -> None:
    program = tmp_path / "think.py"
    program.write_text(LONG_THOUGHT)
    done = subprocess.run([sys.executable, str(program)], capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr.decode()
    assert not any(alive(int(pid)) for pid in done.stdout.split())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_in_the_middle_of_a_search(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path / "tables.db")
    table = server.make("search:5s", "search:5s")["table"]
    while not (children := descendants(server.process.pid)) or server.get("/healthz") != "ok\n":
        time.sleep(0.05)
    assert server.get(f"/api/tables/{table}")
    server.process.send_signal(how)
    _, told = server.process.communicate(timeout=PATIENCE)
    assert "Traceback" not in told, told
    until = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in children):
        assert time.monotonic() < until, "a worker stays behind"
        time.sleep(0.05)


def descendants(pid: int) -> set[int]:
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}


def alive(pid: int) -> bool:
    try:
        return (Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split())[0] != "Z"
    except OSError:
        return False
