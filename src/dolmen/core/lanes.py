"""Many random numbers at once, for plain Python: they lie side by side in one long integer, so that
each operation is made for all of them. What `rng.number` says of one, this says of many.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Final

WIDTH: Final = 64  # bits of a lane: a product of two numbers of 32 bits never leaves its own
LANES: Final = 64  # that lie side by side at most


@cache
def lanes(n: int) -> tuple[int, int, int, Struct]:
    """For n lanes: a one in each, its place in each, the bits that hold a number; and a reader."""
    ones = sum(1 << WIDTH * lane for lane in range(n))
    places = sum(lane << WIDTH * lane for lane in range(n))
    return ones, places, 0xFFFFFFFF * ones, Struct(f"<{n}Q")


def numbers(key0: int, key1: int, counter: int, n: int) -> tuple[int, ...]:
    """The n numbers from `counter` on; n is at most LANES."""
    ones, places, low, reader = lanes(n)
    x = counter * ones + places ^ key0 * ones
    x = (x ^ x >> 16) & low  # a shift leaves bits of the lane above, and they have to go
    x = x * 0x7FEB352D & low
    x = (x ^ x >> 15) & low
    x = x * 0x846CA68B & low
    x = ((x ^ x >> 16) & low) + key1 * ones & low
    x = (x ^ x >> 16) & low
    x = x * 0x7FEB352D & low
    x = (x ^ x >> 15) & low
    x = x * 0x846CA68B & low
    x = (x ^ x >> 16) & low
    found: tuple[int, ...] = reader.unpack(x.to_bytes(reader.size, "little"))
    return found
