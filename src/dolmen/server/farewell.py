"""A person gives the game up.

A fair host would not let the others suffer for it: a bot plays on for that seat, which can no
longer win. If only one seat is left, it has won; where no person is left, the game ends without a
winner. Nothing of this can be taken back.
"""

from __future__ import annotations

from dolmen.bots.bots import stand_in
from dolmen.server import journal
from dolmen.server.canvas import Visitor
from dolmen.server.hall import Hall
from dolmen.server.journal import Entry
from dolmen.server.refusals import CLOSED, NO_SEAT, RESIGNED, STALE, no
from dolmen.server.sheet import PERSONS
from dolmen.server.storage import Conflict
from dolmen.server.table import Table


async def resign(hall: Hall, table: Table, visitor: Visitor, seat: int) -> None:
    async with table.lock:
        for _ in range(5):
            try:
                await hall.write(table, *entries(table, visitor, seat))
                break
            except Conflict:  # somebody else may have resigned in another process
                await hall.catch_up(table)
        else:
            raise no(table.game, STALE)
    hall.attendant.go_on(table)


def entries(table: Table, visitor: Visitor, seat: int) -> list[Entry]:
    """What is to be written; refused if it is not theirs to give up."""
    sheet, game = table.sheet, table.game
    if sheet.closed:
        raise no(game, CLOSED)
    if seat not in visitor.seats:
        raise no(game, NO_SEAT)
    if sheet.chairs[seat].resigned:
        raise no(game, RESIGNED, seat)
    found = [Entry(0, journal.RESIGN, seat, stand_in(game), spent=table.cost(seat))]
    others = [n for n in sheet.staying if n != seat]
    if len(others) < 2 or not any(sheet.chairs[n].kind in PERSONS for n in others):
        found.append(Entry(0, journal.END))
    return found
