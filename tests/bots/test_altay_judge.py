"""Altay's judge: its weights, and what it must see."""

import pytest

from dolmen.bots import Turn, make
from dolmen.bots.judge import read_weights
from dolmen.bots.judges.altay.combat import last_stand
from dolmen.bots.judges.altay.judge import AltayJudge
from dolmen.bots.judges.altay.weights import read
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games.altay.game import Altay
from dolmen.games.altay.ids import NOBODY
from dolmen.games.altay.state import State

GAME = Altay()


def some_states(players: int) -> list[State]:
    s = GAME.new(GAME.header(players, 8))
    bots = [make("greedy", GAME, Rng(8, str(seat))) for seat in range(players)]
    found: list[State] = [s.clone()]
    while s.stack:
        act(s, bots[s.seat].choose(Turn(GAME, s)))
        found.append(s.clone())
    return found


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"poool": 1.0}, "unknown ones: poool"),
        ({"cards": {}}, "lack .*chariot"),
        ({"effects": {"wheel": 1.0}}, "unknown ones: wheel"),
    ],
)
def test_wrong_weights_are_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        AltayJudge({**read_weights("altay"), **change})


def test_a_missing_weight_is_refused() -> None:
    weights = dict(read_weights("altay"))
    del weights["rival"]
    with pytest.raises(BadInput, match="lack rival"):
        AltayJudge(weights)


@pytest.mark.parametrize("players", [2, 3])
def test_every_seat_at_once_is_the_same_as_one_by_one(players: int) -> None:
    judge = AltayJudge(read_weights("altay"))
    for s in some_states(players)[::7]:
        assert judge.worths(s) == [judge.worth(s, seat) for seat in range(players)]


@pytest.mark.parametrize("weights", ["altay", "altay-first"])
def test_a_victory_outweighs_every_promise(weights: str) -> None:
    judge = AltayJudge(read_weights(weights))
    states = some_states(2)
    end = states[-1]
    most = max(abs(judge.worth(s, seat)) for s in states[:-1] for seat in (0, 1))
    winners = GAME.winners(end)
    for seat in (0, 1):
        worth = judge.worth(end, seat)
        assert worth > most if seat in winners else worth < -most


def test_a_defeat_that_drives_from_the_board_costs_the_game() -> None:
    weights = read(read_weights("altay"))
    s = some_states(2)[-2]
    home = s.owner.index(0)
    s.owner = [0 if t == home else NOBODY for t in range(len(s.owner))]
    s.settlements[home] = 2
    assert last_stand(weights, s, 0) == 0.0
    s.settlements[home] = 1
    assert last_stand(weights, s, 0) == weights.final > 0.0
