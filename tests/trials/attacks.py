"""While strangers attack, the others play on: how much longer does a move take?

Peace and attack take turns, a few seconds each, so that whatever else the machine does is in both.
The attackers come from foreign addresses, as a proxy on this machine tells them; limits do not hold
for the machine itself.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import PATIENCE, Server
from tests.trials.attackers import ATTACKS
from tests.trials.outcome import Outcome

ROUNDS = 4  # of peace and attack
SECONDS = 2.5
CLOSING_IN = 1.5  # seconds from the beginning of an attack until it counts
BREATH = 0.02  # between moves: people are not in a hurry
MOST = 2.0  # times as long as in peace


class Players:
    """Two people who play on, game after game."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = Random(1)
        self.sit_down()

    def sit_down(self) -> None:
        made = self.server.make("human", "human", seed=self.rng.randrange(10**6))
        self.seats = {seat: self.server.sit(made, seat) for seat in (0, 1)}

    def play(self, seconds: float) -> list[float]:
        """How long moves take until whoever made them sees what came of it."""
        times: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.seats[0].now["over"]:
                self.close()
                self.sit_down()
            actor = self.seats[self.seats[0].now["decision"]["seat"]]
            began = time.perf_counter()
            actor.choose(self.rng.choice(actor.choices)["index"])
            times.append(time.perf_counter() - began)
            number = (actor.now["decision"] or {}).get("id")
            for player in self.seats.values():
                player.until(lambda s, n=number: (s["decision"] or {}).get("id") == n or s["over"])  # type: ignore[misc]
            time.sleep(BREATH)
        return times

    def close(self) -> None:
        for player in self.seats.values():
            player.close()


class Busy:
    """For which part of the time the thread that all tables share is at work."""

    def __init__(self, server: Server) -> None:
        self.path = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/stat")
        self.work = self.time = 0.0

    def look(self) -> tuple[float, float]:
        if not self.path.exists():
            return 0.0, time.monotonic()
        fields = self.path.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), time.monotonic()

    @contextmanager
    def watching(self) -> Iterator[None]:
        before = self.look()
        yield
        after = self.look()
        self.work += after[0] - before[0]
        self.time += after[1] - before[1]

    def __str__(self) -> str:
        return f"{100 * self.work / (self.time or 1):.0f}%"


class Attackers:
    """The process in which they are."""

    def __init__(self, name: str, server: Server, made: dict[str, Any]) -> None:
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.trials.attackers",
                name,
                server.address,
                json.dumps(made),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, word: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def end(self) -> int:
        """How much they did."""
        told, _ = self.process.communicate(timeout=PATIENCE)
        return int(told)


def attack(
    server: Server, note: Callable[[str], None], names: list[str] | None = None
) -> list[Outcome]:
    """The median of other people's moves stays under twice what it is in peace."""
    made = server.make("human", "human", seed=9)
    victims = Players(server)
    victims.play(SECONDS)  # whatever is read at first
    found = []
    for name in names or ATTACKS:
        attackers = Attackers(name, server, made)
        times: dict[str, list[float]] = {"stop": [], "go": []}
        busy = {order: Busy(server) for order in times}
        for order in ("stop", "go") * ROUNDS:
            attackers.order(order)
            time.sleep(CLOSING_IN)
            with busy[order].watching():
                times[order] += victims.play(SECONDS)
        outcome = judge(name, times["stop"], times["go"])
        outcome.remark += (
            f"; the server's thread is busy for {busy['stop']} and {busy['go']} of the time; "
            f"{attackers.end():,} attempts"
        )
        found.append(outcome)
        note(name)
    victims.close()
    return found


def judge(name: str, peace: list[float], war: list[float]) -> Outcome:
    calm, hurt = statistics.median(peace), statistics.median(war)
    outcome = Outcome(f"attack: {name}", "moves of others", len(war))
    outcome.remark = (
        f"median {1000 * calm:.1f} ms in peace, {1000 * hurt:.1f} ms under attack "
        f"({hurt / calm:.2f} times), slowest {1000 * max(peace):.0f} and {1000 * max(war):.0f} ms"
    )
    if hurt >= MOST * calm:
        outcome.failures.append(f"{hurt / calm:.2f} times")
    return outcome
