"""A table as lists and files name it."""

from __future__ import annotations

from dataclasses import replace

from dolmen.core.record import Record, parse
from dolmen.server import wire
from dolmen.server.sheet import PERSONS, Sheet


def named_record(record: Record, sheet: Sheet) -> Record:
    """The record as a file: with the names of those who sit there now."""
    names = {n: chair.name for n, chair in enumerate(sheet.chairs) if chair.name}
    bots = {n: chair.kind for n, chair in enumerate(sheet.chairs) if chair.kind not in PERSONS}
    return Record(replace(record.header, names=names, bots=bots), record.moves, record.totals)


def table_info(
    sheet: Sheet,
    infos: list[wire.SeatInfo],
    turn: int | None = None,
    still: dict[str, str] | None = None,
) -> wire.TableInfo:
    return wire.TableInfo(
        table=sheet.head.id,
        game=sheet.head.game,
        seats=infos,
        options=parse(sheet.head.header).header.options,
        # Which turns were moves may be a secret while the game goes on (`stops.py`).
        moves=sheet.moves if sheet.closed else sheet.turns,
        over=sheet.closed,
        ended=sheet.unfinished,
        open_seats=sum(1 for chair in sheet.chairs if chair.kind == "open"),
        turn=turn,
        scores=[int(total) for total in sheet.totals.split()],
        created=sheet.head.created,
        changed=sheet.head.created,  # the log knows more than may be told
        pack=sheet.head.pack,
        still=still,
        hints=sheet.head.hints,
    )
