"""Seats on another device: what a browser holds waits here under a code, for a short time and for
whoever comes first with it.

The server neither checks nor reads what is in a pocket: keys that open nothing are of no use to
anybody. It keeps a hash of the code, so that who reads the database finds no code either.
"""

from __future__ import annotations

import re
import secrets
import time

import msgspec

from dolmen.core.refusal import BadInput
from dolmen.server import wire
from dolmen.server.checks import Forbidden
from dolmen.server.complaints import Sentence
from dolmen.server.keys import Keys
from dolmen.server.limits import Limit
from dolmen.server.storage import Storage

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
LENGTH = 10  # fifty bits: with so few tries an hour nobody finds one that waits for minutes
MINUTES = 15
LONGEST = 200_000  # characters
MOST_TABLES = 1_000
ALIKE = str.maketrans("OIL", "011")


class Pockets:
    def __init__(self, store: Storage, keys: Keys) -> None:
        self.store = store
        self.keys = keys
        self.filled = Limit(30, what="too_many_codes", tallies=store.tallies)
        self.tried = Limit(20, what="too_many_tries", tallies=store.tallies)

    async def fill(self, address: str | None, pocket: wire.Pocket) -> wire.PocketCode:
        text = msgspec.json.encode(pocket).decode()
        if len(pocket.tables) > MOST_TABLES or len(text) > LONGEST:
            raise BadInput(Sentence("pocket_full"))
        await self.filled.count(address)
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        now = time.time()
        await self.store.keep_pocket(self.name(code), text, now + 60 * MINUTES, now)
        return wire.PocketCode(f"{code[:5]}-{code[5:]}", 60 * MINUTES)

    async def open(self, address: str | None, code: str) -> wire.Pocket:
        plain = re.sub(r"[\s-]", "", code).upper().translate(ALIKE)
        await self.tried.check(address)
        text = await self.store.take_pocket(self.name(plain), time.time())
        if text is None:
            await self.tried.count(address)
            raise Forbidden(Sentence("wrong_code"))
        return msgspec.json.decode(text, type=wire.Pocket)

    def name(self, code: str) -> str:
        return self.keys.make("pocket", code)
