"""Messages on their way to a browser, whatever line it is that leads there."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, Final, Protocol, cast

EXTENSION: Final = "dolmen.transport"
TEXT: Final = 0x81  # a whole text message in one frame


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
        return bytes((TEXT, 126, length >> 8, length & 255))
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class Line(Protocol):
    async def receive(self) -> Any:
        """What the other side says next, as ASGI has it."""

    def push(self, parcel: Parcel) -> None:
        """Send now, or never if nobody is there any more."""


def transport_of(scope: MutableMapping[str, Any]) -> Line:
    """The line behind a connection of the application."""
    return cast(Line, scope["extensions"][EXTENSION]["line"])
