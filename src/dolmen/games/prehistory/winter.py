"""Winter: everything is prepared for the new year (5.3)."""

from __future__ import annotations

from dolmen.core.step import Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.ids import CENTRE, DISPLAY
from dolmen.games.prehistory.pillars import fill_empty_pillars
from dolmen.games.prehistory.state import NOTHING, RIVAL, WINTER, State


class Winter(Step):
    """No decisions; the five steps do not influence each other."""

    def run(self, s: State) -> None:
        s.phase = WINTER
        if s.listener is not None:
            s.tell(m.WINTER)
        set_turn_order(s)
        refill(s, s.gather_slots, s.gather_pile)
        refill(s, s.fish_slots, s.fish_pile)
        renew_cards(s, s.hunt_display, s.hunt_deck, s.hunt_gone)
        renew_cards(s, s.ceremony_display, s.ceremony_deck, s.ceremony_gone)
        change_centre_tile(s)
        stand_up(s)


def set_turn_order(s: State) -> None:
    """W1; R70: the track first, then everybody else as before."""
    if s.solo:
        s.order = [0, RIVAL] if s.track else [RIVAL, 0]
        if s.listener is not None:
            s.tell(m.RIVAL_SECOND if s.track else m.RIVAL_FIRST)
    else:
        s.order = [*s.track, *(seat for seat in s.order if seat not in s.track)]
        if s.listener is not None:
            s.tell(m.ORDER, tuple(s.order))
    s.track = []


def refill(s: State, slots: list[int], pile: list[int]) -> None:
    """W2; R34: an exhausted pile leaves slots empty."""
    for slot, item in enumerate(slots):
        if item == NOTHING and pile:
            slots[slot] = s.turn_up(pile)


def renew_cards(s: State, display: list[int], deck: list[int], gone: list[int]) -> None:
    """W3; R69: discards are out of the game."""
    gone.extend(display)
    display.clear()
    while len(display) < DISPLAY and deck:
        display.append(s.turn_up(deck))


def change_centre_tile(s: State) -> None:
    """W4; R13: only empty pillars get a cube."""
    s.price_used.append(s.tiles[CENTRE])
    s.tiles[CENTRE] = s.turn_up(s.price_stack)
    s.rotations[CENTRE] = 0
    s.show_prices(CENTRE)
    if s.listener is not None:
        s.tell(m.CENTRE_TILE, tuple(s.colours[:6]))
    fill_empty_pillars(s)


def stand_up(s: State) -> None:
    """W5: every member may move again."""
    for seat in range(s.players):
        s.moved[seat] = 0
