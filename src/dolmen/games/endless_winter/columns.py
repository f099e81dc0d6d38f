"""The steps of a column: 0, A, B and C (T4 to T7), and Tribe cards for Labor (5.2)."""

from __future__ import annotations

from typing import Final

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import (
    COLUMN_OPTION,
    DECLINE,
    FIRST_FIGURE,
    NEXT_STEP,
    PLAY_TRIBE,
)
from dolmen.games.endless_winter.animals import affordable_animals, reveal_animal
from dolmen.games.endless_winter.content import BY_CARD, BY_STONE_SLOT, FIXED, ColumnOption
from dolmen.games.endless_winter.culture_cards import affordable_cultures
from dolmen.games.endless_winter.ids import (
    COLUMN_OPTIONS,
    CULTURE_CARD,
    FIRST_CULTURE,
    PLACE_CAMP,
    REVEAL_ANIMAL,
)
from dolmen.games.endless_winter.income import EXACT, PRICED, gain, lacking, pay, resolve
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.sacred_stones import can_build_stone, stone_refusal
from dolmen.games.endless_winter.state import NOTHING, State
from dolmen.games.endless_winter.villages import can_build_village, village_refusal

STEP_A: Final = 0
STEP_B: Final = 1


class StepZero(Step):
    """T4: what the column does before anything else; forced."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        for icon in s.rules.columns[s.column].step_0:
            if icon.op == REVEAL_ANIMAL:
                for _ in range(icon.n):
                    reveal_animal(s)
            else:
                gain(s, self.who, icon)


class ColumnStep(SeatQuestion):
    """T5 (step A, repeated) and T6 (step B, once): Tribe cards, an option, or go on (R3)."""

    __match_args__ = ("who", "step")

    def __init__(self, who: int, step: int) -> None:
        super().__init__(who)
        self.step = step

    def choices(self, s: State) -> tuple[ColumnOption, ...]:
        column = s.rules.columns[s.column]
        return column.step_a if self.step == STEP_A else column.step_b

    def options(self, s: State) -> list[int]:
        options: list[int] = []
        last = NOTHING
        for card in s.seats[self.who].hand:
            if card >= FIRST_CULTURE:
                break  # Culture cards never give Labor this way
            if card != last:
                options.append(PLAY_TRIBE.base + card)
                last = card
        self.add_open_options(s, options)
        options.append(NEXT_STEP.base)
        return options

    def add_open_options(self, s: State, options: list[int]) -> None:
        """What everybody can see to be possible: all but the cards in hand."""
        for choice in self.choices(s):
            if can_use(s, self.who, choice):
                options.append(COLUMN_OPTION.base + choice.id)
        for module in s.rules.modules:
            options.extend(module.turn_options(s, self.who))

    def guarded(self, s: State) -> bool:
        """To go on at once would tell that there is no Tribe card in hand."""
        options: list[int] = []
        self.add_open_options(s, options)
        return bool(s.seats[self.who].hand) and not options

    def do(self, s: State, action: int) -> None:
        if action == NEXT_STEP.base:
            return
        if action in COLUMN_OPTION:
            if self.step == STEP_A:
                s.stack.append(self)
            use(s, self.who, self.choice(s, action))
            return
        s.stack.append(self)
        if action in PLAY_TRIBE:
            play_folk(s, self.who, action - PLAY_TRIBE.base)
        else:
            answer_between(s, self.who, action)

    def choice(self, s: State, action: int) -> ColumnOption:
        for choice in self.choices(s):
            if choice.id == action - COLUMN_OPTION.base:
                return choice
        raise ValueError(action)

    def prompt(self, s: State) -> Message:
        return Message(m.STEP_A if self.step == STEP_A else m.STEP_B, (s.column, s.labor))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in PLAY_TRIBE:
            return Refusal(m.NOT_IN_HAND, action - PLAY_TRIBE.base, rule="5.2")
        if action not in COLUMN_OPTION:
            return between_refusal(s, self.who, action)
        for choice in self.choices(s):
            if choice.id == action - COLUMN_OPTION.base:
                return option_refusal(s, self.who, choice)
        return Refusal(m.OTHER_OPTION, action - COLUMN_OPTION.base, s.column, rule="R3")


def answer_between(s: State, seat: int, action: int) -> None:
    """What a module offers between two steps of a column."""
    if not any(module.turn_answer(s, seat, action) for module in s.rules.modules):
        raise ValueError(action)


def between_refusal(s: State, seat: int, action: int) -> Refusal | None:
    for module in s.rules.modules:
        reason = module.turn_refusal(s, seat, action)
        if reason is not None:
            return reason
    return None


def play_folk(s: State, seat: int, card: int) -> None:
    """A Tribe or starting card for its Labor in this column (R5), then its exchange."""
    me = s.seats[seat]
    me.hand.remove(card)
    me.area.append(card)
    printed = s.content.folk[card]
    labor = printed.column_labor[s.column]
    s.labor += labor
    if s.listener is not None:
        s.tell(m.PLAYED_TRIBE, seat, card, labor, s.labor)
    resolve(s, seat, printed.action)


def can_use(s: State, seat: int, choice: ColumnOption) -> bool:
    """The cost is payable and what it buys can be received (R7, R56)."""
    if choice.pays == FIXED:
        me = s.seats[seat]
        if me.food < choice.food or me.tools < choice.tool or s.labor < choice.labor:
            return False
        return choice.free or s.rules.receivable[choice.effect[0].op](s, seat)
    if choice.pays == BY_CARD:
        if choice.effect[0].op == CULTURE_CARD:
            return bool(affordable_cultures(s, seat))
        return bool(affordable_animals(s, seat))
    if choice.pays == BY_STONE_SLOT:
        return can_build_stone(s, seat)
    return can_build_village(s, seat)


def use(s: State, seat: int, choice: ColumnOption) -> None:
    if s.listener is not None:
        s.tell(m.USED_OPTION, seat, choice.id)
    if choice.free:
        resolve(s, seat, choice.effect)  # R55: an income, so the lesser one may be taken
        return
    icon = choice.effect[0]
    asks = s.rules.choices[icon.op]
    assert asks is not None, COLUMN_OPTIONS[choice.id]
    if choice.pays == BY_CARD:
        s.push(asks(seat, icon.n, PRICED))
        return
    if choice.pays == FIXED:
        pay(s, seat, choice.food, choice.tool, choice.labor)
    s.push(asks(seat, icon.n, EXACT))


def option_refusal(s: State, seat: int, choice: ColumnOption) -> Refusal | None:
    me = s.seats[seat]
    if choice.pays == FIXED:
        short = lacking(me.food, me.tools, s.labor, choice.food, choice.tool, choice.labor, "R7")
        if short is not None:
            return short
        if choice.effect[0].op == PLACE_CAMP:
            return Refusal(m.NO_CAMP_LEFT, rule="R56")
        return Refusal(m.NOTHING_TO_BUY, choice.id, rule="R56")
    if choice.pays == BY_CARD:
        return Refusal(m.NOTHING_TO_BUY, choice.id, rule="R56")
    if choice.pays == BY_STONE_SLOT:
        return stone_refusal(s, seat)
    return village_refusal(s, seat)


class FirstFigure(SeatQuestion):
    """T7: the income of the column, for the figure on the action symbol alone (R2)."""

    def options(self, s: State) -> list[int]:
        if s.first[s.column] == self.who * 3 + s.figure:
            options = [FIRST_FIGURE.base, DECLINE.base]
            for module in s.rules.modules:
                options.extend(module.turn_options(s, self.who))
            return options
        return [DECLINE.base]

    def do(self, s: State, action: int) -> None:
        if action == FIRST_FIGURE.base:
            if s.listener is not None:
                s.tell(m.FIRST_FIGURE, self.who, s.column)
            resolve(s, self.who, s.rules.columns[s.column].first_figure)
        elif action != DECLINE.base:
            s.push(self)
            answer_between(s, self.who, action)

    def prompt(self, s: State) -> Message:
        return Message(m.TAKE_FIRST_FIGURE, (s.rules.columns[s.column].first_figure,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        return between_refusal(s, self.who, action)
