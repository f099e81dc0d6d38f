"""What happens at the tables automatically: clocks, bots, news from other processes, tidying up."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from dolmen.bots.bots import stand_in
from dolmen.bots.patience import Patience
from dolmen.core.hold import is_guarded
from dolmen.core.refusal import BadInput, Refused
from dolmen.server import journal
from dolmen.server.crew import WorkerLost
from dolmen.server.journal import Entry
from dolmen.server.storage import News
from dolmen.server.table import Table
from dolmen.server.tempo import BEAT

if TYPE_CHECKING:
    from dolmen.server.hall import Hall

LOG = logging.getLogger("dolmen.server")
QUIET = "quiet"  # answers where nothing is lost by not asking the person
TICK = 5.0  # seconds between looks at what waits
TAKE_OVER = 10.0  # seconds after which a bot that another process owes is played here
IDLE = 600.0  # seconds after which a table without visitors leaves the memory
UNUSED = 10.0  # seconds after which it is not followed any more while others play there
PACE = 0.8  # seconds between moves where only bots play, so that people can watch them
GONE = 45.0  # seconds after which another process's word about who is there is void


class Attendant:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def listen(self) -> None:
        """Follow what other processes do at the tables that are open here."""
        async for news in self.hall.store.news():
            for name in list(self.hall.tables) if news is None else news.tables:
                try:
                    await self.hear_of(name, news)
                except Exception:
                    LOG.exception("news were lost")

    async def hear_of(self, name: str, news: News | None) -> None:
        """Without news some may have been lost: the store knows."""
        table = self.hall.tables.get(name)
        if table is None:
            return
        if news is None:
            async with table.lock:
                await self.hall.catch_up(table)
        elif self.is_left(table, UNUSED):
            self.hall.forget(table)  # whoever comes finds all of it in the store
        else:
            await self.hear(table, news)

    async def hear(self, table: Table, news: News) -> None:
        async with table.lock:
            if news.present is None:
                await self.hall.catch_up(table)
                return
            before = table.present()
            table.elsewhere[news.process] = (time.monotonic(), frozenset(news.present))
            if table.present() != before:
                table.show()

    async def tick(self) -> None:
        """Now and then: bots that nobody plays, tables that nobody looks at."""
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for table in list(self.hall.tables.values()):
                try:
                    self.look_after(table, now)
                except Exception:
                    LOG.exception("table %s: cannot be looked after", table.id)
            for still in list(self.hall.stills.values()):
                if not still.visitors and now - still.used > IDLE:
                    self.hall.stills.pop(still.id, None)

    def look_after(self, table: Table, now: float) -> None:
        if self.is_left(table, IDLE, now):
            self.hall.forget(table)
            return
        waiting = self.asked_bot(table) is not None and table.bot is None
        waiting = waiting or (table.goes_on_alone() and table.pause is None)
        if waiting and time.time() - table.sheet.changed > TAKE_OVER:
            self.go_on(table)
        if self.hall.store.shared:
            if table.visitors:
                self.hall.announce(table)
            for process, (heard, _) in list(table.elsewhere.items()):
                if now - heard > GONE:
                    del table.elsewhere[process]

    def is_left(self, table: Table, seconds: float, now: float | None = None) -> bool:
        """Has nobody here had anything to do with a table for so long?"""
        since = (time.monotonic() if now is None else now) - table.used
        busy = table.visitors or table.bot is not None or table.lock.locked()
        return not busy and since > seconds

    def go_on(self, table: Table) -> None:
        """Wind the clock, and let a bot decide if one is asked."""
        self.wind(table)
        self.pause(table)
        if table.bot is None and self.asked_bot(table) is not None:
            table.bot = self.hall.start(self.play_bots(table))

    def pause(self, table: Table) -> None:
        """Where the table waits for a person only so that nobody can tell that there is nothing to
        choose, go on after about as long as they usually take."""
        if table.pause is not None:
            table.pause.cancel()
            table.pause = None
        if table.goes_on_alone():
            turns, seconds = table.sheet.turns, table.tempo.like_person(table.play.state.seat)
            loop = asyncio.get_running_loop()
            table.pause = loop.call_later(
                seconds, lambda: self.hall.start(self.end_pause(table, turns))
            )

    async def end_pause(self, table: Table, turns: int) -> None:
        table.pause = None
        try:
            async with table.lock:
                if table.sheet.turns != turns or not table.goes_on_alone():
                    return  # somebody was quicker
                s = table.play.state
                await self.hall.turn(table, journal.MOVE, s.seat, s.options[0])
        except (Refused, BadInput):
            return  # another process was
        except Exception:
            LOG.exception("table %s: cannot go on by itself", table.id)
            return
        self.go_on(table)

    def wind(self, table: Table) -> None:
        """Ring when the time of the one who decides is up."""
        if table.bell is not None:
            table.bell.cancel()
            table.bell = None
        seat = table.ticking()
        if seat is not None:
            left = table.clock(seat) or 0.0
            loop = asyncio.get_running_loop()
            table.bell = loop.call_later(
                left + 0.1, lambda: self.hall.start(self.time_is_up(table))
            )

    async def time_is_up(self, table: Table) -> None:
        async with table.lock:
            seat = table.ticking()
            if seat is not None and (table.clock(seat) or 0.0) <= 0.0:
                bot = stand_in(table.game)
                entry = Entry(0, journal.STAND_IN, seat, bot, spent=table.spent())
                await self.hall.write_retrying(table, entry)
        self.go_on(table)

    def asked_bot(self, table: Table) -> str | None:
        sheet = table.sheet
        seat = table.play.state.seat
        if sheet.closed or sheet.paused or seat < 0:
            return None
        return QUIET if table.unasked() else sheet.plays(seat)

    async def play_bots(self, table: Table) -> None:
        failures = 0
        patience = Patience()
        try:
            while (name := self.asked_bot(table)) is not None and failures < 3:
                turns = table.sheet.turns
                patience.turns_to(table.play.state.seat)
                began = time.monotonic()
                beat = rhythm(table)
                try:
                    index = await self.answer(table, name, patience)
                    if name != QUIET:
                        await asyncio.sleep(began + beat - time.monotonic())
                except WorkerLost:
                    failures += 1
                    continue
                async with table.lock:
                    if table.sheet.turns != turns or self.asked_bot(table) != name:
                        continue  # somebody undid or paused meanwhile
                    seat = table.play.state.seat
                    undone = table.play.undone
                    try:
                        if name == QUIET and undone and undone[-1] == index:
                            await self.hall.turn(
                                table, journal.REDO, seat
                            )  # what can be redone stays so
                        else:
                            await self.hall.turn(table, journal.MOVE, seat, index)
                        failures = 0
                        self.wind(table)
                        self.pause(table)
                    except (Refused, BadInput):
                        failures += 1
        except Exception:
            LOG.exception("table %s: the bot failed", table.id)
        finally:
            table.bot = None

    async def answer(self, table: Table, name: str, patience: Patience) -> int:
        if table.play.held:
            return table.play.state.options[0]
        if name == QUIET:
            index = table.game.quiet(table.play.state)
            assert index is not None
            return index
        seconds = patience.allows(name)
        began = time.monotonic()
        index = await self.hall.workers.think(table, table.game.id, name, seconds)
        patience.spend(time.monotonic() - began)
        return index


def rhythm(table: Table) -> float:
    """The least that a bot's answer takes. Where it would tell something, one that has nothing to
    choose takes as long as any other."""
    s = table.play.state
    if only_bots(table):
        return PACE
    if not is_guarded(s):
        return 0.0
    return table.tempo.like_bot(s.seat) if table.alone else BEAT


def only_bots(table: Table) -> bool:
    return not any(chair.kind in ("human", "open") for chair in table.sheet.chairs)
