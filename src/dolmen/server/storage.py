"""What the hall asks of the place where tables are kept: a database (`store.py`), or what a browser
has (`dolmen.offline.local_store`)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Struct

from dolmen.server.contents import Kept
from dolmen.server.journal import Entry, Head
from dolmen.server.pictures import Pictures

if TYPE_CHECKING:
    from dolmen.server.limits import Tally


class Conflict(Exception):
    """Somebody else already wrote this entry."""


class News(Struct):
    """What another server process says: that logs have grown, or which seats are at a table."""

    process: str
    tables: list[str]
    present: list[int] | None = None


class Stored(NamedTuple):
    """A table as it was found."""

    head: Head
    entries: list[Entry]
    content: Kept | None


class Storage(Protocol):
    """Writing ends when it is on the disk; what cannot be done raises `Trouble`."""

    @property
    def shared(self) -> bool:
        """Do other processes write there, too?"""

    @property
    def tallies(self) -> Tally | None:
        """Counts that these share."""

    def secret(self) -> bytes: ...

    async def create(self, head: Head, entries: list[Entry], kept: Kept | None = None) -> None: ...

    async def append(self, table: str, entries: list[Entry]) -> None: ...

    async def load(self, table: str) -> Stored | None: ...

    async def after(self, table: str, number: int) -> list[Entry]: ...

    async def numbers(self, tables: list[str]) -> dict[str, int]: ...

    async def listed(self, limit: int) -> list[Head]: ...

    async def without_content(self) -> list[tuple[str, str]]: ...

    async def give_content(self, kept: Kept, tables: list[str]) -> None: ...

    async def undrawn(self) -> list[str]: ...

    async def keep_pictures(self, table: str, pictures: Pictures) -> None: ...

    async def pictures(self, table: str) -> Pictures | None: ...

    async def keep_review(self, table: str, at: float, done: bool, data: bytes) -> None: ...

    async def forget_review(self, table: str) -> None: ...

    async def review(self, table: str) -> tuple[bool, bytes] | None: ...

    async def unfinished_reviews(self, before: float) -> list[str]: ...

    async def keep_report(self, name: str, table: str, at: float, text: str) -> None: ...

    async def report(self, name: str) -> tuple[str, str] | None: ...

    async def keep_pocket(self, name: str, text: str, until: float, now: float) -> None: ...

    async def take_pocket(self, name: str, now: float) -> str | None: ...

    async def keep_session(self, name: str, start: str, log: str, length: int) -> None: ...

    async def session(self, name: str) -> tuple[str, str] | None: ...

    async def extend_session(self, name: str, before: int, log: str, length: int) -> bool: ...

    async def announce(self, table: str, present: list[int]) -> None: ...

    def news(self) -> AsyncIterator[News | None]: ...
