"""The file that `dolmen learn` writes and `greedy:FILE` reads."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from dolmen.bots.judge import Judge
from dolmen.bots.learned import Learned
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput

ENDING = ".json"
FOG = 1.5  # victory points that bots misjudge while they are watched
SHIPPED = "learned"  # the name under which the table's own lesson is asked for


class Verdict(msgspec.Struct, frozen=True):
    """How the learned judge did against the judge of the game, on the same deals."""

    deals: int
    lead: float  # points a game, on average
    low: float  # of the 95 % interval
    high: float
    won: float  # the share of the games

    @property
    def passed(self) -> bool:
        return self.low > 0

    def __str__(self) -> str:
        return (
            f"{self.lead:+.2f} points ({self.low:+.2f} to {self.high:+.2f}), "
            f"{self.won:.1%} of the games won, on {self.deals} deals"
        )


class Lesson(msgspec.Struct, frozen=True):
    """What was learned, and how it was examined."""

    game: str
    version: int  # of the rules
    content: str  # hash
    players: int
    options: dict[str, str]
    made: str  # the command
    factor: float  # how far the weights are trusted; 0: not at all
    passed: bool  # the verdict of the gate
    gate: Verdict | None  # on deals that nothing was chosen by; None if no factor did any good
    tried: dict[str, Verdict]  # the factors on the deals of development
    weights: dict[str, float]

    def write(self) -> str:
        return json.dumps(msgspec.to_builtins(self), indent=1, ensure_ascii=False) + "\n"

    def judge(self, base: Judge, game: Game, factor: float | None = None) -> Learned:
        """The judge of the game with what was learned."""
        encoding = game.encoding(self.players, self.options)
        trust = self.factor if factor is None else factor
        return Learned(base, game, self.players, encoding, self.weights, trust)


def names_file(detail: str) -> bool:
    """Whether a word of a bot's name is that of a lesson."""
    return detail == SHIPPED or detail.endswith(ENDING)


def read_lessons(name: str, game: Game) -> list[Lesson]:
    """A lesson for this game from a file or, as `learned`, those that come with the table: one for
    each number of players that was learned at."""
    if name != SHIPPED:
        return [read_lesson(Path(name).read_bytes(), name, game)]
    folder: Any = files("dolmen.bots").joinpath("lessons")
    named = [folder.joinpath(f"{game.id}-{players}{ENDING}") for players in game.seats]
    found = [read_lesson(file.read_bytes(), file.name, game) for file in named if file.is_file()]
    if not found:
        raise BadInput(
            f"No learned judge comes with {game.id}; `dolmen learn {game.id}` makes one."
        )
    return found


def read_lesson(text: bytes, name: str, game: Game) -> Lesson:
    try:
        lesson = msgspec.json.decode(text, type=Lesson)
    except msgspec.MsgspecError as error:
        raise BadInput(f"{name} is not what `dolmen learn` writes: {error}.") from None
    if lesson.game != game.id:
        raise BadInput(f"{name} was learned for {lesson.game}, not for {game.id}.")
    return lesson
