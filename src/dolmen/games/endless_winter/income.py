"""Effects and incomes (sections 5.6 and 6.1): one icon at a time, depth first (R62)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from dolmen.core.message import Message, Template
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import DECLINE, LESSER, PICK_OPTION, TAKE, USE_EXCHANGE
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    COLUMN_LABOR,
    FOOD,
    LABOR,
    OPS,
    POINT,
    RANDOM_ANIMAL,
    TOOL,
)
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.state import NOTHING, State

# Why a seat gets an icon: as an income it may take the lesser one or decline (5.6, R59); what is
# bought is exact; what costs the price printed on the card is paid when the card is picked.
INCOME: Final = 0
EXACT: Final = 1
PRICED: Final = 2

# R59: declining these could never help.
FORCED: Final = frozenset({FOOD, TOOL, POINT, LABOR, COLUMN_LABOR, RANDOM_ANIMAL})
SINGLE: Final[tuple[Icon, ...]] = tuple(Icon(op) for op in range(len(OPS)))


class Resolve(Step):
    """An effect from one of its icons on; each is completed before the next (R62)."""

    __match_args__ = ("who", "effect", "at")

    def __init__(self, who: int, effect: Effect, at: int) -> None:
        self.who = who
        self.effect = effect
        self.at = at

    def run(self, s: State) -> None:
        at = self.at + 1
        if at < len(self.effect):
            s.stack.append(Resolve(self.who, self.effect, at))
        gain(s, self.who, self.effect[self.at])


def resolve(s: State, seat: int, effect: Effect) -> None:
    """Let a seat gain an effect in printed order."""
    if seat == s.nomads:
        for module in s.rules.modules:
            effect = module.nomad_effect(effect)
    if effect:
        s.stack.append(Resolve(seat, effect, 0))


def gain(s: State, seat: int, icon: Icon) -> None:
    if seat == s.nomads:
        s.rules.nomad_gains[icon.op](s, icon)
    else:
        s.rules.gains[icon.op](s, seat, icon)


class IconChoice(SeatQuestion):
    """One single icon: its targets, and for an income the lesser one and declining it."""

    op: ClassVar[int]  # the primitive
    asking: ClassVar[Template]
    __match_args__ = ("who", "left", "terms")

    def __init__(self, who: int, left: int, terms: int) -> None:
        super().__init__(who)
        self.left = left  # how many such icons, this one included
        self.terms = terms

    def targets(self, s: State) -> list[int]:
        raise NotImplementedError

    def pick(self, s: State, action: int) -> None:
        """Carry out a target."""
        raise NotImplementedError

    def again(self, s: State) -> None:
        """Push what is left of the same icon."""
        if self.left > 1:
            s.push(type(self)(self.who, self.left - 1, self.terms))

    def options(self, s: State) -> list[int]:
        options = self.targets(s)
        if self.terms == INCOME:
            if s.content.lesser[self.op] != NOTHING:
                options.append(LESSER.base)
            if self.op not in FORCED:
                options.append(DECLINE.base)
        return options or [DECLINE.base]  # what was bought and cannot be received lapses (W14)

    def do(self, s: State, action: int) -> None:
        self.again(s)
        if action == LESSER.base:
            less = s.content.lesser[self.op]
            if s.listener is not None:
                s.tell(m.LESSER, self.who, self.op, less)
            gain(s, self.who, SINGLE[less])
        elif action == DECLINE.base:
            if s.listener is not None:
                s.tell(m.DECLINED, self.who, self.op)
        else:
            self.pick(s, action)

    def prompt(self, s: State) -> Message:
        return Message(self.asking)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in DECLINE:
            return Refusal(m.NOT_DECLINED, self.op, rule="R59")
        if action in LESSER:
            return Refusal(m.NO_LESSER, self.op, rule="5.6")
        return self.explain(s, action)

    def explain(self, s: State, action: int) -> Refusal | None:
        """Why a target is not possible."""
        return None


# Counters.


def add_food(s: State, seat: int, n: int) -> None:
    me = s.seats[seat]
    got = min(n, s.content.food_max - me.food)  # R42: the rest is lost
    me.food += got
    if s.listener is not None:
        tell_gained(s, seat, got, FOOD)


def add_tools(s: State, seat: int, n: int) -> None:
    me = s.seats[seat]
    got = min(n, s.content.tool_max - me.tools)
    me.tools += got
    if s.listener is not None:
        tell_gained(s, seat, got, TOOL)


def tell_gained(s: State, seat: int, got: int, op: int) -> None:
    if got:
        s.tell(m.GAINED, s.seat_token(seat), got, op)
    else:
        s.tell(m.NO_ROOM, s.seat_token(seat), op)


def add_points(s: State, seat: int, n: int) -> None:
    s.seats[seat].points += n
    if s.listener is not None:
        s.tell(m.SCORED, s.seat_token(seat), n)


def gain_food(s: State, seat: int, icon: Icon) -> None:
    add_food(s, seat, icon.n)


def gain_point(s: State, seat: int, icon: Icon) -> None:
    add_points(s, seat, icon.n)


def gain_tool(s: State, seat: int, icon: Icon) -> None:
    me = s.seats[seat]
    if me.food >= s.content.food_max or s.content.lesser[TOOL] != FOOD:
        add_tools(s, seat, icon.n)  # nothing to choose: as food it would be lost as well
    else:
        s.push(TakeTool(seat, icon.n, INCOME))


class TakeTool(IconChoice):
    """A Tool, or Food in its place; with 5 Tools on the board only Food makes sense (R42)."""

    op = TOOL
    asking = m.TAKE_TOOL

    def targets(self, s: State) -> list[int]:
        return [TAKE.base] if s.seats[self.who].tools < s.content.tool_max else []

    def again(self, s: State) -> None:
        if self.left > 1:
            s.push(Resolve(self.who, (Icon(TOOL, self.left - 1),), 0))

    def pick(self, s: State, action: int) -> None:
        add_tools(s, self.who, 1)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action in TAKE:
            return Refusal(m.TOOLS_FULL, s.content.tool_max, rule="R42")
        return None


def gain_labor(s: State, seat: int, icon: Icon) -> None:
    if s.active == seat:  # R46: outside the own turn Labor is ignored
        s.labor += icon.n
        if s.listener is not None:
            s.tell(m.LABOR, seat, icon.n, s.labor)


def gain_column_labor(s: State, seat: int, icon: Icon) -> None:
    if s.active != seat:
        return
    if s.column == NOTHING:
        s.pledged[icon.column] += icon.n
    elif s.column == icon.column:
        gain_labor(s, seat, icon)


# Exchange, choose, per.


def gain_exchange(s: State, seat: int, icon: Icon) -> None:
    if can_exchange(s, seat, icon):
        s.push(Exchange(seat, icon, icon.n))


def can_exchange(s: State, seat: int, icon: Icon) -> bool:
    """The price can be paid, and what is bought can then be received (R56, W1)."""
    me = s.seats[seat]
    food, tools = icon.give
    if me.food < food or me.tools < tools:
        return False
    if s.rules.version < 2:
        return True
    me.food -= food
    me.tools -= tools
    received = True
    for bought in icon.get:
        received = received and can_receive(s, seat, bought)
    me.food += food
    me.tools += tools
    return received


def can_receive(s: State, seat: int, icon: Icon) -> bool:
    asks = s.rules.choices[icon.op]
    return asks is None or bool(asks(seat, icon.n, EXACT).targets(s))


class Exchange(SeatQuestion):
    """Pay and gain, once per question; what is bought is exact."""

    __match_args__ = ("who", "icon", "left")

    def __init__(self, who: int, icon: Icon, left: int) -> None:
        super().__init__(who)
        self.icon = icon
        self.left = left

    def options(self, s: State) -> list[int]:
        if can_exchange(s, self.who, self.icon):
            return [USE_EXCHANGE.base, DECLINE.base]
        return [DECLINE.base]

    def do(self, s: State, action: int) -> None:
        if action == DECLINE.base:
            return
        if self.left > 1:
            s.push(Exchange(self.who, self.icon, self.left - 1))
        pay(s, self.who, *self.icon.give, 0)
        for icon in self.icon.get:
            asks = s.rules.choices[icon.op]
            if icon.op == FOOD:
                add_food(s, self.who, icon.n)
            elif icon.op == TOOL:
                add_tools(s, self.who, icon.n)
            elif asks is None or s.rules.version < 2:
                gain(s, self.who, icon)
            else:
                s.push(asks(self.who, icon.n, EXACT))

    def prompt(self, s: State) -> Message:
        return Message(m.EXCHANGE, ((replace(self.icon, n=self.left),),))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in USE_EXCHANGE:
            me = s.seats[self.who]
            return lacking(me.food, me.tools, 0, *self.icon.give, 0, "R7")
        return None


def gain_choose(s: State, seat: int, icon: Icon) -> None:
    s.push(ChooseOne(seat, icon))


class ChooseOne(SeatQuestion):
    """Exactly one option, even if it can only partly be used (R45)."""

    __match_args__ = ("who", "icon")

    def __init__(self, who: int, icon: Icon) -> None:
        super().__init__(who)
        self.icon = icon

    def options(self, s: State) -> list[int]:
        return [PICK_OPTION.base + n for n in range(len(self.icon.options))]

    def do(self, s: State, action: int) -> None:
        resolve(s, self.who, self.icon.options[action - PICK_OPTION.base])

    def prompt(self, s: State) -> Message:
        return Message(m.CHOOSE_ONE, ((self.icon,),))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in PICK_OPTION:
            return Refusal(m.NO_SUCH_OPTION, len(self.icon.options), rule="R45")
        return None


def gain_nothing(s: State, seat: int, icon: Icon) -> None:
    """A primitive whose module is not in play."""


def gain_per(s: State, seat: int, icon: Icon) -> None:
    times = min(icon.n, s.rules.counters[icon.counter](s, seat) // icon.div)  # R45
    step = icon.get[0]
    if times:
        gain(s, seat, Icon(step.op, step.n * times, step.column))


# Paying.


def pay(s: State, seat: int, food: int, tools: int, labor: int) -> None:
    me = s.seats[seat]
    me.food -= food
    me.tools -= tools
    s.labor -= labor
    if s.listener is not None and (food or tools or labor):
        s.tell(m.PAID, s.seat_token(seat), (food, tools, labor))


def lacking(
    food: int, tools: int, labor: int, need_food: int, need_tools: int, need_labor: int, rule: str
) -> Refusal | None:
    """Which part of a cost cannot be paid."""
    if food < need_food:
        return Refusal(m.LACKS_FOOD, need_food, food, rule=rule)
    if tools < need_tools:
        return Refusal(m.LACKS_TOOLS, need_tools, tools, rule=rule)
    if labor < need_labor:
        return Refusal(m.LACKS_LABOR, need_labor, labor, rule=rule)
    return None
