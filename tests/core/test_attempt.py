"""An attempt that fails leaves the game as it was, at a price that does not grow with the game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.stones import STONES

from dolmen.core.hold import Hold
from dolmen.core.play import Play
from dolmen.core.refusal import Refused
from dolmen.core.state import State
from dolmen.core.step import Step


class Stumble(Exception):
    pass


class Stumbling(Hold):
    """Fails in the middle of a move, after something has happened."""

    def stops(self, s: State, step: Step) -> bool:
        raise Stumble


def everything(play: Play) -> tuple[object, ...]:
    moments = [(m.moves, m.events) for m in play.horizon.moments]
    return play.state.clone(), play.moves[:], play.events[:], moments, play.undone[:]


def begun() -> Play:
    play = STONES.start(seed=3, options={"heap": "nine"})
    for action in ("take one", "mark", "mark"):
        play.do(action)
    return play


def test_a_move_that_fails_inside_the_rules_changes_nothing() -> None:
    play = begun()
    before = everything(play)
    with pytest.raises(Stumble):
        play.do("take two", Stumbling())
    assert everything(play) == before
    play.do("take two")
    assert len(play.moves) == 4


def test_a_refused_move_keeps_what_can_be_redone() -> None:
    play = STONES.start(seed=3, options={"looking": "off"})
    play.do("mark")
    play.undo()
    before = everything(play)
    with pytest.raises(Refused):
        play.do("look")
    assert everything(play) == before
    play.redo()
    assert len(play.moves) == 1


@pytest.mark.parametrize("acts", [("mark",), ("undo",), ("undo", "undo", "redo"), ("roll", "mark")])
def test_whatever_was_tried_is_taken_back_whole(acts: tuple[str, ...]) -> None:
    play = begun()
    before = everything(play)
    with pytest.raises(Stumble), play.attempt():
        for act in acts:
            if act == "undo":
                play.undo()
            elif act == "redo":
                play.redo()
            else:
                play.do(act)
        raise Stumble
    assert everything(play) == before
    play.undo()
    play.redo()
    assert everything(play) == before


def test_an_attempt_that_succeeds_stands() -> None:
    play = begun()
    with play.attempt():
        play.do("roll")
    assert len(play.moves) == 4 and not play.can_undo


class Counted(list[Any]):
    """Counts how many of its members are copied."""

    copied = 0

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        if isinstance(place, slice):
            type(self).copied += len(found)
        return found


def test_the_cost_of_a_move_does_not_grow_with_the_game() -> None:
    """What an attempt copies reaches back to the horizon, not to the beginning."""
    play = begun()
    play.do("roll")
    play.moves = Counted(play.moves * 1_000)
    play.events = Counted(play.events * 1_000)
    Counted.copied = 0
    with play.attempt():
        play.do("mark")
    assert len(play.moves) > 0 and Counted.copied < 10
