"""A clock for bots that does not depend on the machine."""

from itertools import count
from types import SimpleNamespace

import pytest


def tick(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let each look at the search's clock find it so many seconds later."""
    looks = count()
    clock = SimpleNamespace(perf_counter=lambda: next(looks) * seconds)
    monkeypatch.setattr("dolmen.bots.search.time", clock)
