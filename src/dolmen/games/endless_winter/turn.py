"""A turn of the Action phase, T1 to T8 (sections 5.1 and 5.2)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import (
    COLUMN_OPTION,
    DECLINE,
    END_CULTURE,
    FIRST_FIGURE,
    NEXT_STEP,
    PICK_DISCARD,
    PLACE_FIGURE,
    PLAY_CULTURE,
    PLAY_TRIBE,
    USE_CHIEF,
)
from dolmen.games.endless_winter.animals import affordable_animals, reveal_animal
from dolmen.games.endless_winter.cards import affordable_cultures, distinct
from dolmen.games.endless_winter.content import BY_CARD, BY_STONE_SLOT, FIXED, ColumnOption
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import (
    COLUMN_OPTIONS,
    CULTURE_CARD,
    FIRST_CULTURE,
    PLACE_CAMP,
    PLACES,
    REST,
    REVEAL_ANIMAL,
)
from dolmen.games.endless_winter.income import EXACT, PRICED, gain, lacking, pay, resolve
from dolmen.games.endless_winter.land import can_build_village, village_refusal
from dolmen.games.endless_winter.state import HOME, NOTHING, State
from dolmen.games.endless_winter.stones import can_build_stone, stone_refusal

CHIEF_FIGURE, TRIBE_FIGURE = range(2)
STEP_A, STEP_B = range(2)


@dataclass(slots=True)
class Turn(Step):
    """A player's turn: Culture cards, then a figure (R1: nobody passes)."""

    who: int

    def run(self, s: State) -> None:
        s.active = self.who
        if s.listener is not None:
            s.tell(m.TURN, self.who)
        s.push(EndTurn(self.who))
        s.push(PlaceFigure(self.who))
        s.push(PlayCulture(self.who, 0))
        for module in s.rules.modules:
            module.before_turn(s, self.who)


@dataclass(slots=True)
class PlayCulture(Question):
    """T1: any number of Culture cards; the first is free (R10)."""

    who: int
    played: int

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        hand = s.seats[self.who].hand
        if not hand or hand[-1] < FIRST_CULTURE or not self.affordable(s):
            return [END_CULTURE.base]
        first = PLAY_CULTURE.base - FIRST_CULTURE
        cards = [first + card for card in distinct(hand) if card >= FIRST_CULTURE]
        cards.append(END_CULTURE.base)
        return cards

    def affordable(self, s: State) -> bool:
        return len(s.seats[self.who].hand) > self.price(s)

    def price(self, s: State) -> int:
        """Other hand cards to discard."""
        return 0 if self.played < s.content.free_cultures else s.content.extra_culture_discards

    def do(self, s: State, action: int) -> None:
        if action == END_CULTURE.base:
            return
        card = action - PLAY_CULTURE.base + FIRST_CULTURE
        me = s.seats[self.who]
        me.hand.remove(card)
        me.area.append(card)
        if s.listener is not None:
            s.tell(m.PLAYED_CULTURE, self.who, card)
        s.push(PlayCulture(self.who, self.played + 1))
        for module in s.rules.modules:
            module.culture_played(s, self.who, card)
        resolve(s, self.who, s.content.culture_of(card).effect)
        for _ in range(self.price(s)):
            s.push(DiscardCard(self.who))

    def prompt(self, s: State) -> Message:
        return Message(m.PLAY_CULTURE if not self.price(s) else m.PLAY_MORE_CULTURE)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in PLAY_CULTURE:
            return None
        card = action - PLAY_CULTURE.base + FIRST_CULTURE
        if card not in s.seats[self.who].hand:
            return Refusal(m.NOT_IN_HAND, card, rule="T1")
        return Refusal(m.NOTHING_TO_DISCARD, rule="R10")


@dataclass(slots=True)
class DiscardCard(Question):
    """The price of a further Culture card: one other card of the hand, its text ignored."""

    who: int

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        first = PICK_DISCARD.base
        return [first + card for card in distinct(s.seats[self.who].hand)]

    def do(self, s: State, action: int) -> None:
        card = action - PICK_DISCARD.base
        me = s.seats[self.who]
        me.hand.remove(card)
        me.discard.append(card)
        if s.listener is not None:
            s.tell(m.DISCARDED, self.who, card)

    def prompt(self, s: State) -> Message:
        return Message(m.PICK_DISCARD)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in PICK_DISCARD:
            return Refusal(m.NOT_IN_HAND, action - PICK_DISCARD.base, rule="R10")
        return None


@dataclass(slots=True)
class PlaceFigure(Question):
    """T2: an unused figure into a column or on Rest; a column is never blocked (R2)."""

    who: int

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        figures = s.seats[self.who].figures
        places = len(s.first) + 1
        first = PLACE_FIGURE.base
        options: list[int] = []
        if figures[0] == HOME:
            options.extend(range(first, first + places))
        if figures[2] == HOME:
            options.extend(range(first + len(PLACES), first + len(PLACES) + places))
        return options

    def do(self, s: State, action: int) -> None:
        kind, place = divmod(action - PLACE_FIGURE.base, len(PLACES))
        figures = s.seats[self.who].figures
        number = 0 if kind == CHIEF_FIGURE else (1 if figures[1] == HOME else 2)
        figures[number] = place
        s.figure = number
        if place == REST:
            if s.listener is not None:
                s.tell(m.RESTED, self.who, kind)
            for module in s.rules.modules:
                module.rest_taken(s, self.who)
            resolve(s, self.who, s.content.rest_effect)  # R4: Labor gained before is lost
            for module in s.rules.modules:
                module.before_rest(s, self.who)
            return
        column = place - 1
        s.column = column
        first = s.first[column] == NOTHING
        if first:
            s.first[column] = self.who * 3 + number
        if s.listener is not None:
            s.tell(m.PLACED_FIRST if first else m.PLACED_FIGURE, self.who, kind, column)
        s.labor += s.pledged[column]
        for module in s.rules.modules:
            module.turn_closing(s, self.who)
        s.push(FirstFigure(self.who))
        s.push(ColumnStep(self.who, STEP_B))
        s.push(ColumnStep(self.who, STEP_A))
        s.push(StepZero(self.who))
        for module in s.rules.modules:
            module.figure_placed(s, self.who)
        me = s.seats[self.who]
        if kind == CHIEF_FIGURE:
            bonus = s.content.bonus(me.chief, me.side, column)
            if bonus:
                s.push(ChiefBonus(self.who))
                for module in s.rules.modules:
                    module.before_chief_bonus(s, self.who)

    def prompt(self, s: State) -> Message:
        return Message(m.PLACE_FIGURE)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in PLACE_FIGURE:
            return None
        kind, place = divmod(action - PLACE_FIGURE.base, len(PLACES))
        if place > len(s.first):
            return Refusal(m.NO_SUCH_COLUMN, rule="T2")
        return Refusal(m.FIGURE_USED, kind, rule="T2")


@dataclass(slots=True)
class ChiefBonus(Question):
    """T3: the bonus of the Chief card for this column (R12)."""

    who: int

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        return [USE_CHIEF.base, DECLINE.base]

    def do(self, s: State, action: int) -> None:
        if action == USE_CHIEF.base:
            if s.listener is not None:
                s.tell(m.USED_CHIEF, self.who)
            resolve(s, self.who, chief_bonus(s, self.who))

    def prompt(self, s: State) -> Message:
        return Message(m.USE_CHIEF, (chief_bonus(s, self.who),))


def chief_bonus(s: State, seat: int) -> Effect:
    me = s.seats[seat]
    return s.content.bonus(me.chief, me.side, s.column)


@dataclass(slots=True)
class StepZero(Step):
    """T4: what the column does before anything else; forced."""

    who: int

    def run(self, s: State) -> None:
        for icon in s.rules.columns[s.column].step_0:
            if icon.op == REVEAL_ANIMAL:
                for _ in range(icon.n):
                    reveal_animal(s)
            else:
                gain(s, self.who, icon)


@dataclass(slots=True)
class ColumnStep(Question):
    """T5 (step A, repeated) and T6 (step B, once): Tribe cards, an option, or go on (R3)."""

    who: int
    step: int

    def seat(self, s: State) -> int:
        return self.who

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
        for choice in self.choices(s):
            if can_use(s, self.who, choice):
                options.append(COLUMN_OPTION.base + choice.id)
        for module in s.rules.modules:
            options.extend(module.turn_options(s, self.who))
        options.append(NEXT_STEP.base)
        return options

    def do(self, s: State, action: int) -> None:
        if action == NEXT_STEP.base:
            return
        if action in COLUMN_OPTION:
            if self.step == STEP_A:
                s.push(self)
            use(s, self.who, self.choice(s, action))
            return
        s.push(self)
        if action in PLAY_TRIBE:
            play_folk(s, self.who, action - PLAY_TRIBE.base)
        else:
            answer_between(s, self.who, action)

    def choice(self, s: State, action: int) -> ColumnOption:
        return next(c for c in self.choices(s) if c.id == action - COLUMN_OPTION.base)

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


@dataclass(slots=True)
class FirstFigure(Question):
    """T7: the income of the column, for the figure on the action symbol alone (R2)."""

    who: int

    def seat(self, s: State) -> int:
        return self.who

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


@dataclass(slots=True)
class EndTurn(Step):
    """T8: played cards to the discard pile; Labor lapses (R4)."""

    who: int

    def run(self, s: State) -> None:
        me = s.seats[self.who]
        me.discard.extend(me.area)
        me.area.clear()
        s.active = NOTHING
        s.figure = NOTHING
        s.column = NOTHING
        s.labor = 0
        s.pledged = [0] * len(s.first)
