"""What is to be played: everything that results are a function of."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from dolmen.bots import Bot, make
from dolmen.bots.judge import Weights
from dolmen.core.content import Content
from dolmen.core.game import Game
from dolmen.core.own_pack import OwnPack
from dolmen.core.record import Header
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng, derive
from dolmen.games import find


@dataclass(slots=True, frozen=True)
class Plan:
    """It holds everything itself and can be sent anywhere: nothing is looked up in files."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    pack: OwnPack | None = None
    rotate: bool = True  # different bots play the same deal in every rotation of the seats
    own: dict[str, str] = field(default_factory=dict)  # bots beside the known ones: name -> path
    weights: Weights | None = None  # of the judge, in the place of the fitted ones

    def seating(self, number: int) -> list[int]:
        """Which bot (by its place in `bots`) sits on each seat in a game."""
        n = len(self.bots)
        shift = number % n if self.rotate else 0
        return [(seat + shift) % n for seat in range(n)]

    @property
    def rotations(self) -> int:
        """Games of one deal. Rotating equal bots would play the same game again."""
        return len(self.bots) if self.rotate and len(set(self.bots)) > 1 else 1

    def deal(self, number: int) -> int:
        return number // self.rotations

    def game_seed(self, number: int) -> int:
        return derive(self.seed, f"game {self.deal(number)}")[0]

    def content(self, game: Game) -> Content:
        found: Content = game.content if self.pack is None else game.content_with(self.pack)
        return found

    def header(self, game: Game, number: int) -> Header:
        content = self.content(game)
        return game.header(len(self.bots), self.game_seed(number), self.options, content=content)

    def bot(self, place: int, game: Game, rng: Rng) -> Bot:
        return make(self.bots[place], game, rng, self.own, self.weights, len(self.bots))

    def seated(self, number: int, game: Game) -> list[Bot]:
        """The bots of a game on their seats, each with a generator of its own."""
        seed = self.game_seed(number)
        return [
            self.bot(bot, game, Rng(seed, f"bot {seat}"))
            for seat, bot in enumerate(self.seating(number))
        ]

    def check(self) -> None:
        """Refuse a wrong plan before anything is played."""
        game = find(self.game)
        self.header(game, 0)
        for place in range(len(self.bots)):
            self.bot(place, game, Rng(0))
        if self.games < 1:
            raise BadInput(f"The number of games must be at least 1; got {self.games}.")

    def describe(self) -> dict[str, Any]:
        """For plan.json: what somebody needs to play the same again, and to trust that it is."""
        game = find(self.game)
        header = self.header(game, 0)
        return {
            "game": self.game,
            "rules": game.version,
            "package": version("dolmen"),
            "players": len(self.bots),
            "bots": [self.describe_bot(name) for name in self.bots],
            "options": game.all_options(header.options),
            "content": header.content,
            "pack": self.pack and {"name": self.pack.name, "digest": self.pack.digest},
            "weights": self.weights and digest_of(repr(self.weights).encode()),
            "games": self.games,
            "seed": self.seed,
            "rotate": self.rotate,
        }

    def describe_bot(self, name: str) -> dict[str, str]:
        if name not in self.own:
            return {"name": name}
        path = self.own[name]
        return {"name": name, "class": path, "source": source_digest(path.partition(":")[0])}


def read_pack(game: Game, path: Path | None) -> OwnPack | None:
    """The pack in a file or folder, checked; None if it changes nothing."""
    return game.load(path).pack if path else None


def digest_of(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


def source_digest(module: str) -> str:
    """Of the file a bot is in: a run does not go on with another one."""
    loaded = sys.modules.get(module)
    spec = find_spec(module) if loaded is None else loaded.__spec__
    origin = spec.origin if spec else None
    return digest_of(Path(origin).read_bytes()) if origin and Path(origin).is_file() else ""


def parse_options(words: Iterable[str]) -> dict[str, str]:
    """`name=value` words to options."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"An option is given as name=value; got '{word}'.")
        options[name] = value
    return options
