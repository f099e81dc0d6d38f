"""How many tables one address may make: enough for a club night, not for a flood."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

from dolmen.core.refusal import BadInput
from dolmen.server.complaints import Sentence

HOUR = 3600.0
PER_HOUR = 60
REMEMBERED = 10_000  # addresses, before those that are quiet again are forgotten


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
    """So many in any hour and from any one source. 0: no limit."""

    def __init__(
        self,
        most: int = PER_HOUR,
        clock: Callable[[], float] = time.monotonic,
        what: str = "too_many_tables",
    ) -> None:
        self.most = most
        self.what = what  # the sentence that refuses
        self.clock = clock
        self.times: dict[str, deque[float]] = {}

    def count(self, address: str | None) -> None:
        """One more from this address; refused if it is one too many."""
        times = self.check(address)
        if times is not None:
            times.append(self.clock())

    def check(self, address: str | None) -> deque[float] | None:
        """Refused if no more may come from this address. Gives the times when something came; None
        where they are not counted."""
        who = source(address)
        if who is None or self.most <= 0:
            return None
        now = self.clock()
        if len(self.times) >= REMEMBERED:
            self.forget(now)
        times = self.times.setdefault(who, deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) >= self.most:
            minutes = int((times[0] + HOUR - now) // 60) + 1
            raise TooMany(Sentence(self.what, most=self.most, minutes=minutes))
        return times

    def forget(self, now: float) -> None:
        quiet = [who for who, times in self.times.items() if not times or times[-1] <= now - HOUR]
        for who in quiet:
            del self.times[who]
