"""What is wrong with content: a key with values, put into words only where it is read.

The sentences are in text files beside the readers that find something wrong, in `[problem]`. As a
string a problem is English, for logs and tests; `speech.problems` says it in other languages. A
value may be a problem itself: what is wrong with a field is part of the sentence that names it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

SECTION = "problem"
TEXTS = Path(__file__).parent / "text"  # of what may be wrong in any game


class Problem:
    """A sentence, or a part of one, with what is in its places."""

    def __init__(self, texts: Path, key: str, values: dict[str, Any]) -> None:
        self.texts = texts
        self.key = key
        self.values = values

    def __str__(self) -> str:
        own, shared = english(self.texts), english(TEXTS)
        sentence = own.get(self.key) or shared.get(self.key) or self.key.replace("_", " ")
        return sentence.format_map(self.values)

    def __reduce__(self) -> tuple[Any, ...]:
        """Workers of the server hand their errors on."""
        return Problem, (self.texts, self.key, self.values)


class Problems:
    """All that the reader of a game may find wrong; its texts are in a folder of their own, on top
    of the shared ones: `raise entry.wrong("cost", problem("too_high", most=3))`."""

    def __init__(self, texts: Path) -> None:
        self.texts = texts

    def __call__(self, key: str, **values: object) -> Problem:
        return Problem(self.texts, key, values)


@cache
def english(texts: Path) -> dict[str, str]:
    """The sentences of a folder; a game may have none."""
    path = texts / "en.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    sentences: dict[str, str] = found.get(SECTION, {})
    return sentences


problem = Problems(TEXTS)
