"""Sentences with places to fill, read from text files, one file for each language."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from dolmen.speech.grammar import Grammar, Noun, category, read

# {name}; {name:form}, a case or an article; {n name}, number and noun; {name|one|many}, by number;
# {name|m=..|f=..}, by what the name is. A # in a choice stands for the number itself.
PLACE = re.compile(r"\{(\w+)(?: (\w+))?(?::([^|{}]+))?((?:\|[^|{}]*)*)\}")
KEYED = re.compile(r"(\w+)=(.*)", re.DOTALL)
SHARED = Path(__file__).parent / "text"


NUMBERS = ("n", "text")


@dataclass(slots=True, frozen=True)
class Place:
    """Where a token goes in a sentence."""

    name: str
    counted: str  # the thing that is counted
    form: str
    choices: dict[str, str]

    @property
    def by_number(self) -> bool:
        return bool(self.counted) or "one" in self.choices


class Phrases:
    """The sentences of one room of the house in one language, by section and key."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.sections: dict[str, dict[str, str]] = {}
        for folder in (SHARED, *folders):
            for section, sentences in read_sections(folder, language).items():
                self.sections.setdefault(section, {}).update(sentences)
        self.grammar = Grammar(language, read_nouns(folders, language))

    def has(self, section: str, key: str) -> bool:
        return key in self.sections.get(section, {})

    def term(self, key: str) -> str:
        return self.sections["term"][key]

    def phrase(self, section: str, key: str, **values: str | int) -> str:
        """A sentence from names and numbers that are ready to be shown."""
        tokens = {name: ("text", value) for name, value in values.items()}
        return self.fill(self.sections[section][key], tokens)

    def fill(self, sentence: str, tokens: dict[str, tuple[str, Any]]) -> str:
        return "".join(
            [
                part if isinstance(part, str) else self.fill_place(part, tokens)
                for part in parse(sentence)
            ]
        )

    def fill_place(self, place: Place, tokens: dict[str, tuple[str, Any]]) -> str:
        kind, value = tokens[place.name]
        if place.counted:
            kind, thing = tokens[place.counted]
            return self.grammar.count(value, self.name(kind, thing), place.form)
        if place.choices:
            # Where number decides, a number does, whatever it is of: steps, rounds.
            traits = self.traits("n" if place.by_number else kind, value)
            found = next((place.choices[one] for one in traits if one in place.choices), "")
            return found.replace("#", str(value))
        return self.inflect(kind, value, place.form)

    def inflect(self, kind: str, value: Any, form: str) -> str:
        name = self.name(kind, value)
        return self.grammar.put(name, form) if form else name

    def traits(self, kind: str, value: Any) -> list[str]:
        """What choices are made by: of a number itself and its plural category, of a thing the
        classes of its name."""
        if isinstance(value, int) and kind in NUMBERS:
            return [str(value), category(self.language, value), "other"]
        return self.grammar.classes(self.name(kind, value), False)

    def name(self, kind: str, value: Any) -> str:
        return str(value)

    def join(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.term('and')} {parts[-1]}"


@cache
def read_sections(folder: Path, language: str) -> dict[str, dict[str, str]]:
    """A folder's sentences; in English where it does not have the language, none where it has no
    texts at all."""
    for name in (language, "en"):
        path = folder / f"{name}.toml"
        if path.is_file():
            return tomllib.loads(path.read_text(encoding="utf-8"))
    return {}


def read_nouns(folders: tuple[Path, ...], language: str) -> dict[str, Noun]:
    found: dict[str, Noun] = {}
    for folder in folders:
        path = folder / "nouns" / f"{language}.toml"
        if path.is_file():
            found |= read(path)
    return found


@cache
def parse(sentence: str) -> tuple[str | Place, ...]:
    """A sentence as texts and places."""
    found: list[str | Place] = []
    at = 0
    for match in PLACE.finditer(sentence):
        if match.start() > at:
            found.append(sentence[at : match.start()])
        found.append(Place(match[1], match[2] or "", match[3] or "", choices(match[4])))
        at = match.end()
    if at < len(sentence):
        found.append(sentence[at:])
    return tuple(found)


def choices(text: str) -> dict[str, str]:
    parts = text.split("|")[1:]
    keyed = [KEYED.fullmatch(part) for part in parts]
    if parts and all(keyed):
        return {match[1]: match[2] for match in keyed if match}
    return dict(zip(("one", "other"), parts, strict=True)) if parts else {}


def places(sentence: str) -> set[str]:
    """The token names that a sentence uses."""
    found = [part for part in parse(sentence) if isinstance(part, Place)]
    return {part.name for part in found} | {part.counted for part in found if part.counted}
