"""The load tool on a small scale."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from dolmen.lab import load_table
from dolmen.lab.load import measure, summary
from dolmen.lab.party import Plan


def test_a_small_house(tmp_path: Path) -> None:
    plan = Plan(tables=2, moves=20, rate=40.0, seconds=0.5)
    with ThreadPoolExecutor(1) as pool:  # this thread may have a loop of the browser tests
        report = pool.submit(measure, ["altay"], [], plan, 0, None).result()
    assert report["players"] == 8
    (found,) = report["rows"]
    assert found["fast"]["moves"] == 20 and found["paced"]["moves"] >= 10
    for load in ("fast", "paced"):
        times = [found[load][name] for name in load_table.FIGURES]
        assert times[0] > 0 and times == sorted(times)
        cost, busy = found[load]["machine_us_per_move"], found[load]["machine_busy"]
        assert cost > 0 and 0 < busy <= 1
    page = tmp_path / "page.md"
    page.write_text(f"before\n{load_table.BEGIN}\nold\n{load_table.END}\nafter\n")
    load_table.write(report, page)
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("after\n") and "old" not in text
    assert text.count("| dolmen | altay | file | 1 | 2 |") == 2


def test_percentiles() -> None:
    found = summary([float(n) for n in range(1000)], 2.0)
    assert [found[name] for name in load_table.FIGURES] == [500.0, 950.0, 990.0, 999.0, 999.0]
    assert found["moves_per_second"] == 500.0


def test_what_the_figures_come_to() -> None:
    def row(server: str, moves: float, p99: float, **more: object) -> dict[str, object]:
        loads = {
            load: {"moves_per_second": moves, **dict.fromkeys(load_table.FIGURES, p99)}
            for load in ("fast", "paced")
        }
        plain = {"game": "altay", "database": "file", "workers": 1, "tables": 5}
        return {"server": server, **plain, **loads, **more}

    two = row("dolmen", 270.0, 7.0, database="PostgreSQL", workers=2)
    two["fast"] = {**two["fast"], "machine_us_per_move": 7_000.0}  # type: ignore[dict-item]
    report = {
        "tables": 5,
        "processors": 2,
        "rows": [
            row("boardgame.io", 100.0, 4.0, game="", database="memory"),
            row("dolmen", 210.0, 6.0),
            row("dolmen", 150.0, 7.0, database="PostgreSQL"),
            two,
            row("dolmen", 50.0, 7.0, database="PostgreSQL", part=0.3),
            row("dolmen", 95.0, 7.0, database="PostgreSQL", part=0.3, workers=2),
            row("dolmen", 200.0, 9.0, tables=20),
        ],
    }
    assert load_table.findings(report) == [
        "altay: 2.10 times the moves of boardgame.io, p99 6.0 ms at 210/s (1.50 times the peer's), "
        "2 processes 1.80 times the moves of one (room for 1.90), "
        "2 processes 1.90 times the moves of one with 0.3 of a core each.",
        "80 connections at 20 tables: p99 9.0 ms at 200/s, no error.",
    ]
