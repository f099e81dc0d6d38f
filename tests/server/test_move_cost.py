"""The tool that says what a move costs, on a small scale."""

import pytest

from dolmen.games import find
from dolmen.server import move_cost


def test_what_a_move_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_cost, "GAMES", 1)
    monkeypatch.setattr(move_cost, "MOVES", 10)
    times, size = move_cost.run(find("prehistory"))
    assert len(times) == 10 and all(rules > 0 and show > 0 for rules, show in times)
    assert 0 < size < 30_000, "changes, not whole pictures"
