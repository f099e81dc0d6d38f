"""dolmen bench: how fast the engine is."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from dolmen.core.refusal import BadInput
from dolmen.lab.bench import bench

HEADS = ("game", "seats", "decisions/s", "games/s", "clone", "x peer", "search/s", "greedy")
EXAMPLES = """examples:
  dolmen bench
  dolmen bench --seconds 5 --json
  make bench                       (beside Catanatron, in an environment of its own)
"""


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "bench",
        help="measure the speed of the engine",
        description="Random play with all seats taken and the time to clone a state; with two "
        "players the iterations of the search and the time of a greedy decision.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement (2)")
    parser.add_argument("--peer", type=Path, help="a Python that has catanatron, to compare with")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.peer is not None and not args.peer.exists():
        raise BadInput(f"There is no Python at {args.peer}.")
    if args.seconds <= 0:
        raise BadInput(f"A measurement takes more than 0 seconds; got {args.seconds}.")
    report = bench(args.seconds, args.peer)
    if args.json:
        print(json.dumps(report, indent=1))
        return 0
    table = Table(*HEADS)
    for name, row in report["games"].items():
        ratio = row.get("ratio_to_catanatron")
        table.add_row(
            name,
            str(row["players"]),
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:.1f}",
            f"{row['clone_microseconds']:.1f} us",
            f"{ratio:.2f}" if ratio else "-",
            f"{row['search_iterations_per_second']:,.0f}",
            f"{row['greedy_milliseconds']:.2f} ms",
        )
    console = Console()
    console.print(table)
    if "catanatron_decisions_per_second" in report:
        speed = report["catanatron_decisions_per_second"]
        console.print(f"Catanatron, random play with 4 players: {speed:,.0f} decisions/s.")
    return 0
