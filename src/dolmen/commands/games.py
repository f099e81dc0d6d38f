"""dolmen games: what can be played."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from dolmen.commands.common import add_language, subcommand
from dolmen.core.game import Game
from dolmen.core.option import Option
from dolmen.games import all_games, broken_games
from dolmen.speech.face import face_of
from dolmen.terminal.phrases import Words
from dolmen.terminal.screen import open_screen

EXAMPLES = """  dolmen games
  dolmen games --language fr
  dolmen games --json
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "games",
        "list the games, their players and options",
        "All games of the table. The first value of an option is its default.",
        EXAMPLES,
    )
    parser.add_argument("--json", action="store_true", help="print the list as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps([facts(game) for game in all_games()], indent=1))
        return 0
    screen, words = open_screen(plain=False), Words(args.language)
    for game in all_games():
        lexicon = face_of(game).lexicon(args.language)
        players = f"{game.seats[0]}-{game.seats[-1]}"
        screen.say(f"{game.id}: {lexicon.called('game', game.id)} ({players})", "bold")
        for option in game.options:
            values = ", ".join(option.values)
            named = lexicon.called("option", option.id)
            screen.say(f"{option.id}={values}: {named}{limits(option, words)}", indent="  ")
    for name, reason in broken_games().items():
        print(f"{name}: cannot be loaded ({reason})", file=sys.stderr)
    return 0


def limits(option: Option, words: Words) -> str:
    """In which games an option has an effect, in brackets; empty if in all."""
    found: list[str] = []
    if option.players:
        found.append(words("only_players", players=", ".join(map(str, option.players))))
    if option.of:
        found.append(words("only_of", options=", ".join(option.of)))
    return f" ({'; '.join(found)})" if found else ""


def facts(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "players": list(game.seats),
        "options": {option.id: list(option.values) for option in game.options},
        "categories": list(game.categories),
    }
