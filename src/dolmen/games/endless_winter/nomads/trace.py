"""What the Nomads did and why, turn by turn, as lines of text made from a play's events.

Every turn begins with a heading; below it stand the card with its arrows, the column with the
reason, and each action with what was considered and what was taken. Reactions to the player's
cards have a heading of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from dolmen.core.event import Event
from dolmen.games.endless_winter.state import NOMADS_NAME
from dolmen.speech.lexicon import Lexicon

INDENT: Final = "  "
# Lines right below the heading; what follows from them stands one deeper.
FIRST: Final = frozenset(
    {
        "nomad_extra",
        "nomad_turn",
        "nomad_column_marked",
        "nomad_column_all_taken",
        "nomad_column_arrow",
        "nomad_first",
        "nomad_large",
        "nomad_action",
        "followed",
        "paid_strife",
        "nomad_pile",
        "nomad_pile_empty",
        "pile",
        "pile_empty",
        "new_order",
        "eclipse_of",
        "final",
        "final_modules",
        "winners",
    }
)
# The parts of an Eclipse: one deeper.
PARTS: Final = frozenset({"terrain", "slot", "stone_scores", "nearest_raft", "nomad_ritual"})
ENDS: Final = frozenset({"final", "final_modules", "winners"})
REACTIONS: Final = frozenset({"followed", "paid_strife"})
# Told of everybody, for the Labor of both decides the turn order.
COMPARED: Final = frozenset({"pile", "pile_empty", "new_order"})
# Lines without a subject: they belong to the trace while the Nomads act.
SHARED: Final = frozenset(
    {
        "land_reshuffled",
        "revealed_animal",
        "ice_find",
        "ice_covers",
        "landmark",
        "mammoth_times",
    }
)


def trace(events: Iterable[Event], lexicon: Lexicon) -> list[str]:
    """The lines of a whole play, in the language of the lexicon."""
    found = Trace(lexicon)
    for event in events:
        found.add(event)
    return found.lines


class Trace:
    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.lines: list[str] = []
        self.heading = ""
        self.round = 0
        self.turn = 0
        self.acting = False  # the Nomads, and not the player
        self.depth = 1  # of what follows from the line before

    def add(self, event: Event) -> None:
        key = event.message.key
        self.open(key, event.message.values)
        who = subject(event)
        if who is not None or key == "turn":
            self.acting = who == NOMADS_NAME
        elif key.startswith("nomad_"):
            self.acting = True
        if key in COMPARED or key in ENDS or (self.acting and is_theirs(key, who)):
            self.put(event)

    def open(self, key: str, values: tuple[Any, ...]) -> None:
        """The heading under which an event stands."""
        if key == "round":
            self.round, self.turn = values[0], 0
        elif key == "nomad_turn":
            self.turn += 1
            self.head("turn", round=self.round, turn=self.turn)
        elif key == "eclipse":
            self.head("eclipse", round=self.round)
        elif key in ENDS:
            self.head("end")
        elif key in REACTIONS and values[0] == NOMADS_NAME:
            self.head("reaction", round=self.round)
        elif key == "nomad_extra" and self.round:
            self.head("preparation", round=self.round + 1)
        elif key.startswith("nomad_") and not self.round:
            self.head("setup")

    def head(self, key: str, **numbers: int) -> None:
        title = self.lexicon.phrase("trace", key, **numbers)
        if title != self.heading:
            self.heading = title
            self.depth = 1
            self.lines += ["", title] if self.lines else [title]

    def put(self, event: Event) -> None:
        key = event.message.key
        if key in FIRST or key in PARTS:
            self.depth = 1 if key in FIRST else 2
        self.lines.append(INDENT * self.depth + self.lexicon.say("event", event.message))
        if key in FIRST or key in PARTS:
            self.depth += 1


def is_theirs(key: str, who: int | None) -> bool:
    return who == NOMADS_NAME or key.startswith("nomad_") or key in SHARED


def subject(event: Event) -> int | None:
    """The side that an event speaks of, if it speaks of one."""
    fields = event.message.template.fields
    if not fields or fields[0][1] != "seat":
        return None
    who: int = event.message.values[0]
    return who
