"""The terminal table waits before a turn ends; Enter goes on, u takes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.terminal.helper import Table

import dolmen
from dolmen.commands.common import load_record
from dolmen.core.hold import HoldFor
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.terminal.files import SaveFile, go_back_to_wait, read_text


def before_the_wait() -> tuple[Play, int]:
    """A person's decision after which only the end of the turn is left, and the answer."""
    for seed in range(40):
        play = dolmen.game("altay").start(2, seed)
        rng = Rng(seed, "wait")
        for _ in range(60):
            for index in play.state.options:
                trial = play.clone()
                trial.do(index, HoldFor(play.game, play.state, lambda seat: True))
                only = trial.held and trial.can_undo
                if only and play.game.vocabulary.text(trial.state.options[0]) == "end_turn":
                    return play, index
            play.do(play.state.options[rng.below(len(play.state.options))])
    raise AssertionError("no such position")


def test_a_turn_ends_with_enter(tmp_path: Path) -> None:
    play, index = before_the_wait()
    moves = len(play.moves)
    table = Table(tmp_path, players="human,human", play=play)
    seen: list[tuple[bool, int]] = []

    def answers() -> Iterator[str]:
        yield ""  # the curtain
        yield play.game.vocabulary.text(index)
        seen.append((play.held, len(play.moves)))
        yield "u"
        seen.append((play.held, len(play.moves)))
        yield "r"
        seen.append((play.held, len(play.moves)))
        resumed = load_record(table.file, None)
        assert not resumed.held, "a record says nothing of it"
        assert go_back_to_wait(resumed, read_text(table.file)).state == play.state
        yield ""
        seen.append((play.held, len(play.moves)))

    shown = " ".join(table.run(answers()).split())
    assert seen == [(True, moves + 1), (False, moves), (True, moves + 1), (False, moves + 1)]
    assert "Only this is left to do; Enter goes on, u takes the last decision back." in shown
    assert play.game.resume(play.record).state == play.state


def test_who_wants_speed_is_not_asked(tmp_path: Path) -> None:
    play, index = before_the_wait()
    table = Table(tmp_path, players="human,human", play=play)
    table.session.quick = True
    table.run(iter(["", play.game.vocabulary.text(index)]))
    assert not play.held
    assert "# waits" not in SaveFile(table.file).text(play)
