"""docs/laboratory.md and the README are true: their bot plays, and their commands run. For the sake
of time with few games, and with bots that do not think."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
from tests.new_game.guide import read_guide

from dolmen import cli

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDE = read_guide(PAGE)
COMMANDS = [line for line in GUIDE.commands if line.startswith("dolmen ")]


def in_brief(command: str) -> list[str]:
    words = shlex.split(command)[1:]
    for name, few in (("--games", "2"), ("--pairs", "8"), ("--workers", "1")):
        if name in words:
            words[words.index(name) + 1] = few
    if "study" in words:
        words += ["--luck", "0", "--seed", "2"]
    text = "\0".join(words)
    players = re.search(r"--(?:players|bots)\0([^\0]+)", text)
    assert players
    simple = players[1].replace("greedy", "random")
    if "tournament" in words:
        simple = ",".join(dict.fromkeys(simple.split(",")))
        simple = simple if "," in simple else "random,casual:2"
    text = text.replace(players[0], players[0].replace(players[1], simple))
    return text.split("\0")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name, text in GUIDE.files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    sys.modules.pop("my_bots", None)
    return tmp_path


def test_every_command_of_the_page_works(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for needed in ("pyarrow", "scipy", "statsmodels", "matplotlib"):
        pytest.importorskip(needed, reason=f"{needed} is not installed")
    assert cli.main(["content", "copy", "altay", "box"]) == 0
    goals = here / "box" / "goals.toml"
    text = goals.read_text(encoding="utf-8")
    goals.write_text(text.replace("vp = 1\n", "vp = 2\n", 1), encoding="utf-8")
    pack = ["content", "pack", "altay", "box", "--name", "Mine", "--out", "my-box.toml"]
    assert cli.main(pack) == 0
    assert len(COMMANDS) > 10
    for command in COMMANDS:
        if "--engine ray" in command:  # has a test of its own
            cli.parser().parse_args(shlex.split(command)[1:])
            continue
        assert cli.main(in_brief(command)) == 0, (command, capsys.readouterr().err)
    assert (here / "runs" / "my-box" / "study.html").exists() and (here / "study.html").exists()


def test_the_bot_of_the_readme_is_that_of_the_page() -> None:
    assert GUIDE.files["my_bots.py"] in README
    assert len(GUIDE.files["my_bots.py"].splitlines()) <= 14
