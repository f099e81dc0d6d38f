"""How many of each component there are."""

from __future__ import annotations

from collections import Counter

from dolmen.games.altay.deck import deck_cards
from dolmen.games.altay.ids import CARDS, GOALS, MARKERS, NOTHING
from dolmen.games.altay.state import State


def census(s: State) -> dict[str, int]:
    """Cards, goals, markers and settlements over all zones."""
    found: Counter[str] = Counter()
    for title, sold in enumerate(s.sold):
        for copy in s.content.titles[title].copies[sold:]:
            found[CARDS[title * 4 + copy.vp]] += 1
    for number, seat in enumerate(s.seats):
        if seat.folk == NOTHING:
            continue
        found.update(CARDS[card] for card in deck_cards(seat) + seat.trashed)
        # Folk decks that nobody took stay in the box; count each taken one against its deck.
        found.subtract(CARDS[card] for card in s.content.decks[seat.folk])
        on_board = sum(
            n for owner, n in zip(s.owner, s.settlements, strict=True) if owner == number
        )
        captured = sum(other.trophies[number] for other in s.seats)
        pieces = seat.reserve + seat.held + on_board + captured + seat.removed
        found["missing settlements"] += s.content.limits.settlements - pieces
        found.update(GOALS[goal] for goal in seat.done)
        if seat.goal != NOTHING:
            found[GOALS[seat.goal]] += 1
        if seat.wonder != NOTHING and not seat.wonder_open:
            found[GOALS[seat.wonder]] += 1
        for kind, n in enumerate(seat.fresh):
            found[MARKERS[kind]] += n + seat.consumed[kind]
    for level in range(3):
        found.update(GOALS[goal] for goal in s.decks[level] + s.goal_discards[level])
    for goal, n in enumerate(s.stacked):
        found[GOALS[goal]] += n
    found.update(MARKERS[kind] for kind in s.marker if kind != NOTHING)
    found.update(MARKERS[kind] for kind in s.box)
    return {name: n for name, n in sorted(found.items()) if n}
