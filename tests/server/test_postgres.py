"""Several server processes on one PostgreSQL database. The tests start a cluster of their own."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.server.apart import run_apart
from tests.server.client import PATIENCE, Json, Player, Server, play_on
from tests.server.proxy import Proxy
from tests.server.test_writer import odd

import dolmen
from dolmen.cli import main
from dolmen.lab import cluster
from dolmen.server.crew import think
from dolmen.server.database import connect
from dolmen.server.folded import whole
from dolmen.server.journal import Head
from dolmen.server.storage import Conflict
from dolmen.server.wire import SeatPlan

pytestmark = pytest.mark.skipif(
    not cluster.is_there(),
    reason="no PostgreSQL here: apt-get install postgresql (no server need be running)",
)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster.cluster(flushes=False) as address:
        yield address


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


def test_many_entries_at_once(database: str) -> None:
    """By one statement, with the same result as in a file."""

    async def test() -> None:
        store = connect(database)
        try:
            names = [f"many{n}" for n in range(3)]
            for name in names:
                await store.create(Head(name, "altay", "", [SeatPlan("human")], False, None, 0), [])
            log = [odd(number) for number in range(1, 60)]
            await asyncio.gather(*(store.append(name, log) for name in names))
            assert [await store.after(name, 0) for name in names] == [log] * len(names)
            more = [
                store.append(name, [odd(number)])
                for name, number in zip(names, (60, 59, 60), strict=True)
            ]
            results = await asyncio.gather(*more, return_exceptions=True)
            assert [type(one) for one in results] == [type(None), Conflict, type(None)]
            assert [len(await store.after(name, 0)) for name in names] == [60, 59, 60]
        finally:
            store.close()

    run_apart(test())


def test_two_processes_never_accept_the_same_move(database: str) -> None:
    """The same person at two processes answers both at once, again and again."""
    here, there = Server(database), Server(database)
    try:
        # A game without guarded questions, which the table answers after a while.
        made = here.make("human", "human", game="prehistory", seed=9)
        one, two = here.sit(made, 0, 1), there.sit(made, 0, 1)
        for _ in range(25):
            asked_alike(one, two)
            decision = one.now["decision"]["id"]
            one.send("choose", decision=decision, action=one.choices[0]["index"])
            two.send("choose", decision=decision, action=two.choices[-1]["index"])
            for player in (one, two):
                player.until(lambda s, was=decision: s["decision"]["id"] > was)  # type: ignore[misc]
        one.send("say", text="end")
        two.until(lambda s: s["chat"])
        one.until(lambda s: s["chat"])
        # Of the two answers to each question one is taken and one refused.
        refused = sum('"refused"' in text for text in one.raw + two.raw)
        assert refused == 25 and one.now["view"] == two.now["view"]
        keys = ",".join(key["token"] for key in made["keys"])
        records = [s.get(f"/api/tables/{made['table']}/record?token={keys}") for s in (here, there)]
        assert records[0] == records[1]
    finally:
        here.kill()
        there.kill()


def asked_alike(one: Player, two: Player) -> None:
    """Until both show the same question to the one who decides. Where there is nothing to gain,
    nobody is asked, and the table goes on by itself."""
    while True:
        for player in (one, two):
            if player.now["viewer"] != (seat := player.now["decision"]["seat"]):
                player.send("look", seat=seat)
                player.until(lambda s, seat=seat: s["viewer"] == seat)  # type: ignore[misc]
        ids = [player.now["decision"]["id"] for player in (one, two)]
        if one.choices and two.choices and ids[0] == ids[1]:
            return
        behind = one if not one.choices or ids[0] < ids[1] else two
        behind.next("snapshot")


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
        assert len(play.moves) <= moves, (
            "sole choices of the bot that nobody may know count as well"
        )
        indices = [index for _, index in play.moves]
        answers = [
            (think(whole(made["table"], str(play.header), indices[:number]), "greedy"), index)
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


def test_a_silent_line_between_processes_is_noticed(database: str) -> None:
    """Nothing says that it is dead; still everybody sees what happens elsewhere."""
    proxy = Proxy(database)
    here, there = Server(proxy.url), Server(database)
    try:
        made = here.make("human", "human")
        anna, ben = here.sit(made, 0), there.sit(made, 1)
        proxy.silent = True
        ben.send("say", text="hello")
        ben.until(lambda s: s["chat"])
        assert here.sit(made, 0).now["chat"][-1]["text"] == "hello", "at once for who comes"
        assert anna.until(lambda s: s["chat"])["chat"][-1]["text"] == "hello"
    finally:
        proxy.close()
        here.kill()
        there.kill()


def test_processes_count_together(database: str) -> None:
    here, there = (Server(database, 0, "--tables-per-hour", "3") for _ in range(2))
    far = {"X-Forwarded-For": "203.0.113.99"}
    plan = {"game": "altay", "seats": [{"kind": "human"}, {"kind": "human"}]}
    try:
        answers = [
            server.ask("POST", "/api/tables", plan, far)[0] for server in (here, there, here, there)
        ]
        # The hour of the clock may end in between.
        assert answers == [200, 200, 200, 429] or time.gmtime().tm_min == 0
    finally:
        here.stop()
        there.stop()


def test_a_backup_out_of_postgresql_and_into_it(database: str, tmp_path: Path) -> None:
    server = Server(database)
    try:
        made = server.make("human", "human")
        anna = server.sit(made, 0)
        anna.send("say", text="remember me")
        anna.until(lambda s: s["chat"])
        copy = tmp_path / "copy.db"
        assert main(["backup", str(copy), "--database", database]) == 0
        assert main(["admin", "delete", made["table"], "--database", database]) == 0
        assert main(["restore", str(copy), "--database", database]) == 0
        assert server.sit(made, 0).now["chat"][-1]["text"] == "remember me"
    finally:
        server.kill()
    plain = Server(copy)  # and it is a database of its own
    try:
        assert plain.sit(made, 0).now["chat"][-1]["text"] == "remember me"
    finally:
        plain.stop()


def test_nul_characters_are_refused_here_too(database: str) -> None:
    server = Server(database)
    try:
        made = server.make("human", "human")
        anna = server.sit(made, 0)
        anna.send("say", text="a\0b")
        assert anna.until(lambda s: s["chat"])["chat"][-1]["text"] == "ab"
        for path in ("/api/tables/%00", "/api/report/%00", "/api/tables/%00/replay"):
            assert server.ask("GET", path)[0] == 404
    finally:
        assert "Traceback" not in server.stop()
