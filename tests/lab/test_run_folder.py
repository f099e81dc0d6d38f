"""The folder of a run: tidy tables, the same bytes however the run came about."""

from __future__ import annotations

import builtins
import io
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.lab.conftest import MODULE, files_of

from dolmen import cli
from dolmen.commands.progress import Lines, duration
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.engine import engine_of
from dolmen.lab.outcome import KEEPABLE
from dolmen.lab.plan import Plan
from dolmen.lab.run_folder import RunFolder
from dolmen.lab.simulate import simulate
from dolmen.lab.tables import JSON_LINES, PARQUET, read_lines

PLAN = Plan("prehistory", ("random", "random"), 23, 5)


def read_table(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".jsonl":
        return list(read_lines(path))
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


@pytest.mark.parametrize("format_", [JSON_LINES, PARQUET])
def test_tables_name_everything(tmp_path: Path, format_: str) -> None:
    if format_ == PARQUET:
        pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    plan = Plan("endless_winter", ("random",), 7, 1)
    result = simulate(plan, folder=RunFolder(tmp_path / "x", plan, KEEPABLE, format_))
    tables = {
        name: read_table(tmp_path / "x" / f"{name}.{format_}")
        for name in ("games", "seats", "decisions", "events")
    }
    assert [row["game"] for row in tables["games"]] == list(range(7))
    assert len(tables["seats"]) == 14, "the Nomads have a row too"
    for row, outcome in zip(tables["seats"][::2], result.outcomes, strict=True):
        categories = [row[name] for name in find("endless_winter").categories]
        assert categories == outcome.scores[0] and sum(categories) == row["total"]
        assert row["chief"] and row["setup"] and row["started"] is True
        assert row["reward"] == outcome.rewards[0] and isinstance(row["taken"], list)
    nomads = tables["seats"][1]
    assert nomads["bot"] is None and nomads["chief"] is None and nomads["place"] == 1
    assert len(tables["decisions"]) == sum(o.decisions for o in result.outcomes)
    assert all("Nomads" not in row["kind"] and row["text"] for row in tables["events"])
    record = (tmp_path / "x" / "records" / "000003.txt").read_text(encoding="utf-8")
    play = find("endless_winter").read(record)
    assert play.over and [sum(row) for row in game_scores(play)] == result.outcomes[3].totals
    moves = [row["action"] for row in tables["decisions"] if row["game"] == 3]
    assert moves == [text for _, text in play.record.moves]


def game_scores(play: Any) -> list[list[int]]:
    found: list[list[int]] = play.game.scores(play.state)
    return found


def test_the_plan_is_written_down(bots: Path) -> None:
    plan = Plan("altay", ("steady", "random"), 2, 7, own={"steady": f"{MODULE}:Steady"})
    simulate(plan, folder=RunFolder(bots / "x", plan, format_=JSON_LINES))
    written = json.loads((bots / "x" / "plan.json").read_text(encoding="utf-8"))
    assert written["game"] == "altay" and written["seed"] == 7 and written["rules"] == 1
    assert written["bots"][0]["class"] == f"{MODULE}:Steady" and written["bots"][0]["source"]
    assert written["options"]["trading"] == "off" and len(written["content"]) == 16


def test_a_run_is_never_overwritten_or_mixed(tmp_path: Path) -> None:
    RunFolder(tmp_path / "x", PLAN, format_=JSON_LINES)
    with pytest.raises(BadInput, match="--resume goes on with it"):
        RunFolder(tmp_path / "x", PLAN, format_=JSON_LINES)
    other = Plan("prehistory", ("random", "random"), 24, 6)
    with pytest.raises(BadInput, match="begun with another plan; different are: games, seed"):
        RunFolder(tmp_path / "x", other, format_=JSON_LINES, resume=True)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "a.txt").write_text("dear")
    with pytest.raises(BadInput, match="holds other files"):
        RunFolder(tmp_path / "letters", PLAN, format_=JSON_LINES)
    with pytest.raises(BadInput, match="is a file"):
        RunFolder(tmp_path / "letters" / "a.txt", PLAN, format_=JSON_LINES)


def test_without_pyarrow_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def refuse(name: str, *rest: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(BadInput, match="need pyarrow, which is not installed: pip install"):
        RunFolder(tmp_path / "x", PLAN)


def test_cut_anywhere_a_run_goes_on_to_the_same_files(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    simulate(PLAN, folder=RunFolder(whole, PLAN, KEEPABLE, JSON_LINES))
    expected = files_of(whole)
    journal = whole / "journal.jsonl"
    size = journal.stat().st_size
    for cut in (0, 10, size // 2, size - 1):
        (whole / "summary.json").unlink(missing_ok=True)
        with journal.open("r+b") as file:
            file.truncate(cut)
        with (whole / "events.jsonl").open("ab") as file:
            file.write(b'{"half')
        simulate(PLAN, folder=RunFolder(whole, PLAN, KEEPABLE, JSON_LINES, resume=True))
        assert files_of(whole) == expected


def is_alive(process: int) -> bool:
    """Where this can be looked up; whoever nobody has buried is dead, too."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_killed_and_resumed_the_files_are_the_same(bots: Path) -> None:
    """A real kill of the whole program, in the middle of a batch. Its workers do not outlive it."""
    command = [sys.executable, "-m", "dolmen.cli", "simulate", "prehistory", "--games", "14"]
    command += ["--bot", f"patient={MODULE}:Patient", "--players", "patient,random"]
    command += ["--format", "jsonl", "--events", "--seed", "3", "--out"]
    subprocess.run([*command, "whole"], check=True, stdout=subprocess.DEVNULL)
    (bots / "hold").touch()
    running = subprocess.Popen([*command, "cut", "--workers", "2"], stdout=subprocess.DEVNULL)
    journal = bots / "cut" / "journal.jsonl"
    while not (bots / "held").exists() or not journal.exists() or not journal.stat().st_size:
        assert running.poll() is None
        time.sleep(0.02)
    running.kill()
    running.wait()
    while is_alive(int((bots / "held").read_text())):
        time.sleep(0.02)
    (bots / "hold").unlink()
    assert 1 <= len(journal.read_bytes().splitlines()) < 3
    assert not (bots / "cut" / "games.jsonl").exists()
    subprocess.run([*command, "cut", "--resume"], check=True, stdout=subprocess.DEVNULL)
    assert files_of(bots / "cut") == files_of(bots / "whole")


def test_a_dead_worker_takes_nothing_with_it(bots: Path) -> None:
    plan = Plan("prehistory", ("mortal", "random"), 18, 2, own={"mortal": f"{MODULE}:Mortal"})
    simulate(plan, folder=RunFolder(bots / "alone", plan, format_=JSON_LINES))
    (bots / "die").touch()
    said: list[str] = []
    with engine_of(2, notice=said.append) as engine:
        simulate(plan, engine, RunFolder(bots / "two", plan, format_=JSON_LINES))
    assert said == ["A worker died; its games are played again."]
    assert not (bots / "die").exists()
    assert files_of(bots / "two") == files_of(bots / "alone")


def test_games_that_kill_every_worker_end_the_run(bots: Path) -> None:
    plan = Plan("prehistory", ("deadly", "random"), 5, 2, own={"deadly": f"{MODULE}:Deadly"})
    with (
        engine_of(2, notice=lambda sentence: None) as engine,
        pytest.raises(BadInput, match="from number 0 on"),
    ):
        simulate(plan, engine)


def test_plain_lines_tell_how_far_a_run_is() -> None:
    now = [0.0]
    out = io.StringIO()
    tell = Lines(2000, out, lambda: now[0])
    for second, done in ((0, 400), (1, 405), (16, 480), (20, 500), (32, 560)):
        now[0] = float(second)
        tell(done)
    assert out.getvalue().splitlines() == [
        "400 of 2,000 games were there already",
        "480 of 2,000 games, 5.0 games/s, 5 min left",
        "560 of 2,000 games, 5.0 games/s, 5 min left",
    ]
    assert duration(12) == "12 s" and duration(7200) == "2.0 h"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--resume"], "--resume needs --out"),
        (["--events"], "--events needs --out"),
        (["--out", "results.json"], "--out names a folder"),
        (["--address", "auto"], "--address belongs to --engine ray"),
        (["--workers", "0"], "at least 1"),
    ],
)
def test_what_does_not_go_together_is_said(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "altay", "--players", "random,random", *words]) == 2
    assert sentence in capsys.readouterr().err
