"""What results say about a seat: its folk, and what it bought and completed."""

from __future__ import annotations

from dolmen.games.altay.ids import FIRST_MARKET_TITLE, FOLKS, GOALS, MAX_VP, NOTHING, TITLES
from dolmen.games.altay.state import State


def facts(s: State, seat: int) -> dict[str, str]:
    folk = s.seats[seat].folk
    return {"folk": FOLKS[folk] if folk != NOTHING else ""}


def taken(s: State, seat: int) -> tuple[str, ...]:
    """Titles from the market and completed goals, trashed cards included."""
    me = s.seats[seat]
    cards = [*me.deck, *me.hand, *me.discard, *me.area, *me.trashed]
    cards += [card for card, _ in me.open]
    if me.archive != NOTHING:
        cards.append(me.archive)
    titles = {card // (MAX_VP + 1) for card in cards}
    bought = [TITLES[title] for title in sorted(titles) if title >= FIRST_MARKET_TITLE]
    return (*bought, *[GOALS[goal] for goal in sorted(set(me.done))])
