"""The Preparation phase of the Nomads (S7), and their extra card (S8)."""

from __future__ import annotations

from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.state import (
    NOMADS_STREAM,
    State,
)


def prepare(s: State) -> None:
    """All Nomad cards into a new deck; with the extra card one is revealed at once."""
    s.nomad_deck = sorted(s.nomad_deck + s.nomad_row + s.nomad_pile)
    s.nomad_row = []
    s.nomad_pile = []
    s.shuffle(NOMADS_STREAM, s.nomad_deck)
    if s.extra_card:
        reveal_extra_card(s)


def reveal_extra_card(s: State) -> None:
    s.nomad_row.append(s.turn_up(s.nomad_deck))
    if s.listener is not None:
        s.tell(m.NOMAD_EXTRA, s.nomad_row[-1])
