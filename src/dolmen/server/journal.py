"""A table as it is stored: a head, written once, and a numbered log of entries."""

from __future__ import annotations

from msgspec import Struct

from dolmen.server.wire import SeatPlan

# What an entry may be.
MOVE, UNDO, REDO = "move", "undo", "redo"
OVER = "over"  # the last move was made; text: the totals
JOIN, KICK = "join", "kick"
RECOVER = "recover"  # the same person with a new key
STAND_IN, HAND_BACK = "stand_in", "hand_back"  # text: the bot; OWN if the person came back
OWN = "own"
RESIGN = "resign"  # text: the bot that plays on
PAUSE, RESUME, END = "pause", "resume", "end"
REMATCH = "rematch"  # text: the new table
SAY = "say"
AGREE = "agree"  # to finish a game that cannot go on
TURNS = (MOVE, UNDO, REDO)
TAKES_SEAT = (JOIN, HAND_BACK, RECOVER)  # from then on a person decides there


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


LONGEST = 600.0  # seconds; whoever takes longer has put the game aside


def deciding_times(entries: list[Entry], seats: int) -> list[float]:
    """How long each seat took to decide, all in all."""
    times = [0.0] * seats
    last: float | None = None
    for entry in entries:
        if last is not None and entry.kind in TURNS and entry.seat is not None:
            times[entry.seat] += min(LONGEST, max(0.0, entry.at - last))
        if entry.kind in (*TURNS, JOIN, RESUME):
            last = entry.at
    return times
