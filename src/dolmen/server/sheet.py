"""A table as its log describes it, without the rules: who sits where, chat, pauses, moves.

A table is a head (written once) and a numbered log of entries. The sheet is their fold; with the
moves folded by the rules on top of it, it is the whole table.
"""

from __future__ import annotations

from msgspec import Struct, field

from dolmen.server import journal
from dolmen.server.journal import Entry, Head
from dolmen.server.wire import ChatLine

PERSONS = ("human", "open")
NOTED = (
    *(journal.STAND_IN, journal.HAND_BACK, journal.RESIGN, journal.RECOVER),
    *(journal.KICK, journal.JOIN, journal.MUTE, journal.UNMUTE, journal.SEED),
)
GRACE = 60.0  # seconds on the clock of who comes back after it ran out


class Chair(Struct):
    """A seat and its occupant."""

    kind: str  # human, open, or a bot
    name: str
    key: int = 0  # how often its secret has changed
    stand_in: str | None = None
    spent: float = 0.0
    resigned: bool = False


class Sheet(Struct):
    head: Head
    chairs: list[Chair]
    number: int = 0  # entries so far
    turns: int = 0  # moves, undos, redos and goings on so far: the id of the open decision
    moves: int = 0  # that stand
    undos: int = 0
    chat: list[ChatLine] = field(default_factory=list)
    muted: set[int | None] = field(default_factory=set)  # None: everybody who only watches
    paused: bool = False
    over: bool = False
    ended: bool = False  # closed by the host before its end
    totals: str = ""
    rematch: str | None = None
    agreed: set[int] = field(default_factory=set)  # who wants to finish a game that stands still
    hinted: set[int] = field(default_factory=set)  # who wants hints for everybody
    unhinted: int | None = None  # who has said no to that
    changed: float = 0.0

    @property
    def closed(self) -> bool:
        return self.over or self.ended

    @property
    def unfinished(self) -> bool:
        """Closed before its end: nobody has won, unless all others have resigned."""
        return self.ended and not self.over

    @property
    def staying(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]

    @property
    def left_over(self) -> list[int]:
        """The seat that won because every other one has resigned."""
        staying = self.staying
        return staying if self.unfinished and len(staying) == 1 < len(self.chairs) else []

    def apply(self, entry: Entry) -> None:
        self.number = entry.number
        self.changed = entry.at
        seat = entry.seat
        chair = self.chairs[seat] if seat is not None else None
        before = chair.name if chair else ""
        if chair:
            chair.spent += entry.spent
        match entry.kind:
            case "move":
                self.turns += 1
                self.moves += 1
            case "undo":
                self.turns += 1
                self.undos += 1
                self.moves -= 1
            case "redo":
                self.turns += 1
                self.moves += 1
            case "go_on":
                self.turns += 1
            case "over":
                self.over = True
                self.totals = entry.text
            case "join" if chair:
                chair.kind, chair.name, chair.stand_in = "human", entry.text, None
                chair.key += 1
                self.hinted.discard(seat or 0)  # whoever sits there now has not said so
            case "kick" if chair:
                chair.kind, chair.name, chair.stand_in = "open", "", None
                chair.key += 1
                self.hinted.discard(seat or 0)
            case "stand_in" if chair:
                chair.stand_in = entry.text
            case "hand_back" if chair:
                chair.stand_in = None
                if self.head.clock is not None and chair.spent >= self.head.clock:
                    own = entry.text == journal.OWN
                    chair.spent = max(0.0, self.head.clock - GRACE) if own else 0.0
            case "recover" if chair:
                chair.stand_in = None
                chair.key += 1
            case "resign" if chair:
                chair.stand_in, chair.resigned = entry.text, True
            case "pause":
                self.paused = True
            case "resume":
                self.paused = False
            case "end":
                self.ended = True
            case "agree" if seat is not None:
                self.agreed.add(seat)
            case "hints" if seat is not None:
                if entry.text == "yes":
                    self.hinted.add(seat)
                    self.unhinted = None
                else:
                    self.hinted.clear()
                    self.unhinted = seat
            case "mute":
                self.muted.add(seat)
            case "unmute":
                self.muted.discard(seat)
            case "seed":
                pass  # only to be told
            case "rematch":
                self.rematch = entry.text
            case "say":
                name = chair.name if chair else entry.name
                self.chat.append(ChatLine(seat, name, entry.text, entry.at))
            case _:
                raise ValueError(f"unknown log entry {entry.kind!r}")
        if entry.kind in NOTED:
            name = before if entry.kind == journal.KICK else chair.name if chair else ""
            self.chat.append(ChatLine(seat, name, entry.text, entry.at, entry.kind))

    def silenced(self) -> list[int | None]:
        """Who may not write."""
        watching: list[int | None] = [None] if None in self.muted else []
        return watching + sorted(seat for seat in self.muted if seat is not None)

    def people(self) -> list[int]:
        """The seats of persons, those that somebody may still take among them."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "human" or (chair.kind == "open" and chair.stand_in is None)
        ]

    def plays(self, seat: int) -> str | None:
        """The bot that decides for a seat; None for a person or nobody."""
        chair = self.chairs[seat]
        if chair.stand_in is not None:
            return chair.stand_in
        return None if chair.kind in ("human", "open") else chair.kind


def fresh_sheet(head: Head) -> Sheet:
    return Sheet(head, [Chair(plan.kind, plan.name) for plan in head.seats])


def fold_sheet(head: Head, entries: list[Entry]) -> Sheet:
    sheet = fresh_sheet(head)
    for entry in entries:
        sheet.apply(entry)
    return sheet
