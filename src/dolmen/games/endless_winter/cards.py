"""Cards of the own deck: draw, bury, recruit Tribe cards, gain Culture cards (6.1, 6.7, 6.11)."""

from __future__ import annotations

from bisect import insort

from dolmen.core.event import only, others
from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_BURY, PICK_CULTURE_CELL, PICK_TRIBE_TYPE, TAKE
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import (
    BURY,
    CARDS,
    CULTURE_CARD,
    DISCARD,
    DRAW,
    FIRST_CULTURE,
    HAND,
    TRIBE_TO_DISCARD,
    TRIBE_TO_HAND,
)
from dolmen.games.endless_winter.income import INCOME, PRICED, IconChoice, lacking, pay
from dolmen.games.endless_winter.state import DECKS_STREAM, FACE_DOWN, NOTHING, State


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
    __slots__ = ()
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

    __slots__ = ()
    op = BURY
    asking = m.PICK_BURY

    def targets(self, s: State) -> list[int]:
        me = s.seats[self.who]
        hand, discard = PICK_BURY.base, PICK_BURY.base + DISCARD * len(CARDS)
        found = [hand + card for card in distinct(me.hand)]
        found.extend(discard + card for card in distinct(me.discard))
        return found

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


class Recruit(IconChoice):
    """The top card of any Tribe stack that is not empty (R16)."""

    __slots__ = ()
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
    __slots__ = ()
    op = TRIBE_TO_HAND
    asking = m.PICK_TRIBE_HAND


class RecruitToDiscard(Recruit):
    __slots__ = ()
    op = TRIBE_TO_DISCARD
    asking = m.PICK_TRIBE_DISCARD
    to_hand = False


class GainCulture(IconChoice):
    """A card of the display into hand; in Develop for its printed cost."""

    __slots__ = ()
    op = CULTURE_CARD
    asking = m.PICK_CULTURE

    def targets(self, s: State) -> list[int]:
        if self.terms == PRICED:
            return affordable_cultures(s, self.who)
        first = PICK_CULTURE_CELL.base
        return [first + n for n, card in enumerate(s.display) if card != NOTHING]

    def pick(self, s: State, action: int) -> None:
        cell = action - PICK_CULTURE_CELL.base
        card = s.display[cell]
        if self.terms == PRICED:
            printed = s.content.culture_of(card)
            pay(s, self.who, 0, printed.tool, printed.labor)
        s.display[cell] = NOTHING  # R34: gaps stay
        insort(s.seats[self.who].hand, card)
        if s.listener is not None:
            s.tell(m.TOOK_CULTURE, self.who, card, cell)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in PICK_CULTURE_CELL:
            return None
        cell = action - PICK_CULTURE_CELL.base
        if s.display[cell] == NOTHING:
            return Refusal(m.CELL_EMPTY, rule="R34")
        printed = s.content.culture_of(s.display[cell])
        me = s.seats[self.who]
        return lacking(0, me.tools, s.labor, 0, printed.tool, printed.labor, "R7")


def affordable_cultures(s: State, seat: int) -> list[int]:
    tools, labor = s.seats[seat].tools, s.labor
    found: list[int] = []
    for cell, card in enumerate(s.display):
        if card != NOTHING:
            printed = s.content.culture[card - FIRST_CULTURE]
            if printed.labor <= labor and printed.tool <= tools:
                found.append(PICK_CULTURE_CELL.base + cell)
    return found


def gain_draw(s: State, seat: int, icon: Icon) -> None:
    s.push(Draw(seat, icon.n, INCOME))


def gain_bury(s: State, seat: int, icon: Icon) -> None:
    s.push(Bury(seat, icon.n, INCOME))


def gain_tribe_to_hand(s: State, seat: int, icon: Icon) -> None:
    s.push(RecruitToHand(seat, icon.n, INCOME))


def gain_tribe_to_discard(s: State, seat: int, icon: Icon) -> None:
    s.push(RecruitToDiscard(seat, icon.n, INCOME))


def gain_culture(s: State, seat: int, icon: Icon) -> None:
    s.push(GainCulture(seat, icon.n, INCOME))


def card_of(marked: int) -> int:
    """The card itself, whether the player has seen it or not."""
    return marked % FACE_DOWN


def fill_display(s: State) -> None:
    """Top row first, from left to right; cards lying there never move (R34, R36)."""
    deck = s.culture_decks[s.era - 1]
    for cell, card in enumerate(s.display):
        if card == NOTHING and deck:
            s.display[cell] = s.turn_up(deck)


def stacks_left(s: State) -> bool:
    return any(s.stacks)
