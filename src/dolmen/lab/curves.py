"""How the cost of a decision grows: along a game, with the seats, with modules.

    python -m dolmen.lab.curves                 # tables in Markdown
    python -m dolmen.lab.curves --json --games 40

Random play, microseconds of processor time for each decision, the median over some games. `bare`
carries out actions on a state; `table` plays through `Play`, with record, events and undo, as a
server does.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any

from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games import built_in

PARTS = 10
Costs = list[float]


def bare(game: Game, players: int, options: Mapping[str, str], seed: int) -> Costs:
    """The time of each decision of a game."""
    s = game.new(game.header(players, seed, options))
    rng = Rng(seed, "curves")
    spent: Costs = []
    while s.stack:
        action = s.options[rng.below(len(s.options))]
        began = time.process_time_ns()
        act(s, action)
        spent.append((time.process_time_ns() - began) / 1000)
    return spent


def table(game: Game, players: int, options: Mapping[str, str], seed: int) -> Costs:
    """The same with everything that a table keeps."""
    play = game.start(players, seed, options)
    rng = Rng(seed, "curves")
    spent: Costs = []
    while not play.over:
        choices = play.state.options
        action = choices[rng.below(len(choices))]
        began = time.process_time_ns()
        play.do(action)
        spent.append((time.process_time_ns() - began) / 1000)
    return spent


Way = Callable[[Game, int, Mapping[str, str], int], Costs]


def cost(game: Game, players: int, options: Mapping[str, str], games: int) -> float:
    """Microseconds for each decision of whole games."""
    bare(game, players, options, 0)
    return median(mean(bare(game, players, options, seed)) for seed in range(1, games + 1))


def mean(costs: Costs) -> float:
    return sum(costs) / max(1, len(costs))


def along(game: Game, way: Way, games: int) -> Costs:
    """Microseconds in each part of the game, from the beginning to the end."""
    players = game.seats[-1]
    way(game, players, {}, 0)
    found: list[Costs] = [[] for _ in range(PARTS)]
    for seed in range(1, games + 1):
        spent = way(game, players, {}, seed)
        for part in range(PARTS):
            first, last = len(spent) * part // PARTS, len(spent) * (part + 1) // PARTS
            found[part].append(mean(spent[first:last]))
    return [median(costs) for costs in found]


def sets_of_options(game: Game) -> dict[str, dict[str, str]]:
    """The game as it is, with every option alone, and with all together."""
    nothing, *sets = game.variants(game.seats[-1])
    found = {"nothing": nothing}
    for options in sets:
        if len(options) == 1:
            [(name, value)] = options.items()
            found[name if value == "on" else f"{name} {value}"] = options
    return {**found, "everything": max(sets, key=len)}


def curves(games: int) -> dict[str, Any]:
    report: dict[str, Any] = {}
    for game in built_in():
        last = game.seats[-1]
        report[game.id] = {
            "bare along a game": along(game, bare, games),
            "table along a game": along(game, table, games),
            "seats": {str(n): cost(game, n, {}, games) for n in game.seats},
            "options": {
                name: cost(game, last, options, games)
                for name, options in sets_of_options(game).items()
            },
        }
    return report


def markdown(report: dict[str, Any]) -> list[str]:
    found: list[str] = []
    heads = " | ".join(f"{part * 100 // PARTS} %" for part in range(PARTS))
    found += [f"| microseconds a decision, from | {heads} |", "|---" * (PARTS + 1) + "|"]
    for game, parts in report.items():
        for way in ("bare", "table"):
            costs = " | ".join(f"{value:.1f}" for value in parts[f"{way} along a game"])
            found.append(f"| {game}, {way} | {costs} |")
    for kind in ("seats", "options"):
        found += ["", f"| {kind} | microseconds a decision |", "|---|---|"]
        for game, parts in report.items():
            costs = ", ".join(f"{name}: {value:.1f}" for name, value in parts[kind].items())
            found.append(f"| {game} | {costs} |")
    return found


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=15, help="for each point (15)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(words)
    report = curves(asked.games)
    print(json.dumps(report, indent=1) if asked.json else "\n".join(markdown(report)))


if __name__ == "__main__":
    main()
