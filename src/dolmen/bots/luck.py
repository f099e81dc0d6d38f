"""What was left to chance: how a move turned out, beside how it could have turned out.

A game draws from random streams of its own and from face-down piles; neither is a choice. The same
move is carried out again in worlds that the mover could not tell from the real one, with other
keys of the streams and other piles. What it brought there on average is the move; what it brought
in the real world beyond that is luck.
"""

from __future__ import annotations

from collections.abc import Callable

from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act

WORLDS = 8
Chances = Callable[[State], list[float]]


def luck_of(
    game: Game, chances: Chances, before: State, action: int, after: State, rng: Rng
) -> list[float]:
    """For each seat, what chance gave or took with this move; empty if nothing was left to it."""
    if after.learned == before.learned:
        return []
    happened = [now - then for then, now in zip(chances(before), chances(after), strict=True)]
    usual = [0.0] * len(happened)
    for _ in range(WORLDS):
        world = game.determinize(before, before.seat, rng)
        then = chances(world)
        act(world, action)
        for seat, (a, b) in enumerate(zip(then, chances(world), strict=True)):
            usual[seat] += (b - a) / WORLDS
    return [real - expected for real, expected in zip(happened, usual, strict=True)]
