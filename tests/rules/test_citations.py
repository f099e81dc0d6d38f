"""Every number that is cited anywhere stands on the rules page of its game."""

from collections import Counter
from pathlib import Path

import pytest
from tests.rules.citations import check_citations, collect, in_name

from dolmen.games import built_in
from dolmen.speech.rulebook import Rulebook, is_number, leading

HOUSE = Path(__file__).parents[2]
# Fewer than these, and the collector has lost sight of something: prose, code, names of tests.
LEAST = {
    "altay": (220, 200, 150),
    "prehistory": (300, 110, 140),
    "endless_winter": (600, 100, 270),
}

PAGE = """# A game

## 1. Setup

All of it.

### 1.1 Cards

Shuffle them, see R1.

| no. | question | ruling |
|---|---|---|
| R1 | May I? | Yes. |
| T2a | Once | twice |
| E3.1 | And then? | No. |
"""


def page_of(game: str) -> Path:
    return HOUSE / "docs" / "rules" / f"{game}.md"


def places(game: str) -> tuple[Path, Path, list[Path]]:
    """The folder of the game, its page, and what else is about it in this house."""
    others = [HOUSE / "tests" / game, HOUSE / "browser" / "src" / "games" / game]
    bots = HOUSE / "src" / "dolmen" / "bots"
    others += sorted({*bots.rglob(f"{game}*.py"), *bots.rglob(f"{game}/*.py")})
    others += sorted((HOUSE / "tests" / "bots").glob(f"*{game}*.py"))
    return HOUSE / "src" / "dolmen" / "games" / game, page_of(game), others


def test_every_game_is_checked() -> None:
    assert set(LEAST) == {game.id for game in built_in()}


@pytest.mark.parametrize("game", LEAST)
def test_every_citation_leads_somewhere(game: str) -> None:
    folder, page, others = places(game)
    counts = Counter(cited.kind for cited in collect(folder, page, *others))
    for kind, least in zip(("prose", "code", "test"), LEAST[game], strict=True):
        assert counts[kind] >= least, kind
    lost = [str(cited) for cited in check_citations(folder, page, *others)]
    assert not lost, "\n".join(lost)


@pytest.mark.parametrize("game", LEAST)
def test_every_section_has_a_number_of_its_own_and_says_something(game: str) -> None:
    book = Rulebook(game, page_of(game).read_text(encoding="utf-8"))
    _, *sections = book.sections  # the title of the page has none
    assert [part.heading for part in sections if not is_number(leading(part.heading))] == []
    assert [number for number, n in Counter(book.numbers).items() if n > 1] == []
    silent = [p.number or p.heading for p in book.passages if not any(p.lines)]
    assert silent == []
    for number in book.numbers:
        assert book.ruling(number) is not None, number


@pytest.mark.parametrize("game", LEAST)
def test_chapters_and_sections_are_counted_without_a_gap(game: str) -> None:
    book = Rulebook(game, page_of(game).read_text(encoding="utf-8"))
    plain = [tuple(map(int, n.split("."))) for n in book.numbers if n[0].isdecimal()]
    chapters = [number[0] for number in plain if len(number) == 1]
    assert chapters == list(range(1, len(chapters) + 1))
    for chapter in chapters:
        inside = sorted(number[1] for number in plain if len(number) == 2 and number[0] == chapter)
        assert inside == list(range(1, len(inside) + 1)), chapter


def test_a_false_citation_is_found_wherever_it_is_planted(tmp_path: Path) -> None:
    game = tmp_path / "game"
    game.mkdir()
    page = game / "rules.md"
    page.write_text(PAGE + "\n## 2. End\n\nSee 9.9.\n")
    (game / "moves.py").write_text(
        '"""Moves (R1, 1.1, sections 1 and 7)."""\n\n'
        'x = refuse(rule="R7")  # T2a, E3.1, E3.2\n\n\n'
        "def test_R01_R08_x() -> None:\n"
        '    """R1-R9."""\n\n\n'
        "def test_1_2_y() -> None: ...\n"
    )
    (game / "cards.toml").write_text('name = "R1, R10"  # R11, 1.1\ncost = 1.5\n')
    (game / "help.md").write_text("As R1 and R12 say.\n")
    (game / "Board.tsx").write_text("const d = 'M12 0';\n/** R1\n * R13 */ // R14\n")
    lost = check_citations(game, page)
    assert [(c.path.name, c.line, c.number) for c in lost] == [
        ("Board.tsx", 3, "R13"),
        ("Board.tsx", 3, "R14"),
        ("cards.toml", 1, "R10"),
        ("cards.toml", 1, "R11"),
        ("help.md", 1, "R12"),
        ("moves.py", 1, "7"),
        ("moves.py", 3, "E3.2"),
        ("moves.py", 3, "R7"),
        ("moves.py", 6, "R8"),
        ("moves.py", 7, "R9"),
        ("moves.py", 10, "1.2"),
        ("rules.md", 19, "9.9"),
    ]


def test_what_only_looks_like_a_number_is_no_citation(tmp_path: Path) -> None:
    path = tmp_path / "moves.py"
    path.write_text(
        "# noqa: E501; R0-2, R15_x, #B84, 0.5, +7.9 +/- 3.4 points, 92.1 % of 3 games, 1.2.3\n"
        'version = "of R1"\n'
    )
    assert collect(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_R07_a_card", ["R7"]),
        ("test_T01a_both", ["T1a"]),
        ("test_R10_R11_both", ["R10", "R11"]),
        ("test_XT40_x", ["XT40"]),
        ("test_5_6_a_tie", ["5.6"]),
        ("test_8_cards_score", ["8"]),
        ("test_Rules_are_read", []),
        ("test_read", []),
    ],
)
def test_names_of_tests_cite_numbers(name: str, numbers: list[str]) -> None:
    assert list(in_name(name)) == numbers
