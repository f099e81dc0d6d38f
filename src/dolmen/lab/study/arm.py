"""What is compared: a game as it is shipped, with a pack, or with options."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.own_pack import OwnPack
from dolmen.core.refusal import BadInput
from dolmen.games import find, game_ids
from dolmen.games.packs import game_of
from dolmen.lab.plan import parse_options, read_pack


@dataclass(slots=True, frozen=True)
class Arm:
    """One side of a study."""

    label: str
    game: str
    options: dict[str, str] = field(default_factory=dict)
    pack: OwnPack | None = None

    def with_options(self, common: dict[str, str]) -> Arm:
        """The same with options that all arms have, unless it says otherwise."""
        return Arm(self.label, self.game, {**common, **self.options}, self.pack)


def read_arms(words: list[str], game: str | None = None) -> list[Arm]:
    """Arms as they are written: a game, a pack, options, or several of these with commas between.

    altay               the game as it is shipped
    my-box.toml         with a pack: a file or a folder
    trading=on          with an option; the game is that of the other arm, or `game`
    my-box.toml,trading=on
    """
    if not 1 <= len(words) <= 2:
        raise BadInput(f"A study has one or two arms; got {len(words)}.")
    named = [game] if game else []
    named += [name for word in words for part in word.split(",") if (name := game_named(part))]
    if not named:
        raise BadInput("Which game? Name it as an arm (altay) or with --game.")
    if len(set(named)) > 1:
        raise BadInput(
            f"A study is about one game; this names {' and '.join(dict.fromkeys(named))}."
        )
    found = find(named[0])
    arms = [read_arm(word, found) for word in words]
    if len(arms) == 2 and (arms[0].pack, arms[0].options) == (arms[1].pack, arms[1].options):
        raise BadInput("Both arms are the same; give one of them a pack or an option.")
    return arms


def game_named(part: str) -> str | None:
    """The game that a part of an arm names, by itself or by its pack."""
    if "=" in part:
        return None
    if part in game_ids():
        return part
    if not Path(part).exists():
        games = ", ".join(game_ids())
        raise BadInput(f"'{part}' is neither a game ({games}) nor a pack; there is no such file.")
    return game_of(Path(part)).id


def read_arm(word: str, game: Game) -> Arm:
    parts = [part for part in word.split(",") if part != game.id]
    options = parse_options(part for part in parts if "=" in part)
    paths = [part for part in parts if "=" not in part]
    if len(paths) > 1:
        raise BadInput(f"An arm has at most one pack; '{word}' names {len(paths)}.")
    pack = read_pack(game, Path(paths[0])) if paths else None
    names = [pack.name] if pack else []
    names += [f"{name} = {value}" for name, value in options.items()]
    return Arm(", ".join(names) or "as shipped", game.id, options, pack)
