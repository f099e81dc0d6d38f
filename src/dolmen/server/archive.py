"""Replays, records and bug reports: who may read what."""

from __future__ import annotations

import secrets
import time

import msgspec

from dolmen.core.refusal import BadInput
from dolmen.server import wire
from dolmen.server.checks import Forbidden, NotFound, check_id, clean_text
from dolmen.server.complaints import Sentence
from dolmen.server.hall import Hall
from dolmen.server.history import FIRST_PAGE, Page, replay, result, with_note
from dolmen.server.journal import deciding_times
from dolmen.server.sheet import PERSONS
from dolmen.server.still import Still
from dolmen.server.stops import every_move
from dolmen.server.table import Table

NOTE_LENGTH = 5_000


class Archive:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def viewer(self, table: Table | Still, token: str | None, seat: int | None) -> int | None:
        """Whose eyes a reader of a replay may have."""
        held, _ = self.hall.held(table.sheet, token.split(",") if token else [])
        if seat is None:
            return min(held, default=None)
        if not 0 <= seat < len(table.sheet.chairs):
            raise BadInput(Sentence("no_such_seat", n=seat))
        if seat not in held and not table.sheet.closed:
            raise Forbidden(Sentence("not_your_seat"))
        return seat

    async def replay(
        self, name: str, token: str | None, seat: int | None, page: Page = FIRST_PAGE
    ) -> bytes:
        """A page of a replay. A finished game shows everything to everybody; otherwise only what
        the viewer knew."""
        table = await self.hall.find(name)
        if isinstance(table, Still):
            return msgspec.json.encode(table.replay(self.viewer(table, token, seat), page))
        async with table.lock:
            viewer = self.viewer(table, token, seat)
            bare = wire.Replay(
                table=table.id,
                game=table.game.id,
                viewer=viewer,
                seats=table.infos(),
                frames=[],
                over=table.sheet.closed,
            )
            moves = [index for _, index in table.play.moves[: table.stops.moves]]
            stops = every_move(len(moves)) if table.sheet.closed else list(table.stops.places)
            header = table.sheet.head.header
            everything = table.sheet.closed and seat is None
        return await self.hall.workers.run(replay, bare, header, moves, everything, stops, page)

    async def result(self, name: str, token: str | None) -> bytes:
        """How the points came about: round by round, and if the game is over, part by part."""
        table = await self.hall.find(name)
        if isinstance(table, Still):
            return msgspec.json.encode(table.result(self.viewer(table, token, None)))
        stored = await self.hall.store.load(name)
        seconds = deciding_times(stored.entries, len(table.sheet.chairs)) if stored else []
        async with table.lock:
            viewer = self.viewer(table, token, None)
            moves = [index for _, index in table.play.moves[: table.stops.moves]]
            header = table.sheet.head.header
            over = table.play.over
        return await self.hall.workers.run(result, header, moves, viewer, over, seconds)

    def may_read(self, table: Table | Still, token: str | None) -> bool:
        """The record holds every secret: it is for finished games, and for someone holding all
        seats that are not bots'."""
        if table.sheet.closed:
            return True
        held, _ = self.hall.held(table.sheet, token.split(",") if token else [])
        people = {n for n, chair in enumerate(table.sheet.chairs) if chair.kind in PERSONS}
        return bool(people) and held == people

    async def record(self, name: str, token: str | None) -> str:
        table = await self.hall.find(name)
        async with table.lock:
            if not self.may_read(table, token):
                raise Forbidden(Sentence("record_later"))
            return str(table.record())

    async def report(self, request: wire.Report) -> tuple[str, str | None]:
        """Keep a bug report; gives its name, and its text if the one who reports may read it."""
        table = await self.hall.find(request.table)
        async with table.lock:
            held, host = self.hall.held(table.sheet, [request.token or ""])
            if not held and not host and not table.sheet.closed:
                raise Forbidden(Sentence("report_seated"))
            note = clean_text(request.note).strip()[:NOTE_LENGTH]
            text = with_note(str(table.record()), note, len(table.record().moves))
            may_read = self.may_read(table, request.token)
        name = secrets.token_hex(8)
        await self.hall.store.keep_report(name, table.id, time.time(), text)
        return name, text if may_read else None

    async def read_report(self, name: str) -> str:
        found = await self.hall.store.report(name) if check_id(name) else None
        if found is None:
            raise NotFound(Sentence("no_report"))
        if not (await self.hall.find(found[0])).sheet.closed:
            raise Forbidden(Sentence("report_later"))
        return found[1]
