"""What can be typed at the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.terminal.helper import Table

import dolmen
from dolmen.bots import Bot, Turn
from dolmen.core.rng import Rng
from dolmen.speech import rulebook

RULES = """# Altay

## Rulings

| no. | question | ruling |
|---|---|---|
| R15 | What does a **technology** hold? | One settlement lies on it. |
| M5 | What does a card cost? | What its top copy says. |
"""


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    (shelf / "altay.md").write_text(RULES)
    monkeypatch.setattr(rulebook, "SHELVES", (shelf,))
    return shelf


def ask(folder: Path, *lines: str, language: str = "en") -> str:
    """What the table answers to these lines on the first seat's first turn."""
    table = Table(folder, language=language)
    marks: list[int] = []

    def typed() -> Iterator[str]:
        marks.append(len(table.out.getvalue()))
        yield from lines
        marks.append(len(table.out.getvalue()))

    before = table.main()
    table.run(before, typed())
    return " ".join(table.out.getvalue()[marks[0] : marks[1]].split())


def test_help_names_every_command(tmp_path: Path) -> None:
    shown = ask(tmp_path, "?")
    for command in ("u:", "r:", "l:", "v:", "s:", "q:", "t:", "h:", "? R15"):
        assert command in shown


def test_a_legal_action_is_explained_by_number_text_and_label(tmp_path: Path) -> None:
    for number, request in enumerate(("1", "play hunter produce", "Play a Hunter: gain 1 food")):
        folder = tmp_path / str(number)
        folder.mkdir()
        shown = ask(folder, f"? {request}")
        assert "Play a Hunter: gain 1 food To type: play hunter produce" in shown
        assert "Then: - You play a Hunter and gain 1 food." in shown


def test_what_depends_on_chance_is_not_foretold(tmp_path: Path) -> None:
    shown = ask(tmp_path, "? end_turn")
    assert "depends on chance" in shown
    assert "draws" not in shown


def test_an_illegal_action_is_explained_with_its_rule(tmp_path: Path, rules: Path) -> None:
    shown = ask(tmp_path, "? buy chariot")
    assert "Not possible now: Buy a Chariot" in shown
    assert "A Chariot (2 VP) costs 2 metal and 2 culture; you have nothing (M5)." in shown
    assert "M5: What does a card cost? What its top copy says." in shown


def test_in_the_language_of_the_table(tmp_path: Path, rules: Path) -> None:
    for language, label, reason in (
        ("de", "Streitwagen kaufen", "kostet 2 Metall und 2 Kultur; du hast nichts (M5)"),
        ("fr", "Acheter un Char", "2 métaux et 2 cultures"),
    ):
        folder = tmp_path / language
        folder.mkdir()
        shown = ask(folder, "? buy chariot", f"? {label}", language=language)
        assert shown.count(reason) == 2
        assert shown.count(label) >= 2


def test_a_rule_by_its_number(tmp_path: Path, rules: Path) -> None:
    assert "R15: What does a technology hold? One settlement lies on it." in ask(tmp_path, "? r15")
    assert "There is no rule R99" in ask(tmp_path, "? R99")


def test_things_by_name(tmp_path: Path) -> None:
    shown = ask(tmp_path, "? colon", "? aqueducts", "? northern hill", "? earthfolk")
    assert "Colonist: Gain 1 food | use a farmland" in shown
    assert "Aqueducts: Needs 1 wood, 1 metal, 1 stone, 3 culture" in shown
    assert "Northern Hill: Hill; next to" in shown
    assert "Earthfolk: 1 Colonist, 1 Digger, 3 Hunters" in shown


def test_accents_and_capitals_do_not_matter(tmp_path: Path) -> None:
    assert "Érudit: Coûte" in ask(tmp_path, "? ERUDIT", language="fr").replace(" :", ":")


def test_words_of_the_rules(tmp_path: Path, rules: Path) -> None:
    assert "R15: What does a technology hold?" in ask(tmp_path, "? lies on it")


def test_nonsense(tmp_path: Path) -> None:
    shown = ask(tmp_path, "xyzzy", "999", "?999", "t plugh", "")
    assert "There is nothing called “xyzzy” here." in shown
    assert shown.count("There is no choice 999; the choices run from 1 to") == 2
    assert "There is nothing called “t plugh” here." in shown
    assert shown.count("Your turn: what do you do?") == 1, "an empty line shows the choices"


def test_an_ambiguous_beginning_does_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path)
    shown = table.run(table.main(), ["play"])
    assert "That could mean several things:" in shown
    assert all(text.split()[0] in ("folk", "start") for _, text in table.play.record.moves)


def test_a_beginning_that_fits_once_is_enough(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run(table.main(), ["Play Hun"])
    assert table.play.record.moves[-1] == (0, "play hunter produce")


def test_an_illegal_request_changes_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path)
    shown = table.run(table.main())
    before = str(table.play.record)
    shown = table.run(["buy chariot", "attack hill_n hill_n", "card hunter"])
    assert "Chariot (2 VP) costs 2 metal" in shown
    assert "That is not the decision to make now" in shown
    assert str(table.play.record) == before


def test_undo_and_redo(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run(table.main())
    start = str(table.play.record)
    table.run(["play hunter produce", "play hunter produce"])
    played = str(table.play.record)
    shown = table.run(["u", "u"])
    assert shown.count("Undone.") == 2
    assert str(table.play.record) == start
    assert str(dolmen.load(table.file.read_text()).record) == start, "the file goes back as well"
    assert table.run(["r", "r"]).count("Redone.") == 2
    assert str(table.play.record) == played
    assert "There is nothing to redo." in table.run(["r"])
    table.run(["u all"])
    assert str(table.play.record) == start
    shown = table.run(["u"])
    assert "Nothing can be undone" in shown
    assert str(table.play.record) == start


def test_log(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run(table.dice(lambda: len(table.play.moves) > 60))
    short, long = table.run(["l"]), table.run(["l all"])
    assert "“l all” shows everything" in short
    assert "You take the start marker." in long
    assert "Player 1 has the start marker." not in short
    assert "Player 2 draws 5 cards." in long, "not which ones"


def test_score_table_and_hand(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run(table.main())
    shown = table.run(["v"])
    assert "Player 1: 1 point. Goals 0, Action cards 0, Territories and VP markers 1" in shown
    shown = table.run(["h", "t"])
    assert shown.count("Your hand") == 3  # also when the session went on
    assert shown.count("Market") == 2


def test_save_a_copy(tmp_path: Path) -> None:
    table = Table(tmp_path)
    copy = tmp_path / "other" / "copy.txt"
    shown = table.run(table.main(), ["s", f"s {copy}", f"s {copy}"])
    assert dolmen.load(copy.read_text()).moves == table.play.moves
    assert "already exists" in " ".join(shown.split())
    assert "could not be written" in table.run([f"s {copy}/below"]).replace("\n", " ")


@pytest.mark.parametrize("stop", [KeyboardInterrupt, EOFError])
def test_ctrl_c_and_ctrl_d_keep_the_game(tmp_path: Path, stop: type[BaseException]) -> None:
    table = Table(tmp_path)

    def cut() -> Iterator[str]:
        yield "play hunter produce"
        raise stop

    shown = table.run(table.main(), cut())
    assert table.code == (130 if stop is KeyboardInterrupt else 0)
    assert f"--resume {table.file}" in shown
    assert dolmen.load(table.file.read_text()).record.moves[-1] == (0, "play hunter produce")


def test_ctrl_c_while_a_bot_thinks(tmp_path: Path) -> None:
    class Stopped(Bot):
        name = "stopped"

        def choose(self, turn: Turn) -> int:
            raise KeyboardInterrupt

    table = Table(tmp_path)
    table.run(table.main())
    table.session.bots[1] = Stopped(Rng(1))
    table.run(["end_turn"])
    assert table.code == 130
    assert dolmen.load(table.file.read_text()).record.moves[-1] == (0, "end_turn")


def test_a_game_that_cannot_be_saved_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    table.run(table.main())
    kept = table.file.read_text()
    monkeypatch.setattr("os.replace", full)
    shown = table.run(["play hunter produce", "play hunter produce"])
    assert " ".join(shown.split()).count("could not be written: No space left on device.") == 1
    assert "--resume" not in shown, "nothing is promised that was not kept"
    assert len(table.play.moves) == len(dolmen.load(kept).moves) + 2
    assert table.file.read_text() == kept
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
