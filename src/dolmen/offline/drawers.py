"""Where a browser's hall keeps its rows: in IndexedDB, or in memory where there is none."""

from __future__ import annotations

import json
from typing import Any

from dolmen.offline.local_store import DELETE, Full, Taken, Write


class MemoryDrawers:
    """Gone with the process: for tests, and for browsers that forbid any store."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], str] = {}

    async def read(self, drawer: str, key: str) -> str | None:
        return self.rows.get((drawer, key))

    async def between(self, drawer: str, first: str, last: str) -> list[str]:
        keys = sorted(key for one, key in self.rows if one == drawer and first <= key < last)
        return [self.rows[drawer, key] for key in keys]

    async def write(self, writes: list[Write]) -> None:
        if any(how == "add" and (drawer, key) in self.rows for how, drawer, key, _ in writes):
            raise Taken
        for how, drawer, key, text in writes:
            if how == DELETE:
                self.rows.pop((drawer, key), None)
            else:
                self.rows[drawer, key] = text


class BrowserDrawers:
    """IndexedDB, through `browser/src/offline/database.ts`."""

    def __init__(self, database: Any) -> None:
        self.database = database

    async def read(self, drawer: str, key: str) -> str | None:
        found: str | None = await self.database.read(drawer, key)
        return found if isinstance(found, str) else None

    async def between(self, drawer: str, first: str, last: str) -> list[str]:
        return list((await self.database.between(drawer, first, last)).to_py())

    async def write(self, writes: list[Write]) -> None:
        """What is wrong comes back as a word: exceptions lose their names on the way."""
        problem = await self.database.write(json.dumps(writes))
        if problem == "taken":
            raise Taken
        if problem == "full":
            raise Full
        if problem:
            raise OSError(problem)
