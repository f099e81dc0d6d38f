"""The packages of a release: built, installed into a fresh environment, and played with."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = PROJECT["version"]
OFFLINE = re.compile(
    r"Could not fetch|Temporary failure|connection (?:failed|error)", re.IGNORECASE
)


def call(*command: object, at: Path) -> subprocess.CompletedProcess[str]:
    """Run something that knows nothing of the folder these tests are in."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL_ENV"))}
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=at, env=clean, capture_output=True, text=True)


@dataclass
class Installed:
    folder: Path

    @property
    def bin(self) -> Path:
        return self.folder / "env" / ("Scripts" if os.name == "nt" else "bin")

    def run(self, *command: object) -> str:
        done = call(*command, at=self.folder)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def install(self, *what: object) -> None:
        pip = (sys.executable, "-m", "pip", "--python", self.bin / "python")
        done = call(*pip, "install", "-q", *what, at=self.folder)
        if done.returncode and OFFLINE.search(done.stderr):
            pytest.skip("the packages that Dolmen needs cannot be loaded here")
        assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source package."""
    folder = tmp_path_factory.mktemp("dist")
    done = call(sys.executable, "-m", "hatchling", "build", "-d", folder, at=ROOT)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="session")
def installed(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """As a person would have it: an empty environment, and `pip install` of the wheel."""
    one = Installed(tmp_path_factory.mktemp("release"))
    venv.create(one.folder / "env")
    one.install(packages / f"dolmen-{VERSION}-py3-none-any.whl")
    return one


@pytest.fixture
def address(installed: Installed, tmp_path: Path) -> Iterator[str]:
    command = [installed.bin / "dolmen", "serve", "--port", "0", "--database", tmp_path / "t.db"]
    process = subprocess.Popen(
        [str(word) for word in command], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.wait(60)


def get(address: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data), timeout=60) as answer:
        text = answer.read().decode()
        return json.loads(text) if "json" in answer.headers["Content-Type"] else text


def test_the_wheel_serves_a_table(address: str) -> None:
    assert "<title>" in get(address)
    assert [game["id"] for game in get(f"{address}api/games")] == [
        "altay",
        "prehistory",
        "endless_winter",
    ]
    for game in ("altay", "prehistory", "endless_winter"):
        made = get(f"{address}api/tables", {"game": game, "seats": [{"kind": "human"}] * 2})
        assert get(f"{address}api/tables/{made['table']}")["game"] == game
        assert get(f"{address}api/games/{game}/components/de")
        assert get(f"{address}api/games/{game}/summary/fr")["text"]
        assert "R1" in get(f"{address}api/rules/{game}")["text"]


def test_the_wheel_plays_in_the_terminal(installed: Installed) -> None:
    dolmen = installed.bin / "dolmen"
    assert installed.run(dolmen, "--version").strip() == f"dolmen {VERSION} (pure)"
    two = ("--players", "random,random", "--games", "2")
    assert "2 games" in installed.run(dolmen, "simulate", "prehistory", *two)
    record = ROOT / "tests/golden/endless_winter/solo-won.txt"
    assert "is a true game of endless_winter" in installed.run(dolmen, "record", "verify", record)


def test_the_source_package_gives_the_same(packages: Path, installed: Installed) -> None:
    """It holds all that the wheel is made of, and installs as well."""
    source = packages / f"dolmen-{VERSION}.tar.gz"
    with tarfile.open(source) as archive:
        archive.extractall(installed.folder, filter="data")
    unpacked = installed.folder / f"dolmen-{VERSION}"
    again = installed.folder / "again"
    done = call(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", again, at=unpacked)
    assert done.returncode == 0, done.stderr

    def files(folder: Path) -> dict[str, int]:
        with zipfile.ZipFile(folder / f"dolmen-{VERSION}-py3-none-any.whl") as wheel:
            return {file.filename: file.CRC for file in wheel.infolist()}

    assert files(again) == files(packages)
    installed.install("--no-deps", "--force-reinstall", *again.iterdir())


def test_the_changelog_speaks_of_this_release() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(VERSION)}\b", changes, re.MULTILINE)
