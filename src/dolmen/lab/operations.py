"""How much work a decision is, counted instead of timed: calls and lines of our own code.

    python -m dolmen.lab.operations                              # prints the figures
    python -m dolmen.lab.operations --write tests/lab/operations.json

Every machine counts the same, but each Python version counts in its own way: a file of figures has
a section per version. Only the plain engine can be counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from dolmen import build
from dolmen.bots import Turn
from dolmen.bots.bots import judge_of
from dolmen.bots.search import Budget, Search
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import built_in
from dolmen.lab.speed import random_game

Figures = dict[str, dict[str, float]]  # what is done -> calls and lines for each of it
OURS = str(build.PACKAGE)
ITERATIONS = 20
SEED = 7


class Counter:
    """Counts while it is switched on."""

    def __init__(self) -> None:
        self.calls = 0
        self.lines = 0

    def call(self, frame: FrameType, event: str, argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(OURS):
            return None
        self.calls += 1
        return self.line

    def line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self.lines += 1
        return self.line


def counted(work: Callable[[], int]) -> dict[str, float]:
    """Calls and lines for each of the things that `work` says it has done. It is done twice: what
    is read or made only once is not counted."""
    work()
    counter = Counter()
    before = sys.gettrace()
    sys.settrace(counter.call)
    try:
        done = work()
    finally:
        sys.settrace(before)
    return {"calls": round(counter.calls / done, 1), "lines": round(counter.lines / done, 1)}


def middle(game: Game) -> State:
    """A state in the middle of a game for two."""
    _, length = random_game(game, 2, SEED)
    s: State = game.new(game.header(2, SEED))
    rng = Rng(SEED, "bench")
    for _ in range(length // 2):
        act(s, s.options[rng.below(len(s.options))])
    return s


def figures_of(game: Game) -> Figures:
    s = middle(game)

    def search() -> int:
        Search(Rng(SEED), judge_of(game), Budget(iterations=ITERATIONS)).search(Turn(game, s))
        return ITERATIONS

    def view() -> int:
        game.view(s, 0)
        return 1

    def clone() -> int:
        s.clone()
        return 1

    work: dict[str, Callable[[], int]] = {
        "decision": lambda: random_game(game, game.seats[-1], SEED)[1],
        "iteration": search,
        "view": view,
        "clone": clone,
    }
    return {f"{game.id} {name}": counted(each) for name, each in work.items()}


def count() -> Figures:
    """In a process of its own, without anything that others have read or made before."""
    environment = {**os.environ, build.PLAIN: "1", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "dolmen.lab.operations", "--here"]
    output = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    found: Figures = json.loads(output.stdout)
    return found


def version() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", type=Path, help="put the figures of this Python into a file")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    if asked.here:
        found: Figures = {}
        for game in built_in():
            found |= figures_of(game)
    else:
        found = count()
    if asked.write is not None:
        known = json.loads(asked.write.read_text()) if asked.write.exists() else {}
        known[version()] = found
        asked.write.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    else:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
