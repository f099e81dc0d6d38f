"""The own deck: drawing and burying cards (6.1)."""

from __future__ import annotations

from bisect import insort

from dolmen.core.event import only, others
from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_BURY, TAKE
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import (
    BURY,
    CARDS,
    DISCARD,
    DRAW,
    HAND,
)
from dolmen.games.endless_winter.income import INCOME, IconChoice
from dolmen.games.endless_winter.state import DECKS_STREAM, State


def draw_card(s: State, seat: int) -> None:
    """The top card of the deck into hand; an empty deck is made anew from the discard pile."""
    me = s.seats[seat]
    if not me.deck:
        if not me.discard:
            return  # R15
        me.deck, me.discard = me.discard, []
        me.deck.sort()
        s.shuffle(DECKS_STREAM, me.deck)
        if s.listener is not None:
            s.tell(m.RESHUFFLED, seat)
    card = s.turn_up(me.deck)
    insort(me.hand, card)
    if s.listener is not None:
        s.tell(m.DREW, seat, card, to=only(seat))
        s.tell(m.DREW_HIDDEN, seat, to=others(seat))


def distinct(cards: list[int]) -> list[int]:
    """Equal cards are one option (R64)."""
    return sorted(set(cards))


class Draw(IconChoice):
    op = DRAW
    asking = m.TAKE_DRAW

    def targets(self, s: State) -> list[int]:
        me = s.seats[self.who]
        return [TAKE.base] if me.deck or me.discard else []

    def pick(self, s: State, action: int) -> None:
        draw_card(s, self.who)

    def explain(self, s: State, action: int) -> Refusal | None:
        return Refusal(m.NOTHING_TO_DRAW, rule="R15") if action in TAKE else None


class Bury(IconChoice):
    """From hand or discard pile to the graveyard (R13, R14)."""

    op = BURY
    asking = m.PICK_BURY

    def targets(self, s: State) -> list[int]:
        me = s.seats[self.who]
        hand, discard = PICK_BURY.base, PICK_BURY.base + DISCARD * len(CARDS)
        found = [hand + card for card in distinct(me.hand)]
        found.extend(discard + card for card in distinct(me.discard))
        return found

    def guarded(self, s: State) -> bool:
        me = s.seats[self.who]  # the cards in hand may all be alike
        return self.terms != INCOME and not me.discard and len(me.hand) > 1

    def pick(self, s: State, action: int) -> None:
        zone, card = divmod(action - PICK_BURY.base, len(CARDS))
        me = s.seats[self.who]
        (me.hand if zone == HAND else me.discard).remove(card)
        me.grave.append(card)
        if s.listener is not None:
            s.tell(m.BURIED, self.who, card, zone)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in PICK_BURY:
            return None
        zone, card = divmod(action - PICK_BURY.base, len(CARDS))
        return Refusal(m.NOT_THERE, card, zone, rule="R13")


def gain_draw(s: State, seat: int, icon: Icon) -> None:
    s.push(Draw(seat, icon.n, INCOME))


def gain_bury(s: State, seat: int, icon: Icon) -> None:
    s.push(Bury(seat, icon.n, INCOME))
