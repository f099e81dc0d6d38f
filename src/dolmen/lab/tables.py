"""Results as tidy tables: one row per game, one per seat, every column with a name and a type."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.lab.outcome import Outcome
from dolmen.lab.plan import Plan
from dolmen.lab.watch import Row

PARQUET, JSON_LINES = "parquet", "jsonl"
FORMATS = (PARQUET, JSON_LINES)
GROUP = 20_000  # rows that are written at once
Columns = dict[str, str]  # name -> kind

GAMES: Columns = {
    "game": "int",
    "deal": "int",
    "seed": "int",
    "started": "int",
    "winners": "ints",
    "rounds": "int",
    "decisions": "int",
    "branching": "float",
    "margin": "int",
    "lead_changes": "int",
    "decided": "float",
    "crash": "text",
}
SEATS: Columns = {
    "game": "int",
    "deal": "int",
    "seat": "int",
    "bot": "text",
    "started": "bool",
    "total": "int",
    "place": "int",
    "won": "float",
    "reward": "float",
}
DECISIONS: Columns = {
    "game": "int",
    "decision": "int",
    "seat": "int",
    "bot": "text",
    "round": "int",
    "options": "int",
    "verb": "text",
    "action": "text",
}
EVENTS: Columns = {
    "game": "int",
    "event": "int",
    "decision": "int",
    "kind": "text",
    "audience": "text",
    "text": "text",
}
KEPT = {"decisions": DECISIONS, "events": EVENTS}


def game_row(outcome: Outcome) -> Row:
    return {
        "game": outcome.number,
        "deal": outcome.deal,
        "seed": outcome.seed,
        "started": outcome.started,
        "winners": outcome.winners if len(outcome.scores) > 1 else [],
        "rounds": outcome.rounds,
        "decisions": outcome.decisions,
        "branching": outcome.branching,
        "margin": outcome.margin,
        "lead_changes": outcome.lead_changes,
        "decided": outcome.decided,
        "crash": outcome.crash,
    }


def seat_columns(game: Game, plan: Plan) -> Columns:
    """Those of every game, then its categories and facts by their names, then what was taken. A
    name that is taken already gets the kind of thing behind it."""
    found = dict(SEATS)
    for name in game.categories:
        found[name if name not in SEATS else f"{name}_points"] = "int"
    for name in game.facts(game.new(plan.header(game, 0)), 0):
        found[name if name not in found else f"{name}_fact"] = "text"
    return {**found, "taken": "texts"}


def seat_rows(game: Game, plan: Plan, columns: Columns, outcome: Outcome) -> Iterator[Row]:
    """One for every side; the automatic opponent has no bot and no reward."""
    if outcome.crash:
        return
    totals = outcome.totals
    seats = len(outcome.seating)
    names = list(columns)[len(SEATS) :]
    for side, row in enumerate(outcome.scores):
        person = side < seats
        facts = list(outcome.facts[side].values()) if person else []
        blank = len(names) - 1 - len(row) - len(facts)
        fixed = (
            *(outcome.number, outcome.deal, side),
            plan.bots[outcome.seating[side]] if person else None,
            *(side == outcome.started, totals[side], place(outcome, totals, side)),
            *(outcome.won(side), outcome.rewards[side] if person else None),
        )
        own = (*row, *facts, *[None] * blank, outcome.taken[side] if person else [])
        yield dict(zip(columns, (*fixed, *own), strict=True))


def place(outcome: Outcome, totals: list[int], side: int) -> int:
    """1 for whoever has won; behind them by points."""
    if side in outcome.winners:
        return 1
    ahead = (other in outcome.winners or total > totals[side] for other, total in enumerate(totals))
    return 1 + sum(ahead)


# Writing


def need_parquet() -> Any:
    """The library that writes Parquet files, or a sentence about it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput(
            "Parquet files need pyarrow, which is not installed: pip install 'dolmen[lab]', or "
            "choose --format jsonl."
        ) from None
    return pyarrow


def write_table(path: Path, columns: Columns, rows: Iterable[Row]) -> None:
    """A whole table, as the ending of its file says; it is there completely or not at all."""
    unfinished = path.with_name(path.name + ".part")
    if path.suffix == ".jsonl":
        with unfinished.open("w", encoding="utf-8") as file:
            file.writelines(json_line(row) for row in rows)
    else:
        write_parquet(unfinished, columns, rows)
    unfinished.replace(path)


def write_parquet(path: Path, columns: Columns, rows: Iterable[Row]) -> None:
    arrow = need_parquet()
    kinds = {
        "int": arrow.int64(),
        "float": arrow.float64(),
        "text": arrow.string(),
        "bool": arrow.bool_(),
        "ints": arrow.list_(arrow.int64()),
        "texts": arrow.list_(arrow.string()),
    }
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    with arrow.parquet.ParquetWriter(path, schema) as writer:
        source = iter(rows)
        while group := list(islice(source, GROUP)):
            writer.write_table(arrow.Table.from_pylist(group, schema))


def json_line(row: object) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_lines(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)
