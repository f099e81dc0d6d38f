"""The guide to a game of one's own works when it is followed literally."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.new_game.environment import Environment
from tests.new_game.guide import EXAMPLE, PAGE, read_guide
from tests.server.client import Server, play_on

GUIDE = read_guide(PAGE.read_text(encoding="utf-8"))
MOST_LINES = 200  # of Python in the example: its game and its bot


def test_the_page_and_the_example_are_the_same() -> None:
    files = {
        str(path.relative_to(EXAMPLE)): path.read_text(encoding="utf-8")
        for path in EXAMPLE.rglob("*")
        if path.suffix in (".py", ".toml", ".md") and "." not in path.parts[-2]
    }
    assert GUIDE.files == files


def test_the_example_is_small() -> None:
    sources = [text for name, text in GUIDE.files.items() if name.startswith("src/")]
    python = [text for name, text in GUIDE.files.items() if name.endswith(".py")]
    assert sources and sum(len(t.splitlines()) for t in python if t in sources) < MOST_LINES


def said(environment: Environment, beginning: str) -> str:
    (found,) = [out for command, out in environment.said.items() if command.startswith(beginning)]
    return found


def test_every_command_of_the_page_works(environment: Environment) -> None:
    assert set(environment.said) == {c for c in GUIDE.commands if not c.startswith("cd ")}
    assert "stones: Stones (2-4)" in said(environment, "dolmen games")
    assert "must not be heavier" in said(environment, "dolmen rules")
    assert "passed" in said(environment, "python -m pytest")
    assert "miser" in said(environment, "dolmen simulate")
    assert "greedy" in said(environment, "dolmen tournament")
    assert "miser" in said(environment, "dolmen levels")


def test_it_is_played_in_the_terminal(environment: Environment) -> None:
    everything = "1\\n" * 60
    command = f"printf '{everything}' | dolmen play stones --seed 3 --plain --save game.txt"
    out = environment.run(command)
    assert "You place a stone of weight" in out
    assert "cairn" in out
    shown = environment.run("dolmen record show game.txt")
    assert "places a stone of weight" in shown


def test_a_game_without_a_judge_says_who_can_play(environment: Environment) -> None:
    """Nothing of the package but the game itself is there."""
    code = (
        "from dolmen.bots import bots; from dolmen.games import find; "
        "from dolmen.core.rng import Rng; bots.JUDGE_GROUP = 'nobody'; "
        "game = find('stones')\n"
        "for name in ('greedy', 'search:10', 'elder', 'nonsense'):\n"
        "    try: bots.make(name, game, Rng(1))\n"
        "    except bots.BadInput as error: print(error)\n"
    )
    (environment.folder / "try.py").write_text(code, encoding="utf-8")
    lines = environment.run("python try.py").splitlines()
    assert len(lines) == 4
    assert lines[0] == "stones has no judge, so only these bots can play it: random, miser."
    assert lines[0] == lines[1]
    assert lines[2] == "stones has no levels, so there is no 'elder' to play it."


def test_a_broken_package_takes_nothing_away(environment: Environment) -> None:
    site = environment.folder / "broken"
    info = site / "broken-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    points = "[dolmen.games]\nruin = ruin:Ruin\n\n[dolmen.bots]\nruin = ruin:Bot\n"
    (info / "entry_points.txt").write_text(points)
    out = environment.run(f"PYTHONPATH={site} dolmen games 2>&1")
    assert "altay" in out and "stones" in out
    assert "ruin: cannot be loaded (ModuleNotFoundError" in out


@pytest.fixture(scope="module")
def server(environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("stones") / "tables.db"
    one = Server(path, python=environment.python)
    yield one
    one.stop()


def test_it_is_played_over_the_socket(server: Server, tmp_path: Path) -> None:
    line = next(line for line in server.get("/api/games") if line["id"] == "stones")
    assert line["bots"] == ["random", "miser"] and line["levels"] == []
    assert server.get("/api/games/stones/catalogue") == {}
    assert "1.3 Points" in server.get("/api/rules/stones")["text"]
    made = server.make("human", "miser", game="stones", seed=4)
    player = server.sit(made, 0)
    hidden = {"hands", "hand", "bag", "cairn", "points"}
    assert set(player.now["view"]) == hidden and len(player.now["view"]["hand"]) == 3
    refused = player.refusal("ask", action="topple")
    assert refused["rule"] == "1.2" and refused["sentence"].startswith("There is no cairn")
    rng = random.Random(1)
    while not player.now["over"]:
        player.until(lambda s: s["over"] or player.choices)
        if not player.now["over"]:
            player.choose(rng.choice(player.choices)["index"])
    assert sum(score["total"] for score in player.now["scores"]) > 10
    player.close()


def test_two_people_play_it(server: Server) -> None:
    made = server.make("human", "human", game="stones", seed=5)
    players = {seat: server.sit(made, seat) for seat in range(2)}
    assert play_on(players, random.Random(2)) > 10
