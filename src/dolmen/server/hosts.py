"""What hosts can do at their table."""

from __future__ import annotations

from dolmen.bots.bots import stand_in
from dolmen.core.refusal import BadInput, Refusal, Refused
from dolmen.server import journal, wire
from dolmen.server.canvas import Visitor
from dolmen.server.checks import check_bot
from dolmen.server.hall import Hall
from dolmen.server.journal import Entry
from dolmen.server.reception import Reception
from dolmen.server.refusals import (
    CLOSED,
    NO_BOT,
    NOBODY_STANDS_IN,
    NOT_HOST,
    NOT_OVER,
    NOT_PAUSED,
    NOT_PERSON,
    PAUSED,
    PRESENT,
    REMATCH_MADE,
    RESIGNED,
    UNKNOWN_POWER,
    no,
)
from dolmen.server.sheet import PERSONS
from dolmen.server.table import Table


class Hosts:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def power(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        own = request.power in ("hand_back", "stand_in") and request.seat in visitor.seats
        if not visitor.host and not own:
            raise no(table.game, NOT_HOST)
        powers = {
            "stand_in": self.stand_in,
            "hand_back": self.hand_back,
            "recover": self.recover,
            "kick": self.kick,
            "end": self.end,
            "mute": self.mute,
            "unmute": self.mute,
            "pause": self.pause,
            "resume": self.resume,
            "rematch": self.rematch,
        }
        if request.power not in powers:
            raise no(table.game, UNKNOWN_POWER)
        async with table.lock:
            if table.sheet.closed and request.power != "rematch":
                raise no(table.game, CLOSED)
            await powers[request.power](table, visitor, request)
        self.hall.attendant.go_on(table)

    def chair(self, table: Table, request: wire.Host) -> int:
        if request.seat is None or not 0 <= request.seat < len(table.sheet.chairs):
            raise no(table.game, NOT_PERSON)
        return request.seat

    async def stand_in(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        """A bot plays for an absent person, or on a seat that nobody has taken yet."""
        seat = self.chair(table, request)
        if table.sheet.chairs[seat].kind not in PERSONS:
            raise no(table.game, NOT_PERSON)
        self.check_stays(table, seat)
        if seat in table.present() and seat not in visitor.seats:
            raise no(table.game, PRESENT, seat)
        # Which bot it is, is for the host to say: nobody lets a better player sit in for them.
        name = (request.bot if visitor.host else None) or stand_in(table.game)
        try:
            check_bot(name, table.game)
        except BadInput as error:
            problem = error
            raise Refused(Refusal(NO_BOT), lambda _: str(problem)) from None
        spent = table.cost(seat)
        await self.hall.write_retrying(table, Entry(0, journal.STAND_IN, seat, name, spent=spent))

    async def hand_back(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        seat = self.chair(table, request)
        if table.sheet.chairs[seat].stand_in is None:
            raise no(table.game, NOBODY_STANDS_IN, seat)
        self.check_stays(table, seat)
        whose = journal.OWN if seat in visitor.seats else ""
        await self.hall.write_retrying(table, Entry(0, journal.HAND_BACK, seat, whose))

    def check_stays(self, table: Table, seat: int) -> None:
        if table.sheet.chairs[seat].resigned:
            raise no(table.game, RESIGNED, seat)

    async def recover(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        """A way back for a person who has lost the key of their seat. Whoever still holds it, loses
        it when the way is taken; somebody who is connected needs none."""
        seat = self.chair(table, request)
        if table.sheet.chairs[seat].kind != "human":
            raise no(table.game, NOT_PERSON)
        if seat in table.present() and seat not in visitor.seats:
            raise no(table.game, PRESENT, seat)
        key = wire.SeatKey(seat, self.hall.recovery_key(table.sheet, seat))
        table.tell(visitor, wire.Notice("recover", table.id, [key]))

    async def kick(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        """Free a seat. Its old key opens nothing any more; the host gets a new invitation."""
        seat = self.chair(table, request)
        if table.sheet.chairs[seat].kind == "open":
            raise no(table.game, NOT_PERSON)
        self.check_stays(table, seat)
        await self.hall.write_retrying(table, Entry(0, journal.KICK, seat, spent=table.cost(seat)))
        freed = [key for key in self.hall.invites(table.sheet) if key.seat == seat]
        for other in table.visitors:
            if other.host:
                table.tell(other, wire.Notice("invite", table.id, freed))

    async def end(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        await self.hall.write_retrying(table, Entry(0, journal.END))

    async def mute(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        """Somebody may no longer write, or again: a seat, or everybody who only watches."""
        seat = None if request.seat is None else self.chair(table, request)
        await self.hall.write_retrying(table, Entry(0, request.power, seat))

    async def pause(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        if table.sheet.paused:
            raise no(table.game, PAUSED)
        seat = table.ticking()
        await self.hall.write_retrying(table, Entry(0, journal.PAUSE, seat, spent=table.spent()))

    async def resume(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        if not table.sheet.paused:
            raise no(table.game, NOT_PAUSED)
        await self.hall.write_retrying(table, Entry(0, journal.RESUME))

    async def rematch(self, table: Table, visitor: Visitor, request: wire.Host) -> None:
        """The same people, bots and options at a new table."""
        sheet = table.sheet
        if not sheet.closed:
            raise no(table.game, NOT_OVER)
        if sheet.rematch is not None:
            raise no(table.game, REMATCH_MADE)
        plan = wire.NewTable(
            game=table.game.id,
            seats=[wire.SeatPlan(chair.kind, chair.name) for chair in sheet.chairs],
            options=table.game.effective(table.header),
            listed=sheet.head.listed,
            clock=sheet.head.clock,
            hints=sheet.head.hints,
            pack=None if table.header.pack is None else table.header.pack.plain(),
        )
        made = await Reception(self.hall).make(plan)
        await self.hall.write_retrying(table, Entry(0, journal.REMATCH, text=made.table))
        await self.hall.tell_rematch(table, *table.visitors, just_made=True)
