"""Prehistory at the terminal: whole games, and quiet turns that nobody is asked about."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.prehistory.table import GAME
from tests.terminal.helper import Table

import dolmen
from dolmen.core.hold import unasked


@pytest.mark.parametrize(
    ("players", "rich", "language"),
    [("human,random", False, "en"), ("human,random", True, "de"), ("human", False, "fr")],
)
def test_a_whole_game(tmp_path: Path, players: str, rich: bool, language: str) -> None:
    play = GAME.start(len(players.split(",")), 7)
    table = Table(tmp_path, players, play=play, rich=rich, language=language)
    shown = table.run(table.dice())
    assert table.code == 0
    assert table.play.over
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert dolmen.load(table.file.read_text()).state == table.play.state


def test_quiet_turns_are_recorded_but_not_asked(tmp_path: Path) -> None:
    table = Table(tmp_path, "human,random", play=GAME.start(2, 7))
    table.run(table.dice())
    again = GAME.start(2, 7)
    quiet = asked = 0
    for seat, action in table.play.moves:
        if seat == 0:
            if unasked(again) is None:
                asked += 1
            else:
                assert unasked(again) == action
                quiet += 1
        again.do(action)
    assert quiet > 10
    assert len(table.asked) >= asked  # and where the table waits before a sole choice


def moves_on(table: Table, n: int) -> Callable[[], bool]:
    """Until this many further moves are made."""
    end = len(table.play.moves) + n
    return lambda: len(table.play.moves) >= end


def test_undo_goes_back_to_a_question_that_is_asked(tmp_path: Path) -> None:
    table = Table(tmp_path, "human", play=GAME.start(1, 3))
    while not table.play.over:
        table.run(table.dice(moves_on(table, 1)), ["u"])
        assert table.play.over or GAME.quiet(table.play.state) is None
        table.run(table.dice(moves_on(table, 4)))
