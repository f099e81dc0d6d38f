"""A turn of the Action phase (5.1): Culture cards, a figure, the Chief bonus, the end."""

from __future__ import annotations

from typing import Final

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import (
    DECLINE,
    END_CULTURE,
    PICK_DISCARD,
    PLACE_FIGURE,
    PLAY_CULTURE,
    USE_CHIEF,
)
from dolmen.games.endless_winter.columns import STEP_A, STEP_B, ColumnStep, FirstFigure, StepZero
from dolmen.games.endless_winter.deck import distinct
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import (
    FIRST_CULTURE,
    PLACES,
    REST,
)
from dolmen.games.endless_winter.income import resolve
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.state import HOME, NOTHING, State

CHIEF_FIGURE: Final = 0
TRIBE_FIGURE: Final = 1


class Turn(Step):
    """A player's turn: Culture cards, then a figure (R1: nobody passes)."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        s.active = self.who
        if s.listener is not None:
            s.tell(m.TURN, self.who)
        s.push(EndTurn(self.who))
        s.push(PlaceFigure(self.who))
        s.push(PlayCulture(self.who, 0))
        for module in s.rules.modules:
            module.before_turn(s, self.who)


class PlayCulture(SeatQuestion):
    """T1: any number of Culture cards; the first is free (R10)."""

    __match_args__ = ("who", "played")

    def __init__(self, who: int, played: int) -> None:
        super().__init__(who)
        self.played = played

    def options(self, s: State) -> list[int]:
        hand = s.seats[self.who].hand
        if not hand or hand[-1] < FIRST_CULTURE or not self.affordable(s):
            return [END_CULTURE.base]
        first = PLAY_CULTURE.base - FIRST_CULTURE
        cards = [first + card for card in distinct(hand) if card >= FIRST_CULTURE]
        cards.append(END_CULTURE.base)
        return cards

    def guarded(self, s: State) -> bool:
        """To go on at once would tell that there is no Culture card in hand."""
        return self.affordable(s)

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


class DiscardCard(SeatQuestion):
    """The price of a further Culture card: one other card of the hand, its text ignored."""

    def options(self, s: State) -> list[int]:
        first = PICK_DISCARD.base
        return [first + card for card in distinct(s.seats[self.who].hand)]

    def guarded(self, s: State) -> bool:
        return len(s.seats[self.who].hand) > 1  # they may all be alike

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


class PlaceFigure(SeatQuestion):
    """T2: an unused figure into a column or on Rest; a column is never blocked (R2)."""

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


class ChiefBonus(SeatQuestion):
    """T3: the bonus of the Chief card for this column (R12)."""

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


class EndTurn(Step):
    """T8: played cards to the discard pile; Labor lapses (R4)."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        me = s.seats[self.who]
        me.discard.extend(me.area)
        me.area.clear()
        s.active = NOTHING
        s.figure = NOTHING
        s.column = NOTHING
        s.labor = 0
        s.pledged = [0] * len(s.first)
