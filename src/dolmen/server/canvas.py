"""What everybody at a table was last shown, so that only what has changed need be sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import msgspec

from dolmen.server import wire
from dolmen.server.changes import Changes, Comparison, together
from dolmen.server.parcel import Parcel

ENCODER: Final = msgspec.json.Encoder()
# Parts of a snapshot that go on from one to the next, or number them.
GOING_ON: Final = ("seq", "log", "chat", "fresh")
# Parts that are the same in all pictures of a table for the same eyes.
FIXED: Final = ("table", "game", "viewer", "host")
# Parts that depend on who looks. All others are the same in pictures of the same number.
OWN: Final = ("view", "decision", "why_not", "undo", "redo", "undo_text", "scores")
COMMON: Final = tuple(
    [
        name
        for name in wire.Snapshot.__struct_fields__
        if name not in GOING_ON and name not in FIXED and name not in OWN
    ]
)


class Visitor(Protocol):
    """A connection that looks at the table."""

    seats: frozenset[int]
    host: bool
    viewer: int | None
    tokens: list[str]
    takes_changes: bool  # of pictures; who does not always gets the whole
    shown: int  # the picture that was sent last

    def send(self, parcel: Parcel) -> None: ...


Eyes = tuple[int | None, bool, bool]  # whose, whether they are the host's, whether changes will do
Draw = Callable[[Eyes], wire.Snapshot]


def eyes_of(visitor: Visitor) -> Eyes:
    return visitor.viewer, visitor.host, visitor.takes_changes


class Parting:
    """From the last pictures to the next ones: what several viewers share is compared once."""

    def __init__(self) -> None:
        self.comparison = Comparison()
        self.common: dict[int, Changes] = {}  # by the number of the picture before
        self.told: list[tuple[int, Changes, wire.Snapshot, Parcel]] = []

    def changes(self, old: wire.Snapshot, new: wire.Snapshot) -> Changes:
        common = self.common.get(old.seq)
        if common is None:
            common = self.common[old.seq] = []
            self.compare(common, COMMON, old, new)
        found = common[:]
        self.compare(found, OWN, old, new)
        return found

    def parcel(self, old: wire.Snapshot, new: wire.Snapshot) -> Parcel:
        """The change alone. Who sees the same change as somebody else is sent the same parcel."""
        after, found, log = old.seq, self.changes(old, new), new.log
        for before, changes, seen, parcel in self.told:
            if before == after and changes == found and seen.log == log and seen.chat == new.chat:
                return parcel
        # Its parts are written already: only what is around them is added.
        written: Any = together(found)
        change = wire.Change(new.seq, after, written, log, new.chat)
        made = Parcel(ENCODER.encode(change))
        self.told.append((after, found, new, made))
        return made

    def compare(
        self, found: Changes, names: tuple[str, ...], old: wire.Snapshot, new: wire.Snapshot
    ) -> None:
        for name in names:
            was, now = getattr(old, name), getattr(new, name)
            if was is not now:
                self.comparison.add(found, name, was, now)


class Step:
    """From one picture to the next, for all who have the same eyes."""

    def __init__(self, old: wire.Snapshot | None, new: wire.Snapshot, parting: Parting) -> None:
        self.old = old
        self.new = new
        self.parting = parting
        self.whole: Parcel | None = None
        self.change: Parcel | None = None

    def parcel(self, visitor: Visitor) -> Parcel:
        """The change alone, for those who have the picture before it."""
        old, new = self.old, self.new
        if old is None or new.fresh or visitor.shown != old.seq:
            if self.whole is None:
                self.whole = Parcel(ENCODER.encode(new))
            return self.whole
        if self.change is None:
            self.change = self.parting.parcel(old, new)
        return self.change


class Canvas:
    def __init__(self) -> None:
        self.last: dict[Eyes, wire.Snapshot] = {}

    def show(self, visitors: Iterable[Visitor], draw: Draw) -> None:
        """Show several visitors the next picture; each distinct one is made once."""
        parting = Parting()
        made: dict[Eyes, Step] = {}
        for visitor in visitors:
            eyes = eyes_of(visitor)
            step = made.get(eyes)
            if step is None:
                old = self.last.get(eyes) if visitor.takes_changes else None
                step = made[eyes] = Step(old, draw(eyes), parting)
            visitor.send(step.parcel(visitor))
            visitor.shown = step.new.seq
        for eyes, step in made.items():
            if eyes[2]:
                self.last[eyes] = step.new

    def show_one(self, visitor: Visitor, drawn: wire.Snapshot) -> None:
        """A whole picture for one. If others with the same eyes have it already, it keeps its
        number, and the next change will do for all of them."""
        eyes = eyes_of(visitor)
        last = self.last.get(eyes)
        if last is not None and not Parting().changes(last, drawn):
            drawn.seq = last.seq
        elif visitor.takes_changes:
            self.last[eyes] = drawn
        visitor.send(Parcel(ENCODER.encode(drawn)))
        visitor.shown = drawn.seq

    def tidy(self, visitors: Iterable[Visitor]) -> None:
        """Forget what nobody looks at any more."""
        looking = {eyes_of(visitor) for visitor in visitors}
        for eyes in self.last.keys() - looking:
            del self.last[eyes]
