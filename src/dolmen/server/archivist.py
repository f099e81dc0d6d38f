"""Has pictures drawn of games that are over or rest, one after the other, when nobody waits."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from dolmen.core.record import parse
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.server import contents
from dolmen.server.journal import standing_moves, waits_after
from dolmen.server.pictures import Pictures, draw
from dolmen.server.sheet import fold_sheet

if TYPE_CHECKING:
    from dolmen.server.hall import Hall

LOG = logging.getLogger("dolmen.server")
TICK = 2.0  # seconds between looks at what waits
REST = 300.0  # seconds after the last move of a game that goes on


class Archivist:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.due: dict[str, float] = {}  # table -> when it may be drawn

    def want(self, table: str, over: bool) -> None:
        """A table has changed; what is over need not wait."""
        self.due[table] = time.monotonic() + (0.0 if over else REST)

    async def work(self) -> None:
        """From the start of the server to its end."""
        try:
            await self.keep_contents()
            for table in await self.hall.store.undrawn():
                self.due.setdefault(table, time.monotonic())
        except Exception:
            LOG.exception("cannot find what is not kept or drawn yet")
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for table in [name for name, at in self.due.items() if at <= now]:
                self.due.pop(table, None)
                await self.draw(table)

    async def keep_contents(self) -> None:
        """Tables of the first release were stored without their content: it is still shipped."""
        found: dict[str, list[str]] = {}
        for table, text in await self.hall.store.without_content():
            try:
                header = parse(text).header
                if contents.is_shipped(find(header.game), header):
                    found.setdefault(header.game, []).append(table)
            except BadInput:  # a game that is not here
                continue
        for game, tables in found.items():
            kept = contents.shipped(game)
            if kept is not None:
                await self.hall.store.give_content(kept, tables)

    async def draw(self, table: str) -> None:
        try:
            stored = await self.hall.store.load(table)
            if stored is None:
                return
            head, entries = stored.head, stored.entries
            header = contents.join(head.header, stored.content)
            over = fold_sheet(head, entries).closed
            moves = standing_moves(entries)
            held = waits_after(entries)
            drawn = await self.hall.workers.run_aside(draw, header, moves, over, held)
            await self.hall.store.keep_pictures(table, Pictures(len(entries), drawn))
        except Exception as problem:  # such a table stands still, or its game is not installed
            LOG.warning("table %s: no pictures: %s", table, problem)
