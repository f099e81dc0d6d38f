"""The map (6.2): Camps, Villages, influence."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.content import WinterContent
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import BASE, HEXES, MOVE_CAMP, PLACE_CAMP, VILLAGE
from dolmen.games.endless_winter.income import INCOME, IconChoice, lacking, pay
from dolmen.games.endless_winter.state import NOMAD_TILE, NOTHING, Winter
from dolmen.games.endless_winter.words import (
    B_PICK_CAMP,
    B_PICK_HEX,
    B_PICK_JUNCTION,
    B_PICK_STEP,
    PICK_CAMP,
    PICK_HEX,
    PICK_JUNCTION,
    PICK_STEP,
)


def enter_hex(s: Winter, seat: int, hex_: int) -> None:
    """A Camp came onto a hex; modules react."""
    for module in s.rules.modules:
        module.camp_entered_hex(s, seat, hex_)


class PlaceCamp(IconChoice):
    """From the board onto the base hex or a hex touched by an own Village (R27, R28)."""

    __slots__ = ()
    op = PLACE_CAMP
    asking = m.PICK_HEX

    def targets(self, s: Winter) -> list[int]:
        if not s.seats[self.who].board_camps:
            return []
        return [B_PICK_HEX + hex_ for hex_ in camp_hexes(s, self.who)]

    def pick(self, s: Winter, action: int) -> None:
        me, hex_ = s.seats[self.who], action - B_PICK_HEX
        me.board_camps -= 1
        me.camps[hex_] += 1
        if s.listener is not None:
            s.tell(m.PLACED_CAMP, self.who, hex_)
        enter_hex(s, self.who, hex_)

    def explain(self, s: Winter, action: int) -> Refusal | None:
        if action not in PICK_HEX:
            return None
        if not s.seats[self.who].board_camps:
            return Refusal(m.NO_CAMP_LEFT, rule="R28")
        return Refusal(m.NOT_BASE_OR_VILLAGE, action - B_PICK_HEX, rule="R27")


def camp_hexes(s: Winter, seat: int) -> list[int]:
    """Where a Camp may be placed."""
    found = {BASE}
    if s.seats[seat].villages:
        for junction, owner in enumerate(s.junctions):
            if owner == seat:
                found.update(s.content.junction_hexes[junction])
    return sorted(found)


class MoveCamp(IconChoice):
    """Which Camp; the step itself is asked next."""

    __slots__ = ()
    op = MOVE_CAMP
    asking = m.PICK_CAMP

    def targets(self, s: Winter) -> list[int]:
        return [B_PICK_CAMP + hex_ for hex_, n in enumerate(s.seats[self.who].camps) if n]

    def pick(self, s: Winter, action: int) -> None:
        s.push(StepCamp(self.who, action - B_PICK_CAMP))

    def explain(self, s: Winter, action: int) -> Refusal | None:
        if action in PICK_CAMP:
            return Refusal(m.NO_CAMP_HERE, action - B_PICK_CAMP, rule="6.2")
        return None


@dataclass(slots=True)
class StepCamp(Question[Winter]):
    """To an adjacent hex, the base included; any number of Camps may share it (R29)."""

    who: int
    source: int

    def seat(self, s: Winter) -> int:
        return self.who

    def options(self, s: Winter) -> list[int]:
        return [B_PICK_STEP + hex_ for hex_ in s.content.neighbours[self.source]]

    def do(self, s: Winter, action: int) -> None:
        me, hex_ = s.seats[self.who], action - B_PICK_STEP
        me.camps[self.source] -= 1
        me.camps[hex_] += 1
        if s.listener is not None:
            s.tell(m.MOVED_CAMP, self.who, self.source, hex_)
        enter_hex(s, self.who, hex_)

    def prompt(self, s: Winter) -> Message:
        return Message(m.PICK_STEP, (self.source,))

    def refuse(self, s: Winter, action: int) -> Refusal | None:
        if action in PICK_STEP:
            return Refusal(m.NOT_ADJACENT, self.source, action - B_PICK_STEP, rule="6.1")
        return None


def village_sites(content: WinterContent, camps: list[int], junctions: list[int]) -> list[int]:
    """Free junctions with an own Camp on each of their three hexes, not at the base (R25)."""
    around = content.junction_hexes
    found: list[int] = []
    for junction in content.village_junctions:
        a, b, c = around[junction]
        if camps[a] and camps[b] and camps[c] and junctions[junction] == NOTHING:
            found.append(junction)
    return found


def own_village_sites(s: Winter, seat: int) -> list[int]:
    return village_sites(s.content, s.seats[seat].camps, s.junctions)


def village_payable(s: Winter, seat: int) -> bool:
    me = s.seats[seat]
    return me.villages < s.content.villages_max and me.food >= s.content.village_cost[me.villages]


def can_build_village(s: Winter, seat: int) -> bool:
    return village_payable(s, seat) and bool(own_village_sites(s, seat))


class BuildVillage(IconChoice):
    """Pay the slot's food, take back one Camp per hex (R26), put the Village down."""

    __slots__ = ()
    op = VILLAGE
    asking = m.PICK_JUNCTION

    def targets(self, s: Winter) -> list[int]:
        if not village_payable(s, self.who):
            return []
        return [B_PICK_JUNCTION + junction for junction in own_village_sites(s, self.who)]

    def pick(self, s: Winter, action: int) -> None:
        me, junction = s.seats[self.who], action - B_PICK_JUNCTION
        pay(s, self.who, s.content.village_cost[me.villages], 0, 0)
        for hex_ in s.content.junction_hexes[junction]:
            me.camps[hex_] -= 1
            me.board_camps += 1
        me.villages += 1
        s.junctions[junction] = self.who
        if s.listener is not None:
            s.tell(m.BUILT_VILLAGE, self.who, junction)
        for module in s.rules.modules:
            module.village_built(s, self.who, junction)

    def explain(self, s: Winter, action: int) -> Refusal | None:
        if action not in PICK_JUNCTION:
            return None
        junction = action - B_PICK_JUNCTION
        if junction not in s.content.village_junctions:
            return Refusal(m.AT_BASE, rule="R25")
        if s.junctions[junction] != NOTHING:
            return Refusal(m.JUNCTION_TAKEN, junction, rule="6.2")
        for hex_ in s.content.junction_hexes[junction]:
            if not s.seats[self.who].camps[hex_]:
                return Refusal(m.NO_CAMP_HERE, hex_, rule="6.2")
        return village_refusal(s, self.who)


def village_refusal(s: Winter, seat: int) -> Refusal | None:
    """Why the seat can build no Village now."""
    me = s.seats[seat]
    if me.villages >= s.content.villages_max:
        return Refusal(m.VILLAGES_GONE, s.content.villages_max, rule="6.2")
    if not own_village_sites(s, seat):
        return Refusal(m.NO_VILLAGE_SITE, rule="6.2")
    return lacking(me.food, 0, 0, s.content.village_cost[me.villages], 0, 0, "R7")


# Influence.


def influences(s: Winter) -> list[list[int]]:
    """Influence per seat and hex; the base hex has none."""
    table = [seat.camps[:] for seat in s.seats]
    around = s.content.junction_hexes
    for junction, owner in enumerate(s.junctions):
        if owner == NOTHING:
            continue
        if owner < len(table):
            row, strength = table[owner], 2
        elif owner == NOMAD_TILE:
            row, strength = table[s.nomads], s.content.tile_influence[s.village_tile]
        else:
            continue
        a, b, c = around[junction]
        row[a] += strength
        row[b] += strength
        row[c] += strength
    for row in table:
        row[BASE] = 0
    for module in s.rules.modules:
        for seat, row in enumerate(table):
            for hex_ in range(len(HEXES)):
                row[hex_] += module.influence(s, seat, hex_)
    return table


def hexes_led(s: Winter, seat: int) -> list[int]:
    """Hexes where the influence is at least 1 and nobody's is higher (R30)."""
    table = influences(s)
    mine = table[seat]
    found: list[int] = []
    for hex_, own in enumerate(mine):
        if own and all(row[hex_] <= own for row in table):
            rivals = [module.rival(s, hex_) for module in s.rules.modules]
            if not rivals or max(rivals) <= own:
                found.append(hex_)
    return found


def gain_place_camp(s: Winter, seat: int, icon: Icon) -> None:
    s.push(PlaceCamp(seat, icon.n, INCOME))


def gain_move_camp(s: Winter, seat: int, icon: Icon) -> None:
    s.push(MoveCamp(seat, icon.n, INCOME))


def gain_village(s: Winter, seat: int, icon: Icon) -> None:
    s.push(BuildVillage(seat, icon.n, INCOME))
