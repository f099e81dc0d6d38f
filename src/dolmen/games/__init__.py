"""The games of the table: those that come with it, and those of installed packages.

A package adds a game by an entry point of the group `dolmen.games` that names its `Game` class:

    [project.entry-points."dolmen.games"]
    stones = "stones.game:Stones"

A game is loaded when it is first asked for; listing its files here loads nothing.
"""

from functools import cache
from pkgutil import resolve_name

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.plugins import plugins

GROUP = "dolmen.games"
BUILT_IN = {
    "altay": "dolmen.games.altay.game:Altay",
    "prehistory": "dolmen.games.prehistory.game:Prehistory",
    "endless_winter": "dolmen.games.endless_winter.game:EndlessWinter",
}


def game_ids() -> tuple[str, ...]:
    """The ids of all games, those that come with the table first.

    >>> import dolmen
    >>> dolmen.game_ids()[:3]
    ('altay', 'prehistory', 'endless_winter')
    """
    return (*BUILT_IN, *(name for name in plugins(GROUP) if name not in BUILT_IN))


@cache
def find(name: str) -> Game:
    """The game with this id.

    >>> import dolmen
    >>> dolmen.game("altay").seats
    range(2, 5)
    """
    if name in BUILT_IN:
        made = resolve_name(BUILT_IN[name])()
    elif name in plugins(GROUP):
        made = plugins(GROUP)[name].load()()
    else:
        raise BadInput(f"There is no game '{name}'; the table has {', '.join(game_ids())}.")
    if not isinstance(made, Game) or made.id != name:
        raise BadInput(f"The package of '{name}' does not give a game with this id.")
    return made


def built_in() -> tuple[Game, ...]:
    """The games that come with the table."""
    return tuple(find(name) for name in BUILT_IN)


def all_games() -> tuple[Game, ...]:
    """Every game that can be played here. One whose package is broken is left out: it must not
    keep the others from being played (`broken_games` says what is wrong with it)."""
    broken = broken_games()
    return tuple(find(name) for name in game_ids() if name not in broken)


@cache
def broken_games() -> dict[str, str]:
    """Games of installed packages that cannot be loaded, each with the reason."""
    found: dict[str, str] = {}
    for name in game_ids():
        try:
            find(name)
        except Exception as error:  # whatever a stranger's package raises
            found[name] = f"{type(error).__name__}: {error}" if str(error) else repr(error)
    return found
