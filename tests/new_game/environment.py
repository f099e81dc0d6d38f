"""A fresh environment in which somebody has followed docs/new_game.md."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from tests.new_game.guide import PAGE, read_guide

ROOT = Path(__file__).parents[2]


@dataclass
class Environment:
    """An environment with Dolmen in it, beside the one that runs the tests."""

    folder: Path
    said: dict[str, str] = field(default_factory=dict)  # what each command of the guide printed

    @property
    def bin(self) -> Path:
        return self.folder / "env" / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self.bin / "python"

    def make(self) -> None:
        venv.create(self.folder / "env")
        # What Dolmen needs, and pip, is taken from where the tests run: nothing is loaded anew.
        (site,) = (self.folder / "env").rglob("site-packages")
        known = sysconfig.get_paths()["purelib"]
        (site / "borrowed.pth").write_text(f"{known}\n", encoding="utf-8")
        pip = self.bin / "pip"
        pip.write_text(f'#!/bin/sh\nexec "{self.python}" -m pip "$@"\n', encoding="utf-8")
        pip.chmod(0o755)
        self.run(f"pip install --no-build-isolation -e {shlex.quote(str(ROOT))}")

    def run(self, command: str, at: Path | None = None) -> str:
        variables = {
            **os.environ,
            "PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}",
            "PIP_NO_BUILD_ISOLATION": "0",
            "PIP_NO_DEPS": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }
        where = at or self.folder
        done = subprocess.run(
            command, shell=True, cwd=where, env=variables, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Everything the page says was done, word for word: folders, files, commands."""
    if sys.platform == "win32":
        pytest.skip("the commands of the guide are those of a POSIX shell")
    # Two folders of tests share it, and a fixture that is imported twice is two fixtures.
    if not MADE:
        MADE.append(follow_guide(tmp_path_factory.mktemp("new_game")))
    return MADE[0]


MADE: list[Environment] = []


def follow_guide(folder: Path) -> Environment:
    one = Environment(folder)
    one.make()
    guide = read_guide(PAGE.read_text(encoding="utf-8"))
    at = one.folder
    written = False
    for command in guide.commands:
        if command.startswith("cd "):
            at = at / command.removeprefix("cd ")
            continue
        if not written and at != one.folder:
            for name, text in guide.files.items():
                (at / name).write_text(text, encoding="utf-8")
            written = True
        one.said[command] = one.run(command, at)
    return one
