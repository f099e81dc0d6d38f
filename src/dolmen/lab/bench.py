"""How fast the engine is, beside others: everything is measured in turn, again and again, in
processes of their own, so that a busy machine disturbs all alike. Compare ratios, not figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from dolmen import build
from dolmen.games import built_in
from dolmen.lab.peers import FIRST, PEERS, missing

REPEATS = 5
FIGURES = (
    "decisions_per_second",
    "games_per_second",
    "clone_microseconds",
    "search_iterations_per_second",
    "greedy_milliseconds",
)

Samples = dict[str, list[float]]  # by figure
Say = Callable[[str], None]


def engines() -> list[str]:
    """The builds that can be measured here."""
    return ["pure", "compiled"] if build.kind() == "compiled" else ["pure"]


def our_speed(engine: str, game: str, seconds: float, first: int) -> dict[str, float]:
    environment = dict(os.environ)
    environment.pop(build.PLAIN, None)
    if engine == "pure":
        environment[build.PLAIN] = "1"
    words = [game, str(seconds), str(first), "play", "clone", "search"]
    output = subprocess.run(
        [sys.executable, "-m", "dolmen.lab.speed", *words],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    ).stdout
    found: dict[str, float] = json.loads(output.splitlines()[-1])
    return {figure: found[figure] for figure in FIGURES}


def note(into: dict[str, Samples], name: str, found: dict[str, float]) -> None:
    samples = into.setdefault(name, {})
    for figure, value in found.items():
        samples.setdefault(figure, []).append(value)


def summed_up(samples: Samples) -> dict[str, dict[str, float]]:
    """The median of each figure, and how far the samples lie apart."""
    return {
        figure: {"median": median(values), "low": min(values), "high": max(values)}
        for figure, values in samples.items()
    }


def bench(
    seconds: float = 2.0, python: Path | None = None, repeats: int = REPEATS, say: Say = print
) -> dict[str, Any]:
    """`python` has the packages of the peers."""
    ours: dict[str, Samples] = {}
    others: dict[str, Samples] = {}
    absent = missing(python) if python is not None else []
    peers = [] if python is None else [peer for peer in PEERS if peer.package not in absent]
    for repeat in range(repeats):
        say(f"round {repeat + 1} of {repeats}")
        for game in built_in():
            for engine in engines():
                found = our_speed(engine, game.id, seconds, repeat * 10_000)
                note(ours, f"{game.id} {engine}", found)
        for peer in peers:
            assert python is not None
            note(others, peer.name, peer.speed(python, seconds))
    first = others.get(FIRST.name)
    rows = []
    for game in built_in():
        for engine in engines():
            samples = ours[f"{game.id} {engine}"]
            row: dict[str, Any] = {"game": game.id, "engine": engine, "players": game.seats[-1]}
            row.update(summed_up(samples))
            row["ratio"] = ratio(samples, first)
            rows.append(row)
    return {
        "seconds_each": seconds,
        "repeats": repeats,
        "python": sys.version.split()[0],
        "missing": absent,
        "games": rows,
        "peers": [
            {"name": name, **summed_up(samples), "ratio": ratio(samples, first)}
            for name, samples in others.items()
        ],
    }


def ratio(samples: Samples, first: Samples | None) -> dict[str, float] | None:
    """Decisions compared with the first peer, round by round."""
    if first is None:
        return None
    pairs = zip(samples["decisions_per_second"], first["decisions_per_second"], strict=True)
    ratios = [mine / theirs for mine, theirs in pairs]
    return {"median": median(ratios), "low": min(ratios), "high": max(ratios)}
