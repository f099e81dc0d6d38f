"""docs/new_game.md, read as whoever follows it would: files to write and commands to type."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "new_game.md"
EXAMPLE = Path(__file__).parents[2] / "examples" / "stones"
FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(slots=True, frozen=True)
class Guide:
    files: dict[str, str]  # a file that several blocks name is made of all of them
    commands: list[str]


def read_guide(text: str) -> Guide:
    guide = Guide({}, [])
    for language, file, body in FENCE.findall(text):
        if file:
            guide.files[file] = guide.files.get(file, "") + body
        elif language == "sh":
            guide.commands.extend(body.splitlines())
    return guide
