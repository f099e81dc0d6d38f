"""Packs of one's own, whatever game they are for."""

from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.own_pack import read_file
from dolmen.core.refusal import BadInput
from dolmen.games import all_games, find


def game_of(path: Path) -> Game:
    """The game that a pack, or a folder of content files, is for."""
    if path.is_file():
        return find(read_file(path).game)
    if not path.is_dir():
        raise BadInput(f"{path} is not a pack, nor a folder with content files.")
    names = {file.name for file in path.glob("*.toml")}
    if not names:
        raise BadInput(f"{path} holds no .toml file.")
    fitting = [game for game in all_games() if names <= game.files.keys()]
    if len(fitting) != 1:
        games = ", ".join(game.id for game in fitting or all_games())
        raise BadInput(f"Say which game {path} belongs to: {games}.")
    return fitting[0]
