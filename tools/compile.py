"""Compile the engine: rules, states, judges and searches become C extensions beside their sources.

    python tools/compile.py            # builds in place
    python tools/compile.py --clean    # back to plain Python

`dolmen/__init__.py` takes the compiled modules as long as they are those of the sources.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
BUILD = ROOT / "build" / "compiled"

# What is not worth it, or cannot be compiled: texts, forms, files that are read once, and the
# structs of the wire, whose fields their library reads from annotations.
LEFT_OUT = {
    "box.py",
    "breakdown.py",
    "card_text.py",
    "catalogue.py",
    "face.py",
    "fields.py",
    "files.py",
    "forms.py",
    "game.py",
    "lexicon.py",
    "limits.py",
    "map_text.py",
    "plaintext.py",
    "remarks.py",
    "own_pack.py",
    "__init__.py",
}
FOLDERS_LEFT_OUT = {"reader", "text", "content", "help"}


def modules() -> Iterator[Path]:
    """The sources that are compiled."""
    package = SRC / "dolmen"
    for folder in ("core", "games/altay", "games/prehistory", "games/endless_winter", "bots/judges"):
        for path in sorted((package / folder).rglob("*.py")):
            if path.name in LEFT_OUT or FOLDERS_LEFT_OUT & set(path.relative_to(package).parts):
                continue
            if "msgspec" in path.read_text():
                continue
            yield path
    for name in ("greedy", "judge", "search", "forecast"):
        yield package / "bots" / f"{name}.py"


if __name__ == "__main__":
    for one in modules():
        print(one.relative_to(SRC))
