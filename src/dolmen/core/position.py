"""Positions: games that do not begin with their setup.

A header may carry a position: fields with plain values, in ids, which a game lays out in the place
of what its setup dealt. Whatever a position leaves open, or says to be UNSEEN, is dealt by the
seed's streams from what is left. So a header and its actions are still the whole truth.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from dolmen.core.problem import Problem, problem
from dolmen.core.refusal import BadInput

Form: TypeAlias = Literal["number", "choice", "marks", "things", "counts", "list"]
Position: TypeAlias = dict[str, Any]
UNSEEN = "?"  # something is there, and chance says what
LONGEST = 60_000  # letters of a position
MOST = 200  # items of a list


class BadPosition(BadInput):
    """A position that cannot be laid out."""

    def __init__(self, key: str, wrong: Problem) -> None:
        super().__init__(problem("at_position", field=key, problem=wrong), ("position", key))

    def __reduce__(self) -> tuple[Any, ...]:
        return BadPosition, (self.place[1], self.args[0].values["problem"])


@dataclass(slots=True, frozen=True)
class Field:
    """One thing that a position says.

    `number`: up to `most`. `choice`: one of the options. `marks`: some of the options, in their
    order. `things`: what lies on places, each an option. `counts`: how many of each option, each
    up to `most`. `list`: options in an order, which may be there several times.
    """

    key: str
    form: Form
    options: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    most: int = 99
    unseen: bool = False  # whether a thing may be left to chance
    dealt: bool = False  # whether chance decides where nothing is said; else there is nothing

    def check(self, value: Any) -> None:
        """Refuse what is no value of this field."""
        if self.form == "number":
            self.check_number(value)
        elif self.form == "choice":
            self.check_option(value)
        elif self.form in ("marks", "list"):
            self.check_list(value)
        elif not isinstance(value, dict):
            raise BadPosition(self.key, problem("position_pairs"))
        elif self.form == "counts":
            for name, count in value.items():
                self.check_option(name)
                self.check_number(count)
        else:
            for place, thing in value.items():
                if place not in self.places:
                    raise BadPosition(self.key, problem("position_place", name=place))
                self.check_option(thing)

    def check_number(self, value: Any) -> None:
        if type(value) is not int or not 0 <= value <= self.most:
            raise BadPosition(self.key, problem("out_of_range", low=0, high=self.most, got=value))

    def check_option(self, value: Any) -> None:
        known = isinstance(value, str) and value in self.options
        if not known and not (self.unseen and value == UNSEEN):
            raise BadPosition(self.key, problem("position_option", name=str(value)[:40]))

    def check_list(self, value: Any) -> None:
        if not isinstance(value, list) or len(value) > MOST:
            raise BadPosition(self.key, problem("position_list"))
        for name in value:
            self.check_option(name)
        if self.form == "marks" and len(set(value) - {UNSEEN}) < len(value) - value.count(UNSEEN):
            raise BadPosition(self.key, problem("twice"))


def check_position(fields: Iterable[Field], position: Mapping[str, Any]) -> None:
    """Refuse a position with anything but values of these fields."""
    known = {field.key: field for field in fields}
    for key, value in position.items():
        if key not in known:
            raise BadPosition(key, problem("unknown_field"))
        known[key].check(value)


def check_census(now: Mapping[str, int], box: Mapping[str, int]) -> None:
    """Every component is there as often as the box holds it."""
    for name in {**box, **now}:
        if now.get(name, 0) != box.get(name, 0):
            found, held = now.get(name, 0), box.get(name, 0)
            raise BadPosition(name, problem("position_census", found=found, held=held))


def write_line(position: Position) -> str:
    return json.dumps(position, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def read_line(line: str) -> Position:
    """A position as it stands in a header."""
    try:
        found = json.loads(line) if len(line) <= LONGEST else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not all(map(is_plain, found.values())):
        raise BadPosition("position", problem("position_pairs"))
    return found


def is_plain(value: Any) -> bool:
    """A number, a word, or a list or pairs of them."""
    if isinstance(value, list):
        return all(is_word(item) for item in value)
    if isinstance(value, dict):
        return all(is_word(item) for item in value.values())
    return is_word(value)


def is_word(value: Any) -> bool:
    return type(value) is int or isinstance(value, str)
