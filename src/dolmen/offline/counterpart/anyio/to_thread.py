"""There are no threads: whatever is short is done at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


async def run_sync(work: Callable[..., T], *args: Any, **ignored: Any) -> T:
    return work(*args)
