"""How much one address may ask for in an hour, and how fast: enough for a club night, not for a
flood."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Protocol

from dolmen.core.refusal import BadInput
from dolmen.server.complaints import Sentence

HOUR = 3600.0
PER_HOUR = 60
REMEMBERED = 10_000  # addresses, before those that are quiet again are forgotten


class Tally(Protocol):
    """Counts that several processes share."""

    async def add(self, kind: str, who: str, n: int = 1) -> tuple[int, float]:
        """The sum of this hour, and the seconds until the next."""


class TooMany(BadInput):
    """Not now; the sentence says when."""


def source(address: str | None) -> str | None:
    """Whom an address stands for; None for this machine itself. One customer of IPv6 has a whole
    network of addresses."""
    try:
        found = ip_address((address or "").partition("%")[0])
    except ValueError:
        return None  # a socket of this machine
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_loopback:
        return None
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False))
    return str(found)


class Bucket:
    """A number at once, then a number per second."""

    def __init__(
        self, size: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.size = size
        self.rate = rate
        self.clock = clock
        self.left = size
        self.at = clock()

    def take(self) -> bool:
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    async def wait(self) -> None:
        """Take one as soon as there is one."""
        while not self.take():
            await asyncio.sleep((1 - self.left) / self.rate)

    def fill(self) -> None:
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now


class Limit:
    """So many in any hour and from any one source. 0: no limit. Several processes count together,
    by the hours of the clock."""

    def __init__(
        self,
        most: int = PER_HOUR,
        clock: Callable[[], float] = time.monotonic,
        what: str = "too_many_tables",
        tallies: Tally | None = None,
    ) -> None:
        self.most = most
        self.what = what  # the sentence that refuses
        self.clock = clock
        self.tallies = tallies
        self.times: dict[str, deque[float]] = {}
        self.full: dict[str, float] = {}  # who has had enough, until when: needs no common count

    async def count(self, address: str | None) -> None:
        """One more from this address; refused if it is one too many."""
        await self.check(address, 1)

    async def check(self, address: str | None, n: int = 0) -> None:
        """Refused if no more may come from this address."""
        who = source(address)
        if who is None or self.most <= 0:
            return
        if self.tallies is not None:
            await self.check_together(self.tallies, who, n)
        else:
            self.check_here(who, n)

    async def check_together(self, tallies: Tally, who: str, n: int) -> None:
        now = self.clock()
        if who in self.full:
            if now < self.full[who]:
                raise self.too_many(self.full[who] - now)
            self.full = {other: until for other, until in self.full.items() if now < until}
        total, left = await tallies.add(self.what, who, n)
        if total + 1 - n > self.most:
            self.full[who] = now + left
            raise self.too_many(left)

    def check_here(self, who: str, n: int) -> None:
        now = self.clock()
        if len(self.times) >= REMEMBERED:
            self.forget(now)
        times = self.times.setdefault(who, deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) >= self.most:
            raise self.too_many(times[0] + HOUR - now)
        times += [now] * n

    def too_many(self, seconds: float) -> TooMany:
        minutes = int(seconds // 60) + 1
        return TooMany(Sentence(self.what, most=self.most, minutes=minutes))

    def forget(self, now: float) -> None:
        quiet = [who for who, times in self.times.items() if not times or times[-1] <= now - HOUR]
        for who in quiet:
            del self.times[who]
