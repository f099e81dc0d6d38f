"""The choices and incomes of Setup (4.10 to 4.14), alone the arrival of the Nomads (S1)."""

from __future__ import annotations

from bisect import insort

from dolmen.core.event import only
from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import CHOOSE_CHIEF, CHOOSE_CHIEF_SIDE, CHOOSE_SETUP_CARD
from dolmen.games.endless_winter.ids import (
    SETUP_CARDS,
)
from dolmen.games.endless_winter.income import resolve
from dolmen.games.endless_winter.nomads.preparation import reveal_extra_card
from dolmen.games.endless_winter.nomads.special_action import move_camps, reveal_land
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.rounds import StartRound
from dolmen.games.endless_winter.state import (
    NOTHING,
    SETUP_STREAM,
    State,
)


class SetUp(Step):
    """4.10 to 4.14: the choices, then the incomes, then round 1."""

    def run(self, s: State) -> None:
        people = [seat for seat in s.order if seat != s.nomads]
        if s.listener is not None:
            s.tell(m.TURN_ORDER, tuple(s.seat_token(seat) for seat in s.order))
            if s.nomads != NOTHING:
                tell_first_goods(s)
        s.push(StartRound())
        if s.nomads != NOTHING:
            s.push(NomadsArrive())
        else:
            for seat in reversed(s.order):
                s.push(SetupIncome(seat))
        s.push(AfterSetup())
        s.push(RevealSetup())
        for seat in reversed(people):
            s.push(ChooseSetupCard(seat))
        s.push(DealSetup())
        s.push(RevealSides())
        for seat in reversed(people):
            s.push(ChooseChiefSide(seat))
        if s.nomads != NOTHING:
            s.push(ChooseChief(0))


def tell_first_goods(s: State) -> None:
    """What the Nomads have been given already (S1, with Cave Paintings also points)."""
    nomads = s.seats[s.nomads]
    for animal, n in enumerate(nomads.upright):
        if n:
            s.tell(m.NOMAD_FIRST_ANIMAL, animal)
    if nomads.points:
        s.tell(m.NOMAD_FIRST_POINTS, nomads.points)


class ChooseChief(SeatQuestion):
    """Alone: one of two Chief cards."""

    def options(self, s: State) -> list[int]:
        return [CHOOSE_CHIEF.base + chief for chief in s.seats[self.who].chiefs]

    def do(self, s: State, action: int) -> None:
        me = s.seats[self.who]
        me.chief = action - CHOOSE_CHIEF.base
        me.chiefs = []
        if s.listener is not None:
            s.tell(m.CHOSE_CHIEF, self.who, me.chief)

    def prompt(self, s: State) -> Message:
        return Message(m.CHOOSE_CHIEF)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in CHOOSE_CHIEF:
            return Refusal(m.NOT_DEALT, rule="4.10")
        return None


class ChooseChiefSide(SeatQuestion):
    """Sealed: revealed when all have chosen (R50)."""

    def options(self, s: State) -> list[int]:
        return [CHOOSE_CHIEF_SIDE.base, CHOOSE_CHIEF_SIDE.base + 1]

    def do(self, s: State, action: int) -> None:
        s.seats[self.who].side = action - CHOOSE_CHIEF_SIDE.base

    def prompt(self, s: State) -> Message:
        return Message(m.CHOOSE_SIDE, (s.seats[self.who].chief,))


class RevealSides(Step):
    def run(self, s: State) -> None:
        s.sides_open = True
        s.learned += 1
        if s.listener is not None:
            for seat in s.order:
                if seat != s.nomads:
                    s.tell(m.CHIEF, seat, s.seats[seat].chief, s.seats[seat].side)


class DealSetup(Step):
    """4.11 and 4.12: first the hands, then two Setup cards each."""

    def run(self, s: State) -> None:
        box = list(range(len(SETUP_CARDS)))
        s.shuffle(SETUP_STREAM, box)
        for seat in s.order:
            if seat == s.nomads:
                continue
            me = s.seats[seat]
            for _ in range(s.content.initial_hand):
                insort(me.hand, s.turn_up(me.deck))
            me.dealt = sorted(box.pop() for _ in range(s.content.setup_cards_dealt))
            if s.listener is not None:
                s.tell(m.FIRST_HAND, seat, tuple(me.hand), tuple(me.dealt), to=only(seat))


class ChooseSetupCard(SeatQuestion):
    """Keep one of two, sealed (R50)."""

    def options(self, s: State) -> list[int]:
        return [CHOOSE_SETUP_CARD.base + card for card in s.seats[self.who].dealt]

    def do(self, s: State, action: int) -> None:
        s.seats[self.who].setup = action - CHOOSE_SETUP_CARD.base

    def prompt(self, s: State) -> Message:
        return Message(m.CHOOSE_SETUP)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in CHOOSE_SETUP_CARD:
            return Refusal(m.NOT_DEALT, rule="4.12")
        return None


class RevealSetup(Step):
    def run(self, s: State) -> None:
        s.setup_open = True
        s.learned += 1
        for seat in s.order:
            if seat != s.nomads:
                s.seats[seat].dealt = []
                if s.listener is not None:
                    s.tell(m.SETUP_CARD, seat, s.seats[seat].setup)


class AfterSetup(Step):
    def run(self, s: State) -> None:
        for module in s.rules.modules:
            module.after_setup(s)


class SetupIncome(Step):
    """4.13: the turn-order space (R40), then the Setup card in printed order (R47)."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        resolve(s, self.who, s.content.setup_cards[s.seats[self.who].setup][1])
        resolve(s, self.who, s.content.turn_order[s.order.index(self.who)])


class NomadsArrive(Step):
    """The end of S1: your turn-order income, their Camps, your Setup card, the extra card."""

    def run(self, s: State) -> None:
        if s.extra_card:
            s.push(ExtraCard())
        resolve(s, 0, s.content.setup_cards[s.seats[0].setup][1])
        s.push(FirstLandCard())
        resolve(s, 0, s.content.turn_order[s.order.index(0)])


class FirstLandCard(Step):
    def run(self, s: State) -> None:
        card = s.content.land_cards[reveal_land(s)]
        s.seats[s.nomads].board_camps = 0
        move_camps(s, s.content.outer, card.outer)
        move_camps(s, s.content.inner, card.inner)
        for module in s.rules.modules:
            module.nomads_arrived(s)


class ExtraCard(Step):
    def run(self, s: State) -> None:
        reveal_extra_card(s)
