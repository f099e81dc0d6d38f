"""The line between the network and WebSocket frames, in portions.

What arrives in one piece may hold thousands of tiny frames, all of which uvicorn takes apart at
once while everybody waits. Here a large piece is taken apart bit by bit, and no further as long as
nobody has read what it brought.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PORTION = 4_096  # bytes; one message of a player fits
LATEST = 65_536  # bytes; who goes on speaking after the end is not waited for


class Portions(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unread = b""
        self.late = 0  # bytes that came after we said goodbye

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self.late += len(data) + len(self.unread)
            if self.late > LATEST:
                self.transport.abort()
                return
        if not self.unread and len(data) <= PORTION:
            super().data_received(data)
            return
        self.unread += data
        self.take_apart()

    def take_apart(self) -> None:
        start, data = 0, self.unread
        while start < len(data) and not self.read_paused:
            super().data_received(data[start : start + PORTION])
            start += PORTION
        self.unread = data[start:]

    async def receive(self) -> Any:
        message = await super().receive()
        if self.unread and not self.read_paused and not self.disconnected:
            self.take_apart()
        return message
