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


def own_territories(s: State, number: int) -> list[int]:
    return [t for t, owner in enumerate(s.owner) if owner == number]


# Using a terrain


def can_use(s: State, terrain: int) -> bool:
    """R11: each territory is used once per turn, whatever for."""
    seat, owner, used = s.active, s.owner, s.used
    for t in s.layout.of_terrain[terrain]:  # noqa: SIM110  # quicker than a generator
        if owner[t] == seat and not used >> t & 1:
            return True
    return False


def why_not_used(s: State, terrain: int) -> Refusal:
    owned = any(s.owner[t] == s.active for t in s.layout.of_terrain[terrain])
    return Refusal(m.TERRAIN_USED if owned else m.TERRAIN_NOT_OWNED, terrain, rule="R11")


def territory_to_use(s: State, terrain: int) -> int:
    """R58: the unused own territory with the fewest settlements, then the lowest number."""
    unused = [
        t for t in s.layout.of_terrain[terrain] if s.owner[t] == s.active and not s.used >> t & 1
    ]
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
