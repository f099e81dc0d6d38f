"""Beside a real table the rules run plain, whatever the server runs."""

from __future__ import annotations

import os

import pytest
from tests.server.apart import run_apart

from dolmen import build
from dolmen.server.workers import Workers


def engine() -> tuple[str, str | None]:
    return build.kind(), os.environ.get(build.PLAIN)


def test_beside_a_real_table_a_plain_process_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "kind", lambda: "compiled")
    monkeypatch.delenv(build.PLAIN, raising=False)

    async def ask() -> None:
        workers = Workers()
        workers.open()
        try:
            assert await workers.run_beside(engine) == ("pure", "1")
            assert build.PLAIN not in os.environ
        finally:
            workers.close()

    run_apart(ask())
