"""The judge of Prehistory: its weights, its memory, and what its greedy player no longer wastes."""

import pytest

from dolmen.bots import Turn, make
from dolmen.bots.bots import judge_of
from dolmen.bots.greedy import foresee
from dolmen.bots.judge import read_weights
from dolmen.bots.judges.prehistory.judge import PrehistoryJudge
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games import find
from dolmen.games.prehistory.actions import (
    BUY_MARKER,
    CONVERT_MARKER,
    CONVERT_RESOURCE,
    DP_TO_MOVEMENT,
    END_TURN,
    SKIP,
)
from dolmen.games.prehistory.autumn import BeginAutumnTurn
from dolmen.games.prehistory.state import AUTUMN, SUMMER, State

GAME = find("prehistory")
MARKERS_WASTED = (2, 3, 7)  # deals on which it did


def greedy_game(seed: int) -> list[tuple[State, int]]:
    """Every decision of a game between two greedy players, with its answer."""
    s = GAME.new(GAME.header(2, seed))
    assert isinstance(s, State)
    bots = [make("greedy", GAME, Rng(seed, str(seat))) for seat in range(2)]
    found: list[tuple[State, int]] = []
    while s.stack:
        action = bots[s.seat].choose(Turn(GAME, s))
        found.append((s.clone(), action))
        act(s, action)
    return found


@pytest.fixture(scope="module")
def decisions() -> list[tuple[State, int]]:
    return greedy_game(4)


@pytest.mark.parametrize("name", ["prehistory", "prehistory-first"])
def test_a_weight_too_many_or_too_few_is_named(name: str) -> None:
    weights = dict(read_weights(name))
    PrehistoryJudge(weights)
    with pytest.raises(BadInput, match="SUNSHINE"):
        PrehistoryJudge({**weights, "SUNSHINE": 1.0})
    with pytest.raises(BadInput, match="HOLD"):
        PrehistoryJudge({**weights, "HOLD": [1.0]})
    del weights["CUBE"]
    with pytest.raises(BadInput, match="CUBE"):
        PrehistoryJudge(weights)


def test_what_the_judge_remembers_changes_no_verdict(
    decisions: list[tuple[State, int]],
) -> None:
    used = judge_of(GAME, "prehistory")
    for s, _ in decisions[::3]:
        for seat in range(2):
            assert used.worth(s, seat) == judge_of(GAME, "prehistory").worth(s, seat)


def test_choices_are_legal_and_never_none(decisions: list[tuple[State, int]]) -> None:
    known = judge_of(GAME, "prehistory")
    for s, action in decisions:
        choices = known.choices(s)
        assert choices
        assert set(choices) <= set(s.options)
        assert action in choices


def test_ending_the_round_costs_nothing_but_what_could_still_be_done(
    decisions: list[tuple[State, int]],
) -> None:
    # The end of a round takes promises from everybody; that is no reason to put it off.
    known = judge_of(GAME, "prehistory")
    seen = 0
    for s, action in decisions:
        last = s.phase == AUTUMN and not any(isinstance(x, BeginAutumnTurn) for x in s.stack)
        if last and action == END_TURN.base and s.round < 5:
            seen += 1
            now, then = known.worth(s, s.seat), foresee(known, s, action)
            moved = s.clone()
            act(moved, action)
            assert now - 2.0 < then <= now + 1e-9
            assert known.worth(moved, s.seat) > then + 2.0  # the income of the next spring
    assert seen


def test_greedy_turns_no_cubes_into_points_in_autumn(
    decisions: list[tuple[State, int]],
) -> None:
    autumn = [action for s, action in decisions if s.phase == AUTUMN]
    assert autumn
    assert not [a for a in autumn if CONVERT_RESOURCE.base <= a < DP_TO_MOVEMENT.base]


@pytest.mark.parametrize("seed", MARKERS_WASTED)
def test_no_marker_is_bought_in_vain_in_the_last_summer(seed: int) -> None:
    """It used to buy the marker of the running action, to find that its card is better served by
    members at home, and to sell the marker for a third of its price."""
    bought = False
    for s, action in greedy_game(seed):
        if s.round < s.content.rounds or s.phase != SUMMER:
            bought = False
            continue
        colour = s.content.marker_colour[s.action]
        assert action != CONVERT_MARKER.at(colour), "sold, although it can be bought right now"
        assert not (bought and action == SKIP.base), "bought, and then not used"
        bought = action == BUY_MARKER.at(colour)
