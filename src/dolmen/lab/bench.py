"""How fast the engine is, measured in one run beside a peer: compare ratios, not figures."""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from typing import Any

from dolmen.bots import Turn, make
from dolmen.bots.bots import judge_of
from dolmen.bots.search import Budget, Search
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import built_in

REPEATS = 3

# Plays random games of Catanatron for some seconds and prints decisions and processor time.
PEER = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer
until = float(sys.argv[1])
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
def play():
    game = Game([RandomPlayer(colour) for colour in colours])
    game.play()
    return len(game.state.actions)
play()
decisions, games, began = 0, 0, time.process_time()
while time.process_time() - began < until:
    decisions += play()
    games += 1
print(json.dumps({"decisions": decisions, "games": games, "seconds": time.process_time() - began}))
"""


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
    """Microseconds to clone a state from the middle of a game."""
    s = game.new(game.header(players, 1))
    _, length = random_game(game, players, 1)
    rng = Rng(1, "bench")
    for _ in range(length // 2):
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


def peer_speed(python: Path, seconds: float) -> float:
    output = subprocess.run(
        [str(python), "-c", PEER, str(seconds)], capture_output=True, text=True, check=True
    ).stdout
    found = json.loads(output.splitlines()[-1])
    return float(found["decisions"]) / float(found["seconds"])


def bench(seconds: float = 2.0, peer: Path | None = None) -> dict[str, Any]:
    """Rounds of measurement in turn, so that a noisy machine disturbs all alike; best of each."""
    speeds: dict[str, list[tuple[float, float]]] = {game.id: [] for game in built_in()}
    peers: list[float] = []
    for repeat in range(REPEATS):
        for game in built_in():
            speeds[game.id].append(play_speed(game, game.seats[-1], seconds, repeat * 10_000))
        if peer is not None:
            peers.append(peer_speed(peer, seconds))
    report: dict[str, Any] = {"games": {}, "seconds_each": seconds, "repeats": REPEATS}
    for game in built_in():
        decisions, games = max(speeds[game.id])
        report["games"][game.id] = {
            "players": game.seats[-1],
            "decisions_per_second": decisions,
            "games_per_second": games,
            "clone_microseconds": clone_time(game, game.seats[-1], seconds / 2),
        }
        iterations, greedy = search_speed(game, seconds)
        report["games"][game.id]["search_iterations_per_second"] = iterations
        report["games"][game.id]["greedy_milliseconds"] = greedy
        if peers:
            report["games"][game.id]["ratio_to_catanatron"] = decisions / max(peers)
    if peers:
        report["catanatron_decisions_per_second"] = max(peers)
    return report
