"""The same run on a Ray cluster of two workers, one of which is killed."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest
from tests.lab.conftest import MODULE, files_of

from dolmen.core.refusal import BadInput
from dolmen.lab.engine import RAY, engine_of
from dolmen.lab.plan import Plan
from dolmen.lab.run_folder import RunFolder
from dolmen.lab.simulate import simulate
from dolmen.lab.tables import JSON_LINES


def test_a_cluster_gives_the_same_files_though_a_worker_is_killed(bots: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed (pip install 'dolmen[ray]')")
    plan = Plan("prehistory", ("mortal", "random"), 22, 2, own={"mortal": f"{MODULE}:Mortal"})
    simulate(plan, folder=RunFolder(bots / "local", plan, format_=JSON_LINES))
    (bots / "die").touch()
    with engine_of(2, RAY) as engine:
        simulate(plan, engine, RunFolder(bots / "ray", plan, format_=JSON_LINES))
    assert not (bots / "die").exists(), "nobody was killed: the test tests nothing"
    assert files_of(bots / "ray") == files_of(bots / "local")


def test_nobody_at_the_address_is_said_at_once() -> None:
    pytest.importorskip("ray", reason="Ray is not installed (pip install 'dolmen[ray]')")
    with socket.socket() as empty:
        empty.bind(("127.0.0.1", 0))  # taken, but nobody listens
        port = empty.getsockname()[1]
        with pytest.raises(BadInput, match=f"There is no Ray cluster at 127.0.0.1:{port}"):
            engine_of(2, RAY, f"127.0.0.1:{port}")


def test_without_ray_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="needs Ray, which is not installed: pip install"):
        engine_of(2, RAY)
