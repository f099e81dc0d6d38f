"""The largest table of each game: a recorded game near its end, with everything that can be added.

All its seats are people; whoever measures or tests looks with the eyes of one of them, and the
game is played on, move by move, through a socket of its own."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.tables import Server, Table, make
from websockets.sync.client import ClientConnection, connect

from dolmen.core.record import parse
from dolmen.server.wire import WHOLE

GOLDEN = Path(__file__).parents[1] / "golden"


@dataclass(frozen=True)
class Largest:
    name: str
    game: str
    golden: str
    first: str  # what is there when the table can be seen
    left: int = 60  # how many moves before its end the game is taken up
    speed: str = "fast"  # how it is shown while it is measured

    def text(self) -> str:
        return (GOLDEN / self.game / f"{self.golden}.txt").read_text()


LARGEST = (
    # Far enough from its end: the score sheet that opens then is not the table.
    Largest("Altay", "altay", "everything", ".tile", left=100),
    # The last summer and the beginning of its autumn: the wall, then the map.
    Largest("Prehistory", "prehistory", "four", ".app.prehistory .panel", left=118),
    Largest("Endless Winter", "endless_winter", "all-modules-four", ".winter .tile"),
    # The acts of the Nomads wait for one another; at once, each is drawn when it comes.
    Largest(
        "Endless Winter, solo", "endless_winter", "all-modules-solo", ".winter .tile", speed="off"
    ),
)


class Rest:
    """A table taken up near its end, and somebody who plays all its seats on."""

    def __init__(self, server: Server, largest: Largest) -> None:
        text = largest.text()
        record = parse(text)
        moves = len(record.moves) - largest.left
        kinds = ["human"] * record.header.players
        self.table: Table = make(server, *kinds, game=largest.game, record=text, moves=moves)
        self.seat = record.moves[moves][0]
        self.random = random.Random(largest.name)
        self.stack = ExitStack()
        where = f"ws://127.0.0.1:{server.port}/ws/{self.table.id}"
        self.socket: ClientConnection = self.stack.enter_context(connect(where, max_size=None))
        tokens = [key["token"] for key in self.table.made["keys"]]
        self.send({"type": "hello", "tokens": tokens, "protocol": WHOLE})
        self.now = self.read()

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = 20) -> dict[str, Any]:
        """The next picture of the table as it is. Those of the Nomads' single acts come before
        it, and it may be late: nobody is asked in between."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        assert message["type"] == "snapshot", message
        return self.read() if message["page"] else message

    def play(self) -> Iterator[str]:
        """Make moves, the same ones each time; each is yielded once the table has taken it."""
        while not self.now["over"]:
            self.catch_up()
            # What came unasked may be seen by other eyes, or speak of the decision before.
            while not self.asked():
                self.send({"type": "look", "seat": self.now["decision"]["seat"]})
                self.now = self.read()
            choice = self.random.choice(self.now["decision"]["choices"])
            self.choose(choice["index"])
            yield choice["text"]

    def asked(self) -> bool:
        decision = self.now["decision"]
        return bool(self.now["viewer"] == decision["seat"] and decision["choices"])

    def catch_up(self) -> None:
        """Read what came unasked: who comes and goes makes pictures too."""
        with suppress(TimeoutError):
            while True:
                self.now = self.read(timeout=0.05)

    def choose(self, action: int) -> None:
        before = self.now["decision"]["id"]
        self.send({"type": "choose", "decision": before, "action": action})
        while not self.now["over"] and self.now["decision"]["id"] == before:
            self.now = self.read()

    def close(self) -> None:
        self.stack.close()
