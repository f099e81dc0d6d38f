"""While strangers attack, the others play on: how much longer does a move take?

The attackers come from a foreign address, as a proxy on this machine tells it; limits do not hold
for the machine itself.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import statistics
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.client import Server
from tests.trials.outcome import Outcome
from websockets.sync.client import connect

FAR = {"X-Forwarded-For": "203.0.113.50"}
SECONDS = 6.0
MOVES = 60
Attack = Callable[[Server, dict[str, Any], threading.Event], None]


def move_times(server: Server, seconds: float) -> list[float]:
    """How long moves take for two people who are not in a hurry."""
    made = server.make("human", "human", seed=5)
    players = {0: server.sit(made, 0), 1: server.sit(made, 1)}
    times: list[float] = []
    rng, until = Random(1), time.monotonic() + seconds
    while time.monotonic() < until and not players[0].now["over"] and len(times) < 4 * MOVES:
        actor = players[players[0].now["decision"]["seat"]]
        began = time.perf_counter()
        actor.choose(rng.choice(actor.choices)["index"])
        times.append(time.perf_counter() - began)
        number = (actor.now["decision"] or {}).get("id")
        for player in players.values():
            player.until(lambda s, n=number: (s["decision"] or {}).get("id") == n or s["over"])  # type: ignore[misc]
        time.sleep(0.02)
    for player in players.values():
        player.close()
    return times


def ask(server: Server, method: str, path: str, body: Any = None) -> int:
    host, port = server.address.split(":")
    line = http.client.HTTPConnection(host, int(port), timeout=30)
    try:
        line.request(method, path, None if body is None else json.dumps(body), FAR)
        answer = line.getresponse()
        answer.read()
        return answer.status
    finally:
        line.close()


def many_tokens(server: Server, made: dict[str, Any], stop: threading.Event) -> None:
    hello = json.dumps({"type": "hello", "tokens": ["x" * 20] * 2800})
    with connect(f"ws://{server.address}/ws/{made['table']}", additional_headers=FAR) as line:
        while not stop.is_set():
            line.send(hello)


def messages_before_hello(server: Server, made: dict[str, Any], stop: threading.Event) -> None:
    with connect(f"ws://{server.address}/ws/{made['table']}", additional_headers=FAR) as line:
        while not stop.is_set():
            line.send('{"type":"x"}')


def reports(server: Server, made: dict[str, Any], stop: threading.Event) -> None:
    body = {"table": made["table"], "note": "x" * 5000, "token": made["keys"][0]["token"]}
    while not stop.is_set():
        ask(server, "POST", "/api/report", body)


def replays(server: Server, made: dict[str, Any], stop: threading.Event) -> None:
    while not stop.is_set():
        ask(server, "GET", f"/api/tables/{made['table']}/replay")


def chatter(server: Server, made: dict[str, Any], stop: threading.Event) -> None:
    with connect(f"ws://{server.address}/ws/{made['table']}", additional_headers=FAR) as line:
        line.send('{"type":"hello"}')
        while not stop.is_set():
            line.send(json.dumps({"type": "say", "text": "x" * 500}))


def half_requests(server: Server, made: dict[str, Any], stop: threading.Event) -> None:
    host, port = server.address.split(":")
    lines: list[socket.socket] = []
    while not stop.is_set() and len(lines) < 300:
        line = socket.create_connection((host, int(port)))
        line.sendall(b"POST /api/tables HTTP/1.1\r\nContent-Length: 900\r\n")
        lines.append(line)
    stop.wait()
    for line in lines:
        line.close()


def long_thoughts(server: Server, made: dict[str, Any], stop: threading.Event) -> None:
    plan = {"game": "altay", "seats": [{"kind": "search:5s"}] * 2}
    ask(server, "POST", "/api/tables", plan)
    stop.wait()


ATTACKS: dict[str, tuple[Attack, int]] = {
    "hello with 2,800 keys": (many_tokens, 5),
    "messages before hello": (messages_before_hello, 5),
    "bug reports": (reports, 5),
    "replays": (replays, 20),
    "chat of spectators": (chatter, 10),
    "half-sent requests": (half_requests, 2),
    "bots that think long": (long_thoughts, 6),
}


def attack(server: Server, note: Callable[[str], None]) -> list[Outcome]:
    """The median of other people's moves stays under twice what it was."""
    calm = statistics.median(move_times(server, SECONDS))
    made = server.make("human", "human", seed=9)
    found = []
    for name, (doing, count) in ATTACKS.items():
        stop = threading.Event()

        def run(doing: Attack = doing, stop: threading.Event = stop) -> None:
            with contextlib.suppress(Exception):
                doing(server, made, stop)

        threads = [threading.Thread(target=run, daemon=True) for _ in range(count)]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        times = move_times(server, SECONDS)
        stop.set()
        for thread in threads:
            thread.join(10)
        ratio = statistics.median(times) / calm
        outcome = Outcome(f"attack: {name}", "moves of others", len(times))
        outcome.remark = (
            f"median {1000 * calm:.1f} ms in peace, {1000 * statistics.median(times):.1f} ms under "
            f"attack ({ratio:.2f} times), slowest {1000 * max(times):.0f} ms"
        )
        if ratio >= 2:
            outcome.failures.append(f"{ratio:.2f} times")
        found.append(outcome)
        note(name)
    return found
