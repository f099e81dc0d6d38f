"""What a seat may know, and what it may do, as arrays."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from dolmen.core.game import Game
from dolmen.core.state import State

LARGEST = float(1 << 15)  # no number of an encoding is larger

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Looks at states of one game. The wide form gives every value of a number that stands for
    one thing of several a place of its own; otherwise numbers are as the game writes them."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object] | None, wide: bool = True
    ) -> None:
        self.game = game
        self.encoding = game.encoding(players, options)
        columns = self.encoding.wide()
        self.wide = wide
        self.names = [name for _, _, name in columns] if wide else self.encoding.names()
        self.size = len(self.names)
        self.places = np.array([place for place, _, _ in columns], dtype=np.intp)
        self.values = np.array([value for _, value, _ in columns], dtype=np.int16)
        self.amounts = self.values == 0
        self.row: list[int] = []

    def observe(self, s: State, seat: int) -> Numbers:
        """What the seat may know."""
        self.game.encode(s, seat, self.row)
        numbers = np.frombuffer(array("h", self.row), dtype=np.int16)
        if self.wide:
            taken = numbers[self.places]
            numbers = np.where(self.amounts, taken, taken == self.values)
        return numbers.astype(np.float32)

    def mask(self, s: State, seat: int) -> Mask:
        """The legal actions of the seat that decides; none for any other."""
        found = np.zeros(len(self.game.vocabulary), dtype=np.int8)
        if s.seat == seat:
            found[s.options] = 1
        return found
