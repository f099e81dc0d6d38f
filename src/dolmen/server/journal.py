"""A table as it is stored: a head, written once, and a numbered log of entries."""

from __future__ import annotations

from msgspec import Struct

from dolmen.server.wire import SeatPlan

# What an entry may be.
MOVE, UNDO, REDO = "move", "undo", "redo"
OVER = "over"  # the last move was made; text: the totals
JOIN, KICK = "join", "kick"
STAND_IN, HAND_BACK = "stand_in", "hand_back"
PAUSE, RESUME, END = "pause", "resume", "end"
REMATCH = "rematch"  # text: the new table
SAY = "say"
TURNS = (MOVE, UNDO, REDO)


class Head(Struct):
    """What is fixed when a table is made."""

    id: str
    game: str
    header: str  # of the record, without moves
    seats: list[SeatPlan]
    listed: bool
    clock: int | None
    created: float


class Entry(Struct):
    """One line of a table's log."""

    number: int  # from 1 on, without gaps
    kind: str
    seat: int | None = None
    text: str = ""
    name: str = ""  # of who speaks without a seat
    spent: float = 0.0  # seconds that the seat's clock ran up to here
    at: float = 0.0
