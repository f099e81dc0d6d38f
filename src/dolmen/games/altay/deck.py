"""Cards and piles (rulebook: cards and piles): draw piles, hands and discard piles."""

from dolmen.core.event import only, others
from dolmen.games.altay import messages as m
from dolmen.games.altay.ids import NOTHING
from dolmen.games.altay.state import DECKS_STREAM, Seat, State


def draw(s: State, number: int, n: int) -> None:
    """A player draws n cards, or what there is. R2: the discard pile is shuffled only when a
    card must be drawn from an empty draw pile."""
    seat = s.seats[number]
    drawn = s.turn_up_several(seat.deck, n)
    if len(drawn) < n and seat.discard:
        reshuffle(s, number)
        drawn += s.turn_up_several(seat.deck, n - len(drawn))
    seat.hand += drawn
    seat.hand.sort()
    if s.listener is not None and drawn:
        s.tell(m.DREW, number, tuple(drawn), to=only(number))
        s.tell(m.DREW_HIDDEN, number, len(drawn), to=others(number))


def reshuffle(s: State, number: int) -> None:
    seat = s.seats[number]
    # Sorted first, so that the order of discarding cannot matter.
    seat.deck = sorted(seat.discard)
    seat.discard = []
    s.shuffle(DECKS_STREAM, seat.deck)
    if s.listener is not None:
        s.tell(m.RESHUFFLED, number)


def distinct(cards: list[int]) -> list[int]:
    """The different cards of a sorted hand (copies that agree are one choice)."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def deck_cards(seat: Seat) -> list[int]:
    """All action cards a player owns, wherever they are; not the trashed ones."""
    cards = seat.deck + seat.hand + seat.discard + seat.area
    cards += [card for card, _ in seat.open]
    if seat.archive != NOTHING:
        cards.append(seat.archive)
    return cards
