"""Whole games through the terminal, played by a person who rolls dice."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pytest
from tests.terminal.helper import Table

import dolmen
from dolmen.bots.bot import Bot, Turn
from dolmen.bots.patience import TURN
from dolmen.core.rng import Rng


@pytest.mark.parametrize(
    ("rich", "language"), [(False, "en"), (False, "de"), (False, "fr"), (True, "fr")]
)
def test_a_whole_game(tmp_path: Path, rich: bool, language: str) -> None:
    table = Table(tmp_path, rich=rich, language=language)
    shown = table.run(table.dice())
    assert table.code == 0
    assert table.play.over
    assert all(len(line) <= 80 for line in shown.splitlines())
    again = dolmen.load(table.file.read_text())
    assert again.state == table.play.state
    lexicon = table.session.lexicon
    final, winner = table.session.words("final"), lexicon.seat(table.play.winners[0])
    end = shown[shown.rindex(final) :]
    key = "winner" if len(table.play.winners) == 1 else "winners"
    assert table.session.words(key, names=winner) in end
    for seat, score in enumerate(table.play.scores):
        assert lexicon.seat(seat) in end
        assert str(score["total"]) in end
    for category in table.play.game.categories:
        assert lexicon.called("category", category) in end.replace("\n", " ")


def test_plain_text_has_no_colours_and_no_boxes(tmp_path: Path) -> None:
    table = Table(tmp_path, language="fr")
    table.run(table.dice(lambda: len(table.play.moves) > 40))
    assert not set(table.out.getvalue()) & set("\x1b│─╭╮╰╯┃━")


@pytest.mark.parametrize("rich", [False, True], ids=["plain", "rich"])
def test_a_narrow_terminal(tmp_path: Path, rich: bool) -> None:
    table = Table(tmp_path, rich=rich, width=50)
    shown = table.run(table.dice(lambda: len(table.play.moves) > 60))
    assert all(len(line) <= 50 for line in shown.splitlines() if str(tmp_path) not in line)


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    table = Table(tmp_path, players="greedy,random")
    shown = table.run(())
    assert table.play.over
    assert "draws 5 cards" in shown
    assert not table.asked


def test_the_file_holds_the_game_after_every_decision(tmp_path: Path) -> None:
    table = Table(tmp_path, players="human,random")
    seen: list[int] = []

    def watched() -> Iterator[str]:
        for answer in table.dice(lambda: len(table.play.moves) > 25):
            saved = dolmen.load(table.file.read_text())
            assert saved.moves == table.play.moves
            seen.append(len(saved.moves))
            yield answer

    table.run(watched())
    assert len(seen) > 5
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"], "no part of a file is left"


@pytest.mark.parametrize(("stop", "leave"), [(3, "q"), (12, "quit"), (25, "q")])
def test_a_resumed_game_goes_on_as_it_would_have(tmp_path: Path, stop: int, leave: str) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    whole = Table(tmp_path / "a", players="human,greedy,random")
    whole.run(whole.dice())
    parted = Table(tmp_path / "b", players="human,greedy,random")
    parted.run(parted.dice(lambda: len(parted.play.moves) >= stop), [leave])
    assert not parted.play.over
    rest = Table(
        tmp_path / "b",
        players="human,greedy,random",
        play=dolmen.load(parted.file.read_text()),
    )
    rest.run(rest.dice())
    assert rest.file.read_text() == whole.file.read_text()


def test_a_level_is_hurried_in_a_long_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    given: list[tuple[int, float | None]] = []  # how often the other one decided; seconds
    others = 0

    class Slow(Bot):
        name = "slow"

        def choose(self, turn: Turn) -> int:
            nonlocal clock, others
            if turn.seat == 0:
                given.append((others, turn.seconds))
                clock += 2.8 if turn.seconds is None else min(2.8, turn.seconds)
            else:
                assert turn.seconds is None
                others += 1
            return turn.actions[0]

    table = Table(tmp_path, players="elder,random")
    table.session.bots = [Slow(Rng(0)), Slow(Rng(1))]
    monkeypatch.setattr("dolmen.terminal.session.time.monotonic", lambda: clock)
    table.run(())
    turns = [[seconds for _, seconds in turn] for _, turn in groupby(given, itemgetter(0))]
    assert max(len(turn) for turn in turns) > 3
    for turn in turns:
        assert turn[0] == TURN / 3
        assert turn == sorted(turn, reverse=True, key=lambda seconds: seconds or 0.0)
        assert len(turn) < 3 or (turn[2] or 9.0) < 2.8
