"""Camps (6.2): placing and moving them."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import (
    DECLINE,
    LESSER,
    PICK_CAMP,
    PICK_HEX,
    PICK_STEP,
)
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import HEXES, MOVE_CAMP, PLACE_CAMP
from dolmen.games.endless_winter.income import INCOME, IconChoice
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.state import State


def enter_hex(s: State, seat: int, hex_: int) -> None:
    """A Camp came onto a hex; modules react."""
    for module in s.rules.modules:
        module.camp_entered_hex(s, seat, hex_)


def standing(s: State, seat: int) -> list[int]:
    """Camps per location, with what counts as one."""
    camps = s.seats[seat].camps
    for module in s.rules.modules:
        hex_ = module.stands_in(s, seat)
        if hex_ >= 0:
            camps = camps[:]
            camps[hex_] += 1
    return camps


class PlaceCamp(IconChoice):
    """From the board onto the base hex or a hex touched by an own Village (R27, R28)."""

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


class StepCamp(SeatQuestion):
    """To an adjacent hex, the base included; any number of Camps may share it (R29)."""

    __match_args__ = ("who", "source")

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who)
        self.source = source

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


def gain_place_camp(s: State, seat: int, icon: Icon) -> None:
    s.push(PlaceCamp(seat, icon.n, INCOME))


def gain_move_camp(s: State, seat: int, icon: Icon) -> None:
    s.push(MoveCamp(seat, icon.n, INCOME))
