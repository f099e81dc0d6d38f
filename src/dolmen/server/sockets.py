"""How many sockets one address may have open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from dolmen.server.complaints import Sentence
from dolmen.server.limits import TooMany, source

SOCKETS = 100  # open at the same time from one address, except this machine


class Sockets:
    """How many sockets each address has open."""

    def __init__(self, most: int = SOCKETS) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str | None) -> Iterator[None]:
        who = source(address)
        if who is None:
            yield
            return
        if self.open[who] >= self.most:
            raise TooMany(Sentence("too_many_sockets", most=self.most))
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]
