"""A table as it is stored: a head, written once, and a numbered log of entries."""

from __future__ import annotations

from msgspec import Struct

from dolmen.server.wire import HintRule, SeatPlan

# What an entry may be.
MOVE, UNDO, REDO = "move", "undo", "redo"
OVER = "over"  # the last move was made; text: the totals
JOIN, KICK = "join", "kick"
STAND_IN, HAND_BACK = "stand_in", "hand_back"
PAUSE, RESUME, END = "pause", "resume", "end"
REMATCH = "rematch"  # text: the new table
SAY = "say"
AGREE = "agree"  # to finish a game that cannot go on
HINTS = "hints"  # text: whether the seat wants hints for everybody, yes or no
TURNS = (MOVE, UNDO, REDO)


class Head(Struct):
    """What is fixed when a table is made."""

    id: str
    game: str
    header: str  # of the record, without moves; with its pack, once the table is open
    seats: list[SeatPlan]
    listed: bool
    clock: int | None
    created: float
    pack: str | None = None  # the name of the pack that is played with
    hints: HintRule = "agreed"


class Entry(Struct):
    """One line of a table's log."""

    number: int  # from 1 on, without gaps
    kind: str
    seat: int | None = None
    text: str = ""
    name: str = ""  # of who speaks without a seat
    spent: float = 0.0  # seconds that the seat's clock ran up to here
    at: float = 0.0


def standing_moves(entries: list[Entry]) -> list[tuple[int, str]]:
    """The moves that were not taken back, by seat and text."""
    moves: list[tuple[int, str]] = []
    undone: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == MOVE:
            moves.append((entry.seat or 0, entry.text))
            undone.clear()
        elif entry.kind == UNDO:
            undone.append(moves.pop())
        elif entry.kind == REDO:
            moves.append(undone.pop())
    return moves
