"""The examples run as they are printed, with small numbers."""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from dolmen.games import built_in

FOLDER = Path(__file__).parents[2] / "examples"


def load(name: str) -> dict[str, Any]:
    return run_path(str(FOLDER / name))


def test_a_loop_of_pettingzoo() -> None:
    pytest.importorskip(
        "pettingzoo", reason="PettingZoo is not installed: pip install dolmen[envs]"
    )
    assert sorted(load("zoo_loop.py")["play"]("prehistory", 2).values()) == [-1.0, 1.0]


def test_a_match_of_ismcts() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install dolmen[envs]")
    assert sorted(load("ismcts_match.py")["play"]("prehistory", 2)) == [-1.0, 1.0]


def test_a_learned_judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = load("learned_judge.py")
    monkeypatch.setattr("dolmen.lab.learn.FEWEST", 1)
    monkeypatch.setattr("dolmen.lab.learn.FACTORS", (0.25,))
    file = tmp_path / "lesson.json"
    course = found["Course"]("prehistory", 2, games=2, deals=1, gate=1)
    assert found["train"](course, file).game == "prehistory"
    assert all(points > 0 for points in found["play"]("prehistory", file))


def test_a_study_of_one_changed_card(tmp_path: Path) -> None:
    for needed in ("pyarrow", "scipy", "statsmodels", "matplotlib"):
        pytest.importorskip(needed, reason=f"{needed} is not installed: pip install dolmen[lab]")
    found = load("changed_card.py")
    assert list(found["change"](3).changes["goals"]["goal"]) == ["engineering"]
    found["study"](8, tmp_path / "out", bot="random")
    page = (tmp_path / "out" / "study.html").read_text(encoding="utf-8")
    assert "Engineering worth 3" in page and "<svg" in page
    assert {"a", "b", "study.json"} <= {path.name for path in (tmp_path / "out").iterdir()}


def test_the_notebook(capsys: pytest.CaptureFixture[str]) -> None:
    """Every cell runs, and what stands last in it shows itself."""
    cells = json.loads((FOLDER / "positions.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    pictures = 0
    for cell in cells:
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "a notebook is kept without outputs"
        *before, last = "".join(cell["source"]).split("\n")
        try:
            shown = run_cell("\n".join(before), last, names)
        except SyntaxError:  # the last line belongs to what stands before it
            shown = run_cell("", "None", names, "\n".join([*before, last]))
        pictures += hasattr(shown, "_repr_html_") and "<svg" in shown._repr_html_()
    assert pictures == 4


def run_cell(before: str, last: str, names: dict[str, Any], whole: str = "") -> Any:
    value = compile(last, "cell", "eval")
    exec(compile(whole or before, "cell", "exec"), names)
    return eval(value, names)


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_position_is_a_picture(game: Any) -> None:
    for players in game.seats:
        play = game.start(players, 3)
        for _ in range(30):
            play.do(play.state.options[0])
        html = play._repr_html_()
        assert html.count("<polygon") >= 15 and html.count("<circle") >= players
        assert "<pre" in html
