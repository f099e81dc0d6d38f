"""What results say about a seat: its board, the cards it took, its rank where it played alone."""

from __future__ import annotations

from dolmen.games.prehistory.ids import BOARDS, CEREMONY_CARDS
from dolmen.games.prehistory.rival import rank
from dolmen.games.prehistory.scoring import totals
from dolmen.games.prehistory.state import State


def facts(s: State, seat: int) -> dict[str, str]:
    return {"board": BOARDS[s.boards[seat]]}


def taken(s: State, seat: int) -> tuple[str, ...]:
    """Its ceremony cards."""
    return tuple([CEREMONY_CARDS[card] for card in sorted(s.cards[seat])])


def solo_reward(s: State) -> float:
    """10.1: alone nobody can be defeated; what counts is the rank, 0 for the lowest."""
    return float(rank(totals(s)[0]))
