"""The compiled engine: the kernel and one game, compiled from a copy without optimization, play the
same games as their sources. `make test-fast` runs all tests with everything compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from dolmen import build

ROOT = Path(__file__).parents[2]
PARTS = ("core", "games/prehistory")

FOLDED = """
from tests.golden.digests import FILES, difference
from dolmen import build
for path in FILES:
    if path.parent.name == "prehistory" and path.stem in ("tie-broken", "exhausted-pile"):
        print(build.kind(), difference(path))
"""
SENT = """
import pickle, sys
import dolmen
from dolmen import build
from tests.golden.digests import FOLDER
play = dolmen.load((FOLDER / "prehistory" / "tie-broken.txt").read_text(encoding="utf-8"))
if sys.argv[1] == "write":
    open(sys.argv[2], "wb").write(pickle.dumps(play.state))
else:
    found = pickle.loads(open(sys.argv[2], "rb").read())
    print(build.kind(), found == play.state and found is not play.state)
"""
# A tile that is not there; the list is the rules' own.
FAILED = """
import traceback
from dolmen.core.step import act
from dolmen.games import find
game = find("prehistory")
s = game.new(game.header(2, 1))
try:
    s.tiles[0] = 999
    s.show_prices(0)
except IndexError:
    print(traceback.format_exc())
"""


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the package with compiled parts."""
    pytest.importorskip("setuptools")
    pytest.importorskip("mypyc")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip("there is no C compiler here")
    source = tmp_path_factory.mktemp("compiled") / "src"
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", build.STAMP.name)
    shutil.copytree(build.PACKAGE, source / "dolmen", ignore=left_out)
    command = ["tools/compile.py", "--source", source, "--level", "0", "--only", *PARTS]
    made = subprocess.run(
        [sys.executable, *map(str, command)], cwd=ROOT, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stdout + made.stderr
    yield source
    shutil.rmtree(source.parent, ignore_errors=True)


def run(source: Path, *words: object, pure: bool = False) -> str:
    """What a new process with the copy says."""
    more = {"PYTHONPATH": str(source), build.PLAIN: "1" if pure else ""}
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=ROOT,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_recorded_games_fold_the_same(compiled: Path) -> None:
    assert run(compiled, "-c", FOLDED).split("\n") == ["compiled None"] * 2 + [""]


def test_a_state_goes_from_one_build_to_the_other(compiled: Path, tmp_path: Path) -> None:
    for pure in (False, True):
        file = tmp_path / f"state-{pure}"
        run(compiled, "-c", SENT, "write", file, pure=pure)
        said = run(compiled, "-c", SENT, "read", file, pure=not pure)
        assert said.split() == ["compiled" if pure else "pure", "True"]


def test_workers_write_the_same_results(compiled: Path, tmp_path: Path) -> None:
    files: list[dict[str, bytes]] = []
    for pure in (False, True):
        out = tmp_path / f"run-{pure}"
        words = ("prehistory", "--players", "greedy,random", "--games", 2, "--format", "jsonl")
        kept = ("--records", "--decisions", "--workers", 2, "--out", out)
        run(compiled, "-m", "dolmen.cli", "simulate", *words, *kept, pure=pure)
        found = {str(p.relative_to(out)): p.read_bytes() for p in out.rglob("*") if p.is_file()}
        files.append(found)
    assert files[0].keys() == files[1].keys()
    assert [name for name in files[0] if files[0][name] != files[1][name]] == []


def test_a_traceback_names_the_line(compiled: Path) -> None:
    told = run(compiled, "-c", FAILED)
    source = compiled / "dolmen" / "games" / "prehistory" / "state.py"
    lines = source.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if "printed = self.content.tile" in line)
    assert f'games/prehistory/state.py", line {number}, in show_prices' in told
