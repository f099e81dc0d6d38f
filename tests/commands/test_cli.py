"""The command line: what it prints, and how it refuses."""

import argparse
import io
import json
import re
import shutil
import socket
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import dolmen
from dolmen import cli
from dolmen.commands import completion, doctor
from dolmen.commands.help import fold
from dolmen.games import find
from dolmen.speech import rulebook

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden" / "altay"
RECORD = sorted(GOLDEN.glob("*.txt"))[0]
RULES = """# Altay

Two to four players.

## 5. Combat

The attacker *plays* cards | of attack.

### 5.1 Surrender

| card | value |
|---|---|
| Warrior | 1 |

## 7. Rulings

| no. | question | ruling |
|---|---|---|
| R14 | When is the last settlement placed? | When the **reserve** is empty. |
| R15 | What does a technology hold? | One settlement. |
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs `dolmen` in an empty folder; gives exit code, output and complaints."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def command(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = cli.main(list(words))
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "shelf"
    folder.mkdir()
    (folder / "altay.md").write_text(RULES)
    monkeypatch.setattr(rulebook, "SHELVES", (folder,))
    return folder


def corrupt(tmp_path: Path) -> None:
    """Files that are wrong in the ways files are wrong."""
    text = RECORD.read_text()
    (tmp_path / "good.txt").write_text(text)
    (tmp_path / "noise.txt").write_text("not a record\n")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "moved.txt").write_text(text.replace("start farmland", "start mountain", 1))
    (tmp_path / "rules.txt").write_text(text.replace("rules: ", "rules: 9", 1))
    (tmp_path / "total.txt").write_text(text[: text.rindex("end")] + "end 1 1\n")
    (tmp_path / "other.txt").write_text(text.replace("game: altay", "game: chess", 1))
    pack = tmp_path / "pack"
    pack.mkdir()
    goals = (dolmen.game("altay").folder / "content" / "goals.toml").read_text()
    (pack / "goals.toml").write_text(goals.replace('op = "trash_hand"', 'op = "fly"', 1))
    (tmp_path / "empty").mkdir()
    (tmp_path / "strange").mkdir()
    (tmp_path / "strange" / "dragons.toml").write_text("[dragon]\n")


WRONG = {
    "no command below": "record",
    "unknown command": "juggle",
    "no game": "play",
    "unknown game": "play chess",
    "unknown option": "play altay --option flying=on",
    "unknown value": "play altay --option trading=maybe",
    "option without value": "play altay --option trading",
    "unknown bot": "play altay --players human,einstein",
    "empty seat": "play altay --players human,,greedy",
    "too many players": "play altay --players human,random,random,random,random",
    "seed is no number": "play altay --seed x",
    "unknown flag": "play altay --fast",
    "unknown language": "play altay --language xx",
    "names do not fit": "play altay --players human,human,greedy --names Anna",
    "same names": "play altay --players human,human --names Anna,Anna",
    "save exists": "play altay --save good.txt",
    "save under a file": "play altay --save good.txt/below.txt",
    "pack is wrong": "play altay --content pack",
    "pack is not there": "play altay --content nowhere",
    "resume what is not there": "play --resume nowhere.txt",
    "resume noise": "play --resume noise.txt",
    "resume binary": "play --resume binary.txt",
    "resume an illegal move": "play --resume moved.txt",
    "resume other rules": "play --resume rules.txt",
    "resume another game": "play chess --resume good.txt",
    "resume with seed": "play --resume good.txt --seed 4",
    "resume with seats": "play --resume good.txt --players human",
    "show what is not there": "record show nowhere.txt",
    "show a folder": "record show pack",
    "show no seat": "record show good.txt --seat 9",
    "no nomads": "record show good.txt --nomads",
    "verify noise": "record verify noise.txt",
    "verify totals": "record verify total.txt",
    "verify unknown game": "record verify other.txt",
    "fork too far": "record fork good.txt --at 99999 --out new.txt",
    "fork before": "record fork good.txt --at -1 --out new.txt",
    "fork onto a file": "record fork good.txt --at 3 --out noise.txt",
    "fork nowhere": "record fork good.txt --at 3 --out good.txt/new.txt",
    "check a wrong pack": "content check altay pack",
    "check without game": "content check strange",
    "check empty": "content check empty",
    "check nothing": "content check altay nowhere",
    "copy onto a folder": "content copy altay pack",
    "copy unknown": "content copy chess new",
    "rules of chess": "rules chess",
    "no such ruling": "rules altay R99",
    "nothing about it": "rules altay xyzzy",
    "a summary of something": "rules altay R15 --summary",
}


@pytest.mark.parametrize("line", WRONG.values(), ids=WRONG.keys())
def test_bad_input_is_refused_in_one_sentence_and_changes_nothing(
    run: Run, shelf: Path, line: str
) -> None:
    here = Path.cwd()
    corrupt(here)
    before = {path: path.read_bytes() for path in here.rglob("*") if path.is_file()}
    code, out, err = run(*line.split())
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    assert len(err) > 15
    assert "Traceback" not in err
    assert {path: path.read_bytes() for path in here.rglob("*") if path.is_file()} == before


def test_a_wrong_pack_is_named_by_file_entry_and_field(run: Run) -> None:
    corrupt(Path.cwd())
    _, _, err = run("content", "check", "altay", "pack")
    assert err.startswith("goals.toml: goal 'engineering'")
    assert "'fly'" in err


def parsers(below: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and those of its commands."""
    yield below
    for action in below._actions:
        if isinstance(action, argparse._SubParsersAction):
            for found in dict.fromkeys(action.choices.values()):
                yield from parsers(found)


EVERY = {parser.prog: parser for parser in parsers(cli.parser())}


@pytest.mark.parametrize("name", EVERY)
def test_every_help_fits_80_columns(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = EVERY[name].format_help().splitlines()
    assert [line for line in lines if len(line) > 80] == []


@pytest.mark.parametrize("name", [name for name in EVERY if not name.startswith("dolmen admin ")])
def test_every_command_has_help_with_examples(name: str) -> None:
    assert re.search(r"examples:\n  (dolmen|make) ", EVERY[name].format_help())


def test_an_example_that_is_too_long_goes_on_as_in_a_shell() -> None:
    line = "  dolmen play altay --players human,human,greedy --names Anna,Ben"
    assert fold(line, 50) == [
        "  dolmen play altay --players human,human,greedy \\",
        "      --names Anna,Ben",
    ]
    assert fold("  dolmen games    (what there is)", 30) == [
        "  dolmen games",
        "      (what there is)",
    ]


def test_python_runs_the_package_as_the_command() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "dolmen", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout.startswith("dolmen ")


@pytest.mark.parametrize(
    ("language", "word"), [("en_GB", "Welcome"), ("de_DE", "Willkommen"), ("fr_FR", "Bienvenue")]
)
def test_without_a_command_it_greets_and_names_four(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, word: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    code, out, err = run()
    assert (code, err) == (0, "")
    assert out.startswith(word)
    named = [re.split(r"\s{2,}", line.strip())[0] for line in out.splitlines() if "  " in line]
    assert len(named) == 4
    for command in named:
        cli.parser().parse_args(command.split()[1:])
    assert all(len(line) <= 80 for line in out.splitlines())


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_a_shell_can_complete_every_command(run: Run, shell: str) -> None:
    code, out, _ = run("completion", shell)
    assert code == 0
    for name in EVERY:
        assert name.split()[-1] in out, name
    assert "altay" in out and "--players" in out


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_games(run: Run) -> None:
    _, out, _ = run("completion", "bash")
    typed = "COMP_WORDS=(dolmen rules pre); COMP_CWORD=2; _shtab_dolmen dolmen pre rules"
    asked = f'{out}\n{typed}\necho "${{COMPREPLY[@]}}"\n'
    found = subprocess.run(["bash"], input=asked, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "prehistory"


def test_the_doctor_tells_what_is_here(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    code, out, _ = run("doctor")
    assert code == 0
    assert out.startswith("+ Dolmen: ")
    assert not (tmp_path / "data").exists()  # to look leaves nothing behind
    code, out, _ = run("doctor", "--json", "--database", "some.db")
    found = {finding["what"]: finding for finding in json.loads(out)}
    assert code == 0
    assert found["database"]["here"] and found["Python"]["here"]
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(doctor.EXTRAS) == set(extras["optional-dependencies"])


def test_the_doctor_says_how_to_get_what_is_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(doctor, "is_installed", lambda name: name != "numpy")
    code, out, _ = run("doctor", "--server", "http://127.0.0.1:9")
    assert code == 1  # somebody asked for that server
    assert "- envs: programs that learn (dolmen.envs); missing: numpy" in out
    assert "-m pip install --editable" in out and "[envs]" in out
    assert "! server: " in out and "- Node: none" in out
    assert "Install a C compiler" in out or "engine: compiled" in out


def test_the_doctor_finds_a_place_that_cannot_keep_games(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(doctor, "default_database", lambda: tmp_path / "file" / "tables.db")
    # Whoever keeps the games elsewhere does not need that place.
    for words, mark, expected in (((), "!", 1), (("--database", "some.db"), "-", 0)):
        code, out, _ = run("doctor", *words)
        assert code == expected
        assert f"{mark} tables: {tmp_path / 'file'}: Not a directory" in " ".join(out.split())


def test_the_doctor_bears_a_port_where_something_else_answers(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answer() -> None:
            asked, _ = other.accept()
            with asked:
                asked.sendall(b"SSH-2.0-other\r\n")

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{other.getsockname()[1]}"
        code, out, _ = run("doctor", "--server", url)
        thread.join()
    assert code == 1 and f"! server: {url}/healthz:" in " ".join(out.split())


def test_games(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "altay: Altay: Dawn of Civilization (2-4)" in out
    assert "trading=off, on" in out
    _, out, _ = run("games", "--json")
    found = {game["id"]: game for game in json.loads(out)}
    assert tuple(found) == dolmen.game_ids()
    assert found["altay"]["players"] == [2, 3, 4]


def test_games_say_where_an_option_has_an_effect(run: Run) -> None:
    _, out, _ = run("games")
    assert "map_size=reduced, full: Map with 2-3 players (players: 2, 3)" in out
    _, out, _ = run("games", "--language", "de")
    assert "(mit rivers_rafts)" in out and "(Personen: 1)" in out
    _, out, _ = run("games", "--language", "fr")
    assert "(joueurs\u00a0: 1)" in out


@pytest.mark.parametrize(("word", "seat"), [("Ben", 1), ("ben", 1), ("2", 2), ("0", 0)])
def test_play_with_an_agreed_start_player(run: Run, word: str, seat: int) -> None:
    table = ("play", "altay", "--players", "human,human,human", "--names", "Anna,Ben,Cy")
    code, _, _ = run(*table, "--seed", "3", "--first", word, typed="\nq\n")
    assert code == 0
    saved = Path("saves/altay-3.txt").read_text()
    assert f"first: {seat}\n" in saved
    assert dolmen.load(saved).view()["table"]["start"] == seat


def test_play_refuses_a_start_player_who_is_not_there(run: Run) -> None:
    table = ("play", "altay", "--players", "human,human", "--names", "Anna,Ben")
    code, _, err = run(*table, "--first", "Cy")
    assert code == 2
    assert err == "--first names a seat (0 is the first) or a player (Anna, Ben); got 'Cy'.\n"
    code, _, err = run(*table, "--first", "2")
    assert (code, err) == (2, "The first seat must be 0 to 1; got 2.\n")
    code, _, err = run("play", "endless_winter", "--players", "human", "--first", "0")
    assert (code, err) == (2, "In a solo game there is no first player to agree on.\n")
    run(*table, "--seed", "4", typed="\nq\n")
    code, _, err = run("play", "--resume", "saves/altay-4.txt", "--first", "Ben")
    assert code == 2 and err.startswith("--first belongs to a new game")


@pytest.mark.parametrize(
    ("number", "first"),
    [("5", "5. Combat:"), ("5.1", "5.1 Surrender:"), ("e3.1", "E3.1:"), ("T1A", "T1a Once:")],
)
def test_rules_are_asked_for_by_any_number(run: Run, shelf: Path, number: str, first: str) -> None:
    steps = "| T1a | Once | twice |\n| E3.1 | Everybody draws. |\n"
    (shelf / "altay.md").write_text(RULES + steps)
    assert run("rules", "altay", number, "--plain")[1].splitlines()[0] == first
    assert run("rules", "altay", "77")[0] == 2


def test_rules(run: Run, shelf: Path) -> None:
    assert run("rules", "altay", "r15")[1] == (
        "R15 What does a technology hold?\nOne settlement.\n"
    )
    code, out, _ = run("rules", "altay")
    assert code == 0
    assert out.splitlines() == ["Altay", "5. Combat", "5.1 Surrender", "7. Rulings"]
    _, out, _ = run("rules", "altay", "reserve", "empty")
    assert "R14 When is the last settlement placed?\nWhen the reserve is empty." in out
    _, out, _ = run("rules", "altay", "combat")
    assert "The attacker plays cards | of attack." in out
    _, out, _ = run("rules", "altay", "warrior")
    assert "- Warrior; 1" in out


@pytest.mark.parametrize("game", dolmen.game_ids())
def test_the_game_on_one_page(run: Run, game: str) -> None:
    pages = {}
    for language in ("en", "de", "fr"):
        code, out, _ = run("rules", game, "--summary", "--language", language, "--plain")
        assert code == 0
        assert "**" not in out and "|" not in out
        pages[language] = out
    assert len(set(pages.values())) == 3
    # The same headings and as many paragraphs, whatever the language.
    shapes = {
        tuple(bool(line) for line in page.splitlines()).count(False) for page in pages.values()
    }
    assert len(shapes) == 1


def test_rules_are_found_in_the_package_before_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, docs = rulebook.SHELVES
    assert package == Path(dolmen.__file__).parent / "rules"
    assert docs.parts[-2:] == ("docs", "rules")
    monkeypatch.setattr(rulebook, "SHELVES", (tmp_path / "none", tmp_path))
    (tmp_path / "altay.md").write_text(RULES)
    assert rulebook.open_rulebook(find("altay")).ruling("R14")


def test_record_show(run: Run) -> None:
    code, out, _ = run("record", "show", str(RECORD))
    assert code == 0
    play = dolmen.load(RECORD.read_text())
    assert out.startswith("Altay: Dawn of Civilization, game")
    assert f"{len(play.moves)} decisions" in out
    assert "Round 2." in out
    assert "Final score" in out
    for score in play.scores:
        assert f"{score['total']} point" in out
    assert all(len(line) <= 80 for line in out.splitlines())
    _, german, _ = run("record", "show", str(RECORD), "--language", "de")
    assert "Endstand" in german


def test_record_show_keeps_what_a_seat_cannot_know(run: Run) -> None:
    _, public, _ = run("record", "show", str(RECORD))
    _, own, _ = run("record", "show", str(RECORD), "--seat", "0")
    assert "draws 5 cards" in public
    assert "Player 1 draws 5 cards" not in own


def test_record_verify_and_fork(run: Run) -> None:
    code, out, _ = run("record", "verify", str(RECORD))
    assert code == 0
    assert "is a true game of altay" in out
    code, _, _ = run("record", "fork", str(RECORD), "--at", "12", "--out", "deep/fork.txt")
    assert code == 0
    fork = dolmen.load(Path("deep/fork.txt").read_text())
    assert fork.moves == dolmen.load(RECORD.read_text()).moves[:12]
    assert run("record", "verify", "deep/fork.txt")[1].endswith("12 moves, not finished.\n")
    assert "not finished" in run("record", "show", "deep/fork.txt")[1]


def test_migrate_renews_what_fits(run: Run) -> None:
    code, out, _ = run("record", "migrate", str(RECORD), "--out", "new.txt")
    assert code == 0 and "(was " in out and "does not fit" not in out
    new = dolmen.load(Path("new.txt").read_text())
    assert new.header.content == new.content.hash != dolmen.load(RECORD.read_text()).header.content
    assert new.record.moves == dolmen.load(RECORD.read_text()).record.moves
    assert "already exists" in run("record", "migrate", str(RECORD), "--out", "new.txt")[2]


def test_migrate_names_the_move_that_does_not_fit(run: Run) -> None:
    old = GOLDEN.parent / "endless_winter" / "four.txt"
    code, out, _ = run("record", "migrate", str(old), "--out", "new.txt")
    assert code == 0
    assert "under version 3 it does not fit: Move 6 (choose_setup_card setup_kinfolk)" in out
    new = dolmen.load(Path("new.txt").read_text())
    assert new.header.rules == 1 and new.over
    assert "under rules version 1" in run("record", "verify", "new.txt")[1]


@pytest.mark.parametrize(
    ("line", "other", "sentence"),
    [
        ("rules: 1", "rules: 99", "was played under rules version 99 of altay; this is version 1"),
        ("content: 33f095df75f1d48d", "content: 77", "was played with content 77; this is f6fe"),
        ("0 folk", "0 dance", "Move 1: "),
    ],
)
def test_verify_names_what_does_not_fit(run: Run, line: str, other: str, sentence: str) -> None:
    text = RECORD.read_text()
    assert line in text
    Path("other.txt").write_text(text.replace(line, other, 1))
    for kind in (("verify",), ("migrate", "--out", "new.txt")):
        code, _, error = run("record", kind[0], "other.txt", *kind[1:])
        assert code == 2
        assert sentence in error
        assert not Path("new.txt").exists()


def test_content_copy_check_and_play(run: Run) -> None:
    assert run("content", "copy", "altay", "my/box")[0] == 0
    assert "it changes nothing" in run("content", "check", "altay", "my/box")[1]
    assert "right pack for altay" in run("content", "check", "my/box")[1]
    cards = Path("my/box/action_cards.toml")
    cards.write_text(cards.read_text().replace('en = "Farmer"', 'en = "Grower"'))
    assert "it changes action_cards.toml" in run("content", "check", "altay", "my/box")[1]
    code, out, _ = run("play", "altay", "--content", "my/box", "--seed", "1", typed="q\n")
    assert code == 0
    assert "Grower (4 left)" in out
    Path("my").rename("elsewhere")
    code, out, _ = run("play", "--resume", "saves/altay-1.txt", typed="q\n")
    assert code == 0 and "Grower (4 left)" in out, "the file holds what was corrected"


def test_a_folder_becomes_a_pack_that_every_command_takes(run: Run) -> None:
    run("content", "copy", "altay", "box")
    cards = Path("box/goals.toml")
    cards.write_text(cards.read_text().replace("vp = 1\n", "vp = 3\n", 1))
    made = ("content", "pack", "altay", "box", "--out", "mine.toml")
    assert run(*made, "--name", "Second printing")[0] == 0
    assert run(*made, "--name", "Again")[0] == 2, "no file is written over"
    assert "it changes goals.toml" in run("content", "check", "mine.toml")[1]
    for language, line in (
        ("en", "  1 VP and a settlement when completed → 3 VP and a settlement when completed\n"),
        ("de", "  1 SP und eine Siedlung, wenn erfüllt → 3 SP und eine Siedlung, wenn erfüllt\n"),
    ):
        for pack in ("box", "mine.toml"):
            said = run("content", "differences", "altay", pack, "--language", language)[1]
            assert said.splitlines()[1:] == [line.rstrip("\n")]
    assert run("content", "copy", "altay", "again", "--content", "mine.toml")[0] == 0
    assert "it changes goals.toml" in run("content", "check", "altay", "again")[1]
    bots = ("--games", "2", "--seed", "1", "--content", "mine.toml", "--json")
    assert run("simulate", "altay", "--players", "random,random", *bots)[0] == 0
    code, out, _ = run("tournament", "altay", "--bots", "random,greedy", *bots)
    assert code == 0 and json.loads(out)["crashes"] == 0
    code, _, err = run("tournament", "prehistory", "--bots", "random,greedy", *bots)
    assert code == 2 and "is for altay, not for prehistory" in err


def test_a_wrong_pack_is_explained_in_the_language_asked_for(run: Run) -> None:
    run("content", "copy", "altay", "box")
    cards = Path("box/goals.toml")
    cards.write_text(cards.read_text().replace("settlement = true", "settlement = 5", 1))
    for language, said in (
        ("en", "settlement: expected true or false, got 5.\n"),
        ("de", "settlement: erwartet wird true oder false, nicht 5.\n"),
        ("fr", "settlement\u00a0: il faut true ou false, et non 5.\n"),
    ):
        for command in ("check", "differences"):
            code, _, err = run("content", command, "altay", "box", "--language", language)
            assert code == 2 and err.endswith(said), err


def test_play_saves_and_resumes(run: Run) -> None:
    code, out, _ = run(
        "play", "altay", "--players", "human,greedy", "--seed", "5", typed="1\n1\n1\nq\n"
    )
    assert code == 0
    assert "dolmen play --resume saves/altay-5.txt" in out
    saved = Path("saves/altay-5.txt").read_text()
    code, out, _ = run("play", "--resume", "saves/altay-5.txt", typed="v\n")
    assert code == 0
    assert "the bot “greedy”" in out
    assert Path("saves/altay-5.txt").read_text() == saved
    run("play", "altay", "--seed", "5", typed="")
    assert Path("saves/altay-5.txt").read_text() == saved, "a new game takes a new file"
    assert Path("saves/altay-5-2.txt").exists()


def test_play_with_names_options_and_language(run: Run) -> None:
    code, out, _ = run(
        *("play", "altay", "--players", "human,greedy,greedy", "--names", "Anna", "--seed", "3"),
        *("--option", "trading=on", "--language", "de", "--save", "mine.txt"),
        typed="q\n",
    )
    assert code == 0
    record = Path("mine.txt").read_text()
    assert "name 0: Anna\nname 1: Greedy 1\nname 2: Greedy 2" in record
    assert "option trading: on" in record
    assert "in mine.txt gespeichert" in out


def test_a_finished_game_shows_its_score(run: Run) -> None:
    shutil.copy(RECORD, "done.txt")
    code, out, _ = run("play", "--resume", "done.txt")
    assert code == 0
    assert "Final score" in out


def test_the_installed_command_without_a_terminal(tmp_path: Path) -> None:
    """As a process: linear text, no traceback when the reader goes away."""
    command = [sys.executable, "-m", "dolmen.cli"]
    done = subprocess.run(
        [*command, "play", "altay", "--seed", "2", "--players", "human,random"],
        input="1\n1\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert (tmp_path / "saves" / "altay-2.txt").exists()
    piped = subprocess.run(
        f"{sys.executable} -m dolmen.cli record show {RECORD} | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert piped.stderr == ""


def test_levels_are_listed_with_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["levels", "altay"]) == 0
    shown = capsys.readouterr().out
    assert "elder" in shown and "search:" in shown and "%" in shown
    assert cli.main(["levels", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [level["id"] for level in found["prehistory"]] == [
        "gatherer",
        "hunter",
        "shaman",
        "elder",
    ]


def test_a_bot_with_two_budgets_is_printed_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        cli.main(["tournament", "altay", "--bots", "random,search:100:0.01s", "--games", "2"]) == 0
    )
    assert "search:100:0.01s" in capsys.readouterr().out
