"""The bots by name: `random`, `greedy`, `search:500` (iterations) or `search:1s` (seconds)."""

from dolmen.bots.bot import Bot
from dolmen.bots.chance import Random
from dolmen.bots.greedy import Greedy, Judge, Rank
from dolmen.bots.judges import altay, endless_winter, prehistory
from dolmen.bots.search import Budget, Search
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng

NAMES = ("random", "greedy", "search:ITERATIONS", "search:SECONDSs")
JUDGES: dict[str, Judge] = {
    "altay": altay.worth,
    "prehistory": prehistory.worth,
    "endless_winter": endless_winter.worth,
}
RANKS: dict[str, Rank] = {"endless_winter": endless_winter.rank}


def make(name: str, game: Game, rng: Rng) -> Bot:
    """A bot for a seat of this game."""
    kind, _, detail = name.partition(":")
    if kind == "random" and not detail:
        return Random(rng)
    if kind == "greedy" and not detail:
        return Greedy(rng, JUDGES[game.id], RANKS.get(game.id))
    if kind == "search":
        return Search(rng, JUDGES[game.id], read_budget(detail))
    raise BadInput(f"There is no bot '{name}'; there are {', '.join(NAMES)}.")


def read_budget(detail: str) -> Budget:
    """500 means iterations, 0.1s means seconds."""
    try:
        if detail.endswith("s"):
            seconds = float(detail[:-1])
            if seconds > 0:
                return Budget(seconds=seconds)
        elif int(detail) > 0:
            return Budget(iterations=int(detail))
    except ValueError:
        pass
    raise BadInput(f"A search takes a budget such as search:500 or search:1s; got '{detail}'.")
