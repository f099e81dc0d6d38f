"""Villages (6.2): where they may be built, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import (
    PICK_JUNCTION,
)
from dolmen.games.endless_winter.camps import standing
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import VILLAGE
from dolmen.games.endless_winter.income import INCOME, IconChoice, lacking, pay
from dolmen.games.endless_winter.state import NOTHING, State


def village_sites(
    content: Content, allowed: tuple[int, ...], camps: Sequence[int], junctions: list[int]
) -> list[int]:
    """Free junctions with an own Camp on each of their three hexes, not at the base (R25)."""
    around = content.junction_hexes
    found: list[int] = []
    for junction in allowed:
        a, b, c = around[junction]
        if camps[a] and camps[b] and camps[c] and junctions[junction] == NOTHING:
            found.append(junction)
    return found


def own_village_sites(s: State, seat: int) -> list[int]:
    return village_sites(s.content, s.rules.village_junctions, standing(s, seat), s.junctions)


def village_payable(s: State, seat: int) -> bool:
    me = s.seats[seat]
    return me.villages < s.content.villages_max and me.food >= s.content.village_cost[me.villages]


def can_build_village(s: State, seat: int) -> bool:
    return village_payable(s, seat) and bool(own_village_sites(s, seat))


def village_refusal(s: State, seat: int) -> Refusal | None:
    """Why the seat can build no Village now."""
    me = s.seats[seat]
    if me.villages >= s.content.villages_max:
        return Refusal(m.VILLAGES_GONE, s.content.villages_max, rule="6.2")
    if not own_village_sites(s, seat):
        return Refusal(m.NO_VILLAGE_SITE, rule="6.2")
    return lacking(me.food, 0, 0, s.content.village_cost[me.villages], 0, 0, "R7")


class BuildVillage(IconChoice):
    """Pay the slot's food, take back one Camp per hex (R26), put the Village down."""

    op = VILLAGE
    asking = m.PICK_JUNCTION

    def targets(self, s: State) -> list[int]:
        if not village_payable(s, self.who):
            return []
        return [PICK_JUNCTION.base + junction for junction in own_village_sites(s, self.who)]

    def pick(self, s: State, action: int) -> None:
        me, junction = s.seats[self.who], action - PICK_JUNCTION.base
        pay(s, self.who, s.content.village_cost[me.villages], 0, 0)
        served = [module.stands_in(s, self.who) for module in s.rules.modules]
        for hex_ in s.content.junction_hexes[junction]:
            if hex_ not in served:
                me.camps[hex_] -= 1
                me.board_camps += 1
        me.villages += 1
        s.junctions[junction] = self.who
        if s.listener is not None:
            s.tell(m.BUILT_VILLAGE, self.who, junction)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in PICK_JUNCTION:
            return None
        junction = action - PICK_JUNCTION.base
        if junction not in s.rules.village_junctions:
            return Refusal(m.AT_BASE, rule="R25")
        if s.junctions[junction] != NOTHING:
            return Refusal(m.JUNCTION_TAKEN, junction, rule="6.2")
        for hex_ in s.content.junction_hexes[junction]:
            if not standing(s, self.who)[hex_]:
                return Refusal(m.NO_CAMP_HERE, hex_, rule="6.2")
        return village_refusal(s, self.who)


def gain_village(s: State, seat: int, icon: Icon) -> None:
    s.push(BuildVillage(seat, icon.n, INCOME))
