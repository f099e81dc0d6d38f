"""What was left to chance: how a move turned out, beside how it could have turned out.

A game draws from random streams of its own and from face-down piles; neither is a choice. The same
move is carried out again in worlds that the mover could not tell from the real one, with other
keys of the streams and other piles. What it brought there on average is the move; what it brought
in the real world beyond that is luck.

A judge may not see what cards in hand are worth before they are played. So at the beginning of a
turn it is played out with this hand and with hands that the others could think of; what this one
brings beyond what the judge has already counted is luck, too.
"""

from __future__ import annotations

from collections.abc import Callable

from dolmen.bots.greedy import first_best
from dolmen.bots.judge import Judge
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act, asked

WORLDS = 8
HANDS = 12  # other ones, and as many worlds in which only the rest differs
FARTHEST = 60  # decisions of a turn
Chances = Callable[[State], list[float]]


class Fortune:
    """The luck of one game, move by move from its beginning."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        chances: Chances,
        begun: set[tuple[int, int]] | None = None,
    ) -> None:
        self.game = game
        self.judge = judge
        self.chances = chances
        self.begun = begun or set()  # rounds and seats whose turns have begun

    def of_move(self, before: State, action: int, after: State, rng: Rng) -> list[float]:
        """What chance gave or took: with what was drawn now, and with the hand of a turn."""
        drawn = luck_of(self.game, self.chances, before, action, after, rng)
        turn = self.game.round(before), before.seat
        question = asked(before)
        if turn in self.begun or question is None or not self.judge.rank(question):
            return drawn
        self.begun.add(turn)
        hand = luck_of_hand(self.game, self.judge, self.chances, before, rng)
        if not drawn or not hand:
            return drawn or hand
        return [a + b for a, b in zip(drawn, hand, strict=True)]


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


def luck_of_hand(game: Game, judge: Judge, chances: Chances, state: State, rng: Rng) -> list[float]:
    """For each seat, what the hidden cards of the one who decides bring in this turn beyond what
    others could expect; empty if nothing of it is hidden."""
    seat = state.seat
    other = (seat + 1) % state.players
    if other == seat:
        return []
    found = [0.0] * state.players
    for number in range(HANDS):
        redealt = game.determinize(state, other, rng)
        if not number and game.view(redealt, seat) == game.view(state, seat):
            return []
        real = brought(game, judge, chances, game.determinize(state, seat, rng))
        usual = brought(game, judge, chances, redealt)
        for place, (a, b) in enumerate(zip(real, usual, strict=True)):
            found[place] += (a - b) / HANDS
    return found


def brought(game: Game, judge: Judge, chances: Chances, world: State) -> list[float]:
    """How the chances change while the seat plays its turn as well as one decision ahead shows."""
    then, seat, round_ = chances(world), world.seat, game.round(world)
    for _ in range(FARTHEST):
        act(world, first_best(judge, world))
        if not world.stack or world.seat != seat or game.round(world) != round_:
            break
    return [after - before for before, after in zip(then, chances(world), strict=True)]
