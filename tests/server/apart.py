"""Coroutines in a thread of their own: where browser tests ran before, this one has a loop."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
