"""A server process and a player, for tests."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Protocol

from websockets.sync.client import connect

from dolmen.core.record import Record, parse
from dolmen.server import changes

Json = dict[str, Any]
PATIENCE = 60.0  # seconds for what must come; only a failing test waits that long


class Server:
    """`dolmen serve` as a process of its own."""

    def __init__(
        self,
        database: str | Path,
        port: int = 0,
        *more: str,
        python: str | Path = sys.executable,
    ) -> None:
        self.database = str(database)
        command = [str(python), "-m", "dolmen.cli", "serve", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://([\d.]+:(\d+))/", line)
        if found is None:
            assert self.process.stderr is not None
            raise AssertionError(f"no address: {line!r} {self.process.stderr.read()!r}")
        self.address = found[1]
        self.port = int(found[2])
        self.wait_until_up()

    def wait_until_up(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/api/games")
                return
            except urllib.error.URLError:
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        """No time to say goodbye; its workers go with it."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> str:
        """Asked politely; gives what it complained about."""
        self.process.send_signal(signal.SIGINT)
        try:
            _, complaints = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("the server does not stop") from None
        return complaints

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """Status and answer; JSON is read."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        url = f"http://{self.address}{path}"
        request = urllib.request.Request(url, data, headers or {}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                status, kind, raw = answer.status, answer.headers["content-type"], answer.read()
        except urllib.error.HTTPError as error:
            status, kind, raw = error.code, error.headers["content-type"], error.read()
        return status, json.loads(raw) if kind == "application/json" else raw.decode()

    def get(self, path: str) -> Any:
        status, answer = self.ask("GET", path)
        assert status == 200, answer
        return answer

    def frames(self, table: str, query: str = "") -> list[Json]:
        """A whole replay, page by page."""
        pages = [self.get(f"/api/tables/{table}/replay?{query}")]
        while pages[-1]["next"] is not None:
            pages.append(self.get(f"/api/tables/{table}/replay?from={pages[-1]['next']}&{query}"))
        return frames_of(pages)

    def post(self, path: str, body: Any) -> Any:
        status, answer = self.ask("POST", path, body)
        assert status in (200, 202), answer
        return answer

    def make(self, *seats: str, **more: Any) -> Json:
        plan = {"game": "altay", "seats": [{"kind": kind} for kind in seats], **more}
        made: Json = self.post("/api/tables", plan)
        return made

    def sit(self, made: Json, *seats: int, host: bool = False, **hello: Any) -> Player:
        """Connect with the keys of these seats; none: a spectator."""
        tokens = [key["token"] for key in made["keys"] if key["seat"] in seats]
        assert len(tokens) == len(seats)
        if host:
            tokens.append(made["host_key"])
        return Player(self, made["table"], tokens, **hello)


def changed(last: Json, change: Json) -> Json:
    """The picture that a change makes of the last one."""
    assert change["after"] == last["seq"], "it is the picture that is changed"
    onward = {key: change[key] for key in ("seq", "log", "chat")} | {"fresh": False}
    picture: Json = changes.apply(last, change["changes"]) | onward
    return picture


def pictures(messages: list[Json]) -> list[Json]:
    """All pictures among what a connection has received, whole."""
    found: list[Json] = []
    for message in messages:
        if message["type"] == "snapshot":
            found.append(message)
        elif message["type"] == "change":
            found.append(changed(found[-1], message))
    return found


def frames_of(pages: list[Json]) -> list[Json]:
    """All frames of a replay, whole."""
    found: list[Json] = []
    for page in pages:
        assert page["first"] == len(found)
        for frame in page["frames"]:
            assert (frame["view"] is None) == (frame is not page["frames"][0])
            if frame["view"] is None:
                last = {key: found[-1][key] for key in ("view", "scores")}
                frame |= changes.apply(last, frame["changes"])
            found.append(frame | {"changes": None})
    assert len(found) == pages[-1]["total"]
    return found


class Addressed(Protocol):
    """Somewhere to connect to."""

    @property
    def address(self) -> str: ...


class Player:
    """One connection. Pictures that come as changes are put together, and read like any other."""

    def __init__(self, server: Addressed, table: str, tokens: list[str], **hello: Any) -> None:
        self.socket = connect(f"ws://{server.address}/ws/{table}", max_size=None).__enter__()
        self.table = table
        self.raw: list[str] = []  # everything ever received
        self.send("hello", tokens=tokens, **hello)
        self.now = self.next("snapshot")
        assert self.now["fresh"], "the first snapshot is complete"

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def read(self, patience: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        if message["type"] == "change":
            message = changed(self.now, message)
        if message["type"] == "snapshot":
            self.now = message
        return message

    def next(self, kind: str) -> Json:
        while (message := self.read())["type"] != kind:
            pass
        return message

    def until(self, true: Callable[[Json], object]) -> Json:
        """Read snapshots until one is as wanted; the one in hand may be."""
        while not true(self.now):
            self.next("snapshot")
        return self.now

    def at(self, moves: int) -> Json:
        return self.until(lambda s: s["moves"] == moves)

    @property
    def choices(self) -> list[Json]:
        decision = self.now["decision"]
        return decision["choices"] if decision else []

    def choose(self, action: int | str) -> Json:
        """Choose, and go on wherever the table waits before a sole choice."""
        answer = self.decide(action)
        while answer["type"] == "snapshot" and self.held:
            answer = self.decide(self.choices[0]["index"])
        return answer

    @property
    def held(self) -> bool:
        """Does the table wait before a sole choice?"""
        return len(self.choices) == 1

    def decide(self, action: int | str) -> Json:
        """Choose, and wait for what comes of it: a snapshot or a refusal. Whoever is quicker than
        the table allows waits a little and tries again."""
        before = self.now["decision"]["id"]
        self.send("choose", decision=before, action=action)
        while True:
            message = self.read()
            if message["type"] == "refused" and (message["reason"] or {}).get("key") == "too_fast":
                time.sleep(0.1)
                self.send("choose", decision=before, action=action)
                continue
            if message["type"] == "refused" or self.now["over"]:
                return message
            if message["type"] != "snapshot" or self.now["page"]:
                continue
            if self.now["decision"]["id"] != before:
                return message

    def refusal(self, kind: str, **fields: Any) -> Json:
        self.send(kind, **fields)
        return self.next("refused")

    def close(self) -> None:
        self.socket.close()


GOLDEN = Path(__file__).parents[1] / "golden" / "altay"


def golden(name: str) -> Record:
    return parse((GOLDEN / f"{name}.txt").read_text())


def follow(players: dict[int, Player], record: Record, moves: int | None = None) -> None:
    """Play the moves of a record over the sockets; everybody sees every step."""
    for seat, action in record.moves[: len(record.moves) if moves is None else moves]:
        answer = players[seat].choose(action)
        assert answer["type"] == "snapshot", answer
        all_see(players, players[seat])


def all_see(players: dict[int, Player], actor: Player) -> None:
    """Until everybody sees what the actor sees; whoever is asked about a sole choice makes it."""
    while True:
        now = actor.now
        number = None if now["over"] else now["decision"]["id"]
        for player in players.values():
            player.until(
                lambda s, number=number: (  # type: ignore[misc]
                    s["over"] if number is None else (s["decision"] or {}).get("id") == number
                )
            )
        asked = None if number is None else players.get(now["decision"]["seat"])
        if asked is None or not asked.held:
            return
        actor = asked
        actor.choose(actor.choices[0]["index"])


def play_on(players: dict[int, Player], rng: Random, moves: int | None = None) -> int:
    """Everybody answers at random, for so many moves or to the end. Gives the moves made."""
    made = 0
    while moves is None or made < moves:
        anybody = next(iter(players.values()))
        if anybody.now["over"]:
            break
        actor = players[anybody.now["decision"]["seat"]]
        answer = actor.choose(rng.choice(actor.choices)["index"])
        assert answer["type"] == "snapshot", answer
        made += 1
        all_see(players, actor)
    return made
