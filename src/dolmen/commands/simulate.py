"""dolmen simulate: bots play many games."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from dolmen.bots.statistics import wilson
from dolmen.commands.common import add_content, add_study, subcommand
from dolmen.lab.simulate import Plan, Result, parse_options, simulate

EXAMPLES = """  dolmen simulate altay --players greedy,random --games 400 --seed 1
  dolmen simulate altay --players random,random,random,random --games 500 --seed 1 --json
  dolmen simulate altay --players greedy,greedy --games 1000 --workers 2 --out results.json
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "simulate",
        "let bots play many games",
        "Bots play many games; the same seed gives the same results, on any number of workers. "
        "Bots change seats from game to game.",
        EXAMPLES,
    )
    add_study(parser)
    parser.add_argument("--players", required=True, help="one bot per seat: greedy,random")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    add_content(parser)
    parser.add_argument("--fixed-seats", action="store_true", help="bots keep their seats")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.add_argument("--out", type=Path, help="write all results, game by game, to a file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    plan = Plan(
        game=args.game,
        bots=tuple(args.players.split(",")),
        games=args.games,
        seed=args.seed,
        options=dict(parse_options(args.option)),
        content=str(args.content) if args.content else None,
        rotate=not args.fixed_seats,
    )
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{plan.games} games", total=plan.games)
        result = simulate(plan, args.workers, lambda done: progress.update(task, completed=done))
    if args.out:
        args.out.write_text(result.file(), encoding="utf-8")
    if args.json:
        print(json.dumps(result.report(), indent=1))
    else:
        show(result)
    for outcome in result.crashes[:5]:
        print(f"Game {outcome.number} (seed {outcome.seed}): {outcome.crash}", file=sys.stderr)
    return 1 if result.crashes else 0


def show(result: Result) -> None:
    report = result.report()
    console = Console(emoji=False)  # search:100:1s is a bot
    console.print(
        f"{report['games']} games of {report['game']} in {report['seconds']:.1f} s "
        f"({report['games_per_second']:.1f} games/s, {report['decisions_per_second']:,.0f} "
        f"decisions/s), {report['mean_rounds']:.1f} rounds and {report['mean_decisions']:.0f} "
        f"decisions on average, {report['crashes']} crashes."
    )
    # The automatic opponent of a solo game is a side without a bot.
    rows = report["bots"] + [
        {
            **side,
            "bot": "automatic",
            "win_rate": side["wins"] / max(report["games"] - report["crashes"], 1),
            "win_rate_95": wilson(side["wins"], report["games"] - report["crashes"]),
        }
        for side in report.get("automatic", [])
    ]
    wins = Table("bot", "wins", "win rate", "95 % interval", "mean score")
    for row in rows:
        low, high = row["win_rate_95"]
        wins.add_row(
            row["bot"],
            f"{row['wins']:g}",
            f"{row['win_rate']:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{row['mean_score']:.1f}",
        )
    console.print(wins)
    points = Table("mean points")
    for row in rows:
        points.add_column(row["bot"], justify="right")
    for category in report["bots"][0]["mean_categories"]:
        cells = (f"{row['mean_categories'][category]:.1f}" for row in rows)
        points.add_row(category.replace("_", " "), *cells)
    console.print(points)
