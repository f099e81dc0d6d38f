"""What tests of long runs share."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

MODULE = "own_bots_of_the_lab"


def files_of(folder: Path) -> dict[str, bytes]:
    """All files of a run."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder with bots of one's own in it, from which programs are run."""
    shutil.copy(Path(__file__).parent / "own_bots.py", tmp_path / f"{MODULE}.py")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop(MODULE, None)
