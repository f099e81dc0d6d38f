"""The ceremony: shamans dance, a card is taken, the ceremony track (5.4, 5.5, 5.10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import DANCE_FROM, DANCE_TO, HOLD
from dolmen.games.prehistory.gains import gain_points
from dolmen.games.prehistory.ids import AT_CEREMONY, CEREMONY, POSITIONS, TRIPLE_MASKS, TRIPLES
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.payment import SUBSETS, pay_resources, refuse_foot
from dolmen.games.prehistory.state import FINAL, State

PRICES: Final = AT_CEREMONY * 6  # where the colours of its price tile begin
ALL_POSITIONS: Final = (1 << POSITIONS) - 1
NO_CARD: Final = -1


def take_ceremony_card(s: State, seat: int, card: int) -> None:
    s.ceremony_display.remove(card)
    s.cards[seat] = (*s.cards[seat], card)
    if s.listener is not None:
        s.tell(m.TOOK_CARD, seat, card)
    gain_points(s, seat, s.content.ceremony[card].dp)
    advance_on_ceremony_track(s, seat)


def advance_on_ceremony_track(s: State, seat: int) -> None:
    """5.10: join at the end; once there, swap with the player directly ahead (R28)."""
    track = s.track
    if seat not in track:
        track.append(seat)
    else:
        place = track.index(seat)
        if place:
            track[place], track[place - 1] = track[place - 1], track[place]
    if s.listener is not None:
        s.tell(m.JOINED_TRACK, seat, track.index(seat) + 1)


# The dance.


def price_of_position(s: State, position: int) -> int:
    """The colour that moves a shaman there."""
    return s.colours[PRICES + s.content.position_edge[position]]


def affordable_positions(s: State, seat: int) -> int:
    """Positions without a shaman of the seat (R25) whose colour it has. Every position has a
    colour of its own, so each can be paid independently of the others."""
    shamans = s.shamans[seat]
    base = seat * 6
    resources, colours, edges = s.resources, s.colours, s.content.position_edge
    mask = 0
    for position in range(POSITIONS):
        if not shamans >> position & 1 and resources[base + colours[PRICES + edges[position]]]:
            mask |= 1 << position
    return mask


class Dance(FollowUp):
    """Where shamans go for a card."""

    __match_args__ = ("who", "card")

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def seat(self, s: State) -> int:
        return self.who

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_DANCE_TO, (self.card,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in DANCE_TO:
            return None
        places = TRIPLES[action - DANCE_TO.base]
        if any(s.shamans[self.who] >> place & 1 for place in places):
            return Refusal(m.HAS_SHAMAN, rule="R25")
        return self.refuse_places(s, places, s.content.ceremony[self.card].value)

    def refuse_places(self, s: State, places: tuple[int, ...], value: int) -> Refusal | None:
        """Why shamans cannot go to these places, where none of the seat's is."""
        raise NotImplementedError(type(self).__name__)


class DanceForCard(Dance):
    """Spring: where as many shamans as the card's value go; each position is paid (R24)."""

    def options(self, s: State) -> list[int]:
        first, value = DANCE_TO.base, s.content.ceremony[self.card].value
        available = affordable_positions(s, self.who)
        return [first + number for number in SUBSETS[available][value]]

    def do(self, s: State, action: int) -> None:
        target = action - DANCE_TO.base
        pay_resources(s, self.who, [price_of_position(s, place) for place in TRIPLES[target]])
        s.push(DanceFrom(self.who, target, self.card))

    def refuse_places(self, s: State, places: tuple[int, ...], value: int) -> Refusal | None:
        if len(places) != value:
            return Refusal(m.WRONG_SET, value, rule="R24")
        for place in places:
            colour = price_of_position(s, place)
            if not s.resources[self.who * 6 + colour]:
                return Refusal(m.NO_RESOURCE, colour, rule="R24")
        return None


class FreeDance(Dance):
    """Summer: up to as many shamans as the card's value move free of charge (R27)."""

    def options(self, s: State) -> list[int]:
        first, value = DANCE_TO.base, s.content.ceremony[self.card].value
        free = SUBSETS[ALL_POSITIONS & ~s.shamans[self.who]]
        return [first + number for size in range(value + 1) for number in free[size]]

    def do(self, s: State, action: int) -> None:
        target = action - DANCE_TO.base
        if target:  # the first set is the empty one
            s.push(DanceFrom(self.who, target, NO_CARD))

    def refuse_places(self, s: State, places: tuple[int, ...], value: int) -> Refusal | None:
        return Refusal(m.TOO_MANY_DANCERS, value, rule="R27")


class DanceFrom(FollowUp):
    """Which shamans go there (R26)."""

    __match_args__ = ("who", "target", "card")

    def __init__(self, who: int, target: int, card: int) -> None:
        self.who = who
        self.target = target  # number of the set they go to
        self.card = card  # taken when the dance is done; NO_CARD in summer, where it came first

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        first, size = DANCE_FROM.base, len(TRIPLES[self.target])
        return [first + number for number in SUBSETS[s.shamans[self.who]][size]]

    def do(self, s: State, action: int) -> None:
        source = action - DANCE_FROM.base
        s.shamans[self.who] &= ~TRIPLE_MASKS[source]
        s.shamans[self.who] |= TRIPLE_MASKS[self.target]
        if s.listener is not None:
            s.tell(m.DANCED, self.who, source, self.target)
        if self.card != NO_CARD:
            take_ceremony_card(s, self.who, self.card)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_DANCE_FROM, (self.target,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in DANCE_FROM:
            return None
        places = TRIPLES[action - DANCE_FROM.base]
        if any(not s.shamans[self.who] >> place & 1 for place in places):
            return Refusal(m.NO_SHAMAN, rule="R26")
        return Refusal(m.WRONG_SET, len(TRIPLES[self.target]), rule="R24")


class Ceremony(MainAction):
    """Its items are the ceremony cards on display."""

    def add_spring_options(
        self, s: State, seat: int, have: list[int], total: int, found: list[int]
    ) -> None:
        most = min(affordable_positions(s, seat).bit_count(), total - 1)
        if most:
            first, ceremony = HOLD.base, s.content.ceremony
            for card in s.ceremony_display:
                if ceremony[card].value <= most:
                    found.append(first + card)

    def do_in_spring(self, s: State, seat: int, argument: int) -> None:
        s.push(DanceForCard(seat, argument))

    def refuse_price(self, s: State, seat: int, argument: int) -> Refusal | None:
        value = self.summer_price(s, argument)
        have = affordable_positions(s, seat).bit_count()
        if have < value:
            return Refusal(m.SHORT_COLOURS, value, have, rule="R24")
        return refuse_foot(s, seat, CEREMONY, value)

    def items(self, s: State, seat: int) -> Iterable[int]:
        return s.ceremony_display

    def summer_price(self, s: State, item: int) -> int:
        return s.content.ceremony[item].value

    def take(self, s: State, seat: int, item: int) -> None:
        take_ceremony_card(s, seat, item)
        if s.phase != FINAL:  # R54: no dance in the final turn
            s.push(FreeDance(seat, item))

    def refuse_item(self, s: State, seat: int, item: int) -> Refusal | None:
        return Refusal(m.NOT_IN_DISPLAY, rule="R24") if item not in s.ceremony_display else None
