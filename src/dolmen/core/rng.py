"""A small counter-based generator: a stream is a key and a counter.

The n-th number of a stream is a hash of (key, n), so a stream clones as two integers and the
same seed gives the same numbers on every machine and Python version. Everything stays within
32 bits. (`i64` is a plain int to Python and a machine word to the compiler.)
"""

from __future__ import annotations

from hashlib import blake2b
from types import FunctionType
from typing import Final

from mypy_extensions import i64

from dolmen.core.lanes import LANES, numbers

MASK: Final = 0xFFFFFFFF
FEW: Final = 3  # so many numbers are made as quickly one by one
MOST: Final = 32  # numbers that a generator makes ahead


def derive(seed: object, name: str) -> tuple[int, int]:
    """The key of the stream called `name` under `seed`."""
    digest = blake2b(f"{seed}/{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little")


def number(key0: i64, key1: i64, counter: i64) -> i64:
    """The 32-bit number at `counter`: two rounds of a bias-free integer hash, a key before each.
    (Keys and counters have 32 bits. The mask is written out: a name would be looked up each time.)
    """
    x: i64 = counter ^ key0
    x ^= x >> 16
    x = x * 0x7FEB352D & 0xFFFFFFFF
    x ^= x >> 15
    x = x * 0x846CA68B & 0xFFFFFFFF
    x = (x ^ x >> 16) + key1 & 0xFFFFFFFF
    x ^= x >> 16
    x = x * 0x7FEB352D & 0xFFFFFFFF
    x ^= x >> 15
    x = x * 0x846CA68B & 0xFFFFFFFF
    return x ^ x >> 16


# Compiled, a number is a handful of machine instructions. Plain, many at once are quicker.
PLAIN: Final = isinstance(number, FunctionType)


def mix(items: list[int], key0: i64, key1: i64, counter: i64) -> i64:
    """Shuffle with the numbers from `counter` on; gives the counter after the last one used."""
    last = len(items) - 1
    while PLAIN and last >= FEW:
        for word in numbers(key0, key1, counter, min(last, LANES)):
            product: i64 = word * (last + 1)
            if product & MASK <= last:  # hardly ever: it may have to be drawn anew
                return mix_singly(items, last, key0, key1, counter)
            counter += 1
            other = product >> 32
            items[last], items[other] = items[other], items[last]
            last -= 1
    return mix_singly(items, last, key0, key1, counter)


def mix_singly(items: list[int], top: int, key0: i64, key1: i64, counter: i64) -> i64:
    """Shuffle the items up to the one at `top`, number by number."""
    for last in range(top, 0, -1):
        n: i64 = last + 1
        product: i64 = number(key0, key1, counter) * n
        counter += 1
        while product & MASK < n and product & MASK < (MASK + 1 - n) % n:
            product = number(key0, key1, counter) * n  # as in `Rng.below`
            counter += 1
        other = product >> 32
        items[last], items[other] = items[other], items[last]
    return counter


class Rng:
    """A generator outside the game: bots, determinization, studies. Never part of a state."""

    __slots__ = ("ahead", "end", "key0", "key1")

    key0: i64
    key1: i64
    end: i64  # the counter of the first number that is not made yet
    ahead: list[int]  # made, but not drawn yet; the next one last

    def __init__(self, seed: object, name: str = "rng", key: tuple[int, int] | None = None) -> None:
        """With a key that was derived before it is ready sooner."""
        self.key0, self.key1 = derive(seed, name) if key is None else key
        self.end = 0
        self.ahead = []

    def go_on(self, key0: int, key1: int, counter: int) -> None:
        """Be the generator of another stream, from the number at `counter` on."""
        self.key0 = key0
        self.key1 = key1
        self.end = counter
        self.ahead = []

    @property
    def counter(self) -> int:
        """How many numbers were drawn."""
        return self.end - len(self.ahead)

    def make_ahead(self) -> list[int]:
        """As many numbers as were drawn so far, within limits; of some generators hardly any are
        wanted."""
        n = min(MOST, self.end)
        if n < FEW:
            self.ahead = [number(self.key0, self.key1, self.end)]
            self.end += 1
            return self.ahead
        self.ahead = [*numbers(self.key0, self.key1, self.end, n)]
        self.ahead.reverse()
        self.end += n
        return self.ahead

    def word(self) -> int:
        """32 bits: a key for a stream."""
        if PLAIN:
            return (self.ahead or self.make_ahead()).pop()
        self.end += 1
        return number(self.key0, self.key1, self.end - 1)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, every one equally likely; n is at most 2**31."""
        product: i64
        if PLAIN:
            product = (self.ahead or self.make_ahead()).pop() * n
        else:
            counter = self.end
            product = number(self.key0, self.key1, counter) * n
            self.end = counter + 1
        if product & MASK < n and product & MASK < (MASK + 1 - n) % n:
            return self.below(n)  # hardly ever; otherwise some numbers would be likelier
        return product >> 32

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.below(1 << 31) / (1 << 31)

    def shuffle(self, items: list[int]) -> None:
        began = self.end - len(self.ahead)
        self.ahead = []
        self.end = mix(items, self.key0, self.key1, began)
