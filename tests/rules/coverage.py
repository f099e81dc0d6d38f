"""Every ruling and every example of the rules, with the tests that check it, the code that keeps it
and what it rests on. `python -m tests.rules.coverage` prints the page; `make docs` makes it part of
the documentation.

A number is covered if a test bears it in its name and code cites it or is reached by those tests
(reached.py). Its data are the components that the tests name, with the mark that the content gives
them: S for the rulebook, P for public sources, M for memory, R for reconstructed.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tests.rules.citations import Citation, collect, in_name

from dolmen.core.own_pack import addressed
from dolmen.games import built_in, find
from dolmen.speech.box import certainty, least_certain
from dolmen.speech.face import face_of
from dolmen.speech.rulebook import Passage, open_rulebook

HERE = Path(__file__).parent
HOUSE = HERE.parents[1]
BASIS = HERE / "basis.toml"
REACHED = HERE / "reached.json"  # reached.py writes it; that needs pytest, this page does not
# Rows of these tables are steps of a game's course, not rulings: they stand under the number of
# their section, which the rulings refer to.
STEPS = {
    "altay": ("M",),
    "prehistory": ("W",),
    "endless_winter": ("T", "E", "S", "M"),
}
WORD = re.compile(r"[a-z][a-z0-9_]+")
LETTERS = re.compile(r"[A-Z]+")


@dataclass(slots=True)
class Covered:
    """What is known about one number."""

    number: str
    question: str
    tests: list[str] = field(default_factory=list)  # file.py::name
    cited: list[str] = field(default_factory=list)  # file.py
    reached: list[str] = field(default_factory=list)  # file.py:function
    basis: str = "decided here"
    data: dict[str, str] = field(default_factory=dict)  # file.toml -> least certain mark

    @property
    def gaps(self) -> list[str]:
        """What is missing."""
        found = [] if self.tests else ["test"]
        return found if self.cited or self.reached else [*found, "code"]


def places(game: str) -> list[Path]:
    """Where a game is written and tested."""
    bots = HOUSE / "src" / "dolmen" / "bots"
    return [
        HOUSE / "src" / "dolmen" / "games" / game,
        HOUSE / "browser" / "src" / "games" / game,
        HOUSE / "tests" / game,
        *sorted({*bots.rglob(f"{game}*.py"), *bots.rglob(f"{game}/*.py")}),
    ]


def covered(game: str) -> list[Covered]:
    """All rulings and examples of a game, in the order of its page."""
    found = {
        passage.number: Covered(passage.number, asked(passage))
        for passage in open_rulebook(find(game)).passages
        if is_ruling(game, passage.number)
    }
    bases = tomllib.loads(BASIS.read_text(encoding="utf-8"))[game]
    reached = json.loads(REACHED.read_text(encoding="utf-8"))
    cited = by_number(collect(*places(game)))
    tests = tests_of(game)
    for number, one in found.items():
        for name, words in tests.get(number, ()):
            one.tests.append(name)
            name_data(one.data, entries(game), words)
        one.cited = sorted({shown(c.path) for c in cited[number] if "tests" not in c.path.parts})
        one.reached = reached.get(f"{game} {number}", [])
        kinds = [kind for kind in ("rulebook", "public") if number in bases[kind]]
        one.basis = " and ".join(kinds).replace("public", "public sources") or one.basis
    return list(found.values())


def is_ruling(game: str, number: str) -> bool:
    letters = LETTERS.match(number)
    return letters is not None and letters[0] not in STEPS[game]


def asked(passage: Passage) -> str:
    """The question, or the situation, cut short."""
    words = passage.heading or passage.lines[0]
    return words if len(words) <= 90 else words[:88].rsplit(" ", 1)[0] + " ..."


def by_number(citations: list[Citation]) -> dict[str, list[Citation]]:
    found: dict[str, list[Citation]] = defaultdict(list)
    for citation in citations:
        found[citation.number].append(citation)
    return found


def shown(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix()


def tests_of(game: str) -> dict[str, list[tuple[str, set[str]]]]:
    """By number: the tests that bear it, each with the words that stand in it."""
    found: dict[str, list[tuple[str, set[str]]]] = defaultdict(list)
    for path in sorted((HOUSE / "tests" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for number in in_name(node.name):
                    found[number].append((f"{shown(path)}::{node.name}", set(words_in(node))))
    return found


def words_in(function: ast.FunctionDef) -> Iterator[str]:
    """Everything in a test that may be the id of a component."""
    for node in ast.walk(function):
        match node:
            case ast.Constant(str(text)):
                yield from WORD.findall(text)
            case ast.keyword(arg=str(name)):
                yield name


@cache
def entries(game: str) -> dict[str, list[tuple[str, str]]]:
    """By id: the files of the content that describe it, and how certain that is."""
    data: Any = face_of(find(game)).game.content.data
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for address, entry in addressed(data).items():
        file, _, name = address.split("/", 2)
        mark = least_certain([{"source": entry.get("source", "")}])  # of its values, not its name
        found[name].append((f"{file}.toml", mark or "S"))
    return found


def name_data(
    data: dict[str, str], known: dict[str, list[tuple[str, str]]], words: set[str]
) -> None:
    for word in words & known.keys():
        for file, mark in known[word]:
            data[file] = max(data.get(file, ""), mark, key=certainty)


def page() -> str:
    """The page, as Markdown."""
    lines = [INTRODUCTION]
    for game in built_in():
        found = covered(game.id)
        title = face_of(game).lexicon("en").called("game", game.id)
        tests = {test for one in found for test in one.tests}
        lines += [f"## {title}", ""]
        lines += [
            f"{len(found)} rulings and examples, {len(tests)} tests; "
            f"{sum(bool(one.cited) for one in found)} are cited in the code, "
            f"{sum(bool(one.gaps) for one in found)} are not covered.",
            "",
            "| no. | about | checked by | kept by | rests on | data |",
            "|---|---|---|---|---|---|",
        ]
        lines += [row(game.id, one) for one in found]
        lines.append("")
    return "\n".join([*lines, "</div>", ""])


def row(game: str, one: Covered) -> str:
    tests = [short(test) for test in one.tests]
    code = [code_name(file) for file in one.cited] or [f"{name} (reached)" for name in one.reached]
    data = [f"{file} ({mark})" for file, mark in sorted(one.data.items())] or ["the rule alone"]
    cells = [one.number, one.question.replace("|", "\\|"), *map(listed, (tests, code))]
    return "| " + " | ".join([*cells, one.basis, ", ".join(data)]) + " |"


def short(test: str) -> str:
    """Without the folder, which is the game's."""
    return test.rsplit("/", 1)[1]


def code_name(file: str) -> str:
    return file.removeprefix("src/dolmen/")


def listed(names: list[str]) -> str:
    shown = "<br>".join(f"`{name}`" for name in names[:4])
    return f"{shown}<br>and {len(names) - 4} more" if len(names) > 4 else shown or "**nothing**"


INTRODUCTION = """---
hide: [navigation, toc]
---
<div class="wide" markdown>

# What checks the rules

Every ruling and every example of the rules, the tests that bear its number, and the code that keeps
it: the files that cite the number, or, where none does, the functions that its tests reach and few
others do (*reached*). *Rests on* tells whether the printed rulebook settles it, public sources do,
or it was decided here. *Data* are the content files of the components that the tests name, each
with the least certain mark of what is used: **S** rulebook, **P** public source, **M** memory,
**R** reconstructed; owners of the box can correct every value.

The page is made by `python -m tests.rules.coverage`; `tests/rules/test_coverage.py` fails as soon
as a ruling has no test or no code.
"""


def main() -> None:
    print(page())
    missing = [(g.id, one.number, one.gaps) for g in built_in() for one in covered(g.id)]
    missing = [found for found in missing if found[2]]
    for name, number, gaps in missing:
        print(f"{name} {number}: no {' and no '.join(gaps)}", file=sys.stderr)
    sys.exit(bool(missing))


if __name__ == "__main__":
    main()
