"""Where people come in: tables are made, found and joined."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from dolmen.core import own_pack
from dolmen.core.content import Content
from dolmen.core.game import Game
from dolmen.core.record import parse
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.server import contents, journal, wire
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
from dolmen.server.complaints import Sentence
from dolmen.server.hall import Hall
from dolmen.server.journal import Entry, Head
from dolmen.server.keys import same
from dolmen.server.listing import table_info
from dolmen.server.sheet import PERSONS, Sheet, fold_sheet
from dolmen.server.still import cannot_go_on
from dolmen.server.storage import Conflict
from dolmen.server.table import Table

LOG = logging.getLogger("dolmen.server")
LISTED = 50  # tables that the lobby shows
KNOWN = 40  # tables that one request may name
REMEMBERED = 5_000  # finished tables
MOST_TABLES = 20_000  # in memory at the same time


def load(game: Game, pack: dict[str, Any]) -> Content:
    """The content with a pack, which the next table with the same pack finds at hand."""
    own = own_pack.read(pack)
    if own.game != game.id:
        raise BadInput(Sentence("pack_of_other", pack=own.game, game=game.id))
    found: Content = game.content_with(own)
    return found


class Reception:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.finished: dict[str, wire.TableInfo] = {}  # they do not change any more

    async def make(self, plan: wire.NewTable) -> wire.TableMade:
        if len(self.hall.tables) >= MOST_TABLES:
            raise BadInput(Sentence("full"))
        if plan.seed is not None and abs(plan.seed) >= 1 << 63:
            raise BadInput(f"A seed is a number of at most 63 bits; got {plan.seed}.", ("seed",))
        if plan.record is not None:
            return await self.make_from_record(plan)
        game = find_game(plan.game)
        check_seats(game, plan.seats)
        seed = secrets.randbits(63) if plan.seed is None else plan.seed
        content = None if plan.pack is None else await asyncio.to_thread(load, game, plan.pack)
        header = game.header(len(plan.seats), seed, plan.options, plan.first, content=content)
        head = self.head(game, str(header), plan)
        return await self.settle(head, self.told_seed(plan))

    def told_seed(self, plan: wire.NewTable) -> list[Entry]:
        """Who chooses the deal could know it: the others see that it was chosen."""
        people = [seat for seat in plan.seats if seat.kind in PERSONS]
        if plan.seed is None or len(people) < 2:
            return []
        return [Entry(1, journal.SEED, text=str(plan.seed))]

    async def make_from_record(self, plan: wire.NewTable) -> wire.TableMade:
        """A fork: the game goes on from a moment of a record."""
        record = await self.hall.workers.run(read_record, plan.record or "")
        game = find(record.header.game)
        check_seats(game, plan.seats)
        if len(plan.seats) != record.header.players:
            raise BadInput(
                f"The record has {record.header.players} seats; the table {len(plan.seats)}."
            )
        count = len(record.moves) if plan.moves is None else plan.moves
        if not 0 <= count <= len(record.moves):
            raise BadInput(f"The record has {len(record.moves)} moves; got {count}.")
        record.header.names, record.header.bots = {}, {}  # others sit here now
        kept = record.moves[:count]
        over = record.totals is not None and count == len(record.moves)
        entries = moves_of(kept)
        if over:
            entries.append(Entry(len(entries) + 1, journal.OVER, text=totals(record)))
        return await self.settle(self.head(game, str(record.header), plan), entries)

    async def bring_in(self, source: str) -> wire.TableMade:
        """A record from elsewhere, to look at."""
        record = await self.hall.workers.run(read_record, source)
        game = find(record.header.game)
        names = record.header.names
        plan = wire.NewTable(
            game=game.id,
            seats=[
                wire.SeatPlan("human", names.get(seat, "")) for seat in range(record.header.players)
            ],
        )
        entries = moves_of(record.moves)
        last = journal.OVER if record.totals is not None else journal.END
        entries.append(Entry(len(entries) + 1, last, text=totals(record)))
        head = self.head(game, str(record.header), plan)
        made = await self.settle(head, entries)
        return wire.TableMade(made.table, [])

    def head(self, game: Game, header: str, plan: wire.NewTable) -> Head:
        if plan.clock is not None and not 1 <= plan.clock <= 30 * 86_400:
            sentence = f"A clock has 1 second to 30 days; got {plan.clock} seconds."
            raise BadInput(sentence, ("clock",))
        seats = [
            wire.SeatPlan(p.kind, "" if p.kind == "open" else clean_name(p.name, n, p.kind))
            for n, p in enumerate(plan.seats)
        ]
        table = secrets.token_hex(8)
        pack = parse(header).header.pack
        name = None if pack is None else pack.name
        return Head(
            table, game.id, header, seats, plan.listed, plan.clock, time.time(), name, plan.hints
        )

    async def settle(self, head: Head, entries: list[Entry]) -> wire.TableMade:
        now = time.time()
        for entry in entries:
            entry.at = now
        head.header, kept = contents.part(head.header)
        await self.hall.store.create(head, entries, kept)
        table = await self.hall.open(head.id)
        self.hall.attendant.go_on(table)
        return self.made(table.sheet)

    def made(self, sheet: Sheet) -> wire.TableMade:
        table = sheet.head.id
        chairs = list(enumerate(sheet.chairs))
        return wire.TableMade(
            table,
            [wire.SeatKey(n, self.hall.seat_key(sheet, n)) for n, c in chairs if c.kind == "human"],
            self.hall.keys.host(table),
            self.hall.invites(sheet),
        )

    async def open_invites(self, name: str, token: str) -> list[wire.SeatKey]:
        table = await self.hall.open(name)
        if not self.hall.held(table.sheet, [token])[1]:
            raise Forbidden(Sentence("not_host"))
        return self.hall.invites(table.sheet)

    async def listed(self) -> list[wire.TableInfo]:
        found: list[wire.TableInfo] = []
        for head in await self.hall.store.listed(LISTED):
            table = self.hall.tables.get(head.id) or self.hall.stills.get(head.id)
            if table is not None:
                found.append(table.info())
                continue
            # Its log is enough; the rules are needed only to see whether it can go on.
            sheet = fold_sheet(head, await self.hall.store.after(head.id, 0))
            found.append(table_info(sheet, plain_infos(sheet), still=cannot_go_on(head)))
        return found

    async def known(self, names: list[str]) -> list[wire.TableInfo]:
        """Those of the named tables that there are, for somebody who has been there before."""
        found: list[wire.TableInfo] = []
        for name in dict.fromkeys(names[:KNOWN]):
            try:
                found.append(await self.line(name))
            except NotFound:
                continue
            except Exception:  # one table that cannot be read must not hide the others
                LOG.exception("table %s: cannot be listed", name)
        return found

    async def line(self, name: str) -> wire.TableInfo:
        """A table in the lobby. Whoever has played a lot asks for many that are over."""
        if name in self.finished:
            return self.finished[name]
        table = await self.hall.find(name)
        info = table.info()
        if isinstance(table, Table) and info.over:
            if len(self.finished) >= REMEMBERED:
                self.finished.clear()
            self.finished[name] = info
        return info

    async def join(self, name: str, request: wire.Join) -> wire.TableMade:
        table = await self.hall.open(name)
        async with table.lock:
            for _ in range(5):
                seat = self.lost_seat(table, request.token)
                if seat is not None:
                    entry = Entry(0, journal.RECOVER, seat, spent=table.cost(seat))
                else:
                    seat = self.free_seat(table, request)
                    entry = Entry(0, journal.JOIN, seat, clean_name(request.name, seat, "human"))
                try:
                    await self.hall.write(table, entry)
                    break
                except Conflict:
                    await self.hall.catch_up(table)
            else:
                raise BadInput(Sentence("busy"))
        self.hall.attendant.go_on(table)
        return wire.TableMade(table.id, [wire.SeatKey(seat, self.hall.seat_key(table.sheet, seat))])

    def lost_seat(self, table: Table, token: str | None) -> int | None:
        """The seat that the host gives back with this token, for a day or two."""
        sheet = table.sheet
        if token is None or sheet.closed:
            return None
        for seat, chair in enumerate(sheet.chairs):
            ways = (self.hall.recovery_key(sheet, seat, days) for days in (0, 1))
            if chair.kind == "human" and any(same(way, token) for way in ways):
                return seat
        return None

    def free_seat(self, table: Table, request: wire.Join) -> int:
        """The seat that somebody may take."""
        sheet = table.sheet
        if sheet.closed:
            raise BadInput(Sentence("closed"))
        free = self.hall.invites(sheet)
        if request.token is not None:
            free = [key for key in free if same(key.token, request.token)]
            if not free:
                raise Forbidden(Sentence("invitation"))
        elif not sheet.head.listed:
            raise Forbidden(Sentence("private"))
        elif not free:
            raise Forbidden(Sentence("no_open_seat"))
        return free[0].seat
