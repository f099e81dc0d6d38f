"""The line to a browser: uvicorn's WebSocket with a short way out.

Every move sends a picture to everybody at the table. Through the usual way each of them passes a
queue, a task and four layers of the application before it is on the line, which cost more than
making it. Here a table writes straight to the connection; a reader who falls too far behind is
cut off, so that nobody waits for anybody.
"""

from __future__ import annotations

import logging
from typing import Any

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

from dolmen.server.parcel import EXTENSION, Parcel
from dolmen.server.portions import Portions

LOG = logging.getLogger("dolmen.server")
BEHIND = 8_000_000  # bytes that a slow reader may fall behind

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
