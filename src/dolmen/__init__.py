"""Dolmen: the digital table for Altay, Prehistory and Endless Winter.

    import dolmen
    play = dolmen.game("altay").start(players=3, seed=7)

What is named here is loaded when it is first used, so that a part of the house can be imported
without the rest of it.
"""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING

from dolmen import build

if TYPE_CHECKING:
    from dolmen.bots.bot import Bot, Turn
    from dolmen.bots.coach import hint
    from dolmen.core.action import Action
    from dolmen.core.content import BadContent
    from dolmen.core.game import Game
    from dolmen.core.play import Decision, Play
    from dolmen.core.record import BadRecord
    from dolmen.core.refusal import BadInput, Refused
    from dolmen.core.step import act
    from dolmen.games import find as game
    from dolmen.games import game_ids
    from dolmen.games.records import load

build.choose()

__all__ = [
    "Action",
    "BadContent",
    "BadInput",
    "BadRecord",
    "Bot",
    "Decision",
    "Game",
    "Play",
    "Refused",
    "Turn",
    "act",
    "game",
    "game_ids",
    "hint",
    "load",
]

WHERE = {
    "Action": "dolmen.core.action:Action",
    "BadContent": "dolmen.core.content:BadContent",
    "BadInput": "dolmen.core.refusal:BadInput",
    "BadRecord": "dolmen.core.record:BadRecord",
    "Bot": "dolmen.bots.bot:Bot",
    "Decision": "dolmen.core.play:Decision",
    "Game": "dolmen.core.game:Game",
    "Play": "dolmen.core.play:Play",
    "Refused": "dolmen.core.refusal:Refused",
    "Turn": "dolmen.bots.bot:Turn",
    "act": "dolmen.core.step:act",
    "game": "dolmen.games:find",
    "game_ids": "dolmen.games:game_ids",
    "hint": "dolmen.bots.coach:hint",
    "load": "dolmen.games.records:load",
}


def __getattr__(name: str) -> object:
    if name not in WHERE:
        raise AttributeError(f"module 'dolmen' has no attribute '{name}'")
    found = globals()[name] = resolve_name(WHERE[name])
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
