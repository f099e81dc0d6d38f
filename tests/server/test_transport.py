"""What is sent arrives, on every kind of line; who does not read is cut off."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from typing import Any, cast

import pytest
from tests.server.client import PATIENCE, Server
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, Protocol
from websockets.sync.client import connect
from websockets.uri import parse_uri

from dolmen.server import transport
from dolmen.server.parcel import Parcel
from dolmen.server.portions import PORTION
from dolmen.server.transport import AHEAD, Line, size_of


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_parcel_is_one_proper_frame(length: int) -> None:
    text = b"x" * length
    reader = Protocol(CLIENT, state=OPEN, max_size=None)
    reader.receive_data(Parcel(text).frame)
    (frame,) = cast(list[Any], reader.events_received())
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_both_kinds_of_line_bring_the_same(server: Server, compression: str | None) -> None:
    made = server.make("human", "human", seed=3)
    address = f"ws://{server.address}/ws/{made['table']}"
    hello = {"type": "hello", "tokens": [key["token"] for key in made["keys"]]}
    with connect(address, compression=cast(Any, compression)) as socket:
        assert bool(socket.protocol.extensions) == (compression is not None)
        socket.send(json.dumps(hello))
        seen = json.loads(socket.recv(timeout=PATIENCE))
        for count in range(1, 6):
            choice = seen["decision"]["choices"][0]["index"]
            request = {"type": "choose", "decision": seen["decision"]["id"], "action": choice}
            socket.send(json.dumps(request))
            seen = json.loads(socket.recv(timeout=PATIENCE))
            assert seen["type"] == "snapshot" and seen["moves"] == count
            deciding = seen["decision"]["seat"]
            if seen["viewer"] != deciding:
                socket.send(json.dumps({"type": "look", "seat": deciding}))
                seen = json.loads(socket.recv(timeout=PATIENCE))


class Pipe:
    """A connection whose other side reads nothing."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.waiting = 0
        self.aborted = False

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes) -> None:
        self.waiting += len(data)
        if self.waiting > 5_000:
            self.line.pause_writing()

    def abort(self) -> None:
        self.aborted = True


class Plain:
    extensions: tuple[()] = ()


def test_a_reader_that_falls_behind_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "BEHIND", 10_000)
    far = Line.__new__(Line)
    far.writable, far.behind = asyncio.Event(), False
    pipe = Pipe(far)
    far.transport = cast(Any, pipe)
    far.conn = cast(Any, Plain())
    far.close_sent = False
    parcel = Parcel(b"x" * 1_000)
    for _ in range(100):
        far.push(parcel)
    assert pipe.aborted and pipe.waiting < 12_000, "and nothing is kept for it"


class Wire:
    """A connection whose every byte the test sends itself."""

    def __init__(self, server: Server) -> None:
        made = server.make("human", "human", seed=3)
        host, port = server.address.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)
        uri = parse_uri(f"ws://{server.address}/ws/{made['table']}")
        self.speaker = ClientProtocol(uri, max_size=None)
        self.heard: list[Frame] = []
        self.speaker.send_request(self.speaker.connect())
        self.say(self.pending())
        while self.speaker.state is not OPEN:
            self.hear()
        self.tokens = [key["token"] for key in made["keys"]]

    def pending(self) -> bytes:
        return b"".join(self.speaker.data_to_send())

    def say(self, data: bytes, size: int | None = None) -> None:
        """In pieces of that size."""
        step = size or max(1, len(data))
        for start in range(0, len(data), step):
            self.socket.sendall(data[start : start + step])

    def hear(self) -> None:
        self.speaker.receive_data(self.socket.recv(65_536))
        events = self.speaker.events_received()
        self.heard += [event for event in events if isinstance(event, Frame)]

    def text(self, **message: object) -> bytes:
        self.speaker.send_text(json.dumps(message, ensure_ascii=False).encode())
        return self.pending()

    def until(self, true: Callable[[], object]) -> None:
        while not true():
            self.hear()

    def answers(self) -> list[dict[str, Any]]:
        return [json.loads(bytes(one.data)) for one in self.heard if one.opcode is Opcode.TEXT]


def test_however_the_bytes_come(server: Server) -> None:
    """Together, in pieces, with the line's own frames between: each message is answered once and in
    order; and what is not short, plain and whole is answered just as well."""
    wire = Wire(server)
    try:
        hello = wire.text(type="hello", tokens=wire.tokens)
        wire.say(hello, 3)
        wire.until(lambda: len(wire.answers()) == 1)
        look = wire.text(type="look", seat=1)
        wire.speaker.send_ping(b"there?")
        ping = wire.pending()
        many = 5 * AHEAD
        wire.say(look * many + ping + look[:1])
        wire.say(look[1:] + look, 7)
        wire.until(lambda: len(wire.answers()) == 1 + many + 2)
        assert [one["type"] for one in wire.answers()] == ["snapshot"] * (many + 3)
        assert [one.data for one in wire.heard if one.opcode is Opcode.PONG] == [b"there?"]
        wire.say(wire.text(type="say", text="Grüße"))
        wire.until(lambda: [line["text"] for line in wire.answers()[-1]["chat"]] == ["Grüße"])
        known = len(wire.answers())
        wire.speaker.send_text(b'{"type":"look",', fin=False)
        wire.speaker.send_continuation(b'"seat":0}', fin=True)
        long = wire.text(type="look", seat=1, more="x" * PORTION)
        wire.say(wire.pending() + long[:100])
        wire.say(long[100:] + look)
        wire.until(lambda: len(wire.answers()) == known + 3)
        assert [one["viewer"] for one in wire.answers()[known:]] == [0, 1, 1]
    finally:
        wire.socket.close()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (bytes((0x81, 0x81, 0, 0, 0, 0, 0xFF)), 1007),  # not UTF-8
        (bytes((0x81, 0x01, 0x20)), 1002),  # without a mask
        (bytes((0x8B, 0x80, 0, 0, 0, 0)), 1002),  # a kind that nobody knows
        (bytes((0x81, 0xFF, *(65_537).to_bytes(8, "big"), 0, 0, 0, 0)), 1009),  # too long
    ],
)
def test_what_is_no_message_ends_the_line(server: Server, frame: bytes, code: int) -> None:
    wire = Wire(server)
    try:
        wire.say(wire.text(type="hello", tokens=wire.tokens))
        wire.until(wire.answers)
        wire.say(frame)
        wire.until(lambda: wire.speaker.close_rcvd)
        assert wire.speaker.close_rcvd is not None and wire.speaker.close_rcvd.code == code
    finally:
        wire.socket.close()


@pytest.mark.parametrize("length", [0, 125, 126, 4_000, 65_535, 65_536])
def test_how_long_a_frame_is(length: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert size_of(frame) == size_of(frame + b"more") == len(frame)
    head = len(frame) - length - 4
    assert all(size_of(frame[:some]) > some for some in range(head))
    plain = Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)
    assert size_of(plain) == len(plain)
