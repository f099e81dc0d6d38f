"""Bots that are named at the command line: `--bot NAME=package.module:Class`.

A path names code, so it is taken from whoever runs the program and from nobody else: records and
servers know bots by their names only.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from dolmen.bots.bot import Bot
from dolmen.bots.levels import LEVELS
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput

FORM = re.compile(r"([A-Za-z_][\w-]*)=((?:\w+\.)*\w+):(\w+)")
TAKEN = ("random", "greedy", "casual", "search", "human", *LEVELS)


def read_own(words: Iterable[str]) -> dict[str, str]:
    """`NAME=package.module:Class` words as name -> path. Modules beside which the program was
    started can be named as well as installed ones."""
    own: dict[str, str] = {}
    for word in words:
        match = FORM.fullmatch(word)
        if match is None:
            raise BadInput(f"A bot is given as NAME=package.module:Class; got '{word}'.")
        name, module, class_ = match.groups()
        if name in TAKEN or name in own:
            raise BadInput(f"'{name}' is already the name of a bot; call yours something else.")
        own[name] = f"{module}:{class_}"
    here = str(Path.cwd())
    if own and here not in sys.path:
        sys.path.insert(0, here)
    return own


def load_bot(name: str, path: str, game: Game) -> type[Bot]:
    """The class at a path, if it is a bot for this game."""
    module, _, class_ = path.partition(":")
    try:
        found = getattr(import_module(module), class_)
    except ModuleNotFoundError as error:
        if error.name != module and not module.startswith(f"{error.name}."):
            raise BadInput(f"The bot '{name}' needs the module {error.name}.") from error
        raise BadInput(f"There is no module {module} for the bot '{name}'.") from None
    except AttributeError:
        raise BadInput(f"The module {module} has no class {class_} for the bot '{name}'.") from None
    except Exception as error:  # whatever somebody's module does
        reason = f"{type(error).__name__}: {error}"
        raise BadInput(f"The bot '{name}' cannot be loaded: {reason}.") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadInput(f"{path} is no bot: a bot is a class that extends dolmen.Bot.")
    if getattr(found, "__abstractmethods__", None):
        raise BadInput(f"{path} has no method choose(self, turn), which every bot needs.")
    if not found.can_play(game):
        raise BadInput(f"The bot '{name}' plays {', '.join(found.games)}, not {game.id}.")
    return found
