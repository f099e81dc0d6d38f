"""What the land of a player is worth in Altay, and the land around it."""

from __future__ import annotations

from typing import Final

from dolmen.bots.judges.altay.plan import Deck
from dolmen.bots.judges.altay.weights import AltayWeights
from dolmen.games.altay.ids import NOBODY, NOTHING, TERRAINS, TITLES
from dolmen.games.altay.state import State

PRODUCERS: Final = tuple(
    TITLES.index(title) for title in ("farmer", "lumberjack", "miner", "stonecutter")
)


class Land:
    __slots__ = ("lasting", "room", "worth")

    def __init__(self, worth: float, lasting: float, room: int) -> None:
        self.worth = worth
        self.lasting = lasting  # what it is worth as long as the game is long
        self.room = room  # free territories in reach that need not be conquered


def map_worth(w: AltayWeights, s: State, number: int, decks: list[Deck]) -> Land:
    owner, settlements, adjacent, vp = s.owner, s.settlements, s.layout.adjacent, s.layout.vp
    total = 0.0
    terrains = [0] * len(TERRAINS)
    danger = 0.0
    free = frontier = 0  # territories, as bits
    pieces = 0
    for territory in s.seats[number].lands:
        n = settlements[territory]
        pieces += n
        total += w.stack[n if n < 4 else 4]
        terrains[s.layout.terrain[territory]] += 1
        foe = False
        for other in adjacent[territory]:
            rival = owner[other]
            if rival == NOBODY:
                if s.marker[other] == NOTHING:
                    free |= 1 << other
                else:
                    frontier |= 1 << other
            elif rival != number:
                foe = True
                if w.threat or w.cornered:
                    risk = peril(w, s, decks, number, rival, other, n)
                    risk *= 1 + vp[territory] if n == 1 else 0.5
                    danger = max(danger, risk)
        if foe and n == 1:
            total -= w.lone * (1 + vp[territory])
    total -= danger * (w.threat + (w.cornered if pieces == 1 else 0.0))
    room = free.bit_count()
    for place in range(min(room, len(w.room))):
        total += w.room[place]
    total += w.frontier * min(frontier.bit_count(), 5)
    if w.site:
        for territory, value in enumerate(vp):
            if value and (free | frontier) >> territory & 1:
                total += w.site * value
    kinds = len(terrains) - terrains.count(0)
    lasting = w.terrain * kinds
    if w.synergy:
        for terrain, title in enumerate(PRODUCERS):
            lasting += w.synergy * min(terrains[terrain], decks[number].counts[title])
    return Land(total, lasting, room)


def peril(
    w: AltayWeights, s: State, decks: list[Deck], number: int, rival: int, source: int, n: int
) -> float:
    """How likely a neighbour takes one of n settlements in the next turn, 0 to 1."""
    attack = s.settlements[source] + s.seats[rival].attack_bonus + decks[rival].arms
    defence = n + s.seats[number].defence_bonus + decks[number].arms
    return min(1.0, max(0.0, 0.5 + w.edge * (attack - defence)))


def build_worth(w: AltayWeights, land: Land) -> float:
    """The promise of a build."""
    return w.settlement if land.room else w.settlement - w.crowded


def place_promise(w: AltayWeights, s: State, territory: int, seat: int) -> float:
    if s.owner[territory] == seat:
        n = s.settlements[territory]
        return w.stack[min(n + 1, 4)] - w.stack[min(n, 4)]
    return 1.0 + s.layout.vp[territory]
