"""Make docs/ladder.md by its own commands.

    python -m dolmen.lab.ladder                          # every figure of the page
    python -m dolmen.lab.ladder --section Search altay   # of a section; rows with these words

Below every table of the page stand the commands it is made by, one for each row and in their order.
A row is written as soon as its command has ended, so the program can be stopped at any time and go
on with other rows. Commands run with as many processes as `--workers` says, at low priority: the
figures depend on neither.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dolmen.core.refusal import BadInput

PAGE = Path("docs/ladder.md")
TABLE = re.compile(r"((?:^\|[^\n]*\n)+)\n```sh\n(.*?)```\n", re.MULTILINE | re.DOTALL)
LOW = 10  # how far others go first


@dataclass(slots=True)
class Row:
    """One line of a table, and the command that it is made by."""

    section: str
    columns: list[str]
    cells: list[str]
    command: list[str]

    @property
    def line(self) -> str:
        return write_cells(self.cells)


def read_rows(page: str) -> list[Row]:
    """All rows, in their order."""
    rows: list[Row] = []
    for found in TABLE.finditer(page):
        section = re.findall(r"^## (.+)$", page[: found.start()], re.MULTILINE)[-1]
        lines = found[1].splitlines()
        commands = found[2].replace("\\\n", " ").strip().splitlines()
        if len(lines) - 2 != len(commands):
            raise BadInput(f"'{section}' has {len(lines) - 2} rows and {len(commands)} commands.")
        columns = read_cells(lines[0])
        for line, command in zip(lines[2:], commands, strict=True):
            rows.append(Row(section, columns, read_cells(line), shlex.split(command)[1:]))
    return rows


def read_cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def write_cells(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


# What a command found, in the words of a table.


def fill(row: Row, result: dict[str, Any]) -> Row:
    """The row with the figures of its command. What a column has no figures for stays."""
    found = dict(figures(result))
    cells = [found.get(column, cell) for column, cell in zip(row.columns, row.cells, strict=True)]
    return Row(row.section, row.columns, cells, row.command)


def figures(result: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """By column of a table."""
    if "pairings" in result:
        for pairing in result["pairings"]:
            yield f"{pairing['bot']} - {pairing['against']}", share(pairing)
        first = result["pairings"][0]
        yield "games", str(first["games"])
        yield "won", share(first)
        return
    first = result["bots"][0]
    yield "games", str(result["games"])
    yield "won", share(first)
    if "mean_reward" in first:
        yield "lead", f"{first['mean_reward']:+.1f}"


def share(counted: dict[str, Any]) -> str:
    low, high = counted["win_rate_95"]
    return f"{100 * counted['win_rate']:.1f} % ({100 * low:.1f}-{100 * high:.1f})"


# Running.


def run(command: list[str], workers: int) -> dict[str, Any]:
    words = [sys.executable, "-m", "dolmen.cli", *command, "--workers", str(workers), "--json"]
    ended = subprocess.run(
        words, stdout=subprocess.PIPE, check=True, preexec_fn=lambda: os.nice(LOW)
    )
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def make(page: Path, section: str | None, words: list[str], workers: int) -> None:
    for row in read_rows(page.read_text(encoding="utf-8")):
        text = f"{row.line} {' '.join(row.command)}".lower()
        if section not in (None, row.section) or not all(word.lower() in text for word in words):
            continue
        new = fill(row, run(row.command, workers))
        print(new.line, flush=True)
        # The page may have been edited in the meantime, so it is read again.
        page.write_text(page.read_text(encoding="utf-8").replace(row.line, new.line), "utf-8")


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("words", nargs="*", help="only rows with all of these words")
    parser.add_argument("--section", help="only this heading")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(words)
    make(asked.page, asked.section, asked.words, asked.workers)


if __name__ == "__main__":
    main()
