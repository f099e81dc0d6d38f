"""The figures of a load test as a table: on the terminal, and in a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

BEGIN, END = "<!-- load: begin -->", "<!-- load: end -->"
HEADS = (
    "server", "game", "database", "processes", "tables", "load", "moves/s",
    "p50 ms", "p95 ms", "p99 ms", "p99.9 ms", "longest", "CPU us/move",
    "players", "machine", "busy %", "kB/table", "moves/s : peer", "p99 : peer",
)  # fmt: skip
WORDS = 6  # columns that are no figures
FIGURES = ("p50_ms", "p95_ms", "p99_ms", "p99.9_ms", "longest_ms")
Row = dict[str, Any]


def with_peers(report: Row) -> list[tuple[Row, Row | None]]:
    """Each row with the peer that was measured last before it."""
    found, peer = [], None
    for row in report["rows"]:
        if row["server"] != "dolmen":
            peer = row
        found.append((row, peer))
    return found


def lines(report: Row) -> list[list[str]]:
    """A row for each load of each server, all cells as text."""
    found = []
    for row, peer in with_peers(report):
        for load in ("fast", "paced"):
            one = row[load]
            memory = row.get("kb_per_table")
            costs = (one.get(f"{who}_us_per_move") for who in ("server", "players", "machine"))
            busy = one.get("machine_busy")
            found.append(
                [
                    row["server"],
                    row["game"],
                    row["database"],
                    processes(row),
                    str(row["tables"]),
                    load,
                    f"{one['moves_per_second']:.0f}",
                    *(f"{one[name]:.1f}" for name in FIGURES),
                    *("" if cost is None else f"{cost:.0f}" for cost in costs),
                    "" if busy is None else f"{100 * busy:.0f}",
                    "" if memory is None else f"{memory:.0f}",
                    ratio(row, peer, "fast", "moves_per_second") if load == "fast" else "",
                    ratio(row, peer, "paced", "p99_ms") if load == "paced" else "",
                ]
            )
    return found


def processes(row: Row) -> str:
    part = row.get("part")
    return str(row["workers"]) if part is None else f"{row['workers']} x {part:g} core"


def ratio(row: Row, other: Row | None, load: str, figure: str) -> str:
    """Only rows with the same number of tables can be compared."""
    if other is None or row["tables"] != other["tables"] or not other[load][figure]:
        return ""
    return f"{row[load][figure] / other[load][figure]:.2f}"


def findings(report: Row) -> list[str]:
    """What the figures come to: one sentence for each game, and one for the crowd."""
    said = []
    for row, peer in with_peers(report):
        if row["server"] != "dolmen" or row["database"] != "file":
            continue
        paced = f"p99 {row['paced']['p99_ms']:.1f} ms at {row['paced']['moves_per_second']:.0f}/s"
        if row["tables"] != report["tables"]:
            people = 4 * row["tables"]
            said.append(f"{people} connections at {row['tables']} tables: {paced}, no error.")
            continue
        moves = ratio(row, peer, "fast", "moves_per_second")
        beside = f"{moves} times the moves of {peer['server']}, " if moves and peer else ""
        slower = ratio(row, peer, "paced", "p99_ms")
        times = f" ({slower} times the peer's)" if slower else ""
        said.append(f"{row['game']}: {beside}{paced}{times}{more_processes(report, row['game'])}.")
    return said


def more_processes(report: Row, game: str) -> str:
    rows = [row for row in report["rows"] if (row["game"], row["database"]) == (game, "PostgreSQL")]
    said = []
    for part in dict.fromkeys(row.get("part") for row in rows):
        one, *more = [row for row in rows if row.get("part") == part]
        for row in more:
            times = ratio(row, one, "fast", "moves_per_second")
            where = room(report, row, one) if part is None else f" with {part:g} of a core each"
            said.append(f", {row['workers']} processes {times} times the moves of one{where}")
    return "".join(said)


def room(report: Row, row: Row, one: Row) -> str:
    """How many times the moves of one process this machine could do at all, if it did nothing else
    than what each move costs it: the players and the database are on it, too."""
    cost = row["fast"].get("machine_us_per_move")
    if not cost:
        return ""
    most = 1e6 * report["processors"] / cost / one["fast"]["moves_per_second"]
    return f" (room for {most:.2f})"


def show(report: Row) -> None:
    """However wide the terminal is: nothing is cut off."""
    print(heading(report))
    table = [list(HEADS), *lines(report)]
    widths = [max(len(row[place]) for row in table) for place in range(len(HEADS))]
    for row in table:
        cells = [
            cell.ljust(width) if place < WORDS else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
    for sentence in findings(report):
        print(sentence)


def heading(report: Row) -> str:
    people = f"{report['players']} players at {report['tables']} tables"
    return f"{people}, {report['build']} engine; paced: {report['rate']:g} moves a second."


def markdown(report: Row) -> str:
    rule = ["---" if place < WORDS else "---:" for place in range(len(HEADS))]
    rows = [list(HEADS), rule, *lines(report)]
    table = "\n".join("| " + " | ".join(row) + " |" for row in rows)
    said = "\n".join(f"- {sentence}" for sentence in findings(report))
    return f"{heading(report)}\n\n{table}\n\n{said}"


def write(report: dict[str, Any], page: Path) -> None:
    """Put the table into a page, between its marks."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{markdown(report)}\n{END}{after}", encoding="utf-8")
