"""Entries: everything a person ever tells a session."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from dolmen.companion.asking import BadAnswer, Value
from dolmen.companion.words import problem

# `answer`: a fact. `change`: one place of it, before it is confirmed. `correct`: a number of the
# opponent's. `play`: something that people played and the opponent reacts to. `tick`: an
# instruction that has been carried out.
EntryKind: TypeAlias = Literal["answer", "change", "correct", "play", "tick"]
KINDS: tuple[EntryKind, ...] = get_args(EntryKind)
LONGEST = 64  # letters of an id
MOST = 400  # places of a value


@dataclass(slots=True, frozen=True)
class Entry:
    at: str  # the scene in which it was made: "2.n1"
    kind: EntryKind
    key: str
    value: Value = None
    place: str = ""

    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"at": self.at, "kind": self.kind, "key": self.key}
        if self.value is not None:
            found["value"] = self.value
        if self.place:
            found["place"] = self.place
        return found


def read_entry(data: Any) -> Entry:
    """An entry that came from outside."""
    if not isinstance(data, dict) or data.get("kind") not in KINDS:
        raise BadAnswer(problem("no_entry"))
    at, key, place = (data.get(name, "") for name in ("at", "key", "place"))
    for text in (at, key, place):
        if not isinstance(text, str) or len(text) > LONGEST:
            raise BadAnswer(problem("no_entry"))
    return Entry(at, data["kind"], key, read_value(data.get("value")), place)


def is_part(value: Any) -> bool:
    return value is None or (isinstance(value, str) and len(value) <= LONGEST)


def read_value(value: Any) -> Value:
    if value is None or type(value) is int or (isinstance(value, str) and len(value) <= LONGEST):
        return value
    if isinstance(value, list) and len(value) <= MOST and all(map(is_part, value)):
        return value
    raise BadAnswer(problem("no_entry"))
