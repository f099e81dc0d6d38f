"""The bots at a table of Endless Winter."""

from pathlib import Path

import pytest
from tests.endless_winter.table import WINTER

import dolmen
from dolmen.bots import Turn, make
from dolmen.bots.bots import judge_of
from dolmen.bots.judges.endless_winter.judge import EndlessWinterJudge
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games.endless_winter.state import State

FOLDER = Path(__file__).parent.parent / "golden" / "endless_winter"
GAMES = [*sorted(FOLDER.glob("*-four.txt")), *sorted(FOLDER.glob("*-solo.txt")), FOLDER / "two.txt"]


def played(bots: list[str], seed: int) -> State:
    s = WINTER.new(WINTER.header(len(bots), seed))
    minds = [make(bot, WINTER, Rng(seed, f"bot {seat}")) for seat, bot in enumerate(bots)]
    while s.stack:
        action = minds[s.seat].choose(Turn(WINTER, s))
        assert action in s.options
        act(s, action)
    assert isinstance(s, State)
    return s


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random_from_either_seat(seed: int) -> None:
    assert WINTER.winners(played(["greedy", "random"], seed)) == [0]
    assert WINTER.winners(played(["random", "greedy"], seed)) == [1]


def test_greedy_is_reproducible_and_a_rival_of_the_nomads() -> None:
    first, second = played(["greedy"], 5), played(["greedy"], 5)
    assert first == second
    assert sum(WINTER.scores(first)[0]) > 60


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_what_is_remembered_of_a_map_is_what_would_be_seen(path: Path) -> None:
    """Everything that matters is told apart, with every module."""
    play = dolmen.load(path.read_text(encoding="utf-8"))
    s = WINTER.new(play.header)
    knowing, fresh = judge_of(WINTER), judge_of(WINTER)
    assert isinstance(knowing, EndlessWinterJudge) and isinstance(fresh, EndlessWinterJudge)
    looks = 0
    for number, (_, action) in enumerate(play.moves):
        if number % 3 == 0:
            for world in (s, WINTER.determinize(s, s.seat, Rng(number))):
                for seat in range(s.players):
                    fresh.tables = None
                    assert knowing.worth(world, seat) == fresh.worth(world, seat)
                    looks += 1
        act(s, action)
    assert len(knowing.map.known) < looks / 2, "most of it was remembered"


def test_alone_the_bots_judge_by_weights_of_their_own() -> None:
    alone, table = judge_of(WINTER, players=1), judge_of(WINTER, players=2)
    assert isinstance(alone, EndlessWinterJudge) and isinstance(table, EndlessWinterJudge)
    assert alone.weights != table.weights
    assert alone.forecast is not None and alone.forecast != table.forecast
    assert {moment[0] for moment in alone.forecast.rest} == {1}
    seated = [make("greedy", WINTER, Rng(1), players=players) for players in (1, 2, None)]
    assert [bot.judge.weights for bot in seated] == [  # type: ignore[attr-defined]
        alone.weights,
        table.weights,
        table.weights,
    ]


def test_the_nomads_extra_cards_are_expected() -> None:
    judge = judge_of(WINTER, players=1)
    leads = []
    for extra in ("off", "on"):
        s = WINTER.new(WINTER.header(1, 4, {"extra_card": extra}))
        leads.append(judge.worth(s, 0))
    rounds = WINTER.content.rounds - 1
    assert leads[0] - leads[1] == pytest.approx(7.0 * rounds)
