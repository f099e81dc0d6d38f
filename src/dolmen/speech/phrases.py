"""Sentences with places to fill, read from text files, one file for each language."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

# {name} or, by number, {name|one|many}; a # in a form stands for the number itself.
PLACE = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")
SHARED = Path(__file__).parent / "text"


class Phrases:
    """The sentences of one room of the house in one language, by section and key."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.sections: dict[str, dict[str, str]] = {}
        for folder in (SHARED, *folders):
            for section, sentences in read_sections(folder, language).items():
                self.sections.setdefault(section, {}).update(sentences)

    def has(self, section: str, key: str) -> bool:
        return key in self.sections.get(section, {})

    def term(self, key: str) -> str:
        return self.sections["term"][key]

    def phrase(self, section: str, key: str, **values: str | int) -> str:
        """A sentence from names and numbers that are ready to be shown."""
        tokens = {name: ("text", value) for name, value in values.items()}
        return self.fill(self.sections[section][key], tokens)

    def fill(self, sentence: str, tokens: dict[str, tuple[str, Any]]) -> str:
        def put(match: re.Match[str]) -> str:
            kind, value = tokens[match[1]]
            if match[2] is None:
                return self.name(kind, value)
            return (match[2] if self.is_one(value) else match[3]).replace("#", str(value))

        return PLACE.sub(put, sentence)

    def name(self, kind: str, value: Any) -> str:
        return str(value)

    def is_one(self, n: int) -> bool:
        return n < 2 if self.language == "fr" else n == 1

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


def places(sentence: str) -> set[str]:
    """The token names that a sentence uses."""
    return {match[1] for match in PLACE.finditer(sentence)}
