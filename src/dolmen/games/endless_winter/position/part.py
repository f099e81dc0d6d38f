"""What a position says of one module."""

from __future__ import annotations

from typing import Any

from dolmen.core.position import UNSEEN, Field, Position
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.state import SETUP_STREAM, State

PERSON, THEIRS = 0, 1  # the seats


class Part:
    """What a position says of one module. `lay` finds the memory that the module has made for the
    map as it lies now."""

    def __init__(self, module: type[Module]) -> None:
        self.module = module

    def notes(self, s: State) -> list[int]:
        number = next(m.number for m in s.rules.modules if type(m) is self.module)
        return s.memory[number]

    def fields(self, s: State) -> list[Field]:
        raise NotImplementedError

    def say(self, s: State) -> Position:
        raise NotImplementedError

    def lay(self, s: State, position: Position) -> None:
        raise NotImplementedError


def take_apart(names: list[str], wanted: list[Any], s: State) -> list[str]:
    """Things of which each is there once; what is unseen is dealt from the others."""
    known = [name for name in wanted if name != UNSEEN]
    rest = [n for n, name in enumerate(names) if name not in known]
    s.shuffle(SETUP_STREAM, rest)
    return [names[rest.pop()] if name == UNSEEN else name for name in wanted]
