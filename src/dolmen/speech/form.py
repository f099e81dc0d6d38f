"""Forms in which an owner of the box corrects components: which fields an entry has, and what may
be in them. The game's reader has the last word; a form only offers what it would accept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Kind = Literal[
    "names",  # a text in every language
    "number",  # low to high
    "flag",
    "choice",  # one of `values`
    "choices",  # a list of `values`, low to high of them; no two alike if `distinct`
    "numbers",  # a list of numbers, each low to high; `size` of them, no two alike if `distinct`
    # Some of `values`, each with a number low to high: {food = 2, tool = 1}. A word in its place
    # belongs to the rules: it is shown, not changed.
    "counts",
    "table",  # further fields
    # A list of tables with these fields, low to high of them; high 0: as many as there are, none
    # may be added or taken away.
    "list",
    "steps",  # a list of steps out of the vocabulary `of`, low to high of them
    "ways",  # a list of such lists, low to high of them (high 0: as many as there are)
    "step",  # a single step out of the vocabulary `of`
    "fixed",  # belongs to the rules: shown, not changed
]


@dataclass(slots=True, frozen=True)
class Value:
    """Something that can be chosen."""

    id: str
    name: str


@dataclass(slots=True, frozen=True)
class Field:
    """A field of an entry. With `needs`, it is there only if the field of that key beside it says
    one of `among`; so there may be two fields of one key, of which an entry has the one or the
    other."""

    key: str
    label: str
    kind: Kind
    low: int = 0
    high: int = 0
    values: tuple[Value, ...] = ()
    fields: tuple[Field, ...] = ()
    of: str = ""  # the vocabulary of steps
    optional: bool = False  # may be left out
    size: int = 0  # of numbers: how many; 0 for any number of them
    distinct: bool = False
    needs: str = ""
    among: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class Case:
    """A kind of step, with what else it says."""

    id: str
    name: str
    fields: tuple[Field, ...] = ()


@dataclass(slots=True, frozen=True)
class Vocabulary:
    """Steps of effects: `key` is the field that identifies the step."""

    id: str
    key: str
    cases: tuple[Case, ...]


@dataclass(slots=True, frozen=True)
class Form:
    """How an entry of a table is corrected. `room` are the ids of further entries that may be
    added; a new one begins as `blank`."""

    table: str  # file without its ending / table, such as `animals/animal`
    title: str  # what such a component is called
    fields: tuple[Field, ...]
    room: tuple[str, ...] = ()
    blank: dict[str, object] = field(default_factory=dict)
    shelf: str = ""  # kind of the pieces (see Piece) that such entries are


@dataclass(slots=True, frozen=True)
class Forms:
    forms: tuple[Form, ...] = ()
    vocabularies: tuple[Vocabulary, ...] = ()
