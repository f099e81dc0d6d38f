"""The line to a browser: uvicorn's WebSocket with a short way in and a short way out.

Every move sends a picture to everybody at the table. Through the usual way each of them passes a
queue, a task and four layers of the application before it is on the line, which cost more than
making it. Here a table writes straight to the connection; a reader who falls too far behind is
cut off, so that nobody waits for anybody.

What a player says is a short message in one frame. Such frames are read here: the usual way leads
each of them through a chain of generators, and stops reading the socket until it is taken.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode
from websockets.http11 import Request

from dolmen.server.mail import Mail
from dolmen.server.parcel import EXTENSION, TEXT, Parcel
from dolmen.server.portions import PORTION, Portions

try:
    from websockets.speedups import apply_mask
except ImportError:  # not everywhere was it compiled
    from websockets.utils import apply_mask

LOG = logging.getLogger("dolmen.server")
BEHIND = 8_000_000  # bytes that a slow reader may fall behind
AHEAD = 8  # messages of one player that may wait before no more are read
MASKED: Final = 0x80
CLOSE, PONG = 0x88, 0x8A  # what keeps the line up, in whole frames

# A picture is much like the one before it, so a window that holds both is worth more than effort:
# a third of the bytes in a third of the time, against what is usual.
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"level": 3, "memLevel": 5},
)


class Line(Portions):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [DEFLATE]
        self.queue = Mail(self.loop)  # type: ignore[assignment]  # all of a queue that is used here
        self.asked = False  # for the line; frames come only then
        self.short: bool | None = None  # whether they are read here; not known before the first
        self.part = b""  # of a frame
        self.behind = False  # whether anything waits to be taken by the network

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def push(self, parcel: Parcel) -> None:
        """Send now, or never if nobody is there any more."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        if self.behind and transport.get_write_buffer_size() > BEHIND:
            LOG.warning("a reader fell too far behind")
            transport.abort()
        elif self.conn.extensions:
            self.conn.send_text(parcel.text)
            transport.write(b"".join(self.conn.data_to_send()))
        else:
            transport.write(parcel.frame)

    def pause_writing(self) -> None:
        self.behind = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.behind = False
        super().resume_writing()

    # Reading

    def data_received(self, data: bytes) -> None:
        if not self.asked:
            self.asked = True
        elif self.short is None:
            # Whoever speaks before the line is there may have done so in part of a frame.
            self.short = self.handshake_complete and not self.conn.extensions
        if self.short and len(data) > PORTION:  # no player says so much at once
            data, self.part, self.short = self.part + data, b"", False
        if self.short:
            self.read(self.part + data)
        else:
            super().data_received(data)

    def read(self, data: bytes) -> None:
        """Take the short messages. What only keeps up the line goes the usual way, frame by frame;
        before anything else, this way ends."""
        self.part = b""
        while data and not self.transport.is_closing():
            size = size_of(data)
            if size > PORTION:
                break
            if size > len(data):
                self.part = data
                return
            frame, rest = data[:size], data[size:]
            if frame[0] == TEXT and frame[1] & MASKED:
                self.take(frame)
            elif CLOSE <= frame[0] <= PONG:
                super().data_received(frame)
            else:
                break
            data = rest
        else:
            return
        self.short = False
        super().data_received(data)

    def take(self, frame: bytes) -> None:
        start = 6 if frame[1] < MASKED + 126 else 8
        said = apply_mask(frame[start:], frame[start - 4 : start])
        if not is_text(said):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": said})
            if not self.read_paused and self.queue.qsize() > AHEAD:
                self.read_paused = True
                self.transport.pause_reading()


def is_text(said: bytes) -> bool:
    if said.isascii():
        return True
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True


def size_of(data: bytes) -> int:
    """Of the frame that begins here, as far as its head is there."""
    if len(data) < 2:
        return 2
    length = data[1] & ~MASKED
    head = 6 if data[1] & MASKED else 2
    if length < 126:
        return head + length
    more = 2 if length == 126 else 8
    head += more
    return head + int.from_bytes(data[2 : 2 + more], "big") if len(data) >= head else head
