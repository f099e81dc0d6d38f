"""What ceremony cards of Prehistory promise their holder: what they would score now, and a little
more for every round left."""

from __future__ import annotations

from dolmen.bots.judges.prehistory.weights import PrehistoryWeights
from dolmen.games.prehistory.ceremony_cards import card_vp, ceremony_values
from dolmen.games.prehistory.content import COPY_BEST
from dolmen.games.prehistory.state import State


def card_promises(s: State, seat: int, scored: list[int], left: int, w: PrehistoryWeights) -> float:
    """All cards of the seat together."""
    values = ceremony_values(s, seat, scored)
    return sum(values) + w.CARD * left * len(values)


def card_promise(
    s: State, seat: int, card: int, scored: list[int], left: int, w: PrehistoryWeights
) -> float:
    """A card that is not taken yet."""
    score = s.content.ceremony[card].score
    if score.op == COPY_BEST:
        return w.CARD * left + max(ceremony_values(s, seat, scored), default=0)
    return w.CARD * left + card_vp(s, seat, score, scored)
