"""Worlds that a seat cannot tell from the real one (5.11). All seats know the same."""

from __future__ import annotations

from dolmen.core.rng import Rng
from dolmen.games.prehistory.state import STREAMS, State


def determinize(s: State, rng: Rng) -> State:
    """Hidden are the order of both piles and decks, and the price tiles below the stack's top."""
    world = s.clone()
    for pile in (world.gather_pile, world.fish_pile, world.hunt_deck, world.ceremony_deck):
        pile.sort()
        rng.shuffle(pile)
    hidden = sorted((*world.price_stack[:-1], *world.price_removed))
    rng.shuffle(hidden)
    below = max(len(world.price_stack) - 1, 0)
    world.price_stack[:below] = hidden[:below]
    world.price_removed = hidden[below:]
    world.keys = tuple(rng.word() for _ in range(2 * len(STREAMS)))
    return world
