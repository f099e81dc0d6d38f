"""Strangers who do what costs the server most: a process of its own, for attacks.py.

It reads orders: `go`, `stop`, and the end of its input, at which it says how much it did. It is
modest about the processor, since those whom it plays sit at other machines.
"""

from __future__ import annotations

import contextlib
import http.client
import itertools
import json
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


class Stranger:
    """One of them. `again` counts what it does, and ends when it shall end."""

    def __init__(
        self, place: str, made: dict[str, Any], address: str, going: threading.Event
    ) -> None:
        self.place = place  # of the server
        self.made = made  # a table where others play
        self.far = {"X-Forwarded-For": address}  # as a proxy on this machine tells it
        self.going = going
        self.done = 0

    def again(self) -> bool:
        self.going.wait()
        self.done += 1
        return True

    def ask(self, method: str, path: str, body: Any = None) -> int:
        line = http.client.HTTPConnection(self.place, timeout=60)
        try:
            more = self.far | {"Accept-Encoding": "gzip"}
            line.request(method, path, None if body is None else json.dumps(body), more)
            answer = line.getresponse()
            answer.read()
            return answer.status
        finally:
            line.close()

    @contextlib.contextmanager
    def line(self, compression: str | None = None) -> Iterator[ClientConnection]:
        """Whatever comes back is thrown away."""
        address = f"ws://{self.place}/ws/{self.made['table']}"
        more = {"additional_headers": self.far, "compression": compression}
        with connect(address, **more, max_size=None, open_timeout=60) as line:  # type: ignore[arg-type]
            threading.Thread(target=self.swallow, args=(line,), daemon=True).start()
            yield line

    def swallow(self, line: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            for _ in line:
                pass

    def say(self, *messages: dict[str, Any], first: dict[str, Any] | None = None) -> None:
        with self.line() as line:
            if first is not None:
                line.send(json.dumps(first))
            for message in itertools.cycle([json.dumps(one) for one in messages]):
                if not self.again():
                    return
                line.send(message)


def many_tokens(me: Stranger) -> None:
    me.say({"type": "hello", "tokens": ["x" * 20] * 2600})


def messages_before_hello(me: Stranger) -> None:
    me.say({"type": "x"})


def tiny_frames(me: Stranger) -> None:
    """Many hundreds in each packet, which only unpacking tells apart."""
    with me.line("deflate") as line:
        while me.again():
            line.send("{}")


def reports(me: Stranger) -> None:
    key = me.made["keys"][0]["token"]
    body = {"table": me.made["table"], "note": "x" * 5000, "token": key}
    while me.again():
        me.ask("POST", "/api/report", body)


def replays(me: Stranger) -> None:
    while me.again():
        me.ask("GET", f"/api/tables/{me.made['table']}/replay")


def requests(me: Stranger) -> None:
    for path in itertools.cycle(["/api/tables", "/api/games", "/", "/api/rules/altay"]):
        if not me.again():
            return
        me.ask("GET", path)


def chatter(me: Stranger) -> None:
    me.say({"type": "say", "text": "x" * 500}, first={"type": "hello"})


def pictures(me: Stranger) -> None:
    """The whole table, again and again."""
    hello = {"type": "hello", "tokens": [me.made["keys"][0]["token"]]}
    me.say({"type": "whole"}, {"type": "look", "seat": None}, hello, first=hello)


def new_lines(me: Stranger) -> None:
    while me.again():
        with contextlib.suppress(OSError), me.line("deflate") as line:
            line.send('{"type":"hello"}')


def half_requests(me: Stranger) -> None:
    lines: list[socket.socket] = []
    host, port = me.place.split(":")
    while len(lines) < 300 and me.again():
        line = socket.create_connection((host, int(port)), timeout=60)
        lines.append(line)
        forwarded = me.far["X-Forwarded-For"]
        line.sendall(b"POST /api/tables HTTP/1.1\r\nX-Forwarded-For: " + forwarded.encode() + b"\r")
    threading.Event().wait()


def long_thoughts(me: Stranger) -> None:
    plan = {"game": "altay", "seats": [{"kind": "search:5s"}] * 2}
    for _ in range(2):
        if me.again():
            me.ask("POST", "/api/tables", plan)


# What they do, how many at once, from how many addresses.
ATTACKS: dict[str, tuple[Callable[[Stranger], None], int, int]] = {
    "hello with 2,600 keys": (many_tokens, 5, 1),
    "messages before hello": (messages_before_hello, 5, 1),
    "tiny packed messages": (tiny_frames, 5, 1),
    "bug reports": (reports, 5, 1),
    "replays": (replays, 20, 1),
    "replays, 20 addresses": (replays, 20, 20),
    "any requests": (requests, 20, 1),
    "chat of spectators": (chatter, 10, 1),
    "chat of spectators, 10 addresses": (chatter, 10, 10),
    "pictures": (pictures, 10, 1),
    "new sockets": (new_lines, 10, 1),
    "half-sent requests": (half_requests, 2, 1),
    "bots that think long": (long_thoughts, 6, 3),
}


def main() -> None:
    name, place, made = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
    logging.disable()  # that the server closes a line is part of the game
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, 15)
    doing, count, addresses = ATTACKS[name]
    going = threading.Event()
    strangers = [
        Stranger(place, made, f"203.0.113.{50 + n % addresses}", going) for n in range(count)
    ]

    def run(stranger: Stranger) -> None:
        while True:  # whoever is thrown out comes again
            with contextlib.suppress(Exception):
                doing(stranger)
            if doing is long_thoughts:
                return

    for stranger in strangers:
        threading.Thread(target=run, args=(stranger,), daemon=True).start()
    for order in sys.stdin:
        if order.strip() == "go":
            going.set()
        else:
            going.clear()
    print(sum(stranger.done for stranger in strangers), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
