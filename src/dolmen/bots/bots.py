"""The bots by name: a level (`gatherer`, `hunter`, `shaman`, `elder`), or a bot and its setting.

    random              every legal action is equally likely
    greedy              one decision ahead
    casual:2            greedy through a fog of 2 victory points
    search:500          500 iterations
    search:1s           a second
    search:500:1s       whichever comes first

`greedy:first` and `search:first:500` judge by the first weights, made by hand, instead of the
fitted ones. `greedy:FILE` and `search:FILE:300` judge by a file of `dolmen learn` (FILE ends in
.json), `greedy:learned` by those that come with the table.

A package adds a bot by an entry point of the group `dolmen.bots` that names its class, and a judge
for its own game, which lets all of the above play it, by one of the group `dolmen.judges`:

    [project.entry-points."dolmen.bots"]
    miser = "stones.bot:Miser"

A bot need not be in a package: `own` gives names to classes by their paths (`own_bot.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from importlib.resources import files
from pkgutil import resolve_name

from dolmen.bots.bot import Bot
from dolmen.bots.casual import Casual
from dolmen.bots.chance import Random
from dolmen.bots.forecast import read_forecast
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge, Weights, read_weights
from dolmen.bots.lesson import names_file, read_lessons
from dolmen.bots.levels import LEVELS, Level, level, levels
from dolmen.bots.own_bot import load_bot
from dolmen.bots.search import Budget, Search
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.plugins import plugins

LOG = logging.getLogger("dolmen.bots")
GROUP = "dolmen.bots"
JUDGE_GROUP = "dolmen.judges"
KINDS = (
    *("random", "greedy", "greedy:FILE", "casual:POINTS"),
    *("search:ITERATIONS", "search:SECONDSs", "search:FILE:ITERATIONS"),
)
ALONE = "-alone"  # after the name of weights for a person alone
JUDGES = {
    "altay": "dolmen.bots.judges.altay.judge:AltayJudge",
    "prehistory": "dolmen.bots.judges.prehistory.judge:PrehistoryJudge",
    "endless_winter": "dolmen.bots.judges.endless_winter.judge:EndlessWinterJudge",
}


def make(
    name: str,
    game: Game,
    rng: Rng,
    own: Mapping[str, str] | None = None,
    fitted: Weights | None = None,
    players: int | None = None,
) -> Bot:
    """A bot for a seat of this game. `own` are classes beside the known bots: name -> path;
    `fitted` are weights for the judge in the place of those that are shipped. Who plays alone
    (`players` is 1) may judge by weights of its own, and a level may think longer."""
    if own and name in own:
        return load_bot(name, own[name], game)(rng)
    if name in LEVELS:
        name = level(game.id, name).at(players)
    kind, *details = name.split(":")
    weights = game.id
    if details and details[0] == "first":
        weights = f"{game.id}-first"
        fitted = None
        del details[0]
    lesson = details.pop(0) if details and names_file(details[0]) else None
    if name == "random":
        return Random(rng)

    def judge() -> Judge:
        return judge_of(game, weights, fitted, lesson, players)

    if kind == "greedy" and not details:
        return Greedy(rng, judge())
    if kind == "casual" and len(details) == 1:
        return Casual(rng, judge(), read_number(details[0], name))
    if kind == "search" and 1 <= len(details) <= 2:
        return Search(rng, judge(), read_budget(details, name))
    if name in plugged(game):
        return plugged(game)[name](rng)
    raise BadInput(f"There is no bot '{name}'; there are {', '.join(known(game, own or {}))}.")


def known(game: Game, own: Mapping[str, str]) -> tuple[str, ...]:
    """What can play this game, by name; without a judge that is little."""
    kinds = KINDS if has_judge(game) else KINDS[:1]
    return (*levels(game.id), *kinds, *plugged(game), *own)


def plugged(game: Game) -> dict[str, type[Bot]]:
    """The bots of installed packages that can play this game. A package that cannot be loaded is
    left out: it must not keep others from playing."""
    found: dict[str, type[Bot]] = {}
    for name, entry in plugins(GROUP).items():
        try:
            bot = entry.load()
        except Exception:
            LOG.exception("the bot '%s' cannot be loaded", name)
            continue
        if plays(bot, game):
            found[name] = bot
    return found


def plays(bot: object, game: Game) -> bool:
    return isinstance(bot, type) and issubclass(bot, Bot) and bot.can_play(game)


def offered(game: Game) -> tuple[Level, ...]:
    """The opponents that people choose from: the levels, or chance where there are none, and the
    bots of installed packages, which nobody has measured."""
    known = tuple(levels(game.id).values()) or (Level("random", "random"),)
    return (*known, *(Level(name, name) for name in plugged(game)))


def judge_class(game: str) -> Callable[[Weights], Judge]:
    """What makes the judge of a game that comes with the table."""
    if game not in JUDGES:
        raise BadInput(f"{game} has no judge with weights; {', '.join(JUDGES)} have one.")
    found: Callable[[Weights], Judge] = resolve_name(JUDGES[game])
    return found


def stand_in(game: Game) -> str:
    """The bot that stands in for an absent player."""
    return "greedy" if has_judge(game) else "random"


def has_judge(game: Game) -> bool:
    return game.id in JUDGES or game.id in plugins(JUDGE_GROUP)


def judge_of(
    game: Game,
    weights: str | None = None,
    fitted: Weights | None = None,
    lesson: str | None = None,
    players: int | None = None,
) -> Judge:
    """The judge of a game, with the weights of this name, or with given ones; and with what was
    learned besides, if a file says so. Alone, with the weights for that, where there are any."""
    if lesson is not None:
        judge = judge_of(game, weights, fitted, players=players)
        for taught in read_lessons(lesson, game):
            judge = taught.judge(judge, game)
        return judge
    if game.id in JUDGES:
        name = weights or game.id
        if players == 1 and has_weights(name + ALONE):
            name += ALONE
        judge = judge_class(game.id)(fitted or read_weights(name))
        judge.forecast = read_forecast(name)
        return judge
    if not has_judge(game):
        bots = ", ".join(known(game, {}))
        raise BadInput(f"{game.id} has no judge, so only these bots can play it: {bots}.")
    found: Judge = plugins(JUDGE_GROUP)[game.id].load()()
    return found


def has_weights(name: str) -> bool:
    return files("dolmen.bots").joinpath("weights", f"{name}.toml").is_file()


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
