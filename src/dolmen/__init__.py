"""Dolmen: the digital table for Altay, Prehistory and Endless Winter."""

from pathlib import Path

import dolmen.bots.coach  # noqa: F401  (gives the advice of Play.hint)
from dolmen.core.action import Action
from dolmen.core.content import BadContent
from dolmen.core.game import Game
from dolmen.core.play import Decision, Play
from dolmen.core.record import BadRecord, parse
from dolmen.core.refusal import BadInput, Refused
from dolmen.games import GAMES, find

__all__ = [
    "Action",
    "BadContent",
    "BadInput",
    "BadRecord",
    "Decision",
    "Game",
    "Play",
    "Refused",
    "game",
    "games",
    "load",
]


def game(name: str) -> Game:
    """The game with this id."""
    return find(name)


def games() -> list[str]:
    """The ids of all games."""
    return [game.id for game in GAMES]


def load(text: str, content: Path | None = None) -> Play:
    """Fold a record again, verifying rules version, content hash and every move."""
    record = parse(text)
    ruleset = find(record.header.game)
    return ruleset.resume(record, ruleset.load(content) if content else None)
