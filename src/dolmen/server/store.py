"""Where tables are kept."""

from __future__ import annotations

import secrets
from typing import Protocol

from dolmen.server.sheet import Entry, Head


class Conflict(Exception):
    """Somebody else already wrote this entry."""


class Store(Protocol):
    def secret(self) -> bytes: ...
    async def create(self, head: Head, entries: list[Entry]) -> None: ...
    async def append(self, table: str, entries: list[Entry]) -> None: ...
    async def load(self, table: str) -> tuple[Head, list[Entry]] | None: ...
    async def after(self, table: str, number: int) -> list[Entry]: ...
    async def listed(self, limit: int) -> list[tuple[Head, list[Entry]]]: ...


class Memory:
    """For trying things out: gone when the server stops."""

    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)
        self.tables: dict[str, tuple[Head, list[Entry]]] = {}

    def secret(self) -> bytes:
        return self.key

    async def create(self, head: Head, entries: list[Entry]) -> None:
        self.tables[head.id] = (head, list(entries))

    async def append(self, table: str, entries: list[Entry]) -> None:
        _, log = self.tables[table]
        if entries[0].number != len(log) + 1:
            raise Conflict(table)
        log.extend(entries)

    async def load(self, table: str) -> tuple[Head, list[Entry]] | None:
        return self.tables.get(table)

    async def after(self, table: str, number: int) -> list[Entry]:
        return self.tables[table][1][number:]

    async def listed(self, limit: int) -> list[tuple[Head, list[Entry]]]:
        return [(head, log) for head, log in self.tables.values() if head.listed][-limit:]
