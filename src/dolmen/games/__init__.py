"""The games of the table, listed explicitly."""

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.games.altay.game import Altay
from dolmen.games.endless_winter.game import EndlessWinter
from dolmen.games.prehistory.game import Prehistory

GAMES: tuple[Game, ...] = (Altay(), Prehistory(), EndlessWinter())


def find(name: str) -> Game:
    for game in GAMES:
        if game.id == name:
            return game
    known = ", ".join(game.id for game in GAMES)
    raise BadInput(f"There is no game '{name}'; the table has {known}.")
