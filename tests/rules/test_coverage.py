"""No ruling and no example is left without a test and without code."""

import ast
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest
from tests.rules.coverage import REACHED, Covered, covered, row
from tests.rules.reached import GAMES, choose

from dolmen.games import built_in

FEWEST = {"altay": 110, "prehistory": 140, "endless_winter": 270}


@pytest.mark.parametrize("game", [game.id for game in built_in()])
def test_every_ruling_and_example_is_covered(game: str) -> None:
    found = covered(game)
    assert len(found) >= FEWEST[game]
    gaps = [f"{one.number}: no {' and no '.join(one.gaps)}" for one in found if one.gaps]
    assert not gaps, gaps
    assert any(one.basis == "rulebook" for one in found)
    assert sum(bool(one.data) for one in found) > len(found) / 4
    assert all(row(game, one).count("**nothing**") == 0 for one in found)


def test_the_page_is_made_without_the_tools_of_the_tests() -> None:
    """`make docs` installs none of them."""
    without = "import sys; sys.modules.update(pytest=None, hypothesis=None, playwright=None)"
    command = f"{without}; from tests.rules.coverage import page; assert '| R1 |' in page()"
    subprocess.run([sys.executable, "-c", command], cwd=Path(__file__).parents[2], check=True)


def test_a_gap_is_seen() -> None:
    assert Covered("R1", "?").gaps == ["test", "code"]
    assert Covered("R1", "?", tests=["t.py::test_R01_x"]).gaps == ["code"]
    assert Covered("R1", "?", tests=["t.py::test_R01_x"], reached=["a.py:f"]).gaps == []


def test_what_was_reached_still_exists() -> None:
    """Otherwise run `python -m tests.rules.reached` again."""
    known: dict[str, set[str]] = defaultdict(set)
    for path in GAMES.rglob("*.py"):
        name = path.relative_to(GAMES).as_posix()
        known[name] = set(functions(ast.parse(path.read_text(encoding="utf-8"))))
    reached = json.loads(REACHED.read_text(encoding="utf-8"))
    places = {place for found in reached.values() for place in found}
    lost = [place for place in places if place.split(":")[1] not in known[place.split(":")[0]]]
    assert lost == []


def functions(tree: ast.AST, within: str = "") -> list[str]:
    found = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = f"{within}{node.name}"
            found += [name, *functions(node, f"{name}.")]
    return found


def test_the_rarest_code_is_the_most_telling() -> None:
    reached = {
        "tests/altay/test_a.py::test_R01_x": {"altay/a.py:common", "altay/a.py:own"},
        "tests/altay/test_a.py::test_R02_y": {"altay/a.py:common", "altay/view.py:rare"},
    }
    chosen = choose(reached)
    assert chosen["altay R1"] == ["altay/a.py:own", "altay/a.py:common"]
    assert chosen["altay R2"][-1] == "altay/view.py:rare"
