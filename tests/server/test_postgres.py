"""Several server processes on one PostgreSQL database. The tests start a cluster of their own."""

from __future__ import annotations

import json
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.server.client import PATIENCE, Json, Player, Server, play_on

import dolmen
from dolmen.server.workers import think


def program(name: str) -> str | None:
    """Debian keeps these out of the path."""
    found = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    return found[-1] if found else shutil.which(name)


INITDB, PG_CTL = program("initdb"), program("pg_ctl")
pytestmark = pytest.mark.skipif(
    not INITDB or not PG_CTL,
    reason="no PostgreSQL here: apt-get install postgresql (no server need be running)",
)


def owner() -> str | None:
    """PostgreSQL refuses to run as root; somebody else must own the cluster then."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def run(*command: str) -> None:
    user = owner()
    done = subprocess.run(
        command, user=user, capture_output=True, text=True, cwd="/", check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    assert INITDB and PG_CTL
    with tempfile.TemporaryDirectory() as base:
        folder = Path(base) / "cluster"
        if user := owner():
            shutil.chown(base, user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        run(INITDB, "-D", str(folder), "-U", "dolmen", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {base} -c fsync=off"
        log = str(Path(base) / "log")
        run(PG_CTL, "-D", str(folder), "-o", options, "-l", log, "-w", "start")
        try:
            yield f"postgresql://dolmen@127.0.0.1:{port}/postgres"
        finally:
            run(PG_CTL, "-D", str(folder), "-m", "immediate", "stop")


def test_two_processes_serve_one_table(database: str) -> None:
    here, there = Server(database), Server(database)
    try:
        made = here.make("human", "open", listed=True, seed=6)
        assert [line["table"] for line in there.get("/api/tables")] == [made["table"]]
        joined = there.post(f"/api/tables/{made['table']}/join", {"name": "Bo"})
        anna, bo = here.sit(made, 0, host=True), there.sit(joined, 1)
        anna.until(lambda s: s["seats"][1]["name"] == "Bo" and s["seats"][1]["present"])
        bo.until(lambda s: s["seats"][0]["present"])
        play_on({0: anna, 1: bo}, Random(1), 40)
        assert anna.now["view"]["territories"] == bo.now["view"]["territories"]
        # Talk, undo and host powers travel as well.
        bo.send("say", text="over there")
        assert anna.until(lambda s: s["chat"])["chat"][-1]["text"] == "over there"
        actors = {0: anna, 1: bo}
        while actors[anna.now["decision"]["seat"]].now["undo"] == 0:
            play_on(actors, Random(2), 1)
        actor = actors[anna.now["decision"]["seat"]]
        other = bo if actor is anna else anna
        moves = actor.now["moves"]
        actor.send("undo", decision=actor.now["decision"]["id"])
        assert other.until(lambda s: s["moves"] == moves - 1)["fresh"]
        anna.send("host", power="pause")
        bo.until(lambda s: s["paused"])
        anna.send("host", power="resume")
        bo.until(lambda s: not s["paused"])
        # One process dies; its people go on at the other.
        moves = bo.now["moves"]
        here.kill()
        anna = there.sit(made, 0)
        assert anna.now["moves"] == moves
        play_on({0: anna, 1: bo}, Random(3), 10)
    finally:
        for server in (here, there):
            if server.process.poll() is None:
                server.kill()


def test_two_processes_never_accept_the_same_move(database: str) -> None:
    """The same person at two processes answers both at once, again and again."""
    here, there = Server(database), Server(database)
    try:
        made = here.make("human", "human", seed=9)
        one, two = here.sit(made, 0, 1), there.sit(made, 0, 1)
        refused = 0
        for _ in range(25):
            seat = one.now["decision"]["seat"]
            for player in (one, two):
                if player.now["viewer"] != seat:
                    player.send("look", seat=seat)
                    player.until(lambda s, seat=seat: s["viewer"] == seat)  # type: ignore[misc]
            decision = one.now["decision"]["id"]
            one.send("choose", decision=decision, action=one.choices[0]["index"])
            two.send("choose", decision=decision, action=two.choices[-1]["index"])
            for player in (one, two):
                player.until(lambda s, was=decision: s["decision"]["id"] > was)  # type: ignore[misc]
            time.sleep(0.02)
            assert one.now["decision"]["id"] == decision + 1
        one.send("say", text="end")
        two.until(lambda s: s["chat"])
        one.until(lambda s: s["chat"])
        refused = sum('"refused"' in text for text in one.raw + two.raw)
        assert refused == 25 and one.now["view"] == two.now["view"]
        keys = ",".join(key["token"] for key in made["keys"])
        records = [s.get(f"/api/tables/{made['table']}/record?token={keys}") for s in (here, there)]
        assert records[0] == records[1]
    finally:
        here.kill()
        there.kill()


def told(player: Player) -> list[Json]:
    """The log as it came to somebody, piece by piece."""
    messages = [json.loads(text) for text in player.raw]
    return [line for one in messages if one["type"] == "snapshot" for line in one["log"]]


def test_bots_play_once_although_two_processes_watch(database: str) -> None:
    here, there = Server(database), Server(database)
    try:
        made = here.make("human", "greedy", seed=3)
        one, spectator = here.sit(made, 0), there.sit(made)
        rng = Random(1)
        while one.now["moves"] < 40:
            if one.choices:
                one.choose(rng.choice(one.choices)["index"])
            else:
                one.next("snapshot")
        # A person decides now: no bot is at work anywhere.
        one.until(lambda s: s["decision"]["seat"] == 0)
        moves = one.now["moves"]
        assert spectator.at(moves)["view"]["territories"] == one.now["view"]["territories"]
        assert told(spectator) == there.sit(made).now["log"], "each event once, in its order"
        (key,) = made["keys"]
        record, other = (
            server.get(f"/api/tables/{made['table']}/record?token={key['token']}")
            for server in (here, there)
        )
        assert record == other
        # Every move of the bot is its answer to the table as it lay then, given a single time.
        play = dolmen.load(record)
        assert len(play.moves) == moves
        indices = [index for _, index in play.moves]
        answers = [
            (think(made["table"], str(play.header), indices[:number], "greedy"), index)
            for number, (seat, index) in enumerate(play.moves)
            if seat == 1
        ]
        assert len(answers) > 10 and all(answer == index for answer, index in answers)
    finally:
        here.kill()
        there.kill()


def test_a_database_that_is_not_there_is_a_sentence() -> None:
    command = ["--database", "postgresql://nobody@127.0.0.1:1/none"]
    done = subprocess.run(
        [sys.executable, "-m", "dolmen.cli", "serve", "--port", "0", *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 2 and "cannot be used" in done.stderr
    assert "Traceback" not in done.stderr
