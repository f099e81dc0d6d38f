"""Open cards: filling them, storing on them, giving them up (rulebook: open action cards)."""

from __future__ import annotations

from typing import Final

from dolmen.core.refusal import Refusal
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import DISCARD_OPEN, PUT, TAKE_STORED
from dolmen.games.altay.carry import carry_out
from dolmen.games.altay.fields import add
from dolmen.games.altay.ids import TITLES
from dolmen.games.altay.state import Seat, State
from dolmen.games.altay.turn_action import OPEN, POOL, TurnAction

N_TITLES: Final = len(TITLES)


def open_already(s: State, me: Seat, card: int) -> bool:
    """R5: one open card per title."""
    groups = s.content.groups
    for other, _ in me.open:  # noqa: SIM110  # quicker than a generator
        if groups[other >> 2] == groups[card >> 2]:
            return True
    return False


class Put(TurnAction):
    """M2: put a resource from the pool on an own open card."""

    verb = PUT
    needs = POOL | OPEN

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        if not me.open:
            return
        titles = s.content.titles
        for resource, n in enumerate(me.pool):
            if not n:
                continue
            base = PUT.base + resource * N_TITLES
            for card, placed in me.open:
                opens = titles[card >> 2].opens
                if opens is not None and opens.fields.fits(placed, resource):
                    out.append(base + (card >> 2))

    def do(self, s: State, me: Seat, offset: int) -> None:
        resource, title = divmod(offset, N_TITLES)
        place = place_of(me, title)
        card, placed = me.open[place]
        me.pool[resource] -= 1
        placed = add(placed, resource)
        me.open[place] = (card, placed)
        opens = s.content.titles[title].opens
        assert opens is not None
        full = opens.fill and sum(placed) == opens.fields.size
        if s.listener is not None:
            s.tell(m.PUT, s.active, resource, title)
            if full:
                s.tell(m.CARD_FILLED, s.active, card)
        if full:
            complete_open(s, me, place)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        resource, title = divmod(offset, N_TITLES)
        place = place_of(me, title)
        if place < 0:
            return Refusal(m.NOT_OPEN, title, rule="M2")
        if not me.pool[resource]:
            return Refusal(m.RESOURCE_LACKING, resource, rule="M2")
        opens = s.content.titles[title].opens
        if opens is None or not opens.fields.fits(me.open[place][1], resource):
            return Refusal(m.NO_FIELD, title, resource, rule="M2")
        return None


def place_of(me: Seat, title: int) -> int:
    """Where an open card of this title is; -1 if there is none."""
    for place, (card, _) in enumerate(me.open):
        if card >> 2 == title:
            return place
    return -1


def complete_open(s: State, me: Seat, place: int) -> None:
    """A fill card is full: R60, first its discard, then its effect."""
    card, _ = me.open.pop(place)
    me.discard.append(card)
    opens = s.content.titles[card >> 2].opens
    assert opens is not None
    carry_out(s, opens.on_full, card)


class TakeStored(TurnAction):
    """M3: take everything from a store card, also if it is empty (R6); never a part."""

    verb = TAKE_STORED
    needs = OPEN

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        for card, _ in me.open:
            opens = s.content.titles[card >> 2].opens
            if opens is not None and not opens.fill:
                out.append(TAKE_STORED.base + (card >> 2))

    def do(self, s: State, me: Seat, offset: int) -> None:
        card, placed = me.open.pop(place_of(me, offset))
        for resource, n in enumerate(placed):
            me.pool[resource] += n
        me.discard.append(card)
        if s.listener is not None:
            s.tell(m.TOOK_STORED, s.active, card, placed)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        if place_of(me, offset) < 0:
            return Refusal(m.NOT_OPEN, offset, rule="M3")
        opens = s.content.titles[offset].opens
        if opens is None or opens.fill:
            return Refusal(m.NOT_STORING, offset, rule="M3")
        return None


class DiscardOpen(TurnAction):
    """M4: give up a fill card with what is on it (R6)."""

    verb = DISCARD_OPEN
    needs = OPEN

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        for card, _ in me.open:
            opens = s.content.titles[card >> 2].opens
            if opens is not None and opens.fill:
                out.append(DISCARD_OPEN.base + (card >> 2))

    def do(self, s: State, me: Seat, offset: int) -> None:
        card, _ = me.open.pop(place_of(me, offset))
        me.discard.append(card)
        if s.listener is not None:
            s.tell(m.DISCARDED_OPEN, s.active, card)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        if place_of(me, offset) < 0:
            return Refusal(m.NOT_OPEN, offset, rule="M4")
        opens = s.content.titles[offset].opens
        if opens is None or not opens.fill:
            return Refusal(m.STORES, offset, rule="R6")
        return None
