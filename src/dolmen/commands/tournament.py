"""dolmen tournament: a ladder of bots."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from dolmen.commands.common import add_content, add_study, subcommand
from dolmen.lab.simulate import parse_options
from dolmen.lab.tournament import page, tournament

EXAMPLES = """  dolmen tournament altay --bots random,greedy,search:100 --games 40 --seed 1
  dolmen tournament altay --bots greedy,search:0.1s --seats 4 --games 80 --workers 2
  dolmen tournament altay --bots random,greedy --json --page ladder.html
  dolmen tournament altay --bots random,greedy --content my-box.toml
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "tournament",
        "play bots against each other and rate them",
        "A round-robin: every bot against every other, the same deals in every rotation of the "
        "seats. With more than two seats, one bot against a table of the other.",
        EXAMPLES,
    )
    add_study(parser)
    parser.add_argument("--bots", required=True, help="random,greedy,search:500")
    parser.add_argument("--games", type=int, default=100, help="games per pairing (100)")
    parser.add_argument("--seats", type=int, default=2, help="players at the table (2)")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--page", type=Path, help="write the results as an HTML page")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=None)
        played = tournament(
            args.game,
            tuple(args.bots.split(",")),
            args.games,
            args.seed,
            args.seats,
            args.workers,
            dict(parse_options(args.option)),
            lambda done, whole: progress.update(task, completed=done, total=whole),
            str(args.content) if args.content else None,
        )
    report = played.report()
    if args.page:
        args.page.write_text(page(report), encoding="utf-8")
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        show(report)
    return 1 if report["crashes"] else 0


def show(report: dict[str, Any]) -> None:
    console = Console(emoji=False)  # search:100:1s is a bot
    pairings = Table("bot", "against", "games", "win rate", "95 % interval")
    for row in report["pairings"]:
        low, high = row["win_rate_95"]
        pairings.add_row(
            row["bot"],
            row["against"],
            str(row["games"]),
            f"{row['win_rate']:.1%}",
            f"{low:.1%} - {high:.1%}",
        )
    console.print(pairings)
    ratings = Table("bot", "rating", "95 % interval")
    for row in report["ratings"]:
        low, high = row["rating_95"]
        ratings.add_row(row["bot"], f"{row['rating']:+.0f}", f"{low:+.0f} to {high:+.0f}")
    console.print(ratings)
