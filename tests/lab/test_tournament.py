"""Tournaments and ratings."""

from pathlib import Path

import pytest
from tests.lab.conftest import files_of

from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.lab.ratings import Duel, fit, rate
from dolmen.lab.tables import JSON_LINES
from dolmen.lab.tournament import Files, TournamentPlan, page, tournament


def test_ratings_recover_known_strengths() -> None:
    """Three bots 200 Elo points apart: the fit finds the distances."""
    rng = Rng(5, "duels")
    true = [-200.0, 0.0, 200.0]
    duels = []
    for first, second in ((0, 1), (1, 2), (0, 2)):
        chance = 1 / (1 + 10 ** ((true[second] - true[first]) / 400))
        for _ in range(3000):
            duels.append(Duel(first, second, float(rng.chance() < chance)))
    for value, expected in zip(fit(duels, 3), true, strict=True):
        assert value == pytest.approx(expected, abs=25)


def test_intervals_hold_the_rating_and_shrink_with_more_games() -> None:
    few = [Duel(0, 1, float(n % 4 > 0), n) for n in range(40)]
    many = [Duel(0, 1, few[n % 40].share, n) for n in range(640)]
    wide, narrow = rate(few, 2)[0], rate(many, 2)[0]
    assert wide.low < wide.value < wide.high
    assert narrow.high - narrow.low < (wide.high - wide.low) / 2


def test_games_of_one_deal_are_no_separate_evidence() -> None:
    """The same result four times over tells no more than once."""
    once = [Duel(0, 1, float(n % 4 > 0), n) for n in range(40)]
    repeated = [duel for duel in once for _ in range(4)]
    wide, same = rate(once, 2)[0], rate(repeated, 2)[0]
    assert same.high - same.low == pytest.approx(wide.high - wide.low, rel=0.15)


def test_greedy_stands_above_random() -> None:
    report = tournament(TournamentPlan("altay", ("random", "greedy"), 4, 1)).report()
    assert report["ratings"][0]["bot"] == "greedy"
    assert report["pairings"][0]["win_rate"] == 0.0
    assert report["crashes"] == 0
    text = page(report)
    assert "<svg" in text
    assert "greedy" in text


def test_a_tournament_with_more_seats_plays_both_ways() -> None:
    report = tournament(TournamentPlan("altay", ("random", "greedy"), 3, 1, seats=3)).report()
    assert [(row["bot"], row["against"]) for row in report["pairings"]] == [
        ("random", "greedy"),
        ("greedy", "random"),
    ]


@pytest.mark.parametrize(
    ("bots", "seats"), [(("greedy",), 2), (("greedy", "greedy"), 2), (("random", "greedy"), 7)]
)
def test_a_wrong_tournament_is_refused(bots: tuple[str, ...], seats: int) -> None:
    with pytest.raises(BadInput):
        tournament(TournamentPlan("altay", bots, 2, 1, seats))


def test_a_tournament_is_written_down_and_goes_on(tmp_path: Path) -> None:
    plan = TournamentPlan("prehistory", ("random", "greedy:first"), 4, 1)
    tournament(plan, files=Files(tmp_path / "x", format=JSON_LINES))
    expected = files_of(tmp_path / "x")
    assert {name.split("/")[0] for name in expected} == {
        "01-random-greedy-first",
        "tournament.json",
    }
    with pytest.raises(BadInput, match="--resume"):
        tournament(plan, files=Files(tmp_path / "x", format=JSON_LINES))
    tournament(plan, files=Files(tmp_path / "x", format=JSON_LINES, resume=True))
    assert files_of(tmp_path / "x") == expected
