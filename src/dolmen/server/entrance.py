"""The line before anybody has said what they want: HTTP with patience that ends."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 30.0  # seconds for a request to arrive as a whole
ARRIVING = (h11.IDLE, h11.SEND_BODY)


class Door(H11Protocol):
    """Whoever sends half a request and then nothing is let go."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in ARRIVING:
            self.wait()
        else:
            self.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def wait(self) -> None:
        """From the first part of a request on, however many more trickle in."""
        if self.patience is None:
            self.patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
