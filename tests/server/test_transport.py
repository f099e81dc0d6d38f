"""What is sent arrives, on every kind of line; who does not read is cut off."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from tests.server.client import PATIENCE, Server
from websockets.frames import Opcode
from websockets.protocol import CLIENT, OPEN, Protocol
from websockets.sync.client import connect

from dolmen.server import transport
from dolmen.server.parcel import Parcel
from dolmen.server.transport import Line


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

    def __init__(self) -> None:
        self.waiting = 0
        self.aborted = False

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def abort(self) -> None:
        self.aborted = True


class Plain:
    extensions: tuple[()] = ()


def test_a_reader_that_falls_behind_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "BEHIND", 10_000)
    far = Line.__new__(Line)
    pipe = Pipe()
    far.transport = cast(Any, pipe)
    far.conn = cast(Any, Plain())
    far.close_sent = False
    parcel = Parcel(b"x" * 1_000)
    for _ in range(100):
        far.push(parcel)
    assert pipe.aborted and pipe.waiting < 12_000, "and nothing is kept for it"
