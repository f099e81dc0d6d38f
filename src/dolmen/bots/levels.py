"""Opponents for people: four levels per game, described by what was measured."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from dolmen.core.refusal import BadInput

LEVELS = ("gatherer", "hunter", "shaman", "elder")
REFERENCE = "shaman"  # the level that the others are measured against


@dataclass(slots=True, frozen=True)
class Level:
    """A level and its victories in games for two against the reference."""

    id: str
    bot: str
    games: int = 0  # none: not measured, or the reference itself
    won: float = 0.0  # a shared victory counts in parts
    alone: str = ""  # the bot that plays alone, if it is another

    def at(self, players: int | None) -> str:
        """The bot that plays at a table of so many."""
        return self.alone if self.alone and players == 1 else self.bot


@cache
def levels(game: str) -> dict[str, Level]:
    """The levels of a game, weakest first; none where nobody has made any."""
    text = files("dolmen.bots").joinpath("levels.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text).get(game, {})
    return {name: Level(name, **table[name]) for name in LEVELS if name in table}


def level(game: str, name: str) -> Level:
    if name not in LEVELS:
        raise BadInput(f"There is no level '{name}'; there are {', '.join(LEVELS)}.")
    found = levels(game).get(name)
    if found is None:
        raise BadInput(f"{game} has no levels, so there is no '{name}' to play it.")
    return found


def thinks_long(game: str, name: str) -> bool:
    """Whether a bot by this name takes its time over a decision."""
    if name in levels(game):
        name = levels(game)[name].bot
    return name.startswith("search")
