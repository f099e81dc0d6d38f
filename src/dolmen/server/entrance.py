"""The line before anybody has said what they want: HTTP with patience that ends, and so many lines
for one address."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from dolmen.server.limits import source

PATIENCE = 30.0  # seconds for a request to arrive as a whole
ARRIVING = (h11.IDLE, h11.SEND_BODY)
LINES = 200  # of one address that are no sockets of a table
OPEN: Counter[str] = Counter()
# With proxies elsewhere, many people come from the address of one.
BEHIND_PROXY = "FORWARDED_ALLOW_IPS" in os.environ


class Door(H11Protocol):
    """Whoever sends half a request and then nothing is let go."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.patience: asyncio.TimerHandle | None = None
        self.who: str | None = None  # is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()
        who = source(self.client[0] if self.client and not BEHIND_PROXY else None)
        if who is not None and OPEN[who] >= LINES:
            transport.abort()
        elif who is not None:
            OPEN[who] += 1
            self.who = who

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def leave(self) -> None:
        if self.who is not None:
            OPEN[self.who] -= 1
            if not OPEN[self.who]:
                del OPEN[self.who]
            self.who = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in ARRIVING:
            self.wait()
        else:
            self.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.leave()
        super().connection_lost(exc)

    def wait(self) -> None:
        """From the first part of a request on, however many more trickle in."""
        if self.patience is None:
            self.patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
