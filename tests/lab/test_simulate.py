"""Simulation: reproducible, checked before it begins, honest about crashes."""

import pytest

from dolmen.bots.statistics import interval, wilson
from dolmen.core.refusal import BadInput
from dolmen.lab import outcome as module
from dolmen.lab.engine import engine_of
from dolmen.lab.outcome import Outcome
from dolmen.lab.plan import Plan
from dolmen.lab.simulate import simulate
from dolmen.lab.watch import changes, decided, leader


def test_the_same_seed_gives_the_same_results_on_any_number_of_workers() -> None:
    plan = Plan("altay", ("random",) * 4, 12, 1)
    once = simulate(plan).outcomes
    with engine_of(2) as engine:
        assert simulate(plan, engine).outcomes == once
    assert simulate(Plan("altay", ("random",) * 4, 12, 2)).outcomes != once
    assert not any(outcome.crash for outcome in once)


def test_bots_change_seats() -> None:
    plan = Plan("altay", ("greedy", "random", "random"), 3, 1)
    assert [plan.seating(number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert [plan.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    fixed = Plan("altay", ("greedy", "random"), 3, 1, rotate=False)
    assert fixed.seating(1) == [0, 1] and fixed.deal(2) == 2


def test_the_report_has_what_programs_need() -> None:
    report = simulate(Plan("altay", ("greedy", "random"), 4, 1)).report()
    for key in ("games", "seconds", "games_per_second", "decisions", "decisions_per_second"):
        assert report[key] > 0
    assert report["crashes"] == 0
    assert sum(bot["wins"] for bot in report["bots"]) == pytest.approx(4)
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(4)
    for bot in report["bots"]:
        assert sum(bot["mean_categories"].values()) == pytest.approx(bot["mean_score"])
        assert bot["mean_reward"] == bot["win_rate"]


def test_alone_success_is_what_the_rules_measure_it_by() -> None:
    rank = simulate(Plan("prehistory", ("random",), 6, 1)).summary()
    assert rank["reward"] == "rank" and "win_rate" not in rank["bots"][0]
    assert rank["bots"][0]["mean_reward"] == 0.0, "nobody becomes a tribe by chance"
    assert rank["seats"][0]["wins"] == 0
    lead = simulate(Plan("endless_winter", ("random",), 6, 1)).summary()
    (bot,), (nomads,) = lead["bots"], lead["automatic"]
    assert lead["reward"] == "lead" and bot["win_rate"] == 0.0 and nomads["win_rate"] == 1.0
    assert bot["mean_reward"] == pytest.approx(bot["mean_score"] - nomads["mean_score"])


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
    class Fallen(Exception):
        pass

    def fail(*_: object) -> None:
        raise Fallen("the table fell over")

    monkeypatch.setattr(module, "act", fail)
    result = simulate(Plan("altay", ("random", "random"), 2, 1))
    assert len(result.crashes) == 2
    assert result.crashes[0].crash == "Fallen: the table fell over"


def test_interval() -> None:
    low, high = wilson(95, 100)
    assert 0.888 < low < 0.889
    assert 0.978 < high < 0.979
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = interval([0.0, 2.0] * 50)
    assert (low + high) / 2 == pytest.approx(1.0) and high - low == pytest.approx(0.394, abs=1e-3)


def test_who_leads_and_when_a_game_is_decided() -> None:
    assert leader([[3, 1], [2, 2]]) == -1
    assert leader([[3], [5], [4]]) == 1
    assert changes([-1, 0, -1, 0, 1, 1, -1, 0]) == 2
    assert decided([0, 1, 1, 1], [1]) == 0.25
    assert decided([1, 1, 1, 0], [1]) == 1.0
    assert decided([1, 1], [1]) == 0.0


def test_the_margin_is_that_between_the_best_two() -> None:
    outcome = Outcome(0, 0, 1, [0, 1, 2], scores=[[4, 1], [9, 0], [7, 0]], winners=[1])
    assert outcome.margin == 2 and outcome.won(1) == 1.0
    assert Outcome(0, 0, 1, [0], scores=[[4]], winners=[0]).won(0) == 0.0
