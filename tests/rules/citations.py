"""Where the numbers of a rules page are cited, and which of them lead nowhere.

A citation is

- a number with letters, `R15`, `T1a` or `E3.3`, or with a point, `5.5`, in a comment, a docstring,
  a help page or the rules page itself; a letter number also in a text of a TOML file;
- what follows `section` or `sections` there: `section 8`, `sections 5.6 and 6.1`;
- a text of Python code that is such a number and nothing else: `rule="R15"`, `("empty", "6.1")`;
- a number in the name of a test: `test_R07_...` (R7), `test_R10_R11_...`,
  `test_5_6_...` (5.6), `test_8_...`.

No citations are amounts (`+7.9`, `0.5`, `92.1 %`), colours (`#B84`), codes with more digits
(`E501`) and identifiers that go on (`R0-2`, `R15_x`).
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dolmen.speech.rulebook import Rulebook

LETTERED = r"[A-Z]{1,3}\d{1,2}(?:[a-z]|\.\d{1,2})?"
DOTTED = r"[1-9]\d?\.\d{1,2}"
ENDS = r"(?![\w%]|-\d|\.\d| %)"
LETTER_NUMBER = re.compile(rf"(?<![\w.#])({LETTERED}){ENDS}")
POINT_NUMBER = re.compile(rf"(?<![\w.#+])(?<![-/] )({DOTTED}){ENDS}")
SECTIONS = re.compile(rf"\b[Ss]ections? ((?:(?:,|,? and|,? to)? ?(?:{DOTTED}|\d{{1,2}})\b)+)")
WHOLE = re.compile(rf"{LETTERED}|{DOTTED}")
TEST = re.compile(r"test_((?:[A-Z]{1,3}\d+[a-z]?_)+|\d+_(?:\d+_)?)")
SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(slots=True, frozen=True, order=True)
class Citation:
    path: Path
    line: int
    number: str
    kind: str  # prose, code or test

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.number}"


def check_citations(game: Path, page: Path, *others: Path) -> list[Citation]:
    """The citations that lead nowhere: in the folder of a game, on its rules page, and in other
    folders or files that belong to the game. A game of any origin can be checked."""
    known = set(Rulebook(game.name, page.read_text(encoding="utf-8")).numbers)
    return [cited for cited in collect(game, page, *others) if cited.number not in known]


def collect(*places: Path) -> list[Citation]:
    """Every citation in these folders and files, in order."""
    found: set[Citation] = set()
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if read := READERS.get(path.suffix):
                found.update(read(path, path.read_text(encoding="utf-8")))
    return sorted(found)


def in_prose(path: Path, text: str, line: int = 1) -> Iterator[Citation]:
    for pattern in (LETTER_NUMBER, POINT_NUMBER, SECTIONS):
        for match in pattern.finditer(text):
            at = line + text.count("\n", 0, match.start())
            for number in re.findall(rf"{LETTERED}|{DOTTED}|\d+", match[1]):
                yield Citation(path, at, number, "prose")


def in_python(path: Path, text: str) -> Iterator[Citation]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from in_prose(path, token.string, token.start[0])
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, DOCUMENTED) and (words := ast.get_docstring(node, clean=False)):
            yield from in_prose(path, words, node.body[0].lineno)
        if isinstance(node, ast.FunctionDef):
            for number in in_name(node.name):
                yield Citation(path, node.lineno, number, "test")
        match node:
            case ast.Constant(str(text)) if WHOLE.fullmatch(text):
                yield Citation(path, node.lineno, text, "code")


def in_name(name: str) -> Iterator[str]:
    if match := TEST.match(name):
        parts = match[1].strip("_").split("_")
        if parts[0].isdecimal():
            parts = [".".join(parts)]
        for part in parts:
            yield re.sub(r"^([A-Z]+)0+", r"\1", part)


def in_script(path: Path, text: str) -> Iterator[Citation]:
    for match in SCRIPT_COMMENT.finditer(text):
        yield from in_prose(path, match[0], 1 + text.count("\n", 0, match.start()))


def in_toml(path: Path, text: str) -> Iterator[Citation]:
    for at, line in enumerate(text.splitlines(), 1):
        values, mark, comment = line.partition("# ")
        yield from in_prose(path, mark + comment, at)
        for match in LETTER_NUMBER.finditer(values):
            yield Citation(path, at, match[1], "prose")


READERS = {
    ".py": in_python,
    ".toml": in_toml,
    ".md": in_prose,
    ".ts": in_script,
    ".tsx": in_script,
}
