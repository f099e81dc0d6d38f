"""Worked examples: moments of recorded games, and the sentences that explain them.

A game has them beside its summary: `help/examples.toml` says which moments of which records
(`help/examples/*.txt`) are shown, what is drawn of each, and which numbers of the table its
sentence names; `help/text/<language>.toml` has the sentences. All numbers and names come from the
folded record, so that no example can say what the rules do not.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dolmen.core.game import Game
from dolmen.core.record import Record, parse
from dolmen.speech.lexicon import Lexicon
from dolmen.speech.phrases import read_sections


@dataclass(slots=True, frozen=True)
class Moment:
    """A table after so many moves of a record, and after so many acts of an automatic opponent
    in the last of them, with the eyes of a seat."""

    id: str
    record: str
    move: int
    seat: int
    scene: int = 0  # 0: after all of them
    asks: bool = False  # whether the open question lights its places


@dataclass(slots=True, frozen=True)
class Step:
    """A moment, the parts of the table that are drawn of it, and what its sentence names: a kind
    of token and its place in the view. What happened is told since the step before, or since
    another move where the example leaps ahead."""

    moment: Moment
    show: tuple[str, ...]
    values: Mapping[str, str] = field(default_factory=dict)
    since: int | None = None


@dataclass(slots=True, frozen=True)
class Example:
    id: str
    steps: tuple[Step, ...]


@dataclass(slots=True, frozen=True)
class Examples:
    """The worked examples of a game, and further moments that its summary shows parts of."""

    examples: tuple[Example, ...] = ()
    moments: tuple[Moment, ...] = ()

    @property
    def all_moments(self) -> list[Moment]:
        return [*self.moments, *(step.moment for one in self.examples for step in one.steps)]


def read_examples(game: Game) -> Examples:
    path = game.folder / "help" / "examples.toml"
    if not path.is_file():
        return Examples()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Examples(
        tuple(read_example(entry) for entry in data.get("example", [])),
        tuple(Moment(**entry) for entry in data.get("moment", [])),
    )


def read_example(entry: Mapping[str, Any]) -> Example:
    steps = []
    for number, step in enumerate(entry["step"], start=1):
        about = {key: step[key] for key in ("move", "seat", "scene", "asks") if key in step}
        moment = Moment(f"{entry['id']}.{number}", step.get("record", entry["record"]), **about)
        show, values = tuple(step["show"]), step.get("values", {})
        steps.append(Step(moment, show, values, step.get("since")))
    return Example(entry["id"], tuple(steps))


def read_record(game: Game, name: str) -> Record:
    path = game.folder / "help" / "examples" / f"{name}.txt"
    return parse(path.read_text(encoding="utf-8"))


def help_texts(game: Game, language: str) -> dict[str, dict[str, str]]:
    """The sentences of examples and legend, by section."""
    return read_sections(game.folder / "help" / "text", language)


def explain(game: Game, lexicon: Lexicon, step: Step, view: Mapping[str, Any]) -> str:
    """What an example says about one of its moments."""
    key = step.moment.id.replace(".", "_")
    sentence = help_texts(game, lexicon.language)["example"][key]
    tokens = {name: token(game, place, view) for name, place in step.values.items()}
    return lexicon.fill(sentence, tokens)


def token(game: Game, place: str, view: Mapping[str, Any]) -> tuple[str, Any]:
    """The kind and value of what a sentence names: `territory combat.source`."""
    kind, path = place.split()
    value = look_up(view, path.split("."))
    domain = game.vocabulary.domains.get(kind)
    if domain is not None and isinstance(value, str):
        return kind, domain.ids.index(value)
    return kind, value


def look_up(value: Any, path: Sequence[str]) -> Any:
    """A place in a view: keys of tables and numbers of lists; `size` is how many there are."""
    for key in path:
        if key == "size":
            value = len(value)
        else:
            value = value[int(key)] if isinstance(value, list) else value[key]
    return value
