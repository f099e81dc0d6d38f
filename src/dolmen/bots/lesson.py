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


def read_lesson(name: str, game: Game) -> Lesson:
    """A lesson for this game, from a file or, as `learned`, the one that comes with the table."""
    try:
        lesson = msgspec.json.decode(text_of(name, game), type=Lesson)
    except msgspec.MsgspecError as error:
        raise BadInput(f"{name} is not what `dolmen learn` writes: {error}.") from None
    if lesson.game != game.id:
        raise BadInput(f"{name} was learned for {lesson.game}, not for {game.id}.")
    return lesson


def text_of(name: str, game: Game) -> bytes:
    if name != SHIPPED:
        return Path(name).read_bytes()
    file: Any = files("dolmen.bots").joinpath("lessons", f"{game.id}{ENDING}")
    if not file.is_file():
        raise BadInput(
            f"No learned judge comes with {game.id}; `dolmen learn {game.id}` makes one."
        )
    content: bytes = file.read_bytes()
    return content
