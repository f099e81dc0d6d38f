"""Counts that several server processes share: who asked for what, hour by hour. Nobody's address
is kept for longer than two hours."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import Engine

from dolmen.server.limits import HOUR
from dolmen.server.schema import TALLIES


class Tallies:
    def __init__(self, engine: Engine, clock: Callable[[], float] = time.time) -> None:
        self.engine = engine
        self.clock = clock

    async def add(self, kind: str, who: str, n: int = 1) -> tuple[int, float]:
        """The sum of this hour, and the seconds until the next."""
        return await asyncio.to_thread(self.write, kind, who, n)

    def write(self, kind: str, who: str, n: int) -> tuple[int, float]:
        now = self.clock()
        hour = int(now // HOUR)
        row = insert(TALLIES).values(kind=kind, who=who, hour=hour, n=n)
        sum_up = row.on_conflict_do_update(
            index_elements=[TALLIES.c.kind, TALLIES.c.who, TALLIES.c.hour],
            set_={"n": TALLIES.c.n + n},
        )
        with self.engine.begin() as db:
            db.execute(sa.delete(TALLIES).where(TALLIES.c.hour < hour - 1))
            total = db.execute(sum_up.returning(TALLIES.c.n)).scalar_one()
        return total, (hour + 1) * HOUR - now
