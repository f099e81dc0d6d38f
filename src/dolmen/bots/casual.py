"""The bot that plays for fun: like the greedy one, but it misjudges what it sees."""

from math import log
from typing import Final

from dolmen.bots.greedy import Greedy, foresee
from dolmen.bots.judge import Judge
from dolmen.core.rng import Rng
from dolmen.core.state import State

FINE: Final = 1 << 20


class Casual(Greedy):
    """Good moves are likelier than bad ones: the worth of each is seen through a fog of some
    victory points."""

    name = "casual"

    def __init__(self, rng: Rng, judge: Judge, fog: float) -> None:
        super().__init__(rng, judge)
        self.fog = fog

    def best(self, world: State) -> int:
        choices = self.judge.choices(world)
        best, chosen = -1e18, choices[0]
        for action in choices:
            # Gumbel noise: an action is chosen with a chance that grows with exp(worth / fog).
            drawn = (self.rng.below(FINE) + 0.5) / FINE
            worth = foresee(self.judge, world, action) - self.fog * log(-log(drawn))
            if worth > best:
                best, chosen = worth, action
        return chosen
