"""How much one address may ask for in an hour: enough for a club night, not for a flood."""

from __future__ import annotations

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

    async def count(self, address: str | None) -> None:
        """One more from this address; refused if it is one too many."""
        await self.check(address, 1)

    async def check(self, address: str | None, n: int = 0) -> None:
        """Refused if no more may come from this address."""
        who = source(address)
        if who is None or self.most <= 0:
            return
        if self.tallies is not None:
            total, left = await self.tallies.add(self.what, who, n)
            if total + 1 - n > self.most:
                raise self.too_many(left)
        else:
            self.check_here(who, n)

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
