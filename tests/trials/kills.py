"""A server that is killed again and again loses nothing that it has acknowledged."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.server import client
from tests.server.client import Server, play_on
from tests.trials.outcome import Outcome
from websockets.exceptions import WebSocketException

TABLES = 3
GAMES = ("altay", "prehistory", "endless_winter")


class Crowd:
    """People who play as fast as they can, until their server is gone."""

    def __init__(self, server: Server, tables: list[dict[str, Any]], rng: Random) -> None:
        self.server = server
        self.seen: dict[str, int] = {}
        self.failures: list[str] = []
        self.threads = [
            threading.Thread(target=self.play, args=(made, rng.random()), daemon=True)
            for made in tables
        ]
        for thread in self.threads:
            thread.start()

    def play(self, made: dict[str, Any], seed: float) -> None:
        rng = Random(seed)
        with contextlib.suppress(WebSocketException, TimeoutError, OSError, EOFError):
            players = {0: self.server.sit(made, 0), 1: self.server.sit(made, 1)}
            self.seen[made["table"]] = players[0].now["moves"]
            while not players[0].now["over"]:
                actor = players[players[0].now["decision"]["seat"]]
                while not actor.choices and not actor.now["over"]:
                    actor.next("snapshot")  # the table may answer for them
                try:
                    play_on(players, rng, 1)
                except AssertionError as wrong:
                    self.failures.append(f"table {made['table']}: {wrong}")
                    return
                self.seen[made["table"]] = max(p.now["moves"] for p in players.values())

    def wait(self) -> None:
        for thread in self.threads:
            thread.join(client.PATIENCE)


def new_tables(server: Server, rng: Random) -> list[dict[str, Any]]:
    return [
        server.make("human", "human", game=GAMES[n % len(GAMES)], seed=rng.randrange(10**6))
        for n in range(TABLES)
    ]


def kill(name: str, database: str, times: int, note: Callable[[str], None]) -> Outcome:
    """Kill the server at random moments; after each, every table is as it was last seen."""
    found = Outcome(f"kills, {name}", "kills")
    rng = Random(1)
    server = Server(database)
    tables, moves = new_tables(server, rng), 0
    for number in range(times):
        crowd = Crowd(server, tables, rng)
        time.sleep(rng.uniform(0.2, 1.5))
        server.kill()
        crowd.wait()
        server = Server(database, server.port)
        wrong = list(crowd.failures)
        for made in tables:
            info = server.get(f"/api/tables/{made['table']}")
            # Once a game is over, its moves are counted, and no longer where the table stopped.
            kept = sys.maxsize if info["over"] else info["moves"]
            seen = crowd.seen.get(made["table"], 0)
            # What was stored when the server died before it could tell may be there as well, and
            # what the table has answered for them since.
            if kept < seen:
                wrong.append(f"table {made['table']}: saw {seen} moves, kept {kept}")
        found.check(not wrong, "; ".join(wrong))
        moves += sum(crowd.seen.values())
        if number % 8 == 7:
            tables = new_tables(server, rng)
        note(f"{number + 1} of {times}")
    told = server.stop()
    found.check("Traceback" not in told, told[-400:])
    found.n -= 1
    found.remark = f"{moves} acknowledged moves looked for again at {TABLES} tables"
    return found


def kill_on_file(times: int, folder: Path, note: Callable[[str], None]) -> Outcome:
    return kill("SQLite", str(folder / "tables.db"), times, note)
