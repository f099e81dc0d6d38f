"""What travels between server and browser beside a real table, as `wire` is for tables. What the
companion shows is put into these structs, so that it has the shape which the page expects."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Value = str | int | list[str | None] | None


class Named(Struct):
    """Something that is chosen by its id and read by its name; `art` is what draws it."""

    id: str
    text: str
    art: str = ""


class Start(Struct):
    """What is agreed on before the first entry."""

    game: str
    options: dict[str, str]
    own_cards: bool
    north: str
    seed: int | UnsetType = UNSET  # known to whoever begins, and to nobody who looks
    pack: str | UnsetType = UNSET


class Entry(Struct):
    at: str
    kind: Literal["answer", "change", "correct", "play", "tick"]
    key: str
    value: Value | UnsetType = UNSET
    place: str | UnsetType = UNSET


class Operation(Struct):
    """`add` has an entry, `drop` and `edit` the number of one."""

    do: Literal["add", "drop", "edit"]
    entry: Entry | UnsetType = UNSET
    number: int | UnsetType = UNSET
    value: Value | UnsetType = UNSET


class Question(Struct):
    key: str
    kind: str
    form: Literal["choice", "marks", "things", "number", "done"]
    text: str
    board: str
    options: list[Named]
    places: list[Named]
    value: Value
    complete: bool
    next: str  # the place that nobody has described yet
    most: int
    own_turn: bool


class Line(Struct):
    text: str
    why: bool


class Instruction(Struct):
    id: str
    scene: str
    title: str
    lines: list[Line]
    rule: str
    board: str
    places: list[str]
    art: list[str]  # pictures of what it speaks of
    ticked: bool


class Spot(Struct):
    id: str
    x: float
    y: float
    shape: Literal["cell", "hex", "dot", "stone"]
    width: float
    height: float
    name: str
    text: str
    look: str
    pieces: list[str]
    art: str


class Board(Struct):
    id: str
    name: str
    box: tuple[float, float, float, float]
    spots: list[Spot]
    turns: bool


class Owned(Struct):
    id: str
    text: str
    value: int
    correct: bool
    art: str = ""


class Points(Struct):
    id: str
    text: str
    value: int
    art: str = ""


class Past(Struct):
    number: int
    scene: str
    text: str
    answer: str
    question: Question


class Shown(Struct):
    start: Start
    length: int
    scene: str
    heading: str
    question: Question | None
    reactions: list[Named]
    instructions: list[Instruction]
    headings: dict[str, str]
    boards: list[Board]
    owned: list[Owned]
    possessions: dict[str, Any]
    score: list[Points]
    history: list[Past]
    result: str  # how it ended; empty before
    over: bool
    last: int  # the number of the last entry, which undo takes back


class Told(Struct):
    shown: Shown
    log: list[Operation]
    agreed: bool = True  # False: the session went on elsewhere; what was sent is not in it


class Begun(Told, kw_only=True):
    id: str  # the session's secret


class Begin(Struct):
    """A header, or the record of a digital solo game."""

    start: dict[str, Any] | None = None
    record: str = ""


class Operations(Struct):
    """What was entered since operation `after`."""

    after: int
    operations: list[dict[str, Any]]


class Opponent(Struct):
    game: str
    text: str


class Texts(Struct):
    """The fixed texts of the page."""

    screen: dict[str, str]
    answer: dict[str, str]
    pad: dict[str, str]
    position: dict[str, str]
    opponents: list[Opponent]


# A digital table made of a session.


class PositionField(Struct):
    """One thing that a digital table can be told: see `dolmen/core/position.py`."""

    key: str
    form: Literal["number", "choice", "marks", "things", "counts", "list"]
    text: str
    note: str  # what should be known before it is filled in
    options: list[Named]
    places: list[Named]
    most: int
    value: int | str | list[str] | dict[str, str | int] | None
    known: bool
    dealt: bool  # by chance, where nothing is said


class FieldGroup(Struct):
    id: str
    text: str
    fields: list[PositionField]


class Handover(Struct):
    groups: list[FieldGroup]


class Answers(Struct):
    """What people say in addition to what is known; None leaves it to chance."""

    answers: dict[str, Any]


class RecordText(Struct):
    record: str


# The score pad.


class PadAsked(Struct):
    game: str
    names: list[str]
    points: list[list[int | None]]
    ties: dict[str, list[int | None]]


class PadShown(Struct):
    game: str
    names: list[str]
    categories: list[Named]
    points: list[list[int | None]]
    ties: dict[str, list[int | None]]
    totals: list[int]
    front: list[int]
    breaker: str
    question: str
    result: str
