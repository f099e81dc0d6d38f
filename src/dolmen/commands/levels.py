"""dolmen levels: how strong the opponents are."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from dolmen.bots.bots import offered
from dolmen.bots.levels import REFERENCE, Level
from dolmen.bots.statistics import wilson
from dolmen.commands.common import subcommand
from dolmen.games import all_games, find

EXAMPLES = """  dolmen levels
  dolmen levels altay
  dolmen levels --json
  dolmen play altay --players human,elder
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "levels",
        "list the levels of the bots, and how strong they are",
        f"The levels of every game with the share of games for two won against the {REFERENCE}. "
        "Each can take a seat by its name.",
        EXAMPLES,
    )
    parser.add_argument("game", nargs="?", help="altay, ...")
    parser.add_argument("--json", action="store_true", help="print the list as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = [find(args.game)] if args.game else list(all_games())
    if args.json:
        found = {game.id: [asdict(level) for level in offered(game)] for game in games}
        print(json.dumps(found, indent=1))
        return 0
    console = Console(emoji=False)  # search:100:1s is a bot
    for game in games:
        table = Table("level", "bot", f"won against the {REFERENCE}", "games", title=game.id)
        for level in offered(game):
            table.add_row(level.id, level.bot, share(level), str(level.games or "-"))
        console.print(table)
    return 0


def share(level: Level) -> str:
    if not level.games:
        return "-"
    low, high = wilson(level.won, level.games)
    return f"{level.won / level.games:.0%} ({low:.0%} - {high:.0%})"
