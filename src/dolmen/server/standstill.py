"""What can be done at a table that stands still: look, talk, and agree to finish."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from dolmen.core.refusal import BadInput
from dolmen.server import journal, wire
from dolmen.server.checks import clean_talk
from dolmen.server.complaints import Sentence
from dolmen.server.journal import Entry
from dolmen.server.parcel import Parcel
from dolmen.server.still import Still
from dolmen.server.storage import Conflict

if TYPE_CHECKING:
    from dolmen.server.canvas import Visitor
    from dolmen.server.hall import Hall

ENCODER = msgspec.json.Encoder()


class Standstill:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def arrive(self, still: Still, visitor: Visitor) -> None:
        async with still.lock:
            still.snapshot(visitor.viewer, visitor.host)  # if there is no picture, say so at once
            still.visitors.append(visitor)
            self.show(still)

    async def leave(self, still: Still, visitor: Visitor) -> None:
        async with still.lock:
            if visitor in still.visitors:
                still.visitors.remove(visitor)
            still.used = time.monotonic()

    async def answer(self, still: Still, visitor: Visitor, message: wire.BrowserMessage) -> None:
        async with still.lock:
            match message:
                case wire.Agree(seat):
                    await self.agree(still, visitor, seat)
                case wire.Host("end"):
                    if not visitor.host:
                        raise BadInput("Only the host can do that.")
                    await self.write(still, Entry(0, journal.END))
                case wire.Say(words):
                    await self.say(still, visitor, words)
                case wire.Look(seat):
                    if seat is not None and seat not in visitor.seats:
                        raise BadInput("This key does not open that seat.")
                    visitor.viewer = seat
                case wire.Hello() | wire.Whole():
                    pass
                case _:
                    raise BadInput(f"{still.sentence}.")
            self.show(still)

    async def agree(self, still: Still, visitor: Visitor, seat: int) -> None:
        """A person wants to finish here; when all do, the game is closed."""
        if still.sheet.closed:
            raise BadInput(Sentence("closed"))
        if seat not in visitor.seats:
            raise BadInput("This key does not open that seat.")
        if seat in still.sheet.agreed:
            return
        entries = [Entry(0, journal.AGREE, seat)]
        if still.waiting() == [seat]:
            entries.append(Entry(0, journal.END))
        await self.write(still, *entries)

    async def say(self, still: Still, visitor: Visitor, words: str) -> None:
        said = clean_talk(words)
        if not said:
            raise BadInput("There is nothing to say.")
        seat = visitor.viewer
        name = "" if seat is not None else "host" if visitor.host else "spectator"
        await self.write(still, Entry(0, journal.SAY, seat, said, name))

    async def write(self, still: Still, *entries: Entry) -> None:
        for _ in range(5):
            now = time.time()
            for number, entry in enumerate(entries, start=still.sheet.number + 1):
                entry.number, entry.at = number, now
            try:
                await self.hall.store.append(still.id, list(entries))
            except Conflict:  # another process was faster
                for entry in await self.hall.store.after(still.id, still.sheet.number):
                    still.apply(entry)
                continue
            except asyncio.CancelledError:
                self.hall.stills.pop(still.id, None)
                raise
            for entry in entries:
                still.apply(entry)
            return
        raise BadInput(Sentence("busy"))

    def show(self, still: Still) -> None:
        for visitor in still.visitors:
            drawn = still.snapshot(visitor.viewer, visitor.host)
            visitor.send(Parcel(ENCODER.encode(drawn)))
