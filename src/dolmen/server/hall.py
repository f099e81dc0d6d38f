"""The hall: all tables of this server, and everything that can be done at them.

Whatever changes a table is first written to the store, then shown. A change that the store
refuses (another process was faster) or that the rules choke on leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.server import sheet, wire
from dolmen.server.checks import (
    Forbidden,
    NotFound,
    check_seats,
    clean_name,
    find_game,
    moves_of,
    plain_infos,
    read_record,
    totals,
)
from dolmen.server.keys import Keys, same
from dolmen.server.sheet import Entry, Head, Sheet
from dolmen.server.store import Conflict, News, Store
from dolmen.server.table import Denied, Table, Visitor, denied, line
from dolmen.server.words import sentence, text
from dolmen.server.workers import Workers

LOG = logging.getLogger("dolmen.server")
CHAT_LENGTH = 500
QUIET = "quiet"  # answers where nothing is lost by not asking the person
STAND_IN = "greedy"  # who plays for somebody whose time is up
LISTED = 50  # tables that the lobby shows
TICK = 5.0  # seconds between looks at what waits
TAKE_OVER = 10.0  # seconds after which a bot that another process owes is played here
IDLE = 600.0  # seconds after which a table without visitors leaves the memory
MOST_TABLES = 20_000  # in memory at the same time
GONE = 45.0  # seconds after which another process's word about who is there is void


class Hall:
    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.keys = Keys(store.secret())
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    # Making tables

    async def make(self, plan: wire.NewTable) -> wire.TableMade:
        if len(self.tables) >= MOST_TABLES:
            raise BadInput("This server has no room for another table; try again later.")
        if plan.seed is not None and abs(plan.seed) >= 1 << 63:
            raise BadInput(f"A seed is a number of at most 63 bits; got {plan.seed}.")
        if plan.record is not None:
            return await self.make_from_record(plan)
        game = find_game(plan.game)
        check_seats(game, plan.seats)
        seed = secrets.randbits(48) if plan.seed is None else plan.seed
        header = game.header(len(plan.seats), seed, plan.options, plan.first)
        head = self.head(game, str(header), plan)
        return await self.settle(head, [])

    async def make_from_record(self, plan: wire.NewTable) -> wire.TableMade:
        """A fork: the game goes on from a moment of a record."""
        record = await self.workers.run(read_record, plan.record or "")
        game = find(record.header.game)
        check_seats(game, plan.seats)
        if len(plan.seats) != record.header.players:
            raise BadInput(
                f"The record has {record.header.players} seats; the table {len(plan.seats)}."
            )
        count = len(record.moves) if plan.moves is None else plan.moves
        if not 0 <= count <= len(record.moves):
            raise BadInput(f"The record has {len(record.moves)} moves; got {count}.")
        record.header.names = {}
        kept = record.moves[:count]
        over = record.totals is not None and count == len(record.moves)
        entries = moves_of(kept)
        if over:
            entries.append(Entry(len(entries) + 1, sheet.OVER, text=totals(record)))
        return await self.settle(self.head(game, str(record.header), plan), entries)

    async def bring_in(self, source: str) -> wire.TableMade:
        """A record from elsewhere, to look at."""
        record = await self.workers.run(read_record, source)
        game = find(record.header.game)
        names = record.header.names
        plan = wire.NewTable(
            game=game.id,
            seats=[
                wire.SeatPlan("human", names.get(seat, "")) for seat in range(record.header.players)
            ],
        )
        entries = moves_of(record.moves)
        last = sheet.OVER if record.totals is not None else sheet.END
        entries.append(Entry(len(entries) + 1, last, text=totals(record)))
        head = self.head(game, str(record.header), plan)
        made = await self.settle(head, entries)
        return wire.TableMade(made.table, [])

    def head(self, game: Game, header: str, plan: wire.NewTable) -> Head:
        if plan.clock is not None and not 1 <= plan.clock <= 30 * 86_400:
            raise BadInput(f"A clock has 1 second to 30 days; got {plan.clock} seconds.")
        seats = [
            wire.SeatPlan(p.kind, "" if p.kind == "open" else clean_name(p.name, n, p.kind))
            for n, p in enumerate(plan.seats)
        ]
        table = secrets.token_hex(5)
        return Head(table, game.id, header, seats, plan.listed, plan.clock, time.time())

    async def settle(self, head: Head, entries: list[Entry]) -> wire.TableMade:
        now = time.time()
        for entry in entries:
            entry.at = now
        await self.store.create(head, entries)
        table = await self.open(head.id)
        self.go_on(table)
        return self.made(table.sheet)

    def made(self, page: Sheet) -> wire.TableMade:
        table = page.head.id
        chairs = list(enumerate(page.chairs))
        return wire.TableMade(
            table,
            [wire.SeatKey(n, self.seat_key(page, n)) for n, c in chairs if c.kind == "human"],
            self.keys.host(table),
            self.invites(page),
        )

    def invites(self, page: Sheet) -> list[wire.SeatKey]:
        table = page.head.id
        return [
            wire.SeatKey(n, self.keys.invite(table, n, chair.key))
            for n, chair in enumerate(page.chairs)
            if chair.kind == "open"
        ]

    async def open_invites(self, name: str, token: str) -> list[wire.SeatKey]:
        table = await self.open(name)
        if not self.held(table.sheet, [token])[1]:
            raise Forbidden("Only the host can see the invitations.")
        return self.invites(table.sheet)

    def seat_key(self, page: Sheet, seat: int) -> str:
        return self.keys.seat(page.head.id, seat, page.chairs[seat].key)

    # Finding tables

    async def open(self, table: str) -> Table:
        """The table, folded from the store if it is not in memory."""
        found = self.tables.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, name: str) -> Table:
        stored = await self.store.load(name)
        if stored is None:
            raise NotFound(f"There is no table '{name}'.")
        head, entries = stored
        table = Table(find(head.game), sheet.fresh(head))
        for number, entry in enumerate(entries):
            table.follow(entry)
            if number % 50 == 49:
                await asyncio.sleep(0)  # others may go first
        table.log_shown = len(table.log)
        table.chat_shown = len(table.sheet.chat)
        self.tables[name] = table
        return table

    async def listed(self) -> list[wire.TableLine]:
        found: list[wire.TableLine] = []
        for head in await self.store.listed(LISTED):
            table = self.tables.get(head.id)
            if table is None:  # its log tells enough; the rules are not needed
                page = sheet.fold(head, await self.store.after(head.id, 0))
                found.append(line(page, plain_infos(page)))
            else:
                found.append(table.line())
        return found

    def held(self, page: Sheet, tokens: list[str]) -> tuple[frozenset[int], bool]:
        """The seats that these keys open, and whether one is the host's."""
        seats = frozenset(
            n
            for n, chair in enumerate(page.chairs)
            if chair.kind == "human" and any(same(t, self.seat_key(page, n)) for t in tokens)
        )
        return seats, any(same(token, self.keys.host(page.head.id)) for token in tokens)

    async def join(self, name: str, wish: wire.Join) -> wire.TableMade:
        table = await self.open(name)
        async with table.lock:
            for _ in range(5):
                seat = self.free_seat(table, wish)
                called = clean_name(wish.name, seat, "human")
                try:
                    await self.write(table, Entry(0, sheet.JOIN, seat, called))
                    break
                except Conflict:
                    await self.catch_up(table)
            else:
                raise BadInput("The table is too busy; try again.")
        self.go_on(table)
        return wire.TableMade(table.id, [wire.SeatKey(seat, self.seat_key(table.sheet, seat))])

    def free_seat(self, table: Table, wish: wire.Join) -> int:
        """The seat that somebody may take."""
        page = table.sheet
        if page.closed:
            raise BadInput("The table is closed.")
        free = self.invites(page)
        if wish.token is not None:
            free = [key for key in free if same(key.token, wish.token)]
            if not free:
                raise Forbidden("This invitation is not valid, or the seat is taken.")
        elif not page.head.listed:
            raise Forbidden("This table is private; an invitation is needed.")
        elif not free:
            raise Forbidden("No seat is open.")
        return free[0].seat

    # Writing

    async def write(self, table: Table, *entries: Entry, show: bool = True) -> None:
        """Store entries, then take them over. The table's lock is held. Raises Conflict if
        another process was faster: what was asked refers to an older table."""
        now = time.time()
        for number, entry in enumerate(entries, start=table.sheet.number + 1):
            entry.number = number
            entry.at = now
        try:
            await self.store.append(table.id, list(entries))
        except asyncio.CancelledError:
            self.forget(table)  # whether it was stored is unknown; the store will tell
            raise
        for entry in entries:
            table.note(entry)
            self.check_keys(table, entry)
        if show:
            table.show()

    async def catch_up(self, table: Table) -> None:
        """Take over what other processes wrote. The table's lock is held."""
        for entry in await self.store.after(table.id, table.sheet.number):
            if entry.number != table.sheet.number + 1:
                continue
            table.follow(entry, watched=True)
            self.check_keys(table, entry)
            table.show(fresh=entry.kind == sheet.UNDO)
            if entry.kind == sheet.REMATCH:
                await self.tell_rematch(table, *table.visitors)
        self.wind(table)

    def check_keys(self, table: Table, entry: Entry) -> None:
        """After a seat changed hands: who has no key any more sits there no longer."""
        if entry.kind not in (sheet.JOIN, sheet.KICK):
            return
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
        self, table: Table, kind: str, seat: int, change: Callable[[], Iterable[str]]
    ) -> None:
        """Moves, undos or redos. `change` carries them out and gives the text of each."""
        spent = table.spent()
        try:
            with table.attempt():
                try:
                    entries = [Entry(0, kind, seat, action) for action in change()]
                except Exception:
                    LOG.exception("table %s: %s failed", table.id, kind)
                    raise denied(table.game, "broken") from None
                entries[0].spent = spent
                if table.play.over:
                    entries.append(Entry(0, sheet.OVER, text=totals(table.play.record)))
                await self.write(table, *entries, show=False)
        except Conflict:
            await self.catch_up(table)
            raise denied(table.game, "stale") from None
        table.show(fresh=kind == sheet.UNDO)
        self.wind(table)

    async def move(self, table: Table, seat: int, index: int) -> None:
        def change() -> list[str]:
            table.play.do(index, watched=True)
            return [table.game.vocabulary.text(index)]

        await self.turn(table, sheet.MOVE, seat, change)

    async def plain(self, table: Table, *entries: Entry) -> None:
        """Write what does not depend on the moves around it: after a conflict, try again."""
        for _ in range(5):
            try:
                await self.write(table, *entries)
                return
            except Conflict:
                await self.catch_up(table)
        raise denied(table.game, "stale")

    def forget(self, table: Table) -> None:
        if table.bell is not None:
            table.bell.cancel()
        self.tables.pop(table.id, None)
        self.workers.forget(table.id)

    # What players do

    def check_decision(self, table: Table, visitor: Visitor, number: int) -> int:
        """The seat that decides, if the visitor may decide for it now."""
        page, game = table.sheet, table.game
        if page.closed:
            raise denied(game, "closed")
        if page.paused:
            raise denied(game, "paused")
        if number != page.turns:
            raise denied(game, "stale")
        seat = table.play.state.seat
        if seat not in visitor.seats:
            raise denied(game, "not_your_seat", seat=seat)
        if page.plays(seat) is not None:
            raise denied(game, "stands_in", seat=seat)
        return seat

    async def choose(self, table: Table, visitor: Visitor, wish: wire.Choose) -> None:
        async with table.lock:
            seat = self.check_decision(table, visitor, wish.decision)
            await self.move(table, seat, self.legal(table, wish.action))
        self.go_on(table)

    def legal(self, table: Table, action: int | str) -> int:
        """The index of a legal action; refuses any other with its reason."""
        try:
            index = table.play.index(action)
        except BadInput as error:
            raise Denied(wire.Refused(None, "", str(error))) from None
        reason = table.play.refusal(index)
        if reason is not None:
            said = text(table.game, "refusal", reason.message)
            raise Denied(wire.Refused(said, reason.rule, sentence(table.game, reason)))
        return index

    async def undo(self, table: Table, visitor: Visitor, number: int) -> None:
        """One decision back, and over those that nobody was asked."""
        async with table.lock:
            seat = self.check_decision(table, visitor, number)
            steps = table.steps_back()
            if steps == 0:
                raise denied(table.game, "nothing_to_undo")

            def change() -> list[str]:
                for _ in range(steps):
                    table.play.undo()
                return [""] * steps

            await self.turn(table, sheet.UNDO, seat, change)
        self.go_on(table)

    async def redo(self, table: Table, visitor: Visitor, number: int) -> None:
        async with table.lock:
            seat = self.check_decision(table, visitor, number)
            if not table.play.undone:
                raise denied(table.game, "nothing_to_redo")
            await self.again(table, seat)
        self.go_on(table)

    async def again(self, table: Table, seat: int) -> None:
        def change() -> list[str]:
            table.play.redo(watched=True)
            return [""]

        await self.turn(table, sheet.REDO, seat, change)

    async def ask(self, table: Table, visitor: Visitor, action: int | str) -> None:
        """Why not? Only the one who decides may ask: the answer speaks of their hand."""
        async with table.lock:
            self.check_decision(table, visitor, table.sheet.turns)
            self.legal(table, action)
        raise Denied(wire.Refused(None, "", "That is possible."))

    async def say(self, table: Table, visitor: Visitor, words: str) -> None:
        said = " ".join(words.split())[:CHAT_LENGTH]
        if not said:
            raise denied(table.game, "empty")
        async with table.lock:
            seat = visitor.viewer
            name = "" if seat is not None else "host" if visitor.host else "spectator"
            await self.plain(table, Entry(0, sheet.SAY, seat, said, name))

    # Coming and going

    async def tell_rematch(self, table: Table, *visitors: Visitor) -> None:
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
            table.tell(visitor, wire.Notice("rematch", new.head.id, keys, host))

    async def arrive(self, table: Table, visitor: Visitor) -> None:
        async with table.lock:
            before = table.present()
            table.visitors.append(visitor)
            if table.present() != before:
                table.show(besides=visitor)
                self.announce(table)
            table.show_one(visitor)
            await self.tell_rematch(table, visitor)
        self.go_on(table)

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

    # What happens by itself

    async def listen(self) -> None:
        """Follow what other processes do at the tables that are open here."""
        async for news in self.store.news():
            try:
                if news is None:
                    for table in list(self.tables.values()):
                        async with table.lock:
                            await self.catch_up(table)
                    continue
                known = self.tables.get(news.table)
                if known is not None:
                    await self.hear(known, news)
            except Exception:
                LOG.exception("news were lost")

    async def hear(self, table: Table, news: News) -> None:
        async with table.lock:
            if news.present is None:
                await self.catch_up(table)
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
            for table in list(self.tables.values()):
                try:
                    self.look_after(table, now)
                except Exception:
                    LOG.exception("table %s: cannot be looked after", table.id)

    def look_after(self, table: Table, now: float) -> None:
        if not table.visitors and table.bot is None and now - table.used > IDLE:
            if not table.lock.locked():
                self.forget(table)
            return
        waiting = self.asked_bot(table) is not None and table.bot is None
        if waiting and time.time() - table.sheet.changed > TAKE_OVER:
            self.go_on(table)
        if self.store.shared:
            if table.visitors:
                self.announce(table)
            for process, (heard, _) in list(table.elsewhere.items()):
                if now - heard > GONE:
                    del table.elsewhere[process]

    def go_on(self, table: Table) -> None:
        """Wind the clock, and let a bot decide if one is asked."""
        self.wind(table)
        if table.bot is None and self.asked_bot(table) is not None:
            table.bot = self.start(self.play_bots(table))

    def wind(self, table: Table) -> None:
        """Ring when the time of the one who decides is up."""
        if table.bell is not None:
            table.bell.cancel()
            table.bell = None
        seat = table.ticking()
        if seat is not None:
            left = table.clock(seat) or 0.0
            loop = asyncio.get_running_loop()
            table.bell = loop.call_later(left + 0.1, lambda: self.start(self.time_is_up(table)))

    async def time_is_up(self, table: Table) -> None:
        async with table.lock:
            seat = table.ticking()
            if seat is not None and (table.clock(seat) or 0.0) <= 0.0:
                entry = Entry(0, sheet.STAND_IN, seat, STAND_IN, spent=table.spent())
                await self.plain(table, entry)
        self.go_on(table)

    def asked_bot(self, table: Table) -> str | None:
        page = table.sheet
        seat = table.play.state.seat
        if page.closed or page.paused or seat < 0:
            return None
        return QUIET if table.unasked() else page.plays(seat)

    async def play_bots(self, table: Table) -> None:
        failures = 0
        try:
            while (name := self.asked_bot(table)) is not None and failures < 3:
                turns = table.sheet.turns
                try:
                    index = await self.answer(table, name)
                except BrokenProcessPool:
                    failures += 1
                    continue
                async with table.lock:
                    if table.sheet.turns != turns or self.asked_bot(table) != name:
                        continue  # somebody undid or paused meanwhile
                    seat = table.play.state.seat
                    undone = table.play.undone
                    try:
                        if name == QUIET and undone and undone[-1] == index:
                            await self.again(table, seat)  # what can be redone stays so
                        else:
                            await self.move(table, seat, index)
                        failures = 0
                    except Denied:
                        failures += 1
        except Exception:
            LOG.exception("table %s: the bot failed", table.id)
        finally:
            table.bot = None

    async def answer(self, table: Table, name: str) -> int:
        if name == QUIET:
            index = table.game.quiet(table.play.state)
            assert index is not None
            return index
        moves = [index for _, index in table.play.moves]
        return await self.workers.think(table.id, table.sheet.head.header, moves, name)
