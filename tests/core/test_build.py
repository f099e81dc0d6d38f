"""Which engine runs: the plain sources, unless what was compiled is theirs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dolmen import build


def kind(**more: str) -> str:
    """What a new process says about itself."""
    said = subprocess.run(
        [sys.executable, "-m", "dolmen.cli", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **more},
    )
    return said.stdout.strip()


def test_the_plain_program_runs_when_asked_for() -> None:
    assert kind(DOLMEN_PURE="1").endswith("(pure)")


def test_beside_a_real_table_the_plain_program_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(sys, "argv", ["dolmen", "companion", "prehistory"])
    monkeypatch.setattr(build, "is_outdated", lambda: False)
    monkeypatch.setenv(build.PLAIN, "")
    build.choose()
    assert sys.meta_path[0] is build.Sources and os.environ[build.PLAIN] == "1"


def test_compiled_modules_of_older_sources_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "rules.py"
    source.write_text("x = 1\n")
    stamp = tmp_path / "compiled.json"
    monkeypatch.setattr(build, "PACKAGE", tmp_path)
    monkeypatch.setattr(build, "STAMP", stamp)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setenv(build.PLAIN, "")  # so that it is put back as it was
    monkeypatch.delenv(build.PLAIN)
    assert not build.is_outdated(), "nothing was compiled"
    stamp.write_text(json.dumps({"rules.py": build.state_of(source)}))
    assert not build.is_outdated()
    source.write_text("x = 12\n")
    assert build.is_outdated()
    build.choose()
    assert sys.meta_path[0] is build.Sources
    assert os.environ[build.PLAIN] == "1"
    assert "older than its sources" in capsys.readouterr().err
    source.unlink()
    assert build.is_outdated()


def test_the_source_of_a_compiled_module_is_found(tmp_path: Path) -> None:
    from importlib.machinery import EXTENSION_SUFFIXES

    (tmp_path / "rules.py").write_text("x = 1\n")
    (tmp_path / f"rules{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    found = build.Sources.find_spec("dolmen.rules", [str(tmp_path)])
    assert found is not None and found.origin == str(tmp_path / "rules.py")
    assert build.Sources.find_spec("elsewhere.rules", [str(tmp_path)]) is None
