"""Territories: which are adjacent, and which a card uses (rulebook: production and terrain)."""

from __future__ import annotations

from dolmen.core.refusal import Refusal
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import CHOOSE_SEA
from dolmen.games.altay.question import Pick
from dolmen.games.altay.state import State


def neighbours(s: State, territory: int) -> tuple[int, ...]:
    """What is adjacent for the active player, seas opened this turn included."""
    printed = s.layout.adjacent[territory]
    if not s.seas:
        return printed
    found = list(printed)
    for sea, members in enumerate(s.layout.seas):
        if s.seas >> sea & 1 and territory in members:
            found.extend(t for t in members if t != territory and t not in found)
    return tuple(found)


# Using a terrain


def can_use(s: State, terrain: int) -> bool:
    """R11: each territory is used once per turn, whatever for."""
    return s.layout.ground[terrain] & s.me.ground & ~s.used != 0


def why_not_used(s: State, terrain: int) -> Refusal:
    owned = s.layout.ground[terrain] & s.me.ground
    return Refusal(m.TERRAIN_USED if owned else m.TERRAIN_NOT_OWNED, terrain, rule="R11")


def territory_to_use(s: State, terrain: int) -> int:
    """R58: the unused own territory with the fewest settlements, then the lowest number."""
    usable = s.layout.ground[terrain] & ~s.used
    unused = [t for t in s.me.lands if usable >> t & 1]
    return min(unused, key=lambda t: (s.settlements[t], t))


# Opening a sea (Seafarer)


def seas_to_open(s: State) -> list[int]:
    """R68: not yet opened this turn, and at least two territories in play on it."""
    return [
        sea
        for sea, members in enumerate(s.layout.seas)
        if not s.seas >> sea & 1 and len(members) >= 2
    ]


class ChooseSea(Pick):
    ask = m.ASK_SEA
    verb = CHOOSE_SEA
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def allowed(self, s: State) -> list[int]:
        return seas_to_open(s)

    def take(self, s: State, picked: int) -> None:
        s.seas |= 1 << picked
        if s.listener is not None:
            s.tell(m.SAILED, s.active, picked)
        if self.n > 1 and seas_to_open(s):
            s.push(ChooseSea(self.n - 1))
