"""One connection to a table: messages in, pictures out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from dolmen.core.message import Template
from dolmen.core.refusal import BadInput, Refused
from dolmen.server import wire
from dolmen.server.coaching import Coaching
from dolmen.server.complaints import LANGUAGE, preferred
from dolmen.server.farewell import resign
from dolmen.server.garbage import REQUEST
from dolmen.server.hall import Hall
from dolmen.server.hosts import Hosts
from dolmen.server.limits import Bucket, TooMany
from dolmen.server.parcel import Parcel, transport_of
from dolmen.server.reading import Unreadable, decode
from dolmen.server.refusals import (
    BAD_MESSAGE,
    BROKEN,
    NO_SEAT,
    PLAYS_ON,
    SECTION,
    TOO_FAST,
    no,
    on_the_wire,
)
from dolmen.server.shares import BYTE, MESSAGE, Share
from dolmen.server.standstill import Standstill
from dolmen.server.still import Still
from dolmen.server.table import Table
from dolmen.server.trouble import Trouble

LOG = logging.getLogger("dolmen.server")
DECODER: msgspec.json.Decoder[wire.BrowserMessage] = msgspec.json.Decoder(wire.BrowserMessage)
ENCODER = msgspec.json.Encoder()
HELLO = 30.0  # seconds until the first proper message
POLICY = 1008
QUICK = 190  # of the 200 messages that may come at once
SPOKEN = (wire.WHOLE, wire.PROTOCOL)
TALK = (wire.Say, wire.WantHints)


class Connection:
    """A visitor of a table."""

    def __init__(
        self, socket: WebSocket, hall: Hall, coaching: Coaching, share: Share | None = None
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.coaching = coaching
        self.share = share  # of the server's time; None for this machine
        self.hosts = Hosts(hall)
        self.standstill = Standstill(hall)
        self.seats: frozenset[int] = frozenset()
        self.host = False
        self.viewer: int | None = None
        self.tokens: list[str] = []
        self.takes_changes = False
        self.shown = 0
        self.messages = Bucket(200, 100)
        self.talk = Bucket(10, 1)
        self.hints = Bucket(6, 0.5)
        self.transport = transport_of(socket.scope)
        self.send: Callable[[Parcel], None] = self.transport.push

    async def read(self) -> wire.BrowserMessage | None:
        """The next message; None when the other side is gone. Nothing more is read from somebody
        who sends too much, and so the line itself makes them wait."""
        while True:
            if not self.messages.take():
                await self.messages.wait()
            if self.messages.left < QUICK:
                await asyncio.sleep(0)  # a heap of messages must not hold up the others
            event = await self.transport.receive()
            if event["type"] == "websocket.disconnect":
                return None
            raw = event.get("text") or event.get("bytes") or b""
            if self.share is not None and not await self.has_turn(self.share, len(raw)):
                continue
            try:
                return decode(DECODER, raw)
            except Unreadable as error:
                self.refuse(f"The message cannot be read: {error}")

    async def has_turn(self, share: Share, length: int) -> bool:
        """Wait until the address may have something done again."""
        try:
            await share.turn(MESSAGE + length * BYTE)
        except TooMany as error:
            self.refuse(str(error))
            return False
        return True

    def refuse(self, sentence: str) -> None:
        reason = wire.Text(SECTION, BAD_MESSAGE.key, {})
        self.answer_no(wire.Refused(reason, "", sentence))

    def say_no(self, table: Table | Still, sentence: str, why: Template = BAD_MESSAGE) -> None:
        """At a table that stands still the sentence is all there is: its game may not be here."""
        reason = None if isinstance(table, Still) else wire.Text(SECTION, why.key, {})
        self.answer_no(wire.Refused(reason, "", sentence))

    def tell_trouble(self, trouble: Trouble) -> None:
        """The database does not work: the sentence is in the reader's language."""
        self.answer_no(wire.Refused(None, "", str(trouble)))

    def answer_no(self, refused: wire.Refused) -> None:
        self.hall.garbage.littered = True  # errors may refer to themselves
        self.send(Parcel(ENCODER.encode(refused)))

    async def serve(self, name: str) -> None:
        table: Table | Still | None = None
        meters = self.hall.meters
        try:
            table = await self.enter_in_time(name)
            while table is not None and (message := await self.read()) is not None:
                try:
                    with meters.message(type(message)):
                        await self.answer(table, message)
                except Refused as refused:
                    assert isinstance(table, Table)
                    self.answer_no(on_the_wire(table.face, refused))
                except Trouble as error:
                    meters.failures.labels("database").inc()
                    self.tell_trouble(error)
                except BadInput as error:
                    self.say_no(table, str(error))
                except Exception:
                    meters.failures.labels("message").inc()
                    LOG.exception("table %s: a message failed", name)
                    self.say_no(table, "Something went wrong; nothing has changed.", BROKEN)
        finally:
            if isinstance(table, Still):
                await self.standstill.leave(table, self)
            elif table is not None:
                await self.hall.leave(table, self)

    async def enter_in_time(self, name: str) -> Table | Still | None:
        """Whoever never says hello is let go."""
        try:
            async with asyncio.timeout(HELLO):
                return await self.enter(name)
        except TimeoutError:
            self.refuse("The first message must be a hello; none came.")
            with contextlib.suppress(WebSocketDisconnect):  # gone meanwhile
                await self.socket.close(POLICY)
            return None

    async def enter(self, name: str) -> Table | Still | None:
        """Wait for a proper Hello."""
        while (message := await self.read()) is not None:
            if not isinstance(message, wire.Hello):
                self.refuse("The first message must be a hello.")
                continue
            if message.protocol not in SPOKEN:
                known = " and ".join(str(number) for number in SPOKEN)
                self.refuse(f"This server speaks the protocols {known}, not {message.protocol}.")
                continue
            try:
                table = await self.hall.find(name)
                self.show_keys(table, message)
                if isinstance(table, Still):
                    await self.standstill.arrive(table, self)
                else:
                    await self.hall.arrive(table, self)
                    self.hall.garbage.count(REQUEST)
            except Trouble as error:
                self.tell_trouble(error)
                continue
            except BadInput as error:
                self.refuse(str(error))
                continue
            return table
        return None

    def show_keys(self, table: Table | Still, hello: wire.Hello) -> None:
        LANGUAGE.set(preferred(hello.language))
        self.tokens = hello.tokens
        self.takes_changes = hello.protocol != wire.WHOLE
        self.seats, self.host = self.hall.held(table.sheet, hello.tokens)
        deciding = None if isinstance(table, Still) else table.play.state.seat
        if hello.seat in self.seats:
            self.viewer = hello.seat
        elif deciding in self.seats:
            self.viewer = deciding
        else:
            self.viewer = min(self.seats, default=None)

    async def answer(self, table: Table | Still, message: wire.BrowserMessage) -> None:
        fast = not self.counted(message)
        if isinstance(table, Still):
            if fast:
                raise BadInput("Not so fast.")
            if isinstance(message, wire.Hello):
                self.show_keys(table, message)
            await self.standstill.answer(table, self, message)
            return
        if fast:
            raise no(table.game, TOO_FAST)
        await self.play(table, message)

    def counted(self, message: wire.BrowserMessage) -> bool:
        """Whether it is not one too many of its kind: what costs others their attention, or the
        server its time, is counted besides."""
        if isinstance(message, TALK):
            return self.talk.take() and (self.share is None or self.share.talk.take())
        return self.hints.take() if isinstance(message, wire.Hint) else True

    async def play(self, table: Table, message: wire.BrowserMessage) -> None:
        hall = self.hall
        match message:
            case wire.Choose():
                await hall.choose(table, self, message)
            case wire.Reach():
                await hall.reach(table, self, message)
            case wire.Reasons(decision):
                await hall.explain(table, self, decision)
            case wire.Undo(decision):
                await hall.undo(table, self, decision)
            case wire.Redo(decision):
                await hall.redo(table, self, decision)
            case wire.Ask(action):
                await hall.ask(table, self, action)
            case wire.Say(words):
                await hall.say(table, self, words)
            case wire.Look(seat):
                await self.look(table, seat)
            case wire.Hello():
                await hall.change_keys(table, self, lambda: self.show_keys(table, message))
            case wire.Whole():
                async with table.lock:
                    table.show_one(self)
            case wire.Host():
                await self.hosts.power(table, self, message)
            case wire.Resign(seat):
                await resign(hall, table, self, seat)
            case wire.Hint(decision):
                await self.coaching.ask(table, self, decision)
            case wire.WantHints(agreed):
                await self.coaching.want(table, self, agreed)
            case wire.Agree():
                raise no(table.game, PLAYS_ON)

    async def look(self, table: Table, seat: int | None) -> None:
        async with table.lock:
            if seat is not None and seat not in self.seats:
                raise no(table.game, NO_SEAT)
            self.viewer = seat
            table.show_one(self)
