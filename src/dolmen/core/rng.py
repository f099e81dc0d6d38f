"""A small counter-based generator: a stream is a key and a counter.

The n-th number of a stream is a hash of (key, n), so a stream clones as two integers and the
same seed gives the same numbers on every machine and Python version. Everything stays within
32 bits.
"""

from hashlib import blake2b

MASK = 0xFFFFFFFF


def derive(seed: object, name: str) -> tuple[int, int]:
    """The key of the stream called `name` under `seed`."""
    digest = blake2b(f"{seed}/{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little")


def number(key0: int, key1: int, counter: int) -> int:
    """The 32-bit number at `counter`: two rounds of a bias-free integer hash, a key before each."""
    x = (counter ^ key0) & MASK
    x ^= x >> 16
    x = (x * 0x7FEB352D) & MASK
    x ^= x >> 15
    x = (x * 0x846CA68B) & MASK
    x ^= x >> 16
    x = (x + key1) & MASK
    x ^= x >> 16
    x = (x * 0x7FEB352D) & MASK
    x ^= x >> 15
    x = (x * 0x846CA68B) & MASK
    return x ^ (x >> 16)


class Rng:
    """A generator outside the game: bots, determinization, studies. Never part of a state."""

    __slots__ = ("counter", "key0", "key1")

    def __init__(self, seed: object, name: str = "rng") -> None:
        self.key0, self.key1 = derive(seed, name)
        self.counter = 0

    def below(self, n: int) -> int:
        """A number from 0 to n-1, every one equally likely."""
        product = number(self.key0, self.key1, self.counter) * n
        self.counter += 1
        if product & MASK < n and product & MASK < (MASK + 1 - n) % n:
            return self.below(n)  # hardly ever; otherwise some numbers would be likelier
        return product >> 32

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.below(1 << 31) / (1 << 31)

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
