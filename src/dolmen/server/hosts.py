"""What hosts can do at their table."""

from __future__ import annotations

from dolmen.core.refusal import BadInput
from dolmen.server import sheet, wire
from dolmen.server.attendant import STAND_IN
from dolmen.server.checks import check_bot
from dolmen.server.hall import Hall
from dolmen.server.reception import Reception
from dolmen.server.sheet import PERSONS, Entry
from dolmen.server.table import Denied, Table, Visitor, denied
from dolmen.server.words import table_text


class Hosts:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def power(self, table: Table, visitor: Visitor, wish: wire.Host) -> None:
        own = wish.power == "hand_back" and wish.seat in visitor.seats
        if not visitor.host and not own:
            raise denied(table.game, "not_host")
        powers = {
            "stand_in": self.stand_in,
            "hand_back": self.hand_back,
            "kick": self.kick,
            "end": self.end,
            "pause": self.pause,
            "resume": self.resume,
            "rematch": self.rematch,
        }
        if wish.power not in powers:
            raise denied(table.game, "unknown_power")
        async with table.lock:
            if table.sheet.closed and wish.power != "rematch":
                raise denied(table.game, "closed")
            await powers[wish.power](table, visitor, wish)
        self.hall.attendant.go_on(table)

    def chair(self, table: Table, wish: wire.Host) -> int:
        if wish.seat is None or not 0 <= wish.seat < len(table.sheet.chairs):
            raise denied(table.game, "not_person")
        return wish.seat

    def cost(self, table: Table, seat: int) -> float:
        """What must be put on a seat's clock before its running is interrupted."""
        return table.spent() if table.ticking() == seat else 0.0

    async def stand_in(self, table: Table, visitor: Visitor, wish: wire.Host) -> None:
        """A bot plays for an absent person, or on a seat that nobody has taken yet."""
        seat = self.chair(table, wish)
        if table.sheet.chairs[seat].kind not in PERSONS:
            raise denied(table.game, "not_person")
        if seat in table.present() and seat not in visitor.seats:
            raise denied(table.game, "present", seat=seat)
        name = wish.bot or STAND_IN
        try:
            check_bot(name, table.game)
        except BadInput as error:
            raise Denied(wire.Refused(table_text("no_bot"), "", str(error))) from None
        spent = self.cost(table, seat)
        await self.hall.plain(table, Entry(0, sheet.STAND_IN, seat, name, spent=spent))

    async def hand_back(self, table: Table, visitor: Visitor, wish: wire.Host) -> None:
        seat = self.chair(table, wish)
        if table.sheet.chairs[seat].stand_in is None:
            raise denied(table.game, "nobody_stands_in", seat=seat)
        await self.hall.plain(table, Entry(0, sheet.HAND_BACK, seat))

    async def kick(self, table: Table, visitor: Visitor, wish: wire.Host) -> None:
        """Free a seat. Its old key opens nothing any more; the host gets a new invitation."""
        seat = self.chair(table, wish)
        if table.sheet.chairs[seat].kind == "open":
            raise denied(table.game, "not_person")
        await self.hall.plain(table, Entry(0, sheet.KICK, seat, spent=self.cost(table, seat)))
        freed = [key for key in self.hall.invites(table.sheet) if key.seat == seat]
        for other in table.visitors:
            if other.host:
                table.tell(other, wire.Notice("invite", table.id, freed))

    async def end(self, table: Table, visitor: Visitor, wish: wire.Host) -> None:
        await self.hall.plain(table, Entry(0, sheet.END))

    async def pause(self, table: Table, visitor: Visitor, wish: wire.Host) -> None:
        if table.sheet.paused:
            raise denied(table.game, "paused")
        seat = table.ticking()
        await self.hall.plain(table, Entry(0, sheet.PAUSE, seat, spent=table.spent()))

    async def resume(self, table: Table, visitor: Visitor, wish: wire.Host) -> None:
        if not table.sheet.paused:
            raise denied(table.game, "not_paused")
        await self.hall.plain(table, Entry(0, sheet.RESUME))

    async def rematch(self, table: Table, visitor: Visitor, wish: wire.Host) -> None:
        """The same people, bots and options at a new table."""
        page = table.sheet
        if not page.closed:
            raise denied(table.game, "not_over")
        if page.rematch is not None:
            raise denied(table.game, "rematch_made")
        plan = wire.NewTable(
            game=table.game.id,
            seats=[wire.SeatPlan(chair.kind, chair.name) for chair in page.chairs],
            options=dict(table.header.options),
            listed=page.head.listed,
            clock=page.head.clock,
        )
        made = await Reception(self.hall).make(plan)
        await self.hall.plain(table, Entry(0, sheet.REMATCH, text=made.table))
        await self.hall.tell_rematch(table, *table.visitors)
