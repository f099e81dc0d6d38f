"""The folder of a run: its plan, its results, and the journal that lets it go on.

    plan.json         what is played
    journal.jsonl     one line per finished batch; what is in it is never played again
    games.parquet     one row per game
    seats.parquet     one row per seat of every game
    summary.json      the figures that the command prints, without the time it took
    decisions, events, records/     if they were asked for

Batches arrive in their order, and a batch counts once its line of the journal is complete. What
was written beside it earlier is cut off when the run goes on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.outcome import KEEPABLE, RECORDS, Outcome, Played, shared
from dolmen.lab.plan import Plan
from dolmen.lab.tables import (
    GAMES,
    JSON_LINES,
    KEPT,
    PARQUET,
    game_row,
    json_line,
    need_parquet,
    read_lines,
    seat_columns,
    seat_rows,
    write_table,
)

PLAN, JOURNAL, SUMMARY = "plan.json", "journal.jsonl", "summary.json"


class RunFolder:
    def __init__(
        self,
        path: Path,
        plan: Plan,
        keep: Sequence[str] = (),
        format_: str = PARQUET,
        resume: bool = False,
    ) -> None:
        self.path = path
        self.plan = plan
        self.keep = tuple(name for name in KEEPABLE if name in keep)
        self.format = format_
        if format_ == PARQUET:
            need_parquet()
        self.open(resume)

    @property
    def journal(self) -> Path:
        return self.path / JOURNAL

    def part(self, table: str) -> Path:
        """Where the rows of a kept table are collected."""
        return self.path / f"{table}.jsonl"

    @property
    def tables(self) -> list[str]:
        """The kept tables; records are files of their own."""
        return [name for name in self.keep if name in KEPT]

    # Opening.

    def open(self, resume: bool) -> None:
        text = json.dumps(self.describe(), indent=1, ensure_ascii=False) + "\n"
        file = self.path / PLAN
        if self.path.exists() and not self.path.is_dir():
            raise BadInput(f"{self.path} is a file; --out names a folder.")
        if file.exists():
            if not resume:
                raise BadInput(f"{self.path} already holds a run; --resume goes on with it.")
            self.compare(json.loads(file.read_text(encoding="utf-8")))
        elif self.path.exists() and any(self.path.iterdir()):
            raise BadInput(f"{self.path} holds other files; name a folder of its own for a run.")
        self.path.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            write_whole(file, text)

    def describe(self) -> dict[str, Any]:
        return {**self.plan.describe(), "keep": list(self.keep), "format": self.format}

    def compare(self, begun: dict[str, Any]) -> None:
        now = json.loads(json.dumps(self.describe()))
        differ = [key for key in now if begun.get(key) != now[key]]
        if differ:
            raise BadInput(
                f"{self.path} was begun with another plan; different are: {', '.join(differ)}."
            )

    def outcomes(self) -> list[Outcome]:
        """What has been played already. Whatever is behind the last complete line of the journal
        is cut off."""
        found: list[Outcome] = []
        lengths = dict.fromkeys(self.tables, 0)
        whole = 0
        if self.journal.exists():
            with self.journal.open("rb") as file:
                for line in file:
                    if not line.endswith(b"\n"):
                        break
                    batch = json.loads(line)
                    found += [shared(Outcome(**row)) for row in batch["outcomes"]]
                    lengths = batch["lengths"]
                    whole += len(line)
            os.truncate(self.journal, whole)
        if not self.complete:
            for name, length in lengths.items():
                if self.part(name).exists():
                    os.truncate(self.part(name), length)
        return found

    # Writing.

    def add(self, batch: Sequence[Played]) -> None:
        """Append a batch; the line of the journal comes last and makes it count."""
        lengths: dict[str, int] = {}
        for name in self.tables:
            rows = [row for played in batch for row in played.kept.get(name, [])]
            lengths[name] = append(self.part(name), map(json_line, rows))
        if RECORDS in self.keep:
            folder = self.path / RECORDS
            folder.mkdir(exist_ok=True)
            for played in batch:
                if played.record:
                    name = f"{played.outcome.number:06}.txt"
                    (folder / name).write_text(played.record, encoding="utf-8")
        outcomes = [asdict(played.outcome) for played in batch]
        append(self.journal, [json_line({"outcomes": outcomes, "lengths": lengths})])

    @property
    def complete(self) -> bool:
        return (self.path / SUMMARY).exists()

    def finish(self, outcomes: Sequence[Outcome], summary: dict[str, Any]) -> None:
        """Write the tables. If this is interrupted, it is done again."""
        if self.complete:
            return
        game = find(self.plan.game)
        write_table(self.path / f"games.{self.format}", GAMES, map(game_row, outcomes))
        columns = seat_columns(game, self.plan)
        rows = (row for o in outcomes for row in seat_rows(game, self.plan, columns, o))
        write_table(self.path / f"seats.{self.format}", columns, rows)
        for name in self.tables:
            if self.format != JSON_LINES and self.part(name).exists():
                write_table(self.path / f"{name}.parquet", KEPT[name], read_lines(self.part(name)))
        write_whole(self.path / SUMMARY, json.dumps(summary, indent=1, ensure_ascii=False) + "\n")
        if self.format != JSON_LINES:
            for name in self.tables:
                self.part(name).unlink(missing_ok=True)


def append(path: Path, lines: Iterable[str]) -> int:
    """Add lines that are on the disk when this returns; gives the file's length."""
    with path.open("ab") as file:
        file.writelines(line.encode() for line in lines)
        file.flush()
        os.fsync(file.fileno())
        return file.tell()


def write_whole(path: Path, text: str) -> None:
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)
