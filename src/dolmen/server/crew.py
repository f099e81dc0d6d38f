"""Whoever works beside the tables: bots think there, and whatever else would hold everybody up is
done there. Here is who does what; how the work gets there is said in `workers.py` (processes) and
`dolmen.offline.local_crew` (workers of a browser)."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Protocol, TypeVar

from dolmen.bots import bots
from dolmen.bots.bot import Turn
from dolmen.bots.levels import thinks_long
from dolmen.core.rng import Rng
from dolmen.server.folded import Mark, Missed, Told, fold

T = TypeVar("T")
# Whose request is carried out: at a worker, nobody waits behind all that one stranger asks for.
ASKER: ContextVar[str] = ContextVar("asker", default="")


class WorkerLost(Exception):
    """The worker has ended before its work was done. There is another one now."""


def think(told: Told, name: str, seconds: float | None = None) -> int:
    """The answer of a bot to the open decision."""
    game, header, mark, state, _ = fold(told)
    # Its own generator, from things no player knows: thinking never changes the game.
    rng = Rng(f"{header.seed}/{told.table}/{mark.moves}", "bot")
    return bots.make(name, game, rng, players=state.players).choose(Turn(game, state, seconds))


class Teller(Protocol):
    """A table, as workers hear of it."""

    @property
    def id(self) -> str: ...

    async def tell_since(self, mark: Mark | None) -> Told: ...


class Crew:
    """A few workers. The first is for quick bots; the others think, and a table goes back to the
    one that knows it, unless that is busy. The last but one has all the time in the world; the
    last looks back at games."""

    def __init__(self, thinkers: int) -> None:
        self.count = 1 + thinkers
        self.busy = [0] * (self.count + 2)
        self.home: dict[str, int] = {}
        self.heard: dict[str, dict[int, Mark]] = {}  # table -> how far each worker knows its game

    def open(self) -> None:
        """From now on there is work."""

    def close(self) -> None:
        """There is no more."""

    async def at(self, place: int, who: str, work: Callable[..., T], *args: Any) -> T:
        """Have something done by one of them; raises WorkerLost."""
        raise NotImplementedError

    async def think(self, table: Teller, game: str, name: str, seconds: float | None = None) -> int:
        place = 0
        if thinks_long(game, name):
            place = self.home.get(table.id, 1)
            if self.busy[place]:
                place = self.idlest()
            self.home[table.id] = place
        return await self.about(place, table, think, name, seconds)

    async def run_about(self, table: Teller, work: Callable[..., T], *args: Any) -> T:
        """Work about a game in progress that would hold up the tables."""
        return await self.about(self.idlest(), table, work, *args)

    async def about(self, place: int, table: Teller, work: Callable[..., T], *args: Any) -> T:
        """The worker is told what is new in the game; if it has missed anything, everything."""
        heard = self.heard.setdefault(table.id, {})
        told = await table.tell_since(heard.pop(place, None))
        try:
            found = await self.at(place, table.id, work, told, *args)
        except Missed:
            told = await table.tell_since(None)
            found = await self.at(place, table.id, work, told, *args)
        heard[place] = told.until
        return found

    def idlest(self) -> int:
        return min(range(1, self.count), key=lambda n: self.busy[n])

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Anything else that would hold up the tables. No quick bot waits for it."""
        return await self.at(self.idlest(), f"{work.__name__} {ASKER.get()}", work, *args)

    async def run_beside(self, work: Callable[..., T], *args: Any) -> T:
        """Work beside a real table. There the rules run on piles that ask for what they do not
        know, which compiled code would look past."""
        return await self.run(work, *args)

    async def run_aside(self, work: Callable[..., T], *args: Any) -> T:
        """What nobody waits for, and nobody shall wait behind."""
        return await self.at(self.count, work.__name__, work, *args)

    async def run_review(self, work: Callable[..., T], *args: Any) -> T:
        """A portion of a review: somebody watches its progress, but it takes long."""
        return await self.at(self.count + 1, work.__name__, work, *args)

    def forget(self, table: str) -> None:
        self.home.pop(table, None)
        self.heard.pop(table, None)
