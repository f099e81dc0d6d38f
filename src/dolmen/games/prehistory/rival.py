"""The rival tribe of the solitaire game (10.1). It decides nothing: chance and order do."""

from __future__ import annotations

from typing import Final, Literal, get_args

from dolmen.core.step import Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.ids import CEREMONY, FISHING, GATHERING, HUNTING, PILLARS
from dolmen.games.prehistory.pillars import empty_pillar, foot_free, put_at_foot
from dolmen.games.prehistory.state import NOTHING, RIVAL, RIVAL_STREAM, State

TURNS_PER_ROUND: Final = 3
Rank = Literal["camp_fire", "tribe", "people", "legend"]
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
STEPS: Final[tuple[int, ...]] = (60, 80, 100)  # points from which the next rank begins


class RivalSpring(Step):
    """One spring turn: a random pillar, a random colour, and the first item is gone."""

    def run(self, s: State) -> None:
        free = [pillar for pillar in range(len(PILLARS)) if foot_free(s, pillar)]
        if s.rival_turns == TURNS_PER_ROUND or not free:
            s.passed |= 1 << RIVAL
            if s.listener is not None:
                s.tell(m.RIVAL_PASSED)
            return
        s.rival_turns += 1
        pillar = free[s.below(RIVAL_STREAM, len(free))]
        colour = s.below(RIVAL_STREAM, 6)
        put_at_foot(s, pillar, colour)
        if s.listener is not None:
            s.tell(m.RIVAL_FOOT, pillar, colour)
        remove_item(s, pillar)


def remove_item(s: State, action: int) -> None:
    """What the rival takes leaves the game; nothing if there is no such item."""
    if action == GATHERING:
        for slot, tile in enumerate(s.gather_slots):
            if tile != NOTHING:
                s.gather_slots[slot] = NOTHING
                s.gather_gone.append(tile)
                if s.listener is not None:
                    s.tell(m.RIVAL_GATHERED, tile)
                return
    elif action == CEREMONY and s.ceremony_display:
        card = s.ceremony_display.pop(0)
        s.ceremony_gone.append(card)
        if s.listener is not None:
            s.tell(m.RIVAL_CARD, card)
    elif action == HUNTING and s.hunt_display:
        card = s.hunt_display.pop(0)
        s.hunt_gone.append(card)
        if s.listener is not None:
            s.tell(m.RIVAL_HUNTED, card)
    elif action == FISHING:
        best = NOTHING
        for slot, tile in enumerate(s.fish_slots):
            if tile != NOTHING and (best == NOTHING or value(s, slot) > value(s, best)):
                best = slot
        if best != NOTHING:
            tile = s.fish_slots[best]
            s.fish_slots[best] = NOTHING
            s.fish_gone.append(tile)
            if s.listener is not None:
                s.tell(m.RIVAL_FISHED, tile)


def value(s: State, slot: int) -> int:
    return s.content.fish[s.fish_slots[slot]].value


class RivalPick(Step):
    """The pillar with most markers, the lowest edge on ties; they are discarded."""

    def run(self, s: State) -> None:
        edges = s.content.pillar_edge
        pillar = max(range(len(PILLARS)), key=lambda p: (sum(s.top[p * 6 : p * 6 + 6]), -edges[p]))
        taken = empty_pillar(s, pillar)
        if s.listener is not None:
            s.tell(m.RIVAL_PICKED, pillar, taken)


def rank(total: int) -> int:
    """How a solitaire result is called, as an index into RANKS."""
    return sum(1 for step in STEPS if total >= step)
