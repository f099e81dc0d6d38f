"""How fast this engine is, in one process. `dolmen bench` runs it beside others.

python -m dolmen.lab.speed altay 2 0 play clone search    # figures as JSON
"""

from __future__ import annotations

import json
import sys
import time

from dolmen import build
from dolmen.bots import Turn, make
from dolmen.bots.bots import judge_of
from dolmen.bots.search import Budget, Search
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find

LATE = 0.8  # of a game: where a state is cloned


def random_game(game: Game, players: int, seed: int) -> tuple[State, int]:
    s = game.new(game.header(players, seed))
    rng = Rng(seed, "bench")
    decisions = 0
    while s.stack:
        act(s, s.options[rng.below(len(s.options))])
        decisions += 1
    return s, decisions


def play_speed(game: Game, players: int, seconds: float, first: int) -> tuple[float, float]:
    """Random play: decisions and games per second of processor time."""
    began = time.process_time()
    decisions = games = 0
    while time.process_time() - began < seconds:
        decisions += random_game(game, players, first + games)[1]
        games += 1
    spent = time.process_time() - began
    return decisions / spent, games / spent


def clone_time(game: Game, players: int, seconds: float) -> float:
    """Microseconds to clone a late state."""
    s = game.new(game.header(players, 1))
    _, length = random_game(game, players, 1)
    rng = Rng(1, "bench")
    for _ in range(int(length * LATE)):
        act(s, s.options[rng.below(len(s.options))])
    best = float("inf")
    began = time.process_time()
    while time.process_time() - began < seconds:
        start = time.process_time()
        for _ in range(500):
            s.clone()
        best = min(best, (time.process_time() - start) / 500)
    return best * 1e6


def search_speed(game: Game, seconds: float) -> tuple[float, float]:
    """Two players: iterations of the search per second of processor time, over positions of a
    whole game; and milliseconds a greedy decision takes."""
    s = game.new(game.header(2, 1))
    bots = [make("greedy", game, Rng(1, str(seat))) for seat in range(2)]
    positions: list[State] = []
    began = time.process_time()
    decisions = 0
    while s.stack:
        if decisions % 10 == 0:
            positions.append(s.clone())
        act(s, bots[s.seat].choose(Turn(game, s)))
        decisions += 1
    greedy = (time.process_time() - began) / decisions
    search = Search(Rng(1), judge_of(game), Budget(iterations=50))
    iterations = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for position in positions:
            search.search(Turn(game, position))
            iterations += search.iterations
    return iterations / (time.process_time() - began), 1000 * greedy


def measure(game: Game, seconds: float, first: int, wanted: list[str]) -> dict[str, float]:
    """What is wanted of play, clone and search."""
    found: dict[str, float] = {}
    players = game.seats[-1]
    if "play" in wanted:
        random_game(game, players, first)  # whatever is read or made once
        found["decisions_per_second"], found["games_per_second"] = play_speed(
            game, players, seconds, first
        )
    if "clone" in wanted:
        found["clone_microseconds"] = clone_time(game, min(4, players), seconds / 2)
    if "search" in wanted:
        found["search_iterations_per_second"], found["greedy_milliseconds"] = search_speed(
            game, seconds
        )
    return found


def main(words: list[str]) -> None:
    game, seconds, first, *wanted = words
    print(
        json.dumps(
            measure(find(game), float(seconds), int(first), wanted) | {"engine": build.kind()}
        )
    )


if __name__ == "__main__":
    main(sys.argv[1:])
