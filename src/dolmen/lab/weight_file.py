"""A file of weights as a list of numbers that can be changed and written back.

Whole numbers in a file are counts and stay as they are; numbers with a point can be fitted. The
comments stay too, all but the note at the top, which says where the numbers come from.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from dolmen.bots.judge import Weights

LINE = re.compile(r"^(?P<name>[A-Za-z0-9_-]+) *= *(?P<value>[^#]*?)(?P<rest> *#.*)?$")
TABLE = re.compile(r"^\[(?P<name>[A-Za-z0-9_-]+)\]")

Vector = dict[str, float]  # by path: `pool`, `stack.3`, `cards.city.0`


def flatten(weights: Weights) -> Vector:
    """The numbers that can be fitted, by their paths."""
    found: Vector = {}

    def walk(path: str, value: Any) -> None:
        if isinstance(value, float):
            found[path] = value
        elif isinstance(value, dict):
            for name, inner in value.items():
                walk(f"{path}.{name}" if path else name, inner)
        elif isinstance(value, list):
            for place, inner in enumerate(value):
                walk(f"{path}.{place}", inner)

    walk("", weights)
    return found


def replace(weights: Weights, vector: Vector) -> Weights:
    """The same weights with other numbers at the paths of the vector."""

    def walk(path: str, value: Any) -> Any:
        if isinstance(value, dict):
            return {k: walk(f"{path}.{k}" if path else k, inner) for k, inner in value.items()}
        if isinstance(value, list):
            return [walk(f"{path}.{place}", inner) for place, inner in enumerate(value)]
        return vector.get(path, value)

    changed: Weights = walk("", weights)
    return changed


def select(vector: Vector, groups: list[str]) -> Vector:
    """The numbers at or below the named paths; all of them if none is named."""
    if not groups:
        return dict(vector)
    return {
        path: value
        for path, value in vector.items()
        if any(path == group or path.startswith(f"{group}.") for group in groups)
    }


def rewrite(text: str, weights: Weights, note: str) -> str:
    """The text of a file with new numbers and a new note; one weight or table to a line."""
    lines = text.splitlines()
    while lines and lines[0].startswith("#"):
        del lines[0]
    table = weights
    written = [f"# {line}".rstrip() for line in note.splitlines()]
    for line in lines:
        if found := TABLE.match(line):
            table = weights[found["name"]]
        elif found := LINE.match(line):
            line = f"{found['name']} = {show(table[found['name']])}{found['rest'] or ''}"
        written.append(line)
    result = "\n".join(written) + "\n"
    if flatten(tomllib.loads(result)).keys() != flatten(weights).keys():
        raise ValueError("every weight or list of weights must stand on one line")
    return result


def show(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(show(inner) for inner in value)}]"
    if isinstance(value, float):
        return repr(round(value, 4))
    return str(value)
