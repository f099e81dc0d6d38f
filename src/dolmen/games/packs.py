"""Packs of one's own, whatever game they are for."""

from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.own_pack import read_file
from dolmen.core.problem import problem
from dolmen.core.refusal import BadInput
from dolmen.games import all_games, find


def game_of(path: Path) -> Game:
    """The game that a pack, or a folder of content files, is for."""
    if path.is_file():
        return find(read_file(path).game)
    if not path.is_dir():
        raise BadInput(problem("neither", path=str(path)))
    names = {file.name for file in path.glob("*.toml")}
    if not names:
        raise BadInput(problem("empty_folder", path=str(path)))
    fitting = [game for game in all_games() if names <= game.files.keys()]
    if len(fitting) != 1:
        games = ", ".join(game.id for game in fitting or all_games())
        raise BadInput(problem("which_game", path=str(path), games=games))
    return fitting[0]
