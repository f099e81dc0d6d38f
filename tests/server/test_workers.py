"""Several server processes behind one address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from tests.server.client import PATIENCE, Server, play_on
from tests.server.test_postgres import database, pytestmark  # noqa: F401

from dolmen.server.doorkeeper import Doorkeeper


def crew(server: Server) -> set[int]:
    """The processes behind the doorkeeper, without their bots."""
    found = set()
    for entry in Path("/proc").iterdir():
        try:
            parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
            command = (entry / "cmdline").read_bytes()
        except (OSError, IndexError):
            continue
        if parent == str(server.process.pid) and b"spawn_main" in command:
            found.add(int(entry.name))
    return found


def until(true: object) -> None:
    end = time.monotonic() + PATIENCE
    while not true():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
def test_two_processes_behind_one_door(database: str) -> None:  # noqa: F811
    server = Server(database, 0, "--workers", "2")
    until(lambda: len(crew(server)) == 2)
    tables = [server.make("human", "human", seed=seed) for seed in range(4)]
    parties = [{seat: server.sit(made, seat) for seat in (0, 1)} for made in tables]
    for party in parties:
        play_on(party, Random(1), 6)
    # One of them dies. Its guests come back, and find everything as it was.
    lost = min(crew(server))
    os.kill(lost, signal.SIGKILL)
    until(lambda: lost not in crew(server) and len(crew(server)) == 2)
    for made, party in zip(tables, parties, strict=True):
        before = party[0].now["moves"]
        again = {seat: server.sit(made, seat) for seat in (0, 1)}
        assert again[0].now["moves"] == before
        play_on(again, Random(2), 4)
    status, _ = server.ask("GET", "/api/tables/nowhere")
    assert status == 404
    # Somebody who says nothing holds up nobody, and garbage is answered by a server.
    host, port = server.address.split(":")
    with (
        socket.create_connection((host, int(port))),
        socket.create_connection((host, int(port))) as rude,
    ):
        rude.settimeout(PATIENCE)
        rude.sendall(b"nonsense\r\n\r\n")
        assert rude.recv(100).startswith(b"HTTP/1.1 400")
        server.get("/api/games")
    processes = crew(server)
    complaints = server.stop()
    # A bots' process that was just being started may complain of its end; a server must not.
    assert "/dolmen/" not in complaints, complaints
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in processes))


def test_whoever_comes_to_a_table_is_led_to_the_same_server() -> None:
    door = Doorkeeper.__new__(Doorkeeper)
    door.servers, door.next = ["a", "b", "c"], 0  # type: ignore[list-item]
    requests = [f"GET {path} HTTP/1.1".encode() for path in ("/ws/1f0c", "/t/1f0c", "/g/1f0c")]
    requests.append(b"POST /api/tables/1f0c/join HTTP/1.1")
    assert len({tuple(door.in_order(said)) for said in requests}) == 1
    homes = {str(door.in_order(f"GET /ws/{n:x} HTTP".encode())[0]) for n in range(50)}
    assert homes == {"a", "b", "c"}, "tables are spread"
    for said in (b"GET / HTTP/1.1", b"POST /api/tables HTTP/1.1", b"\x16\x03"):
        assert len({str(door.in_order(said)[0]) for _ in range(3)}) == 3, "in turn"


@pytest.mark.parametrize(
    ("workers", "database_", "sentence"),
    [
        ("2", "tables.db", "Several workers need PostgreSQL"),
        ("0", "tables.db", "There may be 1 to 64 workers; got 0"),
    ],
)
def test_what_cannot_be_is_a_sentence(
    tmp_path: Path, workers: str, database_: str, sentence: str
) -> None:
    command = [sys.executable, "-m", "dolmen.cli", "serve", "--port", "0", "--workers", workers]
    done = subprocess.run(
        [*command, "--database", str(tmp_path / database_)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 2 and sentence in done.stderr
    assert not (tmp_path / database_).exists()
