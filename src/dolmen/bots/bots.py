"""The bots by name: a level (`gatherer`, `hunter`, `shaman`, `elder`), or a bot and its setting.

    random              every legal action is equally likely
    greedy              one decision ahead
    casual:2            greedy through a fog of 2 victory points
    search:500          500 iterations
    search:1s           a second
    search:500:1s       whichever comes first

`greedy:first` and `search:first:500` judge by the first weights, made by hand, instead of the
fitted ones.
"""

from __future__ import annotations

from collections.abc import Callable

from dolmen.bots.bot import Bot
from dolmen.bots.casual import Casual
from dolmen.bots.chance import Random
from dolmen.bots.forecast import read_forecast
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge, Weights, read_weights
from dolmen.bots.judges import altay, endless_winter, prehistory
from dolmen.bots.levels import LEVELS, level
from dolmen.bots.search import Budget, Search
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng

NAMES = (*LEVELS, "random", "greedy", "casual:POINTS", "search:ITERATIONS", "search:SECONDSs")
JUDGES: dict[str, Callable[[Weights], Judge]] = {
    "altay": altay.AltayJudge,
    "prehistory": prehistory.PrehistoryJudge,
    "endless_winter": endless_winter.WinterJudge,
}


def make(name: str, game: Game, rng: Rng) -> Bot:
    """A bot for a seat of this game."""
    if name in LEVELS:
        name = level(game.id, name).bot
    kind, *details = name.split(":")
    weights = game.id
    if details and details[0] == "first":
        weights = f"{game.id}-first"
        del details[0]
    if name == "random":
        return Random(rng)
    if kind == "greedy" and not details:
        return Greedy(rng, judge_of(game, weights))
    if kind == "casual" and len(details) == 1:
        return Casual(rng, judge_of(game, weights), read_number(details[0], name))
    if kind == "search" and 1 <= len(details) <= 2:
        return Search(rng, judge_of(game, weights), read_budget(details, name))
    raise BadInput(f"There is no bot '{name}'; there are {', '.join(NAMES)}.")


def judge_of(game: Game, weights: str | None = None) -> Judge:
    name = weights or game.id
    judge = JUDGES[game.id](read_weights(name))
    judge.forecast = read_forecast(name)
    return judge


def read_budget(details: list[str], name: str) -> Budget:
    """500 means iterations, 0.1s means seconds."""
    budget = Budget()
    for detail in details:
        if detail.endswith("s") and budget.seconds is None:
            budget.seconds = read_number(detail[:-1], name)
        elif detail.isdecimal() and int(detail) > 0 and budget.iterations is None:
            budget.iterations = int(detail)
        else:
            raise BadInput(
                f"A search takes a budget such as search:500 or search:1s; got '{name}'."
            )
    return budget


def read_number(text: str, name: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number < 1e6:
        raise BadInput(f"'{text}' in the bot '{name}' must be a number above 0.")
    return number
