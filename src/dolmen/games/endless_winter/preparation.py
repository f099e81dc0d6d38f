"""The Preparation phase (5.4): figures home, refill, draw."""

from __future__ import annotations

from typing import Final

from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.animals import fill_ground
from dolmen.games.endless_winter.culture_cards import fill_display
from dolmen.games.endless_winter.deck import draw_card
from dolmen.games.endless_winter.nomads.preparation import prepare
from dolmen.games.endless_winter.state import (
    FACE_DOWN,
    HOME,
    NEUTRAL_FIGURE,
    NOTHING,
    PREPARATION,
    State,
)

FIGURES_PER_SIDE: Final = 3


class Preparation(Step):
    """Figures home, piles discarded, round marker, refill, draw (5.4)."""

    def run(self, s: State) -> None:
        s.phase = PREPARATION
        for me in s.seats:
            me.figures = [HOME] * FIGURES_PER_SIDE
            me.discard.extend(me.pile)  # R54: only now
            me.pile.clear()
        s.first = [NEUTRAL_FIGURE if f == NEUTRAL_FIGURE else NOTHING for f in s.first]
        s.piles_open = False
        before = s.era
        s.round += 1
        if s.era != before:
            change_era(s, before)
        for module in s.rules.modules:
            module.preparation(s)
        s.push(Refill())


def change_era(s: State, before: int) -> None:
    """All Culture cards of the old era leave display and deck; the new stones are available."""
    if s.listener is not None:
        s.tell(m.NEW_ERA, s.era)
    s.culture_removed.extend(card for card in s.display if card != NOTHING)
    s.display = [NOTHING] * len(s.display)
    s.culture_removed.extend(card + FACE_DOWN for card in s.culture_decks[before - 1])
    s.culture_decks[before - 1] = []


class Refill(Step):
    """Display and hunting ground in fill order (R33), then five cards each (R60)."""

    def run(self, s: State) -> None:
        fill_display(s)
        fill_ground(s)
        if s.listener is not None:
            s.tell(m.REFILLED, tuple(s.display), tuple(s.ground))
        for seat in s.order:
            if seat == s.nomads:
                prepare(s)
            else:
                for _ in range(s.content.draw_per_round):
                    draw_card(s, seat)
