"""The hall: all tables of this server, and everything that can be done at them.

Whatever changes a table is first written to the store, then shown. A change that the store
refuses (another process was faster) or that the rules choke on leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from dolmen.core.record import parse, shorten
from dolmen.core.refusal import NOT_NOW, BadInput, Refusal, Refused
from dolmen.core.step import asked
from dolmen.games import find
from dolmen.server import contents, journal, picture, wire
from dolmen.server.archivist import Archivist
from dolmen.server.attendant import Attendant
from dolmen.server.canvas import Visitor
from dolmen.server.checks import NotFound, check_id, clean_talk, totals
from dolmen.server.complaints import Sentence
from dolmen.server.crew import Crew
from dolmen.server.figures import Figures, Timed, Uncounted
from dolmen.server.garbage import Garbage
from dolmen.server.guard import Bans
from dolmen.server.journal import Entry
from dolmen.server.keys import Keys, is_among
from dolmen.server.refusals import (
    BROKEN,
    CLOSED,
    EMPTY,
    MUTED,
    NOT_YOUR_SEAT,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    PAUSED,
    POSSIBLE,
    STALE,
    STANDS_IN,
    TOO_FAST,
    no,
)
from dolmen.server.shares import Shares
from dolmen.server.sheet import Sheet, fresh_sheet
from dolmen.server.still import Still, why_still
from dolmen.server.storage import Conflict, Storage, Stored
from dolmen.server.table import Table

LOG = logging.getLogger("dolmen.server")
DAY = 86_400.0
DRAWN = (*journal.TURNS, journal.OVER, journal.END)  # entries after which there is more to draw


class Hall:
    def __init__(self, store: Storage, workers: Crew, meters: Figures | None = None) -> None:
        self.store = store
        self.workers = workers
        self.keys = Keys(store.secret())
        self.bans = Bans()
        self.shares = Shares()
        self.meters: Figures = meters or Uncounted()
        self.tables: dict[str, Table] = {}
        self.stills: dict[str, Still] = {}
        self.loading: dict[str, asyncio.Task[Table | Still]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.attendant = Attendant(self)
        self.archivist = Archivist(self)
        self.garbage = Garbage()

    def invites(self, sheet: Sheet) -> list[wire.SeatKey]:
        table = sheet.head.id
        return [
            wire.SeatKey(n, self.keys.invite(table, n, chair.key))
            for n, chair in enumerate(sheet.chairs)
            if chair.kind == "open"
        ]

    def seat_key(self, sheet: Sheet, seat: int) -> str:
        return self.keys.seat(sheet.head.id, seat, sheet.chairs[seat].key)

    def recovery_key(self, sheet: Sheet, seat: int, days_ago: int = 0) -> str:
        day = int(time.time() // DAY) - days_ago
        return self.keys.recovery(sheet.head.id, seat, sheet.chairs[seat].key, day)

    # Finding tables

    async def open(self, table: str) -> Table:
        """A table at which can be played."""
        found = await self.find(table)
        if isinstance(found, Still):
            raise BadInput(found.sentence)
        return found

    async def find(self, table: str) -> Table | Still:
        """The table, folded from the store if it is not in memory."""
        found = self.tables.get(table) or self.stills.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, name: str) -> Table | Still:
        stored = await self.store.load(name) if check_id(name) else None
        if stored is None:
            raise NotFound(Sentence("no_table", table=shorten(name)))
        try:
            table = await self.fold(stored)
        except Exception as problem:
            if not isinstance(problem, BadInput | Refused):
                LOG.exception("table %s: cannot be opened", name)
            return await self.stand_still(stored, problem)
        self.tables[name] = table
        return table

    async def fold(self, stored: Stored) -> Table:
        head = stored.head
        head.header = contents.join(head.header, stored.content)
        header = parse(head.header).header
        head.pack = None if header.pack is None else header.pack.name
        game = find(head.game)
        await asyncio.to_thread(game.content_of, header)
        table = Table(game, fresh_sheet(head), self.keys)
        for number, entry in enumerate(stored.entries):
            table.apply(entry)
            if number % 50 == 49:
                await asyncio.sleep(0)  # others may go first
        table.log_shown = len(table.log)
        table.chat_shown = len(table.sheet.chat)
        return table

    async def stand_still(self, stored: Stored, problem: Exception) -> Still:
        """A game that this version cannot play: nothing of it is lost."""
        name = stored.head.id
        still = Still(stored, why_still(stored, problem), await self.store.pictures(name))
        self.stills[name] = still
        return still

    def held(self, sheet: Sheet, tokens: list[str]) -> tuple[frozenset[int], bool]:
        """The seats that these keys open, and whether one is the host's."""
        shown = tokens[: wire.MOST_TOKENS]
        seats = frozenset(
            n
            for n, chair in enumerate(sheet.chairs)
            if chair.kind == "human" and is_among(self.seat_key(sheet, n), shown)
        )
        return seats, is_among(self.keys.host(sheet.head.id), shown)

    # Writing

    async def write(self, table: Table, *entries: Entry, show: bool = True) -> None:
        """Store entries, then take them over. The table's lock is held. Raises Conflict if
        another process was faster: what was asked refers to an older table."""
        now = time.time()
        for number, entry in enumerate(entries, start=table.sheet.number + 1):
            entry.number = number
            entry.at = now
        try:
            with Timed(self.meters.writes):
                await self.store.append(table.id, list(entries))
        except asyncio.CancelledError:
            self.forget(table)  # whether it was stored is unknown; the store will tell
            raise
        for entry in entries:
            table.note(entry)
            self.check_keys(table, entry)
            if entry.kind in DRAWN:
                self.archivist.want(table.id, table.sheet.closed)
        if show:
            table.show()

    async def catch_up(self, table: Table) -> None:
        """Take over what other processes wrote. The table's lock is held."""
        for entry in await self.store.after(table.id, table.sheet.number):
            if entry.number != table.sheet.number + 1:
                continue
            table.apply(entry, watched=True)
            self.check_keys(table, entry)
            turn = entry.kind in journal.TURNS
            table.show(fresh=entry.kind == journal.UNDO, mover=entry.seat if turn else None)
            if entry.kind == journal.REMATCH:
                await self.tell_rematch(table, *table.visitors, just_made=True)
        self.attendant.wind(table)

    def check_keys(self, table: Table, entry: Entry) -> None:
        """After a seat changed hands: who has no key any more sits there no longer."""
        if entry.kind in (journal.JOIN, journal.KICK, journal.RECOVER):
            self.check_visitors(table)

    def check_visitors(self, table: Table) -> None:
        for visitor in table.visitors:
            held, _ = self.held(table.sheet, visitor.tokens)
            if held == visitor.seats:
                continue
            visitor.seats = held
            if visitor.viewer not in held:
                visitor.viewer = min(held, default=None)
                table.tell(visitor, wire.Notice("kicked"))
                table.show_one(visitor)

    async def turn(
        self, table: Table, kind: str, seat: int, action: int | str = "", steps: int = 1
    ) -> None:
        """A move, or a number of undos or redos: carried out by the rules, then stored, then shown.
        Whatever fails on the way leaves the table as it was. Where the table waits before a sole
        choice, making it is no move."""
        spent = table.spent()
        play = table.play
        if kind == journal.MOVE and play.held and play.refusal(action) is None:
            kind = journal.GO_ON
        try:
            with play.attempt():
                try:
                    for _ in range(steps):
                        alone = table.turn(kind, action)
                except (Refused, BadInput):
                    raise
                except Exception:
                    LOG.exception("table %s: %s failed", table.id, kind)
                    raise no(table.game, BROKEN) from None
                text = table.game.vocabulary.text(play.moves[-1][1]) if kind == journal.MOVE else ""
                entries = [Entry(0, kind, seat, text) for _ in range(steps)]
                entries[0].spent = spent
                if play.held:
                    entries[-1].name = str(play.passed) + (journal.ALONE if alone else "")
                if play.over:
                    entries.append(Entry(0, journal.OVER, text=totals(play.record)))
                await self.write(table, *entries, show=False)
        except Conflict:
            await self.catch_up(table)
            raise no(table.game, STALE) from None
        self.meters.moves.inc(steps)
        table.show(fresh=kind == journal.UNDO, mover=seat)
        self.garbage.count_move()

    async def write_retrying(self, table: Table, *entries: Entry) -> None:
        """Write what does not depend on the moves around it: after a conflict, try again."""
        for _ in range(5):
            try:
                await self.write(table, *entries)
                return
            except Conflict:
                await self.catch_up(table)
        raise no(table.game, STALE)

    def forget(self, table: Table) -> None:
        if table.bell is not None:
            table.bell.cancel()
        if table.pause is not None:
            table.pause.cancel()
        self.tables.pop(table.id, None)
        self.workers.forget(table.id)

    # What players do

    def check_decision(self, table: Table, visitor: Visitor, number: int) -> int:
        """The seat that decides, if the visitor may decide for it now."""
        sheet, game = table.sheet, table.game
        if sheet.closed:
            raise no(game, CLOSED)
        if sheet.paused:
            raise no(game, PAUSED)
        if number != table.decision_id():
            raise no(game, STALE)
        seat = table.play.state.seat
        if seat not in visitor.seats:
            raise no(game, NOT_YOUR_SEAT, seat)
        if sheet.plays(seat) is not None:
            raise no(game, STANDS_IN, seat)
        return seat

    async def choose(self, table: Table, visitor: Visitor, request: wire.Choose) -> None:
        async with table.lock:
            seat = self.check_decision(table, visitor, request.decision)
            if request.unsure:
                action = table.play.index(request.action)
                if action in table.play.state.options and not table.outlook().can_take_back(action):
                    table.tell(visitor, wire.Sure(request.decision, action))
                    return
            await self.turn(table, journal.MOVE, seat, request.action)
        self.attendant.go_on(table)

    async def reach(self, table: Table, visitor: Visitor, request: wire.Reach) -> None:
        """Somebody clicks on a place that is not among the choices: which of them lead there, or
        why does none?"""
        async with table.lock:
            self.check_decision(table, visitor, request.decision)
            outlook = table.outlook()
            choices, far = picture.ways(table.face, outlook, request.target)
            if choices:
                table.tell(visitor, wire.Ways(request.decision, request.target, choices, far))
                return
            refusal = outlook.why_not(request.target)
        step = asked(table.play.state)
        assert step is not None
        not_now = Refusal(NOT_NOW, step.prompt(table.play.state))
        raise Refused(refusal or not_now, table.play.explain)

    async def explain(self, table: Table, visitor: Visitor, number: int) -> None:
        """Why may other places not be chosen? The reasons speak of the hand of who decides. Whoever
        asks about a decision that is over has the next picture already: it is no mistake."""
        async with table.lock:
            if number != table.decision_id():
                return
            seat = self.check_decision(table, visitor, number)
            if visitor.viewer == seat:
                table.tell(visitor, wire.WhyNots(number, table.why_not(table.outlook())))

    async def undo(self, table: Table, visitor: Visitor, number: int) -> None:
        """One decision back, and over those that nobody was asked."""
        async with table.lock:
            seat = self.check_decision(table, visitor, number)
            steps = table.steps_back()
            if steps == 0:
                raise no(table.game, NOTHING_TO_UNDO)
            await self.turn(table, journal.UNDO, seat, steps=steps)
        self.attendant.go_on(table)

    async def redo(self, table: Table, visitor: Visitor, number: int) -> None:
        async with table.lock:
            seat = self.check_decision(table, visitor, number)
            if not table.play.undone:
                raise no(table.game, NOTHING_TO_REDO)
            await self.turn(table, journal.REDO, seat)
        self.attendant.go_on(table)

    async def ask(self, table: Table, visitor: Visitor, action: int | str) -> None:
        """Why not? Only the one who decides may ask: the answer speaks of their hand."""
        async with table.lock:
            self.check_decision(table, visitor, table.decision_id())
            reason = table.play.refusal(action)
        if reason is not None:
            raise Refused(reason, table.play.explain)
        raise no(table.game, POSSIBLE)

    async def say(self, table: Table, visitor: Visitor, words: str) -> None:
        said = clean_talk(words)
        if not said:
            raise no(table.game, EMPTY)
        async with table.lock:
            seat = visitor.viewer
            if seat in table.sheet.muted and not visitor.host:
                raise no(table.game, MUTED)
            if seat is None and not visitor.host and not table.murmurs.take():
                raise no(table.game, TOO_FAST)
            name = "" if seat is not None else "host" if visitor.host else "spectator"
            await self.write_retrying(table, Entry(0, journal.SAY, seat, said, name))

    # Coming and going

    async def tell_rematch(self, table: Table, *visitors: Visitor, just_made: bool = False) -> None:
        """Everybody gets the keys to their own seats at the new table."""
        if table.sheet.rematch is None:
            return
        new = (await self.open(table.sheet.rematch)).sheet
        for visitor in visitors:
            keys = [
                wire.SeatKey(seat, self.seat_key(new, seat))
                for seat in sorted(visitor.seats)
                if new.chairs[seat].kind == "human" and new.chairs[seat].key == 0
            ]
            host = self.keys.host(new.head.id) if visitor.host else None
            table.tell(visitor, wire.Notice("rematch", new.head.id, keys, host, just_made))

    async def arrive(self, table: Table, visitor: Visitor) -> None:
        async with table.lock:
            if self.store.shared:  # whoever comes sees what is, even if no news arrive here
                await self.catch_up(table)
            before = table.present()
            table.visitors.append(visitor)
            if table.present() != before:
                table.show(besides=visitor)
                self.announce(table)
            table.show_one(visitor)
            await self.tell_rematch(table, visitor)
        self.attendant.go_on(table)

    async def change_keys(self, table: Table, visitor: Visitor, take: Callable[[], None]) -> None:
        """Somebody who is already there shows other keys."""
        async with table.lock:
            before = table.present()
            take()
            if table.present() != before:
                table.show(besides=visitor)
                self.announce(table)
            table.show_one(visitor)

    async def leave(self, table: Table, visitor: Visitor) -> None:
        async with table.lock:
            if visitor not in table.visitors:
                return
            before = table.present()
            table.visitors.remove(visitor)
            table.canvas.tidy(table.visitors)
            table.used = time.monotonic()
            if table.present() != before:
                table.show()
                self.announce(table)

    async def close(self) -> None:
        """The server stops: what is under way is in the store, or was never acknowledged."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def announce(self, table: Table) -> None:
        """Tell the other processes who is here."""
        if self.store.shared:
            here = sorted({seat for visitor in table.visitors for seat in visitor.seats})
            self.start(self.store.announce(table.id, here))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
