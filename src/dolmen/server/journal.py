"""A table as it is stored: a head, written once, and a numbered log of entries."""

from __future__ import annotations

from msgspec import Struct

from dolmen.server.wire import HintRule, SeatPlan

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
SEED = "seed"  # the host chose it; text: which
AGREE = "agree"  # to finish a game that cannot go on
TAKES_SEAT = (JOIN, HAND_BACK, RECOVER)  # from then on a person decides there
GO_ON = "go_on"  # past a sole choice for which the table waited; no decision of the rules
TURNS = (MOVE, UNDO, REDO, GO_ON)
ALONE = " alone"  # ends the name of a turn after which the table goes on by itself
MUTE, UNMUTE = "mute", "unmute"  # no seat: everybody who only watches
HINTS = "hints"  # text: whether the seat wants hints for everybody, yes or no


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
    # Of who speaks without a seat. Of a turn: after how many sole choices the table waits, and
    # whether it will go on by itself.
    name: str = ""
    spent: float = 0.0  # seconds that the seat's clock ran up to here
    at: float = 0.0

    @property
    def held(self) -> int | None:
        """After how many sole choices the table waits since this turn; None if it does not."""
        return int(self.name.split()[0]) if self.kind in TURNS and self.name else None

    @property
    def alone(self) -> bool:
        """Whether it waits only for the others' eyes."""
        return self.kind in TURNS and self.name.endswith(ALONE)


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


def waits_after(entries: list[Entry]) -> int | None:
    """After how many sole choices since the last move the table waits; None if it does not."""
    turns = (entry for entry in reversed(entries) if entry.kind in TURNS)
    last = next(turns, None)
    return None if last is None else last.held


def closes(entries: list[Entry]) -> bool:
    """Do they end the game?"""
    return any(entry.kind in (OVER, END) for entry in entries)
