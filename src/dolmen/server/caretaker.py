"""Carries out what an operator ordered beside the running server, and deletes what is too old."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.engine import Engine

from dolmen.server import housekeeping, wire

if TYPE_CHECKING:
    from dolmen.server.hall import Hall
    from dolmen.server.table import Table

LOG = logging.getLogger("dolmen.server")
LOOK = 3.0  # seconds between looks for orders
COMPARE = 10.0  # seconds between looks for what other processes wrote
Days = tuple[float | None, float | None]
TIDY = 3600.0  # seconds between looks for what is too old


class Caretaker:
    def __init__(self, hall: Hall, engine: Engine, keep: Days = (None, None)) -> None:
        self.hall = hall
        self.engine = engine
        self.keep = keep  # days: finished tables, abandoned ones
        self.orders = -1
        self.tidied = self.compared = float("-inf")

    async def work(self) -> None:
        while True:
            try:
                await self.look()
                await self.compare()
                await self.tidy()
            except Exception:
                LOG.exception("orders cannot be read")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        orders, networks = await asyncio.to_thread(self.read)
        if orders == self.orders:
            return
        first, self.orders = self.orders < 0, orders
        self.hall.bans.set(networks)
        if not first:
            await self.obey()

    def read(self) -> tuple[int, list[str]]:
        with self.engine.connect() as db:
            return housekeeping.count_orders(db), [who for who, _, _ in housekeeping.bans(db)]

    async def obey(self) -> None:
        """Everything that could have changed is looked at again."""
        hall = self.hall
        secret = await asyncio.to_thread(hall.store.secret)
        changed = secret != hall.keys.secret
        if changed:
            hall.keys.secret = secret
        for table in list(hall.tables.values()):
            async with table.lock:
                if await hall.store.load(table.id) is None:
                    self.remove(table)
                    continue
                await hall.catch_up(table)
                if changed:
                    hall.check_visitors(table)

    def remove(self, table: Table) -> None:
        """It was deleted: whoever is there is told."""
        for visitor in list(table.visitors):
            table.tell(visitor, wire.Notice("deleted"))
        self.hall.forget(table)

    async def compare(self) -> None:
        """News between processes can get lost; the database never does."""
        hall = self.hall
        if not hall.store.shared or time.monotonic() < self.compared + COMPARE:
            return
        self.compared = time.monotonic()
        watched = [table.id for table in hall.tables.values() if table.visitors]
        for name, number in (await hall.store.numbers(watched)).items():
            table = hall.tables.get(name)
            if table is not None and table.sheet.number < number:
                async with table.lock:
                    await hall.catch_up(table)

    async def tidy(self) -> None:
        if self.keep == (None, None) or time.monotonic() < self.tidied + TIDY:
            return
        self.tidied = time.monotonic()
        gone = await asyncio.to_thread(housekeeping.tidy, self.engine, *self.keep)
        if gone:
            LOG.info("%d tables were too old and are deleted", len(gone))
