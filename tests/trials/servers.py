"""Two processes on one PostgreSQL, of which one no longer hears the other, and nothing says so."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.client import Player, Server
from tests.server.proxy import Proxy
from tests.trials.outcome import Outcome

LATEST = 25.0  # seconds after which a process knows what happened elsewhere: a look is every ten


def follow_silently(database: str, rounds: int, note: Callable[[str], None]) -> Outcome:
    """Whoever looks through the deaf process sees every move of the other one."""
    found = Outcome("two servers, silent listener", "silences")
    rng, lags = Random(6), []
    proxy = Proxy(database)
    deaf, other = Server(proxy.url), Server(database)
    try:
        for number in range(rounds):
            proxy.silent = False
            made = deaf.make("human", "human", seed=number)
            anna, ben = deaf.sit(made, 0), other.sit(made, 0, 1)
            proxy.silent = True
            for _ in range(rng.randrange(1, 4)):
                ben.send("look", seat=ben.now["decision"]["seat"])
                ben.until(lambda s: s["viewer"] == s["decision"]["seat"])
                ben.choose(rng.choice(ben.choices)["index"])
            began, wanted = time.monotonic(), ben.now["decision"]["id"]
            fresh = deaf.sit(made, 0)
            new = fresh.now["decision"]["id"] == wanted
            found.check(new, "whoever comes to the deaf process sees an old table")
            anna.until(lambda s, n=wanted: s["decision"]["id"] == n)  # type: ignore[misc]
            lags.append(time.monotonic() - began)
            if lags[-1] > LATEST:
                found.failures.append(f"seen only after {lags[-1]:.0f} s")
            for player in (anna, ben, fresh):
                player.close()
            note(f"{number + 1} of {rounds}")
    finally:
        proxy.close()
        for server in (deaf, other):
            server.kill()
    found.remark = f"seen elsewhere after {max(lags):.1f} s at most, at once by whoever comes"
    return found


def race(database: str, times: int, note: Callable[[str], None]) -> Outcome:
    """One seat answers one decision twice, through two processes at once: one answer counts."""
    found = Outcome("two servers, races for a decision", "races")
    servers = [Server(database), Server(database)]
    try:
        made, rng = servers[0].make("human", "human", seed=3), Random(7)
        lines = [server.sit(made, 0, 1) for server in servers]
        while found.n < times:
            if lines[0].now["over"]:
                for line in lines:
                    line.close()
                made = servers[0].make("human", "human", seed=found.n)
                lines = [server.sit(made, 0, 1) for server in servers]
            one_race(lines, rng, found)
            note(f"{found.n} of {times}")
    finally:
        for server in servers:
            server.kill()
    return found


def one_race(lines: list[Player], rng: Random, found: Outcome) -> None:
    seat = lines[0].now["decision"]["seat"]
    for line in lines:
        line.send("look", seat=seat)
        line.until(lambda s: s["viewer"] == seat)
    number = lines[0].now["decision"]["id"]
    lines[1].until(lambda s: s["decision"]["id"] == number)
    answers: list[dict[str, Any]] = [{}, {}]
    meant = [rng.choice(lines[0].choices)["index"] for _ in lines]

    def answer(n: int) -> None:
        answers[n] = lines[n].decide(meant[n])

    threads = [threading.Thread(target=answer, args=(n,)) for n in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for line in lines:
        line.until(lambda s: s["over"] or s["decision"]["id"] != number)
    after = [line.now["moves"] for line in lines]
    refused = sum(one.get("type") == "refused" for one in answers)
    found.check(refused <= 1 and after[0] == after[1], f"{refused} refused, moves {after}")
