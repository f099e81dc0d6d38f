"""What results say about a seat: its Chief and Setup card, what it gained, and how far it is ahead
of the Nomads."""

from __future__ import annotations

from dolmen.games.endless_winter.culture_cards import card_of
from dolmen.games.endless_winter.ids import (
    CARDS,
    CHIEFS,
    FIRST_CULTURE,
    SETUP_CARDS,
    SIDES,
    STONES,
)
from dolmen.games.endless_winter.scoring import scores
from dolmen.games.endless_winter.state import NOTHING, State


def facts(s: State, seat: int) -> dict[str, str]:
    me = s.seats[seat]
    return {
        "chief": CHIEFS[me.chief] if me.chief != NOTHING else "",
        "side": SIDES[me.side] if me.side != NOTHING else "",
        "setup": SETUP_CARDS[me.setup] if me.setup != NOTHING else "",
    }


def taken(s: State, seat: int) -> tuple[str, ...]:
    """Culture cards, buried ones included, and sacred stones."""
    me = s.seats[seat]
    zones = (me.deck, me.hand, me.area, me.discard, me.pile, me.grave)
    cards = {card_of(card) for zone in zones for card in zone}
    cultures = [CARDS[card] for card in sorted(cards) if card >= FIRST_CULTURE]
    return (*cultures, *[STONES[stone] for stone in sorted(set(me.stones))])


def solo_reward(s: State) -> float:
    """The lead over the Nomads in points; more than nothing is a victory (S9)."""
    points = [sum(row) for row in scores(s)]
    return float(points[0] - points[s.nomads])
