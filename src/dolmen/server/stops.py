"""Where a table has stopped so far, as everybody may count it.

A guarded question is answered by a move, or by the only choice there is; which of them is a secret
while the game goes on. So each counts as one stop, in numbers of moves and in replays. Once the
game is over, its record is open, and moves are counted.
"""

from __future__ import annotations

from typing import NamedTuple

from dolmen.core.hold import is_guarded
from dolmen.core.play import Play


class Stop(NamedTuple):
    moves: int  # that were made
    held: int | None = None  # after so many sole choices since the last of them, if it waited
    guarded: bool = False

    @property
    def whole(self) -> int:
        """Moves after which the table had gone on."""
        return self.moves if self.held is None else self.moves - 1


class Stops:
    def __init__(self) -> None:
        self.places = [Stop(0)]

    @property
    def count(self) -> int:
        return len(self.places) - 1

    @property
    def moves(self) -> int:
        return self.places[-1].moves

    def arrive(self, play: Play) -> None:
        """A turn has led here: a move, going on, or back to where the table once was."""
        now = Stop(len(play.moves), play.passed if play.held else None, is_guarded(play.state))
        while len(self.places) > 1 and not precedes(self.places[-1], now):
            self.places.pop()
        if now.moves:
            self.catch_up(now.moves)
            self.places.append(now)

    def catch_up(self, moves: int) -> None:
        """What was hidden when it happened is shown now, move by move."""
        last = self.places[-1]
        if last.held is not None and last.moves < moves:
            if not last.guarded:
                self.places.pop()
            self.places.append(Stop(last.moves))
        self.places += [Stop(number) for number in range(last.moves + 1, moves)]


def precedes(one: Stop, other: Stop) -> bool:
    """Does the table go on from one place to the other? Waiting where everybody knows that there
    is nothing to choose is no stop of its own."""
    if one.moves != other.moves:
        return one.moves < other.moves
    if one.held is None or not one.guarded:
        return False
    return other.held is None or one.held < other.held


def every_move(moves: int) -> list[Stop]:
    return [Stop(number) for number in range(moves + 1)]
