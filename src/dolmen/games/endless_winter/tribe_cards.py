"""Tribe cards (6.7): recruiting from the stacks."""

from __future__ import annotations

from bisect import insort

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_TRIBE_TYPE
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import (
    DISCARD,
    HAND,
    TRIBE_TO_DISCARD,
    TRIBE_TO_HAND,
)
from dolmen.games.endless_winter.income import INCOME, IconChoice
from dolmen.games.endless_winter.state import State


def stacks_left(s: State) -> bool:
    return any(s.stacks)


class Recruit(IconChoice):
    """The top card of any Tribe stack that is not empty (R16)."""

    to_hand = True

    def targets(self, s: State) -> list[int]:
        first = PICK_TRIBE_TYPE.base
        return [first + kind for kind in s.rules.stacks if s.stacks[kind]]

    def pick(self, s: State, action: int) -> None:
        card = action - PICK_TRIBE_TYPE.base
        me = s.seats[self.who]
        s.stacks[card] -= 1
        if self.to_hand:
            insort(me.hand, card)
        else:
            me.discard.append(card)
        if s.listener is not None:
            s.tell(m.RECRUITED, self.who, card, HAND if self.to_hand else DISCARD)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action in PICK_TRIBE_TYPE:
            return Refusal(m.STACK_EMPTY, action - PICK_TRIBE_TYPE.base, rule="R16")
        return None


class RecruitToHand(Recruit):
    op = TRIBE_TO_HAND
    asking = m.PICK_TRIBE_HAND


class RecruitToDiscard(Recruit):
    op = TRIBE_TO_DISCARD
    asking = m.PICK_TRIBE_DISCARD
    to_hand = False


def gain_tribe_to_hand(s: State, seat: int, icon: Icon) -> None:
    s.push(RecruitToHand(seat, icon.n, INCOME))


def gain_tribe_to_discard(s: State, seat: int, icon: Icon) -> None:
    s.push(RecruitToDiscard(seat, icon.n, INCOME))
