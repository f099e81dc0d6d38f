"""Draw piles, hands and discard piles."""

from bisect import insort

from dolmen.core.event import only, others
from dolmen.games.altay.messages import DREW, DREW_HIDDEN, RESHUFFLED
from dolmen.games.altay.state import DECKS_STREAM, AltayState, Seat


def draw(s: AltayState, number: int, n: int) -> None:
    """A player draws n cards, or what there is. R2: the discard pile is shuffled only when a
    card must be drawn from an empty draw pile."""
    seat = s.seats[number]
    drawn: list[int] = []
    for _ in range(n):
        if not seat.deck:
            if not seat.discard:
                break
            reshuffle(s, number)
        card = s.turn_up(seat.deck)
        insort(seat.hand, card)
        drawn.append(card)
    if s.listener is not None and drawn:
        s.tell(DREW, number, tuple(drawn), to=only(number))
        s.tell(DREW_HIDDEN, number, len(drawn), to=others(number))


def reshuffle(s: AltayState, number: int) -> None:
    seat = s.seats[number]
    # Sorted first, so that the order of discarding cannot matter.
    seat.deck = sorted(seat.discard)
    seat.discard = []
    s.shuffle(DECKS_STREAM, seat.deck)
    if s.listener is not None:
        s.tell(RESHUFFLED, number)


def drawable(seat: Seat) -> int:
    return len(seat.deck) + len(seat.discard)


def distinct(cards: list[int]) -> list[int]:
    """The different cards of a sorted hand (copies that agree are one choice)."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
