"""The hall: all tables of this server, and everything that can be done at them.

Whatever changes a table is first written to the store, then shown. A change that the store
refuses (another process was faster) or that the rules choke on leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from dolmen.bots import bots
from dolmen.core.game import Game
from dolmen.core.record import BadRecord, Record, parse
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.server import sheet, wire
from dolmen.server.keys import Keys, same
from dolmen.server.sheet import Entry, Head, Sheet
from dolmen.server.store import Conflict, Store
from dolmen.server.table import Denied, Table, Visitor, denied, line
from dolmen.server.words import sentence, text
from dolmen.server.workers import Workers

LOG = logging.getLogger("dolmen.server")
NAME_LENGTH = 40
CHAT_LENGTH = 500
PERSONS = ("human", "open")
STAND_IN = "greedy"  # who plays for somebody whose time is up


class NotFound(BadInput):
    """There is no such thing."""


class Forbidden(BadInput):
    """The key does not open this."""


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
        record = read_record(plan.record or "")
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
        record = read_record(source)
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
        return wire.TableMade(made.table, [], None, [])

    def head(self, game: Game, header: str, plan: wire.NewTable) -> Head:
        if plan.clock is not None and not 10 <= plan.clock <= 30 * 86_400:
            raise BadInput(f"A clock has 10 seconds to 30 days; got {plan.clock} seconds.")
        seats = [
            wire.SeatPlan(p.kind, "" if p.kind == "open" else clean_name(p.name, game, n, p.kind))
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
        for head, entries in await self.store.listed(50):
            table = self.tables.get(head.id)
            if table is not None:
                found.append(table.line())
            else:
                page = sheet.fold(head, entries)
                found.append(line(page, plain_infos(page)))
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
            seat = free[0].seat
            called = clean_name(wish.name, table.game, seat, "human")
            await self.write(table, Entry(0, sheet.JOIN, seat, called))
        self.go_on(table)
        return wire.TableMade(table.id, [wire.SeatKey(seat, self.seat_key(table.sheet, seat))])

    # Writing

    async def write(self, table: Table, *entries: Entry, show: bool = True) -> None:
        """Store entries, then take them over. The table's lock is held."""
        now = time.time()
        for number, entry in enumerate(entries, start=table.sheet.number + 1):
            entry.number = number
            entry.at = now
        try:
            await self.store.append(table.id, list(entries))
        except Conflict:
            # Another process was faster: what was asked refers to an older table.
            raise
        for entry in entries:
            table.note(entry)
        if show:
            table.show()

    async def catch_up(self, table: Table) -> None:
        """Take over what other processes wrote. The table's lock is held."""
        for entry in await self.store.after(table.id, table.sheet.number):
            table.follow(entry)
            table.show(fresh=entry.kind == sheet.UNDO)
        table.since = time.monotonic()
        self.drop_keyless(table)

    async def turn(self, table: Table, kind: str, seat: int, change: Callable[[], str]) -> None:
        """A move, undo or redo. `change` carries it out and gives the action's text."""
        spent = 0.0
        if kind == sheet.MOVE and table.ticking() == seat:
            spent = time.monotonic() - table.since
        try:
            with table.attempt():
                try:
                    action = change()
                except Denied:
                    raise
                except Exception:
                    LOG.exception("table %s: %s failed", table.id, kind)
                    raise denied(table.game, "broken") from None
                entries = [Entry(0, kind, seat, action, spent=spent)]
                if table.play.over:
                    record = table.play.record
                    entries.append(Entry(0, sheet.OVER, text=totals(record)))
                await self.write(table, *entries, show=False)
        except Conflict:
            await self.catch_up(table)
            raise denied(table.game, "stale") from None
        table.show(fresh=kind == sheet.UNDO)

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
            index = self.legal(table, wish.action)

            def change() -> str:
                table.play.do(index)
                return table.game.vocabulary.text(index)

            await self.turn(table, sheet.MOVE, seat, change)
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
        async with table.lock:
            seat = self.check_decision(table, visitor, number)
            if not table.play.can_undo:
                raise denied(table.game, "nothing_to_undo")

            def change() -> str:
                table.play.undo()
                return ""

            await self.turn(table, sheet.UNDO, seat, change)
        self.go_on(table)

    async def redo(self, table: Table, visitor: Visitor, number: int) -> None:
        async with table.lock:
            seat = self.check_decision(table, visitor, number)
            if not table.play.undone:
                raise denied(table.game, "nothing_to_redo")

            def change() -> str:
                table.play.redo()
                return ""

            await self.turn(table, sheet.REDO, seat, change)
        self.go_on(table)

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

    async def plain(self, table: Table, *entries: Entry) -> None:
        """Write what does not depend on the moves around it: after a conflict it is tried again."""
        for _ in range(5):
            try:
                await self.write(table, *entries)
                return
            except Conflict:
                await self.catch_up(table)
        raise denied(table.game, "stale")

    # Coming and going

    async def arrive(self, table: Table, visitor: Visitor) -> None:
        async with table.lock:
            before = table.present()
            table.visitors.append(visitor)
            if table.present() != before:
                table.show(besides=visitor)
            table.show_one(visitor)
        self.go_on(table)

    async def leave(self, table: Table, visitor: Visitor) -> None:
        async with table.lock:
            if visitor not in table.visitors:
                return
            before = table.present()
            table.visitors.remove(visitor)
            table.used = time.monotonic()
            if table.present() != before:
                table.show()

    def drop_keyless(self, table: Table) -> None:
        """Who was shown out keeps no seat."""

    # Bots

    def go_on(self, table: Table) -> None:
        """Let a bot decide, if one is asked."""
        if table.bot is not None or self.asked_bot(table) is None:
            return
        table.bot = asyncio.create_task(self.play_bots(table))
        self.tasks.add(table.bot)
        table.bot.add_done_callback(self.tasks.discard)

    def asked_bot(self, table: Table) -> str | None:
        page = table.sheet
        seat = table.play.state.seat
        if page.closed or page.paused or seat < 0:
            return None
        return page.plays(seat)

    async def play_bots(self, table: Table) -> None:
        failures = 0
        try:
            while (name := self.asked_bot(table)) is not None and failures < 3:
                turns = table.sheet.turns
                moves = [index for _, index in table.play.moves]
                try:
                    index = await self.workers.think(table.id, table.sheet.head.header, moves, name)
                except BrokenProcessPool:
                    failures += 1
                    continue
                async with table.lock:
                    if table.sheet.turns != turns or self.asked_bot(table) != name:
                        continue  # somebody undid or paused meanwhile
                    seat = table.play.state.seat

                    def change(index: int = index) -> str:
                        table.play.do(index)
                        return table.game.vocabulary.text(index)

                    try:
                        await self.turn(table, sheet.MOVE, seat, change)
                        failures = 0
                    except Denied:
                        failures += 1
        except Exception:
            LOG.exception("table %s: the bot failed", table.id)
        finally:
            table.bot = None


def find_game(name: str) -> Game:
    try:
        return find(name)
    except BadInput as error:
        raise NotFound(str(error)) from None


def check_seats(game: Game, seats: list[wire.SeatPlan]) -> None:
    if len(seats) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise BadInput(f"{game.id} is for {low} to {high} players; got {len(seats)}.")
    for number, plan in enumerate(seats):
        if plan.kind not in PERSONS and plan.kind not in bots.NAMES:
            known = ", ".join((*PERSONS, *bots.NAMES))
            raise BadInput(f"Seat {number} may be {known}; got '{plan.kind}'.")


def clean_name(name: str, game: Game, seat: int, kind: str) -> str:
    """One line of at most 40 characters; whoever gives none is called by the seat."""
    plain = "".join(c for c in " ".join(name.split()) if c.isprintable())[:NAME_LENGTH]
    if plain:
        return plain
    return f"{kind.capitalize()} {seat + 1}" if kind not in PERSONS else f"Player {seat + 1}"


def read_record(source: str) -> Record:
    """A record that folds, to its last move."""
    record = parse(source)
    try:
        find(record.header.game).resume(record)
    except BadRecord:
        raise
    return record


def moves_of(moves: list[tuple[int, str]]) -> list[Entry]:
    return [Entry(n, sheet.MOVE, seat, text) for n, (seat, text) in enumerate(moves, start=1)]


def totals(record: Record) -> str:
    return " ".join(str(total) for total in record.totals or [])


def plain_infos(page: Sheet) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(chair.name, chair.kind, False, chair.stand_in, None, False)
        for chair in page.chairs
    ]
