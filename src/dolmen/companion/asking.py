"""Questions about the real table: what is asked, how it is answered, what was known before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from dolmen.companion.words import problem
from dolmen.core.refusal import BadInput

# A plain value as it stands in an entry: an id, a number, or a list of them.
Value: TypeAlias = "str | int | list[str | None] | list[str] | None"
Form: TypeAlias = Literal["choice", "marks", "things", "number", "done"]
UNSEEN = "?"  # something lies there, nobody has said what


class Unknown(Exception):
    """The opponent needs a fact that nobody has told it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class BadAnswer(BadInput):
    """An entry that does not answer the question."""


@dataclass(slots=True)
class Question:
    """One fact.

    `choice`: one of the options. `marks`: which of the places hold something. `things`: what each
    place holds, an option or nothing. `number`: from 0 to `most`. `done`: something to be done
    first. `value` is what was known last, to be corrected or confirmed.
    """

    key: str  # the fact, with its place after a dot: "tile.o_ne"
    form: Form
    options: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    value: Value = None
    most: int = 0
    number: int = 0  # what its sentence compares with
    own_turn: bool = False  # asked when the people's turn is over

    @property
    def kind(self) -> str:
        return self.key.partition(".")[0]

    @property
    def place(self) -> str:
        return self.key.partition(".")[2]

    def check(self, value: Value) -> Value:
        """A whole answer; BadAnswer if it is none."""
        if self.form == "choice" and value in self.options:
            return value
        if isinstance(value, list) and self.fits(value):
            return value
        if self.form == "number" and type(value) is int and 0 <= value <= self.most:
            return value
        if self.form == "done":
            return None
        if self.form == "number":
            raise BadAnswer(problem("number_needed", most=self.most), (self.key,))
        raise BadAnswer(problem("no_answer"), (self.key,))

    def fits(self, value: list[str | None] | list[str]) -> bool:
        """Whether these are places of it, or things that can lie on all of them."""
        if self.form == "marks":
            apart = len(set(value)) == len(value)
            return apart and all(place in self.places for place in value)
        whole = self.form == "things" and len(value) == len(self.places)
        return whole and all(thing is None or thing in self.options for thing in value)

    def change(self, place: str, thing: Value) -> None:
        """Correct one place of what was known: its mark, or the thing that lies there."""
        if place not in self.places:
            raise BadAnswer(problem("no_place"), (self.key,))
        if self.form == "marks":
            held = [] if not isinstance(self.value, list) else list(self.value)
            self.value = [p for p in held if p != place] if place in held else [*held, place]
        elif self.form == "things" and (thing is None or thing in self.options):
            lying: list[str | None] = [None] * len(self.places)
            if isinstance(self.value, list):
                lying = [*self.value]
            lying[self.places.index(place)] = None if thing is None else str(thing)
            self.value = lying
        else:
            raise BadAnswer(problem("no_thing"), (self.key,))

    @property
    def complete(self) -> bool:
        """Whether the value can be confirmed as it is."""
        try:
            self.check(self.value)
        except BadAnswer:
            return False
        return self.form in ("marks", "things", "done")


Numbers: TypeAlias = Mapping[str, int]
