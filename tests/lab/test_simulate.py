"""Simulation: reproducible, checked before it begins, honest about crashes."""

import json

import pytest

from dolmen.bots.statistics import wilson
from dolmen.core.refusal import BadInput
from dolmen.lab import simulate as module
from dolmen.lab.simulate import Plan, simulate


def test_the_same_seed_gives_the_same_file_on_any_number_of_workers() -> None:
    plan = Plan("altay", ("random",) * 4, 12, 1)
    once = simulate(plan, workers=1).file()
    assert simulate(plan, workers=2).file() == once
    assert simulate(Plan("altay", ("random",) * 4, 12, 2)).file() != once
    assert json.loads(once)["crashes"] == 0


def test_bots_change_seats() -> None:
    plan = Plan("altay", ("greedy", "random", "random"), 3, 1)
    assert [plan.seating(number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    fixed = Plan("altay", ("greedy", "random"), 3, 1, rotate=False)
    assert fixed.seating(1) == [0, 1]


def test_the_report_has_what_programs_need() -> None:
    report = simulate(Plan("altay", ("greedy", "random"), 4, 1)).report()
    for key in ("games", "seconds", "games_per_second", "decisions", "decisions_per_second"):
        assert report[key] > 0
    assert report["crashes"] == 0
    assert sum(bot["wins"] for bot in report["bots"]) == pytest.approx(4)
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(4)
    for bot in report["bots"]:
        assert sum(bot["mean_categories"].values()) == pytest.approx(bot["mean_score"])


@pytest.mark.parametrize(
    "plan",
    [
        Plan("chess", ("random", "random"), 1, 1),
        Plan("altay", ("random",), 1, 1),
        Plan("altay", ("random", "oracle"), 1, 1),
        Plan("altay", ("random", "random"), 0, 1),
        Plan("altay", ("random", "random"), 1, 1, {"winter": "on"}),
        Plan("altay", ("random", "random"), 1, 1, {"trading": "maybe"}),
    ],
)
def test_a_wrong_plan_is_refused_before_anything_is_played(plan: Plan) -> None:
    with pytest.raises(BadInput):
        simulate(plan)


def test_a_crash_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Exception):
        pass

    def fail(*_: object) -> None:
        raise Broken("the table fell over")

    monkeypatch.setattr(module, "act", fail)
    result = simulate(Plan("altay", ("random", "random"), 2, 1))
    assert len(result.crashes) == 2
    assert result.crashes[0].crash == "Broken: the table fell over"


def test_interval() -> None:
    low, high = wilson(95, 100)
    assert 0.888 < low < 0.889
    assert 0.978 < high < 0.979
    assert wilson(0, 0) == (0.0, 1.0)
