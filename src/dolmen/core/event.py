"""What happened: a message and who may know it."""

from dataclasses import dataclass
from typing import Final

from dolmen.core.message import Message

EVERYBODY: Final = -1
SPECTATOR: Final = 30  # the bit for everybody without a seat


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def others(seat: int) -> int:
    """Everybody but one seat, spectators included."""
    return ~(1 << seat)


@dataclass(slots=True, unsafe_hash=True)  # never changed, like the message in it
class Event:
    message: Message
    audience: int = EVERYBODY

    def seen_by(self, seat: int | None) -> bool:
        bit = SPECTATOR if seat is None else seat
        return bool(self.audience >> bit & 1)
