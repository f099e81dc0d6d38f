"""The map (6.2): Camps, Villages, influence."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import (
    DECLINE,
    LESSER,
    PICK_CAMP,
    PICK_HEX,
    PICK_JUNCTION,
    PICK_STEP,
)
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import HEXES, MOVE_CAMP, PLACE_CAMP, VILLAGE
from dolmen.games.endless_winter.income import INCOME, IconChoice, lacking, pay
from dolmen.games.endless_winter.state import NOMAD_TILE, NOTHING, State


def enter_hex(s: State, seat: int, hex_: int) -> None:
    """A Camp came onto a hex; modules react."""
    for module in s.rules.modules:
        module.camp_entered_hex(s, seat, hex_)


class PlaceCamp(IconChoice):
    """From the board onto the base hex or a hex touched by an own Village (R27, R28)."""

    __slots__ = ()
    op = PLACE_CAMP
    asking = m.PICK_HEX

    def targets(self, s: State) -> list[int]:
        if not s.seats[self.who].board_camps:
            return []
        return [PICK_HEX.base + hex_ for hex_ in camp_hexes(s, self.who)]

    def pick(self, s: State, action: int) -> None:
        me, hex_ = s.seats[self.who], action - PICK_HEX.base
        me.board_camps -= 1
        me.camps[hex_] += 1
        if s.listener is not None:
            s.tell(m.PLACED_CAMP, self.who, hex_)
        enter_hex(s, self.who, hex_)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in PICK_HEX:
            return None
        if not s.seats[self.who].board_camps:
            return Refusal(m.NO_CAMP_LEFT, rule="R28")
        return Refusal(m.NOT_BASE_OR_VILLAGE, action - PICK_HEX.base, rule="R27")


def camp_hexes(s: State, seat: int) -> list[int]:
    """Where a Camp may be placed."""
    found = {s.rules.home}
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

    def targets(self, s: State) -> list[int]:
        first = PICK_CAMP.base
        found = [first + hex_ for hex_, n in enumerate(s.seats[self.who].camps) if n]
        for module in s.rules.modules:
            found.extend(module.moves(s, self.who, self.left))
        return found

    def do(self, s: State, action: int) -> None:
        if action in PICK_CAMP or action == LESSER.base or action == DECLINE.base:
            IconChoice.do(self, s, action)
            return
        under = len(s.stack)
        for module in s.rules.modules:
            taken = module.move(s, self.who, action)
            if taken:
                if self.left > taken:  # below what the move has caused
                    rest = MoveCamp(self.who, self.left - taken, self.terms)
                    s.stack.insert(under, rest)
                return
        raise ValueError(action)

    def pick(self, s: State, action: int) -> None:
        s.push(StepCamp(self.who, action - PICK_CAMP.base))

    def explain(self, s: State, action: int) -> Refusal | None:
        if action in PICK_CAMP:
            return Refusal(m.NO_CAMP_HERE, action - PICK_CAMP.base, rule="6.2")
        for module in s.rules.modules:
            reason = module.move_refusal(s, self.who, self.left, action)
            if reason is not None:
                return reason
        return None


def ways(s: State, seat: int, location: int) -> tuple[int, ...]:
    """Where a Camp may go from here."""
    found = s.content.neighbours[location] if location < len(HEXES) else ()
    for module in s.rules.modules:
        found += module.ways(s, seat, location)
    return found


@dataclass(slots=True)
class StepCamp(Question):
    """To an adjacent hex, the base included; any number of Camps may share it (R29)."""

    who: int
    source: int

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        first = PICK_STEP.base
        return [first + hex_ for hex_ in ways(s, self.who, self.source)]

    def do(self, s: State, action: int) -> None:
        me, hex_ = s.seats[self.who], action - PICK_STEP.base
        me.camps[self.source] -= 1
        me.camps[hex_] += 1
        if s.listener is not None:
            s.tell(m.MOVED_CAMP, self.who, self.source, hex_)
        enter_hex(s, self.who, hex_)

    def prompt(self, s: State) -> Message:
        return Message(m.PICK_STEP, (self.source,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in PICK_STEP:
            return Refusal(m.NOT_ADJACENT, self.source, action - PICK_STEP.base, rule="6.1")
        return None


def village_sites(
    content: Content, allowed: tuple[int, ...], camps: list[int], junctions: list[int]
) -> list[int]:
    """Free junctions with an own Camp on each of their three hexes, not at the base (R25)."""
    around = content.junction_hexes
    found: list[int] = []
    for junction in allowed:
        a, b, c = around[junction]
        if camps[a] and camps[b] and camps[c] and junctions[junction] == NOTHING:
            found.append(junction)
    return found


def standing(s: State, seat: int) -> list[int]:
    """Camps per location, with what counts as one."""
    camps = s.seats[seat].camps
    for module in s.rules.modules:
        hex_ = module.stands_in(s, seat)
        if hex_ >= 0:
            camps = camps[:]
            camps[hex_] += 1
    return camps


def own_village_sites(s: State, seat: int) -> list[int]:
    return village_sites(s.content, s.rules.village_junctions, standing(s, seat), s.junctions)


def village_payable(s: State, seat: int) -> bool:
    me = s.seats[seat]
    return me.villages < s.content.villages_max and me.food >= s.content.village_cost[me.villages]


def can_build_village(s: State, seat: int) -> bool:
    return village_payable(s, seat) and bool(own_village_sites(s, seat))


class BuildVillage(IconChoice):
    """Pay the slot's food, take back one Camp per hex (R26), put the Village down."""

    __slots__ = ()
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


def village_refusal(s: State, seat: int) -> Refusal | None:
    """Why the seat can build no Village now."""
    me = s.seats[seat]
    if me.villages >= s.content.villages_max:
        return Refusal(m.VILLAGES_GONE, s.content.villages_max, rule="6.2")
    if not own_village_sites(s, seat):
        return Refusal(m.NO_VILLAGE_SITE, rule="6.2")
    return lacking(me.food, 0, 0, s.content.village_cost[me.villages], 0, 0, "R7")


# Influence.


def influences(s: State) -> list[list[int]]:
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
    home = s.rules.home
    for row in table:
        row[home] = 0
    for module in s.rules.modules:
        module.influence(s, table)
    return table


def hexes_led(s: State, seat: int) -> list[int]:
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


def gain_place_camp(s: State, seat: int, icon: Icon) -> None:
    s.push(PlaceCamp(seat, icon.n, INCOME))


def gain_move_camp(s: State, seat: int, icon: Icon) -> None:
    s.push(MoveCamp(seat, icon.n, INCOME))


def gain_village(s: State, seat: int, icon: Icon) -> None:
    s.push(BuildVillage(seat, icon.n, INCOME))
