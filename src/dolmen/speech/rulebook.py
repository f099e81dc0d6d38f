"""The rules text of a game: its sections, and its rulings by number.

The pages are `docs/rules/<game>.md` and, in other languages, `docs/rules/<language>/<game>.md`; a
game of another package has its `rules.md` and `rules.<language>.md` beside it. A ruling is a row of
a table that starts with its number, `| R15 | question | ruling |`, `| 4.9 | step |` or
`| E3.1 | step |`, or a heading that starts with it. Every section has a number (`## 5. The game`,
`### 5.5 Combat`) and can be asked for by it.

The one-page summaries are beside each game: `help/<language>.md`.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.speech.layout import simplify

PACKAGE = Path(__file__).parents[1]
# Once installed, the pages are in the package; in a checkout, in its docs.
SHELVES = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")

RULING = re.compile(r"[A-Z]{1,3}\d+(?:[a-z]|\.\d+)?")
NUMBER = re.compile(rf"{RULING.pattern}|\d+\.\d+")
CHAPTER = re.compile(r"\d+")  # of a heading alone: rows of tables often begin with a plain number
# A line of a summary that is drawn, such as ![Two cards](card:hunter card:warrior), with the item
# of a list before it and whether another one follows.
FIGURE = re.compile(r"(\n- [^\n]*)?\n\n!\[[^\]]*\]\([^)]*\)(\n(?=\n- ))?")
HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*$")
MARKUP = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")


@dataclass(slots=True, frozen=True)
class Passage:
    """A section, or one ruling."""

    heading: str
    lines: tuple[str, ...]
    number: str = ""  # of a ruling

    @property
    def words(self) -> str:
        return simplify(" ".join((self.number, self.heading, *self.lines)))


class Rulebook:
    """The rules of one game as passages in their order."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.passages = list(read(text))

    @property
    def sections(self) -> list[Passage]:
        return [passage for passage in self.passages if not passage.number]

    def ruling(self, number: str) -> Passage | None:
        for passage in self.passages:
            if passage.number and passage.number.casefold() == number.strip().casefold():
                return passage
        for section in self.sections:
            if leading(section.heading) == number.strip():
                return section
        return None

    @property
    def numbers(self) -> list[str]:
        """Everything that can be asked for, in its order."""
        found = [passage.number or leading(passage.heading) for passage in self.passages]
        return [number for number in found if is_number(number)]

    def find(self, words: str) -> list[Passage]:
        """Passages that contain all the words; those with all of them in the heading first."""
        wanted = simplify(words).split()
        found = [p for p in self.passages if all(word in p.words for word in wanted)]
        in_heading = [p for p in found if all(word in simplify(p.heading) for word in wanted)]
        return in_heading + [p for p in found if p not in in_heading]


@dataclass(slots=True, frozen=True)
class Page:
    """The rules as Markdown, in the language they were found in."""

    text: str
    language: str


def rules_page(game: Game, language: str = "en") -> Page:
    """The whole page; in English where it is not translated."""
    for wanted in (language, "en"):
        within, ending = ("", ".md") if wanted == "en" else (wanted, f".{wanted}.md")
        shelves = (shelf / within / f"{game.id}.md" for shelf in SHELVES)
        for path in (*shelves, game.folder / f"rules{ending}"):
            if path.is_file():
                return Page(path.read_text(encoding="utf-8"), wanted)
    raise BadInput(f"The rules of {game.id} are missing.")


def open_rulebook(game: Game, language: str = "en") -> Rulebook:
    return Rulebook(game.id, rules_page(game, language).text)


def summary(game: Game, language: str) -> str:
    """The game on one page, as Markdown; in English where it is not translated."""
    for name in (language, "en"):
        path = game.folder / "help" / f"{name}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise BadInput(f"There is no summary of {game.id}.")


def without_figures(text: str) -> str:
    """A summary for readers that draw nothing; a list that drawings part is one again."""

    def left(match: re.Match[str]) -> str:
        item, gap = match[1] or "", match[2] or ""
        return item if item and gap else item + gap

    return FIGURE.sub(left, text)


def read(text: str) -> list[Passage]:
    """Cut a page into its sections and rulings."""
    found: list[Passage] = []
    heading = ""
    lines: list[str] = []

    def close() -> None:
        body = tuple(trim(lines))
        if heading:
            first = leading(heading)
            number = first if RULING.fullmatch(first) else ""
            found.append(Passage(heading, body, number))
        lines.clear()

    columns: list[str] = []
    for line in text.splitlines():
        if match := HEADING.match(line):
            close()
            heading = clean(match[2])
            columns = []
        elif line.lstrip().startswith("|"):
            cells = row(line)
            if not cells:
                continue
            if NUMBER.fullmatch(cells[0]) and len(cells) > 1:
                question = cells[1] if len(cells) > 2 else ""
                answer = [cell for cell in cells[2:] or cells[1:] if cell]
                found.append(Passage(question, tuple(answer), cells[0]))
            elif not columns:
                columns = cells
            else:
                lines.append("- " + "; ".join(cell for cell in cells if cell))
        else:
            if not line.strip():
                columns = []
            lines.append(clean(line))
    close()
    return found


def leading(heading: str) -> str:
    """The first word of a heading, which may be its number."""
    return heading.split()[0].rstrip(".:")


def is_number(text: str) -> bool:
    """Whether it can be the number of a section or a ruling."""
    return bool(re.fullmatch(rf"{NUMBER.pattern}|{CHAPTER.pattern}", text, re.IGNORECASE))


def row(line: str) -> list[str]:
    """The cells of a row of a table; none for the line below its heading."""
    cells = [clean(cell) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
    return [] if all(set(cell) <= set("-: ") for cell in cells) else cells


def clean(text: str) -> str:
    """Without Markdown's marks."""
    return MARKUP.sub("", text).replace("\\|", "|").strip()


def trim(lines: list[str]) -> list[str]:
    kept: list[str] = []
    for line in lines:
        if line or (kept and kept[-1]):
            kept.append(line)
    while kept and not kept[-1]:
        kept.pop()
    return kept
