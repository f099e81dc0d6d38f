"""dolmen tournament: a ladder of bots."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from dolmen.bots.own_bot import read_own
from dolmen.commands.common import add_content, add_many_games, add_out, check_out, subcommand
from dolmen.commands.progress import games_done
from dolmen.games import find
from dolmen.lab.engine import engine_of
from dolmen.lab.plan import parse_options, read_pack
from dolmen.lab.tournament import Files, TournamentPlan, page, tournament

EXAMPLES = """  dolmen tournament altay --bots random,greedy,search:100 --games 40 --seed 1
  dolmen tournament altay --bots greedy,search:0.1s --seats 4 --games 80 --workers 2
  dolmen tournament altay --bots random,greedy --json --page ladder.html
  dolmen tournament altay --bots random,greedy --content my-box.toml --out runs/own-box
  dolmen tournament altay --bots mine,greedy --bot mine=my_bots:Mine
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
    parser.add_argument("game", help="altay, ... (see dolmen games)")
    add_many_games(parser)
    parser.add_argument("--bots", required=True, help="random,greedy,search:500")
    parser.add_argument("--games", type=int, default=100, help="games per pairing (100)")
    parser.add_argument("--seats", type=int, default=2, help="players at the table (2)")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    add_out(parser)
    parser.add_argument("--page", type=Path, help="write the results as an HTML page")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_out(args)
    plan = TournamentPlan(
        args.game,
        tuple(args.bots.split(",")),
        args.games,
        args.seed,
        args.seats,
        parse_options(args.option),
        read_pack(find(args.game), args.content),
        read_own(args.bot),
    )
    plan.check()
    files = Files(args.out, args.keep, args.format, args.resume) if args.out else None
    whole = len(plan.pairs) * plan.games
    engines = engine_of(args.workers, args.engine, args.address)
    with engines as engine, games_done(whole, args.out) as done:
        played = tournament(plan, engine, files, done)
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
