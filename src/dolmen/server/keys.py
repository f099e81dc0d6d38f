"""The secrets that open seats.

A key is a keyed hash of the table, the seat and how often the seat changed hands. Nothing about
it is stored, any server process with the same secret can check it, and a seat that changes hands
gets a new one.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import blake2b


class Keys:
    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def make(self, *parts: object) -> str:
        text = "/".join(str(part) for part in parts)
        digest = blake2b(text.encode(), key=self.secret, digest_size=18).digest()
        return urlsafe_b64encode(digest).decode()

    def seat(self, table: str, seat: int, change: int) -> str:
        return self.make("seat", table, seat, change)

    def invite(self, table: str, seat: int, change: int) -> str:
        return self.make("invite", table, seat, change)

    def recovery(self, table: str, seat: int, change: int, day: int) -> str:
        """Gives a seat back to who has lost its key; only good near the day it was made."""
        return self.make("recover", table, seat, change, day)

    def host(self, table: str) -> str:
        return self.make("host", table)

    def decision(self, table: str, turns: int) -> int:
        """A number for a decision that does not tell how many came before it."""
        digest = blake2b(f"{table}/{turns}".encode(), key=self.secret, digest_size=6).digest()
        return int.from_bytes(digest, "big")


def same(one: str, other: str) -> bool:
    """Compare without telling by the time it takes how much was right."""
    return hmac.compare_digest(one.encode(), other.encode())


def is_among(key: str, shown: list[str]) -> bool:
    """Whether one of the keys that somebody shows is this one."""
    return any(same(key, token) for token in shown)
