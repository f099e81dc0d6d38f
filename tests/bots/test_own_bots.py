"""Bots of one's own: named by a path, refused in one sentence, held to the laws."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from dolmen import cli
from dolmen.bots import Bot, Turn, bots, make
from dolmen.bots.own_bot import read_own
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.games import built_in, find
from dolmen.testing import Broken, check_bot

ALTAY = find("altay")
BOTS = """
import dolmen

class First(dolmen.Bot):
    def choose(self, turn):
        return turn.actions[0]

class Liar(dolmen.Bot):
    def choose(self, turn):
        return -1

class Farmer(First):
    games = ("prehistory",)

class Lazy(dolmen.Bot):
    pass

class Plain:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with somebody's bots, from which the program is run."""
    (tmp_path / "own_bots_of_a_test.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "own_bots_broken.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    for name in ("own_bots_of_a_test", "own_bots_broken"):
        sys.modules.pop(name, None)


def test_a_bot_is_named_by_its_path(folder: Path) -> None:
    own = read_own(["mine=own_bots_of_a_test:First"])
    assert own == {"mine": "own_bots_of_a_test:First"}
    bot = make("mine", ALTAY, Rng(1), own)
    s = ALTAY.new(ALTAY.header(2, 1))
    assert bot.choose(Turn(ALTAY, s)) == s.options[0]
    with pytest.raises(BadInput, match="There is no bot 'mine'"):
        make("mine", ALTAY, Rng(1))


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("mine", "A bot is given as NAME=package.module:Class; got 'mine'."),
        ("greedy=own_bots_of_a_test:First", "'greedy' is already the name of a bot"),
        ("elder=own_bots_of_a_test:First", "'elder' is already the name of a bot"),
        ("mine=nowhere:First", "There is no module nowhere for the bot 'mine'."),
        ("mine=own_bots_of_a_test:Last", "has no class Last for the bot 'mine'."),
        ("mine=own_bots_of_a_test:Plain", "is no bot: a bot is a class that extends dolmen.Bot."),
        ("mine=own_bots_of_a_test:Lazy", r"has no method choose\(self, turn\)"),
        ("mine=own_bots_of_a_test:Farmer", "The bot 'mine' plays prehistory, not altay."),
        ("mine=own_bots_broken:First", "cannot be loaded: ZeroDivisionError"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(folder: Path, word: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        make("mine", ALTAY, Rng(1), read_own([word]))


def test_own_bots_simulate_compete_and_play(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    door = ["--bot", "mine=own_bots_of_a_test:First"]
    few = ["--games", "2", "--seed", "1"]
    assert cli.main(["simulate", "prehistory", *door, "--players", "mine,random", *few]) == 0
    assert "mine" in capsys.readouterr().out
    assert cli.main(["tournament", "prehistory", *door, "--bots", "mine,random", *few]) == 0
    assert "mine" in capsys.readouterr().out
    table = ["play", "prehistory", *door, "--players", "mine,random", "--seed", "1", "--plain"]
    assert cli.main([*table, "--save", "game.txt"]) == 0
    assert "bot 0: mine" in Path("game.txt").read_text(encoding="utf-8")


def test_an_illegal_answer_is_told_and_not_carried_out(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "altay", "--bot", "liar=own_bots_of_a_test:Liar", "--games", "1"]
    assert cli.main([*words, "--players", "liar,random"]) == 1
    said = capsys.readouterr().err
    assert "Liar answered -1, which is none of its" in said


def test_a_game_without_a_judge_has_random_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "JUDGES", {})
    monkeypatch.setattr(bots, "levels", lambda game: {})
    for name in ("greedy", "search:10", "casual:2", "greedy:first"):
        with pytest.raises(BadInput) as caught:
            make(name, ALTAY, Rng(1))
        assert str(caught.value) == "altay has no judge, so only these bots can play it: random."
    with pytest.raises(BadInput, match="There is no bot 'oracle'; there are random"):
        make("oracle", ALTAY, Rng(1))
    with pytest.raises(BadInput, match="altay has no judge with weights"):
        bots.judge_class("altay")
    assert bots.stand_in(ALTAY) == "random"


def bot_of(name: str, game: Game, rng: Rng) -> Bot:
    return make(name, game, rng)


def test_bots_of_the_table_keep_the_laws() -> None:
    for game in built_in():
        check_bot(partial(bot_of, "random", game), game, games=1)
    check_bot(partial(bot_of, "greedy", find("prehistory")), "prehistory", games=1)


def test_what_a_bot_must_not_do_is_found() -> None:
    class Peeker(Bot):
        """Answers by what lies hidden."""

        def choose(self, turn: Turn) -> int:
            return turn.actions[turn._state.keys[0] % len(turn.actions)]

    class Vandal(Bot):
        def choose(self, turn: Turn) -> int:
            turn.actions.reverse()
            return turn.actions[0]

    class Dice(Bot):
        rolled = 0

        def choose(self, turn: Turn) -> int:
            Dice.rolled += 1
            return turn.actions[Dice.rolled % len(turn.actions)]

    with pytest.raises(Broken, match="only hidden things differ"):
        check_bot(Peeker, "altay")
    with pytest.raises(Broken, match="changes the state"):
        check_bot(Vandal, "altay")
    with pytest.raises(Broken, match="with the same generator"):
        check_bot(Dice, "altay")
