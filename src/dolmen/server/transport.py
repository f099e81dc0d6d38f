"""The line to a browser: uvicorn's WebSocket with a short way out.

Every move sends a picture to everybody at the table. Through the usual way each of them passes a
queue, a task and four layers of the application before it is on the line, which cost more than
making it. Here a table writes straight to the connection; a reader who falls too far behind is
cut off, so that nobody waits for anybody.
"""

from __future__ import annotations

import logging
import struct
from collections.abc import MutableMapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

LOG = logging.getLogger("dolmen.server")
EXTENSION = "dolmen.transport"
BEHIND = 8_000_000  # bytes that a slow reader may fall behind
TEXT = 0x81  # a whole text message in one frame

# A picture is much like the one before it, so a window that holds both is worth more than effort:
# a third of the bytes in a third of the time, against what is usual.
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"level": 3, "memLevel": 5},
)


class Parcel:
    """A message, ready for any line."""

    __slots__ = ("frame", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.frame = header(len(text)) + text


def header(length: int) -> bytes:
    """Of a frame from a server, which needs no mask."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [DEFLATE]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def push(self, parcel: Parcel) -> None:
        """Send now, or never if nobody is there any more."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        if transport.get_write_buffer_size() > BEHIND:
            LOG.warning("a reader fell too far behind")
            transport.abort()
        elif self.conn.extensions:
            self.conn.send_text(parcel.text)
            transport.write(b"".join(self.conn.data_to_send()))
        else:
            transport.write(parcel.frame)


def transport_of(scope: MutableMapping[str, Any]) -> Line:
    """The line behind a connection of the application."""
    return cast(Line, scope["extensions"][EXTENSION]["line"])
