"""Every command of the README works, and none is missing. For the sake of time with few games and
with bots that do not think; `make walk` runs them as they are."""

from __future__ import annotations

import argparse
import io
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.commands import DOCS, README, ROOT, Command, commands, in_brief, makes, targets
from tests.docs.links import broken
from tests.docs.pictures import LARGEST, PICTURES
from tests.new_game.guide import read_guide

import dolmen
from dolmen import cli

OWN = [command for command in commands(README) if command.words[0] == "dolmen"]
RECORD = sorted((ROOT / "tests" / "golden" / "altay").glob("two-*.txt"))[0]
# Long or without an end: these are only read here. They have tests of their own.
READ_ONLY = ("serve", "bench", "learn", "study", "companion", "static")


def named(command: Command) -> str:
    """Without spaces: lists of failed tests are often cut there."""
    return re.sub(r"\s+", "_", command.line)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the README speaks of."""
    folder = tmp_path_factory.mktemp("readme")
    (folder / "saves").mkdir()
    (folder / "home").mkdir()
    begun = str(dolmen.load(RECORD.read_text()).fork(12).record)
    for name in ("GAME.txt", "OLD.txt"):
        (folder / name).write_text(begun)
    for name, text in read_guide(
        (DOCS / "laboratory.md").read_text(encoding="utf-8")
    ).files.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "my-box.toml").write_text('format = "dolmen pack 1"\nname = "Mine"\ngame = "altay"\n')
    return folder


@pytest.fixture
def reader(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody in that folder with a home of their own, whatever this machine and the tests before
    this one have left behind."""
    monkeypatch.chdir(place)
    monkeypatch.setenv("HOME", str(place / "home"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "LC_ALL", "LC_MESSAGES", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "path", [str(place), *sys.path])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize("command", OWN, ids=[named(command) for command in OWN])
def test_the_command_works(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    words = in_brief(command.words[1:])
    args = cli.parser().parse_args(words)
    if words[0] in READ_ONLY:
        return
    if words[:2] == ["record", "review"]:
        words += ["--iterations", "1", "--seat", "0"]
    prepare(words, args)
    capsys.readouterr()
    code = cli.main(words)
    said = capsys.readouterr()
    assert code == 0, f"dolmen {' '.join(words)} gave {code}:\n{said.out}{said.err}"


def prepare(words: list[str], args: argparse.Namespace) -> None:
    """A server has run before somebody looks after it."""
    if words[0] in ("backup", "admin", "restore"):
        from dolmen.server.database import connect

        connect("games.db").close()
        if words[0] == "restore" and not args.file.exists():
            assert cli.main(["backup", str(args.file), "--database", "games.db"]) == 0
        if words[0] == "backup":
            args.file.unlink(missing_ok=True)
    if words[:2] == ["content", "copy"]:
        shutil.rmtree("my-box", ignore_errors=True)
    elif words[0] == "content" and not Path("my-box").exists():
        assert cli.main(["content", "copy", "altay", "my-box/"]) == 0
    if words[0] == "play" and "--resume" not in words:
        shutil.rmtree("saves", ignore_errors=True)
    if "--resume" in words:
        Path("saves").mkdir(exist_ok=True)
        shutil.copy(RECORD, "saves/altay-7.txt")


def test_no_command_is_missing() -> None:
    (below,) = (
        action for action in cli.parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    named = {command.words[1] for command in OWN}
    assert named == set(below.choices)


def test_every_target_of_make_exists_and_none_is_missing() -> None:
    readme, contributing = makes(README), makes(ROOT / "CONTRIBUTING.md")
    assert readme | contributing == targets()
    for target in sorted(readme & targets()):
        subprocess.run(["make", "-n", target], cwd=ROOT, check=True, capture_output=True)


def test_the_pictures_are_there_and_small() -> None:
    folder = DOCS / "pictures"
    assert {path.stem for path in folder.glob("*.webp")} == set(PICTURES)
    assert all(path.stat().st_size <= LARGEST for path in folder.glob("*.webp"))


def test_every_link_leads_somewhere() -> None:
    assert broken() == []
