"""How long people wait for a level."""

import pytest
from tests.bots.clock import tick

from dolmen.bots import Turn, make
from dolmen.bots.bots import judge_of
from dolmen.bots.levels import LEVELS
from dolmen.bots.patience import LEAST, TURN, Patience
from dolmen.bots.search import Budget, Search
from dolmen.core.rng import Rng
from dolmen.games import find

DECISIONS = 41  # of the longest turn that was seen


def long_turn(patience: Patience, wanted: float) -> list[float]:
    """What each decision of a turn takes if the bot would like so many seconds for each."""
    took: list[float] = []
    for _ in range(DECISIONS):
        allowed = patience.allows("elder")
        assert allowed is not None
        took.append(min(wanted, allowed))
        patience.spend(took[-1])
    return took


def test_a_turn_of_many_decisions_is_bounded() -> None:
    took = long_turn(Patience(), 2.8)
    assert took[0] == 2.8 > took[1], "the first is thought over at leisure"
    assert took == sorted(took, reverse=True)
    assert took[-1] == LEAST
    assert sum(took) < TURN + DECISIONS * LEAST


def test_who_decides_quickly_is_not_hurried() -> None:
    assert set(long_turn(Patience(), 0.1)) == {0.1}


def test_a_turn_ends_when_another_seat_is_asked() -> None:
    patience = Patience()
    patience.turns_to(1)
    long_turn(patience, 2.8)
    patience.turns_to(1)
    assert patience.allows("elder") == LEAST
    patience.turns_to(0)  # a person, say
    patience.turns_to(1)
    assert patience.allows("elder") == TURN / 3


def test_a_budget_that_somebody_chose_is_kept() -> None:
    patience = Patience()
    patience.spend(100.0)
    assert patience.allows("search:5s") is None
    assert all(patience.allows(name) == LEAST for name in LEVELS)


def test_a_search_keeps_to_what_the_table_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("endless_winter")
    s = game.new(game.header(2, 3))
    bot = Search(Rng(1), judge_of(game), Budget(iterations=10**9))
    tick(monkeypatch, 0.05)
    assert bot.choose(Turn(game, s, seconds=0.2)) in s.options
    assert bot.iterations == 3, "the fourth look at the clock says that the time is up"
    assert bot.budget.seconds is None, "the next table may be more patient"


def test_the_shorter_limit_holds() -> None:
    budget = Budget(300, 2.8)
    assert budget.within(None) is budget
    assert budget.within(3.3) is budget
    shorter = budget.within(1.0)
    assert (shorter.iterations, shorter.seconds) == (300, 1.0)
    assert Budget(300).within(1.0).seconds == 1.0


def test_a_patient_table_changes_no_choice() -> None:
    game = find("altay")
    s = game.new(game.header(2, 3))
    choices = {
        make("search:30", game, Rng(4)).choose(Turn(game, s, seconds)) for seconds in (None, 60.0)
    }
    assert len(choices) == 1
