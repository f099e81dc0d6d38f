"""A clock for bots that does not depend on the machine."""

import time
from itertools import count

import pytest


def tick(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let each look at the search's clock find it so many seconds later."""
    looks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) * seconds)
