"""Sacred Stones (6.4)."""

from __future__ import annotations

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_STONE
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import SACRED_STONE
from dolmen.games.endless_winter.income import INCOME, IconChoice, lacking, pay, resolve
from dolmen.games.endless_winter.state import NOTHING, State


def available_stones(s: State) -> list[int]:
    """From left to right; era II only from the round on that opens it (R24)."""
    era = s.era
    stones = s.content.stones
    return [stone for stone in s.stones if stone != NOTHING and stones[stone].era <= era]


def stone_payable(s: State, seat: int) -> bool:
    me = s.seats[seat]
    slot = len(me.stones)
    if slot >= s.content.stones_max:
        return False
    food, tools = s.content.stone_cost[slot]
    return me.food >= food and me.tools >= tools


def can_build_stone(s: State, seat: int) -> bool:
    return stone_payable(s, seat) and bool(available_stones(s))


def build_stone(s: State, seat: int, stone: int) -> None:
    """Into the leftmost empty slot, for its cost; then its income."""
    me = s.seats[seat]
    slot = len(me.stones)
    pay(s, seat, *s.content.stone_cost[slot], 0)
    s.stones[s.stones.index(stone)] = NOTHING
    me.stones.append(stone)
    if s.listener is not None:
        s.tell(m.BUILT_STONE, s.seat_token(seat), stone)
    resolve(s, seat, s.content.stone_income[slot])


def stone_points(s: State, seat: int, stone: int) -> int:
    printed = s.content.stones[stone]
    count = s.rules.counters[printed.counter](s, seat)
    return min(printed.cap, printed.rate * (count // printed.div))


class BuildStone(IconChoice):
    """Same conditions and cost as an action or as an income (R23)."""

    op = SACRED_STONE
    asking = m.PICK_STONE

    def targets(self, s: State) -> list[int]:
        if not stone_payable(s, self.who):
            return []
        return [PICK_STONE.base + stone for stone in available_stones(s)]

    def pick(self, s: State, action: int) -> None:
        build_stone(s, self.who, action - PICK_STONE.base)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in PICK_STONE:
            return None
        stone = action - PICK_STONE.base
        if stone not in s.stones:
            return Refusal(m.STONE_GONE, stone, rule="6.4")
        if s.content.stones[stone].era > s.era:
            return Refusal(m.STONE_LATER, stone, rule="R24")
        return stone_refusal(s, self.who)


def stone_refusal(s: State, seat: int) -> Refusal | None:
    """Why the seat can build no stone now."""
    me = s.seats[seat]
    slot = len(me.stones)
    if slot >= s.content.stones_max:
        return Refusal(m.STONES_FULL, s.content.stones_max, rule="6.4")
    if not available_stones(s):
        return Refusal(m.NO_STONE, rule="6.4")
    return lacking(me.food, me.tools, 0, *s.content.stone_cost[slot], 0, "R7")


def gain_sacred_stone(s: State, seat: int, icon: Icon) -> None:
    s.push(BuildStone(seat, icon.n, INCOME))
