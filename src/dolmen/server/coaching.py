"""The coach at a table: who may ask, and answers that nobody else waits for."""

from __future__ import annotations

import asyncio
import logging

from dolmen.core.refusal import Refused
from dolmen.server import journal, wire
from dolmen.server.canvas import Visitor
from dolmen.server.coach import advise
from dolmen.server.hall import Hall
from dolmen.server.journal import Entry
from dolmen.server.refusals import (
    BROKEN,
    CLOSED,
    COACH_BUSY,
    HINT_UNDER_WAY,
    HINTS_NOT_AGREED,
    NO_HINTS,
    NO_SEAT,
    NOT_YOUR_SEAT,
    no,
    on_the_wire,
)
from dolmen.server.table import Table

LOG = logging.getLogger("dolmen.server")
AT_ONCE = 2  # hints that are thought about at the same time
WAITING = 20  # hints that may wait for that


class Coaching:
    """Of one server. A hint is thought about once for each decision, whoever asks how often."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.places = asyncio.Semaphore(AT_ONCE)
        self.asked: set[Visitor] = set()

    def check(self, table: Table, visitor: Visitor, number: int) -> int:
        """The seat that may have a hint now: the one that decides, if its eyes are open."""
        seat = self.hall.check_decision(table, visitor, number)
        if visitor.viewer != seat:
            raise no(table.game, NOT_YOUR_SEAT, seat)
        allowed = table.hints()
        if allowed is None:
            raise no(table.game, NO_HINTS)
        if not allowed.open:
            raise no(table.game, HINTS_NOT_AGREED)
        return seat

    async def ask(self, table: Table, visitor: Visitor, number: int) -> None:
        """Begin to think; the answer comes by itself."""
        async with table.lock:
            self.check(table, visitor, number)
            if table.advice is not None and table.advice.decision == number:
                table.tell(visitor, table.advice)
                return
            if visitor in self.asked:
                raise no(table.game, HINT_UNDER_WAY)
            if len(self.asked) >= AT_ONCE + WAITING:
                raise no(table.game, COACH_BUSY)
            self.asked.add(visitor)
            self.hall.start(self.answer(table, visitor, number))

    async def answer(self, table: Table, visitor: Visitor, number: int) -> None:
        try:
            async with self.places:
                if visitor not in table.visitors or table.decision_id() != number:
                    return
                found = table.advice
                if found is None or found.decision != number:
                    hints = await self.hall.workers.run_about(table, advise)
                    found = wire.Hints(number, hints)
            async with table.lock:
                if visitor not in table.visitors or table.decision_id() != number:
                    return  # too late: nobody wants to know any more
                self.check(table, visitor, number)
                table.advice = found
                table.tell(visitor, found)
        except Exception as problem:
            refused = problem if isinstance(problem, Refused) else no(table.game, BROKEN)
            if refused is not problem:
                LOG.exception("table %s: the coach failed", table.id)
            table.tell(visitor, on_the_wire(table.face, refused))
        finally:
            self.asked.discard(visitor)

    async def want(self, table: Table, visitor: Visitor, agreed: bool) -> None:
        """Somebody wants hints for everybody, or does not."""
        async with table.lock:
            if table.sheet.closed:
                raise no(table.game, CLOSED)
            if table.hints() is None:
                raise no(table.game, NO_HINTS)
            if not visitor.seats:
                raise no(table.game, NO_SEAT)
            word = "yes" if agreed else "no"
            entries = [Entry(0, journal.HINTS, seat, word) for seat in sorted(visitor.seats)]
            await self.hall.write_retrying(table, *entries)
