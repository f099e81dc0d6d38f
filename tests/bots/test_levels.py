"""The levels that people play against."""

from pathlib import Path

import pytest

from dolmen.bots import Turn, make
from dolmen.bots.levels import LEVELS, REFERENCE, Level, level, levels, thinks_long
from dolmen.bots.statistics import wilson
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.games import built_in

GAMES = built_in()

IDS = [game.id for game in GAMES]
LADDER = Path(__file__).parents[2] / "docs" / "ladder.md"


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_game_has_four_levels_that_can_play(game: object) -> None:
    from dolmen.core.game import Game

    assert isinstance(game, Game)
    assert tuple(levels(game.id)) == LEVELS
    s = game.new(game.header(game.seats[-1], 1))
    for name in LEVELS[:2]:
        assert make(name, game, Rng(0)).choose(Turn(game, s)) in s.options
    for name in LEVELS:
        make(name, game, Rng(0))


@pytest.mark.parametrize("game", IDS)
def test_a_higher_level_wins_more_often(game: str) -> None:
    rates = [
        0.5 if one.id == REFERENCE else one.won / one.games
        for one in levels(game).values()
        if one.games or one.id == REFERENCE
    ]
    assert rates == sorted(rates)


@pytest.mark.parametrize("game", IDS)
def test_the_ladder_tells_the_same_figures(game: str) -> None:
    ladder = LADDER.read_text(encoding="utf-8")
    measured = [one for one in levels(game).values() if one.games]
    assert measured
    for one in measured:
        low, high = wilson(one.won, one.games)
        share = 100 * one.won / one.games
        assert f"{share:.1f} % ({100 * low:.1f}-{100 * high:.1f})" in ladder


def test_a_level_may_think_longer_alone() -> None:
    shared = Level("elder", "search:300", alone="search:800")
    assert [shared.at(players) for players in (None, 1, 2)] == [
        "search:300",
        "search:800",
        "search:300",
    ]
    assert Level("hunter", "casual:1").at(1) == "casual:1"


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadInput, match="no level 'chief'"):
        level("altay", "chief")


def test_who_thinks_long() -> None:
    assert thinks_long("altay", "elder")
    assert thinks_long("altay", "search:10")
    assert not thinks_long("altay", "hunter")
    assert not thinks_long("altay", "random")


def test_a_casual_bot_answers_differently_from_time_to_time() -> None:
    game = GAMES[0]
    s = game.new(game.header(2, 1))
    chosen = {make("casual:20", game, Rng(seed)).choose(Turn(game, s)) for seed in range(30)}
    assert len(chosen) > 1


def test_a_clear_sighted_casual_bot_plays_like_the_greedy_one() -> None:
    game = GAMES[1]
    s = game.new(game.header(2, 1))
    again = make("casual:0.0001", game, Rng(1)).choose(Turn(game, s))
    greedy = {make("greedy", game, Rng(seed)).choose(Turn(game, s)) for seed in range(20)}
    assert again in greedy


@pytest.mark.parametrize(
    "name",
    ["casual", "casual:0", "casual:x", "search:1s:2s", "search:5:5", "search:-1", "search:nans"],
)
def test_a_wrong_setting_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        make(name, GAMES[0], Rng(0))
