"""dolmen bench: how fast the engine is."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from dolmen.commands.help import Help
from dolmen.core.refusal import BadInput
from dolmen.lab.bench import REPEATS, bench
from dolmen.lab.bench_page import page
from dolmen.lab.peers import FIRST
from dolmen.terminal.files import write_whole

HEADS = ("game", "engine", "decisions/s", "x peer", "clone", "search/s", "greedy")
EXAMPLES = """examples:
  dolmen bench
  dolmen bench --seconds 5 --rounds 9 --page bench.html
  make fast bench                  (pure and compiled beside Catanatron, RLCard and OpenSpiel)
"""


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "bench",
        help="measure the speed of the engine",
        description="Random play with all seats taken and the time to clone a late state; with two "
        "players the iterations of the search and the time of a greedy decision. The plain engine, "
        "the compiled one if there is one, and others are measured in turn.",
        epilog=EXAMPLES,
        formatter_class=Help,
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement (2)")
    parser.add_argument("--rounds", type=int, default=REPEATS, help=f"of measurements ({REPEATS})")
    parser.add_argument("--peer", type=Path, help="a Python that has the packages to compare with")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--page", type=Path, help="write a page with charts, and JSON beside it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.peer is not None and not args.peer.exists():
        raise BadInput(f"There is no Python at {args.peer}.")
    if args.seconds <= 0:
        raise BadInput(f"A measurement takes more than 0 seconds; got {args.seconds}.")
    if args.rounds < 1:
        raise BadInput(f"There must be at least 1 round; got {args.rounds}.")
    report = bench(args.seconds, args.peer, args.rounds, lambda line: print(line, file=sys.stderr))
    text = json.dumps(report, indent=1) + "\n"
    if args.page is not None:
        write_whole(args.page, page(report))
        write_whole(args.page.with_suffix(".json"), text)
    print(text if args.json else "\n".join(lines(report)))
    return 0


def spread(values: dict[str, float]) -> str:
    """Half of what lies between the extremes, in percent of the median."""
    return f"{50 * (values['high'] - values['low']) / values['median']:.0f} %"


def times(values: dict[str, float] | None) -> str:
    return "-" if values is None else f"{values['median']:.1f}"


def lines(report: dict[str, Any]) -> list[str]:
    """Tables that are never cut, however narrow the screen."""
    rows: list[tuple[str, ...]] = [HEADS]
    for row in report["games"]:
        speed = row["decisions_per_second"]
        rows.append(
            (
                row["game"],
                row["engine"],
                f"{speed['median']:,.0f} ±{spread(speed)}",
                times(row["ratio"]),
                f"{row['clone_microseconds']['median']:.1f} us",
                f"{row['search_iterations_per_second']['median']:,.0f}",
                f"{row['greedy_milliseconds']['median']:.2f} ms",
            )
        )
    found = columns(rows)
    if report["peers"]:
        peers: list[tuple[str, ...]] = [("others, random play", "decisions/s", "x peer")]
        for row in report["peers"]:
            speed = row["decisions_per_second"]
            words = f"{speed['median']:,.0f} ±{spread(speed)}"
            peers.append((row["name"], words, times(row["ratio"])))
        found += ["", *columns(peers)]
        found += ["", f"x peer: random play compared with {FIRST.name}."]
    if report["missing"]:
        found += ["", f"Not installed, so not measured: {', '.join(report['missing'])}."]
    return found


def columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
