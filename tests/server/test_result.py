"""How the points came about: what everybody may know of it, and when."""

from pathlib import Path

import pytest
from tests.server.client import Server

from dolmen.core.record import parse
from dolmen.server.journal import JOIN, MOVE, PAUSE, RESUME, SAY, Entry, deciding_times

GOLDEN = Path(__file__).parents[1] / "golden"
FINISHED = ("altay/full-map-three", "prehistory/two", "endless_winter/solo-won")


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_says_what_its_points_are_made_of(server: Server, name: str) -> None:
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    made = server.post("/api/import", {"record": text})
    told = server.get(f"/api/tables/{made['table']}/result")
    totals = parse(text).totals
    assert totals is not None
    assert told["rounds"][-1]["totals"] == totals
    assert [sum(part["points"] for part in parts) for parts in told["parts"]] == totals
    assert told["statistics"]
    assert all(len(row["values"]) == len(totals) for row in told["statistics"])


def test_a_running_game_keeps_its_secrets(server: Server) -> None:
    made = server.make("human", "human", seed=1)
    told = server.get(f"/api/tables/{made['table']}/result")
    assert told["parts"] == []
    assert told["statistics"] == []


def test_time_is_counted_from_one_decision_to_the_next() -> None:
    kinds = [(JOIN, None, 0.0), (MOVE, 0, 5.0), (SAY, 1, 6.0), (MOVE, 1, 8.0)]
    later = [(PAUSE, None, 9.0), (RESUME, None, 900.0), (MOVE, 0, 902.0), (MOVE, 1, 9000.0)]
    entries = [
        Entry(n, kind, seat, at=at) for n, (kind, seat, at) in enumerate([*kinds, *later], start=1)
    ]
    # Whoever takes longer than ten minutes has put the game aside.
    assert deciding_times(entries, 2) == [7.0, 603.0]
