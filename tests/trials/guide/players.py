"""Players who come through nginx with TLS, for run.sh: they begin, go on, and stay through a
restart. Needs nothing of Dolmen, so that it does the same with any version."""

from __future__ import annotations

import json
import random
import ssl
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

NAME = "table.example.org"
BASE = f"https://{NAME}"
TRUST = ssl.create_default_context(cafile=f"/etc/letsencrypt/live/{NAME}/fullchain.pem")
MADE = Path("/tmp/made.json")
GAMES = ("altay", "prehistory", "endless_winter")
RNG = random.Random(5)
Json = dict[str, Any]


def ask(path: str, body: Json | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(BASE + path, data), context=TRUST) as found:
        return json.load(found)


class Player:
    """Holds all seats of people at a table."""

    def __init__(self, made: Json) -> None:
        address = f"wss://{NAME}/ws/{made['table']}"
        line = connect(address, ssl=TRUST, origin=Origin(BASE), max_size=None, open_timeout=120)
        self.line = line.__enter__()
        tokens = [key["token"] for key in made["keys"]]
        self.send("hello", tokens=tokens, protocol=1)
        self.now = self.next()

    def send(self, kind: str, **fields: Any) -> None:
        self.line.send(json.dumps({"type": kind, **fields}))

    def next(self) -> Json:
        while True:
            message: Json = json.loads(self.line.recv(timeout=120))
            if message["type"] == "snapshot":
                self.now = message
                return message

    def play(self, moves: int) -> int:
        """Gives how many moves there are; of a game that is over, the stops are no longer counted,
        so it is more than any number seen before."""
        for _ in range(moves):
            while not self.now["over"] and self.now["decision"]["choices"] == []:
                seat = self.now["decision"]["seat"]
                if self.now["viewer"] != seat and seat < 2:
                    self.send("look", seat=seat)
                self.next()
            if self.now["over"]:
                break
            asked = self.now["decision"]
            action = RNG.choice(asked["choices"])["index"]
            self.send("choose", decision=asked["id"], action=action)
            while not self.now["over"] and self.now["decision"]["id"] == asked["id"]:
                self.next()
        return sys.maxsize if self.now["over"] else int(self.now["moves"])


def visit(made: Json, moves: int) -> int:
    player = Player(made)
    try:
        return player.play(moves)
    finally:
        player.line.close()


def begin() -> None:
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "greedy"}]
    made = [ask("/api/tables", {"game": game, "seats": seats, "seed": 3}) for game in GAMES]
    MADE.write_text(json.dumps(made))
    go(made)


def go(made: list[Json]) -> None:
    print("moves:", [visit(one, 10) for one in made])


def gone(made: list[Json]) -> None:
    time.sleep(10)  # a running server hears of it within a few seconds
    try:
        ask(f"/api/tables/{made[0]['table']}")
    except urllib.error.HTTPError as error:
        assert error.code == 404, error
        return
    raise AssertionError("a table that was deleted is still there")


def during(made: list[Json], seconds: float = 60.0) -> None:
    """Come back again and again; no move that was seen is ever missing."""
    until, latest = time.monotonic() + 10 * seconds, time.monotonic() + seconds
    seen: dict[str, int] = {}
    visits = away = 0
    back = True
    while time.monotonic() < latest or not back:
        assert time.monotonic() < until, "the server never came back"
        for one in made:
            try:
                moves = visit(one, 2)
            except (OSError, WebSocketException, EOFError):
                away, back = away + 1, False
                time.sleep(0.5)
                continue
            visits, back = visits + 1, True
            assert moves >= seen.get(one["table"], 0), "a move is lost"
            seen[one["table"]] = moves
    print(f"{visits} visits, {away} times nobody answered, moves {list(seen.values())}")


if __name__ == "__main__":
    if sys.argv[1] == "begin":
        begin()
    else:
        kept = json.loads(MADE.read_text())
        if sys.argv[1] == "table":
            print(kept[0]["table"])
        else:
            {"go": go, "gone": gone, "during": during}[sys.argv[1]](kept)
