"""dolmen simulate: bots play many games."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from dolmen.bots.own_bot import read_own
from dolmen.commands.common import add_content, add_many_games, add_out, check_out, subcommand
from dolmen.commands.progress import games_done
from dolmen.games import find
from dolmen.lab.engine import engine_of
from dolmen.lab.plan import Plan, parse_options, read_pack
from dolmen.lab.run_folder import RunFolder
from dolmen.lab.simulate import Result, simulate

EXAMPLES = """  dolmen simulate altay --players greedy,random --games 400 --seed 1
  dolmen simulate altay --players random,random,random,random --games 500 --seed 1 --json
  dolmen simulate altay --players greedy,greedy --games 1000 --workers 2 --out runs/greedy
  dolmen simulate altay --players greedy,greedy --games 1000 --out runs/greedy --resume
  dolmen simulate altay --players mine,greedy --bot mine=my_bots:Mine
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
    parser.add_argument("game", help="altay, ... (see dolmen games)")
    add_many_games(parser)
    parser.add_argument("--players", required=True, help="one bot per seat: greedy,random")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    add_content(parser)
    parser.add_argument("--fixed-seats", action="store_true", help="bots keep their seats")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    add_out(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_out(args)
    plan = Plan(
        game=args.game,
        bots=tuple(args.players.split(",")),
        games=args.games,
        seed=args.seed,
        options=parse_options(args.option),
        pack=read_pack(find(args.game), args.content),
        rotate=not args.fixed_seats,
        own=read_own(args.bot),
    )
    plan.check()
    folder = RunFolder(args.out, plan, args.keep, args.format, args.resume) if args.out else None
    engines = engine_of(args.workers, args.engine, args.address)
    with engines as engine, games_done(plan.games, args.out) as at:
        result = simulate(plan, engine, folder, at)
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
    rows = report["bots"] + [{**side, "bot": "automatic"} for side in report.get("automatic", [])]
    reward = report.get("reward")
    wins = Table(box=SIMPLE_HEAD)
    wins.add_column("bot", no_wrap=True)
    if "win_rate" in rows[0]:
        wins.add_column("wins", justify="right")
        wins.add_column("win rate (95 %)")
    wins.add_column("score", justify="right")
    if reward:
        wins.add_column(f"{reward} (95 %)")
    for row in rows:
        wins.add_row(*cells(row, bool(reward)))
    console.print(wins)
    points = Table("mean points", box=SIMPLE_HEAD)
    for row in rows:
        points.add_column(row["bot"], justify="right")
    for category in report["bots"][0]["mean_categories"]:
        means = (f"{row['mean_categories'][category]:.1f}" for row in rows)
        points.add_row(category.replace("_", " "), *means)
    console.print(points)


def cells(row: dict[str, Any], reward: bool) -> list[str]:
    """Victories where there is somebody to defeat; the reward where a person plays alone."""
    found = [row["bot"]]
    if "win_rate" in row:
        low, high = row["win_rate_95"]
        found += [f"{row['wins']:g}", f"{row['win_rate']:.1%} ({100 * low:.1f}-{100 * high:.1f})"]
    found.append(f"{row['mean_score']:.1f}")
    if reward and "mean_reward" in row:
        low, high = row["mean_reward_95"]
        found.append(f"{row['mean_reward']:.1f} ({low:.1f} to {high:.1f})")
    return found
