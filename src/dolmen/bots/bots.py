"""The bots by name: `random`, `greedy`, `search:500` (iterations) or `search:1s` (seconds).

`greedy:first` and `search:first:500` use the judge's first weights, made by hand, instead of the
fitted ones.
"""

from collections.abc import Callable

from dolmen.bots.bot import Bot
from dolmen.bots.chance import Random
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge, Weights, read_weights
from dolmen.bots.judges import altay, endless_winter, prehistory
from dolmen.bots.search import Budget, Search
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng

NAMES = ("random", "greedy", "search:ITERATIONS", "search:SECONDSs")
JUDGES: dict[str, Callable[[Weights], Judge]] = {
    "altay": altay.AltayJudge,
    "prehistory": prehistory.PrehistoryJudge,
    "endless_winter": endless_winter.WinterJudge,
}


def make(name: str, game: Game, rng: Rng) -> Bot:
    """A bot for a seat of this game."""
    kind, *details = name.split(":")
    weights = game.id
    if details and details[0] == "first":
        weights = f"{game.id}-first"
        del details[0]
    if name == "random":
        return Random(rng)
    if kind == "greedy" and not details:
        return Greedy(rng, judge(game, weights))
    if kind == "search" and len(details) == 1:
        return Search(rng, judge(game, weights), read_budget(details[0]))
    raise BadInput(f"There is no bot '{name}'; there are {', '.join(NAMES)}.")


def judge(game: Game, weights: str) -> Judge:
    return JUDGES[game.id](read_weights(weights))


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
