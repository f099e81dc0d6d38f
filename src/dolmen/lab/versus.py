"""This build against another checkout of the project: the same deals twice, seats swapped.

    python -m dolmen.lab.versus ../yesterday altay --bot search:0.1s --games 100

The other side runs as a process of its own with the sources of its checkout (compiled ones if they
are there; `--pure` forbids it) and folds the game from the actions it is told, so that nothing is
shared but the rules. Its rules decide the version that is played. One side thinks at a time. With
`--decide`, the match ends as soon as the interval of the win rate does not contain one half. With
`--processor`, both sides count their own processor time instead of looking at the clock, so that a
busy machine takes thought from neither.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from dolmen import build
from dolmen.bots import Turn, make
from dolmen.bots.statistics import wilson
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng, derive
from dolmen.core.step import act
from dolmen.games import find

LEAST = 20  # games before a match may end early

# Answers one line for each it reads: a version, a fresh game, or a choice after some actions.
CHILD = """
import json, sys, time
if sys.argv[2:]:
    time.perf_counter = time.process_time
from dolmen.bots import Turn, make
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games import find
game = find(sys.argv[1])
for line in sys.stdin:
    asked = json.loads(line)
    if "seed" in asked:
        header = game.header(2, asked["seed"], asked["options"])
        s = game.new(header)
        bot = make(asked["bot"], game, Rng(asked["seed"], "other"))
        answer = game.version
    else:
        for text in asked["actions"]:
            act(s, game.vocabulary.parse(text))
        answer = None
        if asked["choose"]:
            answer = game.vocabulary.text(bot.choose(Turn(game, s)))
    print(json.dumps(answer), flush=True)
"""


class Other:
    """The other side of the match."""

    def __init__(self, checkout: Path, game: str, pure: bool, processor: bool = False) -> None:
        sources = checkout / "src"
        if not (sources / "dolmen").is_dir():
            raise BadInput(f"'{checkout}' is no checkout of the project: it has no src/dolmen.")
        environment = {**os.environ, "PYTHONPATH": str(sources.resolve())}
        environment.pop(build.PLAIN, None)
        if pure:
            environment[build.PLAIN] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-c", CHILD, game, *(["processor"] if processor else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, **question: Any) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("the other side has ended; its reason is above")
        return json.loads(answer)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(game: Game, other: Other, bot: str, seed: int, ours: int) -> float:
    """One game; 1 if this build wins, a part if the victory is shared."""
    version = other.ask(seed=seed, options={}, bot=bot)
    header = game.header(2, seed)
    if not game.plays(version):
        raise BadInput(f"{game.id} cannot be played under version {version} of its rules.")
    header.rules = version
    s = game.new(header)
    mine = make(bot, game, Rng(seed, "mine"))
    told: list[str] = []  # actions that the other side has not heard of
    while s.stack:
        if s.seat == ours:
            action = mine.choose(Turn(game, s))
        else:
            action = game.vocabulary.parse(other.ask(actions=told, choose=True))
            told = []
        if action not in s.options:
            raise RuntimeError(f"{game.vocabulary.text(action)} is not legal here")
        told.append(game.vocabulary.text(action))
        act(s, action)
    winners = game.winners(s)
    return 1 / len(winners) if ours in winners else 0.0


def match(
    game: Game, other: Other, bot: str, games: int, seed: int, decide: bool
) -> dict[str, Any]:
    """Paired games: each deal is played from both seats."""
    wins = 0.0
    played = 0
    for number in range(games):
        wins += play(game, other, bot, derive(seed, f"deal {number // 2}")[0], number % 2)
        played = number + 1
        low, high = wilson(wins, played)
        print(f"{game.id}: {wins:g} of {played}, {low:.3f} to {high:.3f}", file=sys.stderr)
        if decide and played >= LEAST and played % 2 == 0 and not low <= 0.5 <= high:
            break
    return {
        "game": game.id,
        "bot": bot,
        "engine": build.kind(),
        "clock": "processor" if time.perf_counter is time.process_time else "wall",
        "seed": seed,
        "games": played,
        "wins": wins,
        "win_rate": wins / played,
        "win_rate_95": wilson(wins, played),
    }


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkout", type=Path, help="the folder of the other checkout")
    parser.add_argument("game")
    parser.add_argument("--bot", default="search:0.1s", help="of both sides (search:0.1s)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pure", action="store_true", help="the other side runs plain")
    parser.add_argument("--decide", action="store_true", help="end as soon as it is clear")
    parser.add_argument("--processor", action="store_true", help="count processor time")
    asked = parser.parse_args(words)
    other = Other(asked.checkout, asked.game, asked.pure, asked.processor)
    if asked.processor:
        time.perf_counter = time.process_time
    try:
        found = match(find(asked.game), other, asked.bot, asked.games, asked.seed, asked.decide)
    finally:
        other.close()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
