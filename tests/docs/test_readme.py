"""Every command of the README works, and none is missing. For the sake of time with few games and
with bots that do not think; `make walk` runs them as they are."""

from __future__ import annotations

import argparse
import io
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.commands import DOCS, README, ROOT, commands, in_brief, makes, targets
from tests.docs.links import broken
from tests.docs.pictures import LARGEST, PICTURES
from tests.new_game.guide import read_guide

import dolmen
from dolmen import cli

OWN = [command for command in commands(README) if command.words[0] == "dolmen"]
RECORD = sorted((ROOT / "tests" / "golden" / "altay").glob("two-*.txt"))[0]
# Long or without an end: these are only read here. They have tests of their own.
READ_ONLY = ("serve", "bench", "learn", "study", "companion", "static")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the README speaks of."""
    folder = tmp_path_factory.mktemp("readme")
    (folder / "saves").mkdir()
    begun = str(dolmen.load(RECORD.read_text()).fork(12).record)
    for name in ("GAME.txt", "OLD.txt"):
        (folder / name).write_text(begun)
    for name, text in read_guide(
        (DOCS / "laboratory.md").read_text(encoding="utf-8")
    ).files.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "my-box.toml").write_text('format = "dolmen pack 1"\nname = "Mine"\ngame = "altay"\n')
    return folder


@pytest.mark.xdist_group("readme")
@pytest.mark.parametrize("command", OWN, ids=[command.line for command in OWN])
def test_the_command_works(
    command: object,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = next(found for found in OWN if found is command)
    words = in_brief(line.words[1:])
    args = cli.parser().parse_args(words)
    if words[0] in READ_ONLY or "--iterations" in words:
        return
    if words[:2] == ["record", "review"]:
        words += ["--iterations", "1", "--seat", "0"]
    monkeypatch.chdir(place)
    monkeypatch.setattr(sys, "path", [str(place), *sys.path])
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    prepare(words, args)
    assert cli.main(words) == 0, capsys.readouterr().err


def prepare(words: list[str], args: argparse.Namespace) -> None:
    """A server has run before somebody looks after it."""
    if words[0] in ("backup", "admin", "restore"):
        from dolmen.server.database import connect

        connect("games.db").close()
        if words[0] == "restore" and not args.file.exists():
            assert cli.main(["backup", str(args.file), "--database", "games.db"]) == 0
        if words[0] == "backup":
            args.file.unlink(missing_ok=True)
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
