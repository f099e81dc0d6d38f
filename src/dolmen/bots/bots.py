"""The bots by name."""

from dolmen.bots.bot import Bot
from dolmen.bots.chance import Random
from dolmen.bots.greedy import Greedy, Judge, Rank
from dolmen.bots.judges import altay, endless_winter
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng

NAMES = ("random", "greedy")
JUDGES: dict[str, Judge] = {"altay": altay.worth, "endless_winter": endless_winter.worth}
RANKS: dict[str, Rank] = {"endless_winter": endless_winter.rank}


def make(name: str, game: Game, rng: Rng) -> Bot:
    """A bot for a seat of this game."""
    if name == "random":
        return Random(rng)
    if name == "greedy":
        return Greedy(rng, JUDGES[game.id], RANKS.get(game.id))
    raise BadInput(f"There is no bot '{name}'; there are {', '.join(NAMES)}.")
