"""Bots: what they may see, and that they choose the same again."""

import pytest
from tests.bots.clock import tick

from dolmen.bots import Turn, make
from dolmen.bots.search import Search
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import built_in

GAMES = built_in()

BOTS = ("random", "greedy", "search:4")
EACH = [pytest.param(game, bot, id=f"{game.id}-{bot}") for game in GAMES for bot in BOTS]


def decisions(game: Game, count: int) -> list[State]:
    """Some states of a game between greedy players."""
    s = game.new(game.header(game.seats[-1], 3))
    bots = [make("greedy", game, Rng(3, str(seat))) for seat in range(s.players)]
    found: list[State] = []
    while s.stack and len(found) < count:
        found.append(s.clone())
        act(s, bots[s.seat].choose(Turn(game, s)))
    return found


@pytest.mark.parametrize(("game", "bot"), EACH)
def test_a_bot_chooses_the_same_when_hidden_things_are_dealt_anew(game: Game, bot: str) -> None:
    for number, s in enumerate(decisions(game, 60)):
        if number % 6:
            continue
        redealt = game.determinize(s, s.seat, Rng(number, "redeal"))
        chosen = make(bot, game, Rng(number)).choose(Turn(game, s))
        again = make(bot, game, Rng(number)).choose(Turn(game, redealt))
        assert chosen in s.options
        assert again == chosen


@pytest.mark.parametrize(("game", "bot"), EACH)
def test_thinking_changes_nothing(game: Game, bot: str) -> None:
    for number, s in enumerate(decisions(game, 20)):
        before = s.clone()
        make(bot, game, Rng(number)).choose(Turn(game, s))
        assert s == before


@pytest.mark.parametrize("name", ["best", "search", "search:0", "search:fast", "greedy:3"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        make(name, GAMES[0], Rng(0))


def test_a_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    s = decisions(game, 30)[-1]
    tick(monkeypatch, 0.01)
    bot = make("search:0.05s", game, Rng(1))
    assert isinstance(bot, Search)
    bot.choose(Turn(game, s))
    assert bot.iterations == 4, "the fifth look at the clock says that the time is up"
